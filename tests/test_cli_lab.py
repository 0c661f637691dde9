"""`knockdown lab`: what it prints, and how it refuses."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest
from lab import hand_made
from typer.testing import CliRunner, Result

from knockdown.cli import app

pytestmark = pytest.mark.once

QUICK = ("--players", "random,random", "--processes", "1")


def call(*args: str | Path) -> Result:
    return CliRunner().invoke(app, ["lab", *map(str, args)])


def read(*args: str | Path) -> dict[str, Any]:
    result = call(*args, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert isinstance(data, dict)
    return data


@pytest.mark.parametrize("command", [[], ["run"], ["ladder"], ["fit"], ["balance"], ["bench"]])
def test_every_command_explains_itself(command: list[str]) -> None:
    result = call(*command, "--help")
    assert result.exit_code == 0 and "Usage:" in result.stdout


def test_a_run_is_played_and_judged(tmp_path: Path) -> None:
    out = tmp_path / "run"
    data = read("run", *QUICK, "--games", "60", "--knockdown", "tower-odds", "--out", out)
    assert data["games"] == data["played"] == 60 and data["games_per_s"] > 0
    manifest = json.loads((out / "manifest.json").read_text("utf-8"))
    assert manifest["players"] == ["random", "random"] and manifest["towers"]
    assert len(manifest["boxes"]) == 2

    told = call("balance", out)
    assert told.exit_code == 0, told.output
    assert told.stdout.startswith("60 matches\n")
    assert told.stdout.endswith(f"{out / 'report.html'}\n")
    assert len(list((out / "report").glob("*.svg"))) == 10
    assert call("balance", out, "--out", out / "fair.html").exit_code == 0
    again = call("run", *QUICK, "--games", "60", "--knockdown", "tower-odds", "--out", out)
    assert "kept from before         60\n" in again.stdout and "None" not in again.stdout
    assert read("run", *QUICK, "--games", "61", "--knockdown", "tower-odds", "--out", out)


def test_balance_prints_every_figure(tmp_path: Path) -> None:
    hand_made.write(tmp_path)
    data = read("balance", tmp_path)
    assert {"fighters", "matchups", "first", "round_length", "endings", "tests"} <= set(data)
    assert {"skills", "attacks", "specials", "targets", "run", "seats"} <= set(data)
    for target in data["targets"]:
        assert {"key", "text", "low", "high", "checked", "holds", "sure"} <= set(target)
        assert {"broken", "near", "unmeasured"} <= set(target)
    assert not (tmp_path / "report.html").exists()


def test_balance_tells_what_is_broken(tmp_path: Path) -> None:
    hand_made.write(tmp_path / "run")
    told = call("balance", tmp_path / "run", "--out", tmp_path / "fair.html").stdout
    doubt = " (not sure: more matches would tell)"
    assert f"broken  every fighter wins 45–55 % of its matches{doubt}\n" in told
    assert "          Veroth: 75.0%\n" in told
    assert "          Wyrd (Tainted Grail Arena): 0.5%\n" in told
    assert "holds   55–85 % of the rounds end by K.O." in told
    assert "open    every Special Attack is played in 1 % of the times" in told
    assert "\n          Fists of Fury (Veroth) never possible; " in told
    assert (tmp_path / "fair.html").exists() and (tmp_path / "fair" / "matrix.svg").exists()


def test_a_ladder_for_people_and_programs() -> None:
    args = ("ladder", "--players", "random,brawler", "--games", "4", "--processes", "1")
    data = read(*args)
    assert data["games_per_pair"] == 4 and len(data["pairs"]) == len(data["steps"]) == 1
    told = call(*args).stdout.splitlines()
    assert told[0].split()[:2] == ["player", "rating"]
    assert [line.split()[0] for line in told[1:3]] == [row["player"] for row in data["players"]]
    assert "brawler beats random" in told[-1] and "full step" in told[-1]


def test_a_fit_for_people_and_programs() -> None:
    args = ("fit", "--player", "random", "--games", "60", "--processes", "1", "--seed", "4")
    data = read(*args)
    assert (data["games"], data["knockdown"]) == (60, "dice")
    assert (data["fitted_to"]["games"], data["held_out"]["games"]) == (48, 12)
    assert data["fitted_to"]["positions"] > data["fitted_to"]["rounds"] > 48
    told = call(*args).stdout.splitlines()
    assert told[0].split() == ["feature", "weight", "±", "95", "%", "today"]
    assert [line.split()[0] for line in told[1:-3]] == list(data["weights"])
    heavy = data["weights"]["heavy"]
    assert told[1].split()[1:] == [
        f"{number:.3f}"
        for number in (heavy["weight"], 1.96 * heavy["error_by_game"], heavy["today"])
    ]
    assert "in 48 matches; ± assumes only different matches" in told[-2]
    assert f"on 12 other matches: {data['held_out']['loss']}, with today's" in told[-1]


@pytest.mark.parametrize(
    ("command", "work"), [("ladder", "ladder.run_ladder"), ("fit", "fit.run_fit")]
)
def test_what_keeps_nothing_says_so(
    command: str, work: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"knockdown.lab.{work}", stopped)
    result = call(command)
    assert result.exit_code == 130
    assert result.stderr == "stopped; nothing is stored, the same command starts over\n"
    assert "Nothing is stored if it is stopped" in call(command, "--help").stdout


def test_balance_of_changed_cards_says_so(tmp_path: Path) -> None:
    boxes = {**hand_made.RUN["boxes"], "tainted_grail": "0123456789abcdef"}
    hand_made.write(tmp_path, boxes=boxes)
    lines = call("balance", tmp_path).stdout.splitlines()
    assert lines[1].startswith("The cards of tainted_grail have changed since this run was played")
    assert read("balance", tmp_path)["warnings"] == [lines[1]]


def test_a_damaged_part_is_told_in_a_sentence(tmp_path: Path) -> None:
    hand_made.write(tmp_path)
    part = tmp_path / "parts" / "0000000-0000003"
    (part / "rounds.parquet").write_bytes(b"PAR1")
    result = call("balance", tmp_path)
    assert result.exit_code == 2 and result.stderr.count("\n") == 1
    assert f"delete {part}, and the same lab run plays its games again" in result.stderr


def test_the_pace_is_measured() -> None:
    data = read("bench", "--player", "random", "--seconds", "0.3", "--decisions", "4000")
    one, many = data["decisions_per_s_on_one"], data["decisions_per_s_on_all"]
    assert one > 0 and data["times_as_fast"] == pytest.approx(many / one, abs=0.01)
    assert 3000 < data["run_decisions"] < 6000 and data["run_seconds"] > 0
    assert data["run_games"] == pytest.approx(data["run_decisions"] / 220, rel=0.2)


# --------------------------------------------------------------------------- bad input
@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["run", "--players", "random,genius"], "no player 'genius'"),
        (["run", "--players", "random"], "two names with a comma"),
        (["run", "--fighters", "veroth,ghost"], 'no fighter "ghost"'),
        (["run", "--fighters", "veroth"], "two or more different fighters"),
        (["run", "--knockdown", "coin"], "'coin' here; there are dice, tower and tower-odds"),
        (["run", "--knockdown", "tower:coin"], "skills novice, average, expert, steady for both"),
        (["run", "--on", "moon"], "processes or ray"),
        (["run", "--address", "ray://x:1"], "--address goes with --on ray"),
        (["run", "--on", "ray", "--address", "ray://host"], "--address is 'ray://host'; it can be"),
        (["run", "--on", "ray", "--address", "nonsense"], "ray://HOST:PORT (mostly port 10001)"),
        (["run", "--on", "ray", "--address", "local"], "or auto on the cluster's head"),
        (["run", "--on", "ray", "--address", "127.0.0.1:99999"], "port can be from 1 to 65535"),
        (["run", "--boxes", "nowhere"], "nowhere"),
        (["ladder", "--players", "random"], "two or more different players"),
        (["ladder", "--players", "random,genius"], "no player 'genius'"),
        (["fit", "--player", "genius"], "no player 'genius'"),
        (["fit", "--games", "9"], "--games is 9; a fit needs 52 or more"),
        (["fit", "--knockdown", "coin"], "no Knockdown Test 'coin'"),
        (["fit", "--boxes", "nowhere"], "nowhere"),
        (["fit", "--seed", "9007199254740991"], "are not all in 0 to"),
        (["bench", "--player", "genius"], "no player 'genius'"),
        (["balance", "nowhere"], "nowhere: there is no lab run here"),
    ],
)
def test_a_sentence_says_what_is_wrong(
    args: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = call(*args, *(["--out", "run"] if args[0] == "run" else []))
    assert result.exit_code == 2 and told in result.stderr
    assert result.stderr.startswith("knockdown: ") and result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_places_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("precious")
    for out, told in [
        (tmp_path, "contains files of no lab run (thesis.txt)"),
        (tmp_path / "thesis.txt", "this is a file, or below one"),
        (tmp_path / "thesis.txt" / "below", "name an empty or a new one"),
        (Path("/proc/run"), "name a folder in a place where you may write"),
    ]:
        result = call("run", *QUICK, "--games", "2", "--out", out)
        assert result.exit_code == 2 and told in result.stderr
        assert result.stderr.startswith(f"knockdown: {out}: ") and result.stderr.count("\n") == 1
    hand_made.write(tmp_path / "run")
    result = call("balance", tmp_path / "run", "--out", tmp_path / "nowhere" / "x.html")
    assert result.exit_code == 2 and "no such folder" in result.stderr


def test_going_on_with_other_parameters(tmp_path: Path) -> None:
    out = tmp_path / "run"
    assert call("run", *QUICK, "--games", "2", "--out", out).exit_code == 0
    result = call("run", *QUICK, "--games", "2", "--seed", "9", "--out", out)
    assert result.exit_code == 2 and "begun with seed 1, not 9" in result.stderr


@pytest.mark.parametrize(
    ("args", "missing", "extra"),
    [
        (["run", "--out", "x"], "polars", "lab"),
        (["ladder"], "openskill", "lab"),
        (["fit"], "numpy", "lab"),
        (["balance", "x"], "altair", "lab"),
        (["run", "--on", "ray", "--out", "x"], "ray", "ray"),
    ],
)
def test_missing_packages_are_named(
    args: list[str],
    missing: str,
    extra: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    find = importlib.util.find_spec
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(
        "knockdown.lab.errors.find_spec", lambda name: None if name == missing else find(name)
    )
    result = call(*args)
    assert result.exit_code == 2
    assert f"this needs {missing}; install with: pip install 'knockdown[{extra}]'" in result.stderr
