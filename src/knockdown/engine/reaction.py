"""4.8: Reactions in the opponent's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.book import NONE
from knockdown.engine.conditions import all_hold
from knockdown.engine.events import AttackBegan
from knockdown.engine.frames import AttackFrame, PayFrame, ReactionFrame
from knockdown.engine.options import PASS, REACT_NOW, REACTS, THE_PASS, Option
from knockdown.engine.table import Table

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

OFFER: Final = 0
RESOLVE: Final = 1


def can_react(t: Table, seat: i64, trigger: i64) -> bool:
    """4.8: whether a Reaction to this trigger is in range, payable and allowed now."""
    player = t.players[seat]
    if not player.kit.triggers >> trigger & 1:
        return False
    bits = player.kit.reactions_at[trigger][t.distance()]
    return bits != 0 and bits & player.can_pay() != 0 and len(reactions(t, seat, bits)) > 0


def open_window(t: Table, seat: i64, trigger: i64) -> bool:
    """4.8: offer the Reactions to this trigger, one at most. Returns whether there is one."""
    if not can_react(t, seat, trigger):
        return False
    t.push(ReactionFrame(OFFER, seat, trigger, NONE))
    return True


def reactions(t: Table, seat: i64, bits: int) -> list[Option]:
    """The Reactions that the hand can pay and whose conditions hold."""
    player = t.players[seat]
    bits &= player.can_pay()
    options: list[Option] = []
    place = 0
    while bits:
        if bits & 1 and all_hold(t, player.kit.specials[place].needs, seat):
            options.append(REACTS[place])
        bits >>= 1
        place += 1
    return options


def reaction(t: Table, f: ReactionFrame) -> None:
    if f.step == OFFER:
        options = reactions(t, f.seat, t.kit(f.seat).reactions_at[f.trigger][t.distance()])
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
