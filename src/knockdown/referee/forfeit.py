"""An end outside the rules: one player concedes, runs out of time or stays away.

forfeit 2 conceded
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, get_args

from knockdown.content.problems import hint
from knockdown.referee.errors import ForfeitRefused, shorten

ForfeitReason = Literal["conceded", "time", "left"]
REASONS: Final[tuple[ForfeitReason, ...]] = get_args(ForfeitReason)
CONCEDED, OUT_OF_TIME, LEFT = REASONS

FORFEIT: Final = re.compile("forfeit( .*)?")
_SEATS: Final = ("1", "2")


@dataclass(frozen=True)
class Forfeit:
    """Who lost the match without being beaten, and why. The engine does not know about it."""

    seat: int
    reason: str

    def __post_init__(self) -> None:
        if self.seat not in (0, 1):
            raise ForfeitRefused(f"there is no seat {self.seat}")
        if self.reason not in REASONS:
            known = hint(self.reason, REASONS)
            raise ForfeitRefused(f"'{shorten(self.reason)}' is no reason for a forfeit; {known}")

    @property
    def winner(self) -> int:
        return 1 - self.seat


def forfeit_text(forfeit: Forfeit) -> str:
    """Players count from 1 in texts."""
    return f"forfeit {forfeit.seat + 1} {forfeit.reason}"


def read_forfeit(text: str) -> Forfeit:
    """What `forfeit_text` wrote; anything else raises `ForfeitRefused`."""
    words = text.split()
    if len(words) != 3 or words[1] not in _SEATS:
        raise ForfeitRefused(
            f"'{shorten(text)}' should name the player, 1 or 2, and the reason:"
            f" '{forfeit_text(Forfeit(1, CONCEDED))}'"
        )
    return Forfeit(int(words[1]) - 1, words[2])
