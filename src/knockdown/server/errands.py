"""Tasks that run beside everything else: kept until done, stopped together, failures logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

LOG = logging.getLogger("knockdown.server")
T = TypeVar("T")


class Errands:
    """Whoever starts a task has to hold on to it, or it may vanish half done."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def start(self, errand: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(errand)
        self.tasks.add(task)
        task.add_done_callback(self.finish)
        return task

    def finish(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("an errand failed", exc_info=error)

    async def stop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
