"""A match's WebSocket: every message is checked against its schema; what is wrong is refused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from knockdown.content.words import LANGUAGES
from knockdown.server.connections import Connection
from knockdown.server.guards import is_own_page
from knockdown.server.hinting import give_hint
from knockdown.server.house import House
from knockdown.server.identity import asker
from knockdown.server.matches import HostedMatch
from knockdown.server.protocol import messages as m
from knockdown.server.refusals import (
    FOREIGN_PAGE,
    NO_LANGUAGE,
    NOT_UNDERSTOOD,
    OUR_FAULT,
    HandRefusal,
    Refusal,
    spoken,
)
from knockdown.server.seats import seats_of

LOG = logging.getLogger("knockdown.server")
DECODER: Final = msgspec.json.Decoder(m.FromPage)
GONE: Final = 4404  # close codes: the match cannot be played here
FOREIGN: Final = 4403
Socket = WebSocket[Any, Any, Any]


@websocket("/api/matches/{match:str}/play")
async def play(socket: Socket, match: str, house: House) -> None:
    lang = spoken(socket.query_params.get("lang", ""), socket.headers.get("accept-language", ""))
    await socket.accept()
    try:
        if not is_own_page(socket, house.settings.origins):
            raise Refusal(FOREIGN_PAGE)
        stored = await house.stored(match)
        connection = Connection(seats_of(stored.seats, asker(socket)), lang)
        hosted = await house.enter(match, connection)
    except Refusal as refusal:
        await turn_away(socket, refusal, lang)
        return
    try:
        await attend(socket, hosted, connection)
    finally:
        house.leave(hosted, connection)


async def turn_away(socket: Socket, refusal: Refusal, lang: str) -> None:
    """In a sentence: a handshake that is refused tells a page nothing."""
    with suppress(WebSocketDisconnect):
        await socket.send_text(msgspec.json.encode(refusal.refused(lang)).decode())
        await socket.close(FOREIGN if refusal.reason == FOREIGN_PAGE else GONE)


async def attend(socket: Socket, hosted: HostedMatch, connection: Connection) -> None:
    """Read and write beside each other until one of them ends."""

    async def send(message: bytes) -> None:
        await socket.send_text(message.decode())

    tasks = {
        asyncio.create_task(connection.deliver(send)),
        asyncio.create_task(listen(socket, hosted, connection)),
        asyncio.create_task(connection.behind.wait()),
    }
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
            raise outcome


async def listen(socket: Socket, hosted: HostedMatch, connection: Connection) -> None:
    while True:
        text = await socket.receive_text()
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            connection.send(Refusal(NOT_UNDERSTOOD).refused(connection.lang))
            continue
        if isinstance(message, m.Hand):
            await obey(hosted, connection, message)
        else:  # a decision that is being written is carried through, even if its sender leaves
            await asyncio.shield(hosted.errands.start(obey(hosted, connection, message)))


async def obey(hosted: HostedMatch, connection: Connection, message: m.FromPage) -> None:
    try:
        doing = do(hosted, connection, message)
        if doing is not None:
            await doing
    except HandRefusal as refusal:
        if not (isinstance(message, m.Hand) and message.kind == "move"):  # the next one follows
            connection.send(refusal.refused(connection.lang))
    except Refusal as refusal:
        connection.send(refusal.refused(connection.lang))
    except Exception:
        LOG.exception("a message to match %s failed", hosted.id)
        connection.send(Refusal(OUR_FAULT).refused(connection.lang))


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
        case m.Speak():
            if message.lang not in LANGUAGES:
                raise Refusal(NO_LANGUAGE)
            hosted.speak(connection, message.lang)
        case m.Ping():
            connection.send(m.Pong(message.stamp))
    return None
