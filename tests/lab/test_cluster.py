"""A real Ray with two workers on this machine."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from lab.runs import same, start, until

from knockdown.lab import cluster
from knockdown.lab.crew import hired
from knockdown.lab.errors import LabError
from knockdown.lab.folder import Folder
from knockdown.lab.plan import make_plan
from knockdown.lab.run import run
from knockdown.lab.tables import play_tables

pytestmark = pytest.mark.once

RUN = ("--players", "brawler,random", "--games", "40", "--seed", "5", "--on", "ray")


def test_a_cluster_gives_the_same_rows_even_if_a_worker_dies(tmp_path: Path) -> None:
    path = tmp_path / "ray"
    process = start(*RUN, "--processes", "2", "--out", path)
    until(lambda: Folder(path).games() >= 3)
    os.kill(next(workers_of(process.pid)), signal.SIGKILL)
    printed, told = process.communicate(timeout=60)
    assert process.returncode == 0, told
    assert "a worker of the cluster died" in told and "played again" in told
    assert "games per s" in printed

    plan = make_plan(40, ("brawler", "random"), seed=5)
    run(plan, tmp_path / "here", partial(hired, play_tables), lambda done: None, pytest.fail)
    assert same(path, tmp_path / "here")


def workers_of(pid: int) -> Iterator[int]:
    """Those of this process's Ray that are playing now."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if entry.joinpath("cmdline").read_bytes().startswith(b"ray::attempted"):
                other = int(entry.name)
                if pid in ancestors(other):
                    yield other
        except OSError:
            continue  # it has just ended


def ancestors(pid: int) -> list[int]:
    found = []
    while pid > 1:
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        found.append(pid)
    return found


@pytest.mark.parametrize("address", ["ray://127.0.0.1:9", "127.0.0.1:9"])
def test_a_cluster_that_is_not_there(address: str, tmp_path: Path) -> None:
    process = start(*RUN, "--address", address, "--out", tmp_path / "run")
    _, told = process.communicate(timeout=60)
    assert process.returncode == 2
    assert told.startswith(f"knockdown: the cluster at {address} cannot be reached: ")
    assert told.count("\n") == 1


def test_whoever_listens_there_is_no_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 4.0)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(LabError, match=f"{address} cannot be reached: no Ray has answered"):
            cluster.join(address, 0)
