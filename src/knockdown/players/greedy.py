"""Opponents that hardly think: at random, one action ahead, or one action ahead with mistakes."""

from __future__ import annotations

import math
from typing import Final

from knockdown.engine.match import deal_once
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players.odds import evaluator_for
from knockdown.players.player import Advice, BasePlayer
from knockdown.search.greedy import best_option, option_values


class RandomPlayer(BasePlayer):
    """Chooses any option."""

    tower_skill = "novice"

    def decide(self, view: View, rng: Rng) -> Option:
        return view.options[rng.below(len(view.options))]

    def advise(self, view: View, rng: Rng) -> list[Advice]:
        return [Advice(option, 0.5) for option in view.options]


class Brawler(BasePlayer):
    """Greedy, one action ahead. The hidden cards are dealt again before each choice."""

    def decide(self, view: View, rng: Rng) -> Option:
        """The first of `advise`, without sorting."""
        evaluator = evaluator_for(view, self.tower_skill)
        return best_option(deal_once(view, rng), evaluator, view.viewer, rng)

    def advise(self, view: View, rng: Rng) -> list[Advice]:
        match = deal_once(view, rng)
        options = match.options
        evaluator = evaluator_for(view, self.tower_skill)
        values = option_values(match, evaluator, view.viewer, rng)
        found = [Advice(*each) for each in zip(options, values, strict=True)]
        return sorted(found, key=lambda advice: -advice.chance)


class Rookie(Brawler):
    """Sees what the brawler sees, but does not always take the best option."""

    tower_skill = "novice"
    warmth: Final = 0.03  # how much worse an option may look and still be chosen often

    def decide(self, view: View, rng: Rng) -> Option:
        advice = self.advise(view, rng)
        best = advice[0].chance
        shares = [math.exp((each.chance - best) / self.warmth) for each in advice]
        mark = sum(shares) * rng.bits() / 2**32
        for each, share in zip(advice, shares, strict=True):
            mark -= share
            if mark < 0:
                return each.option
        return advice[-1].option
