"""Setting up a match by names: the keys of fighters, arenas and Skill sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from knockdown import content
from knockdown.content import Library
from knockdown.engine import match as engine
from knockdown.engine.errors import SetupError
from knockdown.engine.match import Match, Setup
from knockdown.engine.match_rules import USUAL, MatchRules, RuleWords

RANDOM = "random"
PICK = "pick"


def new_match(
    fighters: Sequence[str] = (RANDOM, RANDOM),
    arena: str = RANDOM,
    skills: str = RANDOM,
    seed: int = 0,
    *,
    match_rules: MatchRules = USUAL,
    library: Library | None = None,
    recording: bool = False,
    **house_rules: Unpack[RuleWords],
) -> Match:
    """Begin a match; the first decision is pending when this returns.

    `fighters` are two keys, or `"random"` (drawn with the selection tokens,
    11.1), or `"pick"` (chosen by the players as their first decision, 3.1).
    The house rules are given one by one (`relief="each"`), as one value, or both.
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
        match_rules.replace(house_rules),
    )
    return engine.new_match(library.book, choice, recording)


def fighter_number(library: Library, key: str) -> int:
    if key == RANDOM:
        return engine.RANDOM
    if key == PICK:
        return engine.PICK
    return library.fighter(key).index
