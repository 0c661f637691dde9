"""Creates a match from a room."""

from __future__ import annotations

from knockdown.server.match import create
from knockdown.server.protocol.requests import NewMatch, SeatWanted
from knockdown.server.rooms.models import Guest, Room
from knockdown.server.storage.models import Seat, Stored
from knockdown.setup import RANDOM


def match_of(room: Room) -> Stored:
    """3: every person plays only their own seat."""
    options = room.options
    first, second = (guest.fighter if guest else RANDOM for guest in room.guests)
    wanted = NewMatch(
        (SeatWanted(), SeatWanted()),
        (first, second),
        options.arena,
        options.skills,
        clock=options.clock,
        **options.words(),
    )
    return create.arranged(wanted, [seat_of(guest) for guest in room.guests], room.owner)


def seat_of(guest: Guest | None) -> Seat:
    return Seat() if guest is None else Seat(guest.kind, guest.level, guest.name, guest.owner)


def check_setup(room: Room) -> Room:
    """Whether a match could begin with these options: checked when they are chosen."""
    match_of(room)
    return room
