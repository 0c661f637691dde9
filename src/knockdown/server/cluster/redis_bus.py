"""Messages between servers, over Redis.

Redis delivers them in order and stores none: a server that does not listen
misses them. So a lost connection closes all forwarded ones, here (`on_loss`) and, as soon
as we are back, at the other servers (`Began`).
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from knockdown.engine.errors import KnockdownError
from knockdown.server.cluster.messages import DECODER, ENCODER, Began, Call, Message
from knockdown.server.ops.tasks import BackgroundTasks, side_by_side
from knockdown.server.protocol.refusals import AWAY, Refusal
from knockdown.server.storage.outage import Outage

MISSING: Final = "Redis needs a driver that is not installed here: pip install 'knockdown[redis]'"
PREFIX: Final = "knockdown:1:"  # raise the number whenever the messages change
EVERYBODY: Final = PREFIX + "workers"
ANSWER_SECONDS: Final = 3.0
CALL_EVERY: Final = 1.0  # seconds
SILENCE: Final = 4.0  # seconds without any message, even our own, until Redis counts as lost
AGAIN_AFTER: Final = 0.25


class RedisError(KnockdownError):
    """Redis cannot be used, and why."""


class Outgoing(NamedTuple):
    channel: str
    data: bytes
    sent: asyncio.Future[int]  # the number of receivers


def channel_of(worker: str) -> str:
    return PREFIX + worker


def client_for(address: str) -> Any:
    """A client without automatic retries, which would hide that messages were lost."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError as error:
        raise RedisError(MISSING) from error
    try:
        return Redis.from_url(
            address,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError as error:
        raise RedisError(
            "Redis's address cannot be read; it is like redis://host:6379/0"
            " or rediss://user:password@host:6379/0"
        ) from error


def failures() -> tuple[type[Exception], ...]:
    from redis.exceptions import RedisError

    return RedisError, OSError, TimeoutError


async def try_out(address: str) -> None:
    """Check Redis before the server starts. Errors never contain the address, which may hold a
    password."""
    client = client_for(address)
    try:
        await client.ping()
    except failures() as error:
        raise RedisError(f"Redis cannot be used: {why(error)}") from error
    finally:
        await client.aclose()


def why(error: Exception) -> str:
    """What went wrong, with the system's message if there is one."""
    return str(error).partition(". ")[0].rstrip(".") or "it does not answer"


class RedisBus:
    """Sends for one server and receives for it, as long as Redis is there."""

    def __init__(
        self,
        address: str,
        worker: str,
        receive: Callable[[Message], None],
        on_loss: Callable[[], None],
    ) -> None:
        self.address = address
        self.worker = worker
        self.receive = receive
        self.on_loss = on_loss
        self.is_up = False
        self.up_since = 0.0
        self.waiting: deque[Outgoing] = deque()
        self.under_way: list[Outgoing] = []
        self.news = asyncio.Event()
        self.outage = Outage("passed on")

    def open(self, tasks: BackgroundTasks) -> None:
        tasks.start(self.run())

    async def send(self, worker: str, message: Message) -> int:
        """Returns how many have received it: one, or none if that server does not listen."""
        return await self.put(channel_of(worker), message)

    async def put(self, channel: str, message: Message) -> int:
        if not self.is_up:
            raise Refusal(AWAY)
        sent: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting.append(Outgoing(channel, ENCODER.encode(message), sent))
        self.news.set()
        return await sent

    # ---------------------------------------------------------------- what goes on
    async def run(self) -> None:
        while True:
            try:
                await self.connect()
            except failures() as error:
                self.outage.begin(error)
            finally:
                self.lose()
            await asyncio.sleep(AGAIN_AFTER)

    async def connect(self) -> None:
        async with client_for(self.address) as client, client.pubsub() as pubsub:
            channels = (channel_of(self.worker), EVERYBODY)
            await pubsub.subscribe(*channels)
            for _ in channels:
                await pubsub.get_message(timeout=ANSWER_SECONDS)
            self.is_up = True
            self.up_since = time.monotonic()
            self.outage.end()
            await side_by_side(self.listen(pubsub), self.send_all(client), self.call())

    def lose(self) -> None:
        """The connection is lost; which of the last messages have arrived is unknown."""
        self.is_up = False
        lost = [*self.under_way, *self.waiting]
        self.under_way = []
        self.waiting.clear()
        for outgoing in lost:
            if not outgoing.sent.done():
                outgoing.sent.set_exception(Refusal(AWAY))
        self.on_loss()

    async def listen(self, pubsub: Any) -> None:
        while True:
            received = await pubsub.get_message(timeout=SILENCE)
            if received is None:
                raise TimeoutError("Redis does not answer")
            try:
                message = DECODER.decode(received["data"])
            except msgspec.DecodeError:  # from another program
                continue
            if not isinstance(message, Call):
                self.receive(message)

    async def send_all(self, client: Any) -> None:
        """Send all waiting messages in order, in one pipeline."""
        while True:
            await self.news.wait()
            self.news.clear()
            self.under_way = list(self.waiting)
            self.waiting.clear()
            pipeline = client.pipeline(transaction=False)
            for outgoing in self.under_way:
                pipeline.publish(outgoing.channel, outgoing.data)
            for outgoing, count in zip(self.under_way, await pipeline.execute(), strict=True):
                if not outgoing.sent.done():  # the sender may have been cancelled
                    outgoing.sent.set_result(count)
            self.under_way = []

    async def call(self) -> None:
        await self.put(EVERYBODY, Began(self.worker))
        while True:
            await self.send(self.worker, Call(self.worker))
            await asyncio.sleep(CALL_EVERY)
