"""Time for those who build: it goes on evenly, and rests when they could do nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from positions import before_a_test
from server.towers.hours import Album, now, pass_hours, pass_time

from knockdown.server.towers.building import TowerTest
from knockdown.server.towers.metronome import (
    BEATS_PER_SECOND,
    MOST_LATE,
    SILENCE,
    TICKS_PER_BEAT,
    Metronome,
)
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND

pytestmark = pytest.mark.once
BEAT = 1 / BEATS_PER_SECOND


def wake_late(most: float) -> Callable[[], float]:
    """Now and then, by up to so many seconds."""
    rng = Random(7)
    return lambda: rng.uniform(0, most) if rng.random() < 0.3 else 0.0


def test_all_wait_for_the_same_beat() -> None:
    async def wait() -> None:
        metronome = Metronome()
        waiting = [asyncio.create_task(metronome.beat()) for _ in range(3)]
        await asyncio.sleep(0)
        beat, struck = metronome.last, metronome.next
        assert struck is not None
        waiting[0].cancel()  # one that gives up keeps nobody else from it
        await asyncio.gather(*waiting[1:])
        assert struck.is_set() and metronome.last == beat + 1 and metronome.next is None

    asyncio.run(wait())


@pytest.mark.parametrize("most", [0.0, 0.004, 0.015, 0.09])
def test_no_beat_is_skipped_by_a_late_wakeup(most: float) -> None:
    """Not one of the six hundred of ten seconds, and none comes before its time."""

    async def listen() -> None:
        metronome = Metronome()
        await metronome.beat()
        began = metronome.last - 1
        for heard in range(1, 601):
            await metronome.beat()
            late = now() - (began + heard) * BEAT
            assert -1e-6 < late < most + 1e-6

    pass_hours(listen(), wake_late(most))


def test_time_lost_to_delays_is_given_back() -> None:
    lates = iter([0.0, 5.0])

    async def listen() -> None:
        metronome = Metronome()
        await metronome.beat()
        await metronome.beat()
        late, caught_up = now(), 0
        while now() == late:
            await metronome.beat()
            caught_up += 1
        assert caught_up == MOST_LATE + 1  # and the first one that is on time

    pass_hours(listen(), lambda: next(lates, 0.0))


def test_nobody_hears_what_was_before_they_came() -> None:
    async def listen() -> None:
        metronome = Metronome()
        for _ in range(3):
            await metronome.beat()
            await pass_time(7.7)
            came = now()
            assert metronome.timer is None  # it rests when nobody waits
            await metronome.beat()
            assert 0 < now() - came <= BEAT
            again = now()
            await metronome.beat()
            assert now() - again == pytest.approx(BEAT)

    pass_hours(listen())


def test_time_rests_while_nothing_is_heard_of_the_server() -> None:
    async def listen() -> None:
        metronome = Metronome()
        metronome.hear()
        began, heard = now(), 0

        async def count() -> None:
            nonlocal heard
            while True:
                await metronome.beat()
                heard += 1

        counting = asyncio.create_task(count())
        await pass_time(20.0)
        assert heard == pytest.approx(SILENCE * BEATS_PER_SECOND, abs=1)
        before = heard
        metronome.hear()
        await pass_time(SILENCE / 2)
        assert heard - before == pytest.approx(SILENCE / 2 * BEATS_PER_SECOND, abs=1)
        assert now() - began > 20
        counting.cancel()

    pass_hours(listen())


# ------------------------------------------------------------------- a tower's pictures
@pytest.mark.parametrize("most", [0.0, 0.09])
def test_7_1_ten_seconds_have_six_hundred_pictures(most: float) -> None:
    _, test = before_a_test(2)
    album = Album()

    async def build() -> None:
        tower = TowerTest(test, "", (), starts_itself=False, is_awaited=False)
        tower.attended.set()
        tower.begin.set()
        await tower.run(album, Metronome())

    pass_hours(build(), wake_late(most))
    ticks = [picture.tick for picture in album.pictures]
    assert ticks[0] == TICKS_PER_BEAT - SETTINGS.count_ticks
    assert {after - before for before, after in pairwise(ticks)} == {TICKS_PER_BEAT}
    built = [tick for tick in ticks if 0 < tick <= SETTINGS.build_ticks]
    assert len(built) == 600 == SETTINGS.build_ticks // TICKS_PER_SECOND * BEATS_PER_SECOND
