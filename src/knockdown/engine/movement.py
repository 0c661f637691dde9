"""4.3, 6.9, 6.10: how fighters move, by choice and by force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.events import Moved, PowerUsed
from knockdown.engine.frames import EffectFrame, Frame, WalkFrame
from knockdown.engine.options import Option
from knockdown.engine.table import Table
from knockdown.engine.terms import ENTER

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

BY_MOVE: Final = 0
BY_DASH: Final = 1
FORCED: Final = 2
FORWARD: Final = 3
BACK: Final = 4
BY_BLINK: Final = 5
HOW: Final = ("move", "dash", "forced", "forward", "back", "blink")


def is_free(t: Table, seat: i64, space: i64) -> bool:
    """4.3: inside the arena and not the other fighter's."""
    return 0 <= space < t.arena.spaces and t.players[1 - seat].space != space


def step_options(t: Table, seat: i64, made: list[Option], options: list[Option]) -> None:
    """4.3: the spaces a Move or a Dash can reach, in arena order.

    One space, or more with a Skill; never off the arena, into or through the
    opponent.
    """
    you = t.players[seat]
    space = you.space
    other = t.players[1 - seat].space
    lowest = max(space - you.kit.steps, 0)
    highest = min(space + you.kit.steps, t.arena.spaces - 1)
    if other < space:
        lowest = max(lowest, other + 1)
    else:
        highest = min(highest, other - 1)
    while lowest <= highest:
        if lowest != space:
            options.append(made[lowest])
        lowest += 1


def away(t: Table, seat: i64) -> int:
    """The direction that leads this fighter directly away from the other."""
    return 1 if t.players[seat].space > t.players[1 - seat].space else -1


def can_be_forced(t: Table, seat: i64) -> bool:
    return not t.kit(seat).ignores_forced_moves


def put(t: Table, seat: i64, space: i64, how: i64) -> None:
    """Put a fighter on another space, and note if the two changed sides."""
    mover = t.players[seat]
    other = t.players[1 - seat]
    start = mover.space
    mover.space = space
    if (start < other.space) != (space < other.space):
        t.players[t.active].crossed = True
    if t.recording:
        t.tell(Moved(seat, start, space, HOW[how]))


def enter(t: Table, seat: i64) -> None:
    """6.10: a token on a space acts on every fighter that enters it."""
    if not t.board:
        return
    space = t.players[seat].space
    for placed in t.board:
        if placed & 31 == space:
            spring(t, seat, placed >> 6, placed >> 5 & 1)


def spring(t: Table, seat: i64, token: i64, owner: i64) -> None:
    kind = t.book.tokens[token]
    if owner == seat and not kind.affects_owner:
        return
    for power in kind.powers:
        if power.moment == ENTER:
            if t.recording:
                t.tell(PowerUsed(owner, power.index))
            t.push(EffectFrame(1 - seat, power.program, t.players[seat].space, 0))


def go(t: Table, seat: i64, direction: i64, spaces: i64, how: i64) -> None:
    """6.9: a number of spaces in one direction, as far as they are free.

    Without tokens on the board nothing can interrupt it, so no frame is needed.
    """
    if t.board:
        t.push(WalkFrame(0, seat, direction, spaces, how))
        return
    while spaces > 0 and walk_one(t, seat, direction, how, t.top):
        spaces -= 1


def walk(t: Table, f: WalkFrame) -> None:
    """6.9: one space after the other; a space that is not free ends the movement before it."""
    if f.left > 0 and walk_one(t, f.seat, f.direction, f.how, f.below):
        f.left -= 1
        enter(t, f.seat)
    else:
        t.pop()


def walk_one(t: Table, seat: i64, direction: i64, how: i64, cause: Frame | None) -> bool:
    """One space further, if it is free; the effect that causes it counts the spaces."""
    space = t.players[seat].space + direction
    if not is_free(t, seat, space):
        return False
    if isinstance(cause, EffectFrame):
        cause.result += 1
    put(t, seat, space, how)
    return True


def stop_walking(t: Table) -> None:
    """6.10: a token ends the movement onto its space."""
    frame = t.top
    while frame is not None:
        if isinstance(frame, WalkFrame):
            frame.left = 0
            return
        frame = frame.below


def blink(t: Table, seat: i64, space: i64) -> bool:
    """6.9, 6.10: jump to a space, touching only that one. Returns whether the two crossed."""
    start = t.players[seat].space
    other = t.players[1 - seat].space
    if space == start:
        return False
    put(t, seat, space, BY_BLINK)
    enter(t, seat)
    return (start < other) != (space < other)


def swap(t: Table) -> None:
    """Both fighters change places, which changes their sides."""
    a = t.players[0]
    b = t.players[1]
    space = a.space
    a.space = b.space
    b.space = space
    t.players[t.active].crossed = True
    if t.recording:
        t.tell(Moved(0, b.space, a.space, HOW[FORCED]))
        t.tell(Moved(1, a.space, b.space, HOW[FORCED]))
    enter(t, 0)
    enter(t, 1)


def blink_spaces(t: Table, seat: i64, reach: int) -> list[int]:
    """6.9: any free space within reach, even beyond the opponent."""
    here = t.players[seat].space
    return [
        space
        for space in range(here - reach, here + reach + 1)
        if space != here and is_free(t, seat, space)
    ]


def spaces_beside(t: Table, seat: i64) -> list[int]:
    """The spaces next to the other fighter where this one may land or stay."""
    other = t.players[1 - seat].space
    return [space for space in (other - 1, other + 1) if is_free(t, seat, space)]
