"""Which players of a match are connected, and since when the others are away.

`now` is passed in, in milliseconds of any monotonic clock.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from knockdown.server.protocol.scene import NOBODY
from knockdown.server.storage.models import Seat

HERE: Final = -1


def is_between_two(seats: Sequence[Seat]) -> bool:
    """Whether two people play on screens of their own: only then can one wait for the other."""
    first, second = seats
    return not first.is_computer and not second.is_computer and first.owner != second.owner


class Presence:
    """A player who has not connected yet counts as away since the match was loaded."""

    def __init__(self, seats: Sequence[Seat], now: int) -> None:
        self.is_noted = is_between_two(seats)
        self.can_come = True  # whether a player who is away could reconnect
        self.gone_since: list[int | None] = [now, now]

    def note(self, present: Container[int], now: int) -> bool:
        """Returns whether this changes anything for the players who wait."""
        before = [since is None for since in self.gone_since]
        for seat, since in enumerate(self.gone_since):
            if seat in present:
                self.gone_since[seat] = None
            elif since is None:
                self.gone_since[seat] = now
        return self.is_noted and before != [since is None for since in self.gone_since]

    def note_way(self, now: int, *, can_come: bool) -> bool:
        """Players at other servers cannot reach us, or can again; returns whether that is new.

        A player who was cut off counts as away only from the moment they can reconnect.
        """
        if can_come == self.can_come:
            return False
        self.can_come = can_come
        if can_come:
            self.gone_since = [since if since is None else now for since in self.gone_since]
        return True

    def give_back(self, lost: int) -> None:
        """So much of the time passed does not count."""
        self.gone_since = [since if since is None else since + lost for since in self.gone_since]

    def is_cut_off(self, seat: int) -> bool:
        return seat != NOBODY and not self.can_come and self.gone_since[seat] is not None

    def gone(self, seat: int, now: int) -> int:
        """For how long, or HERE."""
        since = self.gone_since[seat]
        return HERE if since is None or not self.is_noted else max(now - since, 0)

    def claim_in(self, own: Sequence[int], grace: int, now: int) -> int:
        """How long until the player of these seats may claim the match, or HERE if the opponent is
        connected or could not reconnect."""
        if len(own) != 1 or not self.can_come:
            return HERE
        gone = self.gone(1 - own[0], now)
        return HERE if gone == HERE else max(grace - gone, 0)
