"""7.1: a tower's log has every input of the hand once, whatever happens while it is written."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence

import pytest
from positions import before_a_test
from server.towers.hours import pass_hours, pass_time
from waiting import until

from knockdown.server.protocol.messages import Hand
from knockdown.server.protocol.refusals import HandRefusal
from knockdown.server.towers.building import TowerTest
from knockdown.server.towers.messages import Chunk
from knockdown.server.towers.metronome import Metronome
from knockdown.tower.attempt import BUILDING, Attempt
from knockdown.tower.inputs import Input

pytestmark = pytest.mark.once


class SlowDisk:
    """Keeps what it is given, after a while."""

    def __init__(self) -> None:
        self.log: list[Chunk] = []
        self.lock = asyncio.Lock()

    async def keep_tower(self, chunk: Chunk, after: int) -> None:
        async with self.lock:
            await pass_time(0.08)
            assert after == len(inputs_in(self.log))
            self.log.append(chunk)

    def show_tower(self, picture: bytes) -> None:
        """Nobody looks."""

    async def judge_tower(self, attempt: Attempt) -> None:
        raise AssertionError("it is not built to its end")


async def swing(tower: TowerTest) -> None:
    """A hand that is never still, while somebody is there."""
    for beat in range(10_000):
        await pass_time(0.02)
        if tower.attended.is_set() and tower.attempt.phase == BUILDING:
            try:
                tower.push(Hand(tower.attempt.tick, "move", math.sin(beat / 9) * 20, 10 + beat % 7))
            except HandRefusal:
                continue


def inputs_in(log: Sequence[Chunk]) -> list[Input]:
    return [one for chunk in log for one in chunk.inputs]


def test_a_line_lost_while_the_log_is_written_loses_no_input() -> None:
    _, test = before_a_test(2)
    disk = SlowDisk()

    async def build() -> None:
        tower = TowerTest(test, "", (), starts_itself=False, is_awaited=False)
        tower.attended.set()
        tower.begin.set()
        building = tower.run(disk, Metronome())
        tasks = [asyncio.create_task(building), asyncio.create_task(swing(tower))]
        await until(lambda: tower.attempt.tick > 100)
        await until(lambda: tower.keeping is not None and not tower.keeping.done())
        tower.attended.clear()
        await pass_time(0.3)
        tower.attended.set()
        await until(lambda: len(inputs_in(disk.log)) > 80)
        for task in tasks:
            task.cancel()
        logged = inputs_in(disk.log)
        assert logged == tower.attempt.inputs[: len(logged)]

    pass_hours(build())
