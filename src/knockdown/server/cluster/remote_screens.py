"""Remote screens: connections at other servers to matches hosted here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container
from contextlib import suppress
from typing import Final

from knockdown.server.cluster.messages import Close, Join, Leave, Say, Tell
from knockdown.server.cluster.redis_bus import RedisBus
from knockdown.server.match.commands import take
from knockdown.server.match.connection import Connection, Waiting
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.registry import Elsewhere, Registry
from knockdown.server.ops.tasks import side_by_side
from knockdown.server.protocol.messages import FromPage
from knockdown.server.protocol.refusals import AWAY, Refusal

MOST_UNHEARD: Final = 1000  # queued messages of one screen; the other server allows far fewer


class RemoteScreen:
    """One screen at another server, and its incoming messages."""

    def __init__(self, join: Join, bus: RedisBus, matches: Registry) -> None:
        self.join = join
        self.bus = bus
        self.matches = matches
        self.connection = Connection(join.own, join.lang)
        self.heard: asyncio.Queue[FromPage] = asyncio.Queue(MOST_UNHEARD)

    async def visit(self) -> None:
        """Serve it until it leaves or is closed."""
        try:
            hosted = await self.matches.enter(self.join.match, self.connection)
        except Refusal as refusal:
            await self.close(refusal.reason)
            return
        except Elsewhere:
            await self.close(AWAY)
            return
        connection = self.connection
        try:
            await side_by_side(
                connection.deliver(self.tell), self.listen(hosted), connection.behind.wait()
            )
        except Refusal:  # nobody listens there
            return
        finally:
            self.matches.leave(hosted, self.connection)
        await self.close(AWAY)

    async def listen(self, hosted: HostedMatch) -> None:
        while True:
            await take(hosted, self.connection, await self.heard.get())

    async def tell(self, message: Waiting) -> None:
        told = Tell(self.bus.worker, self.join.number, message.data, message.is_picture)
        if not await self.bus.send(self.join.sender, told):
            raise Refusal(AWAY)

    def hear(self, message: FromPage) -> None:
        try:
            self.heard.put_nowait(message)
        except asyncio.QueueFull:
            self.connection.behind.set()

    async def close(self, reason: str) -> None:
        with suppress(Refusal):
            await self.bus.send(self.join.sender, Close(self.bus.worker, self.join.number, reason))


class RemoteScreens:
    """All remote screens, by server and its number there."""

    def __init__(self, bus: RedisBus, matches: Registry) -> None:
        self.bus = bus
        self.matches = matches
        self.screens: dict[tuple[str, int], RemoteScreen] = {}

    def join(self, message: Join) -> None:
        key = message.sender, message.number
        screen = self.screens[key] = RemoteScreen(message, self.bus, self.matches)
        visit = self.matches.tasks.start(screen.visit())
        visit.add_done_callback(lambda _: self.screens.pop(key))

    def hear(self, message: Say) -> None:
        screen = self.screens.get((message.sender, message.number))
        if screen is None:
            self.matches.tasks.start(self.deny(message))
        else:
            screen.hear(message.message)

    async def deny(self, message: Say) -> None:
        """Answer a message of an unknown connection by closing it."""
        with suppress(Refusal):
            await self.bus.send(message.sender, Close(self.bus.worker, message.number, AWAY))

    # ------------------------------------------------------------------ the end of it
    def leave(self, message: Leave) -> None:
        self.end(lambda sender, number: (sender, number) == (message.sender, message.number))

    def part_with(self, worker: str) -> None:
        self.end(lambda sender, number: sender == worker)

    def keep_only(self, living: Container[str]) -> None:
        self.end(lambda sender, number: sender not in living)

    def end(self, fits: Callable[[str, int], bool]) -> None:
        for key, screen in self.screens.items():
            if fits(*key):
                screen.connection.behind.set()
