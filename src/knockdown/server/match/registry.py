"""All live matches of this server, loaded when somebody opens them and dropped when left."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from copy import copy
from typing import Final, Protocol
from weakref import WeakValueDictionary

from knockdown.referee.record import Record
from knockdown.server.match.clock import clock_from
from knockdown.server.match.computers import Computers
from knockdown.server.match.connection import Connection
from knockdown.server.match.flag_fall import FlagFall
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.log import restored_from
from knockdown.server.match.timekeeper import Lost, wall_time
from knockdown.server.match.tower import BuildTable
from knockdown.server.ops.ai_pool import AiPool
from knockdown.server.ops.tasks import BackgroundTasks, in_one_thread
from knockdown.server.protocol.refusals import AWAY, NO_MATCH, Refusal
from knockdown.server.storage.models import Stored
from knockdown.server.storage.store import Storage
from knockdown.server.towers.client import TowerProcess

BEAT_EVERY: Final = 1.0  # seconds
MOST_RECORDS: Final = 32  # read once, then stepped through


class Elsewhere(Exception):
    """Another server hosts the match; `worker` is empty if it is unknown which one."""

    def __init__(self, worker: str) -> None:
        super().__init__(worker)
        self.worker = worker


class Ownership(Protocol):
    """Decides which of several servers hosts a match (`cluster.leases`)."""

    async def claim(self, match: str) -> None:
        """Raises `Elsewhere` if another server has it."""

    async def release(self, match: str) -> None: ...


class OnlyServer:
    """Hosts every match."""

    async def claim(self, match: str) -> None: ...

    async def release(self, match: str) -> None: ...


class LoadLock(asyncio.Lock):
    """A match is loaded or dropped by one task at a time.

    Tasks that waited while a load failed get the same failure instead of retrying, otherwise the
    last of many would wait for all the retries.
    """

    failure: Refusal | Elsewhere | None = None

    @contextmanager
    def trying(self, known: Exception | None) -> Iterator[None]:
        """`known` is the last failure at the time the waiting began."""
        if self.failure is not None and self.failure is not known:
            raise copy(self.failure)
        try:
            yield
        except (Refusal, Elsewhere) as failure:
            self.failure = copy(failure)  # without its traceback, which would refer back here
            raise


def attach_actors(hosted: HostedMatch, ai_pool: AiPool, tower_process: TowerProcess) -> None:
    """Whatever acts on a match by itself; people do through `commands`."""
    hosted.attach(FlagFall(hosted))
    hosted.attach(BuildTable(hosted, tower_process))
    hosted.attach(Computers(hosted, ai_pool))


class Registry:
    """`worker` is this server's id, a new one at every start."""

    def __init__(
        self,
        storage: Storage,
        ai_pool: AiPool,
        tower_process: TowerProcess,
        tasks: BackgroundTasks,
        *,
        worker: str,
        idle_seconds: float,
        ownership: Ownership | None = None,
    ) -> None:
        self.storage = storage
        self.ai_pool = ai_pool
        self.tower_process = tower_process
        self.tasks = tasks
        self.worker = worker
        self.idle_seconds = idle_seconds
        self.ownership = ownership or OnlyServer()
        self.hosted: dict[str, HostedMatch] = {}
        self.load_locks: WeakValueDictionary[str, LoadLock] = WeakValueDictionary()
        self.records: dict[str, tuple[Stored, Record]] = {}  # recently read
        self.can_come = True  # whether people at other servers can reach the matches here

    async def close(self) -> None:
        for hosted in list(self.hosted.values()):
            await hosted.close()

    # -------------------------------------------------------------------- to play
    async def enter(self, match: str, connection: Connection) -> HostedMatch:
        """Join a match; it is loaded once, however many come at the same time."""
        lock = self.load_lock(match)
        known = lock.failure
        async with lock:
            hosted = self.hosted.get(match)
            if hosted is None:
                with lock.trying(known):
                    hosted = self.hosted[match] = await self.claim_and_load(match)
            await hosted.join(connection)
        return hosted

    def load_lock(self, match: str) -> LoadLock:
        """Dropped as soon as no task holds it or waits for it."""
        return self.load_locks.setdefault(match, LoadLock())

    async def claim_and_load(self, match: str) -> HostedMatch:
        await self.ownership.claim(match)
        try:
            return await self.load(match)
        except Refusal:
            await self.release(match)
            raise

    async def release(self, match: str) -> None:
        """Let another server have it; if that cannot be written, our lease will expire."""
        with suppress(Refusal):
            await self.ownership.release(match)

    async def let_go(self, hosted: HostedMatch) -> None:
        """Another server hosts it: those who reconnect are forwarded there."""
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
            await self.alive_until(clock_from(stored.clock).keeper),
            keeper=self.worker,
            room=await self.storage.room_of(match),
        )
        hosted.note_way(can_come=self.can_come)
        await hosted.keep_clock()  # from now on our heartbeat counts
        # Last: nothing may act on a match that is not going to be here.
        attach_actors(hosted, self.ai_pool, self.tower_process)
        return hosted

    async def alive_until(self, keeper: str) -> int | None:
        """When the server that hosted a match before was last known to be alive."""
        return wall_time() if keeper == self.worker else await self.storage.last_beat(keeper)

    async def beat(self) -> None:
        """While any clock runs, so that after a restart it is known how long the server lived.

        Also after a failed write, to notice when writes work again.
        """
        is_known = False
        while True:
            with suppress(Refusal):
                if not is_known:
                    await self.storage.add_worker(self.worker, wall_time())
                    is_known = True
                elif self.storage.no_writing.lasts or self.is_a_clock_running:
                    await self.storage.beat(self.worker, wall_time())
            await asyncio.sleep(BEAT_EVERY)

    @property
    def is_a_clock_running(self) -> bool:
        return any(hosted.times.clock.is_running for hosted in self.hosted.values())

    def give_back(self, lost: Lost) -> None:
        for hosted in self.hosted.values():
            if not hosted.is_closed:
                hosted.give_back(lost)

    def note_way(self, *, can_come: bool) -> None:
        if can_come != self.can_come:
            self.can_come = can_come
            for hosted in self.hosted.values():
                if not hosted.is_closed:
                    hosted.note_way(can_come=can_come)

    def leave(self, hosted: HostedMatch, connection: Connection) -> None:
        hosted.leave(connection)
        if not hosted.connections:
            self.tasks.start(self.drop_later(hosted))

    async def drop_later(self, hosted: HostedMatch) -> None:
        """After a delay, so that a page that is reloaded finds the match still in memory."""
        await asyncio.sleep(self.idle_seconds)
        while self.is_left(hosted) and hosted.times.clock.is_running:  # its clock may still end it
            await asyncio.sleep(self.idle_seconds)
        async with self.load_lock(hosted.id):
            if self.is_left(hosted):
                del self.hosted[hosted.id]
                await hosted.close()
                await self.release(hosted.id)

    def is_left(self, hosted: HostedMatch) -> bool:
        """Whether it is in memory and no screen shows it."""
        return not hosted.connections and self.hosted.get(hosted.id) is hosted

    # -------------------------------------------------------------------- to read
    async def stored(self, match: str, *, with_entries: bool = False) -> Stored:
        found = await (self.storage.load if with_entries else self.storage.find)(match)
        if found is None:
            raise Refusal(NO_MATCH)
        return found

    async def record(self, match: str) -> tuple[Stored, Record]:
        """A match with all its moves, whether it was played here or imported."""
        now = await self.stored(match)
        known = self.records.pop(match, None)
        if known is None or known[0] != now:
            stored = await self.stored(match, with_entries=True)
            restored = await in_one_thread(restored_from, stored)
            known = now, restored.live.record
        self.records[match] = known  # now the most recent one
        if len(self.records) > MOST_RECORDS:
            del self.records[next(iter(self.records))]
        return known
