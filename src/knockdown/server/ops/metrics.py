"""Metrics for Prometheus. No label contains user data or ids, so there are few of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    start_http_server,
)

from knockdown.engine.errors import KnockdownError

REGISTRY: Final = CollectorRegistry()
SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
DECISIONS: Final = Counter(
    "knockdown_decisions", "Decisions, undos and verdicts that count.", ["kind"], registry=REGISTRY
)
REFUSALS: Final = Counter(
    "knockdown_refusals", "What was refused, by reason.", ["reason"], registry=REGISTRY
)
CUT_OFF: Final = Counter(
    "knockdown_cut_off", "Connections that were ended by the server.", ["why"], registry=REGISTRY
)
COMMIT: Final = Histogram(
    "knockdown_commit_seconds",
    "Until an entry of a match's log is durable.",
    buckets=SECONDS,
    registry=REGISTRY,
)
DELIVERY: Final = Histogram(
    "knockdown_delivery_seconds",
    "From the arrival of a decision to the sending of the scene it led to, for each screen.",
    buckets=SECONDS,
    registry=REGISTRY,
)
PICTURES: Final = Counter(
    "knockdown_tower_pictures",
    "Pictures of towers, for each screen: sent, or dropped for a newer one.",
    ["fate"],
    registry=REGISTRY,
)
LAG: Final = Histogram(
    "knockdown_loop_lag_seconds",
    "How late the event loop is.",
    buckets=SECONDS,
    registry=REGISTRY,
)
ProcessCollector(registry=REGISTRY)
LOCAL: Final = "127.0.0.1"
LAG_EVERY: Final = 0.25  # seconds


class ExportError(KnockdownError):
    """The metrics cannot be served there, and why."""


async def watch_lag() -> None:
    """Measure the lag of the event loop: sleep for a moment and compare."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        LAG.observe(max(loop.time() - due, 0))


@contextmanager
def exporting(where: str) -> Iterator[str]:
    """Serve metrics at `where`, a port or ADDRESS:PORT. Yields the whole address."""
    host, port = split(where)
    try:
        server, thread = start_http_server(port, host, REGISTRY)
    except (OSError, OverflowError) as error:
        why = (getattr(error, "strerror", None) or str(error)).lower()
        raise ExportError(f"cannot serve metrics at {where}: {why}") from error
    shown = f"[{host}]" if ":" in host else host
    try:
        yield f"http://{shown}:{server.server_port}/metrics"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def split(where: str) -> tuple[str, int]:
    host, _, port = where.rpartition(":")
    if not port.isdecimal():
        raise ExportError(f"--metrics takes a port or ADDRESS:PORT, not {where!r}")
    return host.strip("[]") or LOCAL, int(port)
