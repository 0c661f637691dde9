"""Background tasks: referenced until done, stopped together, failures logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

LOG = logging.getLogger("knockdown.server")
T = TypeVar("T")
TOLD_AGAIN: Final = 1.0  # seconds between two cancellations; a transaction is rolled back in less
P = ParamSpec("P")
ONE_THREAD: Final = ThreadPoolExecutor(1, "one-thread")


async def side_by_side(*doing: Coroutine[Any, Any, Any]) -> None:
    """Run all until one of them ends or this is cancelled. Raises the error that ended it."""
    tasks = [asyncio.create_task(each) for each in doing]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await stop(tasks)
    errors = [task.exception() for task in tasks if not task.cancelled()]
    error = next(filter(None, errors), None)
    try:
        if error is not None:
            raise error
    finally:
        del tasks, errors, error  # break a reference cycle through the traceback


async def stop(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel repeatedly: a timeout that expires at the same moment swallows one cancellation."""
    while going_on := [task for task in tasks if not task.done()]:
        for task in going_on:
            task.cancel()
        await asyncio.wait(going_on, timeout=TOLD_AGAIN)


class BackgroundTasks:
    """Holds references to the tasks: asyncio alone may drop a running task."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def start(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(doing)
        self.running.add(task)
        task.add_done_callback(self.finish)
        return task

    def finish(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a background task failed", exc_info=error)

    async def stop(self) -> None:
        await stop(list(self.running))


async def in_one_thread(do: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Long work that needs no process, one call at a time: live matches share the interpreter."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(ONE_THREAD, partial(do, *args, **named))
