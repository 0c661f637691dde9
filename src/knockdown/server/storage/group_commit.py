"""Writes that are durable when they return.

Everything that waits is committed together: one transaction and one sync to
disk for all of it, however many matches are being played, and each statement is
sent once with all its values. If one write is at fault, each is tried alone, so
that none fails for another's sake.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy import Executable

from knockdown.server.storage.bulk import Values
from knockdown.server.storage.committing import Batch, Committer
from knockdown.server.storage.engine import is_own_fault

MOST_AT_ONCE: Final = 500
BETWEEN: Final = 0.015  # seconds from one commit to the next: a few large ones cost less than many


class Step(NamedTuple):
    """A statement, the same object every time, and its values."""

    statement: Executable
    values: Values


class Write(NamedTuple):
    """Steps that belong together, and who waits for them."""

    steps: Sequence[Step]
    done: asyncio.Future[None]


class Writer:
    """Takes writes from anywhere. `order` has all statements, those first that others need.

    `turn` is held while something is written.
    """

    def __init__(
        self, committer: Committer, order: Sequence[Executable], turn: asyncio.Lock
    ) -> None:
        self.committer = committer
        self.order = order
        self.turn = turn
        self.due = 0.0  # when the next commit may begin
        self.waiting: asyncio.Queue[Write] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def write(self, *steps: Step) -> None:
        """Returns when it is on disk; raises what the database said if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Write(steps, done))
        await done

    async def run(self) -> None:
        while True:
            first = await self.waiting.get()
            await asyncio.sleep(self.due - time.monotonic())  # at once, unless there is much to do
            batch = [first]
            while not self.waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.waiting.get_nowait())
            self.due = time.monotonic() + BETWEEN
            await self.commit(batch)
            for _ in batch:
                self.waiting.task_done()

    async def commit(self, batch: Sequence[Write]) -> None:
        try:
            async with self.turn:
                await self.committer.commit(self.gathered(batch))
        except Exception as error:
            if len(batch) > 1 and is_own_fault(error):
                for write in batch:
                    await self.commit([write])
                return
            settle(batch, error)  # a database that is away is not asked for each anew
        else:
            settle(batch)

    def gathered(self, batch: Sequence[Write]) -> Batch:
        """Every statement once, with the values of all in the order they came."""
        values: dict[Executable, list[Values]] = {statement: [] for statement in self.order}
        for write in batch:
            for step in write.steps:
                values[step.statement].append(step.values)
        return [(statement, found) for statement, found in values.items() if found]

    async def close(self) -> None:
        """What was given before is still written."""
        await self.waiting.join()
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        await self.committer.close()


def settle(batch: Sequence[Write], error: Exception | None = None) -> None:
    """Whoever waits may have gone away meanwhile."""
    for write in batch:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
