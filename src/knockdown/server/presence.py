"""Who of the people at a match is there, and since when somebody is gone.

`now` is handed in, in milliseconds of any clock that only goes forward.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from knockdown.server.seats import Seat

HERE: Final = -1


def is_between_two(seats: Sequence[Seat]) -> bool:
    """Whether two people play from places of their own: only then can one leave the other."""
    first, second = seats
    return not first.is_computer and not second.is_computer and first.owner != second.owner


class Presence:
    """Whoever has not come yet is gone since the match was brought into memory."""

    def __init__(self, seats: Sequence[Seat], now: int) -> None:
        self.is_noted = is_between_two(seats)
        self.gone_since: list[int | None] = [now, now]

    def note(self, present: Container[int], now: int) -> bool:
        """Tells whether something has changed for those who wait."""
        before = [since is None for since in self.gone_since]
        for seat, since in enumerate(self.gone_since):
            if seat in present:
                self.gone_since[seat] = None
            elif since is None:
                self.gone_since[seat] = now
        return self.is_noted and before != [since is None for since in self.gone_since]

    def gone(self, seat: int, now: int) -> int:
        """For how long, or HERE."""
        since = self.gone_since[seat]
        return HERE if since is None or not self.is_noted else max(now - since, 0)

    def claim_in(self, own: Sequence[int], grace: int, now: int) -> int:
        """How long until whoever plays these seats may claim the match, or HERE if nobody left."""
        if len(own) != 1:
            return HERE
        gone = self.gone(1 - own[0], now)
        return HERE if gone == HERE else max(grace - gone, 0)
