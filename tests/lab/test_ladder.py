"""Players against each other."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from knockdown.engine.errors import SetupError
from knockdown.lab.errors import LabError
from knockdown.lab.ladder import Won, first_player_won, pairs_of, rated, run_ladder, step_figures
from knockdown.lab.stats import wilson
from knockdown.lab.workers import worker_pool


def ladder(players: list[str], games: int, size: int = 1) -> dict[str, Any]:
    open_pool = partial(worker_pool, first_player_won, size=size)
    return run_ladder(players, games, open_pool, lambda done: None, pytest.fail, seed=3)


def test_the_better_player_stands_above() -> None:
    result = ladder(["random", "brawler"], 24)
    assert [row["player"] for row in result["players"]] == ["brawler", "random"]
    (pair,) = result["pairs"]
    assert (pair["player"], pair["opponent"], pair["games"]) == ("brawler", "random", 24)
    assert pair["won"] >= 20 and pair["low"] == round(wilson(pair["won"], 24).low, 4)
    (step,) = result["steps"]
    assert step["rate"] == pair["rate"]
    best = result["players"][0]
    assert best["rating_low"] < best["rating"] < best["rating_high"]
    assert json.loads(json.dumps(result)) == result


def test_two_processes_give_the_same_ladder() -> None:
    assert ladder(["random", "brawler"], 6, 2) == ladder(["random", "brawler"], 6)


@pytest.mark.once
def test_only_neighbours_meet_on_the_steps() -> None:
    players = ["random", "rookie", "brawler"]
    assert pairs_of(players, True) == [("random", "rookie"), ("rookie", "brawler")]
    assert pairs_of(players, False) == [
        *pairs_of(players, True)[:1],
        ("random", "brawler"),
        *pairs_of(players, True)[1:],
    ]
    open_pool = partial(worker_pool, first_player_won)
    result = run_ladder(players, 4, open_pool, lambda done: None, pytest.fail, only_steps=True)
    assert [(row["player"], row["opponent"]) for row in result["pairs"]] == [
        ("rookie", "random"),
        ("brawler", "rookie"),
    ]
    assert {row["player"] for row in result["players"]} == set(players)


@pytest.mark.once
def test_more_games_make_surer_ratings() -> None:
    def reach(games: int) -> float:
        won: Won = {("b", "a"): {number: number % 4 > 0 for number in range(games)}}
        best = rated(["a", "b"], won)[0]
        assert best["player"] == "b" and best["rate"] == 0.75
        return float(best["rating_high"] - best["rating_low"])

    assert reach(200) < reach(20)


@pytest.mark.once
@pytest.mark.parametrize(
    ("rate", "low", "holds"), [(0.76, 0.71, True), (0.74, 0.72, False), (0.8, 0.7, False)]
)
def test_a_full_step(rate: float, low: float, holds: bool) -> None:
    pair = {"player": "b", "opponent": "a", "rate": rate, "low": low}
    assert step_figures([pair], "a", "b")["holds"] is holds


@pytest.mark.once
@pytest.mark.parametrize("players", [["random"], ["random", "random"], []])
def test_a_ladder_needs_different_players(players: list[str]) -> None:
    with pytest.raises(LabError, match="two or more different players"):
        ladder(players, 2)


@pytest.mark.once
def test_unknown_players_are_refused() -> None:
    with pytest.raises(SetupError, match="genius"):
        ladder(["random", "genius"], 2)
