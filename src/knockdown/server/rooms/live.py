"""The screens of each room, and what they are sent. The rooms themselves are in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Set
from contextlib import suppress
from typing import Final

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from knockdown.server.match.connection import Connection
from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.protocol.refusals import NOT_KEPT, Refusal
from knockdown.server.protocol.rooms import NewRoom, RoomLine, RoomNow
from knockdown.server.protocol.scene import NOBODY
from knockdown.server.rooms import store
from knockdown.server.rooms.changes import Change, changed, free_name
from knockdown.server.rooms.match_setup import check_setup, match_of
from knockdown.server.rooms.models import Guest, Room, room_now
from knockdown.server.rooms.presence import Absences, Visits, looks_on
from knockdown.server.storage.models import new_id
from knockdown.server.storage.schema import ROOMS
from knockdown.server.storage.store import Storage

LOOK_EVERY: Final = 1.0  # seconds between checks for ended matches and changes by other servers
SEEN_EVERY: Final = 60.0
TIDY_EVERY: Final = 3600.0
AT_ONCE: Final = 4  # parallel changes of rooms, so that matches find a database connection


class Screen(Connection):
    """One screen that shows a room; `owner` is the hash of its token."""

    def __init__(self, owner: str, lang: str) -> None:
        super().__init__([], lang)
        self.owner = owner


class Meeting:
    """A room with at least one screen here, as last known."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.screens: set[Screen] = set()
        self.elsewhere: set[str] = set()  # owners with a screen at other servers

    @property
    def through_us(self) -> set[str]:
        return {screen.owner for screen in self.screens}

    @property
    def here(self) -> set[str]:
        return self.through_us | self.elsewhere

    @property
    def is_waiting(self) -> bool:
        """Whether others may join, and a guest with a place is connected to this server."""
        return self.room.public and any(
            self.room.place_of(screen.owner) != NOBODY for screen in self.screens
        )

    def tell(self) -> None:
        for screen in self.screens:
            screen.send(self.shown_to(screen))

    def shown_to(self, screen: Screen) -> RoomNow:
        return room_now(self.room, screen.owner, self.here)


