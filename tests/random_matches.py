"""Whole matches of random play, for tests that look at every decision on the way.

`LINE_UPS` has every pair of fighters in every arena. Between them they also
have every kind of Knockdown Test, relief and stall rule, and Skills of the
arena's box as well as of the other one (11.1).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from knockdown import content
from knockdown.engine.match import Match
from knockdown.engine.match_rules import KNOCKDOWNS, RELIEFS, Knockdown, Relief
from knockdown.engine.options import Option
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.setup import new_match

LIBRARY = content.load()
BOOK = LIBRARY.book

# Random play makes about 200 decisions in a match; far beyond that it is stuck.
LONGEST_MATCH = 2_000
STALL_TURNS = (12, 0, 3, 12, 1)


@dataclass(frozen=True)
class LineUp:
    """What is decided before a match; the seed settles the rest."""

    fighters: tuple[str, str]
    arena: str
    skills: str
    knockdown: Knockdown
    relief: Relief
    stall_turns: int
    seed: int

    def __str__(self) -> str:
        return f"{self.fighters[0]}-{self.fighters[1]}-{self.arena}-{self.seed}"

    def begin(self, *, recording: bool = False) -> Match:
        return new_match(
            self.fighters,
            self.arena,
            self.skills,
            self.seed,
            knockdown=self.knockdown,
            relief=self.relief,
            stall_turns=self.stall_turns,
            recording=recording,
        )


def line_ups() -> Iterator[LineUp]:
    keys = [fighter.key for fighter in BOOK.fighters]
    seed = 0
    for pair in combinations(keys, 2):
        for arena in BOOK.arenas:
            seed += 1
            yield LineUp(
                pair if seed % 4 < 2 else (pair[1], pair[0]),
                arena.key,
                BOOK.skill_sets[seed // 2 % len(BOOK.skill_sets)].key,
                KNOCKDOWNS[seed % len(KNOCKDOWNS)],
                RELIEFS[seed // 2 % len(RELIEFS)],
                STALL_TURNS[seed % len(STALL_TURNS)],
                seed,
            )


LINE_UPS = tuple(line_ups())


def choices(seed: int) -> Rng:
    """A player's dice: which option to take. Never the match's own generator."""
    return Rng(seed, SEARCH_STREAM)


def any_option(match: Match, rng: Rng) -> Option:
    return match.options[rng.below(len(match.options))]


def decisions(match: Match, rng: Rng) -> Iterator[int]:
    """Play at random to the end, stopping at every decision for a look."""
    for count in range(LONGEST_MATCH):
        if match.is_over:
            return
        yield count
        match.apply(any_option(match, rng))
    raise AssertionError(f"no end after {LONGEST_MATCH} decisions")


def play_on(match: Match, rng: Rng, limit: int) -> list[str]:
    """Random play for this many decisions. Yields the state after each."""
    states: list[str] = []
    while not match.is_over and len(states) < limit:
        match.apply(any_option(match, rng))
        states.append(fingerprint(match))
    return states


def numbers(options: list[Option]) -> list[tuple[int, int, int]]:
    return [(option.kind, option.a, option.b) for option in options]


def fingerprint(match: Match) -> str:
    """A hash over all that a match is made of, what it works out for itself included."""
    worked_out = [(player.faces, player.symbols) for player in match.players]
    return hash_of([match.to_dict(), pending(match), worked_out])


def position(match: Match) -> str:
    """A hash over what lies on the table and what is asked.

    How the engine remembers where it is in a rule may change; this may not.
    The boxes' own hash is left out: it changes with cards that are not in play.
    """
    saved = match.to_dict()
    del saved["stack"], saved["content"]
    return hash_of([saved, pending(match)])


def pending(match: Match) -> list[object]:
    return [match.decider, match.decision, numbers(match.options)]


def hash_of(data: list[object]) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
