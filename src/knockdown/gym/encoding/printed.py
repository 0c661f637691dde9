"""What is printed on the Attack cards, as numbers computed once."""

from __future__ import annotations

from array import array

from knockdown.engine.book import NONE, Book, Card, Face
from knockdown.engine.terms import ABILITY, REACTION, STRIKE, SYMBOLS

CARD_NUMBERS = (
    "there is one",
    "heavy / 3",
    "light / 3",
    "K.O.",
    "Strike",
    "Ability",
    "Reaction",
    "has an effect",
    "acts when taken",
    *(f"{symbol} / 2" for symbol in SYMBOLS),
)
_MOST_WOUNDS = 3.0  # of one kind in a printed pool; larger pools are capped
_MOST_SYMBOLS = 2.0  # 2.1: of one kind on a card


def deck_attacks(book: Book) -> list[int]:
    """The attacks on the Attack cards of any deck, by number."""
    found = {card.attack for arena in book.arenas for card in arena.cards}
    return sorted(found - {NONE})


class CardPrint:
    """The numbers of every card, by arena and card."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.attacks = deck_attacks(book)
        self.size = len(CARD_NUMBERS) + len(self.attacks)
        self.attack_of = [[card.attack for card in arena.cards] for arena in book.arenas]
        self.cards = [
            [self.of(card, arena.faces) for card in arena.cards[: arena.attack_cards]]
            for arena in book.arenas
        ]

    def of(self, card: Card, faces: list[Face]) -> array[float]:
        attack = self.book.attacks[card.attack]
        symbols = faces[card.face].symbols
        numbers = [
            1.0,
            min(attack.heavy / _MOST_WOUNDS, 1.0),
            min(attack.light / _MOST_WOUNDS, 1.0),
            attack.ko,
            attack.type == STRIKE,
            attack.type == ABILITY,
            attack.type == REACTION,
            attack.effect != NONE,
            attack.taken != NONE,
            *(symbols.count(symbol) / _MOST_SYMBOLS for symbol in range(len(SYMBOLS))),
            *(attack.index == other for other in self.attacks),
        ]
        return array("f", numbers)
