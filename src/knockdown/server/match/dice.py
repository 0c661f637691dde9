"""7.2 Three dice decide a Knockdown Test whose tower cannot be built because of a server error."""

from __future__ import annotations

from typing import Final, NamedTuple

from knockdown.engine.options import PASSED_OR_FAILED
from knockdown.engine.rng import HAND_STREAM, Rng
from knockdown.referee.errors import TowerRefused
from knockdown.referee.live import LiveMatch
from knockdown.tower.dice import DICE, SIDES
from knockdown.tower.pending import PendingTest

BY_DICE: Final = "dice"  # the reason sent to pages


class Dice(NamedTuple):
    """What they show, and the sum that is needed."""

    shown: tuple[int, ...]
    wounds: int

    @property
    def passed(self) -> bool:
        return sum(self.shown) >= self.wounds

    def decide(self, live: LiveMatch) -> None:
        """Answer the test that waits for a tower."""
        test = live.pending_test
        if test is None or test.cubes.total != self.wounds:
            raise TowerRefused(f"no Knockdown Test with {self.wounds} wounds waits for a tower")
        live.decide(PASSED_OR_FAILED[0 if self.passed else 1])

    def __str__(self) -> str:
        """As the log has it: `4 2 5 of 9`."""
        return f"{' '.join(map(str, self.shown))} of {self.wounds}"

    @classmethod
    def parse(cls, text: str) -> Dice:
        shown, _, wounds = text.partition(" of ")
        return cls(tuple(map(int, shown.split())), int(wounds))


def roll(test: PendingTest) -> Dice:
    """Always the same ones for the same test.

    They use the stream of the hand that would have built: the match's own dice are unaffected.
    """
    rng = Rng(test.seed, HAND_STREAM, test.number)
    return Dice(tuple(rng.below(SIDES) + 1 for _ in range(DICE)), test.cubes.total)
