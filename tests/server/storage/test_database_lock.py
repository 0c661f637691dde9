"""One server to a database, or several that reach each other: any other is refused."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from server.people import Person
from server.play import ALONE
from server.postgres import Postgres
from server.servers import Server
from server.storage.test_retention import call
from server.test_serve import run
from waiting import LONG, until, wait_until

from knockdown.server.settings import Settings, database_url
from knockdown.server.storage import database_lock
from knockdown.server.storage.database_lock import PostgresLock, lock_for
from knockdown.server.storage.engine import StorageError

pytestmark = pytest.mark.once
REDIS = "redis://127.0.0.1/0"  # nobody asks it here


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for patience in ("WAIT", "LONG_WAIT"):
        monkeypatch.setattr(database_lock, patience, 0.3)
    monkeypatch.setattr(database_lock, "KEEP_EVERY", 0.01)


@contextmanager
def serving(database: str) -> Iterator[Server]:
    server = Server(database)
    try:
        yield server
    finally:
        server.kill()


def test_a_second_server_is_refused_in_a_sentence_until_the_first_is_killed(
    database: str, tmp_path: Path
) -> None:
    with serving(database) as server:
        Person(server).new_match(seats=ALONE)
        done = run("--port", "0", "--database", database)
        assert done.returncode == 2 and done.stdout == "" and "Traceback" not in done.stderr
        assert done.stderr.startswith("knockdown: another server has this database already")
        assert "--redis" in done.stderr
        for command in (["export", tmp_path / "texts"], ["prune", "--days", "9", "--delete"]):
            result = call(*command, "--database", database)  # they only look into it
            assert result.exit_code == 0, result.output
        server.kill()
        server.start()


@pytest.mark.usefixtures("impatient")
def test_another_name_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "b.sqlite").symlink_to(tmp_path / "a.sqlite")
    first, second, third = (
        lock_for(Settings(database_url(str(tmp_path / name))))
        for name in ("a.sqlite", "b.sqlite", "c.sqlite")
    )

    async def use() -> None:
        await first.begin()
        with pytest.raises(StorageError, match="--database"):
            await second.begin()
        await third.begin()
        await first.end()
        await second.begin()
        for each in (second, third):
            await each.end()

    asyncio.run(use())


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("first", "second", "says"),
    [
        ("", "", "without --redis players of the one"),
        ("", REDIS, "a server without --redis has this database"),
        (REDIS, "", "without --redis players of the one"),
        (REDIS, REDIS, ""),
    ],
)
def test_only_those_with_redis_share_a_postgresql(
    postgres_url: str, first: str, second: str, says: str
) -> None:
    one, two = (lock_for(Settings(postgres_url, redis)) for redis in (first, second))

    async def use() -> None:
        await one.begin()
        if says:
            with pytest.raises(StorageError, match=says):
                await two.begin()
            await one.end()
        await two.begin()
        await two.end()
        await one.end()

    asyncio.run(use())


@pytest.mark.usefixtures("impatient")
def test_after_an_outage_it_is_held_again_or_the_server_ends(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[int] = []
    monkeypatch.setattr(signal, "raise_signal", ended.append)
    one, two = (PostgresLock(postgres_url, name, is_shared=False) for name in ("one", "two"))

    async def lose_session() -> None:
        """With that of the first its lock."""
        name = "application_name = 'knockdown one'"
        end = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {name}"
        await asyncio.to_thread(postgres.run, end)

    def is_held() -> bool:
        own = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        held = f"SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND {own}"
        return bool(postgres.run(held, postgres_url))

    may_look = asyncio.Event()
    may_look.set()

    async def when_allowed(look: Callable[[], Awaitable[None]]) -> None:
        await may_look.wait()
        await look()

    async def use() -> None:
        await one.begin()
        monkeypatch.setattr(one, "take_if_lost", partial(when_allowed, one.take_if_lost))
        keeping = asyncio.create_task(one.keep())
        before = one.session
        await lose_session()
        await until(lambda: one.session not in (None, before))
        await asyncio.to_thread(wait_until, is_held)
        with pytest.raises(StorageError):
            await two.begin()
        may_look.clear()
        await lose_session()
        await two.take(LONG)
        may_look.set()
        async with asyncio.timeout(LONG):
            await keeping
        assert ended == [signal.SIGINT]
        await two.end()
        await one.end()

    asyncio.run(use())
