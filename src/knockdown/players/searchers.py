"""Opponents that search: many deals of what is hidden, many futures of each."""

from __future__ import annotations

import time

from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players.odds import judge_for
from knockdown.players.player import Advice, BasePlayer
from knockdown.search.tree import Tree

SLICE = 50  # walks between two looks at the clock: about a millisecond


class Thought:
    """A search under way. Between two slices anything else may happen, also nothing more."""

    def __init__(self, tree: Tree, walks: int, seconds: float) -> None:
        self.tree = tree
        self.walks = walks
        self.ends = time.monotonic() + seconds

    def go_on(self) -> bool:
        """Think a slice further; tells whether it wants to think on."""
        self.tree.think(SLICE)
        return self.tree.walks < self.walks if self.walks else time.monotonic() < self.ends

    def advice(self) -> list[Advice]:
        """What was looked at most comes first: its value is the surest."""
        return [Advice(option, value) for option, value, _ in self.tree.ranking()]


class Searcher(BasePlayer):
    """Thinks for so many walks, or else for so many seconds.

    With a number of walks the same view and generator give the same answer on
    every machine; with seconds a faster machine plays better.
    """

    def __init__(self, walks: int = 0, seconds: float = 0.0) -> None:
        self.walks = walks
        self.seconds = seconds

    def begin(self, view: View, rng: Rng) -> Thought:
        tree = Tree(view, judge_for(view, self.tower_skill), rng)
        return Thought(tree, self.walks, self.seconds)

    def advise(self, view: View, rng: Rng) -> list[Advice]:
        thought = self.begin(view, rng)
        while thought.go_on():
            pass
        return thought.advice()


class Duelist(Searcher):
    """A small budget: an answer before one has looked up."""

    def __init__(self, walks: int = 1000) -> None:
        super().__init__(walks)


class Champion(Searcher):
    """The same search with time to think: a second, unless a number of walks is given."""

    tower_skill = "expert"

    def __init__(self, walks: int = 0, seconds: float = 1.0) -> None:
        super().__init__(walks, seconds)
