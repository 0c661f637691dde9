"""Which games a plan has."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations

import pytest

from knockdown.content import UnknownKey, load
from knockdown.engine.errors import SetupError
from knockdown.engine.rng import MAX_SEED
from knockdown.lab.errors import LabError
from knockdown.lab.plan import game, make_plan, plan_meetings

pytestmark = pytest.mark.once

FIGHTERS = [fighter.key for fighter in load().book.fighters]
ARENAS = [arena.key for arena in load().book.arenas]


def test_every_pair_meets_in_both_seats_and_all_arenas() -> None:
    plan = make_plan(120, ("random", "random"))
    met = Counter((it.arena, it.fighters) for it in (game(plan, n) for n in range(120)))
    assert set(met) == {(a, pair) for a in ARENAS for pair in permutations(FIGHTERS, 2)}
    assert set(met.values()) == {2}


def test_different_players_change_seats_game_by_game() -> None:
    plan = make_plan(240, ("brawler", "random"))
    games = [game(plan, number) for number in range(240)]
    for one, two in zip(games[::2], games[1::2], strict=True):
        assert one.players == two.players[::-1] == ("brawler", "random")
        assert (one.arena, one.fighters) == (two.arena, two.fighters)
    assert len(plan_meetings(plan)) == 120


def test_few_games_are_mixed() -> None:
    plan = make_plan(12, ("random", "random"))
    games = [game(plan, number) for number in range(12)]
    assert {it.arena for it in games} == set(ARENAS)
    assert {key for it in games for key in it.fighters} == set(FIGHTERS)


def test_a_game_is_the_same_in_a_longer_plan() -> None:
    short = make_plan(5, ("random", "random"), seed=7)
    long = make_plan(500, ("random", "random"), seed=7)
    assert [game(short, n) for n in range(5)] == [game(long, n) for n in range(5)]
    assert [game(long, n).seed for n in (0, 4, 499)] == [7, 11, 506]


def test_some_fighters_only() -> None:
    plan = make_plan(9, ("random", "random"), ["maggot", "veroth", "driana"])
    assert plan.fighters == ("veroth", "driana", "maggot")  # as in the boxes
    assert len(plan_meetings(plan)) == 12


@pytest.mark.parametrize("wanted", [["veroth"], ["veroth", "veroth"], []])
def test_too_few_fighters_are_refused(wanted: list[str]) -> None:
    with pytest.raises(LabError, match="two or more different fighters"):
        make_plan(9, ("random", "random"), wanted)


def test_unknown_names_are_refused() -> None:
    with pytest.raises(SetupError, match="no player 'genius'"):
        make_plan(9, ("random", "genius"))
    with pytest.raises(UnknownKey, match="ghost"):
        make_plan(9, ("random", "random"), ["veroth", "ghost"])
    with pytest.raises(SetupError, match="coin"):
        make_plan(9, ("random", "random"), knockdown="coin")


@pytest.mark.parametrize("seed", [-1, MAX_SEED - 7])
def test_seeds_beyond_their_range_are_refused(seed: int) -> None:
    with pytest.raises(LabError, match=re.escape(str(seed))):
        make_plan(9, ("random", "random"), seed=seed)
