"""Shares and their intervals."""

from __future__ import annotations

import pytest

from knockdown.lab.stats import median_ranks, share_fields, wilson

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("hits", "tries", "rate", "low", "high"),
    [
        (5, 10, 0.5, 0.2366, 0.7634),
        (0, 10, 0.0, 0.0, 0.2775),
        (10, 10, 1.0, 0.7225, 1.0),
        (50, 100, 0.5, 0.4038, 0.5962),
        (750, 1000, 0.75, 0.7222, 0.7758),
    ],
)
def test_wilson(hits: int, tries: int, rate: float, low: float, high: float) -> None:
    assert wilson(hits, tries) == pytest.approx((rate, low, high), abs=5e-5)


def test_nothing_tried_tells_nothing() -> None:
    assert wilson(0, 0) == (0.5, 0.0, 1.0)


def test_as_fields() -> None:
    assert share_fields(5, 10) == {"rate": 0.5, "low": 0.2366, "high": 0.7634}


@pytest.mark.parametrize(
    ("count", "expected"), [(1, (0, 0, 0)), (2, (0, 0, 1)), (5, (2, 0, 4)), (101, (50, 40, 60))]
)
def test_the_places_of_a_median(count: int, expected: tuple[int, int, int]) -> None:
    assert median_ranks(count) == expected
