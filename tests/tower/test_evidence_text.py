"""Evidence as text: exact, and safe to read whatever it is."""

from __future__ import annotations

import base64
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tower import hands

from knockdown.tower import inputs
from knockdown.tower.attempt import Attempt
from knockdown.tower.evidence import (
    LAST_TICK,
    MOST_INPUTS,
    Evidence,
    EvidenceError,
    evidence_of,
)
from knockdown.tower.evidence_text import (
    LONGEST,
    Packer,
    checksum,
    format_evidence,
    parse_evidence,
)
from knockdown.tower.inputs import ANGLE_STEPS, PLACE_STEPS, Input
from knockdown.tower.scatter import Cubes
from knockdown.tower.verdict import REASONS

pytestmark = pytest.mark.once


def stacked() -> Evidence:
    attempt = Attempt(Cubes(1, 2), 11, 0)
    hands.stack(attempt)
    hands.claim(attempt)
    return evidence_of(attempt)


STOOD = stacked()
TEXT = format_evidence(STOOD)
HEAD, DATA = TEXT.partition(", check ")[0], TEXT.rpartition(" ")[2]


def forged(head: str, data: str) -> str:
    """With a checksum that fits."""
    return f"{head}, check {checksum(head, data)} {data}"


def forged_bytes(data: bytes) -> str:
    return forged(HEAD, base64.b64encode(data).decode() or "-")


def number(value: int) -> bytes:
    packer = Packer()
    packer.number(value)
    return bytes(packer.data)


# ----------------------------------------------------------------------- there and back
def test_what_people_read_in_it() -> None:
    assert TEXT.startswith(f"cubes 1/2, seed 11/0, passed, physics {STOOD.physics}, check ")
    failed = replace(STOOD, passed=False, reason="two-on-table", inputs=())
    text = format_evidence(failed)
    assert ", failed two-on-table, physics " in text and text.endswith(" -")
    assert parse_evidence(text) == failed


def test_it_is_short() -> None:
    assert len(TEXT) < 5 * len(STOOD.inputs)


@st.composite
def some_input(draw: st.DrawFn) -> Input:
    kind = draw(st.sampled_from(inputs.KINDS))
    places = st.integers(-2_000 * PLACE_STEPS, 2_000 * PLACE_STEPS)
    x, y = (draw(places) / PLACE_STEPS for _ in "xy")
    angle = draw(st.integers(-800, 800)) / ANGLE_STEPS
    return Input(0, kind, x, y, draw(st.integers(0, 49)), angle).at(draw(st.integers(0, 1199)))


SOME_EVIDENCE = st.builds(
    Evidence,
    physics=st.from_regex("[0-9A-Za-z.+_-]{1,60}", fullmatch=True),
    cubes=st.builds(Cubes, st.integers(1, 25), st.integers(0, 25)),
    seed=st.integers(0, 2**53 - 1),
    number=st.integers(0, 2**30 - 1),
    inputs=st.lists(some_input(), max_size=30).map(
        lambda given: tuple(sorted(given, key=lambda one: one.tick))
    ),
    passed=st.just(False),
    reason=st.sampled_from(REASONS),
)


@given(SOME_EVIDENCE)
@settings(deadline=None)
def test_any_evidence_comes_back(evidence: Evidence) -> None:
    text = format_evidence(evidence)
    assert parse_evidence(text) == evidence and format_evidence(parse_evidence(text)) == text


def test_the_most_there_can_be_fits() -> None:
    far = 9_999.0
    wild = tuple(
        Input(
            LAST_TICK * place // MOST_INPUTS, inputs.MOVE, far * (-1) ** place, -far * (-1) ** place
        )
        for place in range(MOST_INPUTS)
    )
    most = replace(STOOD, inputs=wild)
    assert parse_evidence(format_evidence(most)) == most


# ------------------------------------------------------------------------------ damage
@pytest.mark.parametrize("place", range(0, len(TEXT), 7))
def test_one_wrong_letter_is_noticed(place: int) -> None:
    letter = "A" if TEXT[place] != "A" else "B"
    with pytest.raises(EvidenceError):
        parse_evidence(TEXT[:place] + letter + TEXT[place + 1 :])


