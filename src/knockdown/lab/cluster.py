"""A Ray cluster as a pool: one task per chunk, results come back here."""

from __future__ import annotations

import socket
from typing import Any, Final

from knockdown.lab.chunks import Chunk
from knockdown.lab.driver import ALIVE, drive
from knockdown.lab.errors import LabError
from knockdown.lab.workers import Outcome, Work, Worker, checked

KNOCK: Final = 5.0  # seconds until a connection attempt times out
PATIENCE: Final = 45.0  # seconds without a heartbeat until the driver counts as lost
FAREWELL: Final = 10.0  # seconds for the driver to shut down, and a local Ray with it


class Cluster:
    """Runs tasks through a driver, on a cluster or on a local Ray."""

    def __init__(self, work: Work, address: str = "", size: int = 0) -> None:
        self.place = f"the cluster at {address}" if address else "Ray on this machine"
        knock(self.place, address)
        self.driver = Worker(drive, work, address, size)
        try:
            self.size = self.joined()
        except BaseException:
            self.close()
            raise

    def joined(self) -> int:
        told = self.heard()
        if isinstance(told, int):
            return told
        raise LabError(f"{self.place} cannot be reached: {told}")

    def give(self, chunk: Chunk) -> None:
        self.driver.give(chunk)

    def results(self) -> list[Outcome]:
        while (told := self.heard()) is ALIVE:
            pass
        if not isinstance(told, Outcome):
            raise LabError(
                f"{self.place} was lost ({told}); finished matches are kept,"
                " and the same command continues when it is back"
            )
        return [told if told.lost else checked(told.chunk, told.result)]

    def heard(self) -> Any:
        """The driver's next message; if there is none, a text that says why."""
        try:
            if self.driver.line.poll(PATIENCE):
                return self.driver.answer()
        except (EOFError, OSError):
            return "Ray has ended without a message"
        self.driver.stop()
        return f"Ray has not answered for {PATIENCE:.0f} seconds"

    def close(self) -> None:
        self.driver.line.close()
        self.driver.process.join(FAREWELL)
        self.driver.stop()


def knock(place: str, address: str) -> None:
    """Fail at once if no connection can be made: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return  # "auto", or a local Ray
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()
    except (OSError, UnicodeError) as error:  # UnicodeError: not a valid host name
        why = getattr(error, "strerror", None) or str(error)
        raise LabError(
            f"{place} cannot be reached: {why}; see that Ray runs there, and that its port is open"
        ) from None
