"""The example that trains an agent: a short run of it learns something.

About a minute of training, which is what the example is for, has to beat the rookie: `make soak`.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.once
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "train_agent.py"
FIGHTS = 60


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_agent", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_agent"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def run(*options: str) -> re.Match[str]:
    """As a program of its own: it sets numpy to one core before that is loaded."""
    command = [sys.executable, str(EXAMPLE), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = re.search(
        r"won (\d+) of (\d+) matches against (\w+): [\d.]+ % \(95 %: ([\d.]+)–", done.stdout
    )
    assert told is not None
    return told


def test_a_short_training_beats_chance() -> None:
    """An equal player would win this many of the fights once in a thousand times."""
    told = run("--most", "160", "--matches", str(FIGHTS), "--opponent", "random")
    assert int(told[1]) > FIGHTS * 0.7


def test_it_fights_the_rookie() -> None:
    told = run("--most", "16", "--matches", "4")
    assert (told[2], told[3]) == ("4", "rookie")


@pytest.mark.once
@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--opponent", "genius"], "--opponent: there is no player 'genius'; there are random"),
        (["--matches", "0"], "--matches: 0 is not a whole number from 1"),
        (["--seed", "-1"], "--seed: -1 is not a whole number from 0"),
    ],
)
def test_what_makes_no_sense_is_refused_before_the_training(options: list[str], says: str) -> None:
    command = [sys.executable, str(EXAMPLE), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert done.returncode == 2 and says in done.stderr and not done.stdout


@pytest.mark.slow
def test_a_minutes_worth_of_training_beats_the_rookie() -> None:
    """On a fixed number of matches, however fast the machine: the same ones give the same agent.

    With something to spare: the lower end of the interval lies well above a half.
    """
    told = run("--seconds", "3600", "--most", "4000", "--matches", "1000")
    assert (told[2], told[3]) == ("1000", "rookie")
    assert float(told[4]) > 55


def test_the_interval_is_wilsons(example: ModuleType) -> None:
    low, high = example.interval(80, 100)
    assert low == pytest.approx(0.7112, abs=1e-3) and high == pytest.approx(0.8666, abs=1e-3)


def test_a_match_is_worth_its_result(example: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rewards on the way cancel out, but for the discount."""
    played = example.Played(taken=[1, 2, 3], guesses=[0.0] * 3, standing=[0.0, 0.4, -0.2], won=True)
    monkeypatch.setattr(example, "DISCOUNT", 1.0)
    monkeypatch.setattr(example, "SMOOTHING", 1.0)
    gain, _ = example.advantages(played)
    assert gain.tolist() == pytest.approx([1.0, 0.6, 1.2])
