"""The match's own generator: the same seed gives the same match anywhere.

Bob Jenkins' small generator (JSF32) uses only additions, rotations and xor on
32 bits, so it never leaves the machine integers of the compiled engine. The
generator is seeded again for each shuffle and each roll from (seed, stream,
count): a match stores three small counters instead of generator states, and
rolling dice never changes the order of a later deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

Item = TypeVar("Item")

SETUP_STREAM: Final = 1
DECK_STREAM: Final = 2
DICE_STREAM: Final = 3
TOWER_STREAM: Final = 4
SEARCH_STREAM: Final = 5
HAND_STREAM: Final = 6

MAX_SEED: Final = 2**53 - 1  # what JSON carries exactly everywhere

_MASK: Final = 0xFFFFFFFF
_MASK_30: Final = 2**30 - 1


class Rng:
    """One stream of random numbers."""

    def __init__(self, seed: int, stream: int, count: int = 0) -> None:
        self.a: i64 = 0xF1EA5EED ^ (stream << 8)
        self.b: i64 = seed & _MASK
        self.c: i64 = (seed >> 32) & _MASK
        self.d: i64 = count & _MASK
        warm_up = 0
        while warm_up < 20:
            self.turn()
            warm_up += 1

    def bits(self) -> int:
        """32 random bits."""
        return self.turn()

    def turn(self) -> i64:
        b = self.b
        c = self.c
        e = (self.a - (((b << 27) | (b >> 5)) & _MASK)) & _MASK
        self.a = b ^ (((c << 17) | (c >> 15)) & _MASK)
        self.b = (c + self.d) & _MASK
        self.c = (self.d + e) & _MASK
        self.d = (e + self.a) & _MASK
        return self.d

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, n up to 2**30, each equally likely (Lemire's method)."""
        return self.lot(n)

    def lot(self, most: i64) -> i64:
        """The same, within machine integers."""
        product = (self.turn() >> 2) * most
        if product & _MASK_30 < most:  # rare: only here could a number be favoured
            favoured = 2**30 % most
            while product & _MASK_30 < favoured:
                product = (self.turn() >> 2) * most
        return product >> 30

    def shuffle(self, items: list[Item]) -> None:
        """Fisher–Yates, in place; the items may be of any type."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.lot(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1
