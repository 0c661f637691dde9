"""Matches in a database: an acknowledged decision outlives a power cut."""

from __future__ import annotations

import datetime
import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from knockdown.engine.errors import KnockdownError
from knockdown.server.kept import Entry, SetupData, Stored, Summary
from knockdown.server.refusals import NOT_KEPT, Refusal
from knockdown.server.schema import ENTRIES, MATCHES, METADATA, SEATS
from knockdown.server.seats import Seat
from knockdown.server.sqlite import check_file, use_well
from knockdown.server.writing import Writer

MOST_LISTED: Final = 200


class StorageError(KnockdownError):
    """The database cannot be used, and why."""


def now() -> str:
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds")


class Storage:
    """All that the server knows of SQL."""

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            use_well(self.engine)
        self.writer: Writer

    async def open(self) -> None:
        try:
            if self.engine.dialect.name == "sqlite":
                check_file(str(self.engine.url.database))
            async with self.engine.begin() as connection:
                await connection.run_sync(METADATA.create_all)
        except (SQLAlchemyError, sqlite3.Error) as error:
            await self.engine.dispose()
            raise StorageError(f"the database cannot be used: {reason(error)}") from error
        self.writer = Writer(self.engine)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    # ----------------------------------------------------------------- writing
    async def add(self, match: Stored) -> None:
        """A new match, with whatever was played in it before."""
        time = now()
        statements = [
            insert(MATCHES).values(
                id=match.id,
                owner=match.owner,
                created=time,
                changed=time,
                setup=as_json(match.setup),
                text=match.text,
                guided=match.guided,
                over=match.over,
                summary=as_json(match.summary),
            ),
            insert(SEATS).values(
                [
                    {"match": match.id, "seat": place, **msgspec.to_builtins(seat)}
                    for place, seat in enumerate(match.seats)
                ]
            ),
            *(insert_entry(match.id, entry, time) for entry in match.entries),
        ]
        await self.write(*statements)

    async def append(self, match: str, entry: Entry, summary: Summary | None = None) -> None:
        """Durable when it returns. A number that is taken already is refused by the database."""
        time = now()
        values: dict[str, object] = {"changed": time}
        if summary is not None:
            values |= {"summary": as_json(summary), "over": summary.winner >= 0}
        changed = update(MATCHES).where(MATCHES.c.id == match).values(**values)
        await self.write(insert_entry(match, entry, time), changed)

    async def write(self, *statements: Any) -> None:
        try:
            await self.writer.write(*statements)
        except SQLAlchemyError as error:
            raise Refusal(NOT_KEPT) from error

    # ----------------------------------------------------------------- reading
    async def find(self, match: str) -> Stored | None:
        """A match without its log."""
        found = await self.read(select(MATCHES).where(MATCHES.c.id == match))
        return (await self.with_seats(found))[0] if found else None

    async def load(self, match: str) -> Stored | None:
        """A match with its log."""
        stored = await self.find(match)
        if stored is None:
            return None
        columns = (ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.data)
        rows = await self.read(
            select(*columns).where(ENTRIES.c.match == match).order_by(ENTRIES.c.number)
        )
        return msgspec.structs.replace(
            stored, entries=[Entry(row.number, row.kind, row.seat, row.data) for row in rows]
        )

    async def matches_of(self, owner: str) -> list[Stored]:
        """What somebody made or plays in, the newest first."""
        seated = select(SEATS.c.match).where(SEATS.c.owner == owner)
        wanted = select(MATCHES).where(or_(MATCHES.c.owner == owner, MATCHES.c.id.in_(seated)))
        newest = wanted.order_by(MATCHES.c.changed.desc()).limit(MOST_LISTED)
        return await self.with_seats(await self.read(newest))

    async def with_seats(self, rows: Sequence[Row[Any]]) -> list[Stored]:
        ids = [row.id for row in rows]
        found = select(SEATS).where(SEATS.c.match.in_(ids)).order_by(SEATS.c.seat)
        seats: dict[str, list[Seat]] = {match: [] for match in ids}
        for row in await self.read(found):
            seats[row.match].append(Seat(row.kind, row.level, row.name, row.owner))
        return [stored_from(row, seats[row.id]) for row in rows]

    async def read(self, statement: Any) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(statement)).all()
        except SQLAlchemyError as error:
            raise Refusal(NOT_KEPT) from error


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def insert_entry(match: str, entry: Entry, time: str) -> Any:
    return insert(ENTRIES).values(match=match, at=time, **msgspec.to_builtins(entry))


def stored_from(row: Row[Any], seats: list[Seat]) -> Stored:
    return Stored(
        row.id,
        row.owner,
        row.changed,
        msgspec.json.decode(row.setup, type=SetupData),
        row.text,
        row.guided,
        row.over,
        msgspec.json.decode(row.summary, type=Summary),
        seats,
    )


def reason(error: Exception) -> str:
    """What the database said, without the statement."""
    return str(getattr(error, "orig", None) or error)
