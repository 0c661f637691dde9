"""4.8: Reactions in the opponent's turn."""

from __future__ import annotations

from typing import Final

from knockdown.engine.book import NONE
from knockdown.engine.conditions import all_hold
from knockdown.engine.events import AttackBegan
from knockdown.engine.frames import AttackFrame, PayFrame, ReactionFrame
from knockdown.engine.options import PASS, REACT_NOW, REACTS, THE_PASS, Option
from knockdown.engine.table import Table

OFFER: Final = 0
RESOLVE: Final = 1


def open_window(t: Table, seat: int, trigger: int) -> bool:
    """4.8: offer the Reactions to this trigger, one at most; tells whether there is one."""
    if not t.players[seat].faces or not t.kit(seat).reactions_to[trigger]:
        return False
    if not reactions(t, seat, trigger):
        return False
    t.push(ReactionFrame(OFFER, seat, trigger, NONE))
    return True


def reactions(t: Table, seat: int, trigger: int) -> list[Option]:
    """The Reactions whose range fits now and that the hand can pay."""
    kit = t.kit(seat)
    payable = kit.can_pay(t.players[seat].symbols)
    options: list[Option] = []
    for place in kit.reactions_to[trigger]:
        if payable >> place & 1:
            attack = kit.specials[place]
            if kit.reaches(attack.index, t.distance()) and all_hold(t, attack.needs, seat):
                options.append(REACTS[place])
    return options


def reaction(t: Table, f: ReactionFrame) -> None:
    if f.step == OFFER:
        options = reactions(t, f.seat, f.trigger)
        options.append(THE_PASS)
        t.ask(f.seat, REACT_NOW, options)
        return
    attack = t.kit(f.seat).specials[f.chosen]
    if t.recording:
        t.tell(AttackBegan(f.seat, attack.index, NONE, True))
    t.pop()
    t.push(AttackFrame(f.seat, attack.index, 1, 0))


def reaction_chosen(t: Table, f: ReactionFrame, chosen: Option) -> None:
    """A Reaction is paid first, then resolves as an Attack Sequence of its own."""
    if chosen.kind == PASS:
        t.pop()
        return
    f.chosen = chosen.a
    f.step = RESOLVE
    t.push(PayFrame(0, f.seat, t.kit(f.seat).specials[chosen.a].cost))
