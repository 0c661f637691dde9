"""A Ray cluster as a crew: one task for each chunk, results come back here."""

from __future__ import annotations

import logging
import os
import socket
import subprocess
import sys
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from knockdown.lab.chunks import Chunk
from knockdown.lab.crew import Outcome, Work, attempted, checked
from knockdown.lab.errors import LabError

KNOCK: Final = 5.0  # seconds for a connection
PATIENCE: Final = 40.0  # and for the cluster's first answer
LOCAL: Final = "local"
TRY: Final = "import ray, sys; ray.init(sys.argv[1], log_to_driver=False); ray.shutdown()"


class Cluster:
    """Tasks on a cluster, or on a Ray of our own on this machine."""

    def __init__(self, work: Work, address: str = "", size: int = 0) -> None:
        self.work = work
        join(address, size)
        # Ray would play lost chunks again by itself; then nobody would hear of it.
        self.task = ray.remote(max_retries=0)(attempted)
        self.size = size or max(int(resources().get("CPU", 1)), 1)
        self.at_work: dict[Any, Chunk] = {}

    def give(self, chunk: Chunk) -> None:
        self.at_work[self.task.remote(self.work, chunk)] = chunk

    def results(self) -> list[Outcome]:
        done, _ = ray.wait(list(self.at_work), num_returns=1)
        return [self.outcome(each) for each in done]

    def outcome(self, done: Any) -> Outcome:
        chunk = self.at_work.pop(done)
        try:
            return checked(chunk, ray.get(done))
        except RayTaskError as error:
            raise LabError(f"a worker of the cluster cannot play: {error.cause}") from None
        except RayError as error:
            return Outcome(chunk, None, f"a worker of the cluster died ({type(error).__name__})")

    def close(self) -> None:
        ray.shutdown()


def resources() -> dict[str, float]:
    """What the cluster has in all."""
    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray's own
    return found


def join(address: str, size: int) -> None:
    """Connect to a cluster; without an address, start one here."""
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    if address:
        check_reachable(address)
        ray.init(address, **quiet)
    else:
        ray.init(LOCAL, num_cpus=size or None, include_dashboard=False, **quiet)


def check_reachable(address: str) -> None:
    """Knock before entering: Ray would wait for minutes, and loudly, or end this process."""
    reason = refused(address) or unanswered(address)
    if reason:
        raise LabError(f"the cluster at {address} cannot be reached: {reason}")


def refused(address: str) -> str:
    """Why not even a connection can be made; nothing if one can."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return ""  # "auto", or whatever Ray may make of it
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()
    except (OSError, OverflowError) as error:
        return getattr(error, "strerror", None) or str(error)
    return ""


def unanswered(address: str) -> str:
    """Why no Ray lets us in there, tried by a process that can be given up."""
    try:
        tried = subprocess.run(
            [sys.executable, "-c", TRY, address],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"no Ray has answered for {PATIENCE:.0f} seconds"
    if tried.returncode == 0:
        return ""
    if "InvalidAuthToken" in tried.stderr:
        return "it asks for a token that is not set here; see RAY_AUTH_TOKEN in Ray's manual"
    return tried.stderr.strip().rpartition("\n")[2].partition(": ")[2] or "Ray gives no reason"
