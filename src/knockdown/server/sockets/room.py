"""A room's WebSocket."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from litestar import websocket

from knockdown.content.words import LANGUAGES
from knockdown.server.access.addresses import host_of
from knockdown.server.access.identity import cookies_for, identify
from knockdown.server.access.rate_limits import Limiter, Visitor
from knockdown.server.access.security import is_own_page
from knockdown.server.ops.logging import LOG, SHOWN
from knockdown.server.protocol.messages import Ping, Pong, Speak
from knockdown.server.protocol.refusals import FOREIGN_PAGE, NO_LANGUAGE, OUR_FAULT, Refusal
from knockdown.server.protocol.rooms import FromGuest, ReadyUp
from knockdown.server.rooms.live import Rooms, Screen
from knockdown.server.services import Services
from knockdown.server.sockets.session import Socket, attend, listen, welcome

DECODER: Final[msgspec.json.Decoder[FromGuest]] = msgspec.json.Decoder(FromGuest)


@websocket("/api/rooms/{room:str}/meet")
async def meet(socket: Socket, room: str, services: Services, limiter: Limiter) -> None:
    """A program that follows a link has no cookie yet, so the handshake sets one."""
    is_ours = is_own_page(socket, services.settings.origins)
    owner, token = identify(socket)

    async def visit(visitor: Visitor, lang: str) -> None:
        if not is_ours:
            raise Refusal(FOREIGN_PAGE)
        screen = Screen(owner, lang)
        await services.rooms.enter(room, screen)
        guest = RoomSession(services, limiter, room, screen, host_of(socket.scope))
        try:
            listening = listen(socket, screen, visitor, DECODER, guest.take)
            await attend(socket, screen, listening)
        finally:
            services.rooms.leave(room, screen)

    await welcome(socket, limiter, visit, cookies_for(socket, token))


class RoomSession:
    """One screen, and its messages."""

    def __init__(
        self, services: Services, limiter: Limiter, room: str, screen: Screen, host: str
    ) -> None:
        self.tasks = services.tasks
        self.rooms: Rooms = services.rooms
        self.limiter = limiter
        self.room = room
        self.screen = screen
        self.host = host

    async def take(self, message: FromGuest) -> None:
        """A change that is being written is completed even if its sender leaves."""
        await asyncio.shield(self.tasks.start(self.handle(message)))

    async def handle(self, message: FromGuest) -> None:
        try:
            await self.do(message)
        except Refusal as refusal:
            self.screen.refuse(refusal)
        except Exception:
            LOG.exception("a message to room %s failed", self.room[:SHOWN])
            self.screen.refuse(Refusal(OUR_FAULT))

    async def do(self, message: FromGuest) -> None:
        if isinstance(message, Ping):
            self.screen.send(Pong(message.stamp))
        elif isinstance(message, Speak):
            if message.lang not in LANGUAGES:
                raise Refusal(NO_LANGUAGE)
            self.screen.lang = message.lang
        else:
            if isinstance(message, ReadyUp) and message.on:  # it may create a match
                self.limiter.make_match(self.host)
            await self.rooms.change(self.room, self.screen.owner, message)
