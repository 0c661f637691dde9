"""What goes with winning is found where it is, and nowhere else."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

from knockdown.lab.crew import hired
from knockdown.lab.errors import LabError
from knockdown.lab.fit import Sample, fitted, run_fit, sample_games
from knockdown.lab.plan import make_plan
from knockdown.lab.play import work
from knockdown.lab.thinking import run_thinking
from knockdown.search.position import FEATURES


def fit(games: int, size: int = 1, player: str = "brawler", seed: int = 3) -> dict[str, Any]:
    plan = make_plan(games, (player, player), seed=seed)
    hire = partial(hired, sample_games, size=size)
    return run_fit(plan, hire, lambda done: None, pytest.fail)


@pytest.mark.once
def test_known_weights_are_found_again() -> None:
    rng = np.random.default_rng(1)
    truth = np.linspace(-1, 1, len(FEATURES))
    numbers = rng.normal(size=(6000, len(FEATURES)))
    won = rng.random(6000) < 1 / (1 + np.exp(-numbers @ truth))
    rows = [Sample(list(map(float, x)), bool(y)) for x, y in zip(numbers, won, strict=True)]
    result = fitted(rows)
    for name, wanted in zip(FEATURES, truth, strict=True):
        found = result["weights"][name]
        assert abs(found["weight"] - wanted) < 4 * found["error"] < 0.3
    assert result["loss"] < result["loss_of_a_coin"]
    assert result["loss"] < result["loss_today"]


@pytest.mark.once
def test_wounds_are_bad_for_whoever_has_them() -> None:
    result = fit(60)
    assert result["positions"] > 1000
    assert result["weights"]["heavy"]["weight"] < 0
    assert result["weights"]["light"]["weight"] < 0
    assert result["loss"] < result["loss_of_a_coin"]


@pytest.mark.once
def test_processes_find_the_same() -> None:
    assert fit(6, size=2) == fit(6)


def test_every_action_is_looked_at() -> None:
    plan = make_plan(1, ("random", "random"), seed=5)
    samples = sample_games(work(plan, 0, 1))
    assert len(samples) > 10
    assert all(len(row.numbers) == len(FEATURES) for row in samples)
    assert {row.numbers[FEATURES.index("to_act")] for row in samples} == {1.0}


@pytest.mark.once
def test_nothing_is_fitted_to_one_side() -> None:
    with pytest.raises(LabError, match="too few games"):
        fitted_or_refused([Sample([0.0] * len(FEATURES), True)])


def fitted_or_refused(rows: list[Sample]) -> None:
    plan = make_plan(1, ("random", "random"))
    hire = partial(hired, lambda chunk: rows, size=1)
    run_fit(plan, hire, lambda done: None, pytest.fail)


@pytest.mark.once
def test_answers_are_quick() -> None:
    """Far from the goals (2 and 100 ms), for the busiest machine; `make bench` measures."""
    found: dict[str, Any] = run_thinking(0.3)
    assert 0 < found["brawler_ms"]["median"] < 20
    assert found["brawler_ms"]["median"] <= found["brawler_ms"]["most"]
    assert 0 < found["duelist_ms"]["median"] < 1000
    assert found["search_decisions_per_s"] > 1000
