"""Two people and somebody who looks on, at servers of their own: nobody notices."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from positions import before_a_test
from server.cluster.company import Company, begin_match
from server.hands import Builder
from server.people import Person, Screen, wait_until
from server.play import SHARED, go_on_with
from server.rooms.lobby import both_ready, join, meet, open_room, play_together

from knockdown.server.protocol.messages import Ping, Say, Speak, StartTest, Undo
from knockdown.server.protocol.rooms import ReadyUp

pytestmark = pytest.mark.once
Come = Callable[..., Person]


def test_a_whole_match_with_its_room(company: Company, come: Come) -> None:
    here, there = company.servers
    ann, ben, eve = come(here), come(there, "es"), come(there)
    room = open_room(ann, "Ann")
    at_ann, at_ben = meet(ann, room), join(ben, room, "Ben")
    at_ann.until(lambda room: room.guests[1] is not None and room.guests[1].here)
    at_ben.until(lambda room: room.guests[0].here)
    told = ben.get(f"/api/rooms/{room}").json()["guests"]
    assert [guest["here"] for guest in told] == [True, True]
    match = both_ready(at_ann, at_ben)
    screens = [person.sit_down(match) for person in (ann, ben, eve)]
    assert [screen.scene.viewer for screen in screens] == [0, 1, -1]
    assert screens[1].scene.lang == "es" and screens[2].scene.mode == "watched"
    play_together(screens, Random(3))
    assert all(screen.scene.over for screen in screens)
    revisions = {screen.scene.revision for screen in screens}
    assert revisions == {len(company.log_of(match))}
    texts = {person.get(f"/api/matches/{match}/text").data for person in (ann, ben, eve)}
    assert len(texts) == 1
    steps = {person.get(f"/api/matches/{match}/replay?lang=en").data for person in (ann, ben)}
    assert all(b'"steps"' in each for each in steps)


def test_public_rooms_of_all_servers_are_listed_while_somebody_waits(
    company: Company, come: Come
) -> None:
    here, there = company.servers
    ann, ben = come(here), come(there)
    room, left = (open_room(ann, "Ann", public=True) for _ in range(2))
    at_ann = meet(ann, room)

    def is_listed(person: Person) -> bool:
        found = [line["room"] for line in person.get("/api/rooms").json()]
        assert left not in found
        return room in found

    assert is_listed(ann)
    wait_until(lambda: is_listed(ben))
    at_ann.close()
    wait_until(lambda: not is_listed(ann) and not is_listed(ben))


def test_whatever_a_page_may_ask_for(company: Company, come: Come) -> None:
    here, there = company.servers
    ann, ben = come(here), come(there)
    match = begin_match(ann, ben)
    at_ann, at_ben = ann.sit_down(match), ben.sit_down(match)
    at_ben.send(Ping(7))
    assert at_ben.until("pong").stamp == 7
    at_ben.send(Speak("pl"))
    assert at_ben.until("scene").lang == "pl"
    at_ben.socket.send('{"type": "decide"}')
    assert "zrozum" in at_ben.until("refused").text
    at_ben.send(Undo(at_ben.scene.revision + 5))
    assert at_ben.until("refused").reason == "old-revision"
    at_ben.send(Say("hello"))
    assert at_ann.until("said").seat == at_ben.scene.viewer


def test_somebody_who_leaves_is_away_and_comes_back(company: Company, come: Come) -> None:
    here, there = company.servers
    ann, ben = come(here), come(there)
    match = begin_match(ann, ben)
    at_ann, at_ben = ann.sit_down(match), ben.sit_down(match)
    at_ann.until("scene", lambda scene: scene.away == [-1, -1])
    at_ben.close()
    at_ann.until("scene", lambda scene: scene.away[1] >= 0)
    ben.sit_down(match)
    at_ann.until("scene", lambda scene: scene.away == [-1, -1])


def wait_until_another_guest_is_gone(company: Company, come: Come) -> None:
    """Who leaves now, with nobody else there."""
    here, there = company.servers
    eve, dan = come(here), come(there)
    room = open_room(eve, "Eve")
    at_eve, at_dan = meet(eve, room), join(dan, room, "Dan")
    at_dan.send(ReadyUp(on=True))
    at_eve.until(lambda room: room.guests[1] is not None and room.guests[1].ready)
    at_dan.close()
    at_eve.until(lambda room: not room.guests[1].ready)


def test_a_guest_gone_from_every_server_is_not_ready(company: Company, come: Come) -> None:
    here, there = company.servers
    ann, ben = come(here), come(there)
    room = open_room(ann, "Ann")
    at_ann, at_ben = meet(ann, room), join(ben, room, "Ben")
    at_ben.send(ReadyUp(on=True))
    at_ann.until(lambda room: room.guests[1] is not None and room.guests[1].ready)
    ben.server = here  # another page of the same person, at the other server
    other = meet(ben, room)
    at_ben.close()
    wait_until_another_guest_is_gone(company, come)
    assert other.person.get(f"/api/rooms/{room}").json()["guests"][1]["ready"]
    other.close()
    gone = at_ann.until(lambda room: not room.guests[1].ready)
    assert not gone.guests[1].here


def test_a_tower_is_built_through_another_server(company: Company, come: Come) -> None:
    here, there = company.servers
    ann = come(here)
    match = go_on_with(ann, before_a_test(3)[0], SHARED)
    come(here).sit_down(match)
    assert company.holder_of(match)
    ann.server = there
    screen = ann.sit_down(match)
    builder = Builder(screen, screen.until("tower_began"))
    screen.send(StartTest(screen.scene.revision))
    builder.wait_for("building")
    ticks = [seen_tick(screen) for _ in range(30)]
    assert ticks == sorted(ticks) and ticks[-1] - ticks[0] < 30 * 12
    builder.see()
    builder.do("done")
    assert screen.until("tower_judged").reason == "left-over"


def seen_tick(screen: Screen) -> Any:
    return screen.until("tower").tick


def test_a_match_that_nobody_looks_at_is_free_for_the_next(company: Company, come: Come) -> None:
    """A server that is stopped in good order leaves nothing that has to be waited for."""
    here, there = company.servers
    ann, ben = come(here), come(there)
    match = begin_match(ann, ben)
    ann.sit_down(match).close()
    holder = company.holder_of(match)
    assert holder
    ann.leave()
    assert here.end() == ""
    assert not company.holder_of(match)
    ben.sit_down(match)
    assert company.holder_of(match) not in ("", holder)
