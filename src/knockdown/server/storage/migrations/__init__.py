"""Brings an older database up to date.

Each change of the tables is a file in `versions`, listed here in order. Alembic
carries them out and is imported only if there is something to do: a database
that is up to date costs one look.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, column, func, inspect, select, table
from sqlalchemy.ext.asyncio import AsyncEngine

from knockdown.server.storage.engine import POSTGRESQL, StorageError
from knockdown.server.storage.postgres import MIGRATION_LOCK
from knockdown.server.storage.sqlite import WRITES

if TYPE_CHECKING:
    from alembic.config import Config

REVISIONS: Final = ("0001", "0002", "0003", "0004", "0005", "0006")
FIRST: Final = REVISIONS[0]
LATEST: Final = REVISIONS[-1]
VERSION_TABLE: Final = "alembic_version"
VERSION: Final = table(VERSION_TABLE, column("version_num")).c.version_num
FIRST_TABLES: Final = {"matches", "seats", "entries"}  # of databases older than `versions`


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """In one transaction, and one at a time however many processes start at once."""
    async with engine.connect() as connection:
        if await connection.run_sync(recorded_revision) == LATEST:
            return
    async with engine.execution_options(**{WRITES: True}).begin() as connection:
        if engine.dialect.name == POSTGRESQL:
            await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        await connection.run_sync(upgrade)


def recorded_revision(connection: Connection) -> str | None:
    """As Alembic has noted it."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(select(VERSION))
    if found is not None and found not in REVISIONS:
        raise StorageError(
            f"the database was used by a newer Knockdown (its tables are {found}, this one knows"
            f" {LATEST}); install that version, or restore a backup from before"
        )
    return found


def upgrade(connection: Connection) -> None:
    found = recorded_revision(connection)
    if found == LATEST:  # another process was quicker
        return
    from alembic import command

    config = config_for(connection)
    if found is None and set(inspect(connection).get_table_names()) >= FIRST_TABLES:
        command.stamp(config, FIRST)
    command.upgrade(config, LATEST)


def config_for(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
