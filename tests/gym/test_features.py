"""5.2: an observation tells what its player knows, and nothing more."""

from __future__ import annotations

from array import array

import pytest
from random_matches import BOOK, LINE_UPS, LineUp, choices, decisions
from scene import Scene

from knockdown.engine.match import determinize_view
from knockdown.engine.view import View
from knockdown.gym.encoding.features import Features

FEATURES = Features(BOOK)


def block(view: View, name: str) -> list[float]:
    found = FEATURES.layout.block(name)
    return list(FEATURES.observe(view)[found.start : found.start + found.size])


@pytest.mark.parametrize("line_up", LINE_UPS, ids=str)
def test_a_deal_that_looks_the_same_gives_the_same_numbers(line_up: LineUp) -> None:
    match = line_up.begin()
    rng = choices(line_up.seed + 1)
    for count in decisions(match, choices(line_up.seed)):
        for seat in range(2):
            numbers = FEATURES.observe(match.view(seat))
            assert len(numbers) == FEATURES.layout.size
            assert min(numbers) >= 0.0 and max(numbers) <= 1.0
            if count % 5 == 0:
                dealt = determinize_view(match.view(seat), rng)
                assert FEATURES.observe(dealt.view(seat)) == numbers


@pytest.mark.parametrize("line_up", LINE_UPS[:6], ids=str)
def test_unseen_cards_are_those_of_the_view(line_up: LineUp) -> None:
    match = line_up.begin()
    for _ in decisions(match, choices(line_up.seed)):
        for seat in range(2):
            view = match.view(seat)
            unseen = [card for card, there in enumerate(block(view, "unseen")) if there]
            assert unseen == view.unseen_cards()


def test_blocks_follow_each_other_and_each_is_used() -> None:
    place = 0
    for each in FEATURES.layout.blocks:
        assert each.start == place and each.size > 0 and each.text
        place += each.size
    assert place == FEATURES.layout.size
    assert len({each.name for each in FEATURES.layout.blocks}) == len(FEATURES.layout.blocks)
    highest = array("f", bytes(4 * FEATURES.layout.size))
    for line_up in LINE_UPS:
        match = line_up.begin()
        for _ in decisions(match, choices(line_up.seed)):
            for seat in range(2):
                for place, number in enumerate(FEATURES.observe(match.view(seat))):
                    if number:
                        highest[place] = number
    unused = [
        each.name
        for each in FEATURES.layout.blocks
        if not any(highest[each.start : each.start + each.size])
    ]
    assert unused == []


# --------------------------------------------------------------- what is written where
def scene() -> Scene:
    return Scene(
        spaces=(4, 5),
        hands=("F BM", "B"),
        hidden=("K", "D"),
        wounds=("1/2", "0/3"),
        skills=("iron_guard", "light_feet"),
        row=["ram"],
        board={"trap": [6]},
        fighters=("xingo", "veroth"),
    )


def test_each_seat_sees_itself_first() -> None:
    match = scene().match
    mine, theirs = match.view(0), match.view(1)
    assert block(mine, "you_wounds") == block(theirs, "opponent_wounds")
    assert sum(block(mine, "you_wounds")) == 3
    assert block(mine, "you_fighter") == block(theirs, "opponent_fighter")
    assert block(mine, "you_space").index(1) == 3
    assert block(theirs, "opponent_space").index(1) == 5  # the same space, from the other end
    assert block(mine, "your_turn") == [1.0] and block(theirs, "your_turn") == [0.0]


def test_hidden_cards_are_counted_for_the_other_and_known_to_the_owner() -> None:
    match = scene().match
    assert sum(block(match.view(0), "you_hand")) == 3 / 16
    assert sum(block(match.view(1), "opponent_hand")) == 2 / 16
    assert block(match.view(1), "opponent_hidden") == [1 / 16]
    assert block(match.view(1), "opponent_cards") == [3 / 16]


def test_the_row_tells_what_is_printed_and_whether_it_reaches() -> None:
    view = scene().match.view(0)
    attack = BOOK.attacks[BOOK.arenas[0].cards[view.row[0]].attack]
    there, heavy, light, ko = block(view, "row_1")[:4]
    assert (there, ko) == (1.0, float(attack.ko))
    assert heavy == pytest.approx(attack.heavy / 3) and light == pytest.approx(attack.light / 3)
    assert block(view, "row_1_reaches") == [float(attack.lo <= 1 <= attack.hi)] * 2


def test_tokens_belong_to_their_owner() -> None:
    match = scene().match
    assert block(match.view(0), "your_trap").index(1) == 5
    assert block(match.view(1), "their_trap").index(1) == 3
    assert not any(block(match.view(0), "their_trap"))
