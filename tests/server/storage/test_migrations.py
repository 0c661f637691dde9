"""Databases of older and newer versions, and many processes that start at once."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.stored import a_match, entry, with_storage
from sqlalchemy import Connection, select, text

from knockdown.server.settings import database_url
from knockdown.server.storage import migrations
from knockdown.server.storage.engine import StorageError
from knockdown.server.storage.migrations import (
    FIRST,
    LATEST,
    REVISIONS,
    config_for,
    recorded_revision,
)
from knockdown.server.storage.schema import MATCHES, METADATA
from knockdown.server.storage.store import Storage

pytestmark = pytest.mark.once
OLD = Path(__file__).parent / "old" / "first.sql"  # a file of the last version without Alembic
OLD_LIVE, OLD_FINISHED = "CsMICEKvCfEse9kucmDoCQ", "PhKdrd9qhc0AZFBoMEgksA"
FIRST_MATCH = (
    "INSERT INTO matches (id, owner, created, changed, setup, guided, over, summary) "
    "VALUES ('first', 'ann', '', '', '', false, false, '')"
)
IN_THE_WAY = "CREATE INDEX ix_matches_over_changed ON seats (name)"


async def as_at_first(database: str, *statements: str) -> None:
    """The first tables, without a word of Alembic, and what else is done to them."""
    storage = Storage(database_url(database))

    def make(connection: Connection) -> None:
        command.upgrade(config_for(connection), FIRST)

    async with storage.transaction() as connection:
        await connection.run_sync(make)
        for statement in ("DROP TABLE alembic_version", *statements):
            await connection.execute(text(statement))
    await storage.engine.dispose()


async def revision_of(storage: Storage) -> str | None:
    async with storage.engine.connect() as connection:
        return await connection.run_sync(recorded_revision)


async def run(storage: Storage, statement: str) -> None:
    async with storage.transaction() as connection:
        await connection.execute(text(statement))


def old_file(path: Path) -> Path:
    connection = sqlite3.connect(path)
    connection.executescript(OLD.read_text("utf-8"))
    connection.close()
    return path


def rows_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    connection = sqlite3.connect(path)
    tables = ("matches", "seats", "entries")
    rows = {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables}
    connection.close()
    return rows


def test_a_file_from_before_is_adopted_without_loss(tmp_path: Path) -> None:
    path = old_file(tmp_path / "a.sqlite")
    before = rows_of(path)
    assert len(before["entries"]) == 296

    async def use(storage: Storage) -> None:
        live, finished = await storage.load(OLD_LIVE), await storage.load(OLD_FINISHED)
        assert live is not None and finished is not None
        assert (len(live.entries), live.over) == (5, False)
        assert (len(finished.entries), finished.over) == (291, True)
        for table, rows in rows_of(path).items():  # new columns are added at the end
            assert [row[: len(old)] for row, old in zip(rows, before[table], strict=True)] == (
                before[table]
            )
        await storage.append(OLD_LIVE, entry(6))

    with_storage(path, use)


def test_tables_without_a_version_are_adopted(database: str) -> None:
    async def use(storage: Storage) -> None:
        assert await revision_of(storage) == LATEST
        assert len(await storage.read(select(MATCHES).where(MATCHES.c.id == "first"))) == 1
        await storage.append("first", entry(1))

    asyncio.run(as_at_first(database, FIRST_MATCH))
    with_storage(database, use)


def test_a_migration_happens_wholly_or_not_at_all(database: str) -> None:
    """Something is in the way of the second step; then the first has not happened either."""

    async def clear_the_way() -> None:
        storage = Storage(database_url(database))
        assert await revision_of(storage) is None
        await run(storage, "DROP INDEX ix_matches_over_changed")
        await storage.engine.dispose()

    async def use(storage: Storage) -> None:
        await storage.add(a_match())

    asyncio.run(as_at_first(database, IN_THE_WAY))
    with pytest.raises(StorageError, match="already exists"):
        with_storage(database, use)
    asyncio.run(clear_the_way())
    with_storage(database, use)


def test_a_newer_database_is_left_alone(database: str) -> None:
    async def age(storage: Storage) -> None:
        await run(storage, "UPDATE alembic_version SET version_num = '9999'")

    async def use(storage: Storage) -> None:
        raise AssertionError("it was opened")

    with_storage(database, age)
    with pytest.raises(StorageError, match=r"newer Knockdown \(its tables are 9999"):
        with_storage(database, use)


def test_many_may_start_at_once(database: str) -> None:
    async def open_all() -> None:
        storages = [Storage(database_url(database)) for _ in range(6)]
        async with asyncio.timeout(60):
            await asyncio.gather(*(storage.open() for storage in storages))
        await asyncio.gather(*(storage.add(a_match("ann")) for storage in storages))
        assert len(await storages[0].matches_of("ann")) == 6
        for storage in storages:
            await storage.close()

    asyncio.run(open_all())


def test_migrations_lead_to_the_tables_of_the_schema(database: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def use(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_storage(database, use)


def test_every_migration_is_listed() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    found = [script.revision for script in scripts.walk_revisions()]
    assert tuple(reversed(found)) == REVISIONS


def test_a_database_that_is_up_to_date_needs_no_alembic(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"

    async def use(storage: Storage) -> None:
        await storage.add(a_match())

    with_storage(path, use)
    code = (
        "import asyncio, sys\n"
        "from knockdown.server.storage.store import Storage\n"
        f"asyncio.run(Storage({database_url(str(path))!r}).open())\n"
        "sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
