"""A session on a WebSocket: admission, permissions, and concurrent reading and writing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from litestar import WebSocket
from litestar.datastructures import Cookie
from litestar.exceptions import WebSocketDisconnect

from knockdown.server.access.addresses import host_of
from knockdown.server.access.rate_limits import Abuse, Limiter, Visitor, mention
from knockdown.server.match.connection import Connection, Waiting
from knockdown.server.ops.metrics import CUT_OFF, REFUSALS
from knockdown.server.ops.tasks import side_by_side
from knockdown.server.protocol.messages import Hand, Speak, Undo
from knockdown.server.protocol.refusals import (
    CLOSE_CODES,
    GONE,
    NOT_UNDERSTOOD,
    Refusal,
    spoken,
)

GOODBYE: Final = 2.0  # seconds to deliver the last message
HEAVY: Final = 10  # how many messages one counts for that asks for a whole scene
Socket = WebSocket[Any, Any, Any]
Visit = Callable[[Visitor, str], Awaitable[None]]
T = TypeVar("T")


async def welcome(
    socket: Socket, limiter: Limiter, visit: Visit, cookies: Sequence[Cookie] = ()
) -> None:
    """Admit a connection within the rate limits; a refusal is sent as a message."""
    host = host_of(socket.scope)
    lang = spoken(socket.query_params.get("lang", ""), socket.headers.get("accept-language", ""))
    await socket.accept(headers=[cookie.to_encoded_header() for cookie in cookies])
    try:
        limiter.ask(host)
        visitor = limiter.connect(host)
    except Refusal as refusal:
        mention(limiter, host, refusal)
        await turn_away(socket, refusal, lang)
        return
    try:
        await visit(visitor, lang)
    except Abuse as abuse:
        mention(limiter, host, abuse)
        CUT_OFF.labels(abuse.reason).inc()
        await turn_away(socket, abuse, lang)
    except Refusal as refusal:
        REFUSALS.labels(refusal.reason).inc()
        await turn_away(socket, refusal, lang)
    finally:
        visitor.leave()


async def turn_away(socket: Socket, refusal: Refusal, lang: str) -> None:
    """Refuse with a message, since a page cannot read a refused handshake."""
    with suppress(WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(GOODBYE):
            await socket.send_text(msgspec.json.encode(refusal.refused(lang)).decode())
            await socket.close(CLOSE_CODES.get(refusal.reason, GONE))


async def attend(
    socket: Socket, connection: Connection, listening: Coroutine[Any, Any, None]
) -> None:
    """Read and write concurrently until one of them ends."""

    async def send(message: Waiting) -> None:
        await socket.send_text(message.data.decode())

    with suppress(WebSocketDisconnect):
        await side_by_side(connection.deliver(send), listening, connection.behind.wait())
    if connection.farewell is not None:
        raise connection.farewell
    if connection.behind.is_set():
        CUT_OFF.labels("does-not-read").inc()


async def listen(
    socket: Socket,
    connection: Connection,
    visitor: Visitor,
    decoder: msgspec.json.Decoder[T],
    take: Callable[[T], Awaitable[None]],
) -> None:
    """Read messages; those that do not match the schema are refused."""
    while True:
        await asyncio.sleep(0)  # yield to others if many messages arrive at once
        message = understood(await socket.receive_text(), decoder)
        is_hand, weight = isinstance(message, Hand), weight_of(message)
        if not may_speak(connection, visitor, is_hand=is_hand, weight=weight):
            continue
        if message is None:
            connection.refuse(Refusal(NOT_UNDERSTOOD))
        else:
            await take(message)


def understood(text: str, decoder: msgspec.json.Decoder[T]) -> T | None:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def weight_of(message: object) -> int:
    return HEAVY if isinstance(message, Speak | Undo) else 1


def may_speak(
    connection: Connection, visitor: Visitor, *, is_hand: bool = False, weight: int = 1
) -> bool:
    """Whether this message is within the rate limits; else it is refused."""
    try:
        visitor.say(is_hand=is_hand, weight=weight)
    except Abuse:
        raise
    except Refusal as refusal:
        connection.refuse(refusal)
        return False
    return True
