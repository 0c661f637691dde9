"""What a screen shows of a match: built by the server from one player's view, in one language.

The page works out no rule. Whatever is lit, why something is not, what an
attack would do and what each answer leaves is said here. Things are named by
the keys of the boxes; their printed words come with the catalogue. Spaces and
seats count from 0, `NOBODY` is −1.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, cast, get_args

from msgspec import Meta, Struct

from knockdown.engine.match_rules import (
    DEFAULT_STALL_TURNS,
    FIELDS,
    KNOCKDOWN_TOWER,
    RELIEF_TOTAL,
    Knockdown,
    MatchRules,
    Relief,
    RuleWords,
)
from knockdown.referee.ending import Reason
from knockdown.server.protocol.events import EventNow

NOBODY: Final = -1
# What a page counts with. A longer number cannot be passed on to other processes and servers.
LARGEST: Final = 2**53 - 1
Whole = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]

# Who looks at a screen: one player, both from one place, a spectator, or somebody looking back.
Mode = Literal["alone", "shared", "watched", "replay"]
TestPhase = Literal["start", "build", "over"]
Builder = Literal["you", "person", "computer"]
ClockKind = Literal["none", "relaxed", "blitz"]
CLOCKS: Final[tuple[ClockKind, ...]] = get_args(ClockKind)


class HouseRules(Struct, frozen=True, kw_only=True):
    """What is agreed on before a match; in JSON its fields lie among those of what has them."""

    knockdown: Knockdown = KNOCKDOWN_TOWER
    relief: Relief = RELIEF_TOTAL
    stall_turns: Whole = DEFAULT_STALL_TURNS

    def words(self) -> RuleWords:
        return cast(RuleWords, {field.name: getattr(self, field.name) for field in FIELDS})

    @property
    def match_rules(self) -> MatchRules:
        """Checked: what is not possible raises `SetupError`."""
        return MatchRules(**self.words())


class Reach(Struct, frozen=True):
    """6.8: how far an attack goes now, with the Skills that change it."""

    kind: Literal["spaces", "projectile", "unlimited"]
    low: int
    high: int
    text: str  # spoken: `range 1–2`


class RowCard(Struct, frozen=True):
    """A card of the Attack Row, as it is for the player who looks at it."""

    card: int
    attack: str
    letters: str  # symbols: B D F K M
    hits: bool
    harms: bool  # what hits may also do nothing but move somebody or prepare something
    reach: Reach
    heavy: int
    light: int
    ko: bool
    text: str  # everything a screen reader says of it


class HandCard(Struct, frozen=True):
    """5.1, 5.2: a card in a hand is its symbols; of an unseen one there are none."""

    card: int
    letters: str
    known: bool  # seen by both players; an own unseen card has letters and is not known


class TokenPile(Struct, frozen=True):
    """Tokens on a sheet."""

    token: str
    owner: int
    count: int


class SpaceToken(Struct, frozen=True):
    """A token on a space."""

    token: str
    owner: int


class SpaceNow(Struct, frozen=True):
    """One space of the arena."""

    tokens: list[SpaceToken]
    candle: bool
    dark: bool  # 10.2: beyond a Candle
    edge: bool  # 10.1
    text: str  # spoken: `Space 4: Veroth, a Trap`


class SpecialNow(Struct, frozen=True):
    """A Special Attack of a sheet, as it is now."""

    attack: str
    place: int  # on the sheet
    reach: Reach
    heavy: int
    light: int
    ko: bool
    payable: bool
    hits: bool
    why_not: str  # in words, if it could not be used now: `Too far: needs 1`
    text: str


class SkillNow(Struct, frozen=True):
    """2.3: a Skill of a seat. The key is empty where the viewer may not know it."""

    skill: str
    face_up: bool


class FighterNow(Struct, frozen=True):
    """One seat."""

    seat: int
    fighter: str  # empty before it is chosen
    player: str  # the name of who plays it, in words
    level: str  # of a computer; empty for a person
    space: int
    heavy: int
    light: int
    victories: int
    hand: list[HandCard]
    hand_limit: int
    tokens: list[TokenPile]
    skills: list[SkillNow]
    specials: list[SpecialNow]
    bonus: list[str]  # what was prepared for the next Strike, in words
    fall: int  # how likely a Knockdown Test now would be failed, in percent
    text: str  # spoken: wounds, hand, Skills and tokens


class Preview(Struct, frozen=True):
    """What an attack would do before it is chosen."""

    hits: bool
    harms: bool  # it can wound whom it hits
    spaces: list[int]  # that are in its range
    target: int  # the seat it would hit, or NOBODY
    heavy: int
    light: int
    ko: bool
    blocks: list[str]  # what the opponent could do about it, in words
    text: str


class Wounds(Struct, frozen=True):
    """How many of each kind."""

    heavy: int
    light: int


class OptionNow(Struct, frozen=True):
    """One possible answer. `option` are the words that are sent back: `move 5`."""

    option: str
    kind: str  # of `engine.options.OPTION_KINDS`
    label: str  # short, for a button
    text: str  # the whole sentence
    beyond: int = 0  # where in `text` begins what `label` does not say
    space: int = NOBODY
    card: int = NOBODY
    place: int = NOBODY  # of a Special Attack on the sheet
    key: str = ""  # of a fighter or a Skill
    letters: list[str] = []  # the cards that would be given up, each by its symbols
    keeps: list[str] = []  # the cards that would stay in hand
    lost: str = ""  # symbols that are given up for nothing
    heavy: int = 0  # wounds ignored, dropped or suffered by choosing this
    light: int = 0
    suffers: Wounds | None = None  # 6: all that is certain with this answer to an attack
    preview: Preview | None = None
    sensible: bool = False  # the first to offer where many do the same
    early: bool = False  # 7: a test that would hardly ever fail


class Coming(Struct, frozen=True):
    """6: the attack that is being answered, for block and Reaction windows."""

    attack: str
    attacker: int
    card: int
    heavy: int
    light: int
    ko: bool
    effect: str  # in the attacker's words
    in_question: bool  # the text of the question says the effect as well
    told: str  # whose words these are, and the effect
    text: str


class Closed(Struct, frozen=True):
    """An answer of a block or Reaction window that is not possible now."""

    kind: str  # of `engine.options.OPTION_KINDS`
    label: str  # short: `Both`, or the name of a Reaction
    why_not: str  # in words: `Needs two Block cards`
    text: str  # both, as it is spoken
    key: str = ""  # of a Reaction
    place: int = NOBODY  # of a Reaction on the sheet


class Question(Struct, frozen=True):
    """The pending decision of the viewer."""

    decision: str  # of `engine.options.DECISIONS`
    text: str
    rule: str  # the part of the rules that explains it
    actions: int  # 4.2: actions left, in a turn
    options: list[OptionNow]
    coming: Coming | None = None
    closed: list[Closed] = []
    powers: list[str] = []  # the Skills that ask, if they may ask again in this round
    on_row: bool = False  # an answer changes the Attack Row: it has to be seen


class TestNow(Struct, frozen=True):
    """7: a Knockdown Test under way. `start` waits for the attacker to begin it."""

    kind: Knockdown
    seat: int  # who is tested
    heavy: int
    light: int
    wounds: int
    starter: int  # 7.1: who calls three, two, one
    builder: Builder
    phase: TestPhase
    text: str


class ClockNow(Struct, frozen=True):
    """Whose time runs, in milliseconds: first that of the decision, then the seat's reserve."""

    kind: ClockKind
    seat: int  # NOBODY while nobody's time runs
    left: int  # of the decision
    reserves: list[int]
    at: int  # the server's time when this was so; from then on the page counts by itself


