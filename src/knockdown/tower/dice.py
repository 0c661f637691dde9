"""7.2 Three dice: the chance that their sum is high enough."""

from __future__ import annotations

from functools import cache
from itertools import product

DICE = 3
SIDES = 6
SUMS = [sum(roll) for roll in product(range(1, SIDES + 1), repeat=DICE)]


@cache
def dice_chance(wounds: int) -> float:
    """The chance of a sum of at least this many."""
    return sum(shown >= wounds for shown in SUMS) / len(SUMS)
