"""7.1 Towers without a match: built by hand, judged, forgotten."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.hands import Builder
from server.people import Person, Wire, wait_until
from server.protocol.test_asyncapi import check
from server.servers import Server

from knockdown.content.words import words_for
from knockdown.server.protocol.messages import Hand, Ping
from knockdown.server.protocol.practice import MOST_CUBES, LayTower, StartTower

pytestmark = pytest.mark.once
Newcomer = Callable[..., Person]
TOWERS = "knockdown_towers"
LEARNERS = "knockdown_connections{role=learner}"


@pytest.fixture(scope="module")
def gym(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With figures."""
    folder = tmp_path_factory.mktemp("practice")
    running = Server(folder / "matches.sqlite", options=("--limits", "10", "--metrics", "0"))
    yield running
    assert running.end() == ""


@pytest.fixture
def cat(gym: Server) -> Iterator[Person]:
    person = Person(gym)
    yield person
    person.leave()
    wait_until(lambda: gym.figures()[LEARNERS] == 0)


def lay(wire: Wire, cubes: int) -> Any:
    wire.send(LayTower(cubes))
    return wire.until("tower_began")


def begin(wire: Wire, cubes: int) -> Builder:
    """Until the hand may move."""
    builder = Builder(wire, lay(wire, cubes))
    wire.send(StartTower())
    builder.wait_for("building")
    return builder


# --------------------------------------------------------------------------- building
def test_a_new_connection_gets_the_number_of_cubes(ann: Person) -> None:
    wire = ann.practise()
    assert wire.hear().most == MOST_CUBES
    began = lay(wire, MOST_CUBES)
    assert began.yours and sorted(began.heavy) == [False] * 8 + [True] * 8
    assert began.frame.phase == "waiting" and began.seconds == 10
    assert lay(wire, 1).heavy == [True]


@pytest.mark.alone  # 7.1: in ten real seconds
def test_a_tower_is_built_by_hand_and_then_another_one(ann: Person) -> None:
    wire = ann.practise()
    begin(wire, 3).build(3)
    judged = wire.until("tower_judged")
    assert judged.passed and judged.text == words_for("en").say("tower-passed")
    before, again = wire.heard[-2], begin(wire, 4)
    assert before.phase == "over" and len(again.frame.cubes) == 3 * 4
    again.build(4)
    assert wire.until("tower_judged").passed


@pytest.mark.parametrize("lang", ["en", "es", "pl"])
def test_why_it_fell_is_told(newcomer: Newcomer, lang: str) -> None:
    wire = newcomer(lang).practise()
    begin(wire, 2).do("done")
    judged = wire.until("tower_judged")
    assert (judged.passed, judged.reason) == (False, "left-over") and len(judged.cubes) == 2
    assert judged.text == words_for(lang).say("tower-reason-left-over", n=2)


def test_a_tower_that_nobody_builds_is_lost_on_time(ann: Person) -> None:
    wire = ann.practise()
    begin(wire, 2)
    judged = wire.until("tower_judged")
    assert (judged.passed, judged.reason) == (False, "time-up")


def test_another_tower_takes_the_place_of_the_one_under_way(ann: Person) -> None:
    wire = ann.practise()
    begin(wire, 5)
    assert lay(wire, 2).frame.phase == "waiting"
    begun = len(wire.heard)
    wire.send(StartTower())
    wire.until("tower", lambda frame: frame.phase == "building")
    wire.send(Hand(wire.heard[-1].tick, "done"))
    wire.until("tower_judged")
    pictures = [each for each in wire.heard[begun:] if each.type == "tower"]
    assert pictures and all(len(each.cubes) == 3 * 2 for each in pictures)


def test_messages_are_as_described(ann: Person) -> None:
    wire = ann.practise()
    wire.send(LayTower(1))
    check(json.loads(wire.socket.recv(30)), "Practice")
    check(json.loads(wire.socket.recv(30)), "TowerBegan")
    with pytest.raises(Exception, match="maximum"):
        check({"type": "lay", "cubes": MOST_CUBES + 1}, "LayTower")


# -------------------------------------------------------------------------- bad input
BAD = [
    "",
    "[]",
    "{",
    '{"type": "lay"}',
    '{"type": "lay", "cubes": 0}',
    f'{{"type": "lay", "cubes": {MOST_CUBES + 1}}}',
    '{"type": "lay", "cubes": -3}',
    '{"type": "lay", "cubes": 2.5}',
    '{"type": "lay", "cubes": "3"}',
    '{"type": "lay", "cubes": 3, "seed": 1}',
    '{"type": "start", "revision": 1}',
    '{"type": "start_test", "revision": 1}',
    '{"type": "decide", "revision": 1, "option": "test"}',
    '{"type": "hand", "tick": 0, "kind": "throw"}',
]


@pytest.mark.parametrize("text", BAD)
def test_what_is_not_understood_is_refused(ann: Person, text: str) -> None:
    wire = ann.practise()
    wire.socket.send(text)
    assert wire.until("refused").reason == "not-understood"
    assert lay(wire, 2).yours


def test_nothing_can_be_done_before_a_tower_lies_there(ann: Person) -> None:
    wire = ann.practise()
    wire.send(StartTower())
    assert wire.until("refused").reason == "no-tower"
    wire.send(Hand(0, "grab"))
    assert wire.until("refused").reason == "no-tower"
    lay(wire, 2)
    wire.send(Hand(0, "grab"))
    assert wire.until("refused").reason == "hand-not-yet"
    wire.send(Ping(4.5))
    assert wire.until("pong").stamp == 4.5


def test_a_hand_is_told_why_it_cannot_but_for_movements(ann: Person) -> None:
    wire = ann.practise()
    builder = begin(wire, 2)
    wire.send(Hand(builder.frame.tick, "move", 1e9, 0.0))
    wire.send(Hand(2**52, "move"))
    builder.do("release")
    assert wire.until("refused").reason == "hand-hand-empty"
    assert sum(each.type == "refused" for each in wire.heard) == 1


# ------------------------------------------------------------------ nothing is left of it
def test_leaving_clears_the_tower(gym: Server, cat: Person) -> None:
    wires = [cat.practise(), cat.practise()]
    builders = [begin(wire, 2) for wire in wires]
    assert gym.figures()[TOWERS] == gym.figures()[LEARNERS] == 2
    wires[0].close()
    wait_until(lambda: gym.figures()[TOWERS] == gym.figures()[LEARNERS] == 1)
    builders[1].do("done")
    wires[1].until("tower_judged")
    assert gym.figures()[TOWERS] == 0 and gym.figures()[LEARNERS] == 1


def rows(database: Path | str) -> dict[str, int]:
    with closing(sqlite3.connect(database)) as other:
        tables = [name for (name,) in other.execute("SELECT name FROM sqlite_master")]
        count = "SELECT count(*) FROM {}".format
        return {name: other.execute(count(name)).fetchone()[0] for name in kept(tables)}


def kept(tables: list[str]) -> list[str]:
    return [name for name in tables if not name.startswith(("sqlite_", "ix_"))]


def test_nothing_is_stored(gym: Server, cat: Person) -> None:
    before = rows(gym.database)
    assert "entries" in before and "matches" in before
    wire = cat.practise()
    begin(wire, 2).do("done")
    wire.until("tower_judged")
    cat.leave()
    assert rows(gym.database) == before and cat.cookie == ""
    figures = gym.figures()
    assert not any(name.startswith("knockdown_decisions") and figures[name] for name in figures)
