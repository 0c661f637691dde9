"""7.1: a tower rests while its builder is away, but nobody else waits for ever."""

from __future__ import annotations

import asyncio

import pytest
from positions import before_a_test
from server.towers.hours import Album, now, pass_hours, pass_time
from waiting import until

from knockdown.server.protocol.messages import Hand
from knockdown.server.towers.building import COMING_BACK, LONGEST_REST, MOST_RESTS, TowerTest
from knockdown.server.towers.metronome import Metronome
from knockdown.tower.settings import SETTINGS
from knockdown.tower.world import NO_CUBE

pytestmark = pytest.mark.once
BUILT = (SETTINGS.count_ticks + SETTINGS.build_ticks) / 120  # seconds, and no verdict yet
HOUR = 3600.0


class Builder:
    """Comes and goes while the tower is built."""

    def __init__(self, *, is_awaited: bool) -> None:
        _, test = before_a_test(2)
        self.tower = TowerTest(test, "", (), starts_itself=False, is_awaited=is_awaited)
        self.album = Album()
        self.task = asyncio.create_task(self.tower.run(self.album, Metronome()))
        self.come()
        self.tower.begin.set()

    def come(self) -> None:
        self.tower.attended.set()

    def go(self) -> None:
        self.tower.attended.clear()

    async def be_there(self, seconds: float) -> None:
        self.come()
        await pass_time(seconds)
        self.go()

    async def until_building(self) -> None:
        await until(lambda: self.tower.attempt.tick >= 0)


def test_alone_one_may_come_back_whenever_one_likes() -> None:
    async def build() -> None:
        builder = Builder(is_awaited=False)
        await builder.until_building()
        for _ in range(3 * MOST_RESTS):
            builder.go()
            await pass_time(HOUR)
            await builder.be_there(COMING_BACK + 0.1)
        assert builder.tower.attempt.seconds_left > 8
        builder.task.cancel()

    pass_hours(build())


def test_nobody_waits_longer_than_a_minute() -> None:
    async def build() -> None:
        builder = Builder(is_awaited=True)
        await builder.until_building()
        builder.go()
        left = now()
        await builder.task
        assert LONGEST_REST + 10 < now() - left < LONGEST_REST + BUILT
        assert builder.album.pictures[-1].left == 0

    pass_hours(build())


def test_a_moment_now_and_then_does_not_count_as_being_there() -> None:
    async def build() -> None:
        builder = Builder(is_awaited=True)
        await builder.until_building()
        left = now()
        while not builder.task.done():
            await pass_time(20.0)
            await builder.be_there(0.4)
        assert now() - left < LONGEST_REST + BUILT + 21

    pass_hours(build())


def test_a_line_that_is_lost_again_and_again_buys_no_time() -> None:
    async def build() -> None:
        builder = Builder(is_awaited=True)
        await builder.until_building()
        began = now()
        times = 0
        while not builder.task.done():
            builder.go()
            await pass_time(0.2)
            await builder.be_there(COMING_BACK + 0.1)
            times += 1
        assert times > MOST_RESTS == builder.tower.rests
        assert now() - began < MOST_RESTS * (0.2 + COMING_BACK) + BUILT + 1

    pass_hours(build())


def test_a_builder_who_left_for_good_holds_nothing() -> None:
    """Also where time does not wait for them any more."""

    async def build() -> None:
        builder = Builder(is_awaited=True)
        await builder.until_building()
        builder.tower.rests = MOST_RESTS
        tower = builder.tower
        x, y = tower.frame().cubes[:2]
        tower.push(Hand(tower.attempt.tick, "grab", x, y))
        assert tower.attempt.world.held == 0
        builder.go()
        await pass_time(0.1)
        assert tower.attempt.world.held == NO_CUBE and not tower.is_resting
        builder.task.cancel()

    pass_hours(build())


def test_called_before_anybody_has_come_it_rests_first() -> None:
    async def build() -> None:
        builder = Builder(is_awaited=True)
        builder.go()
        await pass_time(5.0)
        assert [picture.phase for picture in builder.album.pictures] == ["resting"]
        assert builder.album.pictures[0].tick == -SETTINGS.count_ticks
        builder.come()
        await pass_time(COMING_BACK + 0.1)
        assert builder.album.pictures[-1].phase == "counting"
        builder.task.cancel()

    pass_hours(build())
