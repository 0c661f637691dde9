"""A match read from its log is the match that was played."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from knockdown.referee.live import LiveMatch
from knockdown.referee.moves import move_text
from knockdown.referee.record import Record
from knockdown.server.match.log import (
    DECISION,
    FORFEIT,
    TOWER,
    UNDO,
    VERDICT,
    format_chunk,
    parse_chunk,
    restore,
    setup_of,
    summary_of,
)
from knockdown.server.protocol.refusals import OTHER_RULES, Refusal
from knockdown.server.storage.models import Entry
from knockdown.server.towers.messages import Chunk
from knockdown.tower.builder import build
from knockdown.tower.evidence import evidence_of
from knockdown.tower.evidence_text import format_evidence
from knockdown.tower.inputs import Input
from knockdown.tower.pending import pending_test
from knockdown.tower.skills import skill_named


def played(seed: int, moves: int) -> tuple[LiveMatch, list[Entry]]:
    """Decisions at random, now and then taken back, towers built; and the log of it all."""
    live = LiveMatch(Record(seed=seed, knockdown="tower"))
    log: list[Entry] = []
    rng = Random(seed)

    def write(kind: str, data: str) -> None:
        log.append(Entry(len(log) + 1, kind, live.match.decider, data))

    while len(log) < moves and not live.match.is_over:
        test = pending_test(live.match)
        last = live.deciders[-1] if live.deciders else 0
        if test is not None:
            attempt = build(test.cubes, skill_named("expert"), test.seed, test.number)
            write(TOWER, format_chunk(Chunk(7, attempt.inputs[:3])))
            write(VERDICT, format_evidence(evidence_of(attempt)))
            live.apply_tower(attempt)
        elif live.can_undo(last) and rng.random() < 0.3:
            write(UNDO, "")
            live.undo(last)
        else:
            option = rng.choice(live.match.options)
            write(DECISION, move_text(live.match, option))
            live.apply(option)
    return live, log


@pytest.mark.parametrize("seed", range(4))
def test_a_log_is_the_match(seed: int) -> None:
    live, log = played(seed, 150)
    restored = restore(setup_of(live.record), log)
    assert restored.live.match.to_dict() == live.match.to_dict()
    assert restored.live.record.digest() == live.record.digest()
    assert restored.live.deciders == live.deciders
    assert restored.entries == len(log)
    assert restored.revision == sum(entry.kind != TOWER for entry in log)


def test_an_unfinished_tower_is_what_the_log_has_of_it() -> None:
    live, log = played(0, 150)
    tower = next(n for n, entry in enumerate(log) if entry.kind == TOWER)
    begun = [*log[: tower + 1], Entry(tower + 2, TOWER, 0, "67 -")]
    restored = restore(setup_of(live.record), begun)
    assert [chunk.tick for chunk in restored.tower] == [7, 67]
    assert len(restored.tower[0].inputs) == 3
    assert restore(setup_of(live.record), log[:tower]).tower == []


def test_a_tower_that_nobody_waits_for_any_more_is_forgotten() -> None:
    live, log = played(0, 150)
    stray = [*log[:4], Entry(5, TOWER, 0, "-360 -")]
    assert pending_test(restore(setup_of(live.record), stray).live.match) is None
    assert restore(setup_of(live.record), stray).tower == []


@pytest.mark.parametrize(
    "chunk",
    [
        Chunk(-360, []),
        Chunk(0, [Input(0, "grab", 1.5, 2.0, 3)]),
        Chunk(61, [Input(60, "move", -7.25, 0.0), Input(61, "release"), Input(61, "done")]),
    ],
)
def test_chunks_come_back(chunk: Chunk) -> None:
    assert parse_chunk(format_chunk(chunk)) == chunk


@pytest.mark.parametrize("seat", [0, 1])
def test_a_forfeit_is_the_end(seat: int) -> None:
    live, log = played(1, 30)
    ended = [*log, Entry(len(log) + 1, FORFEIT, seat, "left")]
    restored = restore(setup_of(live.record), ended)
    assert restored.live.winner == 1 - seat and restored.entries == len(ended)
    assert restored.revision == restore(setup_of(live.record), log).revision + 1
    summary = summary_of(restored.live.match, 30, restored.live.forfeit)
    assert (summary.winner, summary.ending) == (1 - seat, "left")


def test_an_unfinished_tower_of_a_match_given_up_is_forgotten() -> None:
    live, log = played(0, 150)
    tower = next(n for n, entry in enumerate(log) if entry.kind == TOWER)
    given_up = [*log[: tower + 1], Entry(tower + 2, FORFEIT, 0, "conceded")]
    restored = restore(setup_of(live.record), given_up)
    assert restored.tower == [] and restored.live.is_over


@pytest.mark.parametrize(("seat", "reason"), [(0, "bored"), (2, "time")])
def test_a_forfeit_that_cannot_be_is_refused(seat: int, reason: str) -> None:
    live, log = played(1, 30)
    with pytest.raises(Refusal) as refused:
        restore(setup_of(live.record), [*log, Entry(len(log) + 1, FORFEIT, seat, reason)])
    assert refused.value.reason == OTHER_RULES


def test_nothing_comes_after_a_forfeit() -> None:
    live, log = played(1, 30)
    early = [*log[:9], Entry(10, FORFEIT, 0, "time"), *log[9:]]
    with pytest.raises(Refusal) as refused:
        restore(setup_of(live.record), early)
    assert refused.value.reason == OTHER_RULES


def test_a_match_of_other_rules_is_refused() -> None:
    live, log = played(1, 30)
    setup = setup_of(live.record)
    strange = [*log[:-1], Entry(len(log), DECISION, 0, "fly 7")]
    for wrong, entries in (
        (msgspec.structs.replace(setup, rules=setup.rules + 1), log),
        (msgspec.structs.replace(setup, boxes=[("siege_storm", "0" * 64)]), log),
        (setup, strange),
    ):
        with pytest.raises(Refusal) as refused:
            restore(wrong, entries)
        assert refused.value.reason == OTHER_RULES
