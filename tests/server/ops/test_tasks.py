"""Tasks beside each other: what ends one ends all, and nobody stays behind."""

from __future__ import annotations

import asyncio
import gc
import logging
from weakref import ref

import pytest

from knockdown.server.ops.tasks import BackgroundTasks, side_by_side

pytestmark = pytest.mark.once


class Sleeper:
    """Sleeps until it is told to wake up; `deaf` so many times."""

    def __init__(self, deaf: int = 0) -> None:
        self.deaf = deaf
        self.is_awake = False

    async def sleep(self) -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.deaf -= 1
                if self.deaf < 0:
                    self.is_awake = True
                    raise


async def fail(error: Exception) -> None:
    await asyncio.sleep(0)
    raise error


def test_the_first_to_end_ends_all() -> None:
    sleeper = Sleeper()
    asyncio.run(side_by_side(asyncio.sleep(0), sleeper.sleep()))
    assert sleeper.is_awake


def test_a_failure_is_raised_and_a_second_one_is_not_complained_about(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR), pytest.raises(ValueError, match="first"):
        asyncio.run(side_by_side(fail(ValueError("first")), fail(KeyError("second"))))
    assert caplog.messages == []


def test_raised_errors_leave_no_reference_cycles() -> None:
    """Every screen that leaves ends this way: Python must not have to look for what is left."""

    class Left(Exception):
        pass

    async def leave() -> None:
        raise Left

    async def run() -> ref[Left]:
        try:
            await side_by_side(leave(), Sleeper().sleep())
        except Left as error:
            return ref(error)
        raise AssertionError("nothing was raised")

    gc.disable()
    try:
        assert asyncio.run(run())() is None
    finally:
        gc.enable()


def test_cancellation_is_repeated() -> None:
    """As libraries do whose timeout ends at the same moment."""
    one, other = Sleeper(deaf=2), Sleeper(deaf=1)

    async def run() -> None:
        await side_by_side(asyncio.sleep(0), one.sleep())
        tasks = BackgroundTasks()
        tasks.start(other.sleep())
        await asyncio.sleep(0)
        await tasks.stop()
        assert not tasks.running

    asyncio.run(asyncio.wait_for(run(), 20))
    assert one.is_awake and other.is_awake


def test_cancelling_the_waiter_cancels_them() -> None:
    sleeper = Sleeper()

    async def run() -> None:
        waiting = asyncio.create_task(side_by_side(sleeper.sleep()))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(run())
    assert sleeper.is_awake
