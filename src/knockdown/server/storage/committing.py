"""How a database takes a batch of statements: all in one transaction, durable when it returns."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncEngine

from knockdown.server.storage.bulk import AllAtOnce, Values
from knockdown.server.storage.engine import SQLITE, thread_engine_for
from knockdown.server.storage.sqlite import WRITES

Batch = Sequence[tuple[Executable, Sequence[Values]]]


class Committer(Protocol):
    """One transaction at a time."""

    async def commit(self, batch: Batch) -> None: ...

    async def close(self) -> None: ...


def committer_for(
    address: str, engine: AsyncEngine, at_once: Mapping[Executable, AllAtOnce]
) -> Committer:
    """`at_once` has other forms of statements that are often asked for, where they help."""
    return InThread(address, at_once) if engine.dialect.name == SQLITE else InLoop(engine)


class InLoop:
    """Statement by statement: each waits for another machine anyway."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def commit(self, batch: Batch) -> None:
        async with self.engine.begin() as connection:
            for statement, values in batch:
                await connection.execute(statement, values)

    async def close(self) -> None:
        """The engine belongs to somebody else."""


class InThread:
    """The whole transaction in a thread, which is one way there and one way back.

    Statement by statement, each answer would wait for its turn in the event loop: the busier
    the server, the longer a commit would take, and the more would wait for the next one.
    """

    def __init__(self, address: str, at_once: Mapping[Executable, AllAtOnce]) -> None:
        self.at_once = at_once
        self.engine = thread_engine_for(address).execution_options(**{WRITES: True})
        self.thread = ThreadPoolExecutor(1, "writer")

    async def commit(self, batch: Batch) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, batch)

    def write(self, batch: Batch) -> None:
        with self.engine.begin() as connection:
            for statement, values in batch:
                if (all_at_once := self.at_once.get(statement)) is not None:
                    connection.execute(all_at_once.statement, all_at_once.told(values))
                else:
                    connection.execute(statement, values)

    async def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()
