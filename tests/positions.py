"""Positions that tests begin from, instead of playing up to them.

Each is a match that waits for a certain decision. It is found by playing, harshly and without a
screen, from one seed after the other, which takes milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple

import knockdown
from knockdown.engine.options import PASSED_OR_FAILED
from knockdown.referee.live import LiveMatch
from knockdown.referee.record import Record
from knockdown.tower.pending import PendingTest

# What is asked, by the name of the decision, and the answers as match texts write them.
Wanted = Callable[[str, list[str]], bool]
HARSH: Final = ("test", "special", "attack")
SEEDS: Final = 2000


def asked(
    is_wanted: Wanted,
    *,
    seat: int | None = None,
    rounds: Iterable[int] = (0, 1),
    preferred: tuple[str, ...] = HARSH,
    **setup: Any,
) -> Record:
    """A match in which that is asked, at that seat or either, in such a round; 0 is the draft."""
    for seed in range(SEEDS):
        live, rng = LiveMatch(Record(seed=seed, **setup)), Random(seed)
        while live.match.round <= max(rounds) and not live.match.is_over:
            words = knockdown.move_texts(live.match)
            is_there = live.match.round in rounds and seat in (None, live.match.decider)
            if is_there and is_wanted(live.match.decision_name, words):
                return live.record
            live.play(rng.choice([one for one in words if one.startswith(preferred)] or words))
    raise AssertionError("nobody is asked that")


def decider_of(record: Record) -> int:
    return record.match().decider


def at_the_board(**setup: Any) -> Record:
    """A turn begins, and there are cards in reach and Special Attacks."""
    return asked(lambda name, _: name == "take_action", rounds=(1,), **setup)


def before_a_block(answers: int = 2, **setup: Any) -> Record:
    return asked(lambda name, words: name == "choose_block" and len(words) >= answers, **setup)


def before_a_call(**setup: Any) -> Record:
    """A Knockdown Test may be called now."""
    return asked(lambda _, words: "test" in words, **setup)


def before_a_test(cubes: int) -> tuple[Record, PendingTest]:
    """A match that waits for a tower of so many cubes, the first one of it."""
    for seed in range(SEEDS):
        live = LiveMatch(Record(seed=seed, knockdown="tower"))
        rng = Random(seed)
        while live.pending_test is None and not live.match.is_over and len(live.record.moves) < 80:
            words = knockdown.move_texts(live.match)
            live.play(rng.choice([one for one in words if one.startswith(HARSH)] or words))
        test = live.pending_test
        if test is not None and test.cubes.total == cubes:
            return live.record, test
    raise AssertionError(f"no test with {cubes} cubes was found")


class TwoTests(NamedTuple):
    """A match that waits for a tower, and what is decided after it has stood, up to the next."""

    record: Record
    decisions: list[str]
    cubes: int  # of the next one


def before_two_tests() -> TwoTests:
    """The first one is of one cube, the next one in the same round is of more."""
    for seed in range(SEEDS):
        live = LiveMatch(Record(seed=seed, knockdown="tower"))
        played_to_a_test(live)
        test = live.pending_test
        if test is None or test.cubes.total != 1:
            continue
        record = replace(live.record, moves=[*live.record.moves])
        live.decide(PASSED_OR_FAILED[0])
        decisions = played_to_a_test(live)
        next_test = live.pending_test
        if next_test is not None and next_test.cubes.total > 1 and live.match.round == 1:
            return TwoTests(record, decisions, next_test.cubes.total)
    raise AssertionError("no test follows another")


def played_to_a_test(live: LiveMatch, most: int = 40) -> list[str]:
    """As harshly as may be; tells what was decided."""
    played: list[str] = []
    while live.pending_test is None and not live.match.is_over and len(played) < most:
        words = knockdown.move_texts(live.match)
        played.append(([word for word in words if word.startswith(HARSH)] or words)[0])
        live.play(played[-1])
    return played


def before_a_round_ends(**setup: Any) -> Record:
    """Who is asked calls the test that wins the round, and the other one begins the next."""
    return before_a_last_test(lambda live: live.match.round == 2, **setup)


def before_a_match_ends(**setup: Any) -> Record:
    """Who is asked calls the test that wins the match."""
    return before_a_last_test(lambda live: live.is_over, **setup)


def before_a_last_test(is_last: Callable[[LiveMatch], bool], **setup: Any) -> Record:
    for seed in range(SEEDS):
        live, rng = LiveMatch(Record(seed=seed, **setup)), Random(seed)
        word, caller = "", -1
        while not (live.is_over or is_last(live)):
            words, caller = knockdown.move_texts(live.match), live.match.decider
            word = rng.choice([one for one in words if one.startswith(HARSH)] or words)
            live.play(word)
        if is_last(live) and word == "test" and (live.is_over or live.match.decider != caller):
            return replace(live.record, moves=live.record.moves[:-1])
    raise AssertionError("no test is the last one")
