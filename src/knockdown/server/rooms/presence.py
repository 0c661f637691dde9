"""Who is at which room, through which of several servers, and who has gone for how long."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Select, delete, exists, select, tuple_
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from knockdown.server.cluster.leases import is_alive
from knockdown.server.storage.schema import GUESTS, VISITS, WORKERS
from knockdown.server.storage.store import Storage

GRACE: Final = 5.0  # seconds: a refresh changes nothing
Visit = tuple[str, str]  # a room, and the hash of somebody's token


class Absences:
    """Guests who are absent and were not seen leaving left before this server started."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.left: dict[Visit, float] = {}

    def note(self, room: str, who: str) -> None:
        self.left[room, who] = time.monotonic()

    def is_long(self, room: str, who: str) -> bool:
        return time.monotonic() - self.left.get((room, who), self.began) >= GRACE

    def rooms(self) -> set[str]:
        """The rooms that a guest has left for long."""
        return {room for room, who in self.left if self.is_long(room, who)}

    def forget(self, room: str) -> None:
        for visit in [visit for visit in self.left if visit[0] == room and self.is_long(*visit)]:
            del self.left[visit]


class Visits:
    """`worker` is this server. Visits through dead servers do not count."""

    def __init__(self, storage: Storage, worker: str) -> None:
        self.storage = storage
        self.worker = worker
        self.noted: set[Visit] = set()

    async def note(self, visits: set[Visit]) -> None:
        """Store all visits through this server."""
        come, gone = visits - self.noted, self.noted - visits
        if not come and not gone:
            return
        async with self.storage.transaction() as connection:
            if gone:
                which = tuple_(VISITS.c.room, VISITS.c.owner).in_(gone)
                ours = delete(VISITS).where(VISITS.c.worker == self.worker)
                await connection.execute(ours.where(which))
            if come:
                rows = [{"room": room, "owner": who, "worker": self.worker} for room, who in come]
                await connection.execute(insert(VISITS).on_conflict_do_nothing(), rows)
        self.noted = visits

    async def elsewhere(self, rooms: Collection[str]) -> dict[str, set[str]]:
        """Who is present through other servers."""
        found: dict[str, set[str]] = {room: set() for room in rooms}
        for row in await self.storage.read(self.others_in(rooms)):
            found[row.room].add(row.owner)
        return found

    async def elsewhere_now(self, connection: AsyncConnection, room: str) -> set[str]:
        """The same, in a transaction that has locked the room."""
        return {row.owner for row in await connection.execute(self.others_in([room]))}

    def others_in(self, rooms: Collection[str]) -> Select[tuple[str, str]]:
        return (
            select(VISITS.c.room, VISITS.c.owner)
            .join(WORKERS, WORKERS.c.id == VISITS.c.worker)
            .where(VISITS.c.room.in_(rooms), VISITS.c.worker != self.worker, is_alive())
        )


def looks_on() -> ColumnElement[bool]:
    """Whether a guest is in their room, through any live server."""
    own = (VISITS.c.room == GUESTS.c.room) & (VISITS.c.owner == GUESTS.c.owner)
    through = select(VISITS.c.worker).join(WORKERS, WORKERS.c.id == VISITS.c.worker)
    return exists(through.where(own, is_alive()))
