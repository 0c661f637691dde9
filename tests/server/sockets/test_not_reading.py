"""Screens that look at a tower and never read: cut off, at no cost to anybody else."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Iterator
from pathlib import Path

import pytest
from positions import before_a_test
from records import play
from server.people import Person, wait_until
from server.play import SHARED, bring, go_on_with
from server.raw import TEXT, Raw, at_match, frame, handshake
from server.servers import Server

from knockdown.referee.record import Record
from knockdown.server.protocol.messages import StartTest

pytestmark = pytest.mark.once
DEAF = 20  # screens
FEW, MANY = 15, 250  # scenes that each asks for, with something that is refused after every one
SPEAK = frame(TEXT, json.dumps({"type": "speak", "lang": "pl"}).encode())
NONSENSE = frame(TEXT, b"nonsense")


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[Server]:
    """Without limits: it is not because of them that nothing adds up."""
    running = Server(tmp_path / "matches.sqlite", options=("--metrics", "0", "--limits", "0"))
    yield running
    assert running.end() == ""


class Deaf(Raw):
    """Sends, and reads not even the answer to its handshake."""

    def __init__(self, server: Server, match: str) -> None:
        super().__init__(server, waiting=4096)
        self.send(handshake(server, at_match(match)))

    def ask_for_scenes(self, count: int) -> None:
        self.send((SPEAK + NONSENSE) * count)


def test_a_client_that_does_not_read_is_cut_off_and_costs_nothing(measured: Server) -> None:
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
        each.ask_for_scenes(MANY)
    screen.until("tower", lambda frame: frame.left < 5)  # undisturbed
    wait_until(lambda: measured.figures()["knockdown_connections{role=watcher}"] == 0)
    figures = measured.figures()
    assert figures["knockdown_cut_off_total{why=does-not-read}"] == DEAF
    assert figures["knockdown_connections{role=player}"] == 1
    assert figures["process_resident_memory_bytes"] - before < 12e6
    assert screen.until("tower_judged").reason == "time-up"
    for each in deaf:
        each.close()
    ann.leave()


def test_scenes_that_nobody_fetches_do_not_add_up(measured: Server) -> None:
    """Of a match that is over each has 70 kB: all of them would be 21 MB."""
    ann = Person(measured)
    record = Record(seed=5)
    play(record, 2_000)
    match = bring(ann, record)
    deaf = [Deaf(measured, match) for _ in range(DEAF)]
    wait_until(lambda: measured.figures()["knockdown_connections{role=watcher}"] == DEAF)
    before = measured.figures()["process_resident_memory_bytes"]
    for each in deaf:
        each.ask_for_scenes(FEW)
    refused = "knockdown_refusals_total{reason=not-understood}"
    wait_until(lambda: measured.figures().get(refused) == DEAF * FEW)
    figures = measured.figures()
    assert figures["knockdown_connections{role=watcher}"] == DEAF
    assert figures["process_resident_memory_bytes"] - before < 12e6
    for each in deaf:
        each.close()


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(sockets, "TCP_USER_TIMEOUT"), reason="the system cannot do it")
def test_the_system_ends_what_is_never_read(measured: Server) -> None:
    """Nothing of such a connection is left after half a minute, though its other end stays open."""
    ann = Person(measured)
    match = go_on_with(ann, before_a_test(2)[0], SHARED)
    deaf = Deaf(measured, match)
    wait_until(lambda: measured.figures()["knockdown_connections{role=watcher}"] == 1)
    deaf.ask_for_scenes(MANY)
    wait_until(lambda: measured.figures().get("knockdown_cut_off_total{why=does-not-read}") == 1)
    opened = measured.figures()["process_open_fds"]
    wait_until(lambda: measured.figures()["process_open_fds"] < opened)
    deaf.close()
