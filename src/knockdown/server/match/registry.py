"""All live matches of this server, brought into memory when somebody looks at them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from copy import copy
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from knockdown.content.words import LANGUAGES
from knockdown.referee.errors import NotationError
from knockdown.referee.live import LiveMatch
from knockdown.referee.notation import parse_match
from knockdown.referee.record import Record
from knockdown.server.access.identity import new_match_id
from knockdown.server.cluster.cluster import Colleagues
from knockdown.server.cluster.forwarding import Line
from knockdown.server.cluster.leases import Elsewhere
from knockdown.server.match.clock import clock_from
from knockdown.server.match.commands import take
from knockdown.server.match.connection import Connection
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.log import Restored, restore
from knockdown.server.match.standstill import Lost, watch
from knockdown.server.match.timekeeper import wall_time
from knockdown.server.ops.ai_pool import Thinking
from knockdown.server.ops.aside import aside
from knockdown.server.ops.tasks import Errands
from knockdown.server.present.catalogue import catalogue_json
from knockdown.server.protocol.messages import FromPage
from knockdown.server.protocol.refusals import AWAY, NO_MATCH, OTHER_RULES, Refusal
from knockdown.server.rooms.live import Rooms
from knockdown.server.rooms.visits import Visits
from knockdown.server.settings import Settings
from knockdown.server.storage.exclusive import tenancy_of
from knockdown.server.storage.models import Stored
from knockdown.server.storage.retention import keep_tidy
from knockdown.server.storage.store import Storage
from knockdown.server.towers.client import Workshop

BEAT_EVERY: Final = 1.0  # seconds
MOST_RECORDS: Final = 32  # read once, then stepped through
Take = Callable[[FromPage], Awaitable[None]]


class Entrance(asyncio.Lock):
    """Of a match: only one at a time goes in or turns off the light.

    Whoever waits behind somebody who found nothing does not try the same again, else the
    last of many would wait for all their tries.
    """

    failure: Refusal | Elsewhere | None = None

    @contextmanager
    def trying(self, known: Exception | None) -> Iterator[None]:
        """`known` is the failure that was known when somebody began to wait."""
        if self.failure is not None and self.failure is not known:
            raise copy(self.failure)
        try:
            yield
        except (Refusal, Elsewhere) as failure:
            self.failure = copy(failure)  # without its trace, which would lead back here
            raise


class House:
    """What everything else is given: the database, the minds, the workshop, the matches."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = new_match_id()  # another one after every start
        self.tenancy = tenancy_of(settings, self.worker)
        self.storage = Storage(settings.database, self.worker if settings.redis else "")
        self.thinking = Thinking(settings.minds)
        self.workshop = Workshop(settings.log)
        self.errands = Errands()
        self.hosted: dict[str, HostedMatch] = {}
        self.learners: set[Connection] = set()  # who practise towers
        self.records: dict[str, tuple[Stored, Record]] = {}  # those looked at last
        self.rooms = Rooms(self.storage, self.errands)
        self.colleagues: Colleagues | None = None
        if settings.redis:
            self.colleagues = Colleagues(self, settings.redis)
            self.rooms.visits = Visits(self.storage, self.worker)
        self.doors: WeakValueDictionary[str, Entrance] = WeakValueDictionary()

    async def open(self) -> None:
        await self.tenancy.begin()
        self.errands.start(self.tenancy.keep())
        await self.storage.open()
        if self.colleagues is None:
            self.errands.start(self.beat())
        else:
            await self.colleagues.open()
        self.errands.start(watch(self.give_back))
        self.rooms.open()
        self.errands.start(self.thinking.wake())
        self.errands.start(self.workshop.run())
        self.errands.start(learn_words())
        keep = self.settings.keep_days, self.settings.keep_text_days
        self.errands.start(keep_tidy(self.storage, *keep))

    async def close(self) -> None:
        for hosted in list(self.hosted.values()):
            await hosted.close()
        await self.errands.stop()
        self.thinking.close()
        if self.colleagues is not None:
            await self.colleagues.close()
        await self.storage.close()
        await self.tenancy.end()

    # -------------------------------------------------------------------- to play
    @asynccontextmanager
    async def table(self, match: str, connection: Connection) -> AsyncIterator[Take]:
        """Where somebody's messages go: to the match, here or at another server."""
        if self.colleagues is None:
            found: HostedMatch | Line = await self.enter(match, connection)
        else:
            found = await self.colleagues.reach(match, connection)
        if isinstance(found, Line):
            with found:
                yield found.say
            return
        try:
            yield partial(take, found, connection)
        finally:
            self.leave(found, connection)

    async def enter(self, match: str, connection: Connection) -> HostedMatch:
        """Join a match; it is loaded once, however many come at the same time."""
        door = self.door(match)
        known = door.failure
        async with door:
            hosted = self.hosted.get(match)
            if hosted is None:
                with door.trying(known):
                    hosted = self.hosted[match] = await self.bring(match)
            await hosted.join(connection)
        return hosted

    def door(self, match: str) -> Entrance:
        """Forgotten when nobody is at it."""
        return self.doors.setdefault(match, Entrance())

    async def bring(self, match: str) -> HostedMatch:
        """Into memory, and with several servers into ours alone."""
        if self.colleagues is None:
            return await self.load(match)
        await self.colleagues.leases.claim(match)
        try:
            return await self.load(match)
        except Refusal:
            await self.release(match)
            raise

    async def release(self, match: str) -> None:
        """Whoever needs it next may have it; if nobody is told now, when we are gone."""
        if self.colleagues is not None:
            with suppress(Refusal):
                await self.colleagues.leases.release(match)

    async def let_go(self, hosted: HostedMatch) -> None:
        """Another server has it: whoever comes again is led there."""
        if self.hosted.get(hosted.id) is hosted:
            del self.hosted[hosted.id]
            for connection in hosted.connections:
                connection.cut(Refusal(AWAY))
            await hosted.close()

    async def load(self, match: str) -> HostedMatch:
        stored = await self.stored(match, with_entries=True)
        restored = await asyncio.to_thread(restored_from, stored)
        hosted = HostedMatch(
            stored,
            restored,
            self.storage,
            self.thinking,
            self.workshop,
            await self.alive_until(clock_from(stored.clock).keeper),
            keeper=self.worker,
            room=await self.storage.room_of(match),
        )
        if self.colleagues is not None:
            hosted.times.note_way(can_come=self.colleagues.can_come)
        await hosted.keep_clock()  # from now on our heartbeat counts
        return hosted

    async def alive_until(self, keeper: str) -> int | None:
        """When the server that had a match before was last known to live."""
        return wall_time() if keeper == self.worker else await self.storage.last_beat(keeper)

    async def beat(self) -> None:
        """As long as somebody's time runs: after the next start it is known how long it did.

        After a write that failed, too: it tells when others would not fail any more.
        """
        is_known = False
        while True:
            with suppress(Refusal):
                if not is_known:
                    await self.storage.add_worker(self.worker, wall_time())
                    is_known = True
                elif self.storage.no_writing.lasts or self.is_somebodys_time_running:
                    await self.storage.beat(self.worker, wall_time())
            await asyncio.sleep(BEAT_EVERY)

    @property
    def is_somebodys_time_running(self) -> bool:
        return any(hosted.times.clock.is_running for hosted in self.hosted.values())

    def give_back(self, lost: Lost) -> None:
        for hosted in self.hosted.values():
            if not hosted.is_closed:
                hosted.times.give_back(lost)

    def leave(self, hosted: HostedMatch, connection: Connection) -> None:
        hosted.leave(connection)
        if not hosted.connections:
            self.errands.start(self.drop_later(hosted))

    async def drop_later(self, hosted: HostedMatch) -> None:
        """A refresh finds the match still in memory; one left for longer makes room."""
        await asyncio.sleep(self.settings.idle_seconds)
        while self.is_left(hosted) and hosted.times.clock.is_running:  # it must be able to end
            await asyncio.sleep(self.settings.idle_seconds)
        async with self.door(hosted.id):
            if self.is_left(hosted):
                del self.hosted[hosted.id]
                await hosted.close()
                await self.release(hosted.id)

    def is_left(self, hosted: HostedMatch) -> bool:
        """Whether nobody looks at it, and it is here."""
        return not hosted.connections and self.hosted.get(hosted.id) is hosted

    # -------------------------------------------------------------------- to read
    async def stored(self, match: str, *, with_entries: bool = False) -> Stored:
        found = await (self.storage.load if with_entries else self.storage.find)(match)
        if found is None:
            raise Refusal(NO_MATCH)
        return found

    async def record(self, match: str) -> tuple[Stored, Record]:
        """A match with all its moves, whether it was played here or brought along."""
        now = await self.stored(match)
        known = self.records.pop(match, None)
        if known is None or known[0] != now:
            stored = await self.stored(match, with_entries=True)
            restored = await aside(restored_from, stored)
            known = now, restored.live.record
        self.records[match] = known  # as the last one that was looked at
        if len(self.records) > MOST_RECORDS:
            del self.records[next(iter(self.records))]
        return known


async def learn_words() -> None:
    """Reading them takes a moment that nobody should wait for before a first scene."""
    for lang in LANGUAGES:
        await asyncio.to_thread(catalogue_json, lang)


def restored_from(stored: Stored) -> Restored:
    """What was brought along as a text is as it was written; nobody goes on with it."""
    if stored.text is None:
        return restore(stored.setup, stored.entries)
    try:
        record = parse_match(stored.text)
    except NotationError as error:
        raise Refusal(OTHER_RULES) from error
    return Restored(LiveMatch(record), len(record.moves), 0, [])
