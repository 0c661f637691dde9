"""6.9: the steps of an effect that move a fighter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from knockdown.engine.book import Op
from knockdown.engine.frames import EffectFrame
from knockdown.engine.movement import (
    BACK,
    FORCED,
    FORWARD,
    away,
    blink,
    blink_spaces,
    can_be_forced,
    go,
    is_free,
    spaces_beside,
    swap,
)
from knockdown.engine.options import CHOOSE_SPACE, PLACES
from knockdown.engine.table import Table
from knockdown.engine.terms import (
    ADVANCE,
    BLINK,
    BLINK_BESIDE,
    BLINK_TO_TOKEN,
    DRAG,
    PULL_BESIDE,
    PUSH,
    RETREAT,
    SWAP,
)
from knockdown.engine.tokens import spaces_with

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64


def is_moving(code: int) -> bool:
    return PUSH <= code <= SWAP


def moved_seat(seat: i64, code: int) -> int:
    """Who moves: the opponent when pushed, dragged or pulled, otherwise you."""
    return 1 - seat if code in (PUSH, DRAG, PULL_BESIDE) else seat


def is_prevented(t: Table, seat: i64, code: int) -> bool:
    """A fighter that ignores forced moves is not moved by the opponent's effect."""
    moves_opponent = code in (PUSH, DRAG, PULL_BESIDE, SWAP)
    return moves_opponent and not can_be_forced(t, 1 - seat)


def direction(t: Table, seat: i64, code: int) -> int:
    """Backward and back lead away from the other fighter, Forward and drag toward."""
    mover = moved_seat(seat, code)
    return away(t, mover) if code in (PUSH, RETREAT) else -away(t, mover)


def move(t: Table, f: EffectFrame, op: Op) -> None:
    code = op.code
    if is_prevented(t, f.seat, code):
        f.result = 0
        f.place += 1
    elif code == SWAP:
        f.result = 1
        f.place += 1
        swap(t)
    elif code <= DRAG:
        f.result = 0
        f.place += 1
        how = FORWARD if code == ADVANCE else BACK if code == RETREAT else FORCED
        go(t, moved_seat(f.seat, code), direction(t, f.seat, code), op.a, how)
    else:
        ask_landing(t, f, op)


def ask_landing(t: Table, f: EffectFrame, op: Op) -> None:
    spaces = landings(t, f.seat, op)
    if spaces:
        t.ask(f.seat, CHOOSE_SPACE, [PLACES[space] for space in spaces])
    else:
        f.result = 0
        f.place += 1


def landings(t: Table, seat: i64, op: Op) -> list[int]:
    """6.9: where this Blink may land."""
    if op.code == BLINK:
        return blink_spaces(t, seat, op.a)
    if op.code == BLINK_TO_TOKEN:
        return [space for space in spaces_with(t, seat, op.token) if is_free(t, seat, space)]
    return spaces_beside(t, moved_seat(seat, op.code))


def move_chosen(t: Table, f: EffectFrame, op: Op, space: i64) -> None:
    f.place += 1
    f.result = 1 if blink(t, moved_seat(f.seat, op.code), space) else 0


def movement_possible(t: Table, seat: i64, op: Op) -> bool:
    code = op.code
    if is_prevented(t, seat, code):
        return False
    if code <= DRAG:
        mover = moved_seat(seat, code)
        return is_free(t, mover, t.players[mover].space + direction(t, seat, code))
    return code == SWAP or code == BLINK_BESIDE or len(landings(t, seat, op)) > 0
