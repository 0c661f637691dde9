"""What every computer opponent is: it sees a view and chooses an option."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple, Protocol

from knockdown.engine.frames import KnockdownFrame
from knockdown.engine.options import PASSED_OR_FAILED, TEST_RESULT, Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players.odds import pass_odds


class Advice(NamedTuple):
    """An option, and the chance to win the match with it, as the player sees it."""

    option: Option
    chance: float


class ComputerPlayer(Protocol):
    """Whoever can answer a decision from what a player may know (5.2)."""

    tower_skill: str  # the preset of `knockdown.knockout.skills` that builds its towers

    def choose(self, view: View, rng: Rng) -> Option:
        """One of the view's options; the same view and generator give the same answer."""

    def advise(self, view: View, rng: Rng) -> list[Advice]:
        """Options with their values, the best first: why it would choose what it chooses."""


class BasePlayer(ABC):
    """What needs no thought is answered here; the rest is up to `decide`."""

    tower_skill = "average"

    def choose(self, view: View, rng: Rng) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        if view.decision == TEST_RESULT:
            return self.luck(view, rng)
        return self.decide(view, rng)

    def decide(self, view: View, rng: Rng) -> Option:
        return self.advise(view, rng)[0].option

    @abstractmethod
    def advise(self, view: View, rng: Rng) -> list[Advice]:
        """Options with their values, the best first."""

    def luck(self, view: View, rng: Rng) -> Option:
        """7.1: where nobody builds its tower, its odds decide."""
        test = view.stack[-1]
        assert isinstance(test, KnockdownFrame)
        passed = rng.bits() / 2**32 < pass_odds(view, self.tower_skill)[test.wounds]
        return PASSED_OR_FAILED[0 if passed else 1]
