"""The short notations of a box file: wounds, ranges, distances, costs and card symbols."""

from __future__ import annotations

import re

from knockdown.colours import NIGHT, contrast
from knockdown.engine.terms import (
    FAR,
    RANGE_PROJECTILE,
    RANGE_SPACES,
    RANGE_UNLIMITED,
    SYMBOL_LETTERS,
    WILD,
)

MOST_SPACES = 15
READABLE = 4.5  # contrast, as WCAG asks for
MOST_SLOTS = 6  # 5.3: nobody can hold more cards than this to pay with

WOUNDS_FORM = '"heavy/light", each from 0 to 9, like "1/0"'
CHANGE_FORM = '"heavy/light" with signs, like "+0/+1" or "-1/+0"'
RANGE_FORM = '"1", "1-2", "projectile" or "unlimited"'
SPACES_FORM = '"1" or "1-2"'
DISTANCE_FORM = '"1", "1-2" or "3+"'
COST_FORM = (
    f"1 to {MOST_SLOTS} slots apart by spaces, each a letter of {SYMBOL_LETTERS}, "
    'letters apart by "/", or "?" for Wild, like "F/D ?"'
)
CARD_FORM = f'one or two letters of {SYMBOL_LETTERS}, like "F" or "BM"'
COLOUR_FORM = 'a colour like "#15132e"'
BRIGHT_FORM = 'a colour like "#ff6040", bright enough to be read on the dark page'

_WOUNDS = re.compile("([0-9])/([0-9])")
_CHANGE = re.compile("([+-][0-9])/([+-][0-9])")
_SPACES = re.compile("([0-9]{1,2})(?:-([0-9]{1,2}))?")
_AT_LEAST = re.compile("([0-9]{1,2})[+]")
_COLOUR = re.compile("#[0-9A-Fa-f]{6}")


def wounds(text: str) -> tuple[int, int] | None:
    """2.1: heavy and light wounds."""
    found = _WOUNDS.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None


def some_wounds(text: str) -> tuple[int, int] | None:
    """At least one wound: an effect that inflicts nothing is a slip of the pen."""
    found = wounds(text)
    return found if found != (0, 0) else None


def change(text: str) -> tuple[int, int] | None:
    """6.1: what is added to a wound pool or taken from it."""
    found = _CHANGE.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None


def spaces(text: str) -> tuple[int, int] | None:
    """6.8: exactly X spaces, or from X to Y."""
    found = _SPACES.fullmatch(text)
    if not found:
        return None
    low = int(found[1])
    high = int(found[2] or found[1])
    return (low, high) if 1 <= low <= high <= MOST_SPACES else None


def reach(text: str) -> tuple[int, int, int] | None:
    """6.8: the kind of a range, with its nearest and farthest space."""
    if text == "projectile":
        return RANGE_PROJECTILE, 1, FAR
    if text == "unlimited":
        return RANGE_UNLIMITED, 1, FAR
    found = spaces(text)
    return (RANGE_SPACES, *found) if found else None


def distance(text: str) -> tuple[int, int] | None:
    """A condition on how far apart the fighters are."""
    found = _AT_LEAST.fullmatch(text)
    if found:
        low = int(found[1])
        return (low, FAR) if 1 <= low <= MOST_SPACES else None
    return spaces(text)


def cost(text: str) -> list[int] | None:
    """2.4, 4.6: one bit set of symbols for each slot."""
    slots = [_slot(part) for part in text.split()]
    if not 1 <= len(slots) <= MOST_SLOTS or 0 in slots:
        return None
    return slots


def _slot(text: str) -> int:
    if text == "?":
        return WILD
    slot = 0
    for letter in text.split("/"):
        if len(letter) != 1 or letter not in SYMBOL_LETTERS:
            return 0
        slot |= 1 << SYMBOL_LETTERS.index(letter)
    return slot


def symbols(text: str) -> list[int] | None:
    """2.1: the one or two symbols of an Attack card, in the order of the symbols."""
    if not 1 <= len(text) <= 2 or any(letter not in SYMBOL_LETTERS for letter in text):
        return None
    return sorted(SYMBOL_LETTERS.index(letter) for letter in text)


def colour(text: str) -> str | None:
    """Red, green and blue in hexadecimal."""
    return text.lower() if _COLOUR.fullmatch(text) else None


def bright_colour(text: str) -> str | None:
    """Words in it are read on the page's dark ground."""
    found = colour(text)
    return found if found and contrast(found, NIGHT) >= READABLE else None
