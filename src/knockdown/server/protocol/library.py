"""Everything printed, in one language: what the page looks keys up in."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from knockdown.server.protocol.scene import Reach

BlockKind = Literal["paragraph", "list", "ruling"]
Source = Literal["rulebook", "reconstructed", "custom"]
Sound = Literal["drums", "flutter"]


class Copies(Struct, frozen=True):
    """Cards of one attack that show the same symbols."""

    letters: str
    symbols: str  # spoken: `Block + Dash`
    count: int


class AttackEntry(Struct, frozen=True):
    """2.1: an attack of a deck (with copies) or of a sheet (with a cost and a fighter)."""

    key: str
    box: str
    fighter: str  # whose sheet it stands on, or empty
    name: str
    type: Literal["strike", "ability", "reaction"]
    reach: Reach
    heavy: int
    light: int
    ko: bool
    cost: str  # in letters: `F/D ?`
    cost_text: str
    text: str  # what stands under the numbers
    line: str  # all of it, spoken
    copies: list[Copies]
    source: Source


class FighterEntry(Struct, frozen=True):
    """2.2: a Fighter Sheet. Tokens and Special Attacks by their keys."""

    key: str
    box: str
    name: str
    title: str  # the fighter's class
    plan: str
    colour: str  # `#ff6040`
    tokens: list[str]
    specials: list[str]
    text: str
    source: Source


class SkillEntry(Struct, frozen=True):
    """2.3: a Skill card."""

    key: str
    box: str
    name: str
    initiative: int
    text: str
    source: Source


class TokenEntry(Struct, frozen=True):
    """A kind of token."""

    key: str
    box: str
    name: str
    count: int
    on_space: bool
    text: str
    source: Source


class Air(Struct, frozen=True):
    """Wind or water: noise around a pitch that sways up and down."""

    pitch: int  # hertz
    sway: int  # hertz to each side
    seconds: int  # for once up and down
    volume: int  # per cent


class Call(Struct, frozen=True):
    """What is heard in an arena now and then, in milliseconds."""

    sound: Sound
    least: int
    most: int


class ArenaEntry(Struct, frozen=True):
    """10: an arena; its deck are the attacks of its box that no fighter has."""

    key: str
    box: str
    name: str
    spaces: int
    starts: list[int]
    edges: bool
    candles: int
    candle_name: str
    plan: str  # what to expect there, in a line; may be empty
    sky: str  # the colour above its drawing
    air: list[Air]
    call: Call | None
    text: str
    source: Source


class BoxEntry(Struct, frozen=True):
    """What one box brings; `skills` is also its Skill set (11.1)."""

    key: str
    name: str
    fighters: list[FighterEntry]
    attacks: list[AttackEntry]  # of the decks, then of the sheets
    skills: list[SkillEntry]
    tokens: list[TokenEntry]
    arenas: list[ArenaEntry]
    art: str  # the address that its drawings begin with
    drawings: list[str]  # `fighters/veroth/idle`: at `{art}/fighters/veroth/idle.svg`
    symbols: dict[str, str]  # the drawings themselves that are small and everywhere


class Spoken(Struct, frozen=True):
    """The names of what is shown as an icon, by the letter or word the scene uses."""

    symbols: dict[str, str]  # by letter, `?` for Wild
    types: dict[str, str]
    wounds: dict[str, str]  # heavy, light
    ko: str
    levels: dict[str, str]
    level_plans: dict[str, str]


class GuidedMatch(Struct, frozen=True):
    """The match that the guide begins: with the person's fighter first."""

    fighters: tuple[str, str]
    arena: str
    skills: str
    seed: int


class Catalogue(Struct, frozen=True):
    """The whole library."""

    lang: str
    boxes: list[BoxEntry]
    guide: GuidedMatch
    spoken: Spoken


class RuleWords(Struct, frozen=True):
    """A piece of a sentence; `to` is a part of the rules, a path of the page, or an icon."""

    kind: Literal["text", "strong", "link", "page", "icon"]
    text: str  # empty for an icon: what it shows is said beside it
    to: str


class RuleBlock(Struct, frozen=True):
    """A paragraph, or a list with one line for each entry; a ruling is this project's own."""

    kind: BlockKind
    lines: list[list[RuleWords]]


class RulePart(Struct, frozen=True):
    """One rule in our own words."""

    key: str
    title: str
    numbers: list[str]  # of the rules it tells
    blocks: list[RuleBlock]


class RuleChapter(Struct, frozen=True):
    """Parts that belong together."""

    key: str
    title: str
    parts: list[RulePart]


class Rulebook(Struct, frozen=True):
    """The rules in one language."""

    lang: str
    chapters: list[RuleChapter]
