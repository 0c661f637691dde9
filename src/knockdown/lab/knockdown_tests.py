"""7: how the Knockdown Tests of a lab are decided, and how likely they were to fail.

Each seat is judged by its own hand: the skill its player builds towers with,
unless one is named for both.
"""

from __future__ import annotations

from collections.abc import Sequence

from knockdown.engine.errors import SetupError
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.players import ComputerPlayer
from knockdown.tower.answers import DICE, TOWER, TOWER_ODDS, decided_by
from knockdown.tower.dice import dice_chance
from knockdown.tower.odds import load_odds
from knockdown.tower.skills import SKILLS

OWN_HANDS = (TOWER, TOWER_ODDS)


def check_kind(kind: str) -> None:
    """Refuse an unknown kind before anything is played."""
    if kind in OWN_HANDS:
        return
    try:
        decided_by(kind)
    except SetupError:
        raise SetupError(
            f"there is no Knockdown Test '{kind}' here; there are {DICE}, {' and '.join(OWN_HANDS)}"
            f" with each player's own hand, and {TOWER}:SKILL and {TOWER_ODDS}:SKILL with one of"
            f" the skills {', '.join(SKILLS)} for both"
        ) from None


class KnockdownTests:
    """Answers the tower tests of each seat in one match."""

    def __init__(self, kind: str, players: Sequence[ComputerPlayer]) -> None:
        way, _, named = kind.partition(":")
        self.skills = [named or player.tower_skill for player in players]
        self.seats = [
            decided_by(DICE if way == DICE else f"{way}:{skill}") for skill in self.skills
        ]
        self.knockdown = self.seats[0].knockdown

    def result(self, match: Match) -> Option | None:
        """7.1: the answer of the tested seat's hand, if a tower is asked for."""
        return self.seats[match.decider].result(match)

    def ko_chance(self, seat: int, wounds: int, way: str) -> float:
        """How likely this seat is to fail; `way` is how the engine decides this test (7.2)."""
        if way == DICE:
            return 1 - dice_chance(wounds)
        return 1 - load_odds().chance(self.skills[seat], wounds)
