"""4.6: which cards can pay a cost.

Cards with the same symbols are one choice, so a hand is counted by faces: four
bits for each face of the deck, in one number. Whether cards can pay depends
only on the symbols on them, so symbols are counted the same way, in five bits. Results are
cached by these numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.options import PAYMENT, Option, option, packed_with, unpack_faces
from knockdown.engine.terms import BLOCK, DASH, SYMBOLS, WILD

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

BITS: Final = 4  # a count of cards with one face
_FULL: Final = 15
SYMBOL_BITS: Final = 5  # a count of one symbol: twice as many, if each card has it twice
_MOST_SYMBOLS: Final = 31
_REMEMBERED: Final = 20_000  # hands per cost, so that memory stays bounded in long runs
_PACKED: Final = 2**40 - 1
UNKNOWN: Final = -1
_LATELY: Final = 1024  # a power of two
_SPREAD: Final = 0x9E3779B1  # a hash multiplier: similar numbers get different places
_SPREAD_BITS: Final = 20


class Remembered:
    """A cache from numbers to numbers.

    Recent ones are found without a dictionary, which would have to box every number it
    is asked for.
    """

    def __init__(self) -> None:
        self.found: dict[int, int] = {}
        self.lately: list[int] = [UNKNOWN] * _LATELY
        self.found_lately: list[int] = [UNKNOWN] * _LATELY

    def get(self, number: i64) -> i64:
        """The cached number, or UNKNOWN."""
        place = number * _SPREAD >> _SPREAD_BITS & (_LATELY - 1)
        if self.lately[place] == number:
            return self.found_lately[place]
        found: i64 = self.found.get(number, UNKNOWN)
        if found != UNKNOWN:
            self.lately[place] = number
            self.found_lately[place] = found
        return found

    def keep(self, number: int, found: int) -> None:
        self.found[number] = found


class Payments:
    """The ways to pay with the faces of one deck."""

    def __init__(self, faces: list[list[int]]) -> None:
        self.faces = faces
        self.unit: list[int] = [1 << (BITS * i) for i in range(len(faces))]
        self.mask: list[int] = [_FULL << (BITS * i) for i in range(len(faces))]
        self.symbol_unit: list[int] = [count_symbols(symbols) for symbols in faces]
        self.block_mask = self.mask_of(BLOCK)
        self.dash_mask = self.mask_of(DASH)
        self.tills: list[Till] = []

    def mask_of(self, symbol: int) -> int:
        """The bits of a hand that count cards with this symbol."""
        mask = 0
        for i, symbols in enumerate(self.faces):
            if symbol in symbols:
                mask |= self.mask[i]
        return mask

    def distinct(self, hand: int, mask: int) -> list[int]:
        """The different faces in a hand that the mask lets through."""
        return [face for face in range(len(self.faces)) if hand & mask & self.mask[face]]

    def till(self, cost: int, slots: list[int], improvise: bool) -> Till:
        """The till for this cost, with or without improvising."""
        place = cost * 2 + (1 if improvise else 0)
        while len(self.tills) <= place:
            self.tills.append(Till(self, [], False))
        found = self.tills[place]
        if not found.slots:
            found = Till(self, slots, improvise)
            self.tills[place] = found
        return found

    def ways(self, cost: int, slots: list[int], improvise: bool, hand: int) -> list[Option]:
        """All distinct payments, the ones that waste least first."""
        return self.till(cost, slots, improvise).ways(hand)


class Till:
    """One cost, with a cache of what pays it."""

    def __init__(self, payments: Payments, slots: list[int], improvise: bool) -> None:
        self.payments = payments
        self.slots = slots
        self.improvise = improvise
        self.known_ways: dict[int, list[Option]] = {}  # by hand
        self.known_enough: dict[int, int] = {}  # by symbols

    def ways(self, hand: int) -> list[Option]:
        found = self.known_ways.get(hand)
        if found is None:
            if len(self.known_ways) >= _REMEMBERED:
                self.known_ways.clear()
            ranked: list[int] = []
            self.search(hand, 0, 0, 0, 0, ranked)
            ranked.sort()
            found = [option(PAYMENT, rank & _PACKED) for rank in ranked]
            self.known_ways[hand] = found
        return found

    def search(
        self, hand: int, face: int, symbols: int, packed: int, cards: int, ranked: list[int]
    ) -> None:
        """Add cards of this face and the following ones until they are enough."""
        if cards == len(self.slots):
            return
        units = self.payments.unit
        for i in range(face, len(units)):
            if not hand & self.payments.mask[i]:
                continue
            more = symbols + self.payments.symbol_unit[i]
            longer = packed_with(packed, i)
            if not self.is_enough(more):
                self.search(hand - units[i], i, more, longer, cards + 1, ranked)
            elif self.needs_all(longer, more):
                waste = count_of(more) - len(self.slots)
                ranked.append((waste << 4 | (cards + 1)) << 40 | longer)

    def needs_all(self, packed: int, symbols: int) -> bool:
        """4.6, ruling: no card may be spent unless the cost needs it."""
        for face in unpack_faces(packed):
            if self.is_enough(symbols - self.payments.symbol_unit[face]):
                return False
        return True

    def is_enough(self, symbols: int) -> bool:
        """Whether these symbols pay the cost, no matter which cards they are on."""
        known = self.known_enough.get(symbols, -1)
        if known < 0:
            known = 1 if can_cover(list_symbols(symbols), self.slots, self.improvise) else 0
            self.known_enough[symbols] = known
        return known == 1


def count_symbols(symbols: list[int]) -> int:
    """Symbols counted, five bits each, in one number."""
    counted = 0
    for symbol in symbols:
        counted += 1 << (SYMBOL_BITS * symbol)
    return counted


def list_symbols(counted: int) -> list[int]:
    symbols: list[int] = []
    for symbol in range(len(SYMBOLS)):
        symbols.extend([symbol] * symbols_in(counted, symbol))
    return symbols


def symbols_in(counted: i64, symbol: i64) -> i64:
    """How many there are of one symbol."""
    return counted >> (SYMBOL_BITS * symbol) & _MOST_SYMBOLS


def count_of(counted: i64) -> i64:
    """How many symbols there are in all."""
    total: i64 = 0
    while counted:
        total += counted & _MOST_SYMBOLS
        counted >>= SYMBOL_BITS
    return total


def can_cover(symbols: list[int], slots: list[int], improvise: bool) -> bool:
    """Improvising lets any symbol pay for one slot."""
    if covers(symbols, slots, 0, 0):
        return True
    if improvise:
        for i in range(len(slots)):
            if covers(symbols, slots[:i] + [WILD] + slots[i + 1 :], 0, 0):
                return True
    return False


def covers(symbols: list[int], slots: list[int], slot: int, used: int) -> bool:
    """2.4: whether each slot can have a symbol of its own; `used` marks those spent.

    A slot is the set of symbols that may pay it: one, either of two, or any (Wild).
    """
    if slot == len(slots):
        return True
    for i, symbol in enumerate(symbols):
        if not used >> i & 1 and slots[slot] >> symbol & 1:
            if covers(symbols, slots, slot + 1, used | 1 << i):
                return True
    return False
