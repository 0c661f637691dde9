"""The table of odds, and who answers for towers nobody builds by hand."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest

from knockdown.engine.errors import SetupError
from knockdown.engine.terms import TOWER_LIMIT
from knockdown.tower import odds as odds_module
from knockdown.tower import settings, skills
from knockdown.tower.answers import BY_DICE, BuilderAnswer, OddsAnswer, decided_by
from knockdown.tower.builder import build
from knockdown.tower.dice import dice_chance
from knockdown.tower.odds import (
    Odds,
    OddsError,
    attempts,
    calibrate,
    falling,
    load_odds,
    workers,
    write_odds,
)
from knockdown.tower.pending import PendingTest
from knockdown.tower.scatter import Cubes, half_heavy
from knockdown.tower.skills import SKILLS, builder_hash

pytestmark = pytest.mark.once

NUMBERS: list[settings.Settings | skills.Habits | skills.Skill] = [
    settings.SETTINGS,
    skills.HABITS,
    *SKILLS.values(),
]
SMALL = Odds(10, {skill: [10, 9, 4] for skill in SKILLS})


# ----------------------------------------------------------------- the table that ships
def test_the_table_was_measured_with_these_settings() -> None:
    """If this fails, the simulation or a preset has changed: `knockdown tower calibrate`."""
    assert load_odds().trials >= 400


@pytest.mark.parametrize(
    ("cubes", "lowest", "highest"), [(4, 0.9, 0.97), (9, 0.45, 0.6), (13, 0.03, 0.12)]
)
def test_the_average_odds_are_in_their_bands(cubes: int, lowest: float, highest: float) -> None:
    assert lowest <= load_odds().chance("average", cubes) <= highest


@pytest.mark.parametrize("skill", SKILLS)
def test_more_cubes_are_never_easier(skill: str) -> None:
    chances = [load_odds().chance(skill, cubes) for cubes in range(TOWER_LIMIT + 1)]
    assert chances == sorted(chances, reverse=True)
    assert chances[:2] == [1, 1] and chances[TOWER_LIMIT] == 0


def test_better_skills_have_better_odds() -> None:
    table = load_odds()
    for cubes in (6, 9, 11):
        novice, average, expert = (table.chance(s, cubes) for s in ("novice", "average", "expert"))
        assert novice < average < expert


def test_the_table_tells_what_the_builder_does() -> None:
    """The first attempts of the table, built again."""
    for cubes in (1, 5):
        again = sum(attempts("average", cubes, 40, map))
        assert again / 40 == pytest.approx(load_odds().chance("average", cubes), abs=0.12)


# --------------------------------------------------------------------------- measuring
def test_processes_change_nothing_but_the_time() -> None:
    with workers(2) as run:
        by_two = list(attempts("novice", 6, 12, run))
    assert by_two == list(attempts("novice", 6, 12, map))
    assert True in by_two and False in by_two


def test_measuring_ends_where_nothing_can_be_hoped_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real builder, given up after one count without success instead of two."""
    monkeypatch.setattr(odds_module, "HOPELESS", 1)
    monkeypatch.setattr(odds_module, "SKILLS", {"novice": SKILLS["novice"]})
    heard: list[tuple[str, int]] = []
    measured = calibrate(2, map, lambda skill, cubes: heard.append((skill, cubes)))
    counts = measured.passed["novice"]
    assert counts[0] == 2 and counts[-1] == 0 and all(counts[:-1])
    assert heard == [("novice", cubes) for cubes in range(1, len(counts) + 1)]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([], []),
        ([5, 4, 3], [5, 4, 3]),
        ([5, 3, 4], [5, 3.5, 3.5]),
        ([1, 2, 3], [2, 2, 2]),
        ([9, 5, 6, 7, 1], [9, 6, 6, 6, 1]),
    ],
)
def test_rises_by_chance_are_pooled(counts: list[int], expected: list[float]) -> None:
    assert falling(counts) == expected


# ----------------------------------------------------------------------------- keeping
def test_a_table_is_written_and_read_back(tmp_path: Path) -> None:
    write_odds(SMALL, tmp_path / "odds.json")
    assert load_odds(tmp_path / "odds.json") == SMALL
    assert [path.name for path in tmp_path.iterdir()] == ["odds.json"]


def test_a_table_of_other_settings_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "odds.json"
    write_odds(SMALL, path)
    path.write_text(path.read_text().replace(builder_hash(), "0" * 12))
    with pytest.raises(OddsError, match="calibrate"):
        load_odds(path)


@pytest.mark.parametrize(
    ("where", "change"),
    [(numbers, field.name) for numbers in NUMBERS for field in fields(numbers)],
    ids=str,
)
def test_the_hash_notices_every_number(where: object, change: str) -> None:
    before, number = builder_hash(), getattr(where, change)
    object.__setattr__(where, change, 7777)
    try:
        assert builder_hash() != before
    finally:
        object.__setattr__(where, change, number)
    assert builder_hash() == before


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "[]",
        "{}",
        "null",
        json.dumps({"settings": "x", "trials": 10, "passed": {}}),
        json.dumps({"settings": "x", "trials": 0, "passed": {skill: [] for skill in SKILLS}}),
        json.dumps({"settings": "x", "trials": 3, "passed": {skill: [4] for skill in SKILLS}}),
        json.dumps({"settings": "x", "trials": 3, "passed": {skill: ["a"] for skill in SKILLS}}),
    ],
)
def test_a_broken_table_is_refused(broken: str, tmp_path: Path) -> None:
    path = tmp_path / "odds.json"
    path.write_text(broken)
    with pytest.raises(OddsError, match=r"odds\.json"):
        load_odds(path)


# ----------------------------------------------------------------------------- answers
def asked(cubes: int, seed: int = 1, number: int = 0) -> PendingTest:
    return PendingTest(0, half_heavy(cubes), seed, number)


def test_the_odds_are_drawn_as_often_as_they_say() -> None:
    answer = OddsAnswer("average", Odds(100, {"average": [100, 70, 20]}))
    for cubes, chance in ((1, 1.0), (2, 0.7), (3, 0.2), (4, 0.0)):
        drawn = [answer.passes(asked(cubes, seed)) for seed in range(2000)]
        assert sum(drawn) / 2000 == pytest.approx(chance, abs=0.03)
    assert answer.passes(asked(2, 5, 3)) == answer.passes(asked(2, 5, 3))


def test_a_builder_answers_with_the_tower_it_builds() -> None:
    answer = BuilderAnswer("average")
    for seed in range(4):
        verdict = build(Cubes(5, 4), SKILLS["average"], seed, 2).verdict
        assert verdict is not None
        assert answer.passes(asked(9, seed, 2)) == verdict.passed


def test_dice_are_left_to_the_engine() -> None:
    assert decided_by("dice") is BY_DICE and BY_DICE.answer is None


@pytest.mark.parametrize(
    "name", ["", "tower", "tower:", "tower-odds", "tower:best", "table", "x:y"]
)
def test_an_unknown_way_of_testing_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match=r"tower-odds:SKILL.*novice, average, expert, steady"):
        decided_by(name)


# -------------------------------------------------------------------------------- dice
@pytest.mark.parametrize(
    ("wounds", "chance"), [(0, 1), (3, 1), (4, 215 / 216), (11, 0.5), (18, 1 / 216), (19, 0)]
)
def test_7_2_the_chance_of_three_dice(wounds: int, chance: float) -> None:
    assert dice_chance(wounds) == pytest.approx(chance)
