"""How fast OpenSpiel's `crazy_eights` plays at random through its Python API.

It is the yardstick for `knockdown bench`: a card game of similar size, its
rules in C++, driven from Python the way a bot or a learner would drive it.

Decisions of the players are counted. At each of them the legal actions are
listed, one is picked at random and applied. Deals and draws are chance nodes
there; they take time but are not counted. Our engine draws its cards inside
`apply`, so a decision means the same on both sides: everything from one choice
to the next.

How a chance node is sampled matters more than anything else, so both ways are
measured:

- `weighted`: `chance_outcomes()` and a draw by its probabilities, the way that
  OpenSpiel documents and that is right for every game;
- `uniform`: the outcomes are listed like actions and one is picked. That is
  only right because every deal of this game is uniform, and it is the fastest
  that the peer can be driven from Python.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

GAME = "crazy_eights"
Sampler = Callable[[Any, random.Random], int]


def pick(actions: list[int], rng: random.Random) -> int:
    return actions[int(rng.random() * len(actions))]


def weighted_chance(state: Any, rng: random.Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, weights)[0])


def uniform_chance(state: Any, rng: random.Random) -> int:
    return pick(state.legal_actions(), rng)


def play_one(game: Any, chance: Sampler, rng: random.Random) -> int:
    """Plays one game at random. Returns the number of decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, rng))
        else:
            state.apply_action(pick(state.legal_actions(), rng))
            decisions += 1
    return decisions


def decisions_per_second(seconds: float, game: Any, chance: Sampler, rng: random.Random) -> float:
    """Plays whole games until the time is up."""
    decisions = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        decisions += play_one(game, chance, rng)
        elapsed = time.perf_counter() - start
    return decisions / elapsed


def per_second(seconds: float, chance: Sampler) -> float:
    import pyspiel

    return decisions_per_second(seconds, pyspiel.load_game(GAME), chance, random.Random(1))


def weighted_per_second(seconds: float) -> float:
    return per_second(seconds, weighted_chance)


def uniform_per_second(seconds: float) -> float:
    return per_second(seconds, uniform_chance)
