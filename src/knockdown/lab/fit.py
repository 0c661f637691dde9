"""Fits the weights of `knockdown.search.evaluation` to who won the round.

Searching players meet; now and then a move is random so that many kinds of positions
occur. A logistic regression then relates the features of a position to the winner of
the round.

All positions of a round share its winner, and rounds of a match are correlated. So a
match counts as one observation in the standard errors, and predictions are validated
on matches that were held out.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from knockdown.engine import options as o
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.engine.rng import SETUP_STREAM, Rng
from knockdown.lab.chunks import Chunk
from knockdown.lab.errors import LabError
from knockdown.lab.knockdown_tests import KnockdownTests
from knockdown.lab.plan import Game, Plan, game
from knockdown.lab.play import begin, work
from knockdown.lab.run import OpenPool, Progress, Tell, work_through
from knockdown.players import ComputerPlayer, player_named
from knockdown.players.chance import chance_for
from knockdown.players.odds import evaluator_for
from knockdown.search.evaluation import FEATURES, WEIGHTS, Evaluator, weights_from

CHANCE_MOVES: Final = 15  # one move in this many is random
RIDGE: Final = 3.0  # regularisation: keeps weights of nearly constant features near 0
ROUNDS: Final = 25  # iterations of Newton's method; it needs fewer
HELD_OUT: Final = 5  # one game in this many is held out for validation
LEAST_GAMES: Final = 4 * len(FEATURES)  # with fewer, the standard errors are meaningless

Numbers = npt.NDArray[np.float64]


class Sample(NamedTuple):
    """A position at an action: how the seats differ, and whether the one to act won."""

    game: int
    round: int
    numbers: list[float]
    won: bool


def sample_games(chunk: Chunk) -> list[Sample]:
    """Play a chunk and return the positions of all its games."""
    found: list[Sample] = []
    for number in range(chunk.start, chunk.stop):
        found.extend(play_and_look(chunk.plan, game(chunk.plan, number)))
    return found


def play_and_look(plan: Plan, it: Game) -> list[Sample]:
    seats = [player_named(name) for name in it.players]
    tests = KnockdownTests(plan.knockdown, seats)
    match = begin(plan, it, tests)
    rng = chance_for(it.seed)
    looked: list[tuple[int, int, list[float]]] = []
    lookers = [single_evaluators(match, seat, player) for seat, player in enumerate(seats)]
    while not match.is_over:
        if match.decision == o.TAKE_ACTION:
            numbers = differences(match, lookers[match.active])
            looked.append((match.round, match.active, numbers))
        match.apply(tests.result(match) or choice(match, seats[match.decider], rng))
    return [
        Sample(it.number, n, numbers, match.endings[n - 1] % 2 == seat)
        for n, seat, numbers in looked
    ]


def choice(match: Match, player: ComputerPlayer, rng: Rng) -> Option:
    if match.decision != o.TEST_RESULT and rng.below(CHANCE_MOVES) == 0:
        return match.options[rng.below(len(match.options))]
    return player.choose(match.view(match.decider), rng)


def single_evaluators(match: Match, seat: int, player: ComputerPlayer) -> list[Evaluator]:
    """One evaluator per feature, with all other weights 0, from this seat's point of view."""
    odds = evaluator_for(match.view(seat), player.tower_skill).odds
    count = len(FEATURES)
    return [
        Evaluator(odds, weights_from([float(i == place) for i in range(count)]))
        for place in range(count)
    ]


def differences(match: Match, lookers: list[Evaluator]) -> list[float]:
    """The difference between the player who acts and the opponent."""
    seat = match.active
    return [looker.difference(match, seat) for looker in lookers]


# ------------------------------------------------------------------------------ fitting
def run_fit(plan: Plan, open_pool: OpenPool, progress: Progress, tell: Tell) -> dict[str, Any]:
    """Play a plan and fit."""
    if plan.games < LEAST_GAMES:
        raise LabError(f"--games is {plan.games}; a fit needs {LEAST_GAMES} or more")
    samples: dict[int, list[Sample]] = {}
    done = 0
    with open_pool() as pool:
        for chunk, found in work_through(pool, [work(plan, 0, plan.games)], tell):
            samples[chunk.start] = found
            done += chunk.size
            progress(done)
    rows = [row for start in sorted(samples) for row in samples[start]]
    return {"games": plan.games, "knockdown": plan.knockdown, **fitted(rows)}


