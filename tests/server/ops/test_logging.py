"""What the server says of itself: enough to find a fault, nothing that belongs to anybody."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.people import Person
from server.play import play_on
from server.servers import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from knockdown.server.ops.logging import JsonLines, is_our_fault, new_trace

pytestmark = pytest.mark.once
NICKNAME = "Zebulon"
SEATS = ({"kind": "person", "name": NICKNAME}, {"kind": "person", "name": NICKNAME + " II"})


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> tuple[Person, str, str, str]:
    """Who played, with an error and some abuse; the match; the error's trace; the log."""
    database = tmp_path_factory.mktemp("logs") / "matches.sqlite"
    person = Person(Server(database, options=("--log", "json", "--limits", "0.2")))
    match = person.new_match(seats=SEATS, knockdown="dice", seed=3)
    screen = person.sit_down(match)
    play_on(screen, Random(3), most=8)
    broken = person.new_match(seats=SEATS)
    with closing(sqlite3.connect(database)) as other:
        setup = json.dumps({"players": [NICKNAME, person.cookie]})
        other.execute("UPDATE matches SET setup = ? WHERE id = ?", (setup, broken))
        other.commit()
    failed = person.get(f"/api/matches/{broken}?lang=en")
    assert failed.status == 500 and failed.json()["reason"] == "our-fault"
    url = f"ws://{person.server.host}/api/matches/{match}/play"
    with connect(url, additional_headers={"Cookie": person.cookie}) as wild:
        for _ in range(90):  # more than a fifth of what is usual, and of its strikes
            wild.send(NICKNAME)
        with suppress(ConnectionClosed):
            while True:
                wild.recv(30)
    person.leave()
    return person, match, failed.headers["x-trace-id"], person.server.end()


def lines_of(log: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.splitlines()]


def test_every_line_is_an_object(session: tuple[Person, str, str, str]) -> None:
    _, match, _, log = session
    lines = lines_of(log)
    events = [line["event"] for line in lines]
    assert events[0] == "server started" and events[-1] == "server stopped"
    begun = lines[events.index("match begun")]
    assert begun["match"] == match[:6] and begun["trace"] and begun["level"] == "info"
    abuse = lines[events.index("refused for asking too much")]
    assert abuse["reason"] == "too-fast" and abuse["network"] == "127.0.0.0/24"
    assert events.count("refused for asking too much") == 1
    assert all(line["time"].endswith("+00:00") for line in lines)


def test_an_error_is_found_by_its_trace(session: tuple[Person, str, str, str]) -> None:
    _, _, trace, log = session
    (line,) = [line for line in lines_of(log) if line["level"] == "error"]
    assert line["trace"] == trace and line["error"] == "ValidationError"
    assert any("storage/store.py" in frame for frame in line["at"])


def test_nothing_of_anybody_is_logged(session: tuple[Person, str, str, str]) -> None:
    person, match, _, log = session
    token = person.cookie.partition("=")[2]
    for secret in (token, person.cookie, NICKNAME, match, "127.0.0.1", "Cookie"):
        assert secret not in log


def test_a_match_that_ends_is_logged(tmp_path: Path) -> None:
    person = Person(Server(tmp_path / "matches.sqlite", options=("--log", "json")))
    match = person.new_match(seats=SEATS, knockdown="dice", seed=3, stall_turns=1)
    play_on(person.sit_down(match), Random(3))
    person.leave()
    ended = [x for x in lines_of(person.server.end()) if x["event"] == "match ended"]
    assert [line["match"] for line in ended] == [match[:6]]


def test_client_errors_are_not_logged_by_libraries() -> None:
    def record(words: str) -> logging.LogRecord:
        return logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, words, (), None)

    assert not is_our_fault(record("Invalid HTTP request received."))
    assert is_our_fault(record("Exception in ASGI application\n"))


def test_an_error_is_told_without_its_message() -> None:
    trace = new_trace()
    try:
        try:
            int(NICKNAME)
        except ValueError as error:
            raise KeyError(NICKNAME) from error
    except KeyError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "it failed\nmore", (), sys.exc_info())
    line = json.loads(JsonLines().format(record))
    assert line["event"] == "it failed" and line["trace"] == trace
    assert line["error"] == "KeyError" and line["causes"] == ["ValueError"]
    assert NICKNAME not in json.dumps(line) and "test_logging.py" in line["at"][-1]
