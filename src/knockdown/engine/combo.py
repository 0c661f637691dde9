"""4.5–4.7: Combos, Special Attacks and Dashes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.book import DASH_COST, NONE
from knockdown.engine.conditions import all_hold
from knockdown.engine.events import AttackBegan, CardsPaid
from knockdown.engine.frames import AttackFrame, ComboFrame, PayFrame
from knockdown.engine.hand import discard_face
from knockdown.engine.moments import announce
from knockdown.engine.movement import BY_DASH, step_options
from knockdown.engine.options import (
    CHOOSE_PAYMENT,
    CONTINUE_COMBO,
    DASHES,
    END_COMBO,
    PASS,
    SECOND_DASH,
    SPECIAL,
    SPECIALS,
    THE_END_COMBO,
    THE_PASS,
    Option,
)
from knockdown.engine.row_steps import current_combo
from knockdown.engine.steps import step_to
from knockdown.engine.table import Table
from knockdown.engine.terms import COMBO_END

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

# The steps of a Combo.
CONTINUE: Final = 0
USE_SPECIAL: Final = 1
GO: Final = 2
GONE: Final = 3
LEAVE: Final = 4
LEFT: Final = 5


def combo_options(t: Table, seat: i64, used: int, options: list[Option]) -> None:
    """4.5: the Special Attacks and Dashes that can be paid now, in sheet order."""
    player = t.players[seat]
    if not player.faces:
        return
    kit = player.kit
    bits = kit.specials_at[t.distance()]
    if bits:
        bits &= player.can_pay() & ~used
        place = 0
        while bits:
            if bits & 1:
                needs = kit.specials[place].needs
                if not needs or all_hold(t, needs, seat):
                    options.append(SPECIALS[place])
            bits >>= 1
            place += 1
    if player.faces & t.arena.payments.dash_mask:
        step_options(t, seat, DASHES, options)


def combo(t: Table, f: ComboFrame) -> None:
    """4.5: one after the other, until nothing can be paid or the player stops."""
    if f.step == CONTINUE:
        options: list[Option] = []
        combo_options(t, f.seat, f.used, options)
        if options:
            options.append(THE_END_COMBO)
            t.ask(f.seat, CONTINUE_COMBO, options)
        else:
            f.step = LEAVE
    elif f.step == USE_SPECIAL:
        f.step = CONTINUE
        start_special(t, f)
    elif f.step == GO:
        f.step = GONE
        f.dashes -= 1
        step_to(t, f.seat, f.space, BY_DASH)
    elif f.step == GONE:
        second_dash(t, f)
    elif f.step == LEAVE:
        f.step = LEFT
        announce(t, f.seat, COMBO_END)
    else:
        t.pop()


def combo_chosen(t: Table, f: ComboFrame, chosen: Option) -> None:
    if chosen.kind == PASS:
        f.step = CONTINUE  # 4.7: the second step is lost
    elif f.step == GONE:
        f.space = chosen.a
        f.step = GO
    elif chosen.kind == END_COMBO:
        f.step = LEAVE
    else:
        begin_item(t, f, chosen)


def begin_item(t: Table, f: ComboFrame, chosen: Option) -> None:
    """4.6, 4.7: pay first. No Special Attack twice in one Combo."""
    if chosen.kind == SPECIAL:
        f.special = chosen.a
        f.used |= 1 << chosen.a
        f.step = USE_SPECIAL
        t.push(PayFrame(0, f.seat, t.kit(f.seat).specials[chosen.a].cost))
    else:
        f.space = chosen.a
        f.step = GO
        t.push(PayFrame(0, f.seat, NONE))


def start_special(t: Table, f: ComboFrame) -> None:
    """4.6: paid before the Reaction window; if cancelled, it stays paid and used."""
    attack = t.kit(f.seat).specials[f.special]
    if t.recording:
        t.tell(AttackBegan(f.seat, attack.index, NONE, True))
    t.push(AttackFrame(f.seat, attack.index, 0, 0))


def second_dash(t: Table, f: ComboFrame) -> None:
    """4.7: a card with two Dash symbols gives a second step, at once or never."""
    options: list[Option] = []
    if f.dashes > 0:
        step_options(t, f.seat, DASHES, options)
    if not options:
        f.step = CONTINUE
        return
    options.append(THE_PASS)
    t.ask(f.seat, SECOND_DASH, options)


def pay(t: Table, f: PayFrame) -> None:
    """4.6: all distinct ways to pay; if there is only one, it is taken at once."""
    t.ask(f.seat, CHOOSE_PAYMENT, ways(t, f)[:])  # a copy: ways are remembered


def ways(t: Table, f: PayFrame) -> list[Option]:
    hand = t.players[f.seat].faces
    if f.cost == NONE:  # 4.7: discarding a Dash is not a cost, so no Skill changes it
        return t.arena.payments.ways(DASH_COST, t.book.costs[DASH_COST].slots, False, hand)
    return t.kit(f.seat).ways_to_pay(f.cost, hand)


def pay_chosen(t: Table, f: PayFrame, chosen: Option) -> None:
    """4.6: the cards are discarded; an unused symbol of a two-symbol card is lost."""
    cards = 0
    dashes = 0
    for face in chosen.faces:
        cards |= 1 << discard_face(t, f.seat, face)
        dashes += t.arena.faces[face].dashes
    t.pop()
    going = current_combo(t)
    if going is not None and going.seat == f.seat:
        going.paid |= cards
        if f.cost == NONE:
            going.dashes = dashes
    if t.recording:
        t.tell(CardsPaid(f.seat, [card for card in t.discards if cards >> card & 1]))
