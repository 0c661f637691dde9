"""From an address to a database that can be used: SQLite in a file, or PostgreSQL.

An address may hold a password, so no error message contains it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import create_engine, make_url
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError, StatementError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from knockdown.engine.errors import KnockdownError
from knockdown.server.storage import postgres
from knockdown.server.storage.sqlite import use_well

SQLITE: Final = "sqlite"
IN_THREAD: Final = "sqlite+pysqlite"  # Python's own driver, without an event loop
POSTGRESQL: Final = "postgresql"
DRIVERS: Final = {  # short schemes, and SQLAlchemy's names
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
OWN_FAULTS: Final = ("22", "23")  # SQLSTATE classes: invalid data, a violated constraint


class StorageError(KnockdownError):
    """The database cannot be used, and why."""


def engine_for(address: str, *, patient: bool = False, worker: str = "") -> AsyncEngine:
    """`patient`: without a time limit, for long work. `worker` is the server it belongs to."""
    url = url_of(address)
    try:
        if url.get_backend_name() == SQLITE:
            engine = create_async_engine(url, hide_parameters=True)
            use_well(engine.sync_engine)
            return engine
        return create_async_engine(
            url,
            hide_parameters=True,  # names and owners have no place in a log
            pool_pre_ping=True,  # reconnects after PostgreSQL was unavailable
            connect_args=postgres.connect_args(patient=patient, worker=worker),
        )
    except ModuleNotFoundError as error:
        raise StorageError(postgres.MISSING) from error


def thread_engine_for(address: str) -> Engine:
    """SQLite, for use from one dedicated thread."""
    engine = create_engine(url_of(address).set(drivername=IN_THREAD), hide_parameters=True)
    use_well(engine)
    return engine


def url_of(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise StorageError(
            "the database's address cannot be read; it is the path of a file,"
            " or like postgresql+asyncpg://user:password@host/name"
        ) from error
    if url.drivername not in DRIVERS:
        raise StorageError(
            f"matches cannot be kept in '{url.drivername}'; they can in SQLite (the path of a"
            " file) and in PostgreSQL (postgresql+asyncpg://user:password@host/name)"
        )
    return url.set(drivername=DRIVERS[url.drivername])


def failures(engine: AsyncEngine) -> tuple[type[Exception], ...]:
    """Every exception that a failing database raises."""
    common = (SQLAlchemyError, sqlite3.Error, OSError)
    return common if engine.dialect.name == SQLITE else (*common, *postgres.failures())


@contextmanager
def in_a_sentence(failures: tuple[type[Exception], ...]) -> Iterator[None]:
    """Turns failures before a server has started into one sentence."""
    try:
        yield
    except failures as error:
        raise StorageError(f"the database cannot be used: {reason(error)}") from error
    except TypeError as error:  # the driver gets the URL's options as arguments
        raise StorageError(f"the database's address has a wrong option: {error}") from error


def is_own_fault(error: Exception) -> bool:
    """Whether the statement itself was at fault; otherwise every other one would fail as well."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, StatementError | ValueError | TypeError)
    if isinstance(error.orig, sqlite3.Error):
        return isinstance(error.orig, sqlite3.IntegrityError | sqlite3.DataError)
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return state[:2] in OWN_FAULTS or isinstance(getattr(error.orig, "__cause__", None), ValueError)


def reason(error: Exception) -> str:
    """What the database said, without the statement."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    told = str(getattr(error, "orig", None) or error)
    return told.rpartition(">: ")[2] or type(error).__name__  # asyncpg's class comes first
