"""A match's WebSocket: every message is checked against its schema; what is wrong is refused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from knockdown.content.words import LANGUAGES
from knockdown.server.connections import Connection
from knockdown.server.door import host_of, mention
from knockdown.server.endings import claim, concede
from knockdown.server.guards import is_own_page
from knockdown.server.hinting import give_hint
from knockdown.server.house import House
from knockdown.server.identity import asker
from knockdown.server.limits import Abuse, Limiter, Visitor
from knockdown.server.logs import LOG, SHOWN
from knockdown.server.matches import HostedMatch
from knockdown.server.metrics import CUT_OFF, REFUSALS
from knockdown.server.protocol import messages as m
from knockdown.server.refusals import (
    FOREIGN_PAGE,
    NO_LANGUAGE,
    NOT_UNDERSTOOD,
    OUR_FAULT,
    TOO_FAST,
    TOO_MANY,
    HandRefusal,
    Refusal,
    spoken,
)
from knockdown.server.seats import seats_of

DECODER: Final[msgspec.json.Decoder[m.FromPage]] = msgspec.json.Decoder(m.FromPage)
GONE: Final = 4404  # close codes: the match cannot be played here
CODES: Final = {FOREIGN_PAGE: 4403, TOO_FAST: 4429, TOO_MANY: 4429}
GOODBYE: Final = 2.0  # seconds in which somebody must take the last sentence
Socket = WebSocket[Any, Any, Any]


@websocket("/api/matches/{match:str}/play")
async def play(socket: Socket, match: str, house: House, limiter: Limiter) -> None:
    host = host_of(socket.scope)
    lang = spoken(socket.query_params.get("lang", ""), socket.headers.get("accept-language", ""))
    await socket.accept()
    try:
        limiter.ask(host)
        visitor = limiter.connect(host)
    except Refusal as refusal:
        mention(limiter, host, refusal)
        await turn_away(socket, refusal, lang)
        return
    try:
        await come_in(socket, match, house, visitor, lang)
    except Abuse as abuse:
        mention(limiter, host, abuse)
        CUT_OFF.labels(abuse.reason).inc()
        await turn_away(socket, abuse, lang)
    except Refusal as refusal:
        REFUSALS.labels(refusal.reason).inc()
        await turn_away(socket, refusal, lang)
    finally:
        visitor.leave()


async def come_in(socket: Socket, match: str, house: House, visitor: Visitor, lang: str) -> None:
    if not is_own_page(socket, house.settings.origins):
        raise Refusal(FOREIGN_PAGE)
    stored = await house.stored(match)
    connection = Connection(seats_of(stored.seats, asker(socket)), lang)
    hosted = await house.enter(match, connection)
    try:
        await attend(socket, hosted, connection, visitor)
    finally:
        house.leave(hosted, connection)
    if connection.behind.is_set():
        CUT_OFF.labels("does-not-read").inc()


async def turn_away(socket: Socket, refusal: Refusal, lang: str) -> None:
    """In a sentence: a handshake that is refused tells a page nothing."""
    with suppress(WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(GOODBYE):
            await socket.send_text(msgspec.json.encode(refusal.refused(lang)).decode())
            await socket.close(CODES.get(refusal.reason, GONE))


async def attend(
    socket: Socket, hosted: HostedMatch, connection: Connection, visitor: Visitor
) -> None:
    """Read and write beside each other until one of them ends."""

    async def send(message: bytes) -> None:
        await socket.send_text(message.decode())

    tasks = {
        asyncio.create_task(connection.deliver(send)),
        asyncio.create_task(listen(socket, hosted, connection, visitor)),
        asyncio.create_task(connection.behind.wait()),
    }
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
            raise outcome


async def listen(
    socket: Socket, hosted: HostedMatch, connection: Connection, visitor: Visitor
) -> None:
    while True:
        await asyncio.sleep(0)  # whoever sends much at once lets others have their turn
        message = understood(await socket.receive_text())
        is_hand = isinstance(message, m.Hand)
        try:
            visitor.say(is_hand=is_hand)
        except Abuse:
            raise
        except Refusal as refusal:
            refuse(connection, refusal)
            continue
        if message is None:
            refuse(connection, Refusal(NOT_UNDERSTOOD))
        elif is_hand:
            await obey(hosted, connection, message)
        else:  # a decision that is being written is carried through, even if its sender leaves
            await asyncio.shield(hosted.errands.start(obey(hosted, connection, message)))


def understood(text: str) -> m.FromPage | None:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def refuse(connection: Connection, refusal: Refusal) -> None:
    REFUSALS.labels(refusal.reason).inc()
    connection.send(refusal.refused(connection.lang))


async def obey(hosted: HostedMatch, connection: Connection, message: m.FromPage) -> None:
    came = time.monotonic()
    try:
        doing = do(hosted, connection, message)
        if doing is not None:
            await doing
        if isinstance(message, m.Decide):  # nothing was delivered since everybody was told
            for each in hosted.connections:
                each.note_decided(came)
    except HandRefusal as refusal:
        if not (isinstance(message, m.Hand) and message.kind == "move"):  # the next one follows
            refuse(connection, refusal)
    except Refusal as refusal:
        refuse(connection, refusal)
    except Exception:
        LOG.exception("a message to match %s failed", hosted.id[:SHOWN])
        refuse(connection, Refusal(OUR_FAULT))


def do(hosted: HostedMatch, connection: Connection, message: m.FromPage) -> Awaitable[None] | None:
    match message:
        case m.Hand():
            hosted.build_table.move_hand(connection, message)
        case m.Decide():
            return hosted.decide(connection, message.revision, message.option)
        case m.Undo():
            return hosted.undo(connection, message.revision)
        case m.TakeScreen():
            return hosted.take_screen(connection, message.seat)
        case m.AskHint():
            give_hint(hosted, connection, message.revision)
        case m.StartTest():
            hosted.build_table.start(connection, message.revision)
        case m.Concede():
            return concede(hosted, connection, message.revision, message.seat)
        case m.Claim():
            return claim(hosted, connection, message.revision)
        case m.Speak():
            if message.lang not in LANGUAGES:
                raise Refusal(NO_LANGUAGE)
            hosted.speak(connection, message.lang)
        case m.Ping():
            connection.send(m.Pong(message.stamp))
    return None
