"""Saved matches: everything comes back, and any damage is noticed."""

from __future__ import annotations

import json

import pytest
from records import SOME_LINE_UPS, random_record, same, short_record

from knockdown.engine.errors import SaveError
from knockdown.referee.saves import checksum, load_match, save_match

TEXT = save_match(short_record().at(20))


def test_every_decision_of_some_matches_comes_back() -> None:
    for line_up in SOME_LINE_UPS:
        record = random_record(line_up)
        match = record.begin()
        for option in [*record.moves, None]:
            text = save_match(match)
            again = load_match(text, record.library)
            assert same(again, match) and save_match(again) == text
            if option:
                match.apply(option)


def test_a_loaded_match_goes_on_as_the_saved_one() -> None:
    record = short_record()
    match = load_match(save_match(record.at(20)))
    for option in record.moves[20:]:
        match.apply(option)
    assert same(match, record.match())


def test_any_other_byte_is_noticed() -> None:
    for i in range(0, len(TEXT), 5):
        letter = "1" if TEXT[i] != "1" else "2"
        with pytest.raises(SaveError):
            load_match(TEXT[:i] + letter + TEXT[i + 1 :])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a saved match"),
        ("[" * 100_000, "not a saved match"),
        ("[1]", "knockdown is missing"),
        ("{}", "knockdown is missing"),
        ('{"knockdown": {}}', "sha256 does not fit the rest"),
        (f'{{"knockdown": 3, "sha256": "{checksum(3)}"}}', "the save is a int, not a table"),
    ],
)
def test_a_text_that_is_not_a_save_is_refused(text: str, message: str) -> None:
    with pytest.raises(SaveError, match=message):
        load_match(text)


def test_a_forged_field_is_named() -> None:
    data = json.loads(TEXT)["knockdown"]
    data["players"][1]["heavy"] = -3
    with pytest.raises(SaveError, match=r"players\[1\].heavy is -3"):
        load_match(json.dumps({"knockdown": data, "sha256": checksum(data)}))
