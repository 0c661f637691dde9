"""What goes through a match's WebSocket."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from knockdown.server.protocol.scene import NOBODY, Scene, Whole

# How far a tower is: the words of `tower.attempt`, or `resting` while its time stands still.
Phase = Literal["waiting", "counting", "building", "resting", "settling", "over"]
PHRASES: Final = (  # `phrase-…` in words/*/web-phrases.ftl
    "hello",
    "good-luck",
    "well-played",
    "nice-tower",
    "ouch",
    "close-one",
    "thinking",
    "sorry",
    "hurry",
    "thanks",
    "good-match",
    "again",
    "bye",
)


# ------------------------------------------------------------- from the page
class Decide(Struct, tag_field="type", tag="decide", forbid_unknown_fields=True, frozen=True):
    """An answer to the decision of this revision."""

    revision: Whole
    option: str


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True, frozen=True):
    """Take the last own decision back."""

    revision: Whole


class AskHint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True, frozen=True):
    """What would a duelist do?"""

    revision: Whole


class TakeScreen(
    Struct, tag_field="type", tag="take_screen", forbid_unknown_fields=True, frozen=True
):
    """Two people at one screen: this seat looks now, the other one looks away."""

    seat: Whole


class Speak(Struct, tag_field="type", tag="speak", forbid_unknown_fields=True, frozen=True):
    """Go on in another language; answered with the whole scene."""

    lang: str


class StartTest(
    Struct, tag_field="type", tag="start_test", forbid_unknown_fields=True, frozen=True
):
    """7.1: three, two, one. Sent by the attacker, or by who may speak for a computer."""

    revision: Whole


class Concede(Struct, tag_field="type", tag="concede", forbid_unknown_fields=True, frozen=True):
    """Give up. A player of both seats may name one; otherwise it is the one to decide."""

    revision: Whole
    seat: Whole = NOBODY


class Claim(Struct, tag_field="type", tag="claim", forbid_unknown_fields=True, frozen=True):
    """The opponent has been gone for long enough: the match is mine."""

    revision: Whole


class Say(Struct, tag_field="type", tag="phrase", forbid_unknown_fields=True, frozen=True):
    """One of the phrases that everybody hears in their language."""

    key: str


class Hand(Struct, tag_field="type", tag="hand", forbid_unknown_fields=True, frozen=True):
    """One movement of the hand over the table, stamped with the tick the page has seen."""

    tick: Whole
    kind: Literal["grab", "move", "rotate", "release", "done"]
    x: float = 0.0
    y: float = 0.0
    cube: Whole = 0
    angle: float = 0.0


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True, frozen=True):
    """Is anybody there?"""

    stamp: float = 0.0


FromPage = (
    Decide | Undo | AskHint | TakeScreen | Speak | StartTest | Concede | Claim | Say | Hand | Ping
)


# --------------------------------------------------------------- to the page
class Tip(Struct, frozen=True):
    """One of the best answers, and the chance to win the match with it."""

    option: str
    percent: int
    text: str  # the option in a few words, as its `label`


class Hint(Struct, tag_field="type", tag="hint", frozen=True):
    """The best answers; none where one is as good as another."""

    revision: int
    tips: list[Tip]
    text: str


class Refused(Struct, tag_field="type", tag="refused", frozen=True):
    """A request was refused; `reason` is one of `protocol.refusals`.

    `details` are the sentence's arguments, for clients with their own words or language.
    """

    reason: str
    text: str
    details: dict[str, str | int]


class TowerFrame(Struct, tag_field="type", tag="tower", frozen=True):
    """The tower at one moment, sixty times a second.

    Lengths are in units, `edge` to a cube's side; x is 0 in the middle of the
    table and y grows upward from it. `cubes` are x, y and angle of each in turn.
    """

    tick: int
    phase: Phase
    left: float  # seconds to build
    cubes: list[float]
    held: int
    x: float
    y: float
    placed: int
    one_on_table: bool
    none_touches_three: bool
    stands: bool


class TowerBegan(Struct, tag_field="type", tag="tower_began", frozen=True):
    """A table with its cubes, before the countdown and after every reconnection."""

    seat: int
    yours: bool
    heavy: list[bool]  # whether each cube is a heavy wound
    edge: float
    half_width: float
    height: float
    reach: float  # how near the pointer must be to a cube, in units
    ticks_per_second: int
    seconds: float
    frame: TowerFrame


class TowerJudged(Struct, tag_field="type", tag="tower_judged", frozen=True):
    """7.1: whether it stood, and why not; `dice` where it could not be built and they decided."""

    passed: bool
    reason: str
    cubes: list[int]
    text: str


class Said(Struct, tag_field="type", tag="said", frozen=True):
    """Somebody at the table said something; it is not kept."""

    seat: int
    phrase: str
    text: str


class Pong(Struct, tag_field="type", tag="pong", frozen=True):
    """Yes."""

    stamp: float


ToPage = Scene | Hint | Refused | TowerBegan | TowerFrame | TowerJudged | Said | Pong
