"""The HTTP interface is what it says of itself: schemathesis asks it what it can think of."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.conftest import little_page
from server.servers import Server

pytestmark = pytest.mark.once
# A schema cannot say which names there are, nor what the text of a match is like.
BEYOND_A_SCHEMA = "positive_data_acceptance"


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Server]:
    page = little_page(tmp_path / "page")
    running = Server(tmp_path / "matches.sqlite", page, ("--limits", "0"))
    yield running
    assert running.end() == ""


def fuzz(server: Server, folder: Path, *options: str) -> None:
    command = [str(Path(sys.executable).with_name("schemathesis")), "run"]
    command += [f"http://{server.host}/api/schema/openapi.json", "--seed", "1"]
    command += ["--exclude-checks", BEYOND_A_SCHEMA, "--warnings", "off", *options]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_nothing_is_found_in_a_hurry(open_server: Server, tmp_path: Path) -> None:
    fuzz(open_server, tmp_path, "--phases", "fuzzing", "--max-examples", "3")
