"""The database: durable, in order, and honest about failures."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from server.postgres import PASSWORD, Postgres
from server.stored import a_match, a_text, entry, with_storage
from sqlalchemy import text
from waiting import until

from knockdown.server.protocol.refusals import NOT_KEPT, Refusal
from knockdown.server.settings import Settings, database_url
from knockdown.server.storage import sqlite, store
from knockdown.server.storage.database_lock import lock_for
from knockdown.server.storage.engine import StorageError, url_of
from knockdown.server.storage.store import Storage

pytestmark = pytest.mark.once


def test_sqlite_syncs_every_commit_and_reads_beside_writes(tmp_path: Path) -> None:
    async def use(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {pragma}"))).scalar()
                for pragma in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert found == ["wal", 2, 1]

    with_storage(tmp_path / "a.sqlite", use)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_other_users_cannot_read_the_database(tmp_path: Path) -> None:
    """Nor the files beside it, nor one that was created readable for everybody."""
    path = tmp_path / "a.sqlite"

    async def nothing(storage: Storage) -> None:
        pass

    async def use(storage: Storage) -> None:
        await storage.add(a_match())
        database_lock = lock_for(Settings(database_url(str(path))))
        await database_lock.begin()
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        assert set(modes) >= {"a.sqlite", "a.sqlite-wal", "a.sqlite-shm", "a.sqlite-lock"}
        assert set(modes.values()) == {0o600}
        await database_lock.end()

    with_storage(path, use)
    path.chmod(0o664)
    (tmp_path / "link").symlink_to(path)
    with_storage(tmp_path / "link", nothing)
    assert path.stat().st_mode & 0o777 == 0o660  # what a group may do is the owner's choice


def test_postgresql_syncs_every_commit(postgres: Postgres, postgres_url: str) -> None:
    """Whatever it was set to for others."""
    name = postgres_url.rpartition("/")[2]
    postgres.run(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def use(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            assert (await connection.execute(text("SHOW synchronous_commit"))).scalar() == "on"

    with_storage(postgres_url, use)


def test_stored_matches_are_read_back(database: str) -> None:
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

    with_storage(database, write)
    with_storage(database, read)


def test_an_entry_is_written_once(database: str) -> None:
    match = a_match()

    async def use(storage: Storage) -> None:
        await storage.add(match)
        await storage.append(match.id, entry(1))
        with pytest.raises(Refusal) as refused:
            await storage.append(match.id, entry(1, "move 5"))
        assert refused.value.reason == NOT_KEPT
        found = await storage.load(match.id)
        assert found is not None and [each.data for each in found.entries] == ["pass"]

    with_storage(database, use)


def test_writes_at_once_share_a_commit_but_no_failure(database: str) -> None:
    good, other = a_match(), a_match()

    async def use(storage: Storage) -> None:
        await storage.add(good)
        await storage.add(other)
        writes = [storage.append(good.id, entry(number)) for number in range(1, 40)]
        writes.insert(20, storage.append("nothing", entry(1)))  # there is no such match
        writes.append(storage.append(other.id, entry(1)))
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [place for place, outcome in enumerate(done) if outcome is not None] == [20]
        for match, kept in ((good, 39), (other, 1)):
            found = await storage.load(match.id)
            assert found is not None and len(found.entries) == kept

    with_storage(database, use)


def test_of_what_is_written_at_once_the_last_counts(database: str) -> None:
    """And every letter of it is kept."""
    match, other = a_match(), a_match()
    odd = 'move "5"\\ \n é 火 {"$.data": null}'

    async def use(storage: Storage) -> None:
        await storage.add(match)
        await storage.add(other)
        clocks = [f'{{"spent": {number}}}' for number in range(20)]
        await asyncio.gather(
            *(storage.append(match.id, entry(n + 1, odd), None, clocks[n]) for n in range(20)),
            storage.keep_clock(other.id, clocks[2]),
            storage.append(other.id, entry(1, odd), match.summary, clocks[3]),
        )
        found = await storage.load(match.id)
        assert found is not None and found.clock == clocks[-1]
        assert [each.data for each in found.entries] == [odd] * 20
        found = await storage.load(other.id)
        assert found is not None and found.clock == clocks[3] and found.summary == match.summary

    with_storage(database, use)


def noted(monkeypatch: pytest.MonkeyPatch, whose: Any, method: str) -> asyncio.Event:
    """Set as soon as that is called."""
    is_called, call = asyncio.Event(), getattr(whose, method)

    def note(*arguments: Any) -> Any:
        is_called.set()
        return call(*arguments)

    monkeypatch.setattr(whose, method, note)
    return is_called


def test_a_write_in_the_same_server_waits_however_long_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_MILLISECONDS", 0)
    match = a_match()

    async def use(storage: Storage) -> None:
        await storage.add(match)
        begun = noted(monkeypatch, storage.writer, "commit")
        written = noted(monkeypatch, storage.writer.committer, "commit")
        async with storage.transaction():
            writing = asyncio.create_task(storage.append(match.id, entry(1)))
            await until(begun.is_set)
            assert not written.is_set()  # the database never hears of it
        await writing

    with_storage(tmp_path / "a.sqlite", use)


SLOW = text(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)"
    " SELECT max(i) FROM n"
)


def test_a_read_that_nobody_waits_for_ends_before_the_storage_is_closed(database: str) -> None:
    """Else the thread of its connection fails, and that is told at the end of the program."""
    left: set[asyncio.Task[Any]] = set()

    async def use(storage: Storage) -> None:
        reading = asyncio.create_task(storage.read(SLOW))
        await until(lambda: bool(storage.queries))
        reading.cancel()
        await asyncio.wait([reading])
        assert reading.cancelled()
        left.update(storage.queries)

    with_storage(database, use)
    (query,) = left  # it was still under way
    assert query.done() and query.result()[0][0] == 300_000


def test_a_database_that_another_program_holds_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match()
    path = tmp_path / "a.sqlite"

    async def use(storage: Storage) -> None:
        await storage.add(match)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        written = noted(monkeypatch, storage.writer.committer, "commit")
        writing = asyncio.create_task(storage.append(match.id, entry(1)))
        await until(written.is_set)
        assert await storage.find(match.id) is not None  # readers are not kept waiting
        assert not writing.done()
        other.execute("COMMIT")
        other.close()
        await writing

    with_storage(path, use)


@pytest.mark.parametrize("make", [Path.mkdir, lambda path: path.write_bytes(b"no database" * 99)])
def test_a_file_that_is_not_a_database_is_refused(
    tmp_path: Path, make: Callable[[Path], object]
) -> None:
    path = tmp_path / "a.sqlite"
    make(path)

    async def use(storage: Storage) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(StorageError, match="database cannot be used"):
        with_storage(path, use)


def test_the_newest_match_is_listed_first(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count()
    monkeypatch.setattr(store, "now", lambda: f"2030-01-01T00:00:{next(seconds):02}")
    first, second, foreign = a_match(), a_match(), a_match("ben")

    async def use(storage: Storage) -> None:
        for match in (first, second, foreign):
            await storage.add(match)
        await storage.append(first.id, entry(1))
        assert [each.id for each in await storage.matches_of("ann")] == [first.id, second.id]
        assert [each.id for each in await storage.matches_of("ben")] == [foreign.id]

    with_storage(database, use)


def test_a_text_is_read_only_with_the_whole_match(database: str) -> None:
    """A list of some hundred large ones, or each step of a replay, would take all the memory."""
    match = a_text()

    async def use(storage: Storage) -> None:
        await storage.add(match)
        await storage.add(a_match())
        found, listed = await storage.find(match.id), await storage.matches_of("ann")
        assert found is not None and found.brought and found.text is None
        assert [(each.brought, each.text) for each in listed] == [(False, None), (True, None)]
        whole = await storage.load(match.id)
        assert whole is not None and whole.brought and whole.text == match.text
        assert await storage.text_of(match.id) == match.text

    with_storage(database, use)


def test_there_is_no_such_match(database: str) -> None:
    async def use(storage: Storage) -> None:
        for match in ("nothing", "a\0b", "\udcff", "ł", "x" * 5000, ""):
            assert await storage.load(match) is None

    with_storage(database, use)


# ---------------------------------------------------------------------- addresses
@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("mysql://ann:pw@db/k", "cannot be kept in 'mysql'"),
        ("postgresql+psycopg2://ann:pw@db/k", "postgresql+asyncpg://"),
        ("://ann:pw@db", "address cannot be read"),
        ("postgresql://ann:pw@db:port/k", "address cannot be read"),
    ],
)
def test_an_address_that_leads_nowhere(address: str, told: str) -> None:
    with pytest.raises(StorageError, match=told.replace("+", r"\+")) as refused:
        Storage(address)
    assert "pw" not in str(refused.value)


def test_the_short_form_of_an_address_will_do() -> None:
    assert url_of("postgres://db/k").drivername == "postgresql+asyncpg"


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StorageError, match=r"pip install 'knockdown\[postgres\]'"):
        Storage("postgresql+asyncpg://ann:pw@db/k")


@pytest.mark.parametrize(
    ("find", "put", "told"),
    [
        (PASSWORD, "guess", "password authentication failed"),
        ("/matches", "/nothing", "does not exist"),
        ("@127.0.0.1", "@127.0.0.2", "cannot be used"),
        ("/matches", "/matches?wings=2&x=", "wrong option.*wings"),
    ],
)
def test_a_postgresql_that_cannot_be_used(
    postgres_url: str, find: str, put: str, told: str
) -> None:
    async def use(storage: Storage) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(StorageError, match=told) as refused:
        with_storage(postgres_url.replace(find, put), use)
    for secret in (PASSWORD, "guess"):
        assert secret not in str(refused.value)


def test_settings_do_not_show_a_password() -> None:
    assert "open" not in repr(Settings("postgresql://ann:open@db/k", ai_processes=1))
