"""Writes that are durable when they return.

Everything that waits is committed together: one transaction and one sync to
disk for all of it, however many matches are being played. If that fails, each
write is tried alone, so that none fails for another's sake.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncEngine

WRITES: Final = "writes"  # an execution option: this transaction takes the write lock at once
MOST_AT_ONCE: Final = 500


class Write(NamedTuple):
    """Statements that belong together, and who waits for them."""

    statements: Sequence[Executable]
    done: asyncio.Future[None]


class Writer:
    """Takes writes from anywhere and commits them in the order they came."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine.execution_options(**{WRITES: True})
        self.waiting: asyncio.Queue[Write] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def write(self, *statements: Executable) -> None:
        """Returns when it is on disk; raises what the database said if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Write(statements, done))
        await done

    async def run(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while not self.waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.waiting.get_nowait())
            await self.commit(batch)
            for _ in batch:
                self.waiting.task_done()

    async def commit(self, batch: Sequence[Write]) -> None:
        try:
            async with self.engine.begin() as connection:
                for write in batch:
                    for statement in write.statements:
                        await connection.execute(statement)
        except Exception as error:
            await self.commit_each(batch, error)
        else:
            for write in batch:
                settle(write)

    async def commit_each(self, batch: Sequence[Write], error: Exception) -> None:
        if len(batch) == 1:
            settle(batch[0], error)
            return
        for write in batch:
            await self.commit([write])

    async def close(self) -> None:
        """What was given before is still written."""
        await self.waiting.join()
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task


def settle(write: Write, error: Exception | None = None) -> None:
    """Whoever waits may have gone away meanwhile."""
    if write.done.done():
        return
    if error is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(error)
