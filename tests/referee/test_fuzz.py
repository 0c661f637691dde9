"""Whatever is done to a text, its reader answers with a typed error or a sound match."""

from __future__ import annotations

import json
import re

from hypothesis import given, settings
from hypothesis import strategies as st
from random_matches import LINE_UPS
from records import random_record, same, short_record, tower_record

from knockdown.engine.errors import SaveError
from knockdown.referee.errors import NotationError, PositionError
from knockdown.referee.notation import format_match, parse_match
from knockdown.referee.position import checksum, format_position, parse_position
from knockdown.referee.saves import checksum as save_checksum
from knockdown.referee.saves import load_match, save_match

RECORDS = [
    short_record(),
    tower_record(),
    *(random_record(line_up, 40) for line_up in LINE_UPS[::9]),
]
MATCHES = [record.match() for record in RECORDS] + [RECORDS[0].at(n) for n in (3, 20, 31)]
TEXTS = [format_match(record) for record in RECORDS]
TOWERS = [re.sub(r"\[Digest .*\n", "", TEXTS[1])]
POSITIONS = [format_position(match) for match in MATCHES]
SAVES = [save_match(match) for match in MATCHES]
TOKENS = st.sampled_from(
    [*'[]{}:;,*|>#=@/ \n\t\\"', "Round 2", "Setup", "move 4", "2-0", "pass", "yes", "-1", "veroth"]
)
SCRAPS = st.one_of(TOKENS, st.text(max_size=4), st.integers(-3, 2**70).map(str))


@st.composite
def damaged(draw: st.DrawFn, texts: list[str]) -> str:
    """A text with some parts cut out, doubled or written over."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 30)))
        scrap = draw(st.one_of(SCRAPS, st.just(text[start:end] * 2)))
        text = text[:start] + scrap + text[end:]
    return text


def read_or_refused(text: str) -> None:
    try:
        record = parse_match(text)
    except NotationError:
        return
    again = format_match(record)
    assert parse_match(again) == record and format_match(parse_match(again)) == again


@given(damaged(TEXTS))
@settings(max_examples=300, deadline=None)
def test_match_texts(text: str) -> None:
    read_or_refused(text)


@given(damaged(TOWERS))
@settings(max_examples=100, deadline=None)
def test_match_texts_with_towers(text: str) -> None:
    read_or_refused(text)


@given(damaged(POSITIONS))
@settings(max_examples=300, deadline=None)
def test_positions(text: str) -> None:
    try:
        match = parse_position(text)
    except PositionError:
        return
    assert format_position(match) in POSITIONS


@given(damaged([position.rpartition(" #")[0] for position in POSITIONS]))
@settings(max_examples=500, deadline=None)
def test_positions_with_a_forged_checksum(body: str) -> None:
    tidy = " ".join(body.split())
    try:
        match = parse_position(f"{tidy} #{checksum(tidy)}")
    except PositionError:
        return
    assert same(parse_position(format_position(match)), match)


@given(damaged(SAVES))
@settings(max_examples=300, deadline=None)
def test_saves(text: str) -> None:
    try:
        match = load_match(text)
    except SaveError:
        return
    assert save_match(match) in SAVES


@given(damaged([json.dumps(match.to_dict()) for match in MATCHES]))
@settings(max_examples=500, deadline=None)
def test_saves_with_a_forged_checksum(text: str) -> None:
    try:
        data = json.loads(text)
    except ValueError:
        return
    try:
        match = load_match(json.dumps({"knockdown": data, "sha256": save_checksum(data)}))
    except SaveError:
        return
    assert same(load_match(save_match(match)), match)


@given(st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_foreign_texts(text: str) -> None:
    for read, error in (
        (parse_match, NotationError),
        (parse_position, PositionError),
        (load_match, SaveError),
    ):
        try:
            read(text)
        except error:
            continue
        raise AssertionError(f"{text!r} was read as a match")
