"""Rooms in a database, of both kinds, and two servers that use the same one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest
from server.stored import with_storage
from sqlalchemy import func, select, text, update

from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.protocol.refusals import Refusal
from knockdown.server.protocol.rooms import AskComputer, Join, NewRoom, ReadyUp
from knockdown.server.rooms import store
from knockdown.server.rooms.codes import new_code
from knockdown.server.rooms.live import Rooms
from knockdown.server.settings import database_url
from knockdown.server.storage.retention import delete_old
from knockdown.server.storage.schema import MATCHES, ROOMS
from knockdown.server.storage.store import Storage

pytestmark = pytest.mark.once
ANN, BEN = "a" * 64, "b" * 64
LONG = 3600.0  # seconds


async def age(storage: Storage, room: str, seen: str) -> None:
    async with storage.transaction() as connection:
        await connection.execute(update(ROOMS).where(ROOMS.c.id == room).values(seen=seen))


async def reason(asked: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refusal:
        await asked
    return refusal.value.reason


def test_a_room_is_kept_as_it_is(database: str) -> None:
    async def use(storage: Storage) -> None:
        rooms = Rooms(storage, BackgroundTasks())
        made = await rooms.create(NewRoom("Ann", public=True), ANN)
        assert await store.load(storage, made.id) == made
        await rooms.change(made.id, BEN, Join("Ben"))
        found = await store.load(storage, made.id)
        assert found.version == 1 and [guest.name for guest in found.people] == ["Ann", "Ben"]
        assert await store.with_code(storage, made.code) == made.id

    with_storage(database, use)


def test_a_room_that_nobody_visits_expires_and_frees_its_code(database: str) -> None:
    async def use(storage: Storage) -> None:
        rooms = Rooms(storage, BackgroundTasks())
        old, forgotten, alive = [await rooms.create(NewRoom("Ann"), ANN) for _ in range(3)]
        await age(storage, old.id, store.ago(store.EXPIRES))
        await age(storage, forgotten.id, "2020-01-01T00:00:00.000+00:00")
        assert await reason(store.load(storage, old.id)) == "room-expired"
        assert await reason(rooms.change(old.id, BEN, Join("Ben"))) == "room-expired"
        await store.tidy(storage)
        assert await reason(store.load(storage, old.id)) == "room-expired"
        assert await reason(store.with_code(storage, old.code)) == "wrong-code"
        assert await reason(store.load(storage, forgotten.id)) == "no-room"
        await rooms.note_seen([old.id, alive.id])
        assert await reason(store.load(storage, old.id)) == "room-expired"
        assert (await store.load(storage, alive.id)).code == alive.code

    with_storage(database, use)


def test_a_code_belongs_to_one_open_room(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(storage: Storage) -> None:
        rooms = Rooms(storage, BackgroundTasks())
        first = await rooms.create(NewRoom("Ann"), ANN)
        codes = iter([first.code, first.code, "NEWEST"])
        monkeypatch.setattr(store, "new_code", lambda: next(codes))
        assert (await rooms.create(NewRoom("Ben"), BEN)).code == "NEWEST"
        monkeypatch.setattr(store, "new_code", lambda: first.code)
        assert await reason(rooms.create(NewRoom("Ben"), BEN)) == "not-kept"

    assert new_code() != new_code()
    with_storage(database, use)


def test_a_finished_match_that_is_deleted_leaves_its_room(database: str) -> None:
    async def use(storage: Storage) -> None:
        rooms = Rooms(storage, BackgroundTasks())
        room = (await rooms.create(NewRoom("Ann"), ANN)).id
        await rooms.change(room, ANN, AskComputer("rookie"))
        await rooms.change(room, ANN, ReadyUp(on=True))
        begun = await store.load(storage, room)
        assert begun.is_playing and await storage.room_of(begun.match) == room
        async with storage.transaction() as connection:
            await connection.execute(update(MATCHES).values(over=True))
        assert not (await store.load(storage, room)).is_playing
        assert await delete_old(storage, "9999") == 1
        assert (await store.load(storage, room)).match == ""

    with_storage(database, use)


def test_of_two_servers_only_one_begins_the_match(database: str) -> None:
    """Both guests are ready at the same moment, each at a server of the own."""

    async def both() -> None:
        storages = [Storage(database_url(database)) for _ in range(2)]
        for storage in storages:
            await storage.open()
        first, second = (Rooms(storage, BackgroundTasks()) for storage in storages)
        for rooms in (first, second):
            rooms.absences.began += LONG  # nobody is at a screen, and that does not matter here
        ids = []
        for _ in range(10):
            room = (await first.create(NewRoom("Ann"), ANN)).id
            await second.change(room, BEN, Join("Ben"))
            ids.append(room)
        changes = [
            rooms.change(room, who, ReadyUp(on=True))
            for room in ids
            for rooms, who in ((first, ANN), (second, BEN))
        ]
        await asyncio.gather(*changes)
        begun = [await store.load(storages[0], room) for room in ids]
        assert all(room.is_playing for room in begun)
        made = await storages[0].read(select(func.count()).select_from(MATCHES))
        assert made[0][0] == len(ids)
        for storage in storages:
            await storage.close()

    asyncio.run(both())


def test_a_match_that_cannot_be_kept_leaves_the_room_as_it_was(database: str) -> None:
    async def use(storage: Storage) -> None:
        rooms = Rooms(storage, BackgroundTasks())
        room = (await rooms.create(NewRoom("Ann"), ANN)).id
        await rooms.change(room, ANN, AskComputer("rookie"))
        before = await store.load(storage, room)
        async with storage.transaction() as connection:
            await connection.execute(text("ALTER TABLE seats RENAME TO chairs"))
        assert await reason(rooms.change(room, ANN, ReadyUp(on=True))) == "not-kept"
        assert await store.load(storage, room) == before
        assert not await storage.read(select(MATCHES.c.id))

    with_storage(database, use)
