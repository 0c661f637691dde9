"""What goes with winning is found where it is, and nowhere else."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

from knockdown.lab.errors import LabError
from knockdown.lab.fit import (
    LEAST_GAMES,
    Sample,
    fitted,
    held_out,
    run_fit,
    sample_games,
    single_evaluators,
)
from knockdown.lab.plan import make_plan
from knockdown.lab.play import work
from knockdown.lab.thinking import run_thinking
from knockdown.lab.workers import worker_pool
from knockdown.players import Champion
from knockdown.players.odds import tower_odds
from knockdown.search.evaluation import FEATURES
from knockdown.setup import new_match


def fit(games: int, size: int = 1, player: str = "brawler", seed: int = 3) -> dict[str, Any]:
    plan = make_plan(games, (player, player), seed=seed)
    open_pool = partial(worker_pool, sample_games, size=size)
    return run_fit(plan, open_pool, lambda done: None, pytest.fail)


@pytest.mark.once
def test_known_weights_are_found_again() -> None:
    rng = np.random.default_rng(1)
    truth = np.linspace(-1, 1, len(FEATURES))
    numbers = rng.normal(size=(6000, len(FEATURES)))
    won = rng.random(6000) < 1 / (1 + np.exp(-numbers @ truth))
    result = fitted(samples(numbers, won))
    for name, wanted in zip(FEATURES, truth, strict=True):
        found = result["weights"][name]
        assert abs(found["weight"] - wanted) < 4 * found["error_by_game"] < 0.3
    tried = result["held_out"]
    assert tried["loss"] < tried["loss_of_a_coin"] and tried["loss"] < tried["loss_today"]
    assert result["fitted_to"] == {"games": 4800, "rounds": 4800, "positions": 4800}
    assert (tried["games"], tried["positions"]) == (1200, 1200)


def samples(numbers: Any, won: Any, each: int = 1) -> list[Sample]:
    """This many rows of each game, in two rounds."""
    return [
        Sample(place // each, 1 + 2 * (place % each) // each, list(map(float, x)), bool(y))
        for place, (x, y) in enumerate(zip(numbers, won, strict=True))
    ]


@pytest.mark.once
def test_the_player_who_acts_is_judged_with_its_own_hand() -> None:
    """As it looks itself: what it knows of the other is an average hand."""
    match = new_match(seed=1, knockdown="tower")
    for seat in range(2):
        looker = single_evaluators(match, seat, Champion())[0]
        assert looker.odds[seat] == tower_odds("expert")
        assert looker.odds[1 - seat] == tower_odds("average")


@pytest.mark.once
def test_saying_a_thing_ten_times_makes_it_no_surer() -> None:
    rng = np.random.default_rng(2)
    numbers = rng.normal(size=(500, len(FEATURES)))
    won = rng.random(500) < 1 / (1 + np.exp(-numbers[:, 0]))
    once = fitted(samples(numbers, won))
    ten = fitted(samples(np.repeat(numbers, 10, axis=0), np.repeat(won, 10), each=10))
    assert (ten["fitted_to"]["games"], ten["fitted_to"]["rounds"]) == (400, 800)
    for name in FEATURES:
        one_error = once["weights"][name]["error_by_game"]
        assert ten["weights"][name]["error_by_game"] == pytest.approx(one_error, rel=0.1)


@pytest.mark.once
def test_the_errors_are_those_of_many_trials() -> None:
    """Positions of a game look alike and share its winner: that is where errors hide."""
    errors, weights = [], []
    for seed in range(60):
        rng = np.random.default_rng(seed)
        games = np.repeat(rng.normal(size=(120, len(FEATURES))), 8, axis=0)
        numbers = games + 0.5 * rng.normal(size=games.shape)
        won = np.repeat(rng.random(120) < 1 / (1 + np.exp(-games[::8, 0])), 8)
        found = fitted(samples(numbers, won, each=8))["weights"]["threat"]
        weights.append(found["weight"])
        errors.append(found["error_by_game"])
    assert np.mean(errors) == pytest.approx(np.std(weights), rel=0.25)


@pytest.mark.once
def test_overfitted_weights_predict_nothing() -> None:
    rng = np.random.default_rng(4)
    numbers = rng.normal(size=(80, len(FEATURES)))
    result = fitted(samples(numbers, rng.random(80) < 0.5))
    assert result["held_out"]["loss"] > result["held_out"]["loss_of_a_coin"]


@pytest.mark.once
def test_games_of_all_pairings_are_held_out() -> None:
    rows = [Sample(game, 1, [0.0], True) for game in range(600)]
    aside = held_out(rows)
    assert len(aside) == 120 and len({game % 60 for game in aside}) > 45


@pytest.mark.once
def test_wounds_are_bad_for_their_owner() -> None:
    result = fit(60)
    assert result["fitted_to"]["positions"] > 1000
    assert result["weights"]["heavy"]["weight"] < 0
    assert result["weights"]["light"]["weight"] < 0
    assert result["held_out"]["loss"] < result["held_out"]["loss_of_a_coin"]


@pytest.mark.once
def test_processes_find_the_same() -> None:
    found = fit(LEAST_GAMES, player="random")
    assert found == fit(LEAST_GAMES, size=2, player="random")
    assert found["fitted_to"]["games"] + found["held_out"]["games"] == LEAST_GAMES


def test_every_action_is_looked_at() -> None:
    plan = make_plan(1, ("random", "random"), seed=5)
    rows = sample_games(work(plan, 0, 1))
    assert len(rows) > 10
    assert all(len(row.numbers) == len(FEATURES) for row in rows)
    assert {row.numbers[FEATURES.index("to_act")] for row in rows} == {1.0}
    assert {row.game for row in rows} == {0} and {row.round for row in rows} >= {1, 2}


@pytest.mark.once
def test_nothing_is_fitted_to_one_side() -> None:
    with pytest.raises(LabError, match="too few games: the player who acted won"):
        fitted([Sample(game, 1, [0.0] * len(FEATURES), True) for game in range(80)])


@pytest.mark.once
def test_few_games_are_refused_before_they_are_played() -> None:
    with pytest.raises(LabError, match=rf"--games is 9; a fit needs {LEAST_GAMES} or more"):
        fit(9)


@pytest.mark.once
def test_answers_are_quick() -> None:
    """Far from the goals (2 and 100 ms), for the busiest machine; `make bench` measures."""
    found: dict[str, Any] = run_thinking(0.3)
    assert 0 < found["brawler_ms"]["median"] < 20
    assert found["brawler_ms"]["median"] <= found["brawler_ms"]["most"]
    assert 0 < found["duelist_ms"]["median"] < 1000
    assert found["search_decisions_per_s"] > 1000
