"""Forwarding: connections here to matches that other servers host."""

from __future__ import annotations

from collections.abc import Callable, Container
from contextlib import suppress
from itertools import count
from types import TracebackType

from knockdown.content.words import LANGUAGES
from knockdown.server.cluster.messages import Close, Join, Leave, Say, Tell
from knockdown.server.cluster.redis_bus import RedisBus
from knockdown.server.match.connection import Connection
from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.protocol.messages import FromPage, Speak
from knockdown.server.protocol.refusals import AWAY, Refusal


class ForwardedConnection:
    """A connection here, at the server that hosts its match; closed on exit."""

    def __init__(
        self, number: int, worker: str, connection: Connection, forwarding: Forwarding
    ) -> None:
        self.number = number
        self.worker = worker
        self.connection = connection
        self.forwarding = forwarding

    async def say(self, message: FromPage) -> None:
        if isinstance(message, Speak) and message.lang in LANGUAGES:
            self.connection.lang = message.lang  # for refusals on this side
        bus = self.forwarding.bus
        if not await bus.send(self.worker, Say(bus.worker, self.number, message)):
            raise Refusal(AWAY)

    def __enter__(self) -> None:
        """It is already open."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.forwarding.opened.pop(self.number, None) is not None:
            self.forwarding.say_goodbye(self.worker, self.number)


class Forwarding:
    """All forwarded connections. Each is closed with a reason; pages reconnect by themselves."""

    def __init__(self, bus: RedisBus, tasks: BackgroundTasks) -> None:
        self.bus = bus
        self.tasks = tasks
        self.numbers = count(1)
        self.opened: dict[int, ForwardedConnection] = {}

    async def open(
        self, worker: str, match: str, connection: Connection
    ) -> ForwardedConnection | None:
        """Open one; None if that server does not listen."""
        forwarded = ForwardedConnection(next(self.numbers), worker, connection, self)
        self.opened[forwarded.number] = forwarded  # answers may arrive before `send` returns
        own = list(connection.own)
        join = Join(self.bus.worker, forwarded.number, match, own, connection.lang)
        received = 0
        try:
            received = await self.bus.send(worker, join)
        finally:
            if not received:
                self.opened.pop(forwarded.number, None)
        return forwarded if received else None

    def say_goodbye(self, worker: str, number: int) -> None:
        """If this message is lost, the other end notices that nobody listens."""

        async def say() -> None:
            with suppress(Refusal):
                await self.bus.send(worker, Leave(self.bus.worker, number))

        self.tasks.start(say())

    # ------------------------------------------------------- what comes from there
    def tell(self, message: Tell) -> None:
        forwarded = self.opened.get(message.number)
        if forwarded is None:
            self.say_goodbye(message.sender, message.number)
        elif message.is_picture:
            forwarded.connection.show(message.data)
        else:
            forwarded.connection.pass_on(message.data)

    def close(self, message: Close) -> None:
        self.cut(lambda forwarded: forwarded.number == message.number, message.reason)

    def part_with(self, worker: str) -> None:
        self.cut(lambda forwarded: forwarded.worker == worker)

    def keep_only(self, living: Container[str]) -> None:
        self.cut(lambda forwarded: forwarded.worker not in living)

    def cut(self, fits: Callable[[ForwardedConnection], bool], reason: str = AWAY) -> None:
        for each in list(filter(fits, self.opened.values())):
            del self.opened[each.number]
            each.connection.cut(Refusal(reason))
