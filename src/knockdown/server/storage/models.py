"""What is kept of a match."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import Struct

from knockdown.engine.match_rules import FIELDS
from knockdown.referee.ending import Reason
from knockdown.server.protocol.scene import NOBODY, HouseRules
from knockdown.server.protocol.seats import SeatInfo

ID_BYTES: Final = 16
UNKNOWN_RULES: Final = -1  # no version of the rules


class SetupData(HouseRules, frozen=True):
    """What a `referee.Record` begins with, and the versions it must be played with."""

    fighters: tuple[str, str]
    arena: str
    skills: str
    seed: int
    players: tuple[str, str]
    date: str
    rules: int
    boxes: list[tuple[str, str]]


def setup_from(text: str) -> SetupData:
    """One with a house rule that this version does not know can be listed, but not played."""
    try:
        return msgspec.json.decode(text, type=SetupData)
    except msgspec.ValidationError:
        fields = msgspec.json.decode(text)
        for rule in FIELDS:
            fields.pop(rule.name, None)
        return msgspec.convert(fields | {"rules": UNKNOWN_RULES}, SetupData)


class Summary(Struct, frozen=True):
    """What a list of matches shows, so that no match is replayed for it."""

    fighters: list[str]
    arena: str
    victories: list[int]
    winner: int
    moves: int
    ending: Reason = ""  # how it ended, since that is kept: older matches ended by the rules

    @property
    def is_over(self) -> bool:
        return self.winner != NOBODY

    @property
    def reason(self) -> Reason:
        """How it ended, for older matches as well."""
        return self.ending or ("rounds" if self.is_over else "")


class Entry(Struct, frozen=True):
    """One line of a match's log; `kind` is one of `match.log.KINDS`."""

    number: int
    kind: str
    seat: int
    data: str


class Stored(Struct, frozen=True):
    """A match as it is kept; `entries` and `text` only if all of it was asked for."""

    id: str
    owner: str
    changed: str
    setup: SetupData
    brought: bool  # imported as a text: nobody plays on
    guided: bool
    over: bool
    summary: Summary
    seats: list[Seat]
    entries: list[Entry] = []
    clock: str | None = None  # match.clock.Clock; none if nobody's time counts
    text: str | None = None  # of an imported match, as it was written


@dataclass(frozen=True)
class Seat(SeatInfo):
    """A seat of a hosted match; a person's belongs to the hash of a token."""

    owner: str = ""


def seats_of(seats: Sequence[Seat], owner: str) -> list[int]:
    """The seats that belong to this owner."""
    return [place for place, seat in enumerate(seats) if owner and seat.owner == owner]


def new_id() -> str:
    """Of a match, a room or a server. 128 bits: it cannot be guessed."""
    return secrets.token_urlsafe(ID_BYTES)
