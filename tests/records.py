"""Recorded matches for the tests of text forms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import count

from random_matches import LIBRARY, LINE_UPS, LineUp, any_option, choices
from tower import hands

from knockdown.engine import options as o
from knockdown.engine.match import Match
from knockdown.engine.match_rules import Knockdown
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.referee.live import LiveMatch
from knockdown.referee.record import Record
from knockdown.tower.attempt import Attempt
from knockdown.tower.pending import PendingTest, pending_test

SHORT = 60
NEEDED = ("block wounds", "ignore ", "react double_block", "special ", "pay ", "dash ", "failed")
EAGER = (o.TEST, o.FAILED, o.REACT, o.BLOCK_WOUNDS, o.SPECIAL)


def record_of(line_up: LineUp) -> Record:
    """The setup alone, no move made."""
    return Record(
        line_up.fighters,
        line_up.arena,
        line_up.skills,
        line_up.seed,
        knockdown=line_up.knockdown,
        relief=line_up.relief,
        stall_turns=line_up.stall_turns,
        library=LIBRARY,
    )


def random_record(line_up: LineUp, limit: int = 2_000) -> Record:
    """Random play, to the end or for this many decisions."""
    record = record_of(line_up)
    play(record, limit)
    return record


def play(record: Record, limit: int) -> None:
    match, rng = record.begin(), choices(record.seed)
    while not match.is_over and len(record.moves) < limit:
        record.moves.append(any_option(match, rng))
        match.apply(record.moves[-1])


def long_record(moves: int) -> Record:
    """Nobody does anything but walk to and fro, and no rule ends that (4.9)."""
    record = Record(seed=7, stall_turns=0, library=LIBRARY)
    match, rng = record.begin(), choices(7)
    while len(record.moves) < moves:
        steps = [option for option in match.options if option.kind == o.MOVE]
        wanted = steps or match.options
        record.moves.append(wanted[rng.below(len(wanted))])
        match.apply(record.moves[-1])
    return record


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


def eager_setup(seed: int, knockdown: Knockdown) -> Record:
    return Record(
        ("veroth", "driana"),
        seed=seed,
        knockdown=knockdown,
        stall_turns=2,
        players=("Ann", "Ben"),
        date="2025-01-31",
        library=LIBRARY,
    )


def eager_record(seed: int) -> Record:
    record = eager_setup(seed, "table")
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


# ------------------------------------------------------------------------- towers
FEW_CUBES = 3


def tower_record() -> Record:
    """A short match of which the first tower stands; then nobody lifts a hand any more."""
    built = built_tower_record()
    return replace(built, moves=[*built.moves], towers={**built.towers})


@cache
def built_tower_record() -> Record:
    for seed in count():
        live = LiveMatch(eager_setup(seed, "tower"))
        test = play_to_tower(live)
        if test is not None and test.cubes.total == FEW_CUBES:
            live.apply_tower(built_tower(test, hands.stack))
            while (test := play_to_tower(live)) is not None:
                live.apply_tower(built_tower(test, hands.begin))
            verdicts = [tower.passed for tower in live.record.towers.values()]
            if verdicts[:2] == [True, False] and len(live.record.moves) < SHORT:
                return live.record
    raise AssertionError


def play_to_tower(live: LiveMatch) -> PendingTest | None:
    """On to the next tower; there may be none any more."""
    rng = choices(live.record.seed)
    while not live.match.is_over and pending_test(live.match) is None:
        live.apply(eager_option(live.match, rng))
    return pending_test(live.match)


def built_tower(test: PendingTest, hand: Callable[[Attempt], None]) -> Attempt:
    attempt = Attempt(test.cubes, test.seed, test.number)
    hand(attempt)
    hands.claim(attempt)
    return attempt


def same(a: Match, b: Match) -> bool:
    """Equal in all that is saved, and asking the same."""
    asked = [(m.decider, m.decision, m.options) for m in (a, b)]
    return a.to_dict() == b.to_dict() and asked[0] == asked[1]


SOME_LINE_UPS = LINE_UPS[::5]
