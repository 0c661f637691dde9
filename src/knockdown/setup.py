"""Setting up a match by names: the keys of fighters, arenas and Skill sets."""

from __future__ import annotations

from collections.abc import Sequence

from knockdown import content
from knockdown.content import Library
from knockdown.engine import match as engine
from knockdown.engine.errors import SetupError
from knockdown.engine.match import Match, Setup
from knockdown.engine.terms import KNOCKDOWNS, RELIEFS

RANDOM = "random"
PICK = "pick"


def new_match(
    fighters: Sequence[str] = (RANDOM, RANDOM),
    arena: str = RANDOM,
    skills: str = RANDOM,
    seed: int = 0,
    *,
    knockdown: str = "dice",
    relief: str = "total",
    stall_turns: int = engine.DEFAULT_STALL_TURNS,
    library: Library | None = None,
    recording: bool = False,
) -> Match:
    """Begin a match; the first decision is pending when this returns.

    `fighters` are two keys, or `"random"` (drawn with the selection tokens,
    11.1), or `"pick"` (chosen by the players as their first decision, 3.1).
    With `recording` the match keeps `events`.
    """
    library = library or content.load()
    if len(fighters) != 2:
        raise SetupError(f"a match needs two fighters, not {len(fighters)}")
    choice = Setup(
        (fighter_number(library, fighters[0]), fighter_number(library, fighters[1])),
        engine.RANDOM if arena == RANDOM else library.arena(arena).index,
        engine.RANDOM if skills == RANDOM else library.skill_set(skills).index,
        seed,
        word_number("knockdown", knockdown, KNOCKDOWNS),
        word_number("relief", relief, RELIEFS),
        stall_turns,
    )
    return engine.new_match(library.book, choice, recording)


def fighter_number(library: Library, key: str) -> int:
    if key == RANDOM:
        return engine.RANDOM
    if key == PICK:
        return engine.PICK
    return library.fighter(key).index


def word_number(option: str, word: str, words: tuple[str, ...]) -> int:
    if word not in words:
        raise SetupError(f"{option} is '{word}'; it can be {', '.join(words)}")
    return words.index(word)
