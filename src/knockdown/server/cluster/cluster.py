"""This server as a member of a cluster: liveness, and messages between servers."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

from knockdown.server.cluster.forwarding import ForwardedConnection, Forwarding
from knockdown.server.cluster.leases import BEAT_EVERY, Leases
from knockdown.server.cluster.messages import Began, Close, Join, Leave, Message, Say, Tell
from knockdown.server.cluster.redis_bus import RedisBus
from knockdown.server.cluster.remote_screens import RemoteScreens
from knockdown.server.match.connection import Connection
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.registry import Elsewhere, Registry
from knockdown.server.match.timekeeper import wall_time
from knockdown.server.protocol.refusals import AWAY, Refusal

PATIENCE: Final = 8.0  # seconds: longer than it takes to notice a dead server
AGAIN_AFTER: Final = 0.75
TIDY_EVERY: Final = 60.0
COME_BACK: Final = 30.0  # seconds after Redis is back, by which every client has reconnected


class Cluster:
    """The extra services of a server that is not alone."""

    def __init__(self, matches: Registry, leases: Leases, redis: str) -> None:
        self.matches = matches
        self.leases = leases
        self.bus = RedisBus(redis, matches.worker, self.receive, self.part)
        self.forwarding = Forwarding(self.bus, matches.tasks)
        self.remote_screens = RemoteScreens(self.bus, matches)

    async def open(self) -> None:
        await self.leases.sign_in()
        self.bus.open(self.matches.tasks)
        self.matches.tasks.start(self.beat())
        self.matches.tasks.start(self.try_to_write())
        self.matches.tasks.start(self.tidy())

    async def close(self) -> None:
        with suppress(Refusal):
            await self.leases.sign_out()
        await self.leases.close()

    async def beat(self) -> None:
        """A database that is away is asked again the next time."""
        while True:
            await asyncio.sleep(BEAT_EVERY)
            self.look_for_redis()
            with suppress(Refusal):
                await self.leases.beat()
                await self.release_lost()
                await self.leases.disconnect_dead()
                living = await self.leases.alive()
                self.forwarding.keep_only(living)
                self.remote_screens.keep_only(living)

    async def tidy(self) -> None:
        """A database that is away is asked again the next time."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            with suppress(Refusal):
                await self.leases.tidy()

    async def try_to_write(self) -> None:
        """After a failed write: find out when writes work again.

        Uses the writer of matches, and runs apart from the heartbeat, which must not wait.
        """
        storage = self.matches.storage
        while True:
            await asyncio.sleep(BEAT_EVERY)
            if storage.no_writing.lasts:
                with suppress(Refusal):
                    await storage.beat(self.matches.worker, wall_time())

    async def release_lost(self) -> None:
        """Drop matches whose lease we lost: others took us for dead and host them now."""
        known = list(self.matches.hosted.values())
        held = await self.leases.held()
        for hosted in known:
            if hosted.id not in held:
                await self.matches.let_go(hosted)

    async def reach(self, match: str, connection: Connection) -> HostedMatch | ForwardedConnection:
        """The match here, or the connection, forwarded. If that server is dead, its lease ends."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                return await self.matches.enter(match, connection)
            except Elsewhere as elsewhere:
                if elsewhere.worker:
                    forwarded = await self.forwarding.open(elsewhere.worker, match, connection)
                    if forwarded is not None:
                        return forwarded
            await asyncio.sleep(AGAIN_AFTER)
        raise Refusal(AWAY)

    # ------------------------------------------------------------------- messages
    def receive(self, message: Message) -> None:
        match message:
            case Join():
                self.remote_screens.join(message)
            case Say():
                self.remote_screens.hear(message)
            case Leave():
                self.remote_screens.leave(message)
            case Tell():
                self.forwarding.tell(message)
            case Close():
                self.forwarding.close(message)
            case Began() if message.sender != self.matches.worker:
                self.forwarding.part_with(message.sender)
                self.remote_screens.part_with(message.sender)

    def part(self) -> None:
        """Redis is gone, and with it all messages in transit."""
        self.forwarding.keep_only(())
        self.remote_screens.keep_only(())
        self.matches.note_way(can_come=False)

    def look_for_redis(self) -> None:
        """Players cut off by an outage of Redis do not count as gone until they could reconnect."""
        if self.bus.is_up and time.monotonic() - self.bus.up_since >= COME_BACK:
            self.matches.note_way(can_come=True)
