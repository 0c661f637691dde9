"""SQLite set up so that nothing acknowledged is lost and no transaction fails on a lock."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from contextlib import closing, suppress
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine

LOG = logging.getLogger("knockdown.server")
WRITES: Final = "writes"  # an execution option: this transaction takes the write lock at once
BUSY_MILLISECONDS: Final = 5_000
PRAGMAS: Final = (  # what is set, and how SQLite reports it
    ("journal_mode", "WAL", "wal"),  # readers beside one writer
    ("synchronous", "FULL", 2),  # every commit reaches the disk
    ("foreign_keys", "ON", 1),
)


def check_file(path: str) -> None:
    """Whether it can be a database, checked before anything depends on it."""
    make_private(path)
    with closing(sqlite3.connect(path)) as connection:
        set_pragmas(connection)


def make_private(path: str) -> None:
    """Other users of the computer cannot read the database: it holds the seeds of live matches.

    SQLite would create it readable for everybody, and gives the files beside it the same
    permissions. Those of the owner and the group are left as they are. An existing file is
    never opened: closing it again would drop the locks that this process has on it.
    """
    file = os.path.realpath(path)
    with suppress(OSError):  # it exists, or SQLite reports what is wrong with the path
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    for each in (file, f"{file}-wal", f"{file}-shm"):
        try:
            forbid_others(each)
        except PermissionError:
            LOG.warning("other users of this computer can read %s", each)
        except OSError:  # it is not there
            continue


def forbid_others(file: str) -> None:
    mode = os.stat(file).st_mode
    if stat.S_ISREG(mode) and mode & stat.S_IRWXO:
        os.chmod(file, stat.S_IMODE(mode) & ~stat.S_IRWXO)


def use_well(engine: Engine) -> None:
    """Python's implicit transactions are off: they begin late, and fail where they should wait. A
    transaction that writes takes the write lock at once."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, record: object) -> None:
        set_pragmas(connection)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def set_pragmas(connection: Any) -> None:
    """SQLite silently ignores what it cannot do, so the values are read back."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    for pragma, value, answer in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma} = {value}")
        cursor.execute(f"PRAGMA {pragma}")
        if (found := cursor.fetchone()[0]) != answer:
            raise sqlite3.NotSupportedError(f"SQLite keeps {pragma} at {found}, not {answer}")
    cursor.close()
