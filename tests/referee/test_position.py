"""A position as one line of text, and back."""

from __future__ import annotations

import pytest
from random_matches import LIBRARY, LINE_UPS, LineUp
from records import random_record, same, short_record
from scene import Scene

from knockdown.referee.errors import PositionError
from knockdown.referee.position import checksum, format_position, parse_position

TEXT = format_position(short_record().at(20))
SEED = f"seed={short_record().seed}"
ARENA = f"arena={short_record().begin().arena.key}"


def with_checksum(text: str) -> str:
    """The text with a checksum that fits, as if it had been written that way."""
    body = " ".join(text.rpartition(" #")[0].split())
    return f"{body} #{checksum(body)}"


@pytest.mark.parametrize("line_up", LINE_UPS, ids=str)
def test_every_decision_of_a_match_comes_back(line_up: LineUp) -> None:
    record = random_record(line_up)
    match = record.begin()
    for option in [*record.moves, None]:
        text = format_position(match)
        again = parse_position(text, LIBRARY)
        assert same(again, match)
        assert format_position(again) == text and "\n" not in text
        if option:
            match.apply(option)


def test_it_can_be_read() -> None:
    scene = Scene(
        spaces=(4, 6),
        hands=("F BM", "B"),
        wounds=("1/2", "0/0"),
        skills=("iron_guard", ""),
        board={"trap": [5]},
        tokens=("poison", ""),
        row=("ram.F", "ram.B"),
    )
    text = format_position(scene.match)
    for words in (
        "arena=siege_storm",
        "fighter=veroth@4 wounds=1/2 hand=high_punch.F,feint.BM tokens=poison/2 ",
        "fighter=xingo@6 hand=high_punch.B ",
        "row=ram.F,ram.B,",
        "board=trap/1@5 | round(3) > turn(1,0,2) #",
    ):
        assert words in text


def test_line_breaks_do_not_matter() -> None:
    assert same(parse_position(TEXT.replace(" ", "\n  ")), parse_position(TEXT))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("knockdown=1", "fen=1", "is not a position"),
        ("knockdown=1", "knockdown=9", "the table: knockdown is '9', not '1'"),
        ("rules=", "rules=9", "it was played with another version of the rules"),
        ("content=", "content=0", "it was played with other boxes"),
        ("content=", "contents=", "the table: content is missing"),
        (ARENA, "arena=tainted", "the table: arena: 'tainted' is not known"),
        (ARENA, "arena=-", "the table: arena is not given"),
        (SEED, "seed=x", "the table: seed: 'x' is not a whole number"),
        (SEED, "seed=", "the table: 'seed=' is not a field"),
        (SEED, "seed=1 seed=1", "the table: 'seed=1' is there twice"),
        (SEED, "", "the table: seed is missing"),
        (SEED, f"{SEED} sead=1", "the table: there is no field 'sead'"),
        (SEED, "seed=9007199254740992", "seed is 9007199254740992, not between"),
        ("fighter=veroth@", "fighter=veroth", "player 1: fighter is 'veroth"),
        ("fighter=driana", "fighter=drina", "player 2: fighter: 'drina' is not known"),
        ("row=", "row=rum.F,", "the cards: row: 'rum.F' is not known"),
        ("deck=", "deck=high_kick.D,", "do not hold each card exactly once"),
        (" | round(", " | rnd(", "the stack: 'rnd("),
        (" > turn(", " > turn(x", "the stack: 'turn(x"),
        (" > turn(", " > turn(,", "the stack: '' is not a whole number"),
        (" > turn(", " > turn(1,", "stack[1] has 4 numbers"),
        (" | round", " | | round", "there are 6 groups"),
        (" | row=", " unblockable=maybe | row=", "player 2: unblockable: 'maybe' is not yes or no"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(PositionError) as caught:
        parse_position(with_checksum(TEXT.replace(old, new, 1)))
    assert message in str(caught.value)


@pytest.mark.parametrize("token", ["trap@4", "trap/3@4", "trap/1@33", "trap/1", "-/1@4"])
def test_a_token_that_means_nothing_is_refused(token: str) -> None:
    text = with_checksum(TEXT.replace(" | round(", f" board={token} | round("))
    with pytest.raises(PositionError, match="the cards: board"):
        parse_position(text)


def test_any_other_letter_is_noticed() -> None:
    for i in range(0, len(TEXT), 7):
        letter = "x" if TEXT[i] != "x" else "y"
        with pytest.raises(PositionError):
            parse_position(TEXT[:i] + letter + TEXT[i + 1 :])


def test_the_checksum_that_would_fit_is_told() -> None:
    text = TEXT.replace(SEED, f"{SEED}0")
    right = with_checksum(text).rpartition(" ")[2]
    with pytest.raises(PositionError, match=f"it would be {right}"):
        parse_position(text)
