"""What may wait is done one after the other, and nobody who plays waits for it."""

from __future__ import annotations

import asyncio
from functools import partial
from threading import Semaphore

import pytest
from waiting import LONG, until

from knockdown.server.ops.tasks import in_one_thread

pytestmark = pytest.mark.once


def test_one_after_the_other_beside_everything_else() -> None:
    under_way: list[int] = []
    may_end = Semaphore(0)

    def work(number: int) -> int:
        under_way.append(number)
        assert under_way == [number]
        assert may_end.acquire(timeout=LONG)
        under_way.remove(number)
        return number

    def is_under_way(number: int) -> bool:
        return under_way == [number]

    async def run() -> None:
        together = asyncio.gather(*(in_one_thread(work, number) for number in range(10)))
        for number in range(10):
            await until(partial(is_under_way, number))
            may_end.release()
        assert await together == list(range(10))

    asyncio.run(run())


def test_an_error_is_raised_in_the_waiting_task() -> None:
    with pytest.raises(ZeroDivisionError):
        asyncio.run(in_one_thread(divmod, 1, 0))
