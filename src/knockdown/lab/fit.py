"""What goes with winning a round: the weights of `knockdown.search.position`, fitted.

Searching players meet, now and then a move is left to chance so that many kinds of
positions turn up, and a logistic regression tells what each number of a position
has to do with who won the round.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from knockdown.engine import options as o
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.lab.chunks import Chunk
from knockdown.lab.errors import LabError
from knockdown.lab.judges import Judges
from knockdown.lab.plan import Game, Plan, game
from knockdown.lab.play import begin, work
from knockdown.lab.run import Hire, Progress, Tell, work_through
from knockdown.players import ComputerPlayer, player_named
from knockdown.players.odds import judge_for
from knockdown.search.position import FEATURES, WEIGHTS, Judge, weights_from

CHANCE_MOVES: Final = 15  # one move in so many is left to chance
RIDGE: Final = 3.0  # keeps numbers that hardly ever vary near nothing
ROUNDS: Final = 25  # of Newton's method; it needs fewer

Numbers = npt.NDArray[np.float64]


class Sample(NamedTuple):
    """A position at an action: how the seats differ, and whether the one to act won."""

    numbers: list[float]
    won: bool


def sample_games(chunk: Chunk) -> list[Sample]:
    """Play a chunk; the positions of all its games."""
    found: list[Sample] = []
    for number in range(chunk.start, chunk.stop):
        found.extend(play_and_look(chunk.plan, game(chunk.plan, number)))
    return found


def play_and_look(plan: Plan, it: Game) -> list[Sample]:
    seats = [player_named(name) for name in it.players]
    judges = Judges(plan.knockdown, seats)
    match = begin(plan, it, judges)
    rng = Rng(it.seed, SEARCH_STREAM)
    looked: list[tuple[int, int, list[float]]] = []
    lookers = single_judges(match, seats[0])
    while not match.is_over:
        if match.decision == o.TAKE_ACTION:
            looked.append((match.round, match.active, differences(match, lookers)))
        match.apply(judges.result(match) or choice(match, seats[match.decider], rng))
    return [Sample(numbers, match.endings[n - 1] % 2 == seat) for n, seat, numbers in looked]


def choice(match: Match, player: ComputerPlayer, rng: Rng) -> Option:
    if match.decision != o.TEST_RESULT and rng.below(CHANCE_MOVES) == 0:
        return match.options[rng.below(len(match.options))]
    return player.choose(match.view(match.decider), rng)


def single_judges(match: Match, player: ComputerPlayer) -> list[Judge]:
    """One for each feature: it looks at nothing else."""
    odds = judge_for(match.view(0), player.tower_skill).odds
    count = len(FEATURES)
    return [
        Judge(odds, weights_from([float(i == place) for i in range(count)]))
        for place in range(count)
    ]


def differences(match: Match, lookers: list[Judge]) -> list[float]:
    """Of whoever acts to the opponent."""
    seat = match.active
    return [looker.score(match, seat) - looker.score(match, 1 - seat) for looker in lookers]


# ------------------------------------------------------------------------------ fitting
def run_fit(plan: Plan, hire: Hire, progress: Progress, tell: Tell) -> dict[str, Any]:
    """Play a plan and fit."""
    samples: dict[int, list[Sample]] = {}
    done = 0
    with hire() as crew:
        for chunk, found in work_through(crew, [work(plan, 0, plan.games)], tell):
            samples[chunk.start] = found
            done += chunk.size
            progress(done)
    rows = [row for start in sorted(samples) for row in samples[start]]
    if len({row.won for row in rows}) < 2:
        raise LabError("too few games: whoever acted won them all, or lost them all")
    return {"games": plan.games, "knockdown": plan.knockdown, **fitted(rows)}


def fitted(rows: list[Sample]) -> dict[str, Any]:
    """Weights with their standard errors, and how well they foretell beside today's."""
    x = np.array([row.numbers for row in rows], dtype=np.float64)
    y = np.array([row.won for row in rows], dtype=np.float64)
    weights, errors = regression(x, y)
    today = np.array([getattr(WEIGHTS, name) for name in FEATURES], dtype=np.float64)
    return {
        "positions": len(rows),
        "weights": {
            name: {"weight": round(weight, 3), "error": round(error, 3), "today": now}
            for name, weight, error, now in zip(
                FEATURES, weights.tolist(), errors.tolist(), today.tolist(), strict=True
            )
        },
        "loss": round(loss(x @ weights, y), 4),
        "loss_today": round(loss(x @ today, y), 4),
        "loss_of_a_coin": round(float(np.log(2)), 4),
    }


def regression(x: Numbers, y: Numbers) -> tuple[Numbers, Numbers]:
    """Logistic, by Newton's method, on numbers scaled to be alike; with standard errors."""
    scale = np.where(x.std(axis=0) > 0, x.std(axis=0), 1.0)
    z = x / scale
    weights = np.zeros(z.shape[1])
    curve = np.eye(z.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-z @ weights))
        curve = (z * (chance * (1 - chance))[:, None]).T @ z + RIDGE * np.eye(z.shape[1])
        weights = weights - np.linalg.solve(curve, z.T @ (chance - y) + RIDGE * weights)
    errors = np.sqrt(np.diag(np.linalg.inv(curve)))
    return weights / scale, errors / scale


def loss(score: Numbers, y: Numbers) -> float:
    """Mean log loss: the lower, the better foretold."""
    return float(np.mean(np.logaddexp(0.0, np.where(y > 0, -score, score))))
