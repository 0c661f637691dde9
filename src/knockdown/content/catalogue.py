"""Everything printed, in one language, as plain data for display or JSON."""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import dataclass
from typing import Final, TypeVar

from knockdown.content.library import Library
from knockdown.content.text import CardWriter
from knockdown.engine.book import NONE, Arena, Attack, Fighter, Skill, Token
from knockdown.engine.terms import ATTACK_TYPES, RANGE_SPACES

KINDS: Final = ("fighters", "attacks", "skills", "tokens", "arenas")


@dataclass(frozen=True)
class Selection:
    """A filter for cards; empty fields match everything."""

    box: str = ""
    kind: str = ""  # one of KINDS
    search: str = ""  # part of a name or key; case and accents do not matter

    def finds(self, *names: str) -> bool:
        wanted = folded(self.search)
        return any(wanted in folded(name) for name in names)


@dataclass(frozen=True)
class CopyEntry:
    """Cards of one attack that show the same symbols."""

    letters: str
    symbols: str
    count: int


@dataclass(frozen=True)
class Entry:
    """Anything with a name; `source` is "rulebook", "reconstructed" or "custom"."""

    key: str
    name: str
    source: str

    def called(self) -> list[str]:
        """The names by which a search finds it."""
        return [self.name, self.key]


@dataclass(frozen=True)
class AttackEntry(Entry):
    """An attack of a deck (with copies) or of a sheet (with a cost)."""

    type: str
    type_name: str
    range: str  # 6.8: `1–2`, `projectile`
    reach: str  # the same for display: `range 1–2`, `projectile`
    heavy: int
    light: int
    ko: bool
    cost: str
    cost_letters: str
    text: str
    line: str
    copies: list[CopyEntry]


@dataclass(frozen=True)
class FighterEntry(Entry):
    """A Fighter Sheet (2.2)."""

    fighter_class: str
    plan: str
    tokens: list[str]
    text: str
    specials: list[AttackEntry]

    def called(self) -> list[str]:
        return [*super().called(), *(special.name for special in self.specials)]


@dataclass(frozen=True)
class SkillEntry(Entry):
    """A Skill card (2.3)."""

    initiative: int
    text: str


@dataclass(frozen=True)
class PlainEntry(Entry):
    """A token or an arena: a name and what it does."""

    text: str


Found = TypeVar("Found", bound=Entry)


@dataclass(frozen=True)
class BoxEntry:
    """The contents of one box."""

    key: str
    name: str
    fighters: list[FighterEntry]
    attacks: list[AttackEntry]
    skills: list[SkillEntry]
    tokens: list[PlainEntry]
    arenas: list[PlainEntry]

    def is_empty(self) -> bool:
        return not any((self.fighters, self.attacks, self.skills, self.tokens, self.arenas))


def catalogue(library: Library, lang: str, selection: Selection | None = None) -> list[BoxEntry]:
    """The boxes with the cards of the selection; boxes without any are left out."""
    wanted = selection or Selection()
    cataloguer = _Cataloguer(library, lang, wanted)
    chosen = [library.box(wanted.box)] if wanted.box else library.boxes
    boxes = [cataloguer.box(box.key) for box in chosen]
    return [box for box in boxes if not box.is_empty()]