def fitted(rows: list[Sample]) -> dict[str, Any]:
    """Weights with their standard errors, and how well they predict compared with today's."""
    aside = held_out(rows)
    ours = [row for row in rows if row.game not in aside]
    if len({row.won for row in ours}) < 2:
        raise LabError("too few games: the player who acted won them all, or lost them all")
    x, y = arrays(ours)
    weights, errors = regression(x, y, np.array([row.game for row in ours]))
    today = np.array([getattr(WEIGHTS, name) for name in FEATURES], dtype=np.float64)
    return {
        "fitted_to": counts(ours),
        "weights": {
            name: {"weight": round(weight, 3), "error_by_game": round(error, 3), "today": now}
            for name, weight, error, now in zip(
                FEATURES, weights.tolist(), errors.tolist(), today.tolist(), strict=True
            )
        },
        "held_out": tried([row for row in rows if row.game in aside], weights, today),
    }


def held_out(rows: list[Sample]) -> set[int]:
    """Hold out random games: every fifth in order would always be of the same pairings."""
    games = sorted({row.game for row in rows})
    Rng(0, SETUP_STREAM).shuffle(games)
    return set(games[::HELD_OUT])


def tried(rows: list[Sample], weights: Numbers, today: Numbers) -> dict[str, Any]:
    x, y = arrays(rows)
    return {
        **counts(rows),
        "loss": round(loss(x @ weights, y), 4),
        "loss_today": round(loss(x @ today, y), 4),
        "loss_of_a_coin": round(float(np.log(2)), 4),
    }


def counts(rows: list[Sample]) -> dict[str, int]:
    return {
        "games": len({row.game for row in rows}),
        "rounds": len({(row.game, row.round) for row in rows}),
        "positions": len(rows),
    }


def arrays(rows: list[Sample]) -> tuple[Numbers, Numbers]:
    x = np.array([row.numbers for row in rows], dtype=np.float64)
    return x, np.array([row.won for row in rows], dtype=np.float64)


def regression(x: Numbers, y: Numbers, games: npt.NDArray[Any]) -> tuple[Numbers, Numbers]:
    """Logistic regression by Newton's method on scaled features, with standard errors.

    The errors are cluster-robust: only different games are assumed independent.
    """
    scale = np.where(x.std(axis=0) > 0, x.std(axis=0), 1.0)
    z = x / scale
    weights = np.zeros(z.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-z @ weights))
        slope = z.T @ (chance - y) + RIDGE * weights
        weights = weights - np.linalg.solve(curve(z, chance), slope)
    chance = 1 / (1 + np.exp(-z @ weights))
    bread = np.linalg.inv(curve(z, chance))
    pulls = by_game(z * (y - chance)[:, None], games)
    spread = pulls.T @ pulls * len(pulls) / (len(pulls) - 1)
    errors = np.sqrt(np.diag(bread @ spread @ bread))
    return weights / scale, errors / scale


def curve(z: Numbers, chance: Numbers) -> Numbers:
    """The Hessian of the loss, with the ridge term."""
    bent: Numbers = (z * (chance * (1 - chance))[:, None]).T @ z + RIDGE * np.eye(z.shape[1])
    return bent


def by_game(values: Numbers, games: npt.NDArray[Any]) -> Numbers:
    """Sums over the rows of each game."""
    _, place = np.unique(games, return_inverse=True)
    sums = np.zeros((place.max() + 1, values.shape[1]))
    np.add.at(sums, place, values)
    return sums


def loss(score: Numbers, y: Numbers) -> float:
    """Mean log loss: lower is better."""
    return float(np.mean(np.logaddexp(0.0, np.where(y > 0, -score, score))))
