"""Match texts, saves and positions as they were first written, with house rules of every kind.

The files in `old/` are never written again: whatever can be agreed on before a match by now, these
are the same matches, and what is written of them is the same, letter by letter.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from knockdown.referee.notation import format_match, parse_match
from knockdown.referee.position import format_position, parse_position
from knockdown.referee.saves import load_match, save_match

OLD = Path(__file__).parent / "old"
NAMES = ("dice-each-20", "table-heavy-2", "tower-light-0")
each_match = pytest.mark.parametrize("name", NAMES)


def old(name: str, form: str) -> str:
    return (OLD / f"{name}.{form}").read_text("utf-8")


@each_match
def test_an_old_match_text_is_the_same_match(name: str) -> None:
    text = old(name, "kd")
    record = parse_match(text)
    assert record.match().is_over and record.match().winner == 0
    assert format_match(record) == text  # with the same digest


@each_match
def test_an_old_save_is_the_same_match(name: str) -> None:
    """It was made half-way through the match of the text."""
    text = old(name, "json").strip()
    match, record = load_match(text), parse_match(old(name, "kd"))
    assert match.to_dict() == json.loads(text)["knockdown"]
    assert save_match(match) == text
    assert record.at(len(record.moves) // 2).to_dict() == match.to_dict()


@each_match
def test_an_old_position_is_the_same_match(name: str) -> None:
    text = old(name, "position").strip()
    match = parse_position(text)
    assert match.to_dict() == load_match(old(name, "json")).to_dict()
    assert format_position(match) == text


@each_match
def test_a_match_goes_on_from_an_old_save(name: str) -> None:
    match, record = load_match(old(name, "json")), parse_match(old(name, "kd"))
    for option in record.moves[len(record.moves) // 2 :]:
        match.apply(option)
    assert match.to_dict() == record.match().to_dict()
