"""The loaded boxes: the engine's book, and what people call the things in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from knockdown.content.art import Art
from knockdown.content.problems import UnknownKey
from knockdown.content.reader import LANGUAGES, Names
from knockdown.content.scenery import Scenery
from knockdown.engine.book import Arena, Attack, Book, Fighter, Skill, SkillSet, Token

Item = Attack | Fighter | Skill | Token | Arena
Keyed = TypeVar("Keyed", Fighter, Skill, SkillSet, Token, Arena)


@dataclass(frozen=True)
class BoxInfo:
    """One loaded box; `hash` changes when anything that plays changes, words aside."""

    key: str
    names: Names
    volume: int | None
    hash: str
    label: str  # its folder, in messages
    art: Art = field(compare=False, repr=False)


@dataclass(frozen=True)
class Guide:
    """The match that a beginner is guided through."""

    fighters: tuple[str, str] = ("random", "random")
    arena: str = "random"
    skills: str = "random"
    seed: int = 0


@dataclass(frozen=True)
class Title:
    """The words of one printed thing and where they come from."""

    names: Names
    source: str


class Library:
    """Every loaded box. Look-ups by key raise `UnknownKey` with the nearest known key."""

    def __init__(self) -> None:
        self.book = Book()
        self.boxes: list[BoxInfo] = []
        self.guide = Guide()  # of the first box that has one
        self._titles: dict[tuple[str, int], Title] = {}
        self._classes: dict[int, Names] = {}
        self._plans: dict[int, Names] = {}
        self._colours: dict[int, str] = {}
        self._fighter_tokens: dict[int, list[int]] = {}
        self._candles: dict[int, Names] = {}
        self._arena_plans: dict[int, Names] = {}
        self._sceneries: dict[int, Scenery] = {}

    # ------------------------------------------------------------ look-ups
    def fighter(self, key: str) -> Fighter:
        return _by_key("fighter", self.book.fighters, key)

    def arena(self, key: str) -> Arena:
        return _by_key("arena", self.book.arenas, key)

    def skill_set(self, key: str) -> SkillSet:
        return _by_key("skill set", self.book.skill_sets, key)

    def skill(self, key: str) -> Skill:
        return _by_key("skill", self.book.skills, key)

    def token(self, key: str) -> Token:
        return _by_key("token", self.book.tokens, key)

    def box(self, key: str) -> BoxInfo:
        for box in self.boxes:
            if box.key == key:
                return box
        raise UnknownKey("box", key, (box.key for box in self.boxes))

    # --------------------------------------------------------------- words
    def attack_name(self, attack: Attack, lang: str) -> str:
        return _in(lang, self._title(attack).names)

    def fighter_name(self, fighter: Fighter, lang: str) -> str:
        return _in(lang, self._title(fighter).names)

    def fighter_class(self, fighter: Fighter, lang: str) -> str:
        return _in(lang, self._classes[fighter.index])

    def fighter_plan(self, fighter: Fighter, lang: str) -> str:
        return _in(lang, self._plans[fighter.index])

    def fighter_colour(self, fighter: Fighter) -> str:
        """`#ff6040`: on the page and in plots."""
        return self._colours[fighter.index]

    def fighter_tokens(self, fighter: Fighter) -> list[Token]:
        """The tokens this fighter brings (3.1)."""
        return [self.book.tokens[index] for index in self._fighter_tokens[fighter.index]]

    def skill_name(self, skill: Skill, lang: str) -> str:
        return _in(lang, self._title(skill).names)

    def token_name(self, token: Token, lang: str) -> str:
        return _in(lang, self._title(token).names)

    def arena_name(self, arena: Arena, lang: str) -> str:
        return _in(lang, self._title(arena).names)

    def candle_name(self, arena: Arena, lang: str) -> str:
        """What the Candle cards of this arena are called; "" if it has none."""
        return _in(lang, self._candles[arena.index]) if arena.candles else ""

    def arena_plan(self, arena: Arena, lang: str) -> str:
        """What to expect there, in a line; "" if its box does not say."""
        return _in(lang, self._arena_plans[arena.index])

    def scenery(self, arena: Arena) -> Scenery:
        return self._sceneries[arena.index]

    def box_name(self, key: str, lang: str) -> str:
        return _in(lang, self.box(key).names)

    def source(self, item: Item) -> str:
        """ "rulebook", "reconstructed" or "custom": how far a card is to be trusted."""
        return self._title(item).source

    # -------------------------------------------------------------- filling
    def entitle(self, item: Item, names: Names, source: str) -> None:
        self._titles[type(item).__name__, item.index] = Title(names, source)

    def describe_fighter(
        self, fighter: Fighter, classes: Names, plan: Names, colour: str, tokens: list[int]
    ) -> None:
        self._classes[fighter.index] = classes
        self._plans[fighter.index] = plan
        self._colours[fighter.index] = colour
        self._fighter_tokens[fighter.index] = tokens

    def name_candle(self, arena: Arena, names: Names) -> None:
        self._candles[arena.index] = names

    def describe_arena(self, arena: Arena, plan: Names, scenery: Scenery) -> None:
        self._arena_plans[arena.index] = plan
        self._sceneries[arena.index] = scenery

    def _title(self, item: Item) -> Title:
        return self._titles[type(item).__name__, item.index]


def _by_key(kind: str, items: Sequence[Keyed], key: str) -> Keyed:
    for item in items:
        if item.key == key:
            return item
    raise UnknownKey(kind, key, _keys(items))


def _keys(items: Iterable[Keyed]) -> list[str]:
    return [item.key for item in items]


def _in(lang: str, names: Names) -> str:
    if lang not in names:
        raise UnknownKey("language", lang, LANGUAGES)
    return names[lang]
