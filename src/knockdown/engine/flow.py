"""The main loop of a match: which chapter's rules move the frame on top of the stack."""

from __future__ import annotations

from typing import cast

from knockdown.engine import frames
from knockdown.engine.attack import attack, attack_chosen
from knockdown.engine.blocking import block, block_chosen
from knockdown.engine.combo import combo, combo_chosen, pay, pay_chosen
from knockdown.engine.effect import effect, effect_chosen
from knockdown.engine.frames import (
    AttackFrame,
    BlockFrame,
    ComboFrame,
    DiscardFrame,
    EffectFrame,
    Frame,
    KnockdownFrame,
    MomentFrame,
    PayFrame,
    ReactionFrame,
    RoundFrame,
    SetupFrame,
    StealFrame,
    StepFrame,
    TakeFrame,
    TurnFrame,
    WalkFrame,
)
from knockdown.engine.hand import discard, discard_chosen, steal, steal_chosen
from knockdown.engine.knockdown_test import knockdown_test, test_chosen
from knockdown.engine.moments import moment, moment_chosen
from knockdown.engine.movement import walk
from knockdown.engine.options import NOTHING, Option
from knockdown.engine.reaction import reaction, reaction_chosen
from knockdown.engine.rounds import round_goes_on
from knockdown.engine.setup import setup, setup_chosen
from knockdown.engine.steps import step
from knockdown.engine.table import Table
from knockdown.engine.turn import take, turn, turn_chosen


def run(t: Table) -> None:
    """Continue until a player has a real choice or the match is over.

    A question with one possible answer is answered at once.
    """
    while True:
        if t.decision != NOTHING:
            if len(t.options) > 1:
                return
            answer(t, t.options[0])
        elif t.top is not None:
            advance(t, t.top)
        else:
            return


def advance(t: Table, frame: Frame) -> None:
    """The next step of the rule in progress."""
    kind = frame.kind
    if kind == frames.TURN:
        turn(t, cast(TurnFrame, frame))
    elif kind == frames.TAKE:
        take(t, cast(TakeFrame, frame))
    elif kind == frames.STEP:
        step(t, cast(StepFrame, frame))
    elif kind == frames.WALK:
        walk(t, cast(WalkFrame, frame))
    elif kind == frames.ATTACK:
        attack(t, cast(AttackFrame, frame))
    elif kind == frames.EFFECT:
        effect(t, cast(EffectFrame, frame))
    elif kind == frames.COMBO:
        combo(t, cast(ComboFrame, frame))
    elif kind == frames.PAY:
        pay(t, cast(PayFrame, frame))
    elif kind == frames.DISCARD:
        discard(t, cast(DiscardFrame, frame))
    elif kind == frames.BLOCK:
        block(t, cast(BlockFrame, frame))
    elif kind == frames.MOMENT:
        moment(t, cast(MomentFrame, frame))
    elif kind == frames.REACTION:
        reaction(t, cast(ReactionFrame, frame))
    elif kind == frames.TEST:
        knockdown_test(t, cast(KnockdownFrame, frame))
    elif kind == frames.STEAL:
        steal(t, cast(StealFrame, frame))
    elif kind == frames.ROUND:
        round_goes_on(t, cast(RoundFrame, frame))
    else:
        setup(t, cast(SetupFrame, frame))


def answer(t: Table, chosen: Option) -> None:
    """Hand the answer to the rule that asked for it."""
    frame = t.top
    if frame is None:
        return
    t.decision = NOTHING
    kind = frame.kind
    if kind == frames.TURN:
        turn_chosen(t, cast(TurnFrame, frame), chosen)
    elif kind == frames.COMBO:
        combo_chosen(t, cast(ComboFrame, frame), chosen)
    elif kind == frames.PAY:
        pay_chosen(t, cast(PayFrame, frame), chosen)
    elif kind == frames.EFFECT:
        effect_chosen(t, cast(EffectFrame, frame), chosen)
    elif kind == frames.DISCARD:
        discard_chosen(t, cast(DiscardFrame, frame), chosen)
    elif kind == frames.ATTACK:
        attack_chosen(t, cast(AttackFrame, frame), chosen)
    elif kind == frames.BLOCK:
        block_chosen(t, cast(BlockFrame, frame), chosen)
    elif kind == frames.REACTION:
        reaction_chosen(t, cast(ReactionFrame, frame), chosen)
    elif kind == frames.MOMENT:
        moment_chosen(t, cast(MomentFrame, frame), chosen)
    elif kind == frames.TEST:
        test_chosen(t, cast(KnockdownFrame, frame), chosen)
    elif kind == frames.STEAL:
        steal_chosen(t, cast(StealFrame, frame), chosen)
    else:
        setup_chosen(t, cast(SetupFrame, frame), chosen)
