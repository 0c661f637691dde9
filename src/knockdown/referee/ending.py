"""How a match ended and who won it: by the rules, or by a forfeit, which the engine does not
know."""

from __future__ import annotations

from typing import Literal, NamedTuple, cast

from knockdown.engine.match import Match
from knockdown.referee.forfeit import REASONS, Forfeit, ForfeitReason

Reason = Literal["", "rounds", ForfeitReason]  # "": it goes on; "rounds": by the rules


class Ending(NamedTuple):
    """The end of a match; while it goes on there is neither a reason nor a winner."""

    reason: Reason
    winner: int

    @property
    def is_over(self) -> bool:
        return self.reason != ""

    @property
    def is_forfeit(self) -> bool:
        """Whether it was forfeited; then its last round has no end."""
        return self.reason in REASONS


def ending_of(match: Match, forfeit: Forfeit | None = None) -> Ending:
    if forfeit is not None:
        return Ending(cast(ForfeitReason, forfeit.reason), forfeit.winner)
    return Ending("rounds" if match.is_over else "", match.winner)
