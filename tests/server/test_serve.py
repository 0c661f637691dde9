"""Starting and ending: one line when it is there, a sentence when it cannot be."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from server.people import Person
from server.play import ALONE
from server.raw import Raw
from server.servers import SOURCE, Server

from knockdown.server.settings import data_folder, database_url, page_folder

pytestmark = pytest.mark.once
command = partial(Server, is_command=True)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "knockdown.cli", "serve", *arguments]
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)


def test_ctrl_c_ends_it_without_a_word(tmp_path: Path) -> None:
    server = command(tmp_path / "a.sqlite")
    person = Person(server)
    person.sit_down(person.new_match(seats=ALONE))
    assert server.end() == "" and server.process.returncode == 0
    person.leave()


def test_a_connection_of_a_proxy_that_rests_is_kept(tmp_path: Path) -> None:
    """The five seconds of others are less than proxies keep theirs for."""
    server = command(tmp_path / "a.sqlite", options=("--behind-proxy", "127.0.0.1"))
    raw, ask = Raw(server), f"GET /healthz HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode()
    for pause in (0, 6):
        time.sleep(pause)
        raw.send(ask)
        assert b"HTTP/1.1 200" in raw.read_until(b"\r\n\r\n")
    raw.close()
    server.end()


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = run("--port", port, "--database", str(tmp_path / "a.sqlite"))
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith(f"knockdown: cannot listen on 127.0.0.1, port {port}")
    assert "--port" in done.stderr and "Traceback" not in done.stderr


def test_a_database_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    done = run("--port", "0", "--database", str(tmp_path / "nowhere" / "a.sqlite"))
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "database cannot be used" in done.stderr


def test_a_page_that_is_not_built_is_told(tmp_path: Path) -> None:
    server = command(tmp_path / "a.sqlite", page=tmp_path)
    answer = Person(server).get("/")
    server.end()
    assert answer.status == 503 and b"make play" in answer.data


def test_where_things_are(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "knockdown"
    assert database_url("postgresql+asyncpg://db/k") == "postgresql+asyncpg://db/k"
    assert database_url(str(tmp_path / "a")) == f"sqlite+aiosqlite:///{tmp_path / 'a'}"
    assert page_folder({"KNOCKDOWN_PAGE": str(tmp_path)}) is None
    (tmp_path / "index.html").touch()
    assert page_folder({"KNOCKDOWN_PAGE": str(tmp_path)}) == tmp_path


def test_more_people_come_than_a_small_program_may_let_in(tmp_path: Path) -> None:
    limit, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, most))
    try:
        server = command(tmp_path / "a.sqlite", options=("--limits", "10"))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, most))
    crowd = [Raw(server) for _ in range(100)]
    assert Person(server).get("/healthz").status == 200
    for one in crowd:
        one.close()
    server.end()
