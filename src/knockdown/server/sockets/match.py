"""A match's WebSocket."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import websocket

from knockdown.server.access.identity import asker
from knockdown.server.access.rate_limits import Limiter, Visitor
from knockdown.server.access.security import is_own_page
from knockdown.server.match.connection import Connection
from knockdown.server.protocol import messages as m
from knockdown.server.protocol.refusals import FOREIGN_PAGE, Refusal
from knockdown.server.services import Services
from knockdown.server.sockets.session import Socket, attend, listen, welcome
from knockdown.server.storage.models import seats_of

DECODER: Final[msgspec.json.Decoder[m.FromPage]] = msgspec.json.Decoder(m.FromPage)


@websocket("/api/matches/{match:str}/play")
async def play(socket: Socket, match: str, services: Services, limiter: Limiter) -> None:
    async def visit(visitor: Visitor, lang: str) -> None:
        await join_match(socket, match, services, visitor, lang)

    await welcome(socket, limiter, visit)


async def join_match(
    socket: Socket, match: str, services: Services, visitor: Visitor, lang: str
) -> None:
    if not is_own_page(socket, services.settings.origins):
        raise Refusal(FOREIGN_PAGE)
    stored = await services.matches.stored(match)
    connection = Connection(seats_of(stored.seats, asker(socket)), lang)
    async with services.joined(match, connection) as take:
        listening = listen(socket, connection, visitor, DECODER, take)
        await attend(socket, connection, listening)
