"""A hint: the best answers to a decision, as a duelist finds them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.engine.view import View
from knockdown.players import Advice, Duelist

SHOWN: Final = 3
HINTS: Final = 1  # a stream of its own, apart from the opponents' random numbers


class Tip(NamedTuple):
    """An answer by its number in the menu, and the chance to win the match with it."""

    number: int
    percent: int


def adviser(hand: str) -> Duelist:
    """The adviser for a person whose towers are built with this skill."""
    duelist = Duelist()
    duelist.tower_skill = hand
    return duelist


def is_worth_asking(view: View) -> bool:
    """3.1, 3.3: where a duelist answers at random, its advice would be noise."""
    return Duelist().thinks_at(view)


def hint_rng(moves: int) -> Rng:
    """A generator per decision: asking again gives the same hint, and changes nothing else."""
    return Rng(moves, SEARCH_STREAM, HINTS)


def tips(view: View, advice: Sequence[Advice]) -> list[Tip]:
    """The best answers; none where no answer looks better than another."""
    found = [Tip(view.options.index(each.option) + 1, percent(each)) for each in advice]
    if len({tip.percent for tip in found}) < 2:
        return []
    return sorted(found[:SHOWN], key=lambda tip: -tip.percent)


def percent(advice: Advice) -> int:
    return round(100 * advice.chance)
