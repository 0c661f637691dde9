"""Every option of every decision has its own number, and the number leads back to it."""

from __future__ import annotations

import pytest
from random_matches import BOOK, LINE_UPS, LineUp, choices, decisions

from knockdown.engine import options as o
from knockdown.engine.errors import IllegalOption
from knockdown.gym.encoding.actions import Actions, own_space
from knockdown.setup import new_match

ACTIONS = Actions(BOOK)


@pytest.mark.parametrize("line_up", LINE_UPS, ids=str)
def test_options_and_numbers_are_one_to_one(line_up: LineUp) -> None:
    match = line_up.begin()
    for _ in decisions(match, choices(line_up.seed)):
        view = match.view(match.decider)
        numbers = ACTIONS.numbers(view)
        assert len(set(numbers)) == len(view.options)
        assert all(0 <= number < ACTIONS.size for number in numbers)
        for option, number in zip(view.options, numbers, strict=True):
            assert ACTIONS.option(view, number) is option
            assert ACTIONS.number(view, option) == number


def test_fighters_can_be_picked() -> None:
    view = new_match(("pick", "pick"), seed=1).view(0)
    if not view.options:
        view = new_match(("pick", "pick"), seed=1).view(1)
    texts = [ACTIONS.text(number) for number in ACTIONS.numbers(view)]
    assert texts == [f"fighter {fighter.key}" for fighter in BOOK.fighters]


def test_every_kind_of_option_has_its_actions() -> None:
    assert sorted(group.kind for group in ACTIONS.groups) == list(range(len(o.OPTION_KINDS)))
    texts = [ACTIONS.text(number) for number in range(ACTIONS.size)]
    assert len(set(texts)) == ACTIONS.size


def test_a_number_means_the_same_from_both_ends() -> None:
    """3.2: a seat's first step towards the opponent is the same action for both."""
    seen = set()
    for line_up in LINE_UPS[:4]:
        match = line_up.begin()
        for _ in decisions(match, choices(line_up.seed)):
            view = match.view(match.decider)
            for option, number in zip(view.options, ACTIONS.numbers(view), strict=True):
                if option.kind == o.MOVE:
                    space = own_space(match.arena, view.viewer, option.a)
                    assert ACTIONS.text(number) == f"move {space + 1}"
                    seen.add(view.viewer)
    assert seen == {0, 1}


def test_an_answer_not_offered_is_refused_in_words() -> None:
    match = LINE_UPS[0].begin()
    view = match.view(match.decider)
    wrong = next(n for n in range(ACTIONS.size) if n not in ACTIONS.numbers(view))
    with pytest.raises(IllegalOption, match=rf"action {wrong} is not offered at keep_skill.*skill"):
        ACTIONS.option(view, wrong)
    with pytest.raises(IllegalOption, match="the other player decides"):
        ACTIONS.option(match.view(1 - match.decider), 0)
    with pytest.raises(IllegalOption, match=f"there are {ACTIONS.size}"):
        ACTIONS.text(ACTIONS.size)