@pytest.mark.parametrize("keep", range(0, len(TEXT), 13))
def test_a_text_that_is_cut_off_is_noticed(keep: int) -> None:
    with pytest.raises(EvidenceError):
        parse_evidence(TEXT[:keep])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not evidence of a tower"),
        (f" {TEXT}", "not evidence of a tower"),
        (f"{TEXT}\n", "not evidence of a tower"),
        ("x" * (LONGEST + 1), "characters"),
        (TEXT.replace("passed", "failed"), "not evidence of a tower"),
        (TEXT.replace("11/0", "12/0"), "the checksum does not match"),
        (forged(HEAD.replace("1/2", "01/2"), DATA), "not in its canonical form"),
        (forged(HEAD.replace("1/2", "0/0"), DATA), "1 to 50 cubes"),
        (forged(HEAD.replace("1/2", "99/99"), DATA), "1 to 50 cubes"),
        (forged(HEAD.replace("11/0", "9999999999999999/0"), DATA), "no match has a tower"),
        (forged(HEAD.replace("passed", "failed bad-luck"), DATA), "unknown reason for a failed"),
        (forged(HEAD, DATA + "="), "not base64"),
        (forged(HEAD, "A"), "not base64"),
        (forged(HEAD, "BB=="), "not in its canonical form"),  # bits that belong to no byte
        (forged_bytes(b"\x05"), "unknown kind"),
        (forged_bytes(b"\x84\x00"), "not in its canonical form"),  # a number with a byte too many
        (forged_bytes(b"\x00\x01\x80"), "cut off"),
        (forged_bytes(b"\x01\x02"), "cut off"),
        (forged_bytes(b"\x80" * 9), "a number is too large"),
        (forged_bytes(number((LAST_TICK + 1) << 3 | 4)), "out of time order"),
        (forged_bytes(b"\x00\x32\x00\x00"), "has an impossible place, angle or cube"),
        (forged_bytes(b"\x01" + number(2**34) * 2), "has an impossible place, angle or cube"),
        (forged_bytes(b"\x02" + number(2 * ANGLE_STEPS)), "has an impossible place, angle or cube"),
        (forged_bytes(b"\x04" * (MOST_INPUTS + 1)), "no hand is so fast"),
        (forged_bytes(b"\x04" * 20_000), "no hand is so fast"),
    ],
)
def test_damage_of_every_sort_is_named(text: str, message: str) -> None:
    with pytest.raises(EvidenceError) as caught:
        parse_evidence(text)
    assert message in str(caught.value)


# -------------------------------------------------------------------------- anything at all
def reads_back_or_is_refused(text: str) -> None:
    try:
        evidence = parse_evidence(text)
    except EvidenceError:
        return
    assert format_evidence(evidence) == text


@given(st.binary(max_size=60))
@settings(max_examples=500, deadline=None)
def test_any_bytes(data: bytes) -> None:
    reads_back_or_is_refused(forged_bytes(data))


@given(st.text(max_size=60), st.text(max_size=60))
@settings(max_examples=200, deadline=None)
def test_foreign_texts(head: str, data: str) -> None:
    for text in (f"{head} {data}", f"{HEAD}, check {head} {data}", HEAD + head):
        with pytest.raises(EvidenceError):
            parse_evidence(text)


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_damaged_texts_with_a_forged_checksum(data: st.DataObject) -> None:
    body = f"{HEAD} {DATA}"
    start = data.draw(st.integers(0, len(body)))
    end = start + data.draw(st.integers(0, 8))
    scrap = data.draw(st.one_of(st.text("0123456789/, =AZaz+-", max_size=6), st.text(max_size=3)))
    head, _, rest = (body[:start] + scrap + body[end:]).rpartition(" ")
    try:
        text = forged(head, rest)
    except UnicodeEncodeError:  # half a character cannot be summed up, and cannot be read either
        text = f"{head}, check 00000000 {rest}"
    reads_back_or_is_refused(text)
