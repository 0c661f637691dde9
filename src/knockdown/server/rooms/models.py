"""A room: how it is kept, and how a viewer sees it.

It does not change: what is done to it gives another one.
"""

from __future__ import annotations

from collections.abc import Container

from msgspec import Struct
from msgspec.structs import replace

from knockdown.server.protocol.rooms import GuestNow, RoomNow, RoomOptions
from knockdown.server.protocol.scene import NOBODY
from knockdown.server.protocol.seats import COMPUTER, PERSON, SeatKind
from knockdown.setup import RANDOM


class Guest(Struct, frozen=True):
    """A person, identified by the hash of a token, or a computer at one of the places."""

    kind: SeatKind = PERSON
    level: str = ""
    name: str = ""
    owner: str = ""
    fighter: str = RANDOM
    ready: bool = False

    @property
    def is_computer(self) -> bool:
        return self.kind == COMPUTER


Places = tuple[Guest | None, Guest | None]


class Room(Struct, frozen=True):
    """`match` is the current or the last one, empty before the first."""

    id: str
    code: str
    owner: str
    options: RoomOptions
    public: bool
    guests: Places
    version: int = 0
    created: str = ""
    match: str = ""
    is_playing: bool = False  # whether that match goes on

    def place_of(self, owner: str) -> int:
        for place, guest in enumerate(self.guests):
            if owner and guest is not None and guest.owner == owner:
                return place
        return NOBODY

    @property
    def free_place(self) -> int:
        return self.guests.index(None) if None in self.guests else NOBODY

    @property
    def people(self) -> list[Guest]:
        return [guest for guest in self.guests if guest is not None and not guest.is_computer]

    @property
    def is_ready(self) -> bool:
        """Whether the match can begin; at least one guest must be a person."""
        return bool(self.people) and all(guest is not None and guest.ready for guest in self.guests)

    def seat(self, place: int, guest: Guest | None) -> Room:
        first, second = self.guests
        return replace(self, guests=(guest, second) if place == 0 else (first, guest))

    @property
    def agreed(self) -> set[str]:
        """The people who are ready."""
        return {guest.owner for guest in self.people if guest.ready}

    def unready(self) -> Room:
        """Nobody is ready after a change of options, except computers."""
        return self.without(self.agreed)

    def without(self, who: Container[str]) -> Room:
        """The same, but they are not ready."""
        first, second = (
            replace(guest, ready=False) if guest is not None and guest.owner in who else guest
            for guest in self.guests
        )
        return replace(self, guests=(first, second))


# ------------------------------------------------------------------------- its view
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
