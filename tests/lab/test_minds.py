"""The mark of how the players think."""

from __future__ import annotations

from pathlib import Path

import pytest

from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.lab import minds
from knockdown.lab.errors import LabError
from knockdown.lab.sim import choose
from knockdown.players import RandomPlayer
from knockdown.setup import new_match

pytestmark = pytest.mark.once


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One package of players, to be changed."""
    (tmp_path / "__init__.py").write_text("")
    (tmp_path / "tree.py").write_bytes(b"DEPTH = 3\nWIDTH = 4\n")
    monkeypatch.setattr(minds, "files", lambda name: tmp_path)
    return tmp_path


def fresh() -> str:
    minds.minds_hash.cache_clear()
    try:
        return minds.minds_hash()
    finally:
        minds.minds_hash.cache_clear()


def test_it_changes_with_every_source(package: Path) -> None:
    before = fresh()
    assert before == fresh() and len(before) == 16
    (package / "tree.py").write_bytes(b"DEPTH = 3\r\nWIDTH = 4\r\n")
    assert fresh() == before  # as a checkout on Windows has it
    (package / "tree.py").write_text("DEPTH = 4\nWIDTH = 4\n")
    deeper = fresh()
    (package / "tree.py").rename(package / "bush.py")
    assert len({before, deeper, fresh()}) == 3


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
