"""Who sits at a match, and what a connection may do there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from knockdown.server.protocol.scene import NOBODY
from knockdown.server.protocol.seats import SeatInfo

PERSON: Final = "person"
COMPUTER: Final = "computer"
Mode = Literal["alone", "shared", "watched", "replay"]


@dataclass(frozen=True)
class Seat(SeatInfo):
    """A seat of a hosted match; a person's belongs to the hash of a token."""

    owner: str = ""


def seats_of(seats: Sequence[Seat], owner: str) -> list[int]:
    """The seats of whoever has this cookie."""
    return [place for place, seat in enumerate(seats) if owner and seat.owner == owner]


def mode_of(own: Sequence[int]) -> Mode:
    if len(own) == 2:
        return "shared"
    return "alone" if own else "watched"


def sole_viewer(own: Sequence[int]) -> int:
    """5.2: whose eyes a screen has that is not shared."""
    return own[0] if len(own) == 1 else NOBODY
