"""The subjects of the report, by key and by name, in the order of the boxes."""

from __future__ import annotations

from typing import NamedTuple

from knockdown.content import Library
from knockdown.engine.book import NONE
from knockdown.lab.play import skills_of
from knockdown.setup import RANDOM

LANG = "en"


class Entry(NamedTuple):
    """A card; `home` is its arena, or its fighter for a Special Attack."""

    home: str
    key: str
    name: str


def fighter_name(library: Library, key: str) -> str:
    return library.fighter_name(library.fighter(key), LANG)


def arena_name(library: Library, key: str) -> str:
    return library.arena_name(library.arena(key), LANG)


def attack_cards(library: Library, arena: str) -> list[Entry]:
    """11.2: each different attack of the arena's deck."""
    numbers = dict.fromkeys(card.attack for card in library.arena(arena).cards)
    attacks = [library.book.attacks[number] for number in numbers if number != NONE]
    return [Entry(arena, attack.key, library.attack_name(attack, LANG)) for attack in attacks]


def specials(library: Library, fighter: str) -> list[Entry]:
    attacks = [library.book.attacks[number] for number in library.fighter(fighter).specials]
    return [Entry(fighter, attack.key, library.attack_name(attack, LANG)) for attack in attacks]


def skills(library: Library, arena: str) -> list[Entry]:
    """11.1: the Skills played in this arena."""
    box = skills_of(library, arena)
    sets = library.book.skill_sets if box == RANDOM else [library.skill_set(box)]
    found = [library.book.skills[number] for each in sets for number in each.skills]
    return [Entry(arena, skill.key, library.skill_name(skill, LANG)) for skill in found]
