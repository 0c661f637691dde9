"""A whole match as text, and back."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from random_matches import LINE_UPS, LineUp
from records import play, random_record, same, short_record

from knockdown import content
from knockdown.referee.errors import NotationError
from knockdown.referee.notation import format_match, parse_match
from knockdown.referee.record import Record
from knockdown.referee.wrapping import WIDTH

GOLDEN = Path(__file__).parent / "golden" / "short.kd"
EXTRA_BOX = Path(__file__).parents[2] / "examples" / "boxes" / "ember_yard"
TEXT = format_match(short_record())
RESULT = TEXT.split()[-1]


@pytest.mark.parametrize("line_up", LINE_UPS, ids=str)
def test_a_whole_match_comes_back(line_up: LineUp) -> None:
    record = random_record(line_up)
    text = format_match(record)
    again = parse_match(text, record.library)
    assert again == record
    assert same(again.match(), record.match())
    assert format_match(again) == text
    assert max(len(line) for line in text.splitlines()) <= WIDTH


@pytest.mark.parametrize("moves", [0, 1, 2, 7, 30, 61])
@pytest.mark.parametrize("fighters", [("pick", "pick"), ("random", "pick"), ("maggot", "random")])
def test_an_unfinished_match_comes_back(fighters: tuple[str, str], moves: int) -> None:
    record = Record(fighters, seed=moves, players=('"Quote" \\', "Zażółć"))
    play(record, moves)
    text = format_match(record)
    assert text.endswith("\n\n*\n")
    again = parse_match(text)
    assert again == record and format_match(again) == text


def test_the_golden_text() -> None:
    """Run with UPDATE_GOLDEN=1 after a change of boxes or rules, and read the difference."""
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(TEXT, "utf-8")
    assert GOLDEN.read_text("utf-8") == TEXT
    assert parse_match(GOLDEN.read_text("utf-8")) == short_record()


def test_other_boxes_open_read_their_own_matches() -> None:
    library = content.load([EXTRA_BOX])
    record = Record(("pick", "random"), seed=4, library=library)
    play(record, 40)
    assert parse_match(format_match(record), library) == record


# -------------------------------------------------------------------- free layout
def test_layout_and_notes_do_not_matter() -> None:
    text = TEXT.replace(", attack", ",\n  attack").replace("Setup", "; a note {\nSetup")
    lines = text.split("\n")
    loose = "\ufeff" + "\r\n".join(line + "  " if "[" not in line else line for line in lines)
    assert format_match(parse_match(loose)) == TEXT


def test_letter_case_of_moves_does_not_matter() -> None:
    assert parse_match(TEXT.replace("attack ", "ATTACK  ", 1)) == short_record()


def test_comments_stay_where_they_are() -> None:
    record = short_record()
    long = "a comment, of [many] words: " * 9 + "end; *"
    record.comments = {0: "1-0", 1: "; first", 4: long, 5: long, len(record.moves): "the end"}
    text = format_match(record)
    assert parse_match(text) == record and format_match(parse_match(text)) == text
    assert max(len(line) for line in text.splitlines()) <= WIDTH


def test_comments_at_one_place_become_one() -> None:
    text = TEXT.replace("{An open hand.}", "{An}{open} {\n hand.}{}")
    assert parse_match(text) == short_record()


@pytest.mark.parametrize("comment", ["", " x", "a  b", "a\nb", "{", "}", "\x07"])
def test_a_comment_that_could_not_be_read_back_is_not_written(comment: str) -> None:
    record = short_record()
    record.comments = {3: comment}
    with pytest.raises(NotationError, match="comment at move 3"):
        format_match(record)


def test_a_comment_beyond_the_last_move_is_not_written() -> None:
    record = replace(short_record(), comments={99: "late"})
    with pytest.raises(NotationError, match="a comment is at move 99"):
        format_match(record)


def test_a_text_without_digest_is_read() -> None:
    lines = [line for line in TEXT.split("\n") if "[Digest" not in line]
    assert parse_match("\n".join(lines)) == short_record()


# ------------------------------------------------------------------------- errors
def line_of(words: str) -> int:
    return next(i for i, line in enumerate(TEXT.split("\n"), 1) if words in line)


def found(pattern: str) -> str:
    """The first place in the text that looks like this."""
    match = re.search(pattern, TEXT)
    assert match is not None
    return match[0]


def test_one_wrong_move_is_named_with_what_was_offered() -> None:
    attack = found(r"attack \w+\.\w+")
    with pytest.raises(NotationError) as caught:
        parse_match(TEXT.replace(attack, f"{attack}X", 1))
    error = caught.value
    assert error.line == line_of(attack)
    assert error.move == f"{attack}X"
    assert attack in error.offered and len(error.offered) > 4
    assert str(error).startswith(f"line {error.line}: '{attack}X' is not offered to seat ")
    assert f"did you mean '{attack}'? offered: {', '.join(error.offered)}" in str(error)


SEED = found(r'\[Seed "\d+"\]')
TURN = found(r"2\. \w+ \(space \d\)")
# A move of the other player in the middle of a turn.
BRACKET = found(r"\[\w+: [\w /+]+\](?=, \w)")
OTHER, ANSWER = BRACKET[1:-1].split(": ")
OWNER = "driana" if OTHER == "veroth" else "veroth"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[Knockdown", "[Knockout", 'there is no tag Knockout; did you mean "Knockdown"'),
        (f"{SEED}\n", "", "the tag Seed is missing"),
        (SEED, "[Seed 2697]", "is not a tag"),
        (SEED, '[Seed "-1"]', 'Seed is "-1", not a whole number'),
        (SEED, '[Seed "9007199254740992"]', "the seed 9007199254740992 is not between"),
        (SEED, f"{SEED}\n{SEED}", "the tag Seed is there twice"),
        ('[Knockdown "1"]', '[Knockdown "2"]', 'Knockdown is "2", but this program reads'),
        ('[Rules "', '[Rules "7', "but this program plays version"),
        ("siege_storm ", "siege_storm 0", "another edition of the box siege_storm"),
        ('[Box "siege_storm', '[Box "siege_sturm', 'a box "siege_sturm" that is not open'),
        ("veroth driana", "veroth", 'Fighters is "veroth", not two fighters'),
        ("veroth driana", "veroth veroth", "no fighter can be taken twice"),
        ("veroth driana", "veroth diana", 'there is no fighter "diana"; did you mean "driana"'),
        ('[Arena "random"]', '[Arena "storm"]', 'there is no arena "storm"'),
        ('Test "table"', 'Test "cards"', "knockdown is 'cards'; it can be dice"),
        ('Relief "total"', 'Relief "none"', "relief is 'none'; it can be"),
        ("2025-01-31", "2025-02-31", "a date is written like"),
        ('"Ann"', f'"{"A" * 61}"', "a player's name is up to"),
        ("Setup\n", "", "a line 'Setup' is missing before 'veroth (keeps)'"),
        ("Setup\n", "Round 1\n", "'Round 1' begins here, but the match is in 'Setup'"),
        ("Setup\n", "Set-up\n", "'Set-up' is no round, no turn and no result"),
        (found("driana .keeps.: skill .*\n"), "", "'veroth (keeps)' should be 'driana (keeps)'"),
        (TURN, TURN.replace("(space", "(at"), f"should be '{TURN}'"),
        (f"{TURN}:", "   ", f"a line '{TURN}:' is missing"),
        (BRACKET, ANSWER, f"should be in '[{OTHER}: …]'"),
        (BRACKET, f"[{OWNER}: {ANSWER}]", f"should begin with '[{OTHER}:'"),
        (BRACKET, f"[{ANSWER}]", f"should begin with '[{OTHER}:'"),
        (BRACKET, f"[{BRACKET}", "a bracket is opened inside another"),
        (BRACKET, f"{BRACKET}]", "a bracket is closed that was not opened"),
        (BRACKET, BRACKET[:-1], f"is up to {OWNER}; the bracket ends before it"),
        (f"\n{TURN}", f"\n  [\n{TURN}", "the bracket before this line is not closed"),
        ("{An open", "{{An open", "a comment has no end"),
        ("hand.}", "hand.}}", "a comment has no beginning"),
        (f"\n{RESULT}\n", "\n", "the text ends without its result"),
        (f"\n{RESULT}\n", f"\n{RESULT}\nmore\n", "'more' comes after the result"),
        (f"\n{RESULT}\n", f"\n    pass\n{RESULT}\n", "comes after the end of the match"),
        (f"\n{RESULT}\n", f"\nRound 3\n{RESULT}\n", "'Round 3' comes after the end"),
        (f"\n{RESULT}\n", "\n*\n", f"the last line says '*', but the moves give '{RESULT}'"),
        (f'Result "{RESULT}"', 'Result "1-2"', "the tag Result says '1-2', but the moves give"),
        ('Digest "', 'Digest "0', "a move, a tower or a tag was changed"),
        ("Setup", "Set\x00up", "a control character"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(NotationError) as caught:
        parse_match(TEXT.replace(old, new, 1))
    assert message in str(caught.value)


@pytest.mark.parametrize("words", ["[Seed", "Round 2", TURN, "{An open"])
def test_errors_name_their_line(words: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_match(TEXT.replace(words, words[0] + "{" + words[1:], 1))
    assert caught.value.line == line_of(words)


@pytest.mark.parametrize("keep", range(0, len(TEXT) - 4, 97))
def test_a_text_that_is_cut_off_is_refused(keep: int) -> None:
    with pytest.raises(NotationError):
        parse_match(TEXT[:keep])


def test_an_unfinished_match_cannot_claim_a_result() -> None:
    record = short_record()
    del record.moves[-1]
    text = format_match(record)
    with pytest.raises(NotationError, match=r"the moves give '\*' \(rounds won: [01]-[01]\)"):
        parse_match(text.replace('"*"', '"2-0"').replace("\n*\n", "\n2-0\n"))


def test_boxes_that_were_not_open_are_named() -> None:
    with pytest.raises(NotationError, match="open now: siege_storm, tainted_grail, ember_yard"):
        parse_match(TEXT, content.load([EXTRA_BOX]))
    library = content.load([EXTRA_BOX])
    text = format_match(Record(library=library))
    with pytest.raises(NotationError, match='a box "ember_yard" that is not open'):
        parse_match(text)