class _Cataloguer:
    def __init__(self, library: Library, lang: str, selection: Selection) -> None:
        self.library = library
        self.book = library.book
        self.lang = lang
        self.selection = selection
        self.writer = CardWriter(library, lang)

    def box(self, key: str) -> BoxEntry:
        book = self.book
        arenas = [arena for arena in book.arenas if arena.box == key]
        skills = [self._skill(skill) for skill in book.skills if skill.box == key]
        skills.sort(key=lambda skill: skill.initiative)
        fighters = [self._fighter(fighter) for fighter in book.fighters if fighter.box == key]
        tokens = [self._token(token) for token in book.tokens if token.box == key]
        return BoxEntry(
            key,
            self.library.box_name(key, self.lang),
            fighters=self._chosen("fighters", fighters),
            attacks=self._chosen("attacks", [each for a in arenas for each in self._deck(a)]),
            skills=self._chosen("skills", skills),
            tokens=self._chosen("tokens", tokens),
            arenas=self._chosen("arenas", [self._arena(arena) for arena in arenas]),
        )

    def _chosen(self, kind: str, entries: list[Found]) -> list[Found]:
        if self.selection.kind not in ("", kind):
            return []
        return [entry for entry in entries if self.selection.finds(*entry.called())]

    def _deck(self, arena: Arena) -> list[AttackEntry]:
        """11.2: the attacks of the deck that belongs to an arena, in its order."""
        return [
            self._attack(self.book.attacks[attack], self._copies(arena, counts))
            for attack, counts in _counts(arena).items()
        ]

    # -------------------------------------------------------- single entries
    def _attack(self, attack: Attack, copies: list[CopyEntry]) -> AttackEntry:
        cost = self.book.costs[attack.cost] if attack.cost != NONE else None
        return AttackEntry(
            key=attack.key,
            name=self.library.attack_name(attack, self.lang),
            source=self.library.source(attack),
            type=ATTACK_TYPES[attack.type],
            type_name=self.writer.type_name(attack),
            range=self.writer.range_text(attack),
            reach=self._reach(attack),
            heavy=attack.heavy,
            light=attack.light,
            ko=attack.ko,
            cost=self.writer.cost_text(cost) if cost else "",
            cost_letters=cost.letters() if cost else "",
            text=self.writer.attack_text(attack),
            line=self.writer.attack_line(attack),
            copies=copies,
        )

    def _reach(self, attack: Attack) -> str:
        in_spaces = attack.range_kind == RANGE_SPACES
        return self.writer.range_phrase(attack) if in_spaces else self.writer.range_text(attack)

    def _fighter(self, fighter: Fighter) -> FighterEntry:
        return FighterEntry(
            key=fighter.key,
            name=self.library.fighter_name(fighter, self.lang),
            source=self.library.source(fighter),
            fighter_class=self.library.fighter_class(fighter, self.lang),
            plan=self.library.fighter_plan(fighter, self.lang),
            tokens=[
                self.library.token_name(token, self.lang)
                for token in self.library.fighter_tokens(fighter)
            ],
            text=self.writer.powers_text(fighter.powers),
            specials=[self._attack(self.book.attacks[each], []) for each in fighter.specials],
        )

    def _skill(self, skill: Skill) -> SkillEntry:
        name = self.library.skill_name(skill, self.lang)
        text = self.writer.skill_text(skill)
        return SkillEntry(skill.key, name, self.library.source(skill), skill.initiative, text)

    def _token(self, token: Token) -> PlainEntry:
        name = self.library.token_name(token, self.lang)
        text = self.writer.token_text(token)
        return PlainEntry(token.key, name, self.library.source(token), text)

    def _arena(self, arena: Arena) -> PlainEntry:
        name = self.library.arena_name(arena, self.lang)
        text = self.writer.arena_text(arena)
        return PlainEntry(arena.key, name, self.library.source(arena), text)

    def _copies(self, arena: Arena, counts: Counter[int]) -> list[CopyEntry]:
        faces = [(arena.faces[face], count) for face, count in sorted(counts.items())]
        return [
            CopyEntry(face.letters, self.writer.face_text(face), count) for face, count in faces
        ]


def _counts(arena: Arena) -> dict[int, Counter[int]]:
    """How many cards of each attack show each face, in the order of the deck."""
    found: dict[int, Counter[int]] = {}
    for card in arena.cards[: arena.attack_cards]:
        found.setdefault(card.attack, Counter())[card.face] += 1
    return found


def folded(text: str) -> str:
    """Letters without case and accents; ł has no decomposition, so it is replaced by hand."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
