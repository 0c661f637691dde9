"""The map of rules, code and tests is complete and up to date."""

from __future__ import annotations

import pytest
from rules.rule_map import (
    DATA_ONLY,
    PAGE,
    code_by_rule,
    named_in,
    order,
    page,
    rules,
    scenarios_by_rule,
)

pytestmark = pytest.mark.once


def test_rules_are_numbered_without_gaps() -> None:
    known = rules()
    assert known == sorted(set(known), key=order)
    for chapter in range(1, 12):
        numbers = [order(rule)[1] for rule in known if order(rule)[0] == chapter]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert numbers[0] in (0, 1)


def test_every_rule_has_a_scenario() -> None:
    tests = scenarios_by_rule()
    assert [rule for rule in rules() if rule not in tests] == []


def test_every_scenario_names_a_rule_there_is() -> None:
    assert sorted(set(scenarios_by_rule()) - set(rules())) == []


def test_every_rule_has_code_or_is_data_only() -> None:
    code = code_by_rule(rules())
    assert [rule for rule, places in code.items() if not places] == list(DATA_ONLY)


def test_the_page_is_what_the_script_makes() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python tests/rules/rule_map.py"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("6.5: so and so.", ["6.5"]),
        ("4.3, 6.9: so and so.", ["4.3", "6.9"]),
        ("6.4–6.6 Blocking.", ["6.4", "6.5", "6.6"]),
        ("6.5, ruling: so and so.", ["6.5"]),
        ("4, 6.5: so and so.", ["6.5"]),
        ("4 The turn.", []),
        ("4.6: so. 6.5: and so.", ["4.6", "6.5"]),
        ("So and so (6.5).", []),
        ("6.99: no such rule.", []),
    ],
)
def test_which_rules_a_docstring_names(text: str, expected: list[str]) -> None:
    assert list(named_in(text, ["4.3", "4.6", "6.4", "6.5", "6.6", "6.9"])) == expected
