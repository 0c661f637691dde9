"""Who may use a database: one server alone, or several that reach each other through Redis.

Two servers unaware of each other would split a match: each would tell only its own players.
Programs that only read the database (`knockdown matches`) need no lock.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import time
from typing import Final, Protocol

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from knockdown.server.settings import Settings
from knockdown.server.storage.engine import (
    SQLITE,
    StorageError,
    engine_for,
    failures,
    in_a_sentence,
    url_of,
)
from knockdown.server.storage.postgres import SERVER_LOCK
from knockdown.server.storage.sqlite import make_private

LOG = logging.getLogger("knockdown.server")
SUFFIX: Final = "-lock"  # of a file beside SQLite's own
WAIT: Final = 5.0  # seconds: a process that was just killed may still hold the lock
LONG_WAIT: Final = 30.0  # the same for our own lost connection, open to PostgreSQL
LOOK_EVERY: Final = 0.25
KEEP_EVERY: Final = 1.0
OF_FILE: Final = (
    "another server has this database already, and players of the one would not see what players"
    " of the other do; end the other one, or keep matches in another file with --database (several"
    " servers need PostgreSQL and --redis)"
)
ALONE: Final = (
    "another server has this database already, and without --redis players of the one would not"
    " see what players of the other do; end the other one, or start both with the same --redis"
)
SHARED: Final = (
    "a server without --redis has this database already, and its players would not see what others"
    " do; end it, and start it again with the same --redis"
)


class DatabaseLock(Protocol):
    """The right to use a database, held until the process ends, however it ends."""

    async def begin(self) -> None:
        """Raises `StorageError` if another server has it."""

    async def keep(self) -> None:
        """Runs while the server does."""

    async def end(self) -> None: ...


def lock_for(settings: Settings, worker: str = "") -> DatabaseLock:
    url = url_of(settings.database)
    if url.get_backend_name() == SQLITE:
        return FileLock(str(url.database))
    return PostgresLock(settings.database, worker, is_shared=bool(settings.redis))


class FileLock:
    """An SQLite lock on a separate file: the system releases it when the process ends."""

    def __init__(self, database: str) -> None:
        self.path = os.path.realpath(database) + SUFFIX
        self.held: sqlite3.Connection | None = None

    async def begin(self) -> None:
        with in_a_sentence((sqlite3.Error,)):
            make_private(self.path)
            held = sqlite3.connect(self.path, timeout=WAIT, isolation_level=None)
            try:
                held.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                held.close()
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    raise StorageError(OF_FILE) from error
                raise
        self.held = held

    async def keep(self) -> None:
        """A file lock cannot be lost."""

    async def end(self) -> None:
        if self.held is not None:
            self.held.close()
            self.held = None


class PostgresLock:
    """An advisory lock, held by a dedicated session."""

    def __init__(self, address: str, worker: str, *, is_shared: bool) -> None:
        engine = engine_for(address, worker=worker)
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.failures = failures(self.engine)
        self.is_shared = is_shared
        self.session: AsyncConnection | None = None

    async def begin(self) -> None:
        with in_a_sentence(self.failures):
            await self.take(WAIT)

    async def take(self, patience: float) -> None:
        lock = func.pg_try_advisory_lock_shared if self.is_shared else func.pg_try_advisory_lock
        end = time.monotonic() + patience
        if self.session is None:
            self.session = await self.engine.connect()
        while not await self.session.scalar(select(lock(SERVER_LOCK))):
            if time.monotonic() > end:
                raise StorageError(SHARED if self.is_shared else ALONE)
            await asyncio.sleep(LOOK_EVERY)

    async def keep(self) -> None:
        """A lost session loses the lock. If another server took it meanwhile, this one stops."""
        try:
            while True:
                await asyncio.sleep(KEEP_EVERY)
                await self.take_if_lost()
        except StorageError as error:
            LOG.error("%s", error)
            signal.raise_signal(signal.SIGINT)

    async def take_if_lost(self) -> None:
        """If the database is unavailable, it is tried again next time."""
        try:
            if self.session is None:
                await self.take(LONG_WAIT)
            else:
                await self.session.scalar(select(1))
        except self.failures:
            session, self.session = self.session, None
            if session is not None:
                await session.invalidate()
                await session.close()

    async def end(self) -> None:
        if self.session is not None:
            await self.session.close()
            self.session = None
        await self.engine.dispose()  # which releases the session's lock
