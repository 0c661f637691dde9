"""Which server lives and which match it has: both are in the database, by its clock.

A server that was not seen for a while is taken to be dead, and whoever needs one
of its matches takes it. Should it live after all, nothing it writes to that
match counts any more (`storage.HOLD`), and with its next heartbeat it lets go.
"""

from __future__ import annotations

import datetime
import time
from typing import Final

from sqlalchemy import ColumnElement, Select, delete, func, select, update
from sqlalchemy.dialects import postgresql

from knockdown.server.schema import LEASES, VISITS, WORKERS
from knockdown.server.storage import Storage
from knockdown.server.timekeeping import wall_time

BEAT_EVERY: Final = 1.0  # seconds
DEAD_AFTER: Final = 5.0  # seconds without a heartbeat
STEADY_AFTER: Final = 2.5  # seconds: how long ours must have been kept before we judge others


class Elsewhere(Exception):
    """Another server has the match."""

    def __init__(self, worker: str) -> None:
        super().__init__(worker)
        self.worker = worker


def is_alive() -> ColumnElement[bool]:
    limit = func.clock_timestamp() - datetime.timedelta(seconds=DEAD_AFTER)
    return WORKERS.c.seen > limit


class Leases:
    """`worker` is who we are."""

    def __init__(self, storage: Storage, worker: str) -> None:
        self.storage = storage
        self.pulse = Storage(storage.address)  # however many use the other: whoever is busy lives
        self.worker = worker
        self.steady_since = time.monotonic()
        self.last_beat = time.monotonic()

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
        """Ours from now on, unless a living server has it."""
        wanted = {"match": match, "worker": self.worker}
        async with self.storage.transaction() as connection:
            free = postgresql.insert(LEASES).on_conflict_do_nothing()
            await connection.execute(free, wanted)
            row = (await connection.execute(holder_of(match))).one()
            if row.worker == self.worker:
                return
            if row.alive or not self.is_steady:
                raise Elsewhere(row.worker)
            await connection.execute(
                update(LEASES).where(LEASES.c.match == match).values(worker=self.worker)
            )

    async def release(self, match: str) -> None:
        async with self.storage.transaction() as connection:
            ours = (LEASES.c.match == match) & (LEASES.c.worker == self.worker)
            await connection.execute(delete(LEASES).where(ours))

    async def held(self) -> set[str]:
        """The matches we have."""
        ours = select(LEASES.c.match).where(LEASES.c.worker == self.worker)
        return {row.match for row in await self.pulse.read(ours)}


def holder_of(match: str) -> Select[tuple[str, bool]]:
    """Locked: nobody else takes it while we judge."""
    living = func.coalesce(
        select(is_alive()).where(WORKERS.c.id == LEASES.c.worker).scalar_subquery(), False
    )
    return (
        select(LEASES.c.worker, living.label("alive"))
        .where(LEASES.c.match == match)
        .with_for_update(of=LEASES)
    )
