"""A match's WebSocket: every message is checked against its schema; what is wrong is refused."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from litestar import websocket

from knockdown.server.connections import Connection
from knockdown.server.guards import is_own_page
from knockdown.server.house import House, Take
from knockdown.server.identity import asker
from knockdown.server.limits import Limiter, Visitor
from knockdown.server.protocol import messages as m
from knockdown.server.refusals import FOREIGN_PAGE, NOT_UNDERSTOOD, Refusal
from knockdown.server.seats import seats_of
from knockdown.server.sockets import Socket, attend, may_speak, refuse, welcome

DECODER: Final[msgspec.json.Decoder[m.FromPage]] = msgspec.json.Decoder(m.FromPage)
HEAVY: Final = 10  # such a message counts for so many: its scene tells the whole past anew


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
    async with house.table(match, connection) as take:
        await attend(socket, connection, listen(socket, connection, visitor, take))


async def listen(socket: Socket, connection: Connection, visitor: Visitor, take: Take) -> None:
    while True:
        await asyncio.sleep(0)  # whoever sends much at once lets others have their turn
        message = understood(await socket.receive_text())
        is_hand, weight = isinstance(message, m.Hand), weight_of(message)
        if not may_speak(connection, visitor, is_hand=is_hand, weight=weight):
            continue
        if message is None:
            refuse(connection, Refusal(NOT_UNDERSTOOD))
        else:
            await take(message)


def weight_of(message: m.FromPage | None) -> int:
    return HEAVY if isinstance(message, m.Speak | m.Undo) else 1


def understood(text: str) -> m.FromPage | None:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
