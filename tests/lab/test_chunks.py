"""How work is cut."""

from __future__ import annotations

import pytest

from knockdown.lab.chunks import MOST, Chunk, Chunks
from knockdown.lab.plan import make_plan

pytestmark = pytest.mark.once

PLAN = make_plan(10_000, ("random", "random"))


def whole(start: int, stop: int) -> Chunk:
    return Chunk(PLAN, {}, start, stop)


def cut_all(chunks: Chunks, seconds_a_game: float) -> list[tuple[int, int]]:
    cut = []
    while (chunk := chunks.next()) is not None:
        cut.append((chunk.start, chunk.stop))
        chunks.took(chunk, seconds_a_game * chunk.size)
    return cut


@pytest.mark.parametrize("workers", [1, 2, 7])
@pytest.mark.parametrize("seconds", [1e-7, 0.01, 2.0, 100.0])
def test_every_game_once(workers: int, seconds: float) -> None:
    cut = cut_all(Chunks([whole(3, 1000), whole(1200, 1205)], workers), seconds)
    games = [number for start, stop in cut for number in range(start, stop)]
    assert games == [*range(3, 1000), *range(1200, 1205)]


def test_slow_games_are_kept_one_by_one() -> None:
    assert cut_all(Chunks([whole(0, 4)], 2), 20.0) == [(0, 1), (1, 2), (2, 3), (3, 4)]


def test_quick_games_go_by_the_hundred() -> None:
    sizes = [stop - start for start, stop in cut_all(Chunks([whole(0, 9000)], 1), 0.001)]
    assert sizes[:5] == [1, 4, 16, 64, 256] and max(sizes) == MOST


def test_towards_the_end_there_is_work_for_all() -> None:
    cut = cut_all(Chunks([whole(0, 1000)], 2), 0.02)
    assert cut[-1][1] - cut[-1][0] <= 25 < max(stop - start for start, stop in cut)


def test_slow_players_after_fast_ones_start_with_small_chunks() -> None:
    """A chunk that a quick pair plays in seconds would keep one process busy for half an hour."""
    slow = make_plan(200, ("duelist", "duelist"))
    chunks = Chunks([whole(0, 2000), Chunk(slow, {}, 0, 200)], 2)
    cut: list[Chunk] = []
    while (chunk := chunks.next()) is not None:
        chunks.took(chunk, chunk.size * (0.0001 if chunk.plan == PLAN else 5.0))
        cut.append(chunk)
    assert [chunk.size for chunk in cut if chunk.plan == slow][:3] == [1, 2, 2]
    late = Chunk(PLAN, {}, 1500, 2000)
    chunks.took(late, 0.05)
    assert chunks.most == 2, "what a quick chunk took teaches nothing of the slow ones"


def test_lost_games_come_next() -> None:
    chunks = Chunks([whole(0, 9)], 2)
    first = chunks.next()
    assert first is not None
    chunks.next()
    chunks.put_back(first)
    assert chunks.next() == first
