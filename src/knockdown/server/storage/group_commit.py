"""Writes that are durable when they return.

All pending writes are committed together, in one transaction with one sync to disk however many
matches are being played, and each statement is sent once with all its values. If one write is at
fault, each is retried alone, so that it does not make the others fail.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from sqlalchemy import Executable, Function, Table, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from knockdown.server.storage.engine import SQLITE, is_own_fault, thread_engine_for
from knockdown.server.storage.sqlite import WRITES

ROWS: Final = "rows"
Values = Mapping[str, object]


class BulkStatement(NamedTuple):
    """One statement for all rows; of rows with the same `which` the last one wins."""

    statement: Executable
    which: str = ""

    def told(self, values: Sequence[Values]) -> dict[str, str]:
        rows = list({row[self.which]: row for row in values}.values()) if self.which else values
        return {ROWS: msgspec.json.encode(rows).decode()}


def insert_all(table: Table) -> BulkStatement:
    """Every row has a value for every column."""
    row = row_of_json()
    names = [column.name for column in table.columns]
    chosen = select(*(part(row, name) for name in names))
    return BulkStatement(insert(table).from_select(names, chosen))


def update_all(table: Table, which: str, names: Sequence[str]) -> BulkStatement:
    """The rows whose `id` is a value's `which`."""
    row = row_of_json()
    changed = update(table).where(table.c.id == part(row, which))
    return BulkStatement(changed.values({name: part(row, name) for name in names}), which)


def row_of_json() -> Any:
    return func.json_each(bindparam(ROWS)).table_valued("value").c.value


def part(row: Any, name: str) -> Function[Any]:
    return func.json_extract(row, f"$.{name}")


Batch = Sequence[tuple[Executable, Sequence[Values]]]


class Committer(Protocol):
    """One transaction at a time."""

    async def commit(self, batch: Batch) -> None: ...

    async def close(self) -> None: ...


def committer_for(
    address: str, engine: AsyncEngine, at_once: Mapping[Executable, BulkStatement]
) -> Committer:
    """`at_once` has faster, combined forms of frequent statements."""
    return InThread(address, at_once) if engine.dialect.name == SQLITE else InLoop(engine)


class InLoop:
    """Statement by statement: each waits for the network anyway."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def commit(self, batch: Batch) -> None:
        async with self.engine.begin() as connection:
            for statement, values in batch:
                await connection.execute(statement, values)

    async def close(self) -> None:
        """Nothing to do: the engine is not ours."""


class InThread:
    """The whole transaction in a thread: one round trip.

    Statement by statement, each result would wait for the event loop: the busier the server, the
    longer a commit would take, and the more writes would queue for the next one.
    """

    def __init__(self, address: str, at_once: Mapping[Executable, BulkStatement]) -> None:
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


MOST_AT_ONCE: Final = 500
BETWEEN: Final = 0.015  # seconds between commits: a few large ones cost less than many small ones


class Step(NamedTuple):
    """A statement, the same object every time, and its values."""

    statement: Executable
    values: Values


class Write(NamedTuple):
    """Steps of one transaction, and the future that waits for them."""

    steps: Sequence[Step]
    done: asyncio.Future[None]


class Writer:
    """Collects writes. `order` lists all statements, each after those it depends on.

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
        """Returns when it is on disk; raises the database's error otherwise."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Write(steps, done))
        await done

    async def run(self) -> None:
        while True:
            first = await self.waiting.get()
            await asyncio.sleep(self.due - time.monotonic())  # no wait unless commits are frequent
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
            settle(batch, error)  # an unavailable database is not tried again for each of them
        else:
            settle(batch)

    def gathered(self, batch: Sequence[Write]) -> Batch:
        """Each statement once, with all values in order of arrival."""
        values: dict[Executable, list[Values]] = {statement: [] for statement in self.order}
        for write in batch:
            for step in write.steps:
                values[step.statement].append(step.values)
        return [(statement, found) for statement, found in values.items() if found]

    async def close(self) -> None:
        """After writing everything that is pending."""
        await self.waiting.join()
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        await self.committer.close()


def settle(batch: Sequence[Write], error: Exception | None = None) -> None:
    """Some futures may have been cancelled meanwhile."""
    for write in batch:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
