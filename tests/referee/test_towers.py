"""Towers in a live match, in its record, and in its text."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from records import built_tower, eager_setup, play_to_tower, same, short_record, tower_record
from tower import hands

from knockdown.engine.frames import KnockdownFrame
from knockdown.engine.options import PASSED, PASSED_OR_FAILED
from knockdown.referee.errors import NotationError, TowerRefused
from knockdown.referee.live import LiveMatch
from knockdown.referee.notation import format_match, parse_match
from knockdown.referee.record import Record
from knockdown.referee.replay import steps
from knockdown.referee.wrapping import WIDTH
from knockdown.tower.attempt import Attempt
from knockdown.tower.evidence import Evidence, EvidenceError, evidence_of, findings
from knockdown.tower.evidence_text import format_evidence
from knockdown.tower.pending import PendingTest, pending_test
from knockdown.tower.scatter import Cubes

TEXT = format_match(tower_record())
RESULT = TEXT.split()[-1]
SEED = tower_record().seed
FIRST, SECOND, *_ = tower_record().towers
CUBES = "{}/{}".format(*tower_record().towers[SECOND].cubes)
NO_DIGEST = re.sub(r"\[Digest .*\n", "", TEXT)
HEADS = re.compile(r"^Tower (\d+): .*\n(?:    .*\n)+\n", re.MULTILINE)


def at_a_tower() -> tuple[LiveMatch, PendingTest]:
    """A match that waits for its first tower."""
    live = LiveMatch(eager_setup(tower_record().seed, "tower"))
    test = play_to_tower(live)
    assert test is not None
    return live, test


# -------------------------------------------------------------------------- a live match
@pytest.mark.parametrize(("hand", "word"), [(hands.stack, "passed"), (hands.begin, "failed")])
def test_a_finished_tower_answers_the_test(hand: Callable[[Attempt], None], word: str) -> None:
    live, test = at_a_tower()
    attempt = built_tower(test, hand)
    live.apply_tower(attempt)
    assert live.record.texts()[-1] == word
    assert live.record.towers == {len(live.record.moves): evidence_of(attempt)}


def test_the_right_tower_is_asked_for() -> None:
    live, test = at_a_tower()
    tested = live.match.players[test.seat]
    assert live.match.decider == test.seat
    assert test == PendingTest(test.seat, Cubes(tested.heavy, tested.light), live.match.seed, 0)
    live.decide(PASSED_OR_FAILED[0])
    assert pending_test(live.match) is None
    second = play_to_tower(live)
    assert second is not None and second.number == 1


def test_light_wounds_are_left_out_before_heavy_ones() -> None:
    live, test = at_a_tower()
    frame, player = live.match.stack[-1], live.match.players[test.seat]
    assert isinstance(frame, KnockdownFrame)
    player.heavy, player.light = 2, 5
    for wounds, cubes in ((7, (2, 5)), (4, (2, 2)), (2, (2, 0)), (1, (1, 0))):
        frame.wounds = wounds
        asked = pending_test(live.match)
        assert asked is not None and asked.cubes == cubes


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"cubes": Cubes(1, 0)}, "the tower is of 1/0 cubes, the test of "),
        ({"seed": 99}, f"number 0 of the seed 99, the test number 0 of the seed {SEED}"),
        ({"number": 4}, f"number 4 of the seed {SEED}, the test number 0 of the seed {SEED}"),
    ],
)
def test_another_tower_is_refused(change: dict[str, object], message: str) -> None:
    live, test = at_a_tower()
    before = live.match.to_dict(), len(live.record.moves)
    attempt = built_tower(PendingTest(**(test._asdict() | change)), hands.begin)
    with pytest.raises(TowerRefused) as caught:
        live.apply_tower(attempt)
    assert message in str(caught.value)
    assert (live.match.to_dict(), len(live.record.moves)) == before and not live.record.towers


def test_a_tower_nobody_asked_for_is_refused() -> None:
    live, test = at_a_tower()
    attempt = built_tower(test, hands.begin)
    live.decide(PASSED_OR_FAILED[0])
    with pytest.raises(TowerRefused, match="no Knockdown Test with a tower ends here"):
        live.apply_tower(attempt)


def test_at_the_table_no_tower_is_built() -> None:
    record = short_record()
    del record.moves[record.texts().index("failed") :]
    live = LiveMatch(record)
    assert live.match.decision_name == "test_result" and pending_test(live.match) is None
    with pytest.raises(TowerRefused, match="no Knockdown Test"):
        live.apply_tower(built_tower(PendingTest(0, Cubes(1, 0), record.seed, 0), hands.begin))


def test_an_unfinished_tower_is_refused() -> None:
    live, test = at_a_tower()
    attempt = Attempt(test.cubes, test.seed, test.number)
    hands.begin(attempt)
    with pytest.raises(EvidenceError, match="not finished"):
        live.apply_tower(attempt)


def test_taking_back_keeps_the_towers_of_the_moves_that_are_left() -> None:
    live, test = at_a_tower()
    live.apply_tower(built_tower(test, hands.stack))
    towers = dict(live.record.towers)
    assert live.match.decision_name == "choose_relief" and not live.can_undo(test.seat)
    live.apply(live.match.options[0])
    live.undo(test.seat)
    assert live.record.towers == towers
    live.record.towers[len(live.record.moves) + 1] = towers[FIRST]  # of a move to come
    live.apply(live.match.options[0])
    live.undo(test.seat)
    assert live.record.towers == towers


# -------------------------------------------------------------------------------- records
def test_a_replay_has_the_towers_and_they_give_the_same_verdicts() -> None:
    record = tower_record()
    built = {step.number: step.tower for step in steps(record) if step.tower is not None}
    assert built == record.towers
    for number, tower in built.items():
        assert tower.passed == (record.moves[number - 1].kind == PASSED)
        assert findings(tower) == ()


def test_the_digest_covers_towers() -> None:
    record = tower_record()
    other = replace(record, towers={**record.towers, FIRST: forged(record, reason=None)})
    without = replace(record, towers={})
    assert len({record.digest(), other.digest(), without.digest()}) == 3


def forged(record: Record, reason: str | None) -> Evidence:
    """The first tower with other inputs, or with a reason why it should have failed."""
    tower = record.towers[FIRST]
    if reason is None:
        return replace(tower, inputs=tower.inputs[:5])
    return replace(tower, passed=False, reason=reason)


# ------------------------------------------------------------------------------------ text
def test_a_match_with_towers_comes_back() -> None:
    record = tower_record()
    again = parse_match(TEXT)
    assert again == record and same(again.match(), record.match())
    assert format_match(again) == TEXT
    assert max(len(line) for line in TEXT.splitlines()) <= WIDTH


def test_an_unfinished_match_with_a_tower_comes_back() -> None:
    record = tower_record()
    record.moves = record.moves[:FIRST]
    record.towers = {FIRST: record.towers[FIRST]}
    text = format_match(record)
    assert text.endswith("\n\n*\n") and parse_match(text) == record


def test_the_longest_heading_is_wrapped() -> None:
    record = tower_record()
    tower = replace(record.towers[FIRST], physics="p" * 60)
    record.towers[FIRST] = tower
    text = format_match(record)
    assert parse_match(text) == record and format_match(parse_match(text)) == text
    assert max(len(line) for line in text.splitlines()) <= WIDTH


def test_towers_may_be_left_out() -> None:
    some = HEADS.sub("", NO_DIGEST, count=1)
    assert sorted(parse_match(some).towers) == [n for n in tower_record().towers if n != FIRST]
    assert parse_match(HEADS.sub("", NO_DIGEST)) == replace(tower_record(), towers={})


def test_where_the_inputs_are_broken_up_does_not_matter() -> None:
    head, data = tower_text(FIRST)
    narrow = "\n".join(f"\t {data[at : at + 30]} " for at in range(0, len(data), 30))
    text = HEADS.sub(f"{head}  \n; a note\n{narrow}\n", TEXT, count=1)
    assert text != TEXT and format_match(parse_match(text)) == TEXT


def test_comments_may_stand_among_towers() -> None:
    text = TEXT.replace(f"\nTower {SECOND}", f"\n{{well}}\n  {{built}}\nTower {SECOND}")
    record = tower_record()
    record.comments = {len(record.moves): "well built"}
    assert parse_match(text + "\n") == record
    assert parse_match(TEXT + "{well\nbuilt}\n") == record


def tower_text(place: int, **changes: object) -> tuple[str, str]:
    """Heading and inputs of a tower, with some of it forged and a checksum that fits."""
    fields = {**vars(tower_record().towers[place]), **changes}
    head, _, data = format_evidence(Evidence(**fields)).rpartition(" ")
    return f"Tower {place}: {head}", data


def with_tower(place: int, **changes: object) -> str:
    """The text with that tower forged."""
    head, data = tower_text(place, **changes)

    def put(found: re.Match[str]) -> str:
        return f"{head}\n    {data}\n\n" if found[1] == str(place) else found[0]

    return HEADS.sub(put, NO_DIGEST)


def line_of(text: str, words: str) -> int:
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(words))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"cubes": Cubes(9, 9)}, f"the tower is of 9/9 cubes, the test of {CUBES}"),
        ({"seed": 99}, f"number 1 of the seed 99, the test number 1 of the seed {SEED}"),
        ({"number": 0}, f"number 0 of the seed {SEED}, the test number 1 of the seed {SEED}"),
        ({"passed": True, "reason": ""}, "the verdict about the tower is not what the move says"),
    ],
)
def test_a_tower_that_does_not_belong_is_refused(changes: dict[str, object], message: str) -> None:
    text = with_tower(SECOND, **changes)
    with pytest.raises(NotationError) as caught:
        parse_match(text)
    line = line_of(text, f"Tower {SECOND}:")
    told = f"line {line}: tower {SECOND}: it does not belong to move {SECOND}: "
    assert caught.value.line == line
    assert str(caught.value).startswith(told) and message in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "message", "below"),
    [
        (f"{SECOND}:", f"{SECOND + 1}:", "no Knockdown Test with a tower ends here", 0),
        (f"{SECOND}:", "1:", f"tower 1 stands behind tower {FIRST}", 0),
        (f"{SECOND}:", f"{FIRST}:", f"tower {FIRST} stands behind tower {FIRST}", 0),
        (f"{SECOND}:", f"{SECOND}: and", "this is not evidence of a tower", 0),
        ("failed left-over", "failed time-up", "the checksum does not match", 0),
        (", check ", ", ", "this is not evidence of a tower", 0),
        ("    BA==", "    BB==", "the checksum does not match", 0),
        ("    BA==", "", "this is not evidence of a tower", 0),
        ("    BA==", "    BA==\n    pass", "this is not evidence of a tower", 0),
        ("    BA==", "    BA== {and}", "this is not evidence of a tower", 0),
        ("    BA==", "BA==", "'BA==' comes after a tower", 1),
        ("    BA==", "    BA==\nRound 4", "'Round 4' comes after a tower", 2),
        ("    BA==", "    BA==\n1. veroth (space 3): pass", "comes after a tower", 2),
    ],
)
def test_a_tampered_tower_is_refused_with_its_line(
    old: str, new: str, message: str, below: int
) -> None:
    start = NO_DIGEST.index(f"Tower {SECOND}:")
    before, after = NO_DIGEST[:start], NO_DIGEST[start:]
    assert old in after
    with pytest.raises(NotationError) as caught:
        parse_match(before + after.replace(old, new, 1))
    assert message in str(caught.value)
    assert caught.value.line == line_of(NO_DIGEST, f"Tower {SECOND}:") + below


def test_a_tower_of_no_move_is_refused() -> None:
    last = len(tower_record().moves)
    head, data = tower_text(SECOND)
    late = head.replace(f"Tower {SECOND}:", f"Tower {last + 1}:")
    text = NO_DIGEST.replace(f"\n{RESULT}\n", f"\n{late}\n    {data}\n{RESULT}\n")
    with pytest.raises(NotationError, match=f"tower {last + 1}: .*there are {last} moves"):
        parse_match(text)


def test_a_tower_without_anything_is_refused() -> None:
    text = HEADS.sub("Tower 9:\n\n", NO_DIGEST, count=1)
    with pytest.raises(NotationError, match="tower 9: this is not evidence of a tower"):
        parse_match(text)


def test_a_changed_tower_does_not_fit_the_digest() -> None:
    head, data = tower_text(SECOND, inputs=())
    digest = next(line for line in TEXT.split("\n") if line.startswith("[Digest"))
    text = with_tower(SECOND, inputs=()).replace("[Result", f"{digest}\n[Result")
    assert data == "-" and head in text
    with pytest.raises(NotationError, match="a move, a tower or a tag was changed"):
        parse_match(text)


def test_towers_belong_to_tower_matches() -> None:
    text = NO_DIGEST.replace('KnockdownTest "tower"', 'KnockdownTest "table"')
    with pytest.raises(NotationError, match=f"tower {FIRST}: .* no Knockdown Test with a tower"):
        parse_match(text)


@pytest.mark.parametrize("place", [0, FIRST - 1, 999])
def test_a_tower_that_could_not_be_read_back_is_not_written(place: int) -> None:
    record = tower_record()
    record.towers = {place: record.towers[FIRST]}
    with pytest.raises(NotationError, match=f"the tower of move {place} does not belong there"):
        format_match(record)
