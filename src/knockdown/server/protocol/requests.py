"""What is asked for and answered over HTTP."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from knockdown.referee.ending import Reason
from knockdown.server.protocol.events import EventNow
from knockdown.server.protocol.scene import ClockKind, HouseRules, Scene
from knockdown.server.protocol.seats import PERSON, SeatKind

# Bytes. The moves of a match are up to 8 kB, a tower's evidence 5, with a hand that never rests 15;
# of 400 random matches the one with the most towers had fourteen.
LARGEST_TEXT: Final = 512 * 1024


class Known(Struct, frozen=True):
    """You are known by a cookie; `new` if this answer has brought it."""

    new: bool


class SeatWanted(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to play a seat."""

    kind: SeatKind = PERSON
    level: str = ""  # of a computer
    name: str = ""  # of a person; may be empty


class NewMatch(HouseRules, forbid_unknown_fields=True, frozen=True):
    """3: a match as it is chosen on the first screens."""

    seats: tuple[SeatWanted, SeatWanted]
    fighters: tuple[str, str] = ("random", "random")  # a key, random, or pick
    arena: str = "random"
    skills: str = "random"
    guided: bool = False
    clock: ClockKind = "none"
    seed: int = -1  # negative: the server draws one


class MatchText(Struct, forbid_unknown_fields=True, frozen=True):
    """A match as text, to be looked at or gone on with."""

    text: str


class GoOn(Struct, forbid_unknown_fields=True, frozen=True):
    """Play on from a moment of another match."""

    step: int
    seats: tuple[SeatWanted, SeatWanted]


class Created(Struct, frozen=True):
    """Where the match is now."""

    match: str


class MatchLine(Struct, frozen=True):
    """A match in a list."""

    match: str
    fighters: list[str]
    players: list[str]
    levels: list[str]
    arena: str
    victories: list[int]
    over: bool
    winner: int
    yours: list[int]  # your seats
    guided: bool
    moves: int
    changed: str  # ISO 8601
    ending: Reason = ""  # empty while it goes on


# What stands out on a timeline.
StepMark = Literal["round", "hit", "heavy_hit", "ko", "passed", "tower", "forfeit"]


class StepLine(Struct, frozen=True):
    """One move in a replay's timeline."""

    number: int
    seat: int
    round: int
    turn: int
    text: str
    marks: list[StepMark]


class Moment(Struct, frozen=True):
    """Wounds after a move, for the picture of a match."""

    number: int
    round: int
    heavy: list[int]
    light: list[int]


class KeyMoment(Struct, frozen=True):
    """Something worth remembering."""

    number: int
    round: int
    seat: int
    text: str


class Replay(Struct, frozen=True):
    """A whole match to step through; `scene` comes step by step."""

    line: MatchLine
    steps: list[StepLine]
    wounds: list[Moment]
    key_moments: list[KeyMoment]
    text: str  # the match text, for saving and sharing; empty while the match is being played
    viewer: int  # whose view it is; NOBODY: both sides, or what both know if it is not open
    viewers: list[int]  # whose views may be asked for
    why_closed: str  # in words, if not all of them


class Film(Struct, frozen=True):
    """How the frames of a tower are to be drawn; lengths as in `TowerBegan`."""

    heavy: list[bool]
    edge: float
    half_width: float
    height: float
    per_second: int
    passed: bool
    text: str  # the verdict


class ReplayStep(Struct, frozen=True):
    """The match after one move, seen by one player or by both.

    The scene has the past in its events, for the log; `events` are those of the move.
    """

    number: int
    scene: Scene
    events: list[EventNow]
    tower: list[list[float]]  # frames of the tower that was built in this move, if it was kept
    film: Film | None = None


class FaceDown(Struct, frozen=True):
    """The Skills only this seat knows, by their keys."""

    seat: int
    skills: list[str]


class Trouble(Struct, frozen=True):
    """What went wrong, in the reader's language; `reason` is one of `protocol.refusals`.

    `details` are the sentence's arguments, for clients with their own words or language.
    """

    reason: str
    text: str
    details: dict[str, str | int]
