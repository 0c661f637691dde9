"""5 Hands: drawing, taking, discarding, and the hand limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.book import NONE
from knockdown.engine.events import CandleDrawn, CardDiscarded, CardDrawn, CardStolen
from knockdown.engine.frames import DiscardFrame, StealFrame
from knockdown.engine.kit import Kit
from knockdown.engine.options import CHOOSE_DISCARD, CHOOSE_GIFT, FACE, Option, option
from knockdown.engine.table import Player, Table

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

FACES: Final = [option(FACE, face) for face in range(32)]


def face_of(t: Table, card: i64) -> int:
    return t.arena.cards[card].face


def add_card(t: Table, seat: i64, card: i64, hidden: bool) -> None:
    """5.2: a card joins a hand, seen by both players or hidden from one."""
    player = t.players[seat]
    if hidden:
        player.own_hidden().append(card)
    else:
        player.own_hand().append(card)
    count_card(t, player, card)


def count_card(t: Table, player: Player, card: i64) -> None:
    """Keep the hand's counts by face and by symbol (payment.py)."""
    player.faces += t.arena.face_units[card]
    player.symbols += t.arena.symbol_units[card]


def count_hand(t: Table, player: Player) -> None:
    """The same, for the whole hand."""
    player.faces = 0
    player.symbols = 0
    for card in player.hand:
        count_card(t, player, card)
    for card in player.hidden:
        count_card(t, player, card)


def remove_face(t: Table, seat: i64, face: i64) -> int:
    """A card with this face leaves the hand.

    Cards with the same symbols are one choice (4.6). One the opponent has already
    seen goes first, so that a meaningless choice reveals nothing.
    """
    player = t.players[seat]
    player.faces -= t.arena.payments.unit[face]
    player.symbols -= t.arena.payments.symbol_unit[face]
    place = find_face(t, player.hand, face)
    if place != NONE:
        return player.own_hand().pop(place)
    return player.own_hidden().pop(find_face(t, player.hidden, face))


def find_face(t: Table, cards: list[int], face: i64) -> int:
    """The place of the first card with this face, or NONE."""
    for place in range(len(cards)):
        if face_of(t, cards[place]) == face:
            return place
    return NONE


def discard_face(t: Table, seat: i64, face: i64) -> int:
    card = remove_face(t, seat, face)
    t.own_discards().append(card)
    return card


def draw(t: Table) -> int:
    """The next Attack card of the deck, or NONE.

    10.2: a Candle card is always discarded at once and moves the candles; the
    next card is drawn instead.
    """
    while t.deck:
        card = t.own_deck().pop()
        if card < t.arena.attack_cards:
            return card
        t.own_discards().append(card)
        t.candles += 1
        if t.recording:
            t.tell(CandleDrawn(t.candles))
    return NONE


def draw_hidden(t: Table, seat: i64) -> bool:
    """5.2: draw the deck's top card unseen by the opponent."""
    card = draw(t)
    if card == NONE:
        return False
    add_card(t, seat, card, True)
    if t.recording:
        t.tell(CardDrawn(seat, card))
    return True


def hand_limit(kit: Kit, opponent: Kit) -> int:
    """5.3: six, unless a Skill of either player says otherwise."""
    return min(kit.hand_limit, opponent.opponent_hand_limit)


def keep_limit(t: Table, seat: i64) -> bool:
    """5.3: above the limit, discard down to it at once. Returns whether that is needed."""
    surplus = t.players[seat].cards - hand_limit(t.kit(seat), t.kit(1 - seat))
    if surplus <= 0:
        return False
    t.push(DiscardFrame(0, seat, surplus))
    return True


def face_options(t: Table, player: Player) -> list[Option]:
    """One option for each different face in hand."""
    options: list[Option] = []
    masks = t.arena.payments.mask
    for face in range(len(masks)):
        if player.faces & masks[face]:
            options.append(FACES[face])
    return options


def discard(t: Table, f: DiscardFrame) -> None:
    """5.3, 5.4: the owner of the hand chooses what to discard, as many as there are."""
    player = t.players[f.seat]
    if f.left == 0 or player.cards == 0:
        t.pop()
    else:
        t.ask(f.seat, CHOOSE_DISCARD, face_options(t, player))


def discard_chosen(t: Table, f: DiscardFrame, chosen: Option) -> None:
    f.left -= 1
    card = discard_face(t, f.seat, chosen.a)
    if t.recording:
        t.tell(CardDiscarded(f.seat, card))


def steal(t: Table, f: StealFrame) -> None:
    """5.4: a card changes hands; the player who loses it chooses which."""
    victim = t.players[1 - f.seat]
    if f.left == 0 or victim.cards == 0:
        t.pop()
    else:
        t.ask(victim.seat, CHOOSE_GIFT, face_options(t, victim))


def steal_chosen(t: Table, f: StealFrame, chosen: Option) -> None:
    f.left -= 1
    card = remove_face(t, 1 - f.seat, chosen.a)
    add_card(t, f.seat, card, False)
    if t.recording:
        t.tell(CardStolen(f.seat, card))
    keep_limit(t, f.seat)
