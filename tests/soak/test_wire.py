"""What the load's clients do like people."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.people import Person
from server.rooms.lobby import both_ready, join, meet, open_room
from server.servers import Server
from soak.wire import rematch

from knockdown.server.protocol.messages import Concede

pytestmark = pytest.mark.once


def test_two_go_back_to_their_room_for_a_rematch(tmp_path: Path) -> None:
    server = Server(tmp_path / "matches.sqlite")
    ann, ben = Person(server), Person(server)
    room = open_room(ann)
    match = both_ready(meet(ann, room), join(ben, room, "Ben"))
    screen = ann.sit_down(match)
    screen.send(Concede(screen.scene.revision))
    screen.until("scene", lambda scene: scene.over)
    for person in (ann, ben):
        person.leave()
    cookies = (ann.cookie, ben.cookie)
    again = asyncio.run(rematch(server.host, room, match, cookies))
    assert again != match
    assert [person.get(f"/api/matches/{again}").json()["yours"] for person in (ann, ben)] == [
        [0],
        [1],
    ]
    assert asyncio.run(rematch(server.host, room, match, cookies)) == again  # nobody heard of it
    server.kill()
