"""6.1, 6.2: wounds are inflicted, healed and moved between sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from knockdown.engine.events import Healed, WoundCause, Wounded, WoundMoved
from knockdown.engine.frames import AttackFrame
from knockdown.engine.table import Table
from knockdown.engine.terms import HEAVY

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64


def current_attack(t: Table) -> AttackFrame | None:
    """The Attack Sequence in progress, the innermost one."""
    frame = t.top
    while frame is not None:
        if isinstance(frame, AttackFrame):
            return frame
        frame = frame.below
    return None


def inflict(t: Table, seat: i64, heavy: i64, light: i64, cause: WoundCause) -> None:
    """A fighter suffers wounds. 1.2: the cube supply is no limit."""
    if heavy + light <= 0:
        return
    player = t.players[seat]
    player.heavy += heavy
    player.light += light
    attack = current_attack(t)
    if attack is not None:
        t.stirred = True  # 4.9: wounds outside an attack do not end a quiet spell
        if attack.seat != seat:
            attack.dealt += heavy + light
    if t.recording:
        t.tell(Wounded(seat, heavy, light, cause))


def heal(t: Table, seat: i64, heavy: i64, light: i64) -> None:
    """A fighter loses wounds, at most as many as there are."""
    player = t.players[seat]
    heavy = min(heavy, player.heavy)
    light = min(light, player.light)
    player.heavy -= heavy
    player.light -= light
    if t.recording and heavy + light > 0:
        t.tell(Healed(seat, heavy, light))


def move_wounds(t: Table, seat: i64, kind: i64, count: i64) -> int:
    """Wounds go from one sheet to the other; that inflicts none."""
    giver = t.players[seat]
    taker = t.players[1 - seat]
    if kind == HEAVY:
        count = min(count, giver.heavy)
        giver.heavy -= count
        taker.heavy += count
        if t.recording and count:
            t.tell(WoundMoved(1 - seat, count, 0))
    else:
        count = min(count, giver.light)
        giver.light -= count
        taker.light += count
        if t.recording and count:
            t.tell(WoundMoved(1 - seat, 0, count))
    return count
