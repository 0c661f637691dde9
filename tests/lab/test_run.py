"""Runs: the same rows however they are played, stopped and resumed."""

from __future__ import annotations

import os
import signal
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import pytest
from lab.runs import rows, same, start
from waiting import wait_until

from knockdown.lab.chunks import Chunk
from knockdown.lab.errors import LabError
from knockdown.lab.folder import Folder
from knockdown.lab.plan import Plan, make_plan
from knockdown.lab.play import play_rows, versions_of
from knockdown.lab.players_hash import players_hash
from knockdown.lab.run import manifest_of, run
from knockdown.lab.tables import play_tables
from knockdown.lab.workers import WorkerPool, worker_pool

pytestmark = pytest.mark.once  # about processes; engine/test_lockstep compares the engines
SLOW = ("--players", "brawler,random", "--games", "40", "--seed", "5")


def keep(plan: Plan, path: Path, size: int = 1) -> dict[str, object]:
    def tell(text: str) -> None:
        raise AssertionError(text)

    heard: list[int] = []
    result = run(plan, path, partial(worker_pool, play_tables, size=size), heard.append, tell)
    assert heard == sorted(heard) and heard[-1] == plan.games
    return result


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The slow run, played by this process without a stop."""
    path = tmp_path_factory.mktemp("lab") / "whole"
    keep(make_plan(40, ("brawler", "random"), seed=5), path)
    return path


def test_two_processes_give_the_same_rows(whole: Path, tmp_path: Path) -> None:
    result = keep(make_plan(40, ("brawler", "random"), seed=5), tmp_path / "two", 2)
    assert result["games"] == result["played"] == 40
    assert same(whole, tmp_path / "two")
    assert rows(whole)["matches"]["game"].to_list() == list(range(40))


def test_a_finished_run_is_not_played_again(whole: Path) -> None:
    result = keep(make_plan(40, ("brawler", "random"), seed=5), whole)
    assert result["played"] == 0 and result["kept_from_before"] == 40


def test_another_seed_gives_other_rows(whole: Path, tmp_path: Path) -> None:
    keep(make_plan(40, ("brawler", "random"), seed=6), tmp_path)
    assert not same(whole, tmp_path)


def test_more_games_are_added(tmp_path: Path) -> None:
    for games in (7, 25):
        keep(make_plan(games, ("random", "random")), tmp_path / "grown")
    keep(make_plan(25, ("random", "random")), tmp_path / "at_once")
    assert same(tmp_path / "grown", tmp_path / "at_once")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_stopped_run_goes_on(how: signal.Signals, whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "run"
    process = start(*SLOW, "--processes", "2", "--out", path)
    wait_until(lambda: Folder(path).games() >= 5)
    process.send_signal(how)
    _, told = process.communicate(timeout=30)
    done = Folder(path).kept()
    assert 5 <= Folder(path).games() < 40
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert told == f"stopped; finished matches are kept in {path}, the same command continues\n"
    process = start(*SLOW, "--processes", "2", "--out", path)
    assert process.wait(60) == 0
    process.communicate()
    assert set(done) <= set(Folder(path).kept())
    assert same(path, whole)


def test_a_run_survives_the_death_of_a_process(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "run"
    process = start(*SLOW, "--processes", "2", "--out", path)
    wait_until(lambda: Folder(path).games() >= 3)
    os.kill(a_worker_of(process.pid), signal.SIGKILL)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "died" in told and "played again" in told
    assert same(path, whole)


def a_worker_of(pid: int) -> int:
    return next(iter(workers_of(pid)))


def workers_of(pid: int) -> list[int]:
    """Processes that play, not the one that watches over shared resources."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    is_worker = {c: b"spawn_main" in Path(f"/proc/{c}/cmdline").read_bytes() for c in children}
    return [int(child) for child in children if is_worker[child]]


def is_alive(pid: int) -> bool:
    """Where nobody collects orphans, a dead one stays in the list."""
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_processes_end_when_the_lab_is_killed(tmp_path: Path) -> None:
    """In the middle of a game that would take them many minutes."""
    endless = ("--players", "duelist:999999,duelist:999999", "--processes", "2", "--games", "2")
    process = start(*endless, "--out", tmp_path / "run")
    workers: list[int] = []
    try:
        wait_until(lambda: len(workers_of(process.pid)) == 2)
        workers = workers_of(process.pid)
        wait_until(lambda: all(is_thinking(worker) for worker in workers))
        process.kill()
        process.communicate(timeout=30)
        wait_until(lambda: not any(is_alive(worker) for worker in workers))
    finally:
        for pid in filter(is_alive, workers):
            os.kill(pid, signal.SIGKILL)


def is_thinking(pid: int) -> bool:
    """It has used some processor time: more than what importing everything takes."""
    used = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK") > 3


def test_another_version_elsewhere_is_refused() -> None:
    plan = make_plan(2, ("random", "random"))
    foreign = {**versions_of(plan), "version": "0.0.0"}
    with pytest.raises(LabError, match=r"other version .*not 0\.0\.0.*every machine"):
        play_rows(Chunk(plan, foreign, 0, 1))


def test_other_players_elsewhere_are_refused() -> None:
    plan = make_plan(2, ("random", "random"))
    foreign = {**versions_of(plan), "minds": "0000"}
    with pytest.raises(LabError, match=r"other minds \(\w{16}, not 0000\).*every machine"):
        play_rows(Chunk(plan, foreign, 0, 1))


def test_a_run_does_not_go_on_with_other_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(make_plan(2, ("random", "random")), tmp_path)
    assert Folder(tmp_path).manifest()["minds"] == players_hash()
    monkeypatch.setattr("knockdown.lab.play.players_hash", lambda: "changed")
    with pytest.raises(LabError, match="begun with players that think differently"):
        keep(make_plan(3, ("random", "random")), tmp_path)
    assert Folder(tmp_path).manifest()["games"] == 2


def test_a_refused_run_leaves_the_other_one_as_it_is(tmp_path: Path) -> None:
    plan = make_plan(3, ("random", "random"))
    with Folder(tmp_path).taken(manifest_of(plan)), pytest.raises(LabError, match="another run"):
        keep(make_plan(999, ("random", "random")), tmp_path)
    assert keep(plan, tmp_path)["games"] == 3


def test_a_run_that_nobody_plays_leaves_its_folder_to_others(tmp_path: Path) -> None:
    def open_pool() -> AbstractContextManager[WorkerPool]:
        raise LabError("the cluster cannot be reached")

    plan = make_plan(3, ("random", "random"), seed=1)
    with pytest.raises(LabError, match="cannot be reached"):
        run(plan, tmp_path, open_pool, lambda done: None, pytest.fail)
    assert keep(make_plan(2, ("random", "random"), seed=9), tmp_path)["games"] == 2


def test_no_worker_is_started_for_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("precious")
    plan = make_plan(3, ("random", "random"))
    with pytest.raises(LabError, match=r"thesis\.txt"):
        run(plan, tmp_path, lambda: pytest.fail("started"), lambda done: None, pytest.fail)
