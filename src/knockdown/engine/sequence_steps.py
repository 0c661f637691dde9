"""The steps of an effect that change the action in progress: cancelling, losing actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from knockdown.engine.events import ActionLost
from knockdown.engine.frames import AttackFrame, StepFrame, TurnFrame
from knockdown.engine.table import Table

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64


def attack_against(t: Table, seat: i64) -> AttackFrame | None:
    """The opponent's Attack Sequence that this player is reacting to."""
    frame = t.top
    while frame is not None:
        if isinstance(frame, AttackFrame) and frame.seat != seat:
            return frame
        frame = frame.below
    return None


def cancel_attack(t: Table, seat: i64) -> None:
    """6.0: wounds, effect and K.O. are ignored, of an Ability too."""
    attack = attack_against(t, seat)
    if attack is not None:
        attack.cancelled = 1


def evade(t: Table, seat: i64) -> None:
    """Cancel the attack if it no longer reaches this fighter."""
    attack = attack_against(t, seat)
    if attack is not None and not t.kit(attack.seat).reaches(attack.attack, t.distance()):
        attack.cancelled = 1


def cancel_move(t: Table, seat: i64) -> None:
    """4.8: the opponent's Move or Dash does not happen, but is used up."""
    frame = t.top
    while frame is not None:
        if isinstance(frame, StepFrame) and frame.seat != seat:
            frame.cancelled = 1
            return
        frame = frame.below


def lose_actions(t: Table, seat: i64, count: i64) -> None:
    """Fewer actions in this turn, but always one: no player skips a whole turn."""
    frame = t.top
    while frame is not None:
        if isinstance(frame, TurnFrame):
            count = min(count, frame.actions - 1)
            if count > 0:
                frame.actions -= count
                if t.recording:
                    t.tell(ActionLost(seat, count))
            return
        frame = frame.below
