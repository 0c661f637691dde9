"""Exports finished matches as texts into a folder."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sqlalchemy import select

from knockdown.engine.errors import KnockdownError
from knockdown.referee.notation import format_match
from knockdown.server.match.log import restored_from
from knockdown.server.protocol.refusals import Refusal
from knockdown.server.storage.models import Stored
from knockdown.server.storage.schema import MATCHES
from knockdown.server.storage.store import Storage

SUFFIX: Final = ".txt"
PART: Final = ".part"  # of an incomplete file


class ArchiveError(KnockdownError):
    """A match cannot be written, and why."""


@dataclass
class Exported:
    """How many were written, and which could not be read with today's rules."""

    written: int = 0
    unreadable: list[str] = field(default_factory=list)


async def finished_matches(storage: Storage) -> list[str]:
    """The one that ended first comes first."""
    over = select(MATCHES.c.id).where(MATCHES.c.over.is_(True)).order_by(MATCHES.c.changed)
    return [row.id for row in await storage.read(over)]


async def one_finished(storage: Storage, match: str) -> list[str]:
    stored = await storage.find(match)
    if stored is None:
        raise ArchiveError(f"there is no match '{match}' in this database")
    if not stored.over:
        raise ArchiveError(f"the match '{match}' is not over yet; it can be exported when it is")
    return [match]


async def export(
    storage: Storage, matches: list[str], folder: Path, tell: Callable[[int], None]
) -> Exported:
    """One at a time, so that any number of them fits into memory."""
    folder.mkdir(parents=True, exist_ok=True)
    done = Exported()
    for number, match in enumerate(matches, 1):
        stored = await storage.load(match)
        if stored is not None:  # it may have been deleted meanwhile
            await export_one(stored, folder, done)
        tell(number)
    return done


async def export_one(stored: Stored, folder: Path, done: Exported) -> None:
    try:
        text = await asyncio.to_thread(text_of, stored)
    except Refusal:
        done.unreadable.append(stored.id)
        return
    path = folder / f"{stored.changed[:10]}-{stored.id}{SUFFIX}"
    part = path.with_suffix(PART)
    part.write_text(text, "utf-8", newline="\n")
    part.replace(path)
    done.written += 1


def text_of(stored: Stored) -> str:
    """An imported match stays as it was written."""
    return stored.text or format_match(restored_from(stored).live.record)
