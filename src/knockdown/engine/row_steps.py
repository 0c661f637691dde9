"""The steps of an effect that touch the Attack Row and the cards paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from knockdown.engine.book import NONE
from knockdown.engine.events import CardTakenBack, RowCardDiscarded, RowFilled
from knockdown.engine.frames import ComboFrame, TakeFrame
from knockdown.engine.hand import FACES, add_card, draw, face_of, keep_limit
from knockdown.engine.options import CARD, Option, option
from knockdown.engine.table import Table

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64


def cards_in_play(t: Table) -> list[int]:
    """4.4: the row card whose attack is being resolved lies between row and hand."""
    cards: list[int] = []
    frame = t.top
    while frame is not None:
        if isinstance(frame, TakeFrame) and frame.card != NONE:
            cards.append(frame.card)
        frame = frame.below
    cards.reverse()
    return cards


def row_options(t: Table) -> list[Option]:
    return [option(CARD, card) for card in t.row if card != NONE]


def refill_row(t: Table) -> bool:
    """4.1: lay cards on the empty places of the row. Returns whether it is full."""
    laid: list[int] | None = [] if t.recording else None
    is_full = True
    for place in range(len(t.row)):
        if t.row[place] == NONE:
            card = draw(t)
            if card == NONE:
                is_full = False
                break
            t.own_row()[place] = card
            if laid is not None:
                laid.append(card)
    if laid:
        t.tell(RowFilled(laid))
    return is_full


def refresh_chosen(t: Table, seat: i64, card: i64) -> None:
    """A row card is discarded and its place refilled. 4.9: a card left the row."""
    t.take_from_row(card)
    t.own_discards().append(card)
    if t.recording:
        t.tell(RowCardDiscarded(seat, card))
    refill_row(t)


def current_combo(t: Table) -> ComboFrame | None:
    frame = t.top
    while frame is not None:
        if isinstance(frame, ComboFrame):
            return frame
        frame = frame.below
    return None


def paid_cards(t: Table) -> list[int]:
    """The single-symbol cards paid in this Combo."""
    combo = current_combo(t)
    if combo is None:
        return []
    return [
        card
        for card in t.discards
        if combo.paid >> card & 1 and len(t.arena.faces[face_of(t, card)].symbols) == 1
    ]


def paid_options(t: Table) -> list[Option]:
    """One option for each different face among the cards paid."""
    faces = sorted({face_of(t, card) for card in paid_cards(t)})
    return [FACES[face] for face in faces]


def take_back_chosen(t: Table, seat: i64, face: i64) -> None:
    for card in paid_cards(t):
        if face_of(t, card) == face:
            t.own_discards().remove(card)
            add_card(t, seat, card, False)
            if t.recording:
                t.tell(CardTakenBack(seat, card))
            keep_limit(t, seat)
            return
