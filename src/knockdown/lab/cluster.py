"""A Ray cluster as a crew: one task for each chunk, results come back here."""

from __future__ import annotations

import socket
from typing import Any, Final

from knockdown.lab.chunks import Chunk
from knockdown.lab.crew import Hand, Outcome, Work, checked
from knockdown.lab.driver import ALIVE, drive
from knockdown.lab.errors import LabError

KNOCK: Final = 5.0  # seconds for a connection
PATIENCE: Final = 45.0  # for a sign of life
FAREWELL: Final = 10.0  # for the driver to end by itself, and a Ray of our own with it


class Cluster:
    """Tasks on a cluster, or on a Ray of our own on this machine, given out by a driver."""

    def __init__(self, work: Work, address: str = "", size: int = 0) -> None:
        self.place = f"the cluster at {address}" if address else "Ray on this machine"
        knock(self.place, address)
        self.driver = Hand(drive, work, address, size)
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
                f"{self.place} was lost ({told}); what is finished is kept,"
                " and the same command goes on when it is there again"
            )
        return [told if told.lost else checked(told.chunk, told.result)]

    def heard(self) -> Any:
        """What the driver says next; if it cannot, a text why, as from itself."""
        try:
            if self.driver.line.poll(PATIENCE):
                return self.driver.answer()
        except (EOFError, OSError):
            return "Ray has given up, and says nothing"
        self.driver.stop()
        return f"no Ray has answered for {PATIENCE:.0f} seconds"

    def close(self) -> None:
        self.driver.line.close()
        self.driver.process.join(FAREWELL)
        self.driver.stop()


def knock(place: str, address: str) -> None:
    """Where not even a connection can be made, Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return  # "auto", or a Ray of our own
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()
    except (OSError, UnicodeError) as error:  # the latter: no name of a machine
        why = getattr(error, "strerror", None) or str(error)
        raise LabError(
            f"{place} cannot be reached: {why}; see that Ray runs there, and that its port is open"
        ) from None
