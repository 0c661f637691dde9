"""The hash of how the players think."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.lab import players_hash
from knockdown.lab.errors import LabError
from knockdown.lab.sim import choose
from knockdown.players import RandomPlayer
from knockdown.setup import new_match

pytestmark = pytest.mark.once


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One package of players, to be changed."""
    (tmp_path / "__init__.py").write_text("")
    (tmp_path / "conformance.py").write_text("TIMES = 3\n")
    (tmp_path / "event_loop.py").write_text("TIMES = 3\n")
    (tmp_path / "tree.py").write_bytes(b"DEPTH = 3\nWIDTH = 4\n")
    monkeypatch.setattr(players_hash, "files", lambda name: tmp_path)
    return tmp_path


def fresh() -> str:
    players_hash.players_hash.cache_clear()
    try:
        return players_hash.players_hash()
    finally:
        players_hash.players_hash.cache_clear()


def test_it_changes_with_every_source(package: Path) -> None:
    before = fresh()
    assert before == fresh() and len(before) == 16
    (package / "tree.py").write_bytes(b"DEPTH = 3\r\nWIDTH = 4\r\n")
    assert fresh() == before  # as a checkout on Windows has it
    (package / "tree.py").write_text("DEPTH = 4\nWIDTH = 4\n")
    deeper = fresh()
    (package / "tree.py").rename(package / "bush.py")
    assert len({before, deeper, fresh()}) == 3


PLAIN = """
DEPTH = 3

def walks(depth: int) -> str:
    if depth:
        return f"{depth + 1:>{DEPTH}} of {{3}}"
    return "none"
"""
TOLD = '''"""How deep."""

# A search must end.
DEPTH = 3  # three is enough


def walks(
    depth: int
) -> str:
  """How often.

  Never more.
  """
  if depth:
      # one more

      return f"{depth + 1:>{DEPTH}} of {{3}}"
  return "none"
'''


def test_what_is_told_does_not_count(package: Path) -> None:
    (package / "tree.py").write_text(PLAIN)
    before = fresh()
    (package / "tree.py").write_text(TOLD)
    assert fresh() == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("DEPTH = 3", "DEPTH = 4"),
        ("depth + 1", "depth + 2"),
        (">{DEPTH}", ">{depth}"),
        ("{{3}}", "{{4}}"),
        ("{{3}}", "{3}"),
        ('"none"', '"some"'),
        ('    return "none"', '        return "none"'),
    ],
)
def test_what_is_done_counts(old: str, new: str, package: Path) -> None:
    (package / "tree.py").write_text(PLAIN)
    before = fresh()
    assert PLAIN.count(old) == 1
    (package / "tree.py").write_text(PLAIN.replace(old, new))
    assert fresh() != before


def test_every_python_finds_the_same() -> None:
    """Python 3.12 and later take strings with values in them apart; what is found here is fixed."""
    assert [line.strip() for line in players_hash.code_of(PLAIN).split("\n")] == [
        "DEPTH = 3",
        "def walks ( depth : int ) -> str :",
        "⇥ if depth :",
        '⇥ return f"{depth + 1:>{DEPTH}} of {{3}}"',
        '⇤ return "none"',
        "⇤",
    ]
    assert players_hash.code_of('x = f"""a\n{f"{b}"}\nc"""\n') == 'x = f"""a\n{f"{b}"}\nc""" \n'


def test_who_only_watches_or_waits_for_players_does_not_count(package: Path) -> None:
    before = fresh()
    for name in ("conformance.py", "event_loop.py"):
        (package / name).write_text("TIMES = 4\n")
    assert fresh() == before


def test_who_is_left_out_is_there() -> None:
    assert all((files("knockdown.players") / name).is_file() for name in players_hash.LEFT_OUT)


def test_it_is_not_made_of_nothing(package: Path) -> None:
    (package / "tree.py").unlink()
    with pytest.raises(LabError, match=r"sources of knockdown\.players are not installed"):
        fresh()


def test_a_player_made_of_the_random_one_is_asked() -> None:
    class First(RandomPlayer):
        def decide(self, view: View, rng: Rng) -> Option:
            return view.options[0]

    match = new_match(("veroth", "driana"), seed=7)
    while match.round == 0:
        match.apply(match.options[0])
    assert {choose(match, First(), Rng(seed, 0)) for seed in range(20)} == {match.options[0]}