class Scene(HouseRules, tag_field="type", tag="scene", frozen=True):
    """The whole match as one screen shows it."""

    match: str
    revision: int  # what a decision is an answer to
    lang: str
    mode: Mode
    viewer: int  # a seat, or NOBODY where both players look on
    handover: int  # the seat that has to take the screen first, or NOBODY
    arena: str
    skill_set: str
    round: int  # 0 in the setup
    turn: int
    first: int
    active: int
    decider: int
    winner: int
    over: bool
    deck: int
    candles: int
    discards: list[HandCard]
    row: list[RowCard | None]
    spaces: list[SpaceNow]
    fighters: list[FighterNow]
    question: Question | None
    waiting: str  # for whom and for what, in words, if the viewer is not asked
    thinking: bool
    test: TestNow | None
    can_undo: bool
    can_hint: bool  # two people who play against each other think for themselves
    events: list[EventNow]  # since the scene before; after a (re)connection all, or the last 1000
    fresh: bool  # the events belong to the past: show them in the log, do not act them out
    ending: Reason = ""  # empty while it goes on
    forfeited: bool = False  # it is over although the rules did not end it
    ending_text: str = ""  # why it is over, if not by the rules: `Driana gives up.`
    clock: ClockNow | None = None
    away: list[float] = []  # seconds since each seat's person left, −1 if here; empty in replays
    claim_in: float = -1.0  # seconds until you may claim the match; −1: nobody is away
    room: str = ""  # where its players meet again; told to them alone
