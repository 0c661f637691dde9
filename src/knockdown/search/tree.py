"""Information-set Monte Carlo tree search.

Every walk through the tree goes through another deal of what is hidden, with
its own chance, so that the search plans for what it knows and not for one
lucky deck. A node is a sequence of decisions; which options there are depends
on the deal, so each remembers how often it could have been chosen (Cowling,
Powley and Whitehouse).
"""

from __future__ import annotations

import math

from knockdown.engine import options as o
from knockdown.engine.match import Match, determinize_view
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.search.playout import play_on, settle_test, step
from knockdown.search.position import Judge


class Node:
    """One decision made; the values are those of the player who searches."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}


class Tree:
    """One search, as long as it is told to go on."""

    def __init__(
        self, view: View, judge: Judge, rng: Rng, explore: float = 0.6, horizon: int = 4
    ) -> None:
        self.view = view
        self.judge = judge
        self.rng = rng
        self.explore = explore
        self.horizon = horizon
        self.root = Node()
        self.walks = 0
        self.decisions = 0  # simulated so far

    def think(self, walks: int) -> None:
        """So many more walks."""
        while walks > 0:
            self.walk(determinize_view(self.view, self.rng))
            walks -= 1

    def walk(self, match: Match) -> None:
        """Down the tree, one step beyond it, play on, judge, and remember on the way back."""
        node = self.root
        path: list[Node] = [node]
        is_new = False
        while not is_new and match.decision != o.NOTHING:
            if match.decision == o.TEST_RESULT:
                settle_test(match, self.judge, self.rng)
                self.decisions += 1
                continue
            option = self.pick(node, match)
            child = node.children.get(option)
            if child is None:
                child = Node()
                child.offered = 1
                node.children[option] = child
                is_new = True
            node = child
            path.append(node)
            step(match, option)
            self.decisions += 1
        self.decisions += play_on(match, self.judge, self.rng, self.horizon)
        value = self.judge.value(match, self.view.viewer, self.view.round)
        for passed in path:
            passed.visits += 1
            passed.total += value
        self.walks += 1

    def pick(self, node: Node, match: Match) -> Option:
        """An option never tried, else the one with the best upper bound for whoever decides."""
        untried = 0
        for option in match.options:
            if option not in node.children:
                untried += 1
        if untried:
            return self.pick_untried(node, match.options, self.rng.below(untried))
        is_own = match.decider == self.view.viewer
        best = match.options[0]
        best_bound = -1.0
        for option in match.options:
            child = node.children[option]
            child.offered += 1
            mean = child.total / child.visits
            if not is_own:
                mean = 1.0 - mean
            bound = mean + self.explore * math.sqrt(math.log(child.offered) / child.visits)
            if bound > best_bound:
                best_bound = bound
                best = option
        return best

    def pick_untried(self, node: Node, options: list[Option], skip: int) -> Option:
        chosen = options[0]
        for option in options:
            child = node.children.get(option)
            if child is not None:
                child.offered += 1
            else:
                if skip == 0:
                    chosen = option
                skip -= 1
        return chosen

    def ranking(self) -> list[tuple[Option, float, int]]:
        """The options of the root: value and visits, the most visited first."""
        found = [
            (option, child.total / child.visits, child.visits)
            for option, child in self.root.children.items()
        ]
        found.sort(key=lambda entry: (-entry[2], -entry[1]))
        return found
