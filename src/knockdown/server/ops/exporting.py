"""Figures told to Prometheus, on an address of their own and only if one is named.

Whatever the public reaches has no way to them, through a reverse proxy or without.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import ProcessCollector, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from knockdown.engine.errors import KnockdownError
from knockdown.server.match.registry import House
from knockdown.server.ops.metrics import LAG, REGISTRY

LOCAL: Final = "127.0.0.1"
LAG_EVERY: Final = 0.25  # seconds


class ExportError(KnockdownError):
    """The figures cannot be told there, and why."""


class Inside(Collector):
    """What is so at this moment: counted when it is asked for, by another thread."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        hosted = list(self.house.hosted.values())
        plays = [bool(each.own) for match in hosted for each in match.connections.copy()]
        under_way = sum(each.is_started for each in list(self.house.workshop.towers.values()))
        awaited = self.house.thinking.awaited
        yield GaugeMetricFamily("knockdown_matches", "Matches in memory.", len(hosted))
        yield GaugeMetricFamily("knockdown_towers", "Towers under way.", under_way)
        yield GaugeMetricFamily("knockdown_thoughts", "Thoughts that are waited for.", awaited)
        screens = GaugeMetricFamily(
            "knockdown_connections", "Screens at a match or a practice tower.", labels=["role"]
        )
        screens.add_metric(["player"], plays.count(True))
        screens.add_metric(["watcher"], plays.count(False))
        screens.add_metric(["learner"], len(self.house.learners))
        yield screens
        colleagues = self.house.colleagues
        lines = len(colleagues.forwarding.lines) if colleagues else 0
        yield GaugeMetricFamily(
            "knockdown_lines", "Screens here that look at a match at another server.", lines
        )


async def watch_lag() -> None:
    """Sleep for a moment, and see how much later it is."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        LAG.observe(max(loop.time() - due, 0))


@contextmanager
def looking_inside(house: House) -> Iterator[None]:
    inside = Inside(house)
    workshop = ProcessCollector("knockdown_workshop", lambda: house.workshop.pid, registry=None)
    REGISTRY.register(inside)
    REGISTRY.register(workshop)
    try:
        yield
    finally:
        REGISTRY.unregister(inside)
        REGISTRY.unregister(workshop)


@contextmanager
def exporting(where: str) -> Iterator[str]:
    """Answers at `where`, a port or an address with a port; tells the whole address."""
    host, port = split(where)
    try:
        server, thread = start_http_server(port, host, REGISTRY)
    except (OSError, OverflowError) as error:
        why = (getattr(error, "strerror", None) or str(error)).lower()
        raise ExportError(f"cannot tell figures at {where}: {why}") from error
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
