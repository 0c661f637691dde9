"""Frames read from a save: each number within its bounds, each frame on one it fits on."""

from __future__ import annotations

from typing import Final

from knockdown.engine import frames
from knockdown.engine.book import NONE, Arena, Book
from knockdown.engine.errors import SaveError
from knockdown.engine.frames import AttackFrame, BlockFrame, EffectFrame, Frame
from knockdown.engine.terms import MOMENTS, TRIGGERS

_MANY: Final = 9_999

# Which frames a frame may lie on; no frame below means the bottom of the stack.
_LIES_ON: Final[dict[int, list[int]]] = {
    frames.SETUP: [],
    frames.ROUND: [],
    frames.TURN: [frames.ROUND],
    frames.STEP: [frames.TURN, frames.COMBO],
    frames.WALK: [frames.TURN, frames.STEP, frames.EFFECT],
    frames.TAKE: [frames.TURN],
    frames.COMBO: [frames.TURN],
    frames.PAY: [frames.COMBO, frames.REACTION, frames.EFFECT],
    frames.REACTION: [frames.ATTACK, frames.STEP],
    frames.ATTACK: [frames.TURN, frames.TAKE, frames.COMBO, frames.ATTACK, frames.STEP],
    frames.BLOCK: [frames.ATTACK],
    frames.EFFECT: [frames.TURN, frames.ATTACK, frames.MOMENT, frames.EFFECT, frames.WALK],
    frames.MOMENT: [frames.ROUND, frames.TURN, frames.ATTACK, frames.COMBO],
    frames.DISCARD: [frames.TURN, frames.TAKE, frames.EFFECT, frames.STEAL],
    frames.STEAL: [frames.EFFECT],
    frames.TEST: [frames.ATTACK],
}


def bounds(book: Book, arena: Arena, kind: int) -> list[tuple[int, int]]:
    """The smallest and largest value of each number of a frame, in its order."""
    step = (0, 16)
    seat = (0, 1)
    flag = (0, 1)
    count = (0, _MANY)
    space = (0, arena.spaces - 1)
    entered = (NONE, arena.spaces - 1)
    special = (0, 3)
    attack = (0, len(book.attacks) - 1)
    cost = (NONE, len(book.costs) - 1)
    by_kind: dict[int, list[tuple[int, int]]] = {
        frames.SETUP: [step, seat],
        frames.ROUND: [step],
        frames.TURN: [step, seat, (-9, 9)],
        frames.STEP: [step, seat, space, flag, flag],
        frames.WALK: [step, seat, (-1, 1), count, (0, 5)],
        frames.TAKE: [step, seat, (NONE, arena.attack_cards - 1)],
        frames.COMBO: [step, seat, (0, 15), special, space, (0, 9), (0, 1 << len(arena.cards))],
        frames.PAY: [step, seat, cost],
        frames.REACTION: [step, seat, (1, len(TRIGGERS) - 1), (NONE, special[1])],
        frames.ATTACK: [seat, attack, flag, flag, step, count, count, *[flag] * 4, count],
        frames.BLOCK: [step, seat, (0, 1 << len(arena.cards)), flag],
        frames.EFFECT: [seat, (0, len(book.programs) - 1), entered, count, count, (NONE, 99)],
        frames.MOMENT: [step, seat, (0, len(MOMENTS) - 1), (0, 2**512), (0, 2**512)],
        frames.DISCARD: [step, seat, (0, 99)],
        frames.STEAL: [step, seat, (0, 99)],
        frames.TEST: [step, seat, count],
    }
    return by_kind[kind]


def frame_from(book: Book, arena: Arena, where: str, numbers: list[int]) -> Frame:
    """The frame these numbers describe; errors name the place."""
    if not numbers or not 0 <= numbers[0] < len(frames.FRAMES):
        raise SaveError(f"{where} is not a frame")
    allowed = bounds(book, arena, numbers[0])
    if len(numbers) - 1 != len(allowed):
        raise SaveError(f"{where} has {len(numbers) - 1} numbers, not {len(allowed)}")
    for i, (smallest, largest) in enumerate(allowed):
        if not smallest <= numbers[i + 1] <= largest:
            raise SaveError(
                f"{where}[{i + 1}] is {numbers[i + 1]}, not between {smallest} and {largest}"
            )
    return frames.FRAMES[numbers[0]](*numbers[1:])


def check_stack(book: Book, stack: list[Frame]) -> None:
    """Each frame lies on one that could have put it there."""
    for i, frame in enumerate(stack):
        below = [stack[i - 1].kind] if i else []
        fitting = _LIES_ON[frame.kind]
        if bool(below) != bool(fitting) or (below and below[0] not in fitting):
            raise SaveError(f"stack[{i}] does not fit on what is below it")
        if isinstance(frame, BlockFrame):
            check_blocker(i, frame, stack[i - 1])
        if isinstance(frame, EffectFrame) and frame.place > len(book.programs[frame.program]):
            raise SaveError(f"stack[{i}] is past the end of its effect")


def check_blocker(place: int, frame: BlockFrame, below: Frame) -> None:
    """6.4: only the target of an attack blocks it."""
    if isinstance(below, AttackFrame) and below.seat == frame.seat:
        raise SaveError(f"stack[{place}] lets the attacker block the attack below it")
