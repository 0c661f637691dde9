"""Who has a match, and that nobody else can write to it. A real PostgreSQL, no server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from server.postgres import Postgres
from server.stored import a_match, entry
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection
from waiting import LONG, wait_until

from knockdown.server.cluster import leases
from knockdown.server.cluster.leases import (
    DEAD_AFTER,
    FORGOTTEN_AFTER,
    STEADY_AFTER,
    Leases,
)
from knockdown.server.match.clock import new_clock
from knockdown.server.match.registry import Elsewhere
from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.protocol.refusals import NOT_KEPT, Refusal
from knockdown.server.protocol.rooms import NewRoom
from knockdown.server.rooms.live import Rooms
from knockdown.server.rooms.presence import Visits
from knockdown.server.storage.store import Storage, add_entry, now

pytestmark = pytest.mark.once
Use = Callable[[Leases, Leases, str], Awaitable[None]]


@asynccontextmanager
async def signed_in(database: str, worker: str) -> AsyncIterator[Leases]:
    storage = Storage(database, worker)
    await storage.open()
    leases = Leases(storage)
    await leases.sign_in()
    leases.steady_since -= STEADY_AFTER
    try:
        yield leases
    finally:
        await leases.close()
        await storage.close()


def with_two(database: str, use: Use) -> None:
    """Two servers, and a match that the first has claimed."""

    async def run() -> None:
        async with signed_in(database, "one") as one, signed_in(database, "two") as two:
            match = a_match()
            await one.storage.add(match)
            await one.claim(match.id)
            await use(one, two, match.id)

    asyncio.run(run())


async def fall_silent(leases: Leases, seconds: float = DEAD_AFTER + 1) -> None:
    """As if nothing had been heard of it for so long."""
    silence = f"UPDATE workers SET seen = now() - interval '{seconds} seconds' WHERE id = :id"
    async with leases.storage.transaction() as connection:
        await connection.execute(text(silence), {"id": leases.worker})


async def entries_of(storage: Storage, match: str) -> list[str]:
    stored = await storage.load(match)
    assert stored is not None
    return [each.data for each in stored.entries]


def test_a_living_server_keeps_its_match(postgres_url: str) -> None:
    async def use(one: Leases, two: Leases, match: str) -> None:
        await one.claim(match)
        with pytest.raises(Elsewhere) as elsewhere:
            await two.claim(match)
        assert elsewhere.value.worker == "one"
        assert await one.alive() == {"one", "two"}
        assert await one.held() == {match} and await two.held() == set()
        await one.release(match)
        await two.claim(match)
        assert await two.held() == {match}
        await one.release(match)  # what is not ours is not released
        assert await two.held() == {match}

    with_two(postgres_url, use)


def test_a_dead_servers_match_can_be_claimed(postgres_url: str) -> None:
    async def use(one: Leases, two: Leases, match: str) -> None:
        await fall_silent(one, DEAD_AFTER - 2)
        with pytest.raises(Elsewhere):
            await two.claim(match)
        await fall_silent(one)
        assert await two.alive() == {"two"}
        async with signed_in(two.storage.address, "three") as three:
            asked = (two.claim(match), three.claim(match))
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert sorted(type(each).__name__ for each in found) == ["Elsewhere", "NoneType"]
            assert sorted([await two.held(), await three.held()], key=len) == [set(), {match}]
            assert await one.held() == set()

    with_two(postgres_url, use)


def test_a_server_that_just_resumed_judges_nobody(postgres_url: str) -> None:
    """After an outage of the database everybody seems dead."""

    async def use(one: Leases, two: Leases, match: str) -> None:
        await fall_silent(one)
        two.last_beat -= DEAD_AFTER
        await two.beat()
        with pytest.raises(Elsewhere):
            await two.claim(match)

    with_two(postgres_url, use)


def test_a_server_that_signs_out_leaves_nothing_behind(postgres_url: str) -> None:
    async def use(one: Leases, two: Leases, match: str) -> None:
        await one.sign_out()
        assert await two.alive() == {"two"}
        await two.claim(match)

    with_two(postgres_url, use)


def test_a_server_without_the_lease_cannot_write(postgres_url: str) -> None:
    async def use(one: Leases, two: Leases, match: str) -> None:
        await one.storage.append(match, entry(1, "first"))
        await fall_silent(one)
        await two.claim(match)
        with pytest.raises(Refusal, match=NOT_KEPT):  # though number 2 is free
            await one.storage.append(match, entry(2, "stale"))
        with pytest.raises(Refusal, match=NOT_KEPT):
            await one.storage.keep_clock(match, new_clock("blitz").to_json())
        other = a_match()
        await one.storage.add(other)
        written = (
            one.storage.append(match, entry(2, "stale")),
            one.storage.append(other.id, entry(1, "mine")),
        )
        stale, fine = await asyncio.gather(*written, return_exceptions=True)
        assert isinstance(stale, Refusal) and fine is None
        await two.storage.append(match, entry(2, "second"))
        assert await entries_of(two.storage, match) == ["first", "second"]
        stored = await two.storage.find(match)
        assert stored is not None and stored.clock is None
        assert await one.held() == {other.id}  # the writer has the lease

    with_two(postgres_url, use)


async def until_waiting(postgres: Postgres, database: str, count: int) -> None:
    """So many sessions wait for a lock."""
    waits = "datname = current_database() AND wait_event_type = 'Lock'"
    sessions = f"SELECT 1 FROM pg_stat_activity WHERE {waits}"
    await asyncio.to_thread(wait_until, lambda: len(postgres.run(sessions, database)) == count)


def test_a_takeover_includes_an_entry_being_written(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Taking a match waits for its last entry, so that nobody goes on without it."""
    monkeypatch.setattr(leases, "LOCK_SECONDS", LONG)

    async def use(one: Leases, two: Leases, match: str) -> None:
        await fall_silent(one)
        async with one.storage.transaction() as connection:
            steps = (*one.storage.holding(match), add_entry(match, entry(1, "last"), now()))
            for step in steps:
                await connection.execute(step.statement, step.values)
            async with going_on(connection):
                claiming = asyncio.create_task(two.claim(match))
                await until_waiting(postgres, postgres_url, 1)
                assert not claiming.done()
        await claiming
        assert await two.held() == {match}
        assert await entries_of(two.storage, match) == ["last"]

    with_two(postgres_url, use)


