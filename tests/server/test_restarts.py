"""kill -9 in a lobby, in a match and while a tower is built: what was acknowledged is there again.

All of it happens at one server, which is killed twice.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from positions import before_a_test
from server.conftest import database_of
from server.hands import Builder
from server.people import Person, Screen
from server.play import ALONE, SHARED, go_on_with, play_on
from server.processes import end_with_all_processes
from server.rooms.lobby import both_ready, join, meet, open_room, play_together
from server.scenarios import Outage, Scenario, go_through
from server.servers import Server
from tiers import always
from websockets.exceptions import ConnectionClosed

from knockdown.server.match.clock import PACES, SECOND
from knockdown.server.protocol.messages import Concede, StartTest
from knockdown.server.protocol.practice import LayTower, StartTower
from knockdown.server.protocol.rooms import ReadyUp

pytestmark = pytest.mark.once
BLITZ = PACES["blitz"]


def leave(*people: Person) -> None:
    for person in people:
        person.leave()


def a_room_and_its_match(server: Server) -> Scenario:
    bob, cat, eve = (Person(server) for _ in range(3))
    room = open_room(bob, "Bob")
    at_bob, at_cat = meet(bob, room), join(cat, room, "Cat")
    at_cat.send(ReadyUp(on=True))
    before = at_bob.until(lambda room: room.guests[1] is not None and room.guests[1].ready)
    yield
    leave(bob, cat)
    at_bob = meet(bob, room)
    assert at_bob.room.code == before.code and at_bob.room.you == 0
    assert [guest.name for guest in at_bob.room.guests] == ["Bob", "Cat"]
    assert at_bob.room.guests[1].ready and not at_bob.room.guests[1].here
    at_cat = meet(cat, room)
    assert at_cat.room.you == 1 and at_cat.room.guests[0].here
    match = both_ready(at_bob, at_cat)
    rng = Random(2)
    screens = [person.sit_down(match) for person in (bob, cat, eve)]
    play_together(screens, rng, most=6)
    revision = screens[0].scene.revision
    yield
    leave(bob, cat, eve)
    screens = [person.sit_down(match) for person in (bob, cat, eve)]
    assert [screen.scene.viewer for screen in screens] == [0, 1, -1]
    assert screens[0].scene.revision == revision and screens[0].scene.room == room
    play_together(screens, rng, most=4)
    screens[1].send(Concede(screens[1].scene.revision))
    screens[0].until("scene", lambda scene: scene.over)
    assert both_ready(meet(bob, room), meet(cat, room)) != match
    leave(bob, cat, eve)


def time_before_a_restart_counts_and_time_without_a_server_does_not(server: Server) -> Scenario:
    bob, cat = Person(server), Person(server)
    room = open_room(bob, "Bob", options={"knockdown": "dice", "clock": "blitz"})
    match = both_ready(meet(bob, room), join(cat, room, "Cat"))
    least, most = 0.0, 0.0  # seconds in which the server had the match
    came = time.monotonic()
    screens = [bob.sit_down(match), cat.sit_down(match)]
    assert screens[1].scene.clock.seat >= 0
    for _ in range(2):  # what was counted before the first restart counts after the second
        seen = time.monotonic()
        outage = yield
        leave(bob, cat)
        least, most = least + outage.killed - seen, most + outage.killed - came
        came = outage.back
        clock = bob.sit_down(match).scene.clock
    most += time.monotonic() - came
    spent = BLITZ.decision - clock.left + 2 * BLITZ.reserve - sum(clock.reserves)
    assert least > 3  # so long the others take, of whom one waits for a tower to begin
    assert least / 2 <= spent / SECOND <= most
    leave(bob, cat)


def a_guest_who_does_not_come_back_is_not_waited_for(server: Server) -> Scenario:
    bob, cat = Person(server), Person(server)
    room = open_room(bob, "Bob")
    at_bob, at_cat = meet(bob, room), join(cat, room, "Cat")
    at_cat.send(ReadyUp(on=True))
    at_bob.until(lambda room: room.guests[1] is not None and room.guests[1].ready)
    yield
    leave(bob, cat)
    at_bob = meet(bob, room)
    at_bob.until(lambda room: not room.guests[1].ready)
    at_bob.send(ReadyUp(on=True))
    alone = at_bob.until(lambda room: room.guests[0].ready)
    assert not alone.playing and not alone.guests[1].here
    at_cat = meet(cat, room)
    at_cat.send(ReadyUp(on=True))
    at_bob.until(lambda room: room.playing)
    leave(bob, cat)


def a_match_against_a_computer(server: Server) -> Scenario:
    bob = Person(server)
    match = bob.new_match(seats=ALONE, knockdown="dice", seed=6)
    screen = bob.sit_down(match)
    rng = Random(6)
    for _ in range(2):
        play_on(screen, rng, most=7)
        yield
        told = screen.scene
        leave(bob)
        screen = bob.sit_down(match)
        assert screen.scene.fresh and screen.scene.revision >= told.revision
        assert screen.scene.round >= told.round
    play_on(screen, rng)
    assert screen.scene.over
    leave(bob)


def a_tower(server: Server) -> Scenario:
    bob = Person(server)
    match = go_on_with(bob, before_a_test(3)[0], SHARED)
    screen = bob.sit_down(match)
    builder = Builder(screen, screen.until("tower_began"))
    screen.send(StartTest(screen.scene.revision))
    builder.wait_for("building")
    x, y = builder.place(0)
    builder.do("grab", 0, x, y)
    for step in range(50):
        builder.see()
        builder.do("move", 0, x * (1 - step / 49), builder.edge)
    builder.do("release")
    builder.see(75)  # more than half a second later the log has it
    yield
    left = last_picture(screen)
    leave(bob)
    again = bob.sit_down(match)
    assert again.scene.test.phase == "build" and again.scene.revision == screen.scene.revision
    began = again.until("tower_began")
    frame = began.frame
    assert left.tick - 80 <= frame.tick <= left.tick and frame.phase == "resting"
    at_rest = pytest.approx(left.cubes[:2], abs=0.5)
    assert frame.cubes[:2] == at_rest and frame.cubes[:2] != pytest.approx([x, y], abs=20)
    builder = Builder(again, began)
    builder.wait_for("building")
    builder.do("done")
    assert again.until("tower_judged").reason == "left-over"
    assert again.until("scene").test is None or again.scene.test.phase == "over"
    leave(bob)


def last_picture(screen: Screen) -> Any:
    """That came before the connection was lost."""
    with suppress(ConnectionClosed):
        while screen.hear():
            pass
    return [each for each in screen.heard if each.type == "tower"][-1]


def kill_and_start(server: Server) -> Outage:
    killed = time.monotonic()
    end_with_all_processes(server, signal.SIGKILL)
    server.start()
    return Outage(killed, time.monotonic())


@pytest.fixture(params=always("sqlite", "postgresql"))
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """One of its own, to end it."""
    running = Server(database_of(request, tmp_path))
    yield running
    if running.process.poll() is None:
        running.kill()


def test_what_outlives_the_server_and_what_does_not(server: Server) -> None:
    scenarios = (
        a_room_and_its_match,  # at once after a restart its guests still count as ready
        time_before_a_restart_counts_and_time_without_a_server_does_not,
        a_guest_who_does_not_come_back_is_not_waited_for,
        a_match_against_a_computer,
        a_tower,  # its ten seconds run
    )
    go_through((each(server) for each in scenarios), partial(kill_and_start, server))
    ann = Person(server)
    wire = ann.practise()
    wire.send(LayTower(2))
    wire.until("tower_began")
    wire.send(StartTower())
    wire.until("tower", lambda frame: frame.phase == "counting")
    assert end_with_all_processes(server, signal.SIGINT) == ""
    ann.leave()
