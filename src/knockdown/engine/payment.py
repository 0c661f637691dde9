"""4.6: which cards can pay a cost.

Cards with the same symbols are one choice, so a hand is counted by faces: four
bits for each face of the deck, in one number. All ways to pay are worked out
once for each such number and remembered. Whether a cost can be paid at all
depends on the symbols alone, whatever cards they are on, so a hand is counted
by symbols too.
"""

from __future__ import annotations

from typing import Final

from knockdown.engine.options import PAYMENT, Option, option, pack_faces
from knockdown.engine.terms import BLOCK, DASH, SYMBOLS, WILD

BITS: Final = 4
_FULL: Final = 15
_REMEMBERED: Final = 20_000  # hands per cost, so that long runs keep their memory


class Payments:
    """The ways to pay with the faces of one deck."""

    def __init__(self, faces: list[list[int]]) -> None:
        self.faces = faces
        self.unit: list[int] = [1 << (BITS * i) for i in range(len(faces))]
        self.symbol_unit: list[int] = [
            sum(1 << (BITS * symbol) for symbol in symbols) for symbols in faces
        ]
        self.block_mask = self.mask_of(BLOCK)
        self.dash_mask = self.mask_of(DASH)
        self.known: list[dict[int, list[Option]]] = []

    def mask_of(self, symbol: int) -> int:
        """The bits of a hand that count cards with this symbol."""
        mask = 0
        for i, symbols in enumerate(self.faces):
            if symbol in symbols:
                mask |= _FULL << (BITS * i)
        return mask

    def ways(self, cost: int, slots: list[int], improvise: bool, hand: int) -> list[Option]:
        """All distinct payments, the ones that waste least first."""
        place = cost * 2 + (1 if improvise else 0)
        while len(self.known) <= place:
            self.known.append({})
        remembered = self.known[place]
        found = remembered.get(hand)
        if found is None:
            if len(remembered) >= _REMEMBERED:
                remembered.clear()
            found = self.work_out(slots, improvise, hand)
            remembered[hand] = found
        return found

    def held(self, hand: int) -> list[int]:
        """The faces in a hand, each as often as it is held."""
        faces: list[int] = []
        for face in range(len(self.faces)):
            faces.extend([face] * (hand >> (BITS * face) & _FULL))
        return faces

    def distinct(self, hand: int, mask: int) -> list[int]:
        """The different faces in a hand that the mask lets through."""
        return [
            face for face in range(len(self.faces)) if hand & mask & (_FULL << (BITS * face))
        ]

    def work_out(self, slots: list[int], improvise: bool, hand: int) -> list[Option]:
        chosen: list[list[int]] = []
        self.choose(self.held(hand), 0, [], slots, improvise, chosen)
        ranked = [(self.waste(way, slots), len(way), pack_faces(way)) for way in chosen]
        return [option(PAYMENT, packed) for _, _, packed in sorted(set(ranked))]

    def waste(self, way: list[int], slots: list[int]) -> int:
        return sum(len(self.faces[face]) for face in way) - len(slots)

    def choose(
        self,
        held: list[int],
        start: int,
        way: list[int],
        slots: list[int],
        improvise: bool,
        found: list[list[int]],
    ) -> None:
        """Try every set of held cards, smallest first; stop growing one that pays."""
        if way and self.pays(way, slots, improvise):
            if self.needs_all(way, slots, improvise):
                found.append(way[:])
            return
        if len(way) == len(slots):
            return
        for i in range(start, len(held)):
            if i > start and held[i] == held[i - 1]:
                continue
            way.append(held[i])
            self.choose(held, i + 1, way, slots, improvise, found)
            way.pop()

    def needs_all(self, way: list[int], slots: list[int], improvise: bool) -> bool:
        """4.6, ruling: no card may be spent that the cost does not need."""
        for i in range(len(way)):
            if len(way) > 1 and self.pays(way[:i] + way[i + 1 :], slots, improvise):
                return False
        return True

    def pays(self, way: list[int], slots: list[int], improvise: bool) -> bool:
        symbols: list[int] = []
        for face in way:
            symbols.extend(self.faces[face])
        return covers_with(symbols, slots, improvise)


def covers(symbols: list[int], slots: list[int], slot: int, used: int) -> bool:
    """Whether each slot can have a symbol of its own; `used` marks those spent."""
    if slot == len(slots):
        return True
    for i, symbol in enumerate(symbols):
        if not used >> i & 1 and slots[slot] >> symbol & 1:
            if covers(symbols, slots, slot + 1, used | 1 << i):
                return True
    return False


def can_cover(counted: int, slots: list[int], improvise: bool) -> bool:
    """Whether symbols, counted four bits each, can pay a cost."""
    symbols: list[int] = []
    for symbol in range(len(SYMBOLS)):
        symbols.extend([symbol] * (counted >> (BITS * symbol) & _FULL))
    return covers_with(symbols, slots, improvise)


def covers_with(symbols: list[int], slots: list[int], improvise: bool) -> bool:
    """`covers`, where improvising lets any symbol pay one of the slots."""
    if covers(symbols, slots, 0, 0):
        return True
    if improvise:
        for i in range(len(slots)):
            if covers(symbols, slots[:i] + [WILD] + slots[i + 1 :], 0, 0):
                return True
    return False
