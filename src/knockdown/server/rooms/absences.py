"""Who has gone from a room, and for how long: a match must not begin without somebody."""

from __future__ import annotations

import time
from typing import Final

from knockdown.server.rooms.visits import Visit

GRACE: Final = 5.0  # seconds: a refresh changes nothing


class Absences:
    """Whoever is not here and was not seen leaving went before this server began."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.left: dict[Visit, float] = {}

    def note(self, room: str, who: str) -> None:
        self.left[room, who] = time.monotonic()

    def is_long(self, room: str, who: str) -> bool:
        return time.monotonic() - self.left.get((room, who), self.began) >= GRACE

    def rooms(self) -> set[str]:
        """Those that somebody has left for long."""
        return {room for room, who in self.left if self.is_long(room, who)}

    def forget(self, room: str) -> None:
        for visit in [visit for visit in self.left if visit[0] == room and self.is_long(*visit)]:
            del self.left[visit]
