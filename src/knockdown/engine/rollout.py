"""Random play to the end, inside the engine: for search and for measuring."""

from __future__ import annotations

from knockdown.engine import flow
from knockdown.engine.match import Match
from knockdown.engine.options import NOTHING
from knockdown.engine.rng import Rng


def rollout(match: Match, rng: Rng, limit: int) -> int:
    """Play random options until the match ends or `limit` decisions are made.

    Returns the number of decisions made.
    """
    count = 0
    while count < limit and match.decision != NOTHING:
        options = match.options
        flow.answer(match, options[rng.below(len(options))])
        flow.run(match)
        count += 1
    return count
