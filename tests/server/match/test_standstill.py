"""A server that stood still takes nobody's time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.match.test_timekeeper import nearly_over, settled
from server.people import Person
from server.rooms.lobby import both_ready, join, meet, open_room
from server.servers import Server
from server.tables import Table, scene_of, sit_down
from waiting import until

from knockdown.referee.record import Record
from knockdown.server.match import timekeeper
from knockdown.server.match.clock import PACES, SECOND, new_clock
from knockdown.server.match.timekeeper import Lost, steady_time, wall_time, watch

pytestmark = pytest.mark.once
STOOD = 6.0  # seconds


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One of its own, to stop it."""
    running = Server(tmp_path / "matches.sqlite")
    yield running
    running.kill()


def test_a_server_that_was_stopped_gives_the_time_back(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    room = open_room(ann, "Ann", options={"clock": "blitz"})
    match = both_ready(meet(ann, room), join(ben, room, "Ben"))
    screens = [person.sit_down(match) for person in (ann, ben)]
    with server.held_up():
        time.sleep(STOOD)
    screens[0].until("scene")  # what is left is told to everybody
    passed = PACES["blitz"].decision - ann.sit_down(match).scene.clock.left
    assert 0 < passed < STOOD * SECOND / 2
    for person in (ann, ben):
        person.leave()


def test_it_does_not_end_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose time would have been over meanwhile still has what there was."""
    monkeypatch.setattr(timekeeper, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(timekeeper, "NOTICED", 500)
    table = Table(tmp_path, Record(seed=5), new_clock("blitz"))

    async def playing() -> None:
        async with table.live() as hosted:
            ann = await sit_down(hosted, hosted.match.decider)
            given_back: list[Lost] = []

            def give_back(lost: Lost) -> None:
                hosted.give_back(lost)
                given_back.append(lost)

            watching = asyncio.create_task(watch(give_back))
            await asyncio.sleep(0)
            nearly_over(hosted, 600)
            time.sleep(1)  # nothing else happens
            await until(lambda: bool(given_back))
            await settled(hosted)
            assert not hosted.live.is_over
            assert 0 < hosted.times.clock.left(wall_time()) <= 600
            assert scene_of(ann).clock.seat == hosted.match.decider
            kept = await table.kept_clock(hosted)
            assert kept.since == hosted.times.clock.since
            watching.cancel()

    asyncio.run(playing())


def test_a_standstill_does_not_lengthen_an_absence(tmp_path: Path) -> None:
    async def playing() -> None:
        async with Table(tmp_path, Record(seed=5)).live() as hosted:
            ann, ben = await sit_down(hosted, 0), await sit_down(hosted, 1)
            hosted.leave(ben)
            hosted.times.presence.gone_since[1] = steady_time() - 50 * SECOND
            hosted.give_back(Lost(45 * SECOND, 45 * SECOND))
            assert 4 < scene_of(ann).away[1] < 10

    asyncio.run(playing())
