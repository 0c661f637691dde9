"""`make soak` in a few seconds: the same clients, fewer of them."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from server.people import LONG
from server.servers import SOURCE
from soak import figures
from soak.crowd import Sizes
from soak.duels import Delay, Played
from soak.load import Measured, Row, load, lost, rows_of_kills, rows_of_speed
from soak.progress import wait
from soak.sites import Shown

pytestmark = pytest.mark.once
FEW = Sizes(matches=10, towers=2, cubes=3, seconds=5, kills=0, clients=1)
KILLED = Sizes(matches=2, towers=1, cubes=3, seconds=1, kills=1, clients=1)


@pytest.mark.alone
@pytest.mark.slow
def test_a_few_matches_and_towers_are_as_fast_as_many_must_be(tmp_path: Path) -> None:
    """But for the memory: of ten matches too much of it is the server's own.

    The delays in one of three goes, everything else in each: of fifty decisions 99 % are all of
    them, and a single moment in which the machine does something else is not the server's.
    """
    slow: list[Row] = []
    for go in range(3):
        rows = load(FEW, tmp_path / f"{go}.sqlite")
        missed = [row for row in rows if not row.holds and "memory" not in row.what]
        slow += [row for row in missed if "delivery" in row.what]
        assert [row for row in missed if row not in slow] == []
        if not missed:
            return
    pytest.fail(f"missed each time: {slow}")


def test_nothing_is_lost_by_a_server_that_dies(tmp_path: Path) -> None:
    rows = load(KILLED, tmp_path / "matches.sqlite")
    named = {row.what.strip(): row for row in rows}
    assert named["kill -9, 1 times: acknowledged / lost"].holds
    assert named["matches that were finished"].found == "2"
    assert named["refusals, and errors of the server"].holds


@pytest.mark.slow
def test_nothing_is_lost_with_postgresql(postgres_url: str) -> None:
    rows = load(Sizes(matches=2, towers=0, seconds=1, kills=1, clients=1), postgres_url)
    named = {row.what.strip(): row for row in rows}
    assert named["kill -9, 1 times: acknowledged / lost"].holds


def test_ctrl_c_ends_everything() -> None:
    sizes = ("--matches", "1", "--towers", "0", "--seconds", "600", "--clients", "1")
    path = os.pathsep.join([str(SOURCE), str(Path(__file__).parent.parent)])
    with subprocess.Popen(
        [sys.executable, "-m", "soak.figures", "load", *sizes],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": path},
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        assert any("all go on" in line for line in running.stdout)
        os.killpg(running.pid, signal.SIGINT)
        assert "stopped" in running.communicate(timeout=LONG)[0]
        assert running.returncode == 130
    assert wait(lambda: not is_left(running.pid), LONG, lambda: "something is left")


def is_left(group: int) -> bool:
    """Any of its processes."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


# ------------------------------------------------------------ what is missed is told
def test_a_lost_decision_is_found(tmp_path: Path) -> None:
    """Missing at the end, another one at its place, or a whole match."""
    database = tmp_path / "matches.sqlite"
    with closing(sqlite3.connect(database)) as other, other:
        other.execute("CREATE TABLE entries (match TEXT, number INTEGER, data TEXT)")
        other.execute("INSERT INTO entries VALUES ('a', 2, 'move 5'), ('a', 1, 'pass')")
    kept = Played(known={"a": {0: "pass", 1: "move 5"}})
    assert lost(str(database), kept) == 0
    gone = Played(known={"a": {1: "move 4", 2: "pass"}, "b": {0: "pass"}})
    assert lost(str(database), gone) == 3


def test_missed_goals_are_seen() -> None:
    sizes = Sizes(matches=2, towers=1)
    delays = [Delay(float(second), 0.05 if second else 0.3) for second in range(20)]
    slow = Measured(begin=0.0, end=20.0, memory=3.0, server=1.0, towers=0.5, clients=1.0)
    rows = rows_of_speed(sizes, slow, Played(delays=delays), [60.0, 54.9])
    assert [row.holds for row in rows] == [False, False, False, False, True]
    rows = rows_of_kills(sizes, 1.0, Played(known={"x": {0: "pass"}}, finished=1), 1)
    assert [row.holds for row in rows] == [False, False, True]


def test_pictures_are_counted_to_the_end_of_a_test() -> None:
    """A tower that stands still on the screen has a low rate, not a short time."""
    shown = Shown([number / 60 for number in range(120)], ended=4.0)
    assert shown.rate(0.0, 2.0) == pytest.approx(60)
    assert shown.rate(0.0, 9.0) == pytest.approx(30)
    assert shown.rate(3.5, 9.0) is None
    assert Shown(shown.times, 4.0, is_whole=False).rate(0.0, 2.0) is None
    assert Shown(ended=4.0).rate(0.0, 9.0) is None


def test_a_missed_goal_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured(sizes: Sizes, database: str) -> list[Row]:
        return [Row("  a row", "1", "2", holds=False)]

    monkeypatch.setattr(figures, "under_load", measured)
    with pytest.raises(SystemExit, match=r"^Missed: a row\.$"):
        figures.main(["load"])
    assert "goal" in capsys.readouterr().out


def test_what_fails_is_missed_and_the_rest_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> list[Row]:
        raise AssertionError("lost")

    assert not figures.tried("workers", fail)[0].holds
    assert "lost" in capsys.readouterr().err


def test_names_that_there_are_not() -> None:
    with pytest.raises(SystemExit, match="there are load, workers, attack, http"):
        figures.main(["lode"])
