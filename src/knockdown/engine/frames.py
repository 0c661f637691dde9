"""Frames: rules in progress, as plain numbers on the table's stack.

One class per chapter of the booklet. A frame has no behaviour: the chapter's
module moves it from step to step (`flow.py` says which module). Because frames
hold only numbers, any moment of a match can be cloned, saved and resumed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from knockdown.engine.errors import KnockdownError

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

SETUP: Final = 0
ROUND: Final = 1
TURN: Final = 2
STEP: Final = 3
WALK: Final = 4
TAKE: Final = 5
COMBO: Final = 6
PAY: Final = 7
REACTION: Final = 8
ATTACK: Final = 9
BLOCK: Final = 10
EFFECT: Final = 11
MOMENT: Final = 12
DISCARD: Final = 13
STEAL: Final = 14
TEST: Final = 15


class Frame:
    """A rule in progress and the step it is at."""

    below: Frame | None  # the rule that waits for this one; set when it is pushed

    def __init__(self, kind: i64, step: i64) -> None:
        self.kind: i64 = kind
        self.step: i64 = step

    def clone(self) -> Frame:
        raise KnockdownError("a bare frame is never on the stack")

    def numbers(self) -> list[int]:
        """The arguments of `__init__` that make an equal frame, in order."""
        raise KnockdownError("a bare frame is never on the stack")


class SetupFrame(Frame):
    """3: which step of the setup; `seat` picked its fighter first (3.1)."""

    def __init__(self, step: i64, seat: i64) -> None:
        self.kind: i64 = SETUP
        self.step: i64 = step
        self.seat: i64 = seat

    def clone(self) -> Frame:
        return SetupFrame(self.step, self.seat)

    def numbers(self) -> list[int]:
        return [self.step, self.seat]


class RoundFrame(Frame):
    """4, 8, 9: turns follow each other until the round ends.

    It lies at the bottom of the stack and never changes, so tables may share it.
    """

    def __init__(self, step: i64) -> None:
        self.kind: i64 = ROUND
        self.step: i64 = step

    def clone(self) -> Frame:
        return self

    def numbers(self) -> list[int]:
        return [self.step]


class TurnFrame(Frame):
    """4: a player's turn, with the actions left."""

    def __init__(self, step: i64, seat: i64, actions: i64) -> None:
        self.kind: i64 = TURN
        self.step: i64 = step
        self.seat: i64 = seat
        self.actions: i64 = actions

    def clone(self) -> Frame:
        return TurnFrame(self.step, self.seat, self.actions)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.actions]


class StepFrame(Frame):
    """4.3, 4.7: a Move or a Dash to a space, which a Reaction may cancel."""

    def __init__(self, step: i64, seat: i64, space: i64, how: i64, cancelled: i64) -> None:
        self.kind: i64 = STEP
        self.step: i64 = step
        self.seat: i64 = seat
        self.space: i64 = space
        self.how: i64 = how  # movement.BY_MOVE or BY_DASH
        self.cancelled: i64 = cancelled

    def clone(self) -> Frame:
        return StepFrame(self.step, self.seat, self.space, self.how, self.cancelled)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.space, self.how, self.cancelled]


class WalkFrame(Frame):
    """6.9: a fighter goes space by space in one direction, as far as it can."""

    def __init__(self, step: i64, seat: i64, direction: i64, left: i64, how: i64) -> None:
        self.kind: i64 = WALK
        self.step: i64 = step
        self.seat: i64 = seat
        self.direction: i64 = direction
        self.left: i64 = left
        self.how: i64 = how

    def clone(self) -> Frame:
        return WalkFrame(self.step, self.seat, self.direction, self.left, self.how)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.direction, self.left, self.how]


class TakeFrame(Frame):
    """4.4: a row card is being resolved before it joins the hand.

    The card is NONE where a Skill lets the player take the deck's top instead.
    """

    def __init__(self, step: i64, seat: i64, card: i64) -> None:
        self.kind: i64 = TAKE
        self.step: i64 = step
        self.seat: i64 = seat
        self.card: i64 = card

    def clone(self) -> Frame:
        return TakeFrame(self.step, self.seat, self.card)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.card]