class Rooms:
    """All rooms with screens at this server."""

    def __init__(self, storage: Storage, tasks: BackgroundTasks) -> None:
        self.storage = storage
        self.tasks = tasks
        self.meetings: dict[str, Meeting] = {}
        self.visits: Visits | None = None  # only with several servers
        self.absences = Absences()
        self.noting = asyncio.Lock()
        self.turns = asyncio.Semaphore(AT_ONCE)

    def open(self) -> None:
        self.absences = Absences()  # afresh: guests could not connect before
        self.tasks.start(self.regularly(LOOK_EVERY, self.look_around))
        self.tasks.start(self.regularly(SEEN_EVERY, lambda: self.note_seen(list(self.meetings))))
        self.tasks.start(self.regularly(TIDY_EVERY, lambda: store.tidy(self.storage)))

    async def regularly(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        """Run it periodically; if the database is away, try again the next time."""
        while True:
            with suppress(Refusal):
                await do()
            await asyncio.sleep(seconds)

    # ------------------------------------------------------------ coming and going
    async def create(self, wanted: NewRoom, owner: str) -> Room:
        """The creator gets the first place."""
        empty = Room(new_id(), "", owner, wanted.options, wanted.public, (None, None))
        name = free_name(empty, 0, wanted.name)
        guest = Guest(name=name, owner=owner, fighter=wanted.fighter)
        return await store.add(self.storage, check_setup(empty.seat(0, guest)))

    async def enter(self, room: str, screen: Screen) -> None:
        found = await store.load(self.storage, room)
        elsewhere = {} if self.visits is None else await self.visits.elsewhere([room])
        meeting = self.meetings.setdefault(room, Meeting(found))
        self.note_elsewhere(meeting, elsewhere.get(room, set()))
        self.adopt(found)
        should_log = screen.owner not in meeting.here and found.place_of(screen.owner) != NOBODY
        meeting.screens.add(screen)
        if should_log:
            meeting.tell()
        else:
            screen.send(meeting.shown_to(screen))
        self.tasks.start(self.note_seen([room]))

    def leave(self, room: str, screen: Screen) -> None:
        meeting = self.meetings[room]
        meeting.screens.discard(screen)
        if not meeting.screens:
            del self.meetings[room]
        if meeting.room.place_of(screen.owner) == NOBODY or screen.owner in meeting.through_us:
            return
        meeting.tell()
        self.note_gone(meeting.room, screen.owner)

    def note_elsewhere(self, meeting: Meeting, elsewhere: set[str]) -> None:
        for who in meeting.elsewhere - elsewhere:
            self.note_gone(meeting.room, who)
        meeting.elsewhere = elsewhere

    def note_gone(self, room: Room, who: str) -> None:
        """Note an absence; it matters only for guests who are ready."""
        if who in room.agreed:
            self.absences.note(room.id, who)

    async def here(self, room: str) -> set[str]:
        meeting = self.meetings.get(room)
        through_us = meeting.through_us if meeting else set()
        if self.visits is None:
            return through_us
        return through_us | (await self.visits.elsewhere([room]))[room]

    async def public(self) -> list[RoomLine]:
        """The rooms in which a connected guest waits for an opponent."""
        here = ROOMS.c.id.in_([room for room, each in self.meetings.items() if each.is_waiting])
        is_here = here if self.visits is None else here | looks_on()
        return await store.public_rooms(self.storage, is_here)

    # ------------------------------------------------------------------- changes
    async def change(self, room: str, who: str, change: Change) -> None:
        """A change by a guest. Their presence is stored first, so other servers know of it."""
        if self.visits is not None and (room, who) not in self.visits.noted:
            await self.note_visits(self.visits)
        await self.write(room, lambda before: changed(before, who, change), {who})

    async def write(self, room: str, change: Callable[[Room], Room], here: Set[str]) -> None:
        """Check and write the change in one transaction, then tell the screens.

        Guests who have been gone for long are no longer ready afterwards.
        """
        async with self.turns, self.storage.transaction() as connection:
            before = await store.lock(connection, room)
            after = change(before)
            here = here | await self.here_now(connection, room)
            after = after.without(self.gone(after, here))
            if after == before:
                return
            after = replace(after, version=before.version + 1)
            if after.is_ready:
                match = match_of(after)
                await store.put_match(connection, match)
                after = replace(after.unready(), match=match.id, is_playing=True)
            await store.put(connection, after)
        self.adopt(after)

    async def here_now(self, connection: AsyncConnection, room: str) -> set[str]:
        """Who is present, as last known or in the database: a guest may be switching servers."""
        meeting = self.meetings.get(room)
        known = meeting.here if meeting else set()
        if self.visits is None:
            return known
        return known | await self.visits.elsewhere_now(connection, room)

    def gone(self, room: Room, here: Set[str]) -> set[str]:
        """The guests who are ready but have been absent for long."""
        return {who for who in room.agreed - here if self.absences.is_long(room.id, who)}

    def adopt(self, room: Room) -> None:
        """Tell all screens, unless a newer version is already known."""
        meeting = self.meetings.get(room.id)
        if meeting is None or room.version < meeting.room.version or room == meeting.room:
            return
        meeting.room = room
        meeting.tell()

    async def look_around(self) -> None:
        if self.visits is not None:
            await self.exchange_visits(self.visits)
        if self.meetings:
            await self.look_for_changes()
        for room in self.left_rooms():
            await self.unready_absent(room)

    async def look_for_changes(self) -> None:
        for room, now in (await store.versions(self.storage, list(self.meetings))).items():
            known = self.meetings.get(room)
            if known is not None and now != (known.room.version, known.room.is_playing):
                self.adopt(await store.load(self.storage, room))

    def left_rooms(self) -> set[str]:
        """The rooms in which a ready guest has been gone for long, even without other screens."""
        looked_at = [
            each.room for each in self.meetings.values() if self.gone(each.room, each.here)
        ]
        return {room.id for room in looked_at} | (self.absences.rooms() - self.meetings.keys())

    async def unready_absent(self, room: str) -> None:
        """Make absent guests unready; if that cannot be stored, try again the next time."""
        try:
            await self.write(room, lambda before: before, set())
        except Refusal as refusal:
            if refusal.reason == NOT_KEPT:
                raise
        self.absences.forget(room)

    async def exchange_visits(self, visits: Visits) -> None:
        """Tell other servers who is here, and the screens here who is there."""
        await self.note_visits(visits)
        if not self.meetings:
            return
        for room, elsewhere in (await visits.elsewhere(list(self.meetings))).items():
            meeting = self.meetings.get(room)
            if meeting is not None and meeting.elsewhere != elsewhere:
                self.note_elsewhere(meeting, elsewhere)
                meeting.tell()

    async def note_visits(self, visits: Visits) -> None:
        async with self.noting:  # each builds on the previous result
            await visits.note(
                {(room, who) for room, each in self.meetings.items() for who in each.through_us}
            )

    async def note_seen(self, rooms: Collection[str]) -> None:
        """Note that the rooms are in use; a failure does no harm, as it is repeated soon."""
        if rooms:
            with suppress(Refusal):
                await store.see(self.storage, rooms)
