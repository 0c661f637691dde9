"""Saving and loading a match of the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from knockdown import content
from knockdown.engine.errors import KnockdownError
from knockdown.referee.errors import UndoRefused
from knockdown.referee.live import LiveMatch
from knockdown.referee.record import Record
from knockdown.terminal.session import SavedPosition, load, save

LIBRARY = content.load()


def begun(moves: int) -> LiveMatch:
    live = LiveMatch(Record(seed=8, library=LIBRARY))
    for _ in range(moves):
        live.apply(live.match.options[0])
    return live


@pytest.mark.parametrize("name", ["match.txt", "match.json", "match"])
@pytest.mark.parametrize("moves", [0, 9, 30])
def test_a_saved_match_is_loaded(tmp_path: Path, name: str, moves: int) -> None:
    live = begun(moves)
    save(live, tmp_path / name)
    assert load(tmp_path / name, LIBRARY).match.to_dict() == live.match.to_dict()


def test_a_text_brings_the_whole_match_and_json_one_moment(tmp_path: Path) -> None:
    live = begun(9)
    save(live, tmp_path / "match.txt")
    save(live, tmp_path / "match.json")
    whole, moment = (load(tmp_path / f"match.{end}", LIBRARY) for end in ("txt", "json"))
    assert isinstance(whole, LiveMatch) and len(whole.record.moves) == 9
    assert isinstance(moment, SavedPosition)
    with pytest.raises(UndoRefused):
        moment.undo(0)


def test_a_loaded_moment_is_saved_as_one_again(tmp_path: Path) -> None:
    save(begun(9), tmp_path / "a.json")
    moment = load(tmp_path / "a.json", LIBRARY)
    moment.apply(moment.match.options[0])
    save(moment, tmp_path / "b.txt")
    assert load(tmp_path / "b.txt", LIBRARY).match.to_dict() == moment.match.to_dict()
    assert moment.match.events


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("none.txt", None),
        ("none.json", None),
        ("empty.txt", b""),
        ("empty.json", b""),
        ("bytes.txt", b"\xff\xfe"),
        ("bytes.json", b"\xff\xfe"),
        ("other.json", b'{"a": 1}'),
        ("cut", b'{"knockdown": {'),
    ],
)
def test_anything_else_is_refused_by_name(tmp_path: Path, name: str, data: bytes | None) -> None:
    if data is not None:
        (tmp_path / name).write_bytes(data)
    with pytest.raises(KnockdownError, match=name):
        load(tmp_path / name, LIBRARY)
