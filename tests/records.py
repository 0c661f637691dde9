"""Recorded matches for the tests of text forms."""

from __future__ import annotations

from functools import cache
from itertools import count

from random_matches import LIBRARY, LINE_UPS, LineUp, any_option, choices

from knockdown.engine import options as o
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.referee.record import Record

SHORT = 60
NEEDED = ("block wounds", "ignore ", "react double_block", "special ", "pay ", "dash ", "failed")
EAGER = (o.TEST, o.FAILED, o.REACT, o.BLOCK_WOUNDS, o.SPECIAL)


def random_record(line_up: LineUp, limit: int = 2_000) -> Record:
    """Random play, to the end or for so many decisions."""
    record = Record(
        line_up.fighters,
        line_up.arena,
        line_up.skills,
        line_up.seed,
        line_up.knockdown,
        line_up.relief,
        line_up.stall_turns,
        library=LIBRARY,
    )
    play(record, limit)
    return record


def play(record: Record, limit: int) -> None:
    match, rng = record.begin(), choices(record.seed)
    while not match.is_over and len(record.moves) < limit:
        record.moves.append(any_option(match, rng))
        match.apply(record.moves[-1])


def short_record() -> Record:
    """A short match with a bit of everything in it, for golden files and for fuzzing."""
    record = eager_record(short_seed())
    record.comments = {0: "A short fight, table rules.", 9: "An open hand."}
    return record


@cache
def short_seed() -> int:
    """Looked for, because a seed brings another match whenever cards or rules change."""
    for seed in count():
        record = eager_record(seed)
        text = " ".join(record.texts())
        if len(record.moves) < SHORT and all(word in text for word in NEEDED):
            return seed
    raise AssertionError


def eager_record(seed: int) -> Record:
    record = Record(
        ("veroth", "driana"),
        seed=seed,
        knockdown="table",
        stall_turns=2,
        players=("Ann", "Ben"),
        date="2025-01-31",
        library=LIBRARY,
    )
    match, rng = record.begin(), choices(seed)
    while not match.is_over:
        record.moves.append(eager_option(match, rng))
        match.apply(record.moves[-1])
    return record


def eager_option(match: Match, rng: Rng) -> Option:
    """Fight rather than dance, so that the match is short."""
    eager = [option for option in match.options if option.kind in EAGER]
    attacks = [option for option in match.options if option.kind == o.ATTACK]
    wanted = eager or attacks or match.options
    return wanted[rng.below(len(wanted))]


def same(a: Match, b: Match) -> bool:
    """Equal in all that is saved, and asking the same."""
    asked = [(m.decider, m.decision, m.options) for m in (a, b)]
    return a.to_dict() == b.to_dict() and asked[0] == asked[1]


SOME_LINE_UPS = LINE_UPS[::5]
