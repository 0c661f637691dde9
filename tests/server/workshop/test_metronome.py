"""Time for those who build: it goes on evenly, and rests when they could do nothing."""

from __future__ import annotations

import asyncio

import pytest

from knockdown.knockout.settings import TICKS_PER_SECOND
from knockdown.server.workshop.metronome import MOST_AT_ONCE, SILENCE, Clock, Metronome

pytestmark = pytest.mark.once


def test_all_wait_for_the_same_beat() -> None:
    async def wait() -> None:
        metronome = Metronome()
        waiting = [asyncio.create_task(metronome.beat()) for _ in range(3)]
        await asyncio.sleep(0)
        beat, struck = metronome.last, metronome.next
        assert struck is not None
        waiting[0].cancel()  # one that gives up keeps nobody else from it
        await asyncio.gather(*waiting[1:])
        assert struck.is_set() and metronome.last == beat and metronome.next is None

    asyncio.run(wait())


def test_ticks_pass_as_time_does() -> None:
    async def pass_time() -> None:
        metronome = Metronome()
        clock = Clock(metronome)
        began, passed = metronome.now(), 0
        while metronome.now() - began < 0.5:
            await metronome.beat()
            passed += clock.due()
        lost = clock.began - began  # given back, where this machine is busy
        assert passed == pytest.approx((metronome.now() - began - lost) * TICKS_PER_SECOND, abs=4)

    asyncio.run(pass_time())


def test_who_is_late_catches_up_by_a_few_ticks_only() -> None:
    async def be_late() -> None:
        clock = Clock(Metronome())
        clock.began -= 5.0
        assert clock.due() == MOST_AT_ONCE
        assert clock.due() <= 1

    asyncio.run(be_late())


def test_time_rests_while_nothing_is_heard_of_the_server() -> None:
    async def listen() -> None:
        metronome = Metronome()
        metronome.hear()
        clock = Clock(metronome)
        passed = 0
        for _ in range(60):
            passed += clock.due()
            await metronome.beat()
        assert passed <= (SILENCE + 2 / 60) * TICKS_PER_SECOND
        assert clock.due() == 0
        metronome.hear()
        assert clock.due() == MOST_AT_ONCE and clock.due() <= 1

    asyncio.run(listen())
