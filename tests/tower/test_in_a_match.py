"""7 The whole path: an attack with K.O., a tower, and relief or a lost round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

import pytest
from records import built_tower, eager_setup, play_to_tower
from tower import hands

from knockdown.engine.options import CHOOSE_RELIEF
from knockdown.engine.rounds import KO
from knockdown.referee.errors import TowerRefused
from knockdown.referee.live import LiveMatch
from knockdown.referee.notation import format_match, parse_match
from knockdown.tower.answers import decided_by
from knockdown.tower.attempt import Attempt
from knockdown.tower.builder import build
from knockdown.tower.pending import PendingTest, pending_test
from knockdown.tower.skills import SKILLS

FEW = range(4, 9)  # cubes: more than stand by themselves, no more than a hand has time for


TRIES = 5  # towers: the hand of the tests brings some of them down


def at_tests() -> Iterator[LiveMatch]:
    """Matches played on until the attacker has started a Knockdown Test."""
    for seed in count():
        live = LiveMatch(eager_setup(seed, "tower"))
        test = play_to_tower(live)
        if test is not None and test.cubes.total in FEW:
            yield live


def at_a_test() -> LiveMatch:
    return next(at_tests())


def at_a_tower_that_stands() -> tuple[LiveMatch, Attempt]:
    for live in islice(at_tests(), TRIES):
        attempt = built_tower(asked(live), hands.stack)
        if attempt.verdict is not None and attempt.verdict.passed:
            return live, attempt
    raise AssertionError(f"none of {TRIES} towers stands")


def asked(live: LiveMatch) -> PendingTest:
    test = pending_test(live.match)
    assert test is not None
    return test


def test_7_1_all_wounds_of_the_tested_fighter_lie_on_the_table() -> None:
    live = at_a_test()
    test = asked(live)
    player = live.match.players[test.seat]
    assert test.seat == live.match.decider
    assert test.cubes == (player.heavy, player.light) and test.cubes.total > 0


def test_7_3_a_tower_that_stands_brings_relief() -> None:
    live, attempt = at_a_tower_that_stands()
    test = asked(live)
    live.apply_tower(attempt)
    assert live.match.decision == CHOOSE_RELIEF and live.match.decider == test.seat
    before = live.match.players[test.seat].wounds
    live.apply(live.match.options[0])
    assert live.match.players[test.seat].wounds == before - before // 2


def test_7_4_a_tower_that_does_not_stand_loses_the_round() -> None:
    live = at_a_test()
    test = asked(live)
    attempt = Attempt(test.cubes, test.seed, test.number)
    hands.wait(attempt)
    live.apply_tower(attempt)
    assert live.match.players[1 - test.seat].victories == 1
    assert live.match.endings[-1] // 2 == KO


def test_the_match_text_keeps_the_tower() -> None:
    live = at_a_test()
    test = asked(live)
    live.apply_tower(build(test.cubes, SKILLS["average"], test.seed, test.number))
    again = parse_match(format_match(live.record))
    assert again.towers == live.record.towers and len(again.towers) == 1


@pytest.mark.parametrize("name", ["tower:expert", "tower-odds:average"])
def test_any_of_them_answers_the_engine_s_question(name: str) -> None:
    live = at_a_test()
    result = decided_by(name).result(live.match)
    assert result is not None and result in live.match.options
    live.match.apply(result)
    assert decided_by(name).result(live.match) is None  # what comes next is the player's


@pytest.mark.parametrize("word", ["passed", "failed"])
def test_7_1_a_word_does_not_decide_a_tower(word: str) -> None:
    live = at_a_test()
    with pytest.raises(TowerRefused):
        live.play(word)
    assert pending_test(live.match) is not None
