"""What may wait is done one after the other, and nobody who plays waits for it."""

from __future__ import annotations

import asyncio
import time

import pytest

from knockdown.server.ops.tasks import aside

pytestmark = pytest.mark.once


def test_one_after_the_other_beside_everything_else() -> None:
    under_way: list[int] = []

    def work(number: int, *, pause: float) -> int:
        under_way.append(number)
        assert under_way == [number]
        time.sleep(pause)
        under_way.remove(number)
        return number

    async def run() -> int:
        turns = 0
        together = asyncio.gather(*(aside(work, number, pause=0.1) for number in range(10)))
        while not together.done():
            await asyncio.sleep(0.001)
            turns += 1
        assert await together == list(range(10))
        return turns

    assert asyncio.run(run()) > 20


def test_an_error_is_raised_in_the_waiting_task() -> None:
    with pytest.raises(ZeroDivisionError):
        asyncio.run(aside(divmod, 1, 0))
