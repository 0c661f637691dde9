"""Decisions that no event reports, recorded so that the story of a match can include them."""

from __future__ import annotations

from typing import NamedTuple

from knockdown.engine.book import NONE
from knockdown.engine.frames import EffectFrame
from knockdown.engine.match import Match
from knockdown.engine.options import CHOOSE_BRANCH, START_TEST, TEST, Option


class Choice(NamedTuple):
    """A decision without an event: a branch of an effect, or not starting a test. It is public.

    `program` and `step` identify the effect that asked, and its step.
    """

    events: int  # the number of events before it
    seat: int
    decision: int
    option: Option
    program: int = NONE
    step: int = NONE


def silent_choice(match: Match, option: Option) -> Choice | None:
    """The choice to record if the pending decision gets this answer, or None."""
    before, seat, decision = len(match.events), match.decider, match.decision
    if decision == START_TEST and option.kind != TEST:
        return Choice(before, seat, decision, option)
    if decision != CHOOSE_BRANCH:
        return None
    effect = next(frame for frame in reversed(match.stack) if isinstance(frame, EffectFrame))
    return Choice(before, seat, decision, option, effect.program, effect.place)
