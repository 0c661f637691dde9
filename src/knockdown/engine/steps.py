"""4.3 Move, 4.7 Dash: a fighter's own steps, which a Reaction may cancel (4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.events import MoveCancelled
from knockdown.engine.frames import StepFrame
from knockdown.engine.moments import announce
from knockdown.engine.movement import BY_DASH, BY_MOVE, go
from knockdown.engine.reaction import can_react, open_window
from knockdown.engine.table import Table
from knockdown.engine.terms import DASHED, ON_MOVE

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

ANNOUNCED: Final = 0
GO: Final = 1
ARRIVED: Final = 2


def step_to(t: Table, seat: i64, space: i64, how: i64) -> None:
    """4.3, 4.7: to the chosen space; at once, if nothing can interrupt it."""
    if how == BY_DASH or can_react(t, 1 - seat, ON_MOVE):
        t.push(StepFrame(ANNOUNCED, seat, space, how, 0))
    else:
        go_to(t, seat, space, how)


def step(t: Table, f: StepFrame) -> None:
    """4.8: first the Reactions to it, then the movement, then what follows a Dash."""
    if f.step == ANNOUNCED:
        f.step = GO
        if open_window(t, 1 - f.seat, ON_MOVE):
            return
    if f.cancelled:
        t.pop()
        if t.recording:
            t.tell(MoveCancelled(f.seat))
    elif f.step == GO:
        f.step = ARRIVED
        go_to(t, f.seat, f.space, f.how)
    else:
        t.pop()
        arrive(t, f)


def go_to(t: Table, seat: i64, space: i64, how: i64) -> None:
    """4.3: toward the space, no farther than one step: a Reaction may have moved you."""
    player = t.players[seat]
    if space > player.space:
        go(t, seat, 1, min(space - player.space, player.kit.steps), how)
    else:
        go(t, seat, -1, min(player.space - space, player.kit.steps), how)


def arrive(t: Table, f: StepFrame) -> None:
    if f.how != BY_MOVE:
        t.players[f.seat].dashed = True
        announce(t, f.seat, DASHED)
