"""Options as short words: `move 5`, `attack ram.F`, `pay F+BM`, `block wounds B`.

The words are the same in every language, unique among the options of a
decision, and stable as long as the boxes are. Match texts, positions, tests and
bug reports use them.
"""

from __future__ import annotations

import difflib
from functools import lru_cache

from knockdown.engine import options as o
from knockdown.engine.book import NONE, Arena, Book, Power
from knockdown.engine.errors import IllegalOption
from knockdown.engine.match import Match
from knockdown.engine.options import Option, unpack_faces
from knockdown.engine.terms import WOUND_KINDS

PLAIN = {
    o.TAKE_TOP: "top",
    o.END_COMBO: "end",
    o.PASS: "pass",
    o.YES: "yes",
    o.NO: "no",
    o.TEST: "test",
    o.PASSED: "passed",
    o.FAILED: "failed",
}
WITH_SPACE = {o.MOVE: "move", o.DASH_TO: "dash", o.SPACE: "space"}
WITH_CARD = {o.CARD: "card", o.ATTACK: "attack"}
WITH_SPECIAL = {o.SPECIAL: "special", o.REACT: "react"}
WITH_FACES = {
    o.PAYMENT: "pay",
    o.BLOCK_WOUNDS: "block wounds",
    o.BLOCK_EFFECT: "block effect",
    o.BLOCK_BOTH: "block both",
}
WITH_WOUNDS = {o.IGNORE: "ignore", o.DROP: "drop"}
BRANCHES = ("first", "second")


def move_text(match: Match, option: Option) -> str:
    """The option in words."""
    kind = option.kind
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in WITH_SPACE:
        return f"{WITH_SPACE[kind]} {option.a + 1}"
    if kind in WITH_CARD:
        return f"{WITH_CARD[kind]} {card_name(match, option.a)}"
    if kind in WITH_SPECIAL:
        return f"{WITH_SPECIAL[kind]} {match.kit(match.decider).specials[option.a].key}"
    if kind in WITH_FACES:
        return f"{WITH_FACES[kind]} {faces_text(match, unpack_faces(option.a))}"
    if kind in WITH_WOUNDS:
        return f"{WITH_WOUNDS[kind]} {option.a}/{option.b}"
    if kind == o.FIGHTER:
        return f"fighter {match.book.fighters[option.a].key}"
    if kind == o.SKILL:
        return f"skill {match.book.skills[option.a].key}"
    if kind == o.FACE:
        return f"face {faces_text(match, [option.a])}"
    if kind == o.POWER:
        return f"use {power_name(match.book, match.book.powers[option.a])}"
    if kind == o.WOUND_KIND:
        return WOUND_KINDS[option.a]
    return BRANCHES[option.a]


def move_texts(match: Match) -> list[str]:
    """All options of the pending decision in words, in canonical order."""
    return [move_text(match, option) for option in match.options]


def find_move(match: Match, text: str) -> Option:
    """The offered option with these words; case and spacing do not matter."""
    wanted = " ".join(text.split()).lower()
    offered = move_texts(match)
    for option, words in zip(match.options, offered, strict=True):
        if words.lower() == wanted:
            return option
    spelled = {words.lower(): words for words in offered}
    close = difflib.get_close_matches(wanted, spelled, 1)
    hint = f"did you mean '{spelled[close[0]]}'? " if close else ""
    raise IllegalOption(
        f"'{text}' is not offered to seat {match.decider} at {match.decision_name};"
        f" {hint}offered: {', '.join(offered)}"
    )


def faces_text(match: Match, faces: list[int]) -> str:
    return "+".join(match.arena.faces[face].letters for face in faces)


def card_name(match: Match, card: int) -> str:
    return card_names(match.book, match.arena)[card]


@lru_cache(maxsize=64)
def card_names(book: Book, arena: Arena) -> tuple[str, ...]:
    """Every card of a deck by attack and symbols, `ram.F`; equal ones are numbered: `ram.F2`."""
    names: list[str] = []
    count: dict[str, int] = {}
    for card in arena.cards:
        name = "candle" if card.attack == NONE else book.attacks[card.attack].key
        name += "" if card.face == NONE else f".{arena.faces[card.face].letters}"
        count[name] = count.get(name, 0) + 1
        names.append(name if count[name] == 1 else f"{name}{count[name]}")
    return tuple(names)


def power_name(book: Book, power: Power) -> str:
    """The key of the Skill, token or fighter; its second power is numbered."""
    if power.skill != NONE:
        key, powers = book.skills[power.skill].key, book.skills[power.skill].powers
    elif power.token != NONE:
        key, powers = book.tokens[power.token].key, book.tokens[power.token].powers
    else:
        key, powers = book.fighters[power.fighter].key, book.fighters[power.fighter].powers
    place = [other.index for other in powers].index(power.index)
    return key if place == 0 else f"{key}.{place + 1}"
