"""Matches in a database: an acknowledged decision outlives a power cut."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, Row, bindparam, case, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from knockdown.server.protocol.refusals import NOT_KEPT, NOT_READ, Refusal
from knockdown.server.storage.engine import (
    SQLITE,
    engine_for,
    failures,
    in_a_sentence,
    is_own_fault,
)
from knockdown.server.storage.group_commit import (
    BulkStatement,
    Step,
    Writer,
    committer_for,
    insert_all,
    update_all,
)
from knockdown.server.storage.migrations import bring_up_to_date
from knockdown.server.storage.models import Entry, Seat, Stored, Summary, setup_from
from knockdown.server.storage.outage import Outage
from knockdown.server.storage.schema import ENTRIES, LEASES, MATCHES, ROOMS, SEATS, WORKERS
from knockdown.server.storage.sqlite import WRITES, check_file

MOST_LISTED: Final = 200

# A text may be large, and is needed only where its match is played again.
BUT_THE_TEXT: Final = select(
    *(column for column in MATCHES.c if column is not MATCHES.c.text),
    MATCHES.c.text.is_not(None).label("brought"),
)

# Before any write to a match that several servers could hold: without its lease this statement sets
# the holder to NULL, which the database refuses; with it the lease is locked until the commit.
LEASE: Final = postgresql.insert(LEASES)
HOLD: Final = LEASE.on_conflict_do_update(
    index_elements=[LEASES.c.match],
    set_={"worker": case((LEASES.c.worker == LEASE.excluded.worker, LEASES.c.worker))},
)
ADD_MATCH: Final = insert(MATCHES)
ADD_SEAT: Final = insert(SEATS)
ADD_ENTRY: Final = insert(ENTRIES)
TOUCHED: Final = ("changed", "clock")
CHANGED: Final = (*TOUCHED, "summary", "over")
THIS_MATCH: Final = update(MATCHES).where(MATCHES.c.id == bindparam("which"))
CHANGE: Final = THIS_MATCH.values({name: bindparam(name) for name in CHANGED})
TOUCH: Final = THIS_MATCH.values({name: bindparam(name) for name in TOUCHED})
ADD_WORKER: Final = insert(WORKERS)
BEAT: Final = (
    update(WORKERS).where(WORKERS.c.id == bindparam("which")).values(beat=bindparam("beat"))
)
FORGET_WORKERS: Final = delete(WORKERS).where(WORKERS.c.beat < bindparam("limit"))
IN_ORDER: Final = (
    HOLD,
    ADD_MATCH,
    ADD_SEAT,
    ADD_ENTRY,
    TOUCH,
    CHANGE,
    FORGET_WORKERS,
    ADD_WORKER,
    BEAT,
)
AT_ONCE: Final[dict[Executable, BulkStatement]] = {
    ADD_ENTRY: insert_all(ENTRIES),
    CHANGE: update_all(MATCHES, "which", CHANGED),
    TOUCH: update_all(MATCHES, "which", TOUCHED),
}
WORKERS_KEPT: Final = 90 * 24 * 3600 * 1000  # ms; a match left for longer gets a fresh decision


def now() -> str:
    return written(datetime.datetime.now(datetime.UTC))


def written(moment: datetime.datetime) -> str:
    """In one format, so that alphabetical order is chronological."""
    return moment.isoformat(timespec="milliseconds")


class Storage:
    """All access to the database. `worker` is this server's id if several share it."""

    def __init__(self, address: str, worker: str = "") -> None:
        self.address = address
        self.worker = worker
        self.engine = engine_for(address, worker=worker)
        self.failures = failures(self.engine)
        self.no_writing = Outage("written")
        self.no_reading = Outage("read")
        self.turn = asyncio.Lock()  # to write
        self.queries: set[asyncio.Task[Sequence[Row[Any]]]] = set()  # in progress
        self.writer: Writer

    async def open(self) -> None:
        """After migrating the tables."""
        patient = engine_for(self.address, patient=True)
        try:
            with in_a_sentence(self.failures):
                if patient.dialect.name == SQLITE:
                    check_file(str(patient.url.database))
                await bring_up_to_date(patient)
        finally:
            await patient.dispose()
        self.writer = Writer(committer_for(self.address, self.engine, AT_ONCE), IN_ORDER, self.turn)

    async def close(self) -> None:
        if self.queries:
            await asyncio.wait(self.queries)
        await self.writer.close()
        await self.engine.dispose()

    # ----------------------------------------------------------------- writing
    async def add(self, match: Stored) -> None:
        """A new match, with the moves it begins with."""
        await self.write(*steps_of(match))

    async def append(
        self, match: str, entry: Entry, summary: Summary | None = None, clock: str | None = None
    ) -> None:
        """Durable when it returns. The database refuses a number that is already taken."""
        time = now()
        told: dict[str, object] = {"which": match, "changed": time, "clock": clock}
        if summary is None:
            changed = Step(TOUCH, told)
        else:
            told |= {"summary": as_json(summary), "over": summary.is_over}
            changed = Step(CHANGE, told)
        await self.write(*self.holding(match), add_entry(match, entry, time), changed)

    async def keep_clock(self, match: str, clock: str | None) -> None:
        """When it changes without an entry."""
        touched = Step(TOUCH, {"which": match, "changed": now(), "clock": clock})
        await self.write(*self.holding(match), touched)

    def holding(self, match: str) -> list[Step]:
        """A server that has lost a match to another must not write to it any more."""
        return [Step(HOLD, {"match": match, "worker": self.worker})] if self.worker else []

    async def write(self, *steps: Step) -> None:
        with self.refusing():
            await self.writer.write(*steps)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """For work that has to read and write in one transaction; it bypasses the writer.

        SQLite allows one writer at a time and does not queue them, so a lock makes both take turns.
        """
        is_sqlite = self.engine.dialect.name == SQLITE
        turn = self.turn if is_sqlite else nullcontext()
        with self.refusing():
            engine = self.engine.execution_options(**{WRITES: True})
            async with turn, engine.begin() as connection:
                yield connection

    @contextmanager
    def refusing(self) -> Iterator[None]:
        try:
            yield
        except self.failures as error:
            if not is_own_fault(error):
                self.no_writing.begin(error)
            raise Refusal(NOT_KEPT) from error
        self.no_writing.end()

    # ------------------------------------------------------- how long servers live
    async def add_worker(self, worker: str, beat: int) -> None:
        """Register this server, and forget those that ended long ago."""
        await self.write(
            Step(FORGET_WORKERS, {"limit": beat - WORKERS_KEPT}),
            Step(ADD_WORKER, {"id": worker, "beat": beat}),
        )

    async def beat(self, worker: str, beat: int) -> None:
        await self.write(Step(BEAT, {"which": worker, "beat": beat}))

    async def last_beat(self, worker: str) -> int | None:
        """When it was last known to be alive, if known."""
        found = await self.read(select(WORKERS.c.beat).where(WORKERS.c.id == worker))
        return int(found[0].beat) if found else None

    # ----------------------------------------------------------------- reading
    async def find(self, match: str) -> Stored | None:
        """A match without its log or its text. A malformed id is not looked up: databases differ
        in what they do with one."""
        if not (match.isascii() and match.isprintable()):
            return None
        found = await self.read(BUT_THE_TEXT.where(MATCHES.c.id == match))
        return (await self.with_seats(found))[0] if found else None

    async def load(self, match: str) -> Stored | None:
        """A match with its log, or with its text."""
        stored = await self.find(match)
        if stored is None:
            return None
        columns = (ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.data)
        rows = await self.read(
            select(*columns).where(ENTRIES.c.match == match).order_by(ENTRIES.c.number)
        )
        entries = [Entry(row.number, row.kind, row.seat, row.data) for row in rows]
        text = await self.text_of(match) if stored.brought else None
        return msgspec.structs.replace(stored, entries=entries, text=text)

    async def text_of(self, match: str) -> str | None:
        """An imported text, as it was written."""
        found = await self.read(select(MATCHES.c.text).where(MATCHES.c.id == match))
        return found[0].text if found else None

    async def room_of(self, match: str) -> str:
        """Where its players meet again; empty if there is no such room."""
        found = await self.read(select(ROOMS.c.id).where(ROOMS.c.match == match))
        return str(found[0].id) if found else ""

    async def matches_of(self, owner: str) -> list[Stored]:
        """What somebody made or plays in, the newest first."""
        seated = select(SEATS.c.match).where(SEATS.c.owner == owner)
        wanted = BUT_THE_TEXT.where(or_(MATCHES.c.owner == owner, MATCHES.c.id.in_(seated)))
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
        """It goes to its end even if its caller is cancelled: a connection that is cut off keeps
        a thread, which fails when it answers to an event loop that has been closed."""
        query = asyncio.create_task(self.query(statement))
        self.queries.add(query)
        query.add_done_callback(self.queries.discard)
        return await asyncio.shield(query)

    async def query(self, statement: Any) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                rows = (await connection.execute(statement)).all()
        except self.failures as error:
            self.no_reading.begin(error)
            raise Refusal(NOT_READ) from error
        self.no_reading.end()
        return rows


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def steps_of(match: Stored) -> list[Step]:
    """Writes a new match; callers may add steps to the same transaction."""
    time = now()
    row = {
        "id": match.id,
        "owner": match.owner,
        "created": time,
        "changed": time,
        "setup": as_json(match.setup),
        "text": match.text,
        "guided": match.guided,
        "over": match.over,
        "summary": as_json(match.summary),
        "clock": match.clock,
    }
    seats = [
        Step(ADD_SEAT, {"match": match.id, "seat": place, **msgspec.to_builtins(seat)})
        for place, seat in enumerate(match.seats)
    ]
    entries = [add_entry(match.id, entry, time) for entry in match.entries]
    return [Step(ADD_MATCH, row), *seats, *entries]


def add_entry(match: str, entry: Entry, time: str) -> Step:
    return Step(ADD_ENTRY, {"match": match, "at": time, **msgspec.to_builtins(entry)})


def stored_from(row: Row[Any], seats: list[Seat]) -> Stored:
    return Stored(
        row.id,
        row.owner,
        row.changed,
        setup_from(row.setup),
        row.brought,
        row.guided,
        row.over,
        msgspec.json.decode(row.summary, type=Summary),
        seats,
        clock=row.clock,
    )
