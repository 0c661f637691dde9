"""How long finished matches are kept. One that is not over is never touched."""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, delete, func, select

from knockdown.server.refusals import Refusal
from knockdown.server.schema import ENTRIES, MATCHES, SEATS
from knockdown.server.storage import Storage, written

LOG = logging.getLogger("knockdown.server")
AT_ONCE: Final = 100  # matches in one transaction: nobody waits long behind it
DAY: Final = 24 * 60 * 60.0  # seconds
HOUR: Final = 60 * 60.0


class Old(NamedTuple):
    """Finished matches that have not changed since some day."""

    number: int
    oldest: str  # a date; empty if there are none


def days_ago(days: int) -> str:
    """A moment, as the database has it."""
    return written(datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=days))


async def old_matches(storage: Storage, limit: str) -> Old:
    wanted = select(func.count().label("number"), func.min(MATCHES.c.changed).label("oldest"))
    row = (await storage.read(wanted.where(is_old(limit))))[0]
    return Old(row.number, (row.oldest or "")[:10])


def is_old(limit: str) -> ColumnElement[bool]:
    return and_(MATCHES.c.over.is_(True), MATCHES.c.changed < limit)


async def delete_old(
    storage: Storage, limit: str, tell: Callable[[int], None] = lambda deleted: None
) -> int:
    """Delete what did not change since `limit`, some at a time; tells how many it were."""
    deleted = 0
    while found := await delete_some(storage, limit):
        deleted += found
        tell(deleted)
    return deleted


async def delete_some(storage: Storage, limit: str) -> int:
    """Locked first: a last move that is just being taken back keeps its match."""
    async with storage.transaction() as connection:
        ids = (await connection.scalars(some_old(limit))).all()
        if ids:
            await connection.execute(delete(ENTRIES).where(ENTRIES.c.match.in_(ids)))
            await connection.execute(delete(SEATS).where(SEATS.c.match.in_(ids)))
            await connection.execute(delete(MATCHES).where(MATCHES.c.id.in_(ids)))
    return len(ids)


def some_old(limit: str) -> Select[str]:
    oldest = select(MATCHES.c.id).where(is_old(limit)).order_by(MATCHES.c.changed)
    return oldest.limit(AT_ONCE).with_for_update(skip_locked=True)


async def keep_tidy(storage: Storage, days: int) -> None:
    """Once a day, as long as the server lives."""
    while True:
        try:
            deleted = await delete_old(storage, days_ago(days))
        except Refusal:
            await asyncio.sleep(HOUR)
            continue
        if deleted:
            LOG.info("deleted %d matches that were over for %d days", deleted, days)
        await asyncio.sleep(DAY)
