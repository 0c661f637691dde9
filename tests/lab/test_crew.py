"""Crews: every chunk comes back, even if workers die."""

from __future__ import annotations

from pathlib import Path

import pytest
from lab import crew_work

from knockdown.lab.chunks import Chunk
from knockdown.lab.crew import Alone, Crew, Processes, Work, hired
from knockdown.lab.errors import LabError
from knockdown.lab.plan import make_plan
from knockdown.lab.run import work_through

pytestmark = pytest.mark.once

PLAN = make_plan(20, ("random", "random"))


def played(work: Work, crew_size: int, scratch: Path, told: list[str]) -> list[int]:
    gap = Chunk(PLAN, {"scratch": str(scratch)}, 0, 20)
    with hired(work, size=crew_size) as crew:
        results = [result for _, result in work_through(crew, [gap], told.append)]
    return sorted(number for result in results for number in result)


@pytest.mark.parametrize("size", [1, 3])
def test_all_work_is_done_once(size: int, tmp_path: Path) -> None:
    told: list[str] = []
    assert played(crew_work.numbers, size, tmp_path, told) == list(range(20))
    assert told == []


def test_work_of_a_process_that_dies_is_done_again(tmp_path: Path) -> None:
    told: list[str] = []
    assert played(crew_work.dies_once, 2, tmp_path, told) == list(range(20))
    assert len(told) == 1 and "died" in told[0] and "played again" in told[0]


def test_work_that_always_kills_is_given_up(tmp_path: Path) -> None:
    told: list[str] = []
    with pytest.raises(LabError, match=r"3 times at the games \d+ to \d+; finished matches"):
        played(crew_work.always_dies, 2, tmp_path, told)
    assert len(told) == 2


def test_a_process_that_dies_idle_is_replaced(tmp_path: Path) -> None:
    crew = Processes(crew_work.numbers, 1)
    try:
        chunk = Chunk(PLAN, {}, 0, 2)
        crew.give(chunk)
        assert crew.results()[0].result == [0, 1]
        crew.hands[0].process.kill()
        crew.hands[0].process.join()
        crew.give(chunk)
        assert "died" in crew.results()[0].lost
        crew.give(chunk)
        assert crew.results()[0].result == [0, 1]
    finally:
        crew.close()


def test_a_bug_is_told_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"games \d to \d (?s:.*)crew_work\.py(?s:.*)ZeroDivision"):
        played(crew_work.has_a_bug, 2, tmp_path, [])
    with pytest.raises(ZeroDivisionError):
        played(crew_work.has_a_bug, 1, tmp_path, [])


@pytest.mark.parametrize("size", [1, 2])
def test_a_refusal_stays_one_sentence(size: int, tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"^not with me$"):
        played(crew_work.refuses, size, tmp_path, [])


def test_closing_stops_all_processes() -> None:
    crew = Processes(crew_work.numbers, 2)
    crew.give(Chunk(PLAN, {}, 0, 1))
    crew.give(Chunk(PLAN, {}, 1, 2))
    crew.close()
    assert not any(hand.process.is_alive() for hand in crew.hands)


def test_one_process_is_this_one() -> None:
    crew: Crew
    with hired(crew_work.numbers, size=1) as crew:
        assert isinstance(crew, Alone)
