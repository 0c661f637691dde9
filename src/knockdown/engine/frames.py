"""Frames: rules in progress, as plain numbers on the table's stack.

One class per chapter of the booklet. A frame has no behaviour: the chapter's
module moves it from step to step (`flow.py` says which module). Because frames
hold only numbers, any moment of a match can be cloned, saved and resumed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from knockdown.engine.errors import KnockdownError

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

    below: Frame | None  # the rule that waits for this one; set when it is put on the stack

    def __init__(self, kind: int, step: int) -> None:
        self.kind = kind
        self.step = step

    def clone(self) -> Frame:
        raise KnockdownError("a bare frame is never on the stack")

    def numbers(self) -> list[int]:
        """The numbers that make this frame again, in the order of its __init__."""
        raise KnockdownError("a bare frame is never on the stack")


class SetupFrame(Frame):
    """3: which step of the setup; `seat` picked its fighter first (3.1)."""

    def __init__(self, step: int, seat: int) -> None:
        self.kind = SETUP
        self.step = step
        self.seat = seat

    def clone(self) -> Frame:
        return SetupFrame(self.step, self.seat)

    def numbers(self) -> list[int]:
        return [self.step, self.seat]


class RoundFrame(Frame):
    """4, 8, 9: turns follow each other until the round ends."""

    def __init__(self, step: int) -> None:
        self.kind = ROUND
        self.step = step

    def clone(self) -> Frame:
        return RoundFrame(self.step)

    def numbers(self) -> list[int]:
        return [self.step]


class TurnFrame(Frame):
    """4: a player's turn, with the actions left."""

    def __init__(self, step: int, seat: int, actions: int) -> None:
        self.kind = TURN
        self.step = step
        self.seat = seat
        self.actions = actions

    def clone(self) -> Frame:
        return TurnFrame(self.step, self.seat, self.actions)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.actions]


class StepFrame(Frame):
    """4.3, 4.7: a Move or a Dash to a space, which a Reaction may cancel."""

    def __init__(self, step: int, seat: int, space: int, how: int, cancelled: int) -> None:
        self.kind = STEP
        self.step = step
        self.seat = seat
        self.space = space
        self.how = how  # movement.BY_MOVE or BY_DASH
        self.cancelled = cancelled

    def clone(self) -> Frame:
        return StepFrame(self.step, self.seat, self.space, self.how, self.cancelled)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.space, self.how, self.cancelled]


class WalkFrame(Frame):
    """6.9: a fighter goes space by space in one direction, as far as it can."""

    def __init__(self, step: int, seat: int, direction: int, left: int, how: int) -> None:
        self.kind = WALK
        self.step = step
        self.seat = seat
        self.direction = direction
        self.left = left
        self.how = how

    def clone(self) -> Frame:
        return WalkFrame(self.step, self.seat, self.direction, self.left, self.how)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.direction, self.left, self.how]


class TakeFrame(Frame):
    """4.4: a row card is being resolved before it joins the hand.

    The card is NONE where a Skill lets the player take the deck's top instead.
    """

    def __init__(self, step: int, seat: int, card: int) -> None:
        self.kind = TAKE
        self.step = step
        self.seat = seat
        self.card = card

    def clone(self) -> Frame:
        return TakeFrame(self.step, self.seat, self.card)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.card]


class ComboFrame(Frame):
    """4.5: a Combo and the Special Attack or Dash at hand in it."""

    def __init__(
        self, step: int, seat: int, used: int, special: int, space: int, dashes: int, paid: int
    ) -> None:
        self.kind = COMBO
        self.step = step
        self.seat = seat
        self.used = used  # bits by place on the sheet
        self.special = special
        self.space = space  # where the Dash goes
        self.dashes = dashes  # 4.7: steps the paid Dash symbols still give
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

    def __init__(self, step: int, seat: int, cost: int) -> None:
        self.kind = PAY
        self.step = step
        self.seat = seat
        self.cost = cost

    def clone(self) -> Frame:
        return PayFrame(self.step, self.seat, self.cost)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.cost]


