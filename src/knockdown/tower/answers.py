"""How the engine's question "did the tower stand?" is answered where no person builds it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple, Protocol

from knockdown.engine.errors import SetupError
from knockdown.engine.match import Match
from knockdown.engine.match_rules import KNOCKDOWN_DICE, KNOCKDOWN_TOWER, Knockdown
from knockdown.engine.options import PASSED_OR_FAILED, TEST_RESULT, Option
from knockdown.engine.rng import HAND_STREAM, Rng
from knockdown.tower.builder import build
from knockdown.tower.odds import TABLE_FILE, Odds, load_odds
from knockdown.tower.pending import PendingTest, pending_test
from knockdown.tower.scatter import fraction
from knockdown.tower.skills import SKILLS, skill_named

DICE: Final = KNOCKDOWN_DICE
TOWER: Final = KNOCKDOWN_TOWER
TOWER_ODDS = f"{TOWER}-odds"


class Answer(Protocol):
    """Decides whether the tested player passes; the same test always gets the same answer."""

    def passes(self, test: PendingTest) -> bool: ...


class BuilderAnswer:
    """Builds every tower in the simulation."""

    def __init__(self, skill: str) -> None:
        self.skill = skill_named(skill)

    def passes(self, test: PendingTest) -> bool:
        verdict = build(test.cubes, self.skill, test.seed, test.number).verdict
        assert verdict is not None
        return verdict.passed


class OddsAnswer:
    """Draws the result at random, with the odds of a builder of this skill."""

    def __init__(self, skill: str, odds: Odds) -> None:
        skill_named(skill)
        self.skill = skill
        self.odds = odds

    def passes(self, test: PendingTest) -> bool:
        chance = self.odds.chance(self.skill, test.cubes.total)
        return fraction(Rng(test.seed, HAND_STREAM, test.number)) < chance


class Decided(NamedTuple):
    """How Knockdown Tests are decided: the match option, and who answers the engine."""

    knockdown: Knockdown
    answer: Answer | None = None

    def result(self, match: Match) -> Option | None:
        """7.1: the answer to the pending question, if it is about a tower."""
        if self.answer is None or match.decision != TEST_RESULT:
            return None
        test = pending_test(match)
        assert test is not None
        return PASSED_OR_FAILED[0 if self.answer.passes(test) else 1]


BY_DICE = Decided(DICE)


def decided_by(name: str, odds: Path = TABLE_FILE) -> Decided:
    """`dice`, `tower:SKILL` (built) or `tower-odds:SKILL` (looked up)."""
    way, _, skill = name.partition(":")
    if name == DICE:
        return BY_DICE
    if way == TOWER and skill in SKILLS:
        return Decided(TOWER, BuilderAnswer(skill))
    if way == TOWER_ODDS and skill in SKILLS:
        return Decided(TOWER, OddsAnswer(skill, load_odds(odds)))
    raise SetupError(
        f"there is no Knockdown Test '{name}' here; there are {DICE}, {TOWER}:SKILL and"
        f" {TOWER_ODDS}:SKILL with the skills {', '.join(SKILLS)}"
    )
