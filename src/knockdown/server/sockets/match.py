"""A match's WebSocket."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import websocket

from knockdown.server.access.identity import asker
from knockdown.server.access.rate_limits import Limiter, Visitor
from knockdown.server.access.security import is_own_page
from knockdown.server.match.connection import Connection
from knockdown.server.match.registry import House
from knockdown.server.protocol import messages as m
from knockdown.server.protocol.refusals import FOREIGN_PAGE, Refusal
from knockdown.server.sockets.session import Socket, attend, listen, welcome
from knockdown.server.storage.seats import seats_of

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
    async with house.table(match, connection) as take:
        listening = listen(socket, connection, visitor, DECODER, take)
        await attend(socket, connection, listening)
