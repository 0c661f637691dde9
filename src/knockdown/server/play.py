"""A match's WebSocket: every message is checked against its schema; what is wrong is refused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Final

import msgspec
from litestar import websocket

from knockdown.content.words import LANGUAGES
from knockdown.server.connections import Connection
from knockdown.server.endings import claim, concede
from knockdown.server.guards import is_own_page
from knockdown.server.hinting import give_hint
from knockdown.server.house import House
from knockdown.server.identity import asker
from knockdown.server.limits import Limiter, Visitor
from knockdown.server.logs import LOG, SHOWN
from knockdown.server.matches import HostedMatch
from knockdown.server.protocol import messages as m
from knockdown.server.refusals import (
    FOREIGN_PAGE,
    NO_LANGUAGE,
    NOT_UNDERSTOOD,
    OUR_FAULT,
    HandRefusal,
    Refusal,
)
from knockdown.server.saying import say
from knockdown.server.seats import seats_of
from knockdown.server.sockets import Socket, attend, may_speak, refuse, welcome

DECODER: Final[msgspec.json.Decoder[m.FromPage]] = msgspec.json.Decoder(m.FromPage)


@websocket("/api/matches/{match:str}/play")
async def play(socket: Socket, match: str, house: House, limiter: Limiter) -> None:
    async def visit(visitor: Visitor, lang: str) -> None:
        await come_in(socket, match, house, visitor, lang)

    await welcome(socket, limiter, visit)


async def come_in(socket: Socket, match: str, house: House, visitor: Visitor, lang: str) -> None:
    if not is_own_page(socket, house.settings.origins):
        raise Refusal(FOREIGN_PAGE)
    stored = await house.stored(match)
    connection = Connection(seats_of(stored.seats, asker(socket)), lang)
    hosted = await house.enter(match, connection)
    try:
        await attend(socket, connection, listen(socket, hosted, connection, visitor))
    finally:
        house.leave(hosted, connection)


async def listen(
    socket: Socket, hosted: HostedMatch, connection: Connection, visitor: Visitor
) -> None:
    while True:
        await asyncio.sleep(0)  # whoever sends much at once lets others have their turn
        message = understood(await socket.receive_text())
        is_hand = isinstance(message, m.Hand)
        if not may_speak(connection, visitor, is_hand=is_hand):
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
        case m.Say():
            say(hosted, connection, message.key)
        case m.Speak():
            if message.lang not in LANGUAGES:
                raise Refusal(NO_LANGUAGE)
            hosted.speak(connection, message.lang)
        case m.Ping():
            connection.send(m.Pong(message.stamp))
    return None
