"""Permitted changes of a room, and their result. `who` is the hash of a token."""

from __future__ import annotations

from msgspec.structs import replace

from knockdown.server.match.create import check_level, name_from
from knockdown.server.protocol import rooms as m
from knockdown.server.protocol.refusals import (
    MATCH_BEGUN,
    NAME_TAKEN,
    NO_COOKIE,
    NO_NAME,
    NO_PLACE,
    NOT_OWNER,
    NOT_YOURS,
    ROOM_FULL,
    Refusal,
)
from knockdown.server.protocol.scene import NOBODY
from knockdown.server.protocol.seats import COMPUTER
from knockdown.server.rooms.match_setup import check_setup
from knockdown.server.rooms.models import Guest, Room

Change = (
    m.Join
    | m.Leave
    | m.Rename
    | m.ReadyUp
    | m.Choose
    | m.AskComputer
    | m.Clear
    | m.Swap
    | m.TakeFighter
)


def changed(room: Room, who: str, change: Change) -> Room:
    """The room after the change, or a refusal. Nothing changes while a match is played."""
    if room.is_playing:
        is_stranger = room.place_of(who) == NOBODY
        begun = ROOM_FULL if isinstance(change, m.Join) else NO_PLACE
        raise Refusal(begun if is_stranger else MATCH_BEGUN)
    match change:
        case m.Join():
            return join(room, who, change.name)
        case m.Leave():
            return leave(room, own_place(room, who))
        case m.Rename():
            return rename(room, own_place(room, who), change.name)
        case m.ReadyUp():
            return ready(room, own_place(room, who), on=change.on)
        case m.Choose():
            check_owner(room, who)
            return choose(room, change)
        case m.AskComputer():
            check_owner(room, who)
            return ask_computer(room, change.level)
        case m.Clear():
            check_owner(room, who)
            return room.seat(1 - own_place(room, who), None).unready()
        case m.Swap():
            return room if own_place(room, who) == change.place else swap(room)
        case m.TakeFighter():
            return take_fighter(room, who, change)


# --------------------------------------------------------------------- permissions
def own_place(room: Room, who: str) -> int:
    place = room.place_of(who)
    if place == NOBODY:
        raise Refusal(NO_PLACE)
    return place


def check_owner(room: Room, who: str) -> None:
    own_place(room, who)
    if room.owner != who:
        raise Refusal(NOT_OWNER)


# -------------------------------------------------------------------------- people
def join(room: Room, who: str, name: str) -> Room:
    """From a second tab this only changes the name. The first guest of an empty room owns it."""
    if not who:
        raise Refusal(NO_COOKIE)
    place = room.place_of(who)
    if place != NOBODY:
        return rename(room, place, name)
    free = room.free_place
    if free == NOBODY:
        raise Refusal(ROOM_FULL)
    owner = room.owner if room.people else who
    guest = Guest(name=free_name(room, free, name), owner=who)
    return replace(room.seat(free, guest), owner=owner)


def leave(room: Room, place: int) -> Room:
    """The guest who stays becomes the owner."""
    left = room.seat(place, None).unready()
    return replace(left, owner=left.people[0].owner) if left.people else left


def rename(room: Room, place: int, name: str) -> Room:
    guest = room.guests[place]
    assert guest is not None
    return room.seat(place, replace(guest, name=free_name(room, place, name)))


def free_name(room: Room, place: int, written: str) -> str:
    name = name_from(written)
    if not name:
        raise Refusal(NO_NAME)
    other = room.guests[1 - place]
    if other is not None and other.name.casefold() == name.casefold():
        raise Refusal(NAME_TAKEN)
    return name


def ready(room: Room, place: int, *, on: bool) -> Room:
    guest = room.guests[place]
    assert guest is not None
    return room.seat(place, replace(guest, ready=on))


def swap(room: Room) -> Room:
    first, second = room.guests
    return replace(room, guests=(second, first)).unready()


# ------------------------------------------------------------------------- the match
def choose(room: Room, change: m.Choose) -> Room:
    public = room.public if change.public is None else change.public
    if change.options == room.options:
        return replace(room, public=public)
    return check_setup(replace(room, options=change.options, public=public)).unready()


def ask_computer(room: Room, level: str) -> Room:
    check_level(level)
    place = next((n for n, guest in enumerate(room.guests) if guest and guest.is_computer), NOBODY)
    if place == NOBODY:
        place = room.free_place
    if place == NOBODY:
        raise Refusal(ROOM_FULL)
    before = room.guests[place]
    computer = Guest(COMPUTER, level, ready=True)
    if before is not None:
        computer = replace(computer, fighter=before.fighter)
    return room.seat(place, computer).unready()


def take_fighter(room: Room, who: str, change: m.TakeFighter) -> Room:
    own = own_place(room, who)
    place = own if change.place == NOBODY else change.place
    guest = room.guests[place] if place in (0, 1) else None
    if guest is None or (place != own and not guest.is_computer):
        raise Refusal(NOT_YOURS)
    if place != own:
        check_owner(room, who)
    return check_setup(room.seat(place, replace(guest, fighter=change.key)).unready())
