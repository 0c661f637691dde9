"""Databases and matches for tests of the storage."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec.structs import replace

from knockdown.referee.notation import format_match
from knockdown.referee.record import Record
from knockdown.server.match.create import chosen
from knockdown.server.match.log import DECISION
from knockdown.server.protocol.requests import NewMatch, SeatWanted
from knockdown.server.settings import database_url
from knockdown.server.storage.models import Entry, Stored
from knockdown.server.storage.store import Storage

WANTED = NewMatch((SeatWanted(), SeatWanted("computer", "rookie")), seed=1)


def with_storage(database: str | Path, use: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(database_url(str(database)))
        await storage.open()
        try:
            await use(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def a_match(owner: str = "ann") -> Stored:
    return chosen(WANTED, owner)


def a_text(owner: str = "ann") -> Stored:
    """A match that was brought along, and not over."""
    return replace(a_match(owner), brought=True, text=format_match(Record()))


def entry(number: int, data: str = "pass") -> Entry:
    return Entry(number, DECISION, 0, data)
