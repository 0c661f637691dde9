"""The interface of every computer opponent: it sees a view and chooses an option."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple, Protocol

from knockdown.engine.frames import KnockdownFrame
from knockdown.engine.options import (
    KEEP_SKILL,
    PASSED_OR_FAILED,
    PICK_FIGHTER,
    SHOW_SKILL,
    TEST_RESULT,
    Option,
)
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players.odds import pass_odds


class Advice(NamedTuple):
    """An option, and the chance to win the match with it, as the player sees it."""

    option: Option
    chance: float


class ComputerPlayer(Protocol):
    """Answers decisions from what a player may know (5.2)."""

    tower_skill: str  # the preset of `knockdown.tower.skills` that builds its towers

    def choose(self, view: View, rng: Rng) -> Option:
        """One of the view's options. Unless the player thinks by the clock, the same view and
        generator give the same answer."""

    def advise(self, view: View, rng: Rng) -> list[Advice]:
        """Options with their values, the best first.

        A player that errs on purpose, or leaves a decision to chance, may choose another.
        """


class BasePlayer(ABC):
    """Answers decisions that need no thought; `decide` answers the rest."""

    tower_skill = "average"
    blind_at: tuple[int, ...] = (PICK_FIGHTER, KEEP_SKILL, SHOW_SKILL)  # left to chance

    def choose(self, view: View, rng: Rng) -> Option:
        if self.thinks_at(view):
            return self.decide(view, rng)
        if view.decision == TEST_RESULT:
            return self.luck(view, rng)
        return view.options[rng.below(len(view.options))]

    def thinks_at(self, view: View) -> bool:
        """Whether there is anything to think about."""
        decision = view.decision
        is_luck = decision == TEST_RESULT or decision in self.blind_at
        return not is_luck and len(view.options) > 1

    def decide(self, view: View, rng: Rng) -> Option:
        return self.advise(view, rng)[0].option

    @abstractmethod
    def advise(self, view: View, rng: Rng) -> list[Advice]:
        """Options with their values, the best first."""

    def luck(self, view: View, rng: Rng) -> Option:
        """7.1: where its tower is not built, its odds decide."""
        test = view.stack[-1]
        assert isinstance(test, KnockdownFrame)
        odds = pass_odds(view, self.tower_skill)
        passed = test.wounds < len(odds) and rng.bits() / 2**32 < odds[test.wounds]
        return PASSED_OR_FAILED[0 if passed else 1]
