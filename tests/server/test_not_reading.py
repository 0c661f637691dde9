"""Screens that look at a tower and never read: cut off, at no cost to anybody else."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.people import Person, wait_until
from server.play import SHARED, before_a_test, go_on_with
from server.raw import TEXT, Raw, at_match, frame, handshake
from server.servers import Server

from knockdown.server.protocol.messages import StartTest

pytestmark = pytest.mark.once
DEAF = 20  # screens
ASKED = 250  # scenes that each asks for: about 2 MB, which nobody fetches
MOST_GROWTH = 12e6  # bytes for all of them; kept in full it would be 50 MB


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "matches.sqlite", options=("--metrics", "0"))
    yield running
    assert running.end() == ""


class Deaf(Raw):
    """Sends, and reads not even the answer to its handshake."""

    def __init__(self, server: Server, match: str) -> None:
        super().__init__(server, waiting=4096)
        self.send(handshake(server, at_match(match)))

    def ask_for_scenes(self) -> None:
        self.send(frame(TEXT, json.dumps({"type": "speak", "lang": "pl"}).encode()) * ASKED)


def test_who_does_not_read_is_cut_off_and_costs_nothing(measured: Server) -> None:
    ann = Person(measured)
    match = go_on_with(ann, before_a_test(2)[0], SHARED)
    screen = ann.sit_down(match)
    screen.until("tower_began")
    deaf = [Deaf(measured, match) for _ in range(DEAF)]
    wait_until(lambda: measured.figures()["knockdown_connections{role=watcher}"] == DEAF)
    screen.send(StartTest(screen.scene.revision))
    screen.until("tower", lambda frame: frame.phase == "building")
    before = measured.figures()["process_resident_memory_bytes"]
    for each in deaf:
        each.ask_for_scenes()
    screen.until("tower", lambda frame: frame.left < 5)  # undisturbed
    wait_until(lambda: measured.figures()["knockdown_connections{role=watcher}"] == 0)
    figures = measured.figures()
    assert figures["knockdown_cut_off_total{why=does-not-read}"] == DEAF
    assert figures["knockdown_connections{role=player}"] == 1
    assert figures["process_resident_memory_bytes"] - before < MOST_GROWTH
    assert screen.until("tower_judged").reason == "time-up"
    for each in deaf:
        each.close()
    ann.leave()


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(sockets, "TCP_USER_TIMEOUT"), reason="the system cannot do it")
def test_the_system_ends_what_is_never_read(measured: Server) -> None:
    """Nothing of such a connection is left after half a minute, though its other end stays open."""
    ann = Person(measured)
    match = go_on_with(ann, before_a_test(2)[0], SHARED)
    deaf = Deaf(measured, match)
    wait_until(lambda: measured.figures()["knockdown_connections{role=watcher}"] == 1)
    deaf.ask_for_scenes()
    wait_until(lambda: measured.figures().get("knockdown_cut_off_total{why=does-not-read}") == 1)
    opened = measured.figures()["process_open_fds"]
    wait_until(lambda: measured.figures()["process_open_fds"] < opened)
    deaf.close()
