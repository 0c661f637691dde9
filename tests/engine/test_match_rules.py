"""House rules as one value: what it may be, how it is written, and who has it."""

from __future__ import annotations

import pytest
from random_matches import BOOK

import knockdown
from knockdown.engine.errors import SaveError, SetupError
from knockdown.engine.match import from_dict
from knockdown.engine.match_rules import FIELDS, USUAL, MatchRules, RuleWords, rules_from

HOUSE = MatchRules("table", "light", 30)
HOUSE_WORDS: RuleWords = {"knockdown": "table", "relief": "light", "stall_turns": 30}


def test_equal_rules_are_equal() -> None:
    assert MatchRules(**HOUSE_WORDS) == HOUSE != USUAL and HOUSE != "table"
    assert {MatchRules(), USUAL, HOUSE} == {USUAL, HOUSE}
    assert repr(HOUSE).startswith("MatchRules(knockdown='table', relief='light', stall_turns=30")


def test_they_are_given_one_by_one_or_as_a_value() -> None:
    one_by_one = knockdown.new_match(relief="light", stall_turns=30, knockdown="table")
    as_value = knockdown.new_match(match_rules=HOUSE)
    both = knockdown.new_match(match_rules=MatchRules(relief="light"), knockdown="table")
    assert one_by_one.match_rules == as_value.match_rules == HOUSE
    assert both.match_rules == MatchRules("table", "light")
    assert knockdown.Record(relief="light").match_rules == MatchRules(relief="light")


def test_every_field_is_listed_with_what_is_usual() -> None:
    assert {field.name: field.usual for field in FIELDS} == USUAL.words()
    assert [field.name for field in FIELDS] == list(HOUSE.words())
    for field in FIELDS:
        for number in (field.least, field.most):
            assert field.number(field.setting(number)) == number


@pytest.mark.parametrize(
    ("name", "setting", "says"),
    [
        ("knockdown", "cards", "knockdown is 'cards'; it can be dice, table, tower"),
        ("relief", "", "relief is ''; it can be total, each, heavy, light"),
        ("stall_turns", -1, "stall_turns is -1; it can be 0 to 1000"),
        ("stall_turns", 1_001, "stall_turns is 1001; it can be 0 to 1000"),
    ],
)
def test_what_is_impossible_is_refused_by_name(name: str, setting: str | int, says: str) -> None:
    with pytest.raises(SetupError) as refused:
        rules_from({name: setting})
    assert str(refused.value) == says


def test_a_match_has_them_wherever_it_goes() -> None:
    match = knockdown.new_match(match_rules=HOUSE)
    view = match.view(0)
    guess = knockdown.determinize(view, knockdown.Rng(seed=1, stream=0))
    again = from_dict(BOOK, match.to_dict())
    places = (match, match.clone(), match.fork(), view, guess, again)
    assert all(place.match_rules == HOUSE for place in places)


@pytest.mark.parametrize("name", [field.name for field in FIELDS if not field.is_later])
def test_a_save_without_one_is_refused(name: str) -> None:
    save = knockdown.new_match().to_dict()
    del save[name]
    with pytest.raises(SaveError, match=f"{name} is missing"):
        from_dict(BOOK, save)
