"""The database: durable, in order, and honest about failures."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from knockdown.server.kept import Entry, Stored
from knockdown.server.logbook import DECISION
from knockdown.server.protocol.requests import NewMatch, SeatWanted
from knockdown.server.refusals import NOT_KEPT, Refusal
from knockdown.server.settings import database_url
from knockdown.server.setups import chosen
from knockdown.server.storage import Storage, StorageError

pytestmark = pytest.mark.once
WANTED = NewMatch((SeatWanted(), SeatWanted("computer", "rookie")), seed=1)


def with_storage(path: Path, use: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(database_url(str(path)))
        await storage.open()
        try:
            await use(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def a_match(owner: str = "ann") -> Stored:
    return chosen(WANTED, owner)


def entry(number: int, data: str = "pass") -> Entry:
    return Entry(number, DECISION, 0, data)


def test_sqlite_syncs_every_commit_and_reads_beside_writes(tmp_path: Path) -> None:
    async def use(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {pragma}"))).scalar()
                for pragma in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert found == ["wal", 2, 1]

    with_storage(tmp_path / "a.sqlite", use)


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    match = a_match()

    async def write(storage: Storage) -> None:
        await storage.add(match)
        for number in range(1, 4):
            await storage.append(match.id, entry(number, f"move {number}"), match.summary)

    async def read(storage: Storage) -> None:
        found = await storage.load(match.id)
        assert found is not None
        assert (found.setup, found.seats, found.owner) == (match.setup, match.seats, "ann")
        assert [each.data for each in found.entries] == ["move 1", "move 2", "move 3"]
        assert await storage.load("nothing") is None

    with_storage(tmp_path / "a.sqlite", write)
    with_storage(tmp_path / "a.sqlite", read)


def test_an_entry_is_written_once(tmp_path: Path) -> None:
    match = a_match()

    async def use(storage: Storage) -> None:
        await storage.add(match)
        await storage.append(match.id, entry(1))
        with pytest.raises(Refusal) as refused:
            await storage.append(match.id, entry(1, "move 5"))
        assert refused.value.reason == NOT_KEPT
        found = await storage.load(match.id)
        assert found is not None and [each.data for each in found.entries] == ["pass"]

    with_storage(tmp_path / "a.sqlite", use)


def test_writes_at_once_share_a_commit_but_no_failure(tmp_path: Path) -> None:
    good, other = a_match(), a_match()

    async def use(storage: Storage) -> None:
        await storage.add(good)
        await storage.add(other)
        writes = [storage.append(good.id, entry(number)) for number in range(1, 40)]
        writes.insert(20, storage.append("nothing", entry(1)))  # there is no such match
        writes.append(storage.append(other.id, entry(1)))
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [place for place, outcome in enumerate(done) if outcome is not None] == [20]
        for match, count in ((good, 39), (other, 1)):
            found = await storage.load(match.id)
            assert found is not None and len(found.entries) == count

    with_storage(tmp_path / "a.sqlite", use)


def test_a_database_that_another_program_holds_is_waited_for(tmp_path: Path) -> None:
    match = a_match()
    path = tmp_path / "a.sqlite"

    async def use(storage: Storage) -> None:
        await storage.add(match)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(storage.append(match.id, entry(1)))
        await asyncio.sleep(0.3)
        assert not writing.done()
        assert await storage.find(match.id) is not None  # readers are not kept waiting
        other.execute("COMMIT")
        other.close()
        await writing

    with_storage(path, use)


@pytest.mark.parametrize("make", [Path.mkdir, lambda path: path.write_bytes(b"no database" * 99)])
def test_what_is_no_database(tmp_path: Path, make: Callable[[Path], object]) -> None:
    path = tmp_path / "a.sqlite"
    make(path)

    async def use(storage: Storage) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(StorageError, match="database cannot be used"):
        with_storage(path, use)


def test_the_newest_match_is_listed_first(tmp_path: Path) -> None:
    first, second, foreign = a_match(), a_match(), a_match("ben")

    async def use(storage: Storage) -> None:
        for match in (first, second, foreign):
            await storage.add(match)
            await asyncio.sleep(0.005)
        await storage.append(first.id, entry(1))
        assert [each.id for each in await storage.matches_of("ann")] == [first.id, second.id]
        assert [each.id for each in await storage.matches_of("ben")] == [foreign.id]

    with_storage(tmp_path / "a.sqlite", use)
