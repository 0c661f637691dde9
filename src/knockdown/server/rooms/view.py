"""A room as one viewer may see it: without hashes, tokens or addresses."""

from __future__ import annotations

from collections.abc import Container

from knockdown.server.protocol.rooms import GuestNow, RoomNow
from knockdown.server.rooms.models import Guest, Room


def room_now(room: Room, viewer: str, here: Container[str]) -> RoomNow:
    """`viewer` and the members of `here` are hashes of tokens."""
    return RoomNow(
        room.id,
        room.version,
        room.code,
        room.public,
        room.options,
        [None if guest is None else guest_now(guest, room, here) for guest in room.guests],
        room.place_of(viewer),
        room.match,
        room.is_playing,
    )


def guest_now(guest: Guest, room: Room, here: Container[str]) -> GuestNow:
    return GuestNow(
        guest.kind,
        guest.level,
        guest.name,
        guest.fighter,
        guest.ready,
        guest.is_computer or guest.owner in here,
        not guest.is_computer and guest.owner == room.owner,
    )
