"""What goes with winning a round: the weights of `knockdown.search.position`, fitted.

Searching players meet, now and then a move is left to chance so that many kinds of
positions turn up, and a logistic regression tells what each number of a position
has to do with who won the round.

All positions of a round share its winner, and rounds of a match have much in common.
So a match counts as one observation when the standard errors are worked out, and
whether the weights foretell anything is tried on matches they were not fitted to.
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
from knockdown.lab.judges import Judges
from knockdown.lab.plan import Game, Plan, game
from knockdown.lab.play import begin, work
from knockdown.lab.run import Hire, Progress, Tell, work_through
from knockdown.players import ComputerPlayer, player_named
from knockdown.players.chance import chance_for
from knockdown.players.odds import judge_for
from knockdown.search.position import FEATURES, WEIGHTS, Judge, weights_from

CHANCE_MOVES: Final = 15  # one move in so many is left to chance
RIDGE: Final = 3.0  # keeps numbers that hardly ever vary near nothing
ROUNDS: Final = 25  # of Newton's method; it needs fewer
HELD_OUT: Final = 5  # one game in so many is kept for trying the weights
LEAST_GAMES: Final = 4 * len(FEATURES)  # with fewer the errors themselves mean nothing

Numbers = npt.NDArray[np.float64]


class Sample(NamedTuple):
    """A position at an action: how the seats differ, and whether the one to act won."""

    game: int
    round: int
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
    rng = chance_for(it.seed)
    looked: list[tuple[int, int, list[float]]] = []
    lookers = [single_judges(match, seat, player) for seat, player in enumerate(seats)]
    while not match.is_over:
        if match.decision == o.TAKE_ACTION:
            numbers = differences(match, lookers[match.active])
            looked.append((match.round, match.active, numbers))
        match.apply(judges.result(match) or choice(match, seats[match.decider], rng))
    return [
        Sample(it.number, n, numbers, match.endings[n - 1] % 2 == seat)
        for n, seat, numbers in looked
    ]


def choice(match: Match, player: ComputerPlayer, rng: Rng) -> Option:
    if match.decision != o.TEST_RESULT and rng.below(CHANCE_MOVES) == 0:
        return match.options[rng.below(len(match.options))]
    return player.choose(match.view(match.decider), rng)


def single_judges(match: Match, seat: int, player: ComputerPlayer) -> list[Judge]:
    """One for each feature: it looks at nothing else, and as the player in this seat would."""
    odds = judge_for(match.view(seat), player.tower_skill).odds
    count = len(FEATURES)
    return [
        Judge(odds, weights_from([float(i == place) for i in range(count)]))
        for place in range(count)
    ]


def differences(match: Match, lookers: list[Judge]) -> list[float]:
    """Of whoever acts to the opponent."""
    seat = match.active
    return [looker.difference(match, seat) for looker in lookers]


# ------------------------------------------------------------------------------ fitting
def run_fit(plan: Plan, hire: Hire, progress: Progress, tell: Tell) -> dict[str, Any]:
    """Play a plan and fit."""
    if plan.games < LEAST_GAMES:
        raise LabError(f"--games is {plan.games}; a fit needs {LEAST_GAMES} or more")
    samples: dict[int, list[Sample]] = {}
    done = 0
    with hire() as crew:
        for chunk, found in work_through(crew, [work(plan, 0, plan.games)], tell):
            samples[chunk.start] = found
            done += chunk.size
            progress(done)
    rows = [row for start in sorted(samples) for row in samples[start]]
    return {"games": plan.games, "knockdown": plan.knockdown, **fitted(rows)}


def fitted(rows: list[Sample]) -> dict[str, Any]:
    """Weights with their standard errors, and how well they foretell beside today's."""
    aside = held_out(rows)
    ours = [row for row in rows if row.game not in aside]
    if len({row.won for row in ours}) < 2:
        raise LabError("too few games: whoever acted won them all, or lost them all")
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
    """Games by lot: going round the pairings, every fifth would always be of the same ones."""
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
    """Logistic, by Newton's method, on numbers scaled to be alike; with standard errors.

    The errors are cluster-robust: only different games are taken to be independent.
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
    """How sharply the loss bends, with what keeps idle weights near nothing."""
    bent: Numbers = (z * (chance * (1 - chance))[:, None]).T @ z + RIDGE * np.eye(z.shape[1])
    return bent


def by_game(values: Numbers, games: npt.NDArray[Any]) -> Numbers:
    """Sums over the rows of each game."""
    _, place = np.unique(games, return_inverse=True)
    sums = np.zeros((place.max() + 1, values.shape[1]))
    np.add.at(sums, place, values)
    return sums


def loss(score: Numbers, y: Numbers) -> float:
    """Mean log loss: the lower, the better foretold."""
    return float(np.mean(np.logaddexp(0.0, np.where(y > 0, -score, score))))
