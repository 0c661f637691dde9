"""Who has left a room, and for how long: a match must not begin without a player."""

from __future__ import annotations

import time
from typing import Final

from knockdown.server.rooms.visits import Visit

GRACE: Final = 5.0  # seconds, so that a page refresh does not count


class Absences:
    """Guests who are absent and were not seen leaving left before this server started."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.left: dict[Visit, float] = {}

    def note(self, room: str, who: str) -> None:
        self.left[room, who] = time.monotonic()

    def is_long(self, room: str, who: str) -> bool:
        return time.monotonic() - self.left.get((room, who), self.began) >= GRACE

    def rooms(self) -> set[str]:
        """The rooms that a guest has left for long."""
        return {room for room, who in self.left if self.is_long(room, who)}

    def forget(self, room: str) -> None:
        for visit in [visit for visit in self.left if visit[0] == room and self.is_long(*visit)]:
            del self.left[visit]
