"""Nobody is in a match who has gone before it began."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
from server.stored import with_storage

from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.protocol.refusals import NOT_KEPT, Refusal
from knockdown.server.protocol.rooms import Join, NewRoom, ReadyUp
from knockdown.server.rooms import store
from knockdown.server.rooms.live import Rooms, Screen
from knockdown.server.rooms.models import Room
from knockdown.server.rooms.presence import GRACE, Absences, Visit, Visits
from knockdown.server.storage.store import Storage

pytestmark = pytest.mark.once
ANN, BEN = "a" * 64, "b" * 64
Use = Callable[[Rooms, str], Coroutine[Any, Any, None]]


def with_ben_ready(database: str, use: Use) -> None:
    """Ann looks on. The server has begun long ago, and nobody looks around by themselves."""

    async def run(storage: Storage) -> None:
        rooms = Rooms(storage, BackgroundTasks())
        rooms.absences.began -= 1000
        room = (await rooms.create(NewRoom("Ann"), ANN)).id
        await rooms.enter(room, Screen(ANN, "en"))
        await rooms.change(room, BEN, Join("Ben"))
        await rooms.change(room, BEN, ReadyUp(on=True))
        await use(rooms, room)
        await rooms.tasks.stop()

    with_storage(database, run)


def let_pass(absences: Absences, seconds: float) -> None:
    absences.left = {visit: since - seconds for visit, since in absences.left.items()}


async def both_ready(rooms: Rooms, room: str) -> Room:
    await rooms.change(room, ANN, ReadyUp(on=True))
    return await store.load(rooms.storage, room)


def test_a_guest_gone_for_long_is_in_no_match(database: str) -> None:
    async def use(rooms: Rooms, room: str) -> None:
        now = await both_ready(rooms, room)
        assert not now.is_playing and now.agreed == {ANN}

    with_ben_ready(database, use)


def test_a_refresh_changes_nothing(database: str) -> None:
    async def use(rooms: Rooms, room: str) -> None:
        screen = Screen(BEN, "en")
        await rooms.enter(room, screen)
        rooms.leave(room, screen)
        let_pass(rooms.absences, GRACE - 1)
        await rooms.look_around()
        assert (await both_ready(rooms, room)).is_playing

    with_ben_ready(database, use)


class OtherServers:
    """As `Visits` tells of them."""

    def __init__(self) -> None:
        self.noted: set[Visit] = set()
        self.there: set[str] = set()

    async def note(self, visits: set[Visit]) -> None:
        self.noted = visits

    async def elsewhere(self, rooms: Collection[str]) -> dict[str, set[str]]:
        return {room: set(self.there) for room in rooms}

    async def elsewhere_now(self, connection: object, room: str) -> set[str]:
        return set(self.there)


@pytest.mark.parametrize("comes", [True, False])
def test_a_refresh_at_another_server_changes_nothing(database: str, comes: bool) -> None:
    """Whether a new guest or the periodic check notices it first."""

    async def use(rooms: Rooms, room: str) -> None:
        others = OtherServers()
        rooms.visits = cast(Visits, others)
        others.there = {BEN}
        await rooms.look_around()
        others.there = set()
        if comes:
            await rooms.enter(room, Screen(ANN, "en"))
        await rooms.look_around()
        assert rooms.meetings[room].room.agreed == {BEN}
        let_pass(rooms.absences, GRACE)
        await rooms.look_around()
        assert not rooms.meetings[room].room.agreed

    with_ben_ready(database, use)


def test_a_present_guest_stays_ready(database: str) -> None:
    async def use(rooms: Rooms, room: str) -> None:
        await rooms.enter(room, Screen(BEN, "en"))
        await rooms.look_around()
        assert rooms.meetings[room].room.agreed == {BEN}
        assert (await both_ready(rooms, room)).is_playing

    with_ben_ready(database, use)


def test_a_room_that_everybody_has_left(database: str) -> None:
    """The room over HTTP says as well that nobody is ready."""

    async def use(rooms: Rooms, room: str) -> None:
        screen = Screen(BEN, "en")
        await rooms.enter(room, screen)
        rooms.leave(room, screen)
        for other in list(rooms.meetings[room].screens):
            rooms.leave(room, other)
        let_pass(rooms.absences, GRACE)
        await rooms.look_around()
        assert not (await store.load(rooms.storage, room)).agreed
        assert not rooms.absences.left

    with_ben_ready(database, use)


def test_a_failed_write_is_retried(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def full() -> AsyncIterator[None]:
        raise Refusal(NOT_KEPT)
        yield

    async def use(rooms: Rooms, room: str) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(rooms.storage, "transaction", full)
            with pytest.raises(Refusal):
                await rooms.look_around()
        assert (await store.load(rooms.storage, room)).agreed == {BEN}
        await rooms.look_around()
        assert not (await store.load(rooms.storage, room)).agreed

    with_ben_ready(database, use)


def test_a_room_that_is_no_more_keeps_nobody_from_looking_around(database: str) -> None:
    async def use(rooms: Rooms, room: str) -> None:
        rooms.absences.note("nowhere", BEN)
        let_pass(rooms.absences, GRACE)
        await asyncio.wait_for(rooms.look_around(), 30)
        assert not rooms.absences.left
        assert not (await store.load(rooms.storage, room)).agreed

    with_ben_ready(database, use)
