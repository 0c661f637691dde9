"""`knockdown matches`: export or delete the matches that a server has stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from knockdown.cli.common import WRONG, complaining, counting, refuse
from knockdown.cli.database import Database, default_file

if TYPE_CHECKING:
    from knockdown.server.storage.store import Storage

matches_app = typer.Typer(
    help="Matches that `serve` has stored: export them, delete old ones.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@matches_app.callback()
def matches() -> None:
    """Matches that `serve` has stored: export them, delete old ones."""


@matches_app.command("export")
def export_matches(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the texts go.")],
    match: Annotated[
        str, typer.Option(metavar="ID", help="Only this one: the end of its link.")
    ] = "",
    database: Database = "",
) -> None:
    """Write every finished match as a text, which `knockdown replay` and the page can read."""
    with complaining():
        asyncio.run(run_export(folder, match, database))


async def run_export(folder: Path, match: str, database: str) -> None:
    from knockdown.server.match import archive

    async with opened(database) as storage:
        if match:
            wanted = await archive.one_finished(storage, match)
        else:
            wanted = await archive.finished_matches(storage)
        with counting(len(wanted)) as tell:
            done = await archive.export(storage, wanted, folder, tell)
    typer.echo(f"{of_matches(done.written)} written to {folder}")
    for unreadable in done.unreadable:
        typer.echo(f"knockdown: {unreadable} was played with other rules or cards", err=True)
    if done.unreadable:
        raise typer.Exit(WRONG)


@matches_app.command("prune")
def prune_matches(
    days: Annotated[
        int,
        typer.Option(
            metavar="N", min=1, max=36_500, help="Matches that ended more than N days ago."
        ),
    ],
    delete: Annotated[bool, typer.Option("--delete", help="Delete them; else only count.")] = False,
    database: Database = "",
) -> None:
    """Delete finished matches that are older than N days; others are never touched."""
    with complaining():
        asyncio.run(run_prune(days, delete, database))


async def run_prune(days: int, delete: bool, database: str) -> None:
    from knockdown.server.storage import retention

    async with opened(database) as storage:
        limit = retention.days_ago(days)
        old = await retention.old_matches(storage, limit)
        since = f" (the oldest from {old.oldest})" if old.number else ""
        told = f"{of_matches(old.number)} over for more than {days} days{since}"
        if delete:
            with counting(old.number) as tell:
                deleted = await retention.delete_old(storage, limit, tell)
            typer.echo(f"{of_matches(deleted)} deleted")
        elif old.number:
            typer.echo(f"{told}; nothing was deleted: --delete does it")
        else:
            typer.echo(f"{told}; there is nothing to delete")


def of_matches(count: int) -> str:
    return f"{count} finished {'match' if count == 1 else 'matches'}"


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    """An existing database; none is created just to look into it."""
    from knockdown.server.protocol.refusals import Refusal
    from knockdown.server.settings import database_url
    from knockdown.server.storage.store import Storage

    kept = database or str(default_file())
    if "://" not in kept and not Path(kept).is_file():
        refuse(f"there is no database {kept}; name it with --database")
    storage = Storage(database_url(kept))
    await storage.open()
    try:
        yield storage
    except Refusal as refusal:
        refuse(refusal.text("en"))
    finally:
        await storage.close()
