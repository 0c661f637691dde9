"""Rooms over HTTP: create one, find one."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post

from knockdown.server.access.addresses import is_from_here, network_address
from knockdown.server.access.identity import asker, cookies_for, identify_creator
from knockdown.server.http.matches import MAKES_MATCH
from knockdown.server.protocol.rooms import FoundRoom, NewRoom, Reached, RoomLine, RoomNow
from knockdown.server.rooms import store
from knockdown.server.rooms.models import room_now
from knockdown.server.services import Services

Asked = Request[Any, Any, Any]
TRIES_CODE: Final = "tries_code"  # routes with a further limit, so that codes cannot be guessed


@post("/api/rooms", opt={MAKES_MATCH: True})
async def new_room(request: Asked, data: NewRoom, services: Services) -> Response[RoomNow]:
    owner, token = identify_creator(request)
    room = await services.rooms.create(data, owner)
    now = room_now(room, owner, await services.rooms.here(room.id))
    return Response(now, status_code=201, cookies=cookies_for(request, token))


@get("/api/rooms")
async def public_rooms(services: Services) -> list[RoomLine]:
    """The public rooms in which somebody waits for an opponent."""
    return await services.rooms.public()


@get("/api/rooms/{room:str}")
async def one_room(request: Asked, room: str, services: Services) -> RoomNow:
    found = await store.load(services.storage, room)
    return room_now(found, asker(request), await services.rooms.here(room))


@get("/api/codes/{code:str}", opt={TRIES_CODE: True})
async def room_with_code(code: str, services: Services) -> FoundRoom:
    return FoundRoom(await store.with_code(services.storage, code))


@get("/api/address")
async def address(request: Asked, services: Services) -> Reached:
    """The server's address for an invitation, if the page was opened by a local one."""
    _, port = request.scope["server"] or ("", None)
    if port is None or not is_from_here(request):
        return Reached("")
    return Reached(network_address(services.settings.host, port))


ROOM_ROUTES: Final = (new_room, public_rooms, one_room, room_with_code, address)