class ComboFrame(Frame):
    """4.5: a Combo, and the Special Attack or Dash being carried out."""

    def __init__(
        self, step: i64, seat: i64, used: int, special: i64, space: i64, dashes: i64, paid: int
    ) -> None:
        self.kind: i64 = COMBO
        self.step: i64 = step
        self.seat: i64 = seat
        self.used = used  # bits by place on the sheet
        self.special: i64 = special
        self.space: i64 = space  # where the Dash goes
        self.dashes: i64 = dashes  # 4.7: steps the paid Dash symbols still give
        self.paid = paid  # bits by card

    def clone(self) -> Frame:
        return ComboFrame(
            self.step, self.seat, self.used, self.special, self.space, self.dashes, self.paid
        )

    def numbers(self) -> list[int]:
        return [
            self.step,
            self.seat,
            self.used,
            self.special,
            self.space,
            self.dashes,
            self.paid,
        ]


class PayFrame(Frame):
    """4.6: a cost is being paid, or a Dash symbol discarded (cost NONE, 4.7)."""

    def __init__(self, step: i64, seat: i64, cost: i64) -> None:
        self.kind: i64 = PAY
        self.step: i64 = step
        self.seat: i64 = seat
        self.cost: i64 = cost

    def clone(self) -> Frame:
        return PayFrame(self.step, self.seat, self.cost)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.cost]


class ReactionFrame(Frame):
    """4.8: a player may react; `chosen` is the place on the sheet, or NONE."""

    def __init__(self, step: i64, seat: i64, trigger: i64, chosen: i64) -> None:
        self.kind: i64 = REACTION
        self.step: i64 = step
        self.seat: i64 = seat
        self.trigger: i64 = trigger
        self.chosen: i64 = chosen

    def clone(self) -> Frame:
        return ReactionFrame(self.step, self.seat, self.trigger, self.chosen)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.trigger, self.chosen]


class AttackFrame(Frame):
    """6: an Attack Sequence of `seat` against the other player."""

    def __init__(
        self,
        seat: i64,
        attack: i64,
        is_reaction: i64,
        is_bare: i64,
        step: i64 = 0,
        heavy: i64 = 0,
        light: i64 = 0,
        unblockable: i64 = 0,
        cancelled: i64 = 0,
        effect_cancelled: i64 = 0,
        blocked: i64 = 0,
        dealt: i64 = 0,
    ) -> None:
        self.kind: i64 = ATTACK
        self.step: i64 = step
        self.seat: i64 = seat
        self.attack: i64 = attack
        self.is_reaction: i64 = is_reaction  # 4.8: answers an action, is not answered itself
        self.is_bare: i64 = is_bare  # wounds 'as a Strike', outside an Attack Sequence
        self.heavy: i64 = heavy  # the pool, changed by arena and Skills (6.1)
        self.light: i64 = light
        self.unblockable: i64 = unblockable
        self.cancelled: i64 = cancelled
        self.effect_cancelled: i64 = effect_cancelled
        self.blocked: i64 = blocked
        self.dealt: i64 = dealt  # wounds this attack has inflicted so far, effect included

    def clone(self) -> Frame:
        return AttackFrame(
            self.seat,
            self.attack,
            self.is_reaction,
            self.is_bare,
            self.step,
            self.heavy,
            self.light,
            self.unblockable,
            self.cancelled,
            self.effect_cancelled,
            self.blocked,
            self.dealt,
        )

    def numbers(self) -> list[int]:
        return [
            self.seat,
            self.attack,
            self.is_reaction,
            self.is_bare,
            self.step,
            self.heavy,
            self.light,
            self.unblockable,
            self.cancelled,
            self.effect_cancelled,
            self.blocked,
            self.dealt,
        ]


