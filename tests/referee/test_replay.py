"""Stepping through a match, and reading it from a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from records import same, short_record

from knockdown.engine.events import SkillsReceived
from knockdown.referee.errors import NotationError
from knockdown.referee.notation import format_match
from knockdown.referee.replay import LARGEST_FILE, load_record, steps


def test_every_move_with_its_events() -> None:
    record = short_record()
    texts, events = [], []
    for step in steps(record):
        texts.append(step.text)
        events += [repr(event) for event in step.events]
        assert same(step.match, record.at(step.number))
    assert texts == ["", *record.texts()]
    assert events == [repr(event) for event in record.match(recording=True).events]


def test_a_step_knows_whose_move_it_was_and_when() -> None:
    record = short_record()
    first, *moves = steps(record)
    assert (first.player, first.round, first.turn) == (-1, 0, 0)
    for step in moves:
        before = record.at(step.number - 1)
        assert (step.player, step.round, step.turn) == (before.decider, before.round, before.turn)


def test_a_player_sees_no_secret() -> None:
    for viewer in (0, 1):
        seen = list(steps(short_record(), viewer))
        for step in seen[1:7]:
            assert (step.text == "skill ?") == (step.player != viewer)
        dealt = [e for s in seen for e in s.events if isinstance(e, SkillsReceived)]
        hidden = [event for event in dealt if event.player != viewer]
        assert len(hidden) == 2 and all(set(event.skills) == {-1} for event in hidden)


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "match.kd"
    path.write_text(format_match(short_record()), "utf-8")
    assert load_record(path) == short_record()


def test_a_mistake_in_a_file_is_named_with_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "match.kd"
    path.write_text(format_match(short_record()).replace("dash ", "dash 4", 1), "utf-8")
    with pytest.raises(NotationError) as caught:
        load_record(path)
    move = caught.value.move
    assert f"match.kd, line {caught.value.line}: '{move}' is not offered" in str(caught.value)
    assert move.startswith("dash 4") and move.replace("dash 4", "dash ") in caught.value.offered


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "match.kd: this is no match text; one begins"),
        (b"\xff\xfe\x00", "match.kd: not UTF-8"),
        (b"\x00" * 50, "match.kd, line 1: a control character"),
        (b"x" * (LARGEST_FILE + 1), "match.kd: more than"),
    ],
)
def test_other_texts_are_refused(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "match.kd"
    path.write_bytes(data)
    with pytest.raises(NotationError) as caught:
        load_record(path)
    assert message in str(caught.value)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match=r"none\.kd: No such file"):
        load_record(tmp_path / "none.kd")
    with pytest.raises(NotationError, match="Is a directory"):
        load_record(tmp_path)
