"""Thousands of messages that nobody should send, while others play and notice nothing."""

from __future__ import annotations

import json
import sqlite3
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.attackers import OWN, STRANGERS, Attacker, Target
from server.conftest import little_page
from server.people import Person
from server.play import SHARED, answer, play_on
from server.rooms.lobby import join, open_room
from server.servers import Server

pytestmark = pytest.mark.once
PAUSE = 0.01  # seconds between two decisions


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Server]:
    """Without limits, so that every message is looked at."""
    page = little_page(tmp_path / "page")
    running = Server(tmp_path / "matches.sqlite", page, ("--limits", "0", "--metrics", "0"))
    yield running
    assert running.end() == ""


class Honest(threading.Thread):
    """Plays one match after the other, and measures how long each answer takes."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.person = Person(server)
        self.done = threading.Event()
        self.waits: list[float] = []
        self.refused = 0
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.done.is_set():
                self.play()
        except BaseException as fault:
            self.fault = fault
        self.person.leave()

    def play(self) -> None:
        match = self.person.new_match(seats=SHARED, knockdown="dice", seed=7)
        screen = self.person.sit_down(match)
        rng = Random(7)
        while not (screen.scene.over or self.done.wait(PAUSE)):
            asked = time.monotonic()
            play_on(screen, rng, most=1)
            self.waits.append(time.monotonic() - asked)
        self.refused += sum(each.type == "refused" for each in screen.heard)
        screen.close()


KEPT = (
    "SELECT number, kind, seat, data FROM entries WHERE match = '{match}' ORDER BY number",
    "SELECT code, owner, options, public, version, match FROM rooms WHERE id = '{room}'",
    "SELECT * FROM guests WHERE room = '{room}' ORDER BY place",
)
Read = Callable[[str], list[Any]]  # a statement, straight in the database


def kept_of(target: Target, read: Read) -> list[list[Any]]:
    """All that is kept of a match and a room but when somebody looked."""
    return [read(each.format(match=target.match, room=target.room)) for each in KEPT]


def reading(database: Path | str) -> Read:
    """Of SQLite."""

    def read(statement: str) -> list[Any]:
        with closing(sqlite3.connect(database)) as other:
            return list(other.execute(statement))

    return read


def full_room(owner: Person) -> str:
    room, friend = open_room(owner, "Ann"), Person(owner.server)
    join(friend, room, "Ben")
    friend.leave()
    return room


def victim(server: Server) -> tuple[Person, Target]:
    """Somebody whose match has come some way, and all that was ever said in it."""
    person = Person(server)
    match = person.new_match(seats=SHARED, knockdown="dice", seed=4)
    screen = person.sit_down(match)
    play_on(screen, Random(4), most=12)
    said: list[str] = []
    while len(said) < 5:
        if screen.scene.question is None or screen.scene.handover >= 0:
            play_on(screen, Random(4), most=1)
            continue
        option, revision = screen.scene.question.options[0].option, screen.scene.revision
        said.append(json.dumps({"type": "decide", "revision": revision, "option": option}))
        screen.decide(option)
        while screen.scene.revision == revision:
            screen.until("scene")
    while screen.scene.question is None:
        play_on(screen, Random(4), most=1)
    options = [each.option for each in screen.scene.question.options]
    screen.close()
    return person, Target(match, full_room(person), screen.scene.revision, options, said)


def attack(server: Server, count: int) -> float:
    """Tells how long an honest player's answer took meanwhile, in the middle."""
    return attack_through(server, server, count, reading(server.database))


def attack_through(near: Server, home: Server, count: int, read: Read) -> float:
    """Everything bad is sent to one server; another one may have the match."""
    owner, target = victim(home)
    before = kept_of(target, read)
    assert [len(rows) for rows in before] == [target.revision, 1, 2]
    screen = owner.sit_down(target.match)  # as long as somebody looks, the match stays there
    honest = Honest(home)
    honest.start()
    attackers = attackers_at(near, owner, target)
    for attacker in attackers:
        attacker.attack(count // len(attackers))
    honest.done.set()
    honest.join()
    assert {"not-understood", "not-yours", "no-place", "room-full"} <= attackers[0].answers
    assert {"not-understood", "old-revision"} <= attackers[2].answers
    assert honest.fault is None and honest.refused == 0
    assert len(honest.waits) > 10 and statistics.median(honest.waits) < 0.5
    assert kept_of(target, read) == before
    for server in (near, home):
        assert server.process.poll() is None and Person(server).get("/healthz").status == 200
        assert server.figures().get("knockdown_refusals_total{reason=our-fault}", 0) == 0
    assert screen.scene.revision == target.revision
    answer(screen, Random(4))
    owner.leave()
    return statistics.median(honest.waits)


def attackers_at(server: Server, owner: Person, target: Target) -> list[Attacker]:
    """A stranger, a user with a cookie of their own, and the player who may decide."""
    stranger, guest, near_owner = (Person(server) for _ in range(3))
    guest.new_match(seats=SHARED)
    near_owner.cookie = owner.cookie
    return [
        Attacker(stranger, target, Random(1), STRANGERS),
        Attacker(guest, target, Random(2), STRANGERS),
        Attacker(near_owner, target, Random(3), OWN),
    ]


def test_thousands_of_bad_messages_change_nothing(open_server: Server) -> None:
    attack(open_server, 3_000)