class ReactionFrame(Frame):
    """4.8: a player may react; `chosen` is the place on the sheet, or NONE."""

    def __init__(self, step: int, seat: int, trigger: int, chosen: int) -> None:
        self.kind = REACTION
        self.step = step
        self.seat = seat
        self.trigger = trigger
        self.chosen = chosen

    def clone(self) -> Frame:
        return ReactionFrame(self.step, self.seat, self.trigger, self.chosen)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.trigger, self.chosen]


class AttackFrame(Frame):
    """6: an Attack Sequence of `seat` against the other player."""

    def __init__(
        self,
        seat: int,
        attack: int,
        is_reaction: int,
        is_bare: int,
        step: int = 0,
        heavy: int = 0,
        light: int = 0,
        unblockable: int = 0,
        cancelled: int = 0,
        effect_cancelled: int = 0,
        blocked: int = 0,
        dealt: int = 0,
    ) -> None:
        self.kind = ATTACK
        self.step = step
        self.seat = seat
        self.attack = attack
        self.is_reaction = is_reaction  # 4.8: answers an action, is not answered itself
        self.is_bare = is_bare  # wounds 'as a Strike' outside any Attack Sequence
        self.heavy = heavy  # the pool, changed by arena and Skills (6.1)
        self.light = light
        self.unblockable = unblockable
        self.cancelled = cancelled
        self.effect_cancelled = effect_cancelled
        self.blocked = blocked
        self.dealt = dealt  # wounds this attack has inflicted so far, effect included

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

    def __init__(self, step: int, seat: int, cards: int, effect: int) -> None:
        self.kind = BLOCK
        self.step = step
        self.seat = seat
        self.cards = cards
        self.effect = effect

    def clone(self) -> Frame:
        return BlockFrame(self.step, self.seat, self.cards, self.effect)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.cards, self.effect]


class EffectFrame(Frame):
    """6.2: an effect of `seat`: which program, how far, what its last step did."""

    def __init__(
        self, seat: int, program: int, entered: int, result: int, place: int = 0, left: int = -1
    ) -> None:
        self.kind = EFFECT
        self.step = 0
        self.seat = seat
        self.program = program
        self.place = place
        self.entered = entered  # 6.10: the space with the token the opponent has entered, or NONE
        self.result = result
        self.left = left  # how often the present step is still to be done; NONE = not begun

    def clone(self) -> Frame:
        return EffectFrame(
            self.seat, self.program, self.entered, self.result, self.place, self.left
        )

    def numbers(self) -> list[int]:
        return [self.seat, self.program, self.entered, self.result, self.place, self.left]


class MomentFrame(Frame):
    """2.3, 4.10: the powers of `seat` at a moment; `done` marks those settled."""

    def __init__(self, step: int, seat: int, moment: int, done: int, tokens: int) -> None:
        self.kind = MOMENT
        self.step = step
        self.seat = seat
        self.moment = moment
        self.done = done
        self.tokens = tokens  # how many of each token are still to settle, 4 bits a kind

    def clone(self) -> Frame:
        return MomentFrame(self.step, self.seat, self.moment, self.done, self.tokens)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.moment, self.done, self.tokens]


class DiscardFrame(Frame):
    """5.3, 5.4: `seat` discards `left` cards."""

    def __init__(self, step: int, seat: int, left: int) -> None:
        self.kind = DISCARD
        self.step = step
        self.seat = seat
        self.left = left

    def clone(self) -> Frame:
        return DiscardFrame(self.step, self.seat, self.left)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.left]


class StealFrame(Frame):
    """5.4: `seat` gets `left` cards out of the opponent's hand."""

    def __init__(self, step: int, seat: int, left: int) -> None:
        self.kind = STEAL
        self.step = step
        self.seat = seat
        self.left = left

    def clone(self) -> Frame:
        return StealFrame(self.step, self.seat, self.left)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.left]


class KnockdownFrame(Frame):
    """7: `seat` is tested on so many wounds."""

    def __init__(self, step: int, seat: int, wounds: int) -> None:
        self.kind = TEST
        self.step = step
        self.seat = seat
        self.wounds = wounds

    def clone(self) -> Frame:
        return KnockdownFrame(self.step, self.seat, self.wounds)

    def numbers(self) -> list[int]:
        return [self.step, self.seat, self.wounds]


def clone_stack(top: Frame | None) -> Frame | None:
    """Equal frames, independent of these, from the top one down."""
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
