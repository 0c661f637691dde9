"""The part of an observation about the two seats: the viewer's and the opponent's."""

from __future__ import annotations

from array import array

from knockdown.engine.book import NONE, Arena, Book, Card
from knockdown.engine.view import PlayerView, View
from knockdown.gym.encoding.actions import all_faces, own_space
from knockdown.gym.encoding.layout import Layout
from knockdown.gym.encoding.reach import SPECIALS, Reach, as_numbers

WOUND_STEPS = 20  # from 19 wounds on three dice always fail (7.2)
# 5.3: a hand of six is the rule; more than sixteen cards cannot be held (kit.py).
_HAND = 16.0
_ONE_CARD = 1 / _HAND
_EXTRA = 3.0  # wounds added to the next Strike


class Seat:
    """Where the numbers of one seat are in the vector."""

    def __init__(self, book: Book, layout: Layout, spaces: int, faces: list[str], who: str) -> None:
        def add(name: str, size: int, text: str) -> int:
            return layout.add(f"{who}_{name}", size, text)

        self.fighter = add("fighter", len(book.fighters), "which fighter")
        self.space = add("space", spaces, "the space the fighter stands on, from your end")
        self.victories = add("victory", 1, "has a Victory token")
        heavy = add("heavy", 1, f"heavy wounds / {WOUND_STEPS}")
        add("light", 1, f"light wounds / {WOUND_STEPS}")
        add("wounds", WOUND_STEPS, "at least 1, 2, 3 … wounds")
        self.wounds = slice(heavy, layout.size)
        self.skills = add("skills", len(book.skills), "face-up Skills")
        self.hand = add(
            "hand", len(faces), f"known cards in hand with {', '.join(faces)} / {_HAND:.0f}"
        )
        self.hidden = add("hidden", 1, f"cards in hand the other has not seen / {_HAND:.0f}")
        self.cards = add("cards", 1, f"all cards in hand / {_HAND:.0f}")
        payable = add("payable", SPECIALS, "Special Attacks the known cards can pay")
        add("reaching", SPECIALS, "Special Attacks in range, Reactions too")
        add("ready", SPECIALS, "Special Attacks in range that can be paid")
        self.specials = slice(payable, layout.size)
        tokens = ", ".join(token.key for token in book.tokens)
        self.own_tokens = add("own_tokens", len(book.tokens), f"own tokens on the sheet: {tokens}")
        self.other_tokens = add("other_tokens", len(book.tokens), "the other player's on the sheet")
        self.flags = add("flags", 3, "this turn: crossed, dashed, next Strike cannot be blocked")
        self.extra = add("extra", 2, f"heavy, light on the next Strike / {_EXTRA:.0f}")
        self.powers = add("used_powers", len(book.powers), "powers used up in this turn")


class SeatFeatures:
    """Writes the state of the viewer's and the opponent's seat."""

    def __init__(self, book: Book, layout: Layout, spaces: int) -> None:
        self.book = book
        faces = all_faces(book)
        you = Seat(book, layout, spaces, faces, "you")
        self.places = [Seat(book, layout, spaces, faces, "opponent"), you]
        # By arena and card: the place of its face, and the count of its symbols.
        self.face_of = [
            [faces.index(arena.faces[card.face].letters) for card in attack_cards(arena)]
            for arena in book.arenas
        ]
        self.symbols_of = [
            [arena.payments.symbol_unit[card.face] for card in attack_cards(arena)]
            for arena in book.arenas
        ]
        # Precomputed blocks, which are copied instead of written number by number.
        counts = range(WOUND_STEPS + 1)
        self.wounds = [[wounds_block(heavy, light) for light in counts] for heavy in counts]
        masks = range(1 << SPECIALS)
        self.specials = [[specials_block(pays, hits) for hits in masks] for pays in masks]
        self.own_spaces = [
            [[own_space(arena, seat, space) for space in range(arena.spaces)] for seat in (0, 1)]
            for arena in book.arenas
        ]
        self.token_parts = [1 / token.count for token in book.tokens]

    def write(
        self, out: array[float], view: View, player: PlayerView, reach: Reach, distance: int
    ) -> None:
        at = self.places[player.seat == view.viewer]
        if player.fighter != NONE:
            out[at.fighter + player.fighter] = 1.0
        out[at.space + self.own_spaces[view.arena][view.viewer][player.space]] = 1.0
        if player.victories:
            out[at.victories] = 1.0
        heavy = min(player.heavy, WOUND_STEPS)
        out[at.wounds] = self.wounds[heavy][min(player.light, WOUND_STEPS)]
        for skill in player.skills:
            out[at.skills + skill] = 1.0
        pays = reach.kit.can_pay(self.write_hand(out, at, view.arena, player))
        out[at.specials] = self.specials[pays & 15][reach.specials[distance]]
        for code in player.tokens:
            start = at.own_tokens if code & 1 == player.seat else at.other_tokens
            out[start + (code >> 1)] += self.token_parts[code >> 1]
        self.write_turn(out, at, player)

    def write_hand(self, out: array[float], at: Seat, arena: int, player: PlayerView) -> int:
        """5.1: cards in hand are their symbols. Returns the symbols of the known cards, counted."""
        faces = self.face_of[arena]
        units = self.symbols_of[arena]
        start = at.hand
        symbols = 0
        known = player.hand + player.hidden
        for card in known:
            out[start + faces[card]] += _ONE_CARD
            symbols += units[card]
        hidden = player.hidden_count
        if hidden:
            out[at.hidden] = hidden / _HAND
        out[at.cards] = (len(player.hand) + hidden) / _HAND
        return symbols

    def write_turn(self, out: array[float], at: Seat, player: PlayerView) -> None:
        """What lasts until the end of the turn; usually there is nothing."""
        if player.crossed:
            out[at.flags] = 1.0
        if player.dashed:
            out[at.flags + 1] = 1.0
        if player.unblockable:
            out[at.flags + 2] = 1.0
        if player.more_heavy or player.more_light:
            out[at.extra] = min(player.more_heavy / _EXTRA, 1.0)
            out[at.extra + 1] = min(player.more_light / _EXTRA, 1.0)
        if player.used_powers:
            for power in range(len(self.book.powers)):
                out[at.powers + power] = player.used_powers >> power & 1


def attack_cards(arena: Arena) -> list[Card]:
    """10.2: without the Candle cards, which are never in a hand."""
    return arena.cards[: arena.attack_cards]


def wounds_block(heavy: int, light: int) -> array[float]:
    """Both kinds as shares of the maximum, then a 1 for each wound."""
    wounds = min(heavy + light, WOUND_STEPS)
    steps = [1.0] * wounds + [0.0] * (WOUND_STEPS - wounds)
    return array("f", [heavy / WOUND_STEPS, light / WOUND_STEPS, *steps])


def specials_block(payable: int, reaching: int) -> array[float]:
    return as_numbers(payable) + as_numbers(reaching) + as_numbers(payable & reaching)
