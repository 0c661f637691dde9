"""What is written down of a match is what happened in it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from knockdown.engine import options as o
from knockdown.engine.events import KnockdownBegan, KnockdownEnded, RoundBegan
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.engine.rounds import HOW_ROUNDS_END
from knockdown.lab.knockdown_tests import KnockdownTests
from knockdown.lab.match_rows import MatchRows, Rounds, Rows
from knockdown.lab.plan import game, make_plan
from knockdown.lab.play import play, skills_of
from knockdown.lab.tables import COLUMNS
from knockdown.players import player_named
from knockdown.players.chance import chance_for
from knockdown.setup import new_match
from knockdown.tower.dice import dice_chance
from knockdown.tower.odds import load_odds

PLAN = make_plan(60, ("random", "random"))
TOWERS = make_plan(60, ("random", "random"), knockdown="tower-odds")


def named(rows: Rows, table: str) -> list[dict[str, Any]]:
    return [dict(zip(COLUMNS[table], row, strict=True)) for row in rows[table]]


class Watched:
    """One random match of a plan with everything counted the slow way."""

    def __init__(self, number: int, knockdown: str = "dice") -> None:
        plan = TOWERS if knockdown == "tower-odds" else PLAN
        self.game = game(plan, number)
        self.players = [player_named(name) for name in self.game.players]
        self.tests = KnockdownTests(knockdown, self.players)
        self.match = new_match(
            self.game.fighters,
            self.game.arena,
            skills_of(plan.library, self.game.arena),
            self.game.seed,
            knockdown=self.tests.knockdown,
            library=plan.library,
            recording=True,
        )
        self.rows = MatchRows(self.match, self.tests)
        self.offered: Counter[tuple[int, str]] = Counter()
        self.chosen: Counter[tuple[int, str]] = Counter()
        self.asked = 0

    def play(self) -> Rows:
        rng = chance_for(self.game.seed)
        while not self.match.is_over:
            options = self.match.options
            option = self.tests.result(self.match) or options[rng.below(len(options))]
            self.rows.watch(option)
            self.count(option)
            self.asked += 1
            self.match.apply(option)
        return self.rows.rows(self.game)

    def count(self, option: Option) -> None:
        if self.match.decision == o.TAKE_ACTION:
            seat = self.match.decider
            keys = {key for each in self.match.options if (key := row_attack(self.match, each))}
            self.offered.update((seat, key) for key in keys)
            if key := row_attack(self.match, option):
                self.chosen[seat, key] += 1


def row_attack(match: Match, option: Option) -> str:
    if option.kind != o.ATTACK:
        return ""
    return match.book.attacks[match.arena.cards[option.a].attack].key


@pytest.mark.parametrize("number", range(8))
def test_a_match_is_told_as_it_went(number: int) -> None:
    watched = Watched(number)
    rows = watched.play()
    (row,) = named(rows, "matches")
    match, it = watched.match, watched.game
    assert (row["game"], row["seed"], row["arena"]) == (number, it.seed, it.arena)
    assert (row["fighter_0"], row["fighter_1"]) == it.fighters
    assert row["winner"] == match.winner and row["decisions"] == watched.asked
    assert [row["rounds_0"], row["rounds_1"]] == [p.victories for p in match.players]
    began = next(event for event in match.events if isinstance(event, RoundBegan))
    assert row["first"] == began.first
    for player in match.players:
        skills = {match.book.skills[n].key for n in (player.kept_first, player.kept_second)}
        assert {row[f"up_{player.seat}"], row[f"down_{player.seat}"]} == skills
    assert row == named(play(PLAN, it), "matches")[0]


@pytest.mark.parametrize("number", range(8))
def test_rounds_are_those_of_the_match(number: int) -> None:
    watched = Watched(number)
    rounds = named(watched.play(), "rounds")
    ends = [HOW_ROUNDS_END.index(row["ending"]) * 2 + row["winner"] for row in rounds]
    assert ends == watched.match.endings
    assert [row["round"] for row in rounds] == list(range(1, len(rounds) + 1))
    for before, after in pairwise(rounds):
        assert after["first"] == 1 - before["winner"]  # 9.4
    last = watched.match.players  # nothing is cleared after the last round
    ended = [rounds[-1][name] for name in ("heavy_0", "light_0", "heavy_1", "light_1")]
    assert ended == [last[0].heavy, last[0].light, last[1].heavy, last[1].light]
    assert rounds[-1]["turns"] == watched.match.turn


@pytest.mark.parametrize("number", range(20))
def test_wounds_are_followed_at_every_decision(number: int) -> None:
    watched = Watched(number)
    match, rng = watched.match, chance_for(number)
    rounds = Rounds(watched.game, watched.tests)
    seen = 0
    while not match.is_over:
        for event in match.events[seen:]:
            rounds.read([event])
        seen = len(match.events)
        assert rounds.heavy == [player.heavy for player in match.players]
        assert rounds.light == [player.light for player in match.players]
        match.apply(match.options[rng.below(len(match.options))])


@pytest.mark.parametrize("number", range(4))
def test_an_attack_is_offered_once_a_question_however_many_copies_lie_there(number: int) -> None:
    watched = Watched(number)
    choices = [row for row in named(watched.play(), "choices") if row["kind"] == "attack"]
    assert {(row["seat"], row["key"]): row["offered"] for row in choices} == watched.offered
    chosen = {(row["seat"], row["key"]): row["chosen"] for row in choices if row["chosen"]}
    assert chosen == watched.chosen
    assert all(row["won"] == (row["seat"] == watched.match.winner) for row in choices)


def test_skills_are_offered_three_then_two_and_shown_one_of_two() -> None:
    choices = named(Watched(3).play(), "choices")
    for seat in range(2):
        kept = [row for row in choices if row["seat"] == seat and row["kind"] == "skill"]
        assert sum(row["offered"] for row in kept) == 5
        assert sum(row["chosen"] for row in kept) == 2
        shown = [row for row in choices if row["seat"] == seat and row["kind"] == "show"]
        assert [row["offered"] for row in shown] == [1, 1]
        assert sum(row["chosen"] for row in shown) == 1


def test_special_attacks_are_those_of_the_seats_fighter() -> None:
    rows = [row for n in range(4) for row in named(Watched(n).play(), "choices")]
    specials = [row for row in rows if row["kind"] == "special"]
    library = PLAN.library
    assert specials
    for row in specials:
        sheet = [library.book.attacks[n].key for n in library.fighter(row["fighter"]).specials]
        assert row["key"] in sheet


@pytest.mark.parametrize("kind", ["dice", "tower-odds"])
def test_7_tests_are_told_with_their_odds(kind: str) -> None:
    tried = 0
    for number in range(6):
        watched = Watched(number, kind)
        tests = named(watched.play(), "tests")
        events = watched.match.events
        began = [event for event in events if isinstance(event, KnockdownBegan)]
        ended = [event for event in events if isinstance(event, KnockdownEnded)]
        assert [row["tested"] for row in tests] == [event.wounds for event in began]
        assert [row["ko"] for row in tests] == [not event.passed for event in ended]
        for row in tests:
            assert row["wounds"] >= row["tested"]
            chance = load_odds().chance(watched.tests.skills[row["seat"]], row["tested"])
            passing = dice_chance(row["tested"]) if kind == "dice" else chance
            assert row["ko_chance"] == pytest.approx(1 - passing)
        tried += len(tests)
    assert tried > 5


def test_each_seat_has_its_own_hand() -> None:
    players = [player_named("champion"), player_named("random")]
    tests = KnockdownTests("tower-odds", players)
    assert tests.skills == [player.tower_skill for player in players]
    assert tests.skills[0] != tests.skills[1]
    for seat, skill in enumerate(tests.skills):
        assert tests.ko_chance(seat, 9, "tower") == 1 - load_odds().chance(skill, 9)
    assert tests.ko_chance(0, 60, "dice") == 1  # 7.2: too many cubes for a tower
    assert KnockdownTests("tower-odds:average", players).skills == ["average", "average"]
