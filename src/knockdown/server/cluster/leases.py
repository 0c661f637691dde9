"""Which server lives and which match it has: both are in the database, by its clock.

A server that was not seen for a while is taken to be dead, and whoever needs one
of its matches takes it. Should it live after all, nothing it writes to that
match counts any more (`storage.HOLD`), and with its next heartbeat it lets go.
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
STEADY_AFTER: Final = 2.5  # seconds: how long ours must have been kept before we judge others
FORGOTTEN_AFTER: Final = 60.0  # seconds: then nothing of a dead server is kept any more
LOCK_SECONDS: Final = 1.0  # for an entry that is just being written by who had the match before
AT_ONCE: Final = 4  # matches that are taken: others always find a connection to the database

SESSIONS: Final = table(
    "pg_stat_activity", column("pid"), column("application_name"), column("usename")
)


def is_alive(seconds: float = DEAD_AFTER) -> ColumnElement[bool]:
    """Whether a heartbeat was kept within so many seconds."""
    return WORKERS.c.seen > func.clock_timestamp() - datetime.timedelta(seconds=seconds)


def end_sessions() -> Select[tuple[bool]]:
    """Of servers that are taken to be dead. Only those of the same user can be ended."""
    name = func.concat(f"{APPLICATION} ", WORKERS.c.id)
    theirs = (SESSIONS.c.application_name == name) & (SESSIONS.c.usename == func.current_user())
    return select(func.pg_terminate_backend(SESSIONS.c.pid)).where(theirs, not_(is_alive()))


class Leases:
    """Of the server whose storage it is given."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.worker = storage.worker
        # However many use the other: whoever is busy lives.
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
        """After an outage of the database everybody seems dead, until they have come back."""
        return self.last_beat - self.steady_since >= STEADY_AFTER

    async def alive(self) -> set[str]:
        return {row.id for row in await self.pulse.read(select(WORKERS.c.id).where(is_alive()))}

    async def cut_off_dead(self) -> None:
        """One that was stopped in the middle of a transaction would keep its locks for ever."""
        if self.is_steady:
            await self.pulse.read(end_sessions())

    async def tidy(self) -> None:
        """What killed servers have left: nobody waits for it, but it would stay for ever."""
        if not self.is_steady:
            return
        living = select(WORKERS.c.id).where(is_alive(FORGOTTEN_AFTER))
        async with self.pulse.transaction() as connection:
            for table in (LEASES, VISITS):
                await connection.execute(delete(table).where(table.c.worker.not_in(living)))

    async def sign_out(self) -> None:
        """Others need not wait until we are taken to be dead."""
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
        """Ours from now on, unless a living server has it. To look first waits for nobody."""
        found = await self.storage.read(holder_of(match))
        if found and self.is_ours(found[0]):
            return
        async with self.turns, self.storage.transaction() as connection:
            await self.take(connection, match)

    def is_ours(self, holder: Row[Any]) -> bool:
        """Else whoever had it is dead."""
        if holder.worker == self.worker:
            return True
        if holder.alive or not self.is_steady:
            raise Elsewhere(holder.worker)
        return False

    async def take(self, connection: AsyncConnection, match: str) -> None:
        """Looked at again, locked: nobody else takes it while we judge."""
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
        """The matches we have."""
        ours = select(LEASES.c.match).where(LEASES.c.worker == self.worker)
        return {row.match for row in await self.pulse.read(ours)}


def wait_briefly() -> Select[tuple[str]]:
    """For locks, until the end of the transaction."""
    return select(func.set_config("lock_timeout", milliseconds(LOCK_SECONDS), True))


def holder_of(match: str) -> Select[tuple[str, bool]]:
    living = func.coalesce(
        select(is_alive()).where(WORKERS.c.id == LEASES.c.worker).scalar_subquery(), False
    )
    return select(LEASES.c.worker, living.label("alive")).where(LEASES.c.match == match)
