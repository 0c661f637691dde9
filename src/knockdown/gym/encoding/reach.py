"""Which attacks are in range at each distance, by kit, in the form that observations need."""

from __future__ import annotations

from array import array

from knockdown.engine.book import Arena, Book
from knockdown.engine.kit import Kit, kit_for
from knockdown.engine.view import PlayerView

SPECIALS = 4  # 2.2


def as_numbers(bits: int, count: int = SPECIALS) -> array[float]:
    """Bits as numbers, the lowest first."""
    return array("f", [bits >> place & 1 for place in range(count)])


class Reach:
    """One kit: the attacks in range at each distance."""

    def __init__(self, kit: Kit, book: Book, spaces: int) -> None:
        self.kit = kit
        self.attacks = [
            [float(kit.reaches(attack.index, distance)) for attack in book.attacks]
            for distance in range(spaces)
        ]
        self.specials = [self.special_bits(distance) for distance in range(spaces)]

    def special_bits(self, distance: int) -> int:
        """6.8: Special Attacks and Reactions in range, as bits by place on the sheet."""
        bits = 0
        for place, attack in enumerate(self.kit.specials[:SPECIALS]):
            bits |= self.kit.reaches(attack.index, distance) << place
        return bits


class Reaches:
    """The attacks in range for a player, computed once for each kit."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.known: dict[Kit, Reach] = {}

    def of(self, player: PlayerView, arena: Arena) -> Reach:
        """1.3: with the face-up Skills included. Before there are any, nothing is known."""
        fighter = player.fighter if player.shown else -1
        kit = kit_for(self.book, fighter, player.skills, arena)
        found = self.known.get(kit)
        if found is None:
            found = self.known[kit] = Reach(kit, self.book, arena.spaces)
        return found
