"""Decisions of which no event tells, kept for whoever tells the match."""

from __future__ import annotations

from typing import NamedTuple

from knockdown.engine.book import NONE
from knockdown.engine.frames import EffectFrame
from knockdown.engine.match import Match
from knockdown.engine.options import CHOOSE_BRANCH, START_TEST, TEST, Option


class Choice(NamedTuple):
    """What somebody has chosen. Both players see it: a branch is printed, a test is refused aloud.

    `program` and `step` are the effect that asked, and how far it had come.
    """

    events: int  # that were there before it
    seat: int
    decision: int
    option: Option
    program: int = NONE
    step: int = NONE


def silent_choice(match: Match, option: Option) -> Choice | None:
    """The choice to be remembered if the pending decision is answered so, if it is one."""
    before, seat, decision = len(match.events), match.decider, match.decision
    if decision == START_TEST and option.kind != TEST:
        return Choice(before, seat, decision, option)
    if decision != CHOOSE_BRANCH:
        return None
    effect = next(frame for frame in reversed(match.stack) if isinstance(frame, EffectFrame))
    return Choice(before, seat, decision, option, effect.program, effect.place)
