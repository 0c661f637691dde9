"""Opponents that search: many deals of the hidden cards, and many playouts of each."""

from __future__ import annotations

import time

from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players.odds import evaluator_for
from knockdown.players.player import Advice, BasePlayer
from knockdown.search.tree import Tree

SLICE = 50  # walks between two checks of the clock: about a millisecond, compiled


class Thought:
    """A search in progress. It can be paused between two slices, or dropped."""

    def __init__(self, tree: Tree, walks: int, seconds: float, only_choice: bool = False) -> None:
        self.tree = tree
        self.only_choice = only_choice  # stop as soon as the choice is settled
        self.walks = walks
        self.began = time.perf_counter()
        self.ends = self.began + seconds

    def go_on(self) -> bool:
        """Think for one more slice. Returns whether the search should continue."""
        self.tree.think(min(SLICE, self.walks - self.tree.walks) if self.walks else SLICE)
        left = self.walks_left()
        is_settled = self.only_choice and self.tree.lead() > left  # no option can catch up
        return left > 0 and not is_settled

    def walks_left(self) -> float:
        """The walks left in its budget; for seconds, estimated from the pace so far."""
        if self.walks:
            return self.walks - self.tree.walks
        now = time.perf_counter()
        return self.tree.walks * (self.ends - now) / max(now - self.began, 1e-9)

    def advice(self) -> list[Advice]:
        """The most visited option comes first: its value is the most certain."""
        return [Advice(option, value) for option, value, _ in self.tree.ranking()]


class Searcher(BasePlayer):
    """Thinks for a number of walks or, without one, for a number of seconds.

    With a number of walks the same view and generator give the same answer on
    every machine; with seconds a faster machine plays better.
    """

    def __init__(self, walks: int = 0, seconds: float = 0.0) -> None:
        self.walks = walks
        self.seconds = seconds

    def begin(self, view: View, rng: Rng, only_choice: bool = False) -> Thought:
        tree = Tree(view, evaluator_for(view, self.tower_skill), rng)
        return Thought(tree, self.walks, self.seconds, only_choice)

    def decide(self, view: View, rng: Rng) -> Option:
        """The first option of `advise`."""
        thought = self.begin(view, rng, only_choice=True)
        while thought.go_on():
            pass
        return thought.advice()[0].option

    def advise(self, view: View, rng: Rng) -> list[Advice]:
        thought = self.begin(view, rng)
        while thought.go_on():
            pass
        return thought.advice()


class Duelist(Searcher):
    """A small budget: it answers almost at once."""

    def __init__(self, walks: int = 500) -> None:
        super().__init__(walks)


class Champion(Searcher):
    """The same search with more time: a second, unless a number of walks is given."""

    tower_skill = "expert"

    def __init__(self, walks: int = 0, seconds: float = 1.0) -> None:
        super().__init__(walks, seconds)
