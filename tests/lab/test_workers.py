"""Pools of workers: every chunk comes back, even if workers die."""

from __future__ import annotations

from pathlib import Path

import pytest
from lab import worker_tasks

from knockdown.lab.chunks import Chunk
from knockdown.lab.errors import LabError
from knockdown.lab.plan import make_plan
from knockdown.lab.run import work_through
from knockdown.lab.workers import Alone, Processes, Work, WorkerPool, worker_pool

pytestmark = pytest.mark.once

PLAN = make_plan(20, ("random", "random"))


def played(work: Work, size: int, scratch: Path, told: list[str]) -> list[int]:
    gap = Chunk(PLAN, {"scratch": str(scratch)}, 0, 20)
    with worker_pool(work, size=size) as pool:
        results = [result for _, result in work_through(pool, [gap], told.append)]
    return sorted(number for result in results for number in result)


@pytest.mark.parametrize("size", [1, 3])
def test_all_work_is_done_once(size: int, tmp_path: Path) -> None:
    told: list[str] = []
    assert played(worker_tasks.numbers, size, tmp_path, told) == list(range(20))
    assert told == []


def test_work_of_a_process_that_dies_is_done_again(tmp_path: Path) -> None:
    told: list[str] = []
    assert played(worker_tasks.dies_once, 2, tmp_path, told) == list(range(20))
    assert len(told) == 1 and "died" in told[0] and "played again" in told[0]


def test_work_that_always_kills_is_given_up(tmp_path: Path) -> None:
    told: list[str] = []
    with pytest.raises(LabError, match=r"3 times at the games \d+ to \d+; finished matches"):
        played(worker_tasks.always_dies, 2, tmp_path, told)
    assert len(told) == 2


def test_a_process_that_dies_idle_is_replaced(tmp_path: Path) -> None:
    pool = Processes(worker_tasks.numbers, 1)
    try:
        chunk = Chunk(PLAN, {}, 0, 2)
        pool.give(chunk)
        assert pool.results()[0].result == [0, 1]
        pool.workers[0].process.kill()
        pool.workers[0].process.join()
        pool.give(chunk)
        assert "died" in pool.results()[0].lost
        pool.give(chunk)
        assert pool.results()[0].result == [0, 1]
    finally:
        pool.close()


def test_a_bug_is_told_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"games \d to \d (?s:.*)worker_tasks(?s:.*)ZeroDivision"):
        played(worker_tasks.has_a_bug, 2, tmp_path, [])
    with pytest.raises(ZeroDivisionError):
        played(worker_tasks.has_a_bug, 1, tmp_path, [])


@pytest.mark.parametrize("size", [1, 2])
def test_a_refusal_stays_one_sentence(size: int, tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"^not with me$"):
        played(worker_tasks.refuses, size, tmp_path, [])


def test_closing_stops_all_processes() -> None:
    pool = Processes(worker_tasks.numbers, 2)
    pool.give(Chunk(PLAN, {}, 0, 1))
    pool.give(Chunk(PLAN, {}, 1, 2))
    pool.close()
    assert not any(worker.process.is_alive() for worker in pool.workers)


def test_one_process_is_this_one() -> None:
    pool: WorkerPool
    with worker_pool(worker_tasks.numbers, size=1) as pool:
        assert isinstance(pool, Alone)