@asynccontextmanager
async def going_on(connection: AsyncConnection) -> AsyncIterator[None]:
    """A transaction in which nothing happens for seconds is ended, on a busy computer too soon."""
    is_over = asyncio.Event()

    async def go_on() -> None:
        while not is_over.is_set():
            await connection.execute(text("SELECT pg_sleep(0.1)"))

    going = asyncio.create_task(go_on())
    try:
        yield
    finally:
        is_over.set()
        await going


def test_many_requests_for_a_locked_match_do_not_block_writes(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They wait for four seconds here: more than a busy machine needs for a write."""
    monkeypatch.setattr(leases, "LOCK_SECONDS", 4.0)

    async def use(one: Leases, two: Leases, match: str) -> None:
        others = [a_match() for _ in range(20)]
        for other in others:
            await one.storage.add(other)
            await one.claim(other.id)
        mine = a_match()
        await two.storage.add(mine)
        await fall_silent(one)
        async with one.storage.transaction() as connection:
            for other in others:
                step = one.storage.holding(other.id)[0]
                await connection.execute(step.statement, step.values)
            async with going_on(connection):
                asked = [asyncio.create_task(two.claim(other.id)) for other in others]
                await until_waiting(postgres, postgres_url, leases.AT_ONCE)
                began = time.monotonic()
                await two.storage.append(mine.id, entry(1))
                assert time.monotonic() - began < leases.LOCK_SECONDS
                with pytest.raises(Elsewhere) as elsewhere:
                    await asked[0]
                assert not elsewhere.value.worker  # of no server that could be asked
        await asyncio.gather(*asked, return_exceptions=True)
        for other in others:
            await two.claim(other.id)
        assert await two.held() == {mine.id, *(other.id for other in others)}

    with_two(postgres_url, use)


def test_a_dead_server_has_no_session_left(postgres_url: str) -> None:
    """Also one that was stopped where PostgreSQL itself would wait for it for ever."""

    async def be_cut_off(one: Leases, two: Leases, match: str) -> None:
        async with one.storage.transaction() as connection:
            step = one.storage.holding(match)[0]
            await connection.execute(step.statement, step.values)
            await two.disconnect_dead()
            await connection.execute(text("SELECT 1"))
            await fall_silent(one)
            await two.disconnect_dead()
            await two.claim(match)
            await connection.execute(text("SELECT 1"))

    async def use(one: Leases, two: Leases, match: str) -> None:
        with pytest.raises(Refusal, match=NOT_KEPT):
            await be_cut_off(one, two, match)
        await two.storage.append(match, entry(1))
        await one.beat()
        assert await one.alive() == {"one", "two"}

    with_two(postgres_url, use)


def test_the_rows_of_a_killed_server_are_deleted(postgres_url: str) -> None:
    async def use(one: Leases, two: Leases, match: str) -> None:
        ours = a_match()
        await two.storage.add(ours)
        await two.claim(ours.id)
        rooms = Rooms(one.storage, BackgroundTasks())
        room = await rooms.create(NewRoom("Ann"), "ann")
        await Visits(one.storage, "one").note({(room.id, "ann")})
        await Visits(two.storage, "two").note({(room.id, "ben")})
        await fall_silent(one, FORGOTTEN_AFTER / 2)
        await two.tidy()
        assert await left_in(two, "leases") == await left_in(two, "visits") == ["one", "two"]
        await fall_silent(one, FORGOTTEN_AFTER + 1)
        await two.tidy()
        assert await left_in(two, "leases") == await left_in(two, "visits") == ["two"]
        await two.claim(match)

    with_two(postgres_url, use)


async def left_in(leases: Leases, table: str) -> list[str]:
    rows = await leases.storage.read(text(f"SELECT worker FROM {table} ORDER BY worker"))
    return [row.worker for row in rows]