class BlockFrame(Frame):
    """6.4: `seat` may block; `cards` are the discarded ones (bits)."""

    def __init__(self, step: i64, seat: i64, cards: int, effect: i64) -> None:
        self.kind: i64 = BLOCK
        self.step: i64 = step
        self.seat: i64 = seat
        self.cards = cards
        self.effect: i64 = effect

    def clone(self) -> Frame:
        return BlockFrame(self.step, self.seat, self.cards, self.effect)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.cards, self.effect]


class EffectFrame(Frame):
    """6.2: an effect of `seat`: the program, the current step, what the last step did."""

    def __init__(
        self, seat: i64, program: i64, entered: i64, result: i64, place: i64 = 0, left: i64 = -1
    ) -> None:
        self.kind: i64 = EFFECT
        self.step: i64 = 0
        self.seat: i64 = seat
        self.program: i64 = program
        self.place: i64 = place
        # 6.10: the space with the token the opponent has entered, or NONE
        self.entered: i64 = entered
        self.result: i64 = result
        self.left: i64 = left  # how often the current step is still to be done; NONE = not begun

    def clone(self) -> Frame:
        return EffectFrame(
            self.seat, self.program, self.entered, self.result, self.place, self.left
        )

    def numbers(self) -> list[int]:
        return [self.seat, self.program, self.entered, self.result, self.place, self.left]


class MomentFrame(Frame):
    """2.3, 4.10: the powers of `seat` at a moment; `done` marks those settled."""

    def __init__(self, step: i64, seat: i64, moment: i64, done: int, tokens: int) -> None:
        self.kind: i64 = MOMENT
        self.step: i64 = step
        self.seat: i64 = seat
        self.moment: i64 = moment
        self.done = done
        self.tokens = tokens  # how many of each token are still to be settled, 4 bits a kind

    def clone(self) -> Frame:
        return MomentFrame(self.step, self.seat, self.moment, self.done, self.tokens)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.moment, self.done, self.tokens]


class DiscardFrame(Frame):
    """5.3, 5.4: `seat` discards `left` cards."""

    def __init__(self, step: i64, seat: i64, left: i64) -> None:
        self.kind: i64 = DISCARD
        self.step: i64 = step
        self.seat: i64 = seat
        self.left: i64 = left

    def clone(self) -> Frame:
        return DiscardFrame(self.step, self.seat, self.left)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.left]


class StealFrame(Frame):
    """5.4: `seat` gets `left` cards out of the opponent's hand."""

    def __init__(self, step: i64, seat: i64, left: i64) -> None:
        self.kind: i64 = STEAL
        self.step: i64 = step
        self.seat: i64 = seat
        self.left: i64 = left

    def clone(self) -> Frame:
        return StealFrame(self.step, self.seat, self.left)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.left]


class KnockdownFrame(Frame):
    """7: `seat` is tested on this many wounds."""

    def __init__(self, step: i64, seat: i64, wounds: i64) -> None:
        self.kind: i64 = TEST
        self.step: i64 = step
        self.seat: i64 = seat
        self.wounds: i64 = wounds

    def clone(self) -> Frame:
        return KnockdownFrame(self.step, self.seat, self.wounds)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.wounds]


def clone_stack(top: Frame | None) -> Frame | None:
    """A deep copy of the stack, from the top frame down."""
    if top is None:
        return None
    copy = top.clone()
    last = copy
    below = top.below
    while below is not None:
        last.below = below.clone()
        last = last.below
        below = below.below
    last.below = None
    return copy


# By kind, for loading.
FRAMES: Final[list[Callable[..., Frame]]] = [
    SetupFrame,
    RoundFrame,
    TurnFrame,
    StepFrame,
    WalkFrame,
    TakeFrame,
    ComboFrame,
    PayFrame,
    ReactionFrame,
    AttackFrame,
    BlockFrame,
    EffectFrame,
    MomentFrame,
    DiscardFrame,
    StealFrame,
    KnockdownFrame,
]
