"""Choices that no event reports, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from knockdown.engine.book import Op
from knockdown.engine.options import CHOOSE_BRANCH
from knockdown.engine.terms import EITHER, WOUND
from knockdown.referee.choices import Choice
from knockdown.telling.speech import Speech


def choice_text(speech: Speech, fighters: Sequence[int], choice: Choice) -> str:
    """6.2, 6.3: which branch was chosen, or that no test is started."""
    who = speech.who(choice.seat, fighters[choice.seat])
    if choice.decision != CHOOSE_BRANCH:
        return speech.say("event-no-test", **who)
    op = speech.book.programs[choice.program][choice.step]
    text = branch_text(speech, op, choice.option.a)
    return speech.say("event-branch-chosen", text=text, **who)


def branch_text(speech: Speech, op: Op, branch: int) -> str:
    """6.2: what a branch of this step means to the player who may choose it."""
    if op.code != EITHER:
        text = speech.cards.effect_text(op.other if branch else op.then)
        return speech.say("option-branch", text=text)
    if branch == 0:
        return speech.say("option-branch-discard", n=op.a)
    return suffering(speech, op.then)


def suffering(speech: Speech, program: int) -> str:
    """What happens to you unless you discard."""
    ops = speech.book.programs[program]
    if len(ops) == 1 and ops[0].code == WOUND:
        return speech.say("option-branch-suffer", wounds=speech.wounds(ops[0].a, ops[0].b))
    return speech.say("option-branch-let", effect=speech.cards.effect_text(program))
