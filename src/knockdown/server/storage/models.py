"""What is kept of a match."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from knockdown.server.match.clock import Clock
from knockdown.server.protocol.scene import Ending
from knockdown.server.storage.seats import Seat


class SetupData(Struct, frozen=True):
    """What `referee.Record` is begun with, and what it must be played with."""

    fighters: tuple[str, str]
    arena: str
    skills: str
    seed: int
    knockdown: str
    relief: str
    stall_turns: int
    players: tuple[str, str]
    date: str
    rules: int
    boxes: list[tuple[str, str]]


class Summary(Struct, frozen=True):
    """What a list of matches shows, so that no match is replayed for it."""

    fighters: list[str]
    arena: str
    victories: list[int]
    winner: int
    moves: int
    ending: Ending = ""  # matches kept before this was told ended by the rules


class Entry(Struct, frozen=True):
    """One line of a match's log; `kind` is one of `logbook.KINDS`."""

    number: int
    kind: str
    seat: int
    data: str


class State(NamedTuple):
    """What is kept beside an entry: the clock, and what a list of matches shows if it changes."""

    clock: Clock
    summary: Summary | None = None


class Stored(Struct, frozen=True):
    """A match as it is kept; `entries` and `text` only if all of it was asked for."""

    id: str
    owner: str
    changed: str
    setup: SetupData
    brought: bool  # along as a text: nobody goes on with it
    guided: bool
    over: bool
    summary: Summary
    seats: list[Seat]
    entries: list[Entry] = []
    clock: str | None = None  # clocks.Clock; none if nobody's time counts
    text: str | None = None  # of what was brought along, as it was written
