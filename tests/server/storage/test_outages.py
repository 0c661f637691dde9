"""A database that goes away or is full: people are told, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import logging
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.people import Person
from server.play import SHARED, play_on
from server.postgres import PASSWORD, Postgres
from server.rooms.lobby import both_ready, join, meet, open_room, play_together
from server.servers import Server
from server.stored import a_match, entry, with_storage
from sqlalchemy import event, text
from waiting import until
from websockets.exceptions import ConnectionClosed

import knockdown.server.storage.postgres
from knockdown.content.words import words_for
from knockdown.server.protocol.messages import Ping
from knockdown.server.protocol.refusals import NOT_KEPT, NOT_READ, Refusal
from knockdown.server.storage.group_commit import InThread
from knockdown.server.storage.store import Storage

pytestmark = pytest.mark.once


async def append_until_refused(
    storage: Storage, match: str, data: str, tell: Callable[[str], object] = str
) -> int:
    """How many were acknowledged."""
    for number in range(1, 2000):
        try:
            await storage.append(match, entry(number, data))
        except Refusal:
            return number - 1
        tell(match)
    raise AssertionError("nothing was refused")


async def number_of_entries(storage: Storage, match: str) -> int:
    stored = await storage.load(match)
    assert stored is not None
    return len(stored.entries)


@pytest.fixture
def ann(postgres_url: str) -> Iterator[Person]:
    """Somebody whose server has PostgreSQL."""
    person = Person(Server(postgres_url), "pl")
    yield person
    person.leave()
    if person.server.process.poll() is None:
        person.server.kill()


def test_a_match_goes_on_when_postgresql_is_back(postgres: Postgres, ann: Person) -> None:
    match = ann.new_match(seats=SHARED, knockdown="dice", seed=6)
    screen = ann.sit_down(match)
    rng = Random(6)
    play_on(screen, rng, most=5)
    while screen.scene.question is None:
        play_on(screen, rng, most=1)
    revision = screen.scene.revision
    postgres.stop()
    try:
        for told in ("zapisać", "odczytać", "odczytać"):  # once in doubt, it looks first
            screen.decide(screen.scene.question.options[0].option)
            assert told in screen.until("refused").text
        listed = ann.get("/api/matches")
        assert listed.status == 503 and "odczytać" in listed.json()["text"]
        with pytest.raises(ConnectionClosed) as closed:
            ann.sit_down(match)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4503  # not: not here
    finally:
        postgres.start()
    assert screen.scene.revision == revision
    play_on(screen, rng)
    assert screen.scene.over
    assert ann.get(f"/api/matches/{match}").json()["over"]
    ann.leave()
    told = ann.server.end()
    assert told.count("matches cannot be written") == 1 and told.count("written again") == 1
    assert PASSWORD not in told and "Traceback" not in told


def test_a_restart_that_nobody_saw_is_nobodys_trouble(
    postgres: Postgres, postgres_url: str
) -> None:
    match = a_match()

    async def use(storage: Storage) -> None:
        await storage.add(match)
        assert await number_of_entries(storage, match.id) == 0
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        await storage.append(match.id, entry(1))
        assert await number_of_entries(storage, match.id) == 1

    with_storage(postgres_url, use)


@pytest.mark.parametrize("how", [signal.SIGQUIT, signal.SIGINT])
def test_writes_acknowledged_by_postgresql_survive(
    postgres: Postgres, postgres_url: str, how: signal.Signals
) -> None:
    matches = [a_match() for _ in range(8)]

    async def use(storage: Storage) -> None:
        await asyncio.gather(*(storage.add(match) for match in matches))
        told: set[str] = set()
        playing = [
            asyncio.create_task(append_until_refused(storage, match.id, "pass", told.add))
            for match in matches
        ]
        await until(lambda: len(told) == len(matches))
        await asyncio.to_thread(postgres.stop, how)
        acknowledged = await asyncio.gather(*playing)
        assert all(count > 0 for count in acknowledged)
        with pytest.raises(Refusal, match=NOT_READ):
            await storage.find(matches[0].id)
        await asyncio.to_thread(postgres.start)
        for match, count in zip(matches, acknowledged, strict=True):
            kept = await number_of_entries(storage, match.id)
            assert kept in (count, count + 1)  # one may be kept whose writer was never told
            await storage.append(match.id, entry(kept + 1))

    with_storage(postgres_url, use)


def test_a_postgresql_that_hangs_is_not_waited_for_long(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(knockdown.server.storage.postgres, "ANSWER_SECONDS", 0.3)
    first, second = a_match(), a_match()

    async def use(storage: Storage) -> None:
        await storage.add(first)
        async with storage.engine.connect() as other:
            await other.execute(text("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"))
            with pytest.raises(Refusal, match=NOT_KEPT):
                await storage.append(first.id, entry(1))
            await storage.add(second)  # it needs nothing that is locked
        await storage.append(first.id, entry(1))
        assert await number_of_entries(storage, first.id) == 1

    with_storage(postgres_url, use)


def test_an_idle_transaction_blocks_nobody(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(knockdown.server.storage.postgres, "STILL_SECONDS", 0.3)
    match = a_match()

    async def stand_still(storage: Storage) -> None:
        async with storage.transaction() as connection:
            await connection.execute(text("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"))
            await storage.append(match.id, entry(1))  # as soon as the other has lost its lock
            assert await number_of_entries(storage, match.id) == 1

    async def use(storage: Storage) -> None:
        await storage.add(match)
        with pytest.raises(Refusal, match=NOT_KEPT):
            await stand_still(storage)
        await storage.append(match.id, entry(2))

    with_storage(postgres_url, use)


def test_players_on_a_full_disk(tmp_path: Path) -> None:
    """Nothing happens that is not kept, and when there is room again the match goes on."""
    server = Server(tmp_path / "matches.sqlite")
    ann, ben, eve = Person(server, "es"), Person(server, "pl"), Person(server)
    room = open_room(ann, "Ann")
    match = both_ready(meet(ann, room), join(ben, room, "Ben"))
    screens = [person.sit_down(match) for person in (ann, ben, eve)]
    rng = Random(8)
    play_together(screens, rng, most=12)
    revision, heard = screens[0].scene.revision, [len(screen.heard) for screen in screens]
    asked = next(screen for screen in screens if screen.scene.question is not None)
    told = words_for(asked.scene.lang).say("refusal-not-kept")
    with server.full_disk():
        for option in asked.scene.question.options[:3]:
            asked.decide(option.option)
            assert asked.until("refused").text == told
        assert eve.get("/healthz").json() == {"status": "read-only"}
        assert eve.sit_down(match).scene.revision == revision
        for screen, before in zip(screens, heard, strict=True):
            screen.send(Ping())
            screen.until("pong")
            others = {each.type for each in screen.heard[before:]} - {"pong"}
            assert others == ({"refused"} if screen is asked else set())
    assert kept_entries(server, match) == revision
    play_together(screens, rng)
    assert screens[0].scene.over
    assert kept_entries(server, match) == screens[0].scene.revision
    for person in (ann, ben, eve):
        person.leave()
    log = server.end()
    assert log.count("matches cannot be written") == 1 and log.count("written again") == 1


def kept_entries(server: Server, match: str) -> int:
    with closing(sqlite3.connect(server.database)) as other:
        counted = "SELECT count(*) FROM entries WHERE match = ?"
        return int(other.execute(counted, (match,)).fetchone()[0])


def test_a_full_disk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limit = 60  # pages

    def set_limit(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count = {limit}")
        cursor.close()

    async def use(storage: Storage) -> None:
        nonlocal limit
        assert isinstance(storage.writer.committer, InThread)
        written_by = storage.writer.committer.engine
        event.listen(written_by.pool, "connect", set_limit)
        match = a_match()
        await storage.add(match)
        kept = await append_until_refused(storage, match.id, "x" * 4000)
        assert 10 < kept < limit
        assert await number_of_entries(storage, match.id) == kept
        waiting = (storage.append(match.id, entry(kept + 1, "x" * 4000)) for _ in range(3))
        refused = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(each, Refusal) for each in refused] == [True] * 3
        limit = 1000
        written_by.dispose()
        event.listen(written_by.pool, "connect", set_limit)
        await storage.append(match.id, entry(kept + 1, "x" * 4000))
        assert await number_of_entries(storage, match.id) == kept + 1

    with caplog.at_level(logging.WARNING, "knockdown.server"):
        with_storage(tmp_path / "a.sqlite", use)
    full = "matches cannot be written: database or disk is full"
    assert caplog.messages == [full, "matches can be written again"]
