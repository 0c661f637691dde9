"""6 The Attack Sequence, in printed order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.arena import add_edge_wounds
from knockdown.engine.blocking import offer_block
from knockdown.engine.book import NONE, Attack
from knockdown.engine.conditions import all_hold
from knockdown.engine.effect import run_program
from knockdown.engine.events import AttackCancelled
from knockdown.engine.frames import AttackFrame, KnockdownFrame
from knockdown.engine.moments import announce
from knockdown.engine.options import START_TEST, TEST, TEST_OR_NOT, Option
from knockdown.engine.reaction import open_window
from knockdown.engine.table import Table
from knockdown.engine.terms import (
    AFTER_ATTACK,
    ON_ATTACKED,
    ON_WOUNDED,
    STRIKE,
    YOU_ARE_BLOCKED,
    YOU_BLOCK,
    YOU_WERE_ATTACKED,
    YOU_WOUNDED,
)
from knockdown.engine.wounds import inflict

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

BEGIN: Final = 0
POOL: Final = 1
BLOCKER: Final = 2
BLOCKED: Final = 3
WOUNDS: Final = 4
WOUNDED: Final = 5
EFFECT: Final = 6
KNOCKOUT: Final = 7
AFTER: Final = 8
END: Final = 9
DONE: Final = 10


def attack(t: Table, f: AttackFrame) -> None:
    """6: the steps follow each other until one of them needs an answer."""
    printed = t.book.attacks[f.attack]
    going_on = True
    while going_on:
        f.step += 1
        step = f.step - 1
        if step == BEGIN:
            going_on = not begin(t, f, printed)
        elif step == POOL:
            going_on = not set_pool(t, f, printed)
        elif step == BLOCKER:
            going_on = not (f.blocked and announce(t, 1 - f.seat, YOU_BLOCK))
        elif step == BLOCKED:
            going_on = not (f.blocked and announce(t, f.seat, YOU_ARE_BLOCKED))
        elif step == WOUNDS:
            going_on = not inflict_pool(t, f)
        elif step == WOUNDED:
            going_on = not (f.dealt and window(t, f, ON_WOUNDED))
        elif step == EFFECT:
            going_on = not resolve_effect(t, f, printed)
        elif step == KNOCKOUT:
            going_on = not offer_test(t, f, printed)
        elif step == AFTER:
            going_on = not window(t, f, AFTER_ATTACK)
        elif step == END:
            going_on = f.is_bare == 1 or not announce(t, 1 - f.seat, YOU_WERE_ATTACKED)
        else:
            t.pop()
            return


def window(t: Table, f: AttackFrame, trigger: i64) -> bool:
    """4.8: the attacked player may react; nobody reacts to a Reaction."""
    if f.is_reaction or f.is_bare:
        return False
    return open_window(t, 1 - f.seat, trigger)


def begin(t: Table, f: AttackFrame, printed: Attack) -> bool:
    """6.0: what was prepared for this Strike is spent, then Reactions to being attacked."""
    you = t.players[f.seat]
    if printed.type == STRIKE and not f.is_bare:
        f.heavy = you.more_heavy
        f.light = you.more_light
        you.more_heavy = 0
        you.more_light = 0
        if you.unblockable or is_unblockable(t, f, printed):
            f.unblockable = 1
        you.unblockable = False
    return window(t, f, ON_ATTACKED)


def is_unblockable(t: Table, f: AttackFrame, printed: Attack) -> bool:
    return len(printed.unblockable_if) > 0 and all_hold(t, printed.unblockable_if, f.seat)


def set_pool(t: Table, f: AttackFrame, printed: Attack) -> bool:
    """6.1: the pool, changed by arena and Skills, before the target may block it."""
    if f.cancelled:
        f.step = DONE
        if t.recording:
            t.tell(AttackCancelled(f.seat, f.attack))
        return False
    f.heavy += printed.heavy
    f.light += printed.light
    if not f.is_bare:
        add_edge_wounds(t, f)
        change_pool(t, f, printed, f.seat, False)
        change_pool(t, f, printed, 1 - f.seat, True)
        if f.heavy < 0:
            f.heavy = 0
        if f.light < 0:
            f.light = 0
    return offer_block(t, f)


def change_pool(t: Table, f: AttackFrame, printed: Attack, seat: i64, as_target: bool) -> None:
    """6.1: what this player's Skills add to the pool or take from it."""
    for change in t.kit(seat).pools:
        if change.as_target != as_target:
            continue
        if change.strikes_only and printed.type != STRIKE:
            continue
        if all_hold(t, change.conditions, seat):
            f.heavy += change.heavy
            f.light += change.light
            if change.soften:
                soften(f)


def soften(f: AttackFrame) -> None:
    """One light wound less, or a heavy one becomes light."""
    if f.light > 0:
        f.light -= 1
    elif f.heavy > 0:
        f.heavy -= 1
        f.light += 1


def inflict_pool(t: Table, f: AttackFrame) -> bool:
    """6.1: what blocking left of the pool."""
    inflict(t, 1 - f.seat, f.heavy, f.light, "attack")
    return f.dealt > 0 and not f.is_bare and announce(t, f.seat, YOU_WOUNDED)


def resolve_effect(t: Table, f: AttackFrame, printed: Attack) -> bool:
    """6.2: the effect, unless a block cancelled it."""
    if printed.effect == NONE or f.effect_cancelled:
        return False
    run_program(t, f.seat, printed.effect)
    return True


def offer_test(t: Table, f: AttackFrame, printed: Attack) -> bool:
    """6.3: the attacker may start a Knockdown Test; not against an unhurt fighter."""
    if not has_knockout(t, f, printed) or t.players[1 - f.seat].wounds == 0:
        return False
    f.step = KNOCKOUT  # until the answer moves it on, so that a loaded match asks again
    t.ask(f.seat, START_TEST, TEST_OR_NOT[:])
    return True


def has_knockout(t: Table, f: AttackFrame, printed: Attack) -> bool:
    if printed.ko:
        return True
    threshold = t.kit(f.seat).ko_from_wounds
    return (
        threshold != NONE
        and printed.heavy + printed.light > 0
        and t.players[1 - f.seat].wounds >= threshold
        and not f.is_bare
    )


def attack_chosen(t: Table, f: AttackFrame, chosen: Option) -> None:
    """6.3: after a passed test, or without one, the action goes on."""
    f.step = AFTER
    if chosen.kind == TEST:
        t.push(KnockdownFrame(0, 1 - f.seat, 0))
