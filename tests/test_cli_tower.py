"""`knockdown tower`, and matches whose Knockdown Tests are towers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image, ImageSequence
from typer.testing import CliRunner, Result

from knockdown.cli import app
from knockdown.tower.odds import load_odds
from knockdown.tower.skills import SKILLS

pytestmark = pytest.mark.once


def call(*args: str) -> Result:
    return CliRunner().invoke(app, args)


def read(*args: str) -> dict[str, object]:
    result = call(*args, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert isinstance(data, dict)
    return data


def test_odds_are_counted() -> None:
    data = read("tower", "odds", "--skill", "steady", "--cubes", "2", "--trials", "6")
    assert data["pass_rate"] == 1 and data["passed"] == data["trials"] == 6
    assert isinstance(data["attempts_per_s"], float)


def test_odds_for_people_show_the_rate() -> None:
    result = call("tower", "odds", "--cubes", "9", "--trials", "8", "--processes", "1")
    passed = int(result.stdout.split("passed")[1].split()[0])
    assert 0 < passed < 8
    rate = float(result.stdout.split("pass rate")[1].split()[0])
    assert rate == pytest.approx(passed / 8, abs=0.006)


@pytest.mark.parametrize(("lang", "told"), [("en", "stands"), ("es", "torre"), ("pl", "wieża")])
def test_a_film_is_made_and_its_verdict_told(lang: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "tower.gif"
    result = call(
        "tower", "film", "--cubes", "2", "--skill", "steady", "-o", str(path), "--lang", lang
    )
    assert result.exit_code == 0
    assert told in result.stdout.lower() and str(path) in result.stdout
    with Image.open(path) as film:
        assert len(list(ImageSequence.Iterator(film))) > 25
    assert [entry.name for entry in tmp_path.iterdir()] == ["tower.gif"]


def test_a_table_of_odds_is_measured(tmp_path: Path) -> None:
    path = tmp_path / "odds.json"
    result = call("tower", "calibrate", "--trials", "1", "-o", str(path))
    assert result.exit_code == 0, result.output
    assert load_odds(path).trials == 1
    assert all(skill in result.stdout for skill in SKILLS)
    assert "steady: 1 cubes" in result.stderr


def test_the_cost_of_a_tick_is_measured() -> None:
    data = read("tower", "bench", "--seconds", "0.2")
    for name in ("us_per_tick", "prototype_us_per_tick", "ratio"):
        numbers = data[name]
        assert isinstance(numbers, dict)
        assert set(numbers) == {"10", "25"} and all(number > 0 for number in numbers.values())
    assert isinstance(data["live_sessions_per_core"], float)


# --------------------------------------------------------------------------- in matches
@pytest.mark.parametrize(("kind", "games"), [("tower-odds:average", "30"), ("tower:novice", "2")])
def test_the_same_seeds_give_the_same_matches(kind: str, games: str) -> None:
    once, again = (
        read("sim", "--games", games, "--seed", "3", "--knockdown", kind) for _ in range(2)
    )
    assert once["digest"] == again["digest"]


def test_hands_that_pass_more_often_lose_fewer_rounds() -> None:
    def lost(skill: str) -> float:
        data = read("sim", "--games", "300", "--knockdown", f"tower-odds:{skill}")
        assert isinstance(data["ko_rounds"], int) and isinstance(data["rounds"], int)
        return data["ko_rounds"] / data["rounds"]

    assert lost("steady") < lost("novice")


# --------------------------------------------------------------------------- bad input
@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["odds", "--skill", "best"], "novice, average, expert, steady"),
        (["odds", "--cubes", "0"], "1 to 50 cubes"),
        (["odds", "--cubes", "51"], "1 to 50 cubes"),
        (["film", "--cubes", "51", "-o", "x.gif"], "1 to 50 cubes"),
        (["film", "--skill", "best", "-o", "x.gif"], "novice, average, expert, steady"),
        (["film", "-o", "x.mp4"], ".gif, .png, .webp"),
        (["film", "-o", "."], "is a folder"),
        (["film", "-o", "nowhere/x.gif"], "no such folder"),
        (["calibrate", "-o", "."], "is a folder"),
        (["calibrate", "--trials", "5"], "at least 200"),
        (["calibrate", "-o", "nowhere/odds.json"], "no such folder"),
    ],
)
def test_a_sentence_says_what_is_wrong(
    args: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = call("tower", *args)
    assert result.exit_code == 2 and told in result.stderr
    assert result.stderr.startswith("knockdown: ") and result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("kind", ["tower", "tower-odds", "tower-odds:best", "coin"])
def test_an_unknown_kind_of_test_is_refused(kind: str) -> None:
    result = call("sim", "--games", "1", "--knockdown", kind)
    assert result.exit_code == 2 and "tower-odds:SKILL" in result.stderr
