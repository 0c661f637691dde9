"""The match's own generator: known values, fair dice, independent streams."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from knockdown.engine.rng import (
    DECK_STREAM,
    DICE_STREAM,
    MAX_SEED,
    SEARCH_STREAM,
    SETUP_STREAM,
    TOWER_STREAM,
    Rng,
)

STREAMS = (SETUP_STREAM, DECK_STREAM, DICE_STREAM, TOWER_STREAM, SEARCH_STREAM)
MASK = 0xFFFFFFFF

# Seed, stream, count → the first numbers. They must never change: a seed is a match.
KNOWN = [
    (0, SETUP_STREAM, 0, [1811516189, 4095164450, 4054750901, 4113280755]),
    (1, DECK_STREAM, 0, [382290915, 1513520387, 2256572579, 2671244577]),
    (1, DECK_STREAM, 1, [3084802531, 3652400519, 1741149214, 975507532]),
    (12345, DICE_STREAM, 7, [1688877844, 350745807, 293931413, 1340345337]),
    (MAX_SEED, SEARCH_STREAM, 0, [3305773112, 3537102285, 1215588706, 3094981911]),
]


@pytest.mark.parametrize(("seed", "stream", "count", "expected"), KNOWN)
def test_known_values(seed: int, stream: int, count: int, expected: list[int]) -> None:
    rng = Rng(seed, stream, count)
    assert [rng.bits() for _ in expected] == expected


def test_a_known_shuffle() -> None:
    cards = list(range(12))
    Rng(2024, DECK_STREAM, 3).shuffle(cards)
    assert cards == [7, 8, 11, 10, 1, 9, 3, 2, 4, 6, 0, 5]


def rotate(x: int, k: int) -> int:
    return (x << k | x >> (32 - k)) & MASK


def test_it_is_bob_jenkins_small_generator() -> None:
    """The published step (rotations 27 and 17), written down a second time."""
    rng = Rng(99, SETUP_STREAM)
    for _ in range(1000):
        a, b, c, d = rng.a, rng.b, rng.c, rng.d
        e = (a - rotate(b, 27)) & MASK
        a = b ^ rotate(c, 17)
        b = (c + d) & MASK
        c = (d + e) & MASK
        d = (e + a) & MASK
        assert rng.bits() == d
        assert (rng.a, rng.b, rng.c, rng.d) == (a, b, c, d)


def chi_square(found: Counter[int], cells: int) -> float:
    expected = found.total() / cells
    return sum((found[cell] - expected) ** 2 / expected for cell in range(cells))


def is_fair(found: Counter[int], cells: int) -> bool:
    """Within six standard deviations of what fair chance gives."""
    freedom = cells - 1
    return abs(chi_square(found, cells) - freedom) < 6 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 36, 40])
def test_numbers_are_uniform(n: int) -> None:
    rng = Rng(7, DICE_STREAM)
    found = Counter(rng.below(n) for _ in range(400 * n))
    assert set(found) == set(range(n))
    assert is_fair(found, n)


def test_a_loaded_die_would_be_noticed() -> None:
    rng = Rng(7, DICE_STREAM)
    assert not is_fair(Counter(min(rng.below(7), 5) for _ in range(2400)), 6)


def test_below_is_unbiased_at_the_upper_end() -> None:
    """Two thirds of the range: a plain modulo would give the lower half twice as often."""
    n = 2**30 // 3 * 2
    rng = Rng(5, SEARCH_STREAM)
    lower = sum(rng.below(n) < n // 2 for _ in range(4000))
    assert 1800 < lower < 2200
    assert rng.below(1) == 0


@pytest.mark.parametrize("place", range(4))
def test_a_shuffle_brings_every_card_everywhere(place: int) -> None:
    rng = Rng(3, DECK_STREAM)
    found: Counter[int] = Counter()
    for _ in range(4000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        found[cards[place]] += 1
        assert sorted(cards) == [0, 1, 2, 3]
    assert is_fair(found, 4)


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    """One shuffle from each seed, as matches do it."""
    found: Counter[int] = Counter()
    for seed in range(6000):
        cards = [0, 1, 2]
        Rng(seed, DECK_STREAM, 0).shuffle(cards)
        found[cards[0] * 2 + (cards[1] > cards[2])] += 1
    assert is_fair(found, 6)


def test_streams_do_not_repeat_each_other() -> None:
    """Neighbouring seeds, streams and counts share no stretch of numbers."""
    starts = set()
    for seed in (0, 1, 2, 3, 2**32, 2**32 + 1, MAX_SEED):
        for stream in STREAMS:
            for count in range(20):
                rng = Rng(seed, stream, count)
                starts.add((rng.bits(), rng.bits()))
    assert len(starts) == 7 * len(STREAMS) * 20


def test_streams_are_not_correlated() -> None:
    """Half of the bits of two streams agree, as chance would have it."""
    for one, other in [((1, 2, 0), (1, 3, 0)), ((1, 2, 0), (1, 2, 1)), ((1, 2, 0), (2, 2, 0))]:
        a, b = Rng(*one), Rng(*other)
        different = sum((a.bits() ^ b.bits()).bit_count() for _ in range(1000))
        assert 15_400 < different < 16_600


def test_the_same_stream_opened_twice_is_the_same() -> None:
    one, other = Rng(42, DICE_STREAM, 5), Rng(42, DICE_STREAM, 5)
    assert [one.bits() for _ in range(100)] == [other.bits() for _ in range(100)]
