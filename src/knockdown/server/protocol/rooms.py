"""A room, where people meet before a match: over HTTP and through its WebSocket."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from knockdown.server.protocol.messages import Ping, Pong, Refused, Speak
from knockdown.server.protocol.scene import ClockKind, HouseRules, Whole
from knockdown.server.protocol.seats import SeatKind

CODE_LENGTH: Final = 6


class RoomOptions(HouseRules, forbid_unknown_fields=True, frozen=True):
    """3: what the owner chooses. Not the seed: knowing it means knowing every card."""

    arena: str = "random"
    skills: str = "random"
    clock: ClockKind = "none"


class NewRoom(Struct, forbid_unknown_fields=True, frozen=True):
    """A room, and a place in it for who makes it."""

    name: str
    fighter: str = "random"  # a key, random, or pick
    options: RoomOptions = RoomOptions()
    public: bool = False  # whether it is listed


class FoundRoom(Struct, frozen=True):
    """Where a code leads."""

    room: str


class Reached(Struct, frozen=True):
    """Where others in the network find the server; empty if they do not, or ask for it."""

    address: str


class RoomLine(Struct, frozen=True):
    """A public room in which a place is free."""

    room: str
    name: str  # of who waits there
    options: RoomOptions
    created: str  # ISO 8601


# ------------------------------------------------------------- from the page
class Join(Struct, tag_field="type", tag="join", forbid_unknown_fields=True, frozen=True):
    """Take the free place under this name."""

    name: str


class Leave(Struct, tag_field="type", tag="leave", forbid_unknown_fields=True, frozen=True):
    """Give up one's place; the room stays on the screen."""


class Rename(Struct, tag_field="type", tag="rename", forbid_unknown_fields=True, frozen=True):
    """Another name."""

    name: str


class ReadyUp(Struct, tag_field="type", tag="ready", forbid_unknown_fields=True, frozen=True):
    """When both are ready the match begins; after a match: the next one."""

    on: bool


class Choose(Struct, tag_field="type", tag="options", forbid_unknown_fields=True, frozen=True):
    """Other options, by the owner; nobody is ready any more."""

    options: RoomOptions
    public: bool | None = None  # as it was


class AskComputer(
    Struct, tag_field="type", tag="computer", forbid_unknown_fields=True, frozen=True
):
    """The owner lets a computer take the free place, or changes its level."""

    level: str


class Clear(Struct, tag_field="type", tag="nobody", forbid_unknown_fields=True, frozen=True):
    """The owner frees the other place."""


class Swap(Struct, tag_field="type", tag="swap", forbid_unknown_fields=True, frozen=True):
    """Take this place; the guest there gets the other one, and nobody is ready any more.

    Both may ask at once: a guest who already has the place changes nothing.
    """

    place: Literal[0, 1]


class TakeFighter(Struct, tag_field="type", tag="fighter", forbid_unknown_fields=True, frozen=True):
    """3: the own fighter; the owner may also choose for a computer."""

    key: str  # of a fighter, random, or pick
    place: Whole = -1  # the own one


FromGuest = (
    Join
    | Leave
    | Rename
    | ReadyUp
    | Choose
    | AskComputer
    | Clear
    | Swap
    | TakeFighter
    | Speak
    | Ping
)


# --------------------------------------------------------------- to the page
class GuestNow(Struct, frozen=True):
    """Who has a place."""

    kind: SeatKind
    level: str  # of a computer
    name: str  # of a person
    fighter: str  # a key, random, or pick
    ready: bool
    here: bool  # whether the room is on a screen of theirs
    owner: bool  # who chooses the options


class RoomNow(Struct, tag_field="type", tag="room", frozen=True):
    """The whole room as one viewer may see it, whenever something has changed."""

    room: str
    version: int  # how often it has changed
    code: str
    public: bool
    options: RoomOptions
    guests: list[GuestNow | None]  # the two places
    you: int  # your place, or NOBODY
    match: str  # the running or the last one; empty before the first
    playing: bool  # whether that match is still going on


ToGuest = RoomNow | Refused | Pong
