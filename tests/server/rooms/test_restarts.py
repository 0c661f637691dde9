"""kill -9 in the lobby and in the match, on both databases."""

from __future__ import annotations

import time
from random import Random

import pytest
from server.people import Person
from server.rooms.lobby import both_ready, join, meet, open_room, play_together

from knockdown.server.match.clock import PACES, SECOND
from knockdown.server.protocol.messages import Concede
from knockdown.server.protocol.rooms import ReadyUp

pytestmark = pytest.mark.once
BLITZ = PACES["blitz"]


def restart(*people: Person) -> None:
    people[0].server.kill()
    for person in people:
        person.leave()
    people[0].server.start()


def test_a_room_and_its_match_outlive_the_server(bob: Person) -> None:
    cat, eve = Person(bob.server), Person(bob.server)
    room = open_room(bob, "Bob")
    at_bob, at_cat = meet(bob, room), join(cat, room, "Cat")
    at_cat.send(ReadyUp(on=True))
    before = at_bob.until(lambda room: room.guests[1] is not None and room.guests[1].ready)
    restart(bob, cat)
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
    restart(bob, cat, eve)
    screens = [person.sit_down(match) for person in (bob, cat, eve)]
    assert [screen.scene.viewer for screen in screens] == [0, 1, -1]
    assert screens[0].scene.revision == revision and screens[0].scene.room == room
    play_together(screens, rng, most=4)
    screens[1].send(Concede(screens[1].scene.revision))
    screens[0].until("scene", lambda scene: scene.over)
    assert both_ready(meet(bob, room), meet(cat, room)) != match
    cat.leave()
    eve.leave()


def test_a_guest_who_does_not_come_back_after_a_restart_is_not_waited_for(bob: Person) -> None:
    cat = Person(bob.server)
    room = open_room(bob, "Bob")
    at_bob, at_cat = meet(bob, room), join(cat, room, "Cat")
    at_cat.send(ReadyUp(on=True))
    at_bob.until(lambda room: room.guests[1] is not None and room.guests[1].ready)
    restart(bob, cat)
    at_bob = meet(bob, room)
    at_bob.until(lambda room: not room.guests[1].ready)
    at_bob.send(ReadyUp(on=True))
    alone = at_bob.until(lambda room: room.guests[0].ready)
    assert not alone.playing and not alone.guests[1].here
    at_cat = meet(cat, room)
    at_cat.send(ReadyUp(on=True))
    at_bob.until(lambda room: room.playing)
    cat.leave()


def test_the_time_before_a_restart_counts_and_the_time_without_a_server_does_not(
    bob: Person,
) -> None:
    cat = Person(bob.server)
    room = open_room(bob, "Bob", options={"knockdown": "dice", "clock": "blitz"})
    match = both_ready(meet(bob, room), join(cat, room, "Cat"))
    least, most = 0.0, 0.0  # seconds in which the server had the match
    came = time.monotonic()
    screens = [bob.sit_down(match), cat.sit_down(match)]
    assert screens[1].scene.clock.seat >= 0
    for _ in range(2):  # what was counted before the first restart counts after the second
        seen = time.monotonic()
        time.sleep(3)
        bob.server.kill()
        least, most = least + time.monotonic() - seen, most + time.monotonic() - came
        time.sleep(2)
        bob.server.start()
        came = time.monotonic()
        clock = bob.sit_down(match).scene.clock
    most += time.monotonic() - came
    spent = BLITZ.decision - clock.left + 2 * BLITZ.reserve - sum(clock.reserves)
    assert least / 2 <= spent / SECOND <= most
    cat.leave()
