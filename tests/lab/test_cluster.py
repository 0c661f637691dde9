"""A real Ray with two workers on this machine."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
from lab import worker_tasks
from lab.runs import same, start
from waiting import wait_until

from knockdown.lab import cluster, driver
from knockdown.lab.errors import LabError
from knockdown.lab.folder import Folder
from knockdown.lab.plan import Plan, make_plan
from knockdown.lab.run import run
from knockdown.lab.tables import play_tables
from knockdown.lab.workers import RAY, worker_pool

pytestmark = pytest.mark.once

AROUND_RAY = {
    "PYTHONPATH": os.pathsep.join(sys.path),  # so that its workers find the tests' modules
    "GRPC_ENABLE_FORK_SUPPORT": "0",  # or what it forks for a client crashes now and then
}
RUN = ("--players", "brawler,random", "--games", "40", "--seed", "5", "--on", "ray")


def test_a_cluster_gives_the_same_rows_even_if_a_worker_dies(tmp_path: Path) -> None:
    path = tmp_path / "ray"
    process = start(*RUN, "--processes", "2", "--out", path)
    wait_until(lambda: Folder(path).games() >= 3)
    os.kill(one_that_plays(process.pid), signal.SIGKILL)
    printed, told = process.communicate(timeout=60)
    assert process.returncode == 0, told
    assert "a worker of the cluster died" in told and "played again" in told
    assert "games per s" in printed

    plan = make_plan(40, ("brawler", "random"), seed=5)
    run(plan, tmp_path / "here", partial(worker_pool, play_tables), lambda done: None, pytest.fail)
    assert same(path, tmp_path / "here")


def one_that_plays(pid: int) -> int:
    """Between two parts of the work there is none for a moment."""
    found: list[int] = []

    def is_found() -> bool:
        found[:] = workers_of(pid)
        return bool(found)

    wait_until(is_found)
    return found[0]


def workers_of(pid: int) -> Iterator[int]:
    """Those of this process's Ray that are playing now."""
    for other in descendants(pid):
        with suppress(OSError):  # it may just have ended
            if Path(f"/proc/{other}/cmdline").read_bytes().startswith(b"ray::attempted"):
                yield other


def descendants(pid: int) -> list[int]:
    """All that this process has started, and what those have."""
    everybody = (int(entry.name) for entry in Path("/proc").glob("[0-9]*"))
    return [other for other in everybody if pid in ancestors(other)]


def ancestors(pid: int) -> list[int]:
    found = []
    with suppress(OSError):  # it may just have ended
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


def test_a_listener_that_is_not_ray_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 4.0)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(LabError, match=f"{address} cannot be reached: Ray has not answered"):
            cluster.Cluster(play_tables, address)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Version mismatch:\n    Ray: 2.52\n    Ray: 2.60\n",
            "Version mismatch: Ray: 2.52 Ray: 2.60",
        ),
        ("failed:\nTraceback:\n  line 7\nRuntimeError: no port\n", "RuntimeError: no port"),
        ("ray client connection timeout", "Ray refuses the connection; .* a token .* the port"),
        ("Failed to connect to Ray cluster at 10.0.0.1:6379", "Ray refuses the connection; .*"),
        ("", "ConnectionError"),
    ],
)
def test_rays_messages_are_reported_in_one_line(said: str, told: str) -> None:
    assert re.match(told, driver.reason(ConnectionError(said)))
    assert "\n" not in driver.reason(ConnectionError(said))


@pytest.mark.slow
def test_a_cluster_that_is_lost_is_told_and_its_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Joined by its clients' port and by its own: Ray behaves differently."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", "a-token-that-only-these-tests-use")
    plan = make_plan(12, ("brawler", "random"), seed=5)
    with head() as (pid, addresses), ThreadPoolExecutor() as pool:
        paths = [tmp_path / str(number) for number in range(len(addresses))]
        runs = [pool.submit(join_in, plan, *where) for where in zip(paths, addresses, strict=True)]
        wait_until(lambda: all(map(has_games, runs, paths)))
        monkeypatch.setattr(cluster, "PATIENCE", 6.0)
        kill_all(pid)
        for lost, address in zip(runs, addresses, strict=True):
            with pytest.raises(LabError, match=f"the cluster at {address} was lost .* continues"):
                lost.result(timeout=60)

    here = partial(worker_pool, play_tables)
    run(plan, tmp_path / "here", here, lambda done: None, pytest.fail)
    for path in paths:
        result = run(plan, path, here, lambda done: None, pytest.fail)
        assert result["kept_from_before"] in range(1, 12)
        assert same(path, tmp_path / "here")


def join_in(plan: Plan, path: Path, address: str) -> None:
    open_pool = partial(worker_pool, worker_tasks.plays_slowly, RAY, address, 1)
    run(plan, path, open_pool, lambda done: None, lambda text: None)


def has_games(under_way: Future[None], path: Path) -> bool:
    if under_way.done():
        under_way.result()
    return Folder(path).games() > 0


@contextmanager
def head() -> Iterator[tuple[int, list[str]]]:
    """The head of a cluster with two processors: its process, and its addresses."""
    port, client_port = free_ports()
    command = [
        *(sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"),
        *("--node-ip-address=127.0.0.1", f"--port={port}"),
        *(f"--ray-client-server-port={client_port}", "--min-worker-port=0", "--max-worker-port=0"),
        *("--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats"),
    ]
    # Ray's sockets need a short path.
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as scratch:
        said = Path(scratch) / "said"
        with said.open("w") as file:
            process = subprocess.Popen(
                [*command, f"--temp-dir={scratch}"],
                stdout=file,
                stderr=file,
                env={**os.environ, **AROUND_RAY},
            )
        try:
            wait_until(lambda: "Ray runtime started" in said.read_text() and listens(client_port))
            yield process.pid, [f"ray://127.0.0.1:{client_port}", f"127.0.0.1:{port}"]
        finally:
            kill_all(process.pid)
            process.wait()


def free_ports() -> list[int]:
    with socket.create_server(("", 0)) as one, socket.create_server(("", 0)) as two:
        return [server.getsockname()[1] for server in (one, two)]


def listens(port: int) -> bool:
    """Ray's door for clients opens a little after the rest."""
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) == 0


def kill_all(pid: int) -> None:
    """A process and all that it has started."""
    for each in [*descendants(pid), pid]:
        with suppress(ProcessLookupError):
            os.kill(each, signal.SIGKILL)
