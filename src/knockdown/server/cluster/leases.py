"""Heartbeats of servers and leases on matches, both in the database and by its clock.

A server without a recent heartbeat counts as dead, and any server that needs one
of its matches takes the lease. If it is alive after all, its writes to that match
are refused (`storage.HOLD`), and with its next heartbeat it drops the match.
"""

from __future__ import annotations

import asyncio
import datetime
import time
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    column,
    delete,
    func,
    not_,
    select,
    table,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from knockdown.server.match.registry import Elsewhere
from knockdown.server.match.timekeeper import wall_time
from knockdown.server.storage.postgres import APPLICATION, is_locked, milliseconds
from knockdown.server.storage.schema import LEASES, VISITS, WORKERS
from knockdown.server.storage.store import Storage

BEAT_EVERY: Final = 1.0  # seconds
DEAD_AFTER: Final = 5.0  # seconds without a heartbeat
STEADY_AFTER: Final = 2.5  # seconds of our own heartbeats before we judge others
FORGOTTEN_AFTER: Final = 60.0  # seconds until the rows of a dead server are deleted
LOCK_SECONDS: Final = 1.0  # to wait for an entry that the previous host is just writing
AT_ONCE: Final = 4  # leases taken in parallel, so that other work finds a database connection

SESSIONS: Final = table(
    "pg_stat_activity", column("pid"), column("application_name"), column("usename")
)


def is_alive(seconds: float = DEAD_AFTER) -> ColumnElement[bool]:
    """Whether a heartbeat is at most this many seconds old."""
    return WORKERS.c.seen > func.clock_timestamp() - datetime.timedelta(seconds=seconds)


def end_sessions() -> Select[tuple[bool]]:
    """Ends the database sessions of dead servers; only those of the same user can be ended."""
    name = func.concat(f"{APPLICATION} ", WORKERS.c.id)
    theirs = (SESSIONS.c.application_name == name) & (SESSIONS.c.usename == func.current_user())
    return select(func.pg_terminate_backend(SESSIONS.c.pid)).where(theirs, not_(is_alive()))


class Leases:
    """The leases of this server."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.worker = storage.worker
        # A pool of its own, so that the heartbeat does not wait behind other work.
        self.pulse = Storage(storage.address, storage.worker)
        self.steady_since = time.monotonic()
        self.last_beat = time.monotonic()
        self.turns = asyncio.Semaphore(AT_ONCE)

    # ------------------------------------------------------------------ heartbeat
    async def sign_in(self) -> None:
        await self.storage.add_worker(self.worker, wall_time())
        await self.beat()

    async def beat(self) -> None:
        async with self.pulse.transaction() as connection:
            signs = {"beat": wall_time(), "seen": func.clock_timestamp()}
            await connection.execute(
                update(WORKERS).where(WORKERS.c.id == self.worker).values(signs)
            )
        now = time.monotonic()
        if now - self.last_beat > STEADY_AFTER:
            self.steady_since = now
        self.last_beat = now

    @property
    def is_steady(self) -> bool:
        """Whether others may be judged: after an outage of the database all servers seem dead."""
        return self.last_beat - self.steady_since >= STEADY_AFTER

    async def alive(self) -> set[str]:
        return {row.id for row in await self.pulse.read(select(WORKERS.c.id).where(is_alive()))}

    async def disconnect_dead(self) -> None:
        """End sessions of dead servers, which might hold locks for ever."""
        if self.is_steady:
            await self.pulse.read(end_sessions())

    async def tidy(self) -> None:
        """Delete the rows of killed servers."""
        if not self.is_steady:
            return
        living = select(WORKERS.c.id).where(is_alive(FORGOTTEN_AFTER))
        async with self.pulse.transaction() as connection:
            for table in (LEASES, VISITS):
                await connection.execute(delete(table).where(table.c.worker.not_in(living)))

    async def sign_out(self) -> None:
        """Leave cleanly, so that others need not wait for our heartbeat to expire."""
        async with self.pulse.transaction() as connection:
            for table in (LEASES, VISITS):
                await connection.execute(delete(table).where(table.c.worker == self.worker))
            await connection.execute(
                update(WORKERS).where(WORKERS.c.id == self.worker).values(seen=None)
            )

    async def close(self) -> None:
        await self.pulse.engine.dispose()

    # --------------------------------------------------------------------- leases
    async def claim(self, match: str) -> None:
        """Take the lease unless a living server has it. Looks first, without waiting for locks."""
        found = await self.storage.read(holder_of(match))
        if found and self.is_ours(found[0]):
            return
        async with self.turns, self.storage.transaction() as connection:
            await self.take(connection, match)

    def is_ours(self, holder: Row[Any]) -> bool:
        """Whether the lease is ours; raises Elsewhere if a living server has it."""
        if holder.worker == self.worker:
            return True
        if holder.alive or not self.is_steady:
            raise Elsewhere(holder.worker)
        return False

    async def take(self, connection: AsyncConnection, match: str) -> None:
        """Take the lease after a second look with the row locked."""
        try:
            await connection.execute(wait_briefly())
            free = postgresql.insert(LEASES).on_conflict_do_nothing()
            await connection.execute(free, {"match": match, "worker": self.worker})
            holder = (await connection.execute(holder_of(match).with_for_update(of=LEASES))).one()
            if not self.is_ours(holder):
                await connection.execute(
                    update(LEASES).where(LEASES.c.match == match).values(worker=self.worker)
                )
        except DBAPIError as error:
            if is_locked(error):
                raise Elsewhere("") from error
            raise

    async def release(self, match: str) -> None:
        async with self.storage.transaction() as connection:
            ours = (LEASES.c.match == match) & (LEASES.c.worker == self.worker)
            await connection.execute(delete(LEASES).where(ours))

    async def held(self) -> set[str]:
        """The matches on which we have leases."""
        ours = select(LEASES.c.match).where(LEASES.c.worker == self.worker)
        return {row.match for row in await self.pulse.read(ours)}


def wait_briefly() -> Select[tuple[str]]:
    """Limits waiting for locks, until the end of the transaction."""
    return select(func.set_config("lock_timeout", milliseconds(LOCK_SECONDS), True))


def holder_of(match: str) -> Select[tuple[str, bool]]:
    living = func.coalesce(
        select(is_alive()).where(WORKERS.c.id == LEASES.c.worker).scalar_subquery(), False
    )
    return select(LEASES.c.worker, living.label("alive")).where(LEASES.c.match == match)
