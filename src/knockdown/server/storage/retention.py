"""How long finished matches are kept. One that is not over is never touched.

An imported text is a copy that nobody plays on: it counts as finished whether its match was over
or not, and has its own period.
"""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Select, delete, func, or_, select

from knockdown.server.protocol.refusals import Refusal
from knockdown.server.storage.schema import BROUGHT, ENTRIES, MATCHES, SEATS
from knockdown.server.storage.store import Storage, written

LOG = logging.getLogger("knockdown.server")
AT_ONCE: Final = 100  # matches per transaction, which keeps each one short
DAY: Final = 24 * 60 * 60.0  # seconds
HOUR: Final = 60 * 60.0
FINISHED: Final = or_(MATCHES.c.over.is_(True), BROUGHT)
Which = ColumnElement[bool]


class Old(NamedTuple):
    """Finished matches that have not changed since some date."""

    number: int
    oldest: str  # a date; empty if there are none


def days_ago(days: int) -> str:
    """As the database writes a time."""
    return written(datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=days))


async def old_matches(storage: Storage, limit: str) -> Old:
    wanted = select(func.count().label("number"), func.min(MATCHES.c.changed).label("oldest"))
    row = (await storage.read(wanted.where(FINISHED, MATCHES.c.changed < limit)))[0]
    return Old(row.number, (row.oldest or "")[:10])


async def delete_old(
    storage: Storage,
    limit: str,
    tell: Callable[[int], None] = lambda deleted: None,
    which: Which = FINISHED,
) -> int:
    """Delete what did not change since `limit`, in batches; returns how many."""
    deleted = 0
    while found := await delete_some(storage, limit, which):
        deleted += found
        tell(deleted)
    return deleted


async def delete_some(storage: Storage, limit: str, which: Which) -> int:
    """Locked first, so that a match whose last move is just being taken back stays."""
    async with storage.transaction() as connection:
        ids = (await connection.scalars(some_old(limit, which))).all()
        if ids:
            await connection.execute(delete(ENTRIES).where(ENTRIES.c.match.in_(ids)))
            await connection.execute(delete(SEATS).where(SEATS.c.match.in_(ids)))
            await connection.execute(delete(MATCHES).where(MATCHES.c.id.in_(ids)))
    return len(ids)


def some_old(limit: str, which: Which) -> Select[str]:
    old = select(MATCHES.c.id).where(which, MATCHES.c.changed < limit)
    oldest = old.order_by(MATCHES.c.changed)
    return oldest.limit(AT_ONCE).with_for_update(skip_locked=True)


async def keep_tidy(storage: Storage, days: int, text_days: int) -> None:
    """Once a day while the server runs. 0 days: matches are kept for ever."""
    while True:
        try:
            for which, kept in ((FINISHED, days), (BROUGHT, text_days)):
                if kept:
                    await forget(storage, which, kept)
        except Refusal:
            await asyncio.sleep(HOUR)
        else:
            await asyncio.sleep(DAY)


async def forget(storage: Storage, which: Which, days: int) -> None:
    deleted = await delete_old(storage, days_ago(days), which=which)
    if deleted:
        LOG.info("deleted %d matches that had not changed for %d days", deleted, days)
