"""Information-set Monte Carlo tree search.

Every walk through the tree uses another deal of the hidden cards and its own
randomness, so the search plans for what the player knows and not for one lucky
deck. A node is a sequence of decisions. Which options exist depends on the
deal, so each node counts how often it could have been chosen (Cowling, Powley
and Whitehouse).
"""

from __future__ import annotations

import math

from knockdown.engine import options as o
from knockdown.engine.match import Dealer, Match
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.search.evaluation import Evaluator
from knockdown.search.playout import play_on, settle_test, step


class Node:
    """One decision made; values are from the searching player's side."""

    def __init__(self) -> None:
        # Counts are floats, which the compiler divides and takes roots of directly.
        self.visits = 0.0
        self.offered = 0.0
        self.total = 0.0
        self.children: dict[Option, Node] = {}

    def bound(self, is_own: bool, explore: float) -> float:
        """The upper confidence bound for the deciding player: higher the fewer the visits."""
        mean = self.total / self.visits
        if not is_own:
            mean = 1.0 - mean
        return mean + explore * math.sqrt(math.log(self.offered) / self.visits)


class Tree:
    """One search, which goes on for as long as `think` is called."""

    def __init__(
        self, view: View, evaluator: Evaluator, rng: Rng, explore: float = 0.3, horizon: int = 4
    ) -> None:
        self.view = view
        self.dealer = Dealer(view)
        self.evaluator = evaluator
        self.rng = rng
        self.explore = explore
        self.horizon = horizon
        self.root = Node()
        self.walks = 0
        self.decisions = 0  # simulated so far

    def think(self, walks: int) -> None:
        """Make this many more walks."""
        while walks > 0:
            self.walk(self.dealer.deal(self.rng))
            walks -= 1

    def walk(self, match: Match) -> None:
        """Select, expand by one node, play out, evaluate, and back up the value."""
        node = self.root
        path: list[Node] = [node]
        is_new = False
        last = self.view.round or 1  # 3.5: the draft is for the first round
        while not is_new and match.decision != o.NOTHING and match.round <= last:
            # A test on the way is decided at random; if one is asked for, both results are options.
            if match.decision == o.TEST_RESULT and node is not self.root:
                settle_test(match, self.evaluator, self.rng)
                self.decisions += 1
                continue
            option = self.pick(node, match)
            child = node.children.get(option)
            if child is None:
                child = Node()
                child.offered = 1.0
                node.children[option] = child
                is_new = True
            node = child
            path.append(node)
            step(match, option)
            self.decisions += 1
        self.decisions += play_on(match, self.evaluator, self.rng, self.horizon)
        value = self.evaluator.value(match, self.view.viewer, self.view.round)
        for passed in path:
            passed.visits += 1.0
            passed.total += value
        self.walks += 1

    def pick(self, node: Node, match: Match) -> Option:
        """An untried option, else the one with the best upper bound for the deciding player."""
        is_own = match.decider == self.view.viewer
        chosen = match.options[0]
        best_bound = -1.0
        untried = 0
        for option in match.options:
            child = node.children.get(option)
            if child is None:
                untried += 1
                if self.rng.below(untried) == 0:  # each of them equally likely
                    chosen = option
                continue
            child.offered += 1.0
            if untried == 0:
                bound = child.bound(is_own, self.explore)
                if bound > best_bound:
                    best_bound = bound
                    chosen = option
        return chosen

    def lead(self) -> float:
        """By how many walks the first option is ahead of the second."""
        most = 0.0
        second = 0.0
        for child in self.root.children.values():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second

    def ranking(self) -> list[tuple[Option, float, int]]:
        """The options of the root: value and visits, the most visited first."""
        found = [
            (option, child.total / child.visits, int(child.visits))
            for option, child in self.root.children.items()
        ]
        found.sort(key=lambda entry: (-entry[2], -entry[1]))
        return found
