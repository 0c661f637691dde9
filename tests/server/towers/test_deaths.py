"""The tower process dies, hangs, stands still or is left alone: nobody loses a tower by it."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from positions import before_a_test
from server.hands import Builder
from server.people import LONG, Person
from server.play import SHARED, go_on_with
from server.processes import end_with_all_processes
from server.servers import Server
from server.tables import heard
from server.towers.hours import pass_hours, pass_time
from server.towers.sites import Site, before_a_tower, laid
from waiting import until

from knockdown.server.match import log
from knockdown.server.match.tower import MOST_LOST
from knockdown.server.protocol.messages import Hand, StartTest
from knockdown.server.towers import client
from knockdown.server.towers.client import RemoteTower, TowerProcess
from knockdown.tower.evidence import findings
from knockdown.tower.world import NO_CUBE

pytestmark = pytest.mark.once
STOOD = 3.0  # seconds


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that dies young is replaced at once."""
    monkeypatch.setattr(client, "PAUSE", 0.0)


# -------------------------------------------------------------- kill -9 of it, or worse
async def goes_on(site: Site, tower: RemoteTower, before: int) -> RemoteTower:
    """Another tower process has it, from what the log has."""
    await until(lambda: site.table.tower is not tower)
    again = await laid(site.hosted)
    assert before - 90 <= again.frame.tick <= before
    return again


def test_a_tower_goes_on_from_what_the_log_has(tmp_path: Path) -> None:
    async def playing() -> None:
        async with before_a_tower(tmp_path) as site:
            hosted, tower = site.hosted, await site.build()
            await site.swing(60)
            heard(site.attacker)
            killed = time.monotonic()
            site.kill()
            again = await goes_on(site, tower, tower.frame.tick)
            assert time.monotonic() - killed < LONG / 2  # a second or two where nothing else runs
            began = [each for each in heard(site.attacker) if each.type == "tower_began"]
            assert len(began) == 1 and began[0].frame.phase == "resting"
            await site.swing(70)
            revision = hosted.revision
            site.table.move_hand(site.builder, Hand(again.frame.tick, "done"))
            await until(lambda: hosted.revision > revision)
            (evidence,) = list(hosted.live.record.towers.values())[-1:]
            assert findings(evidence) == () and len(evidence.inputs) > 60

    asyncio.run(playing())


def test_the_cube_in_the_hand_can_be_taken_again(tmp_path: Path) -> None:
    """The builder was connected all the time, and gets the table back with an empty hand."""

    async def playing() -> None:
        async with before_a_tower(tmp_path) as site:
            tower = await site.build()
            await take(site, tower)
            chunks = len(site.hosted.tower_log)
            await until(
                lambda: len(site.hosted.tower_log) > chunks + 1
            )  # the log has it in the hand
            site.kill()
            again = await goes_on(site, tower, tower.frame.tick)
            await until(lambda: again.frame.phase == "building")
            assert again.frame.held == NO_CUBE
            await take(site, again)

    async def take(site: Site, tower: RemoteTower) -> None:
        x, y = tower.frame.cubes[:2]
        site.table.move_hand(site.builder, Hand(tower.frame.tick, "grab", x, y))
        await until(lambda: tower.frame.held == 0)

    asyncio.run(playing())


async def has_died(site: Site, times: int) -> None:
    await until(lambda: site.table.lost == times)


def test_a_tower_that_may_be_what_kills_it_is_not_laid_for_ever(tmp_path: Path) -> None:
    """7.2: dice decide then, and other towers go on."""

    async def playing() -> None:
        async with before_a_tower(tmp_path) as site:
            hosted, revision = site.hosted, site.hosted.revision
            for deaths in range(1, MOST_LOST):
                site.kill()
                await has_died(site, deaths)
                await laid(hosted)
            site.kill()
            await until(lambda: hosted.revision > revision)
            stored = await hosted.storage.load(hosted.id)
            assert stored is not None and stored.entries[-1].kind == log.DICE
            assert hosted.live.pending_test is None and site.table.lost == 0

    asyncio.run(playing())


def test_a_test_that_was_called_out_begins_all_the_same(tmp_path: Path) -> None:
    async def playing() -> None:
        async with before_a_tower(tmp_path) as site:
            tower = site.table.tower
            site.stop()  # it will never hear of it
            await site.start()
            site.kill()
            await until(lambda: site.table.tower is not tower)
            await until(lambda: site.hosted.is_tower_begun)
            again = await laid(site.hosted)
            await until(lambda: again.frame.phase == "counting")

    asyncio.run(playing())


def test_one_that_hangs_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def playing() -> None:
        async with before_a_tower(tmp_path) as site:
            tower, process = await site.build(), site.tower_process.pid
            await site.swing(30)
            monkeypatch.setattr(client, "SILENCE", 1.0)
            site.stop()
            await goes_on(site, tower, tower.frame.tick)
            assert site.tower_process.pid != process
            await site.swing(10)

    asyncio.run(playing())


def test_a_stalled_server_does_not_blame_the_tower_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "SILENCE", 1.0)

    async def playing() -> None:
        async with before_a_tower(tmp_path) as site:
            tower, process = await site.build(), site.tower_process.pid
            time.sleep(1.5)  # nothing else happens
            await site.swing(10)
            assert site.table.tower is tower and site.tower_process.pid == process

    asyncio.run(playing())


def test_beats_do_not_pile_up_before_one_that_does_not_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(client, "BEAT_EVERY", 0.001)

    async def beat() -> None:
        tower_process, told = TowerProcess(), list[object]()
        pipe: Any = SimpleNamespace(is_full=True, tell=told.append)
        any_tower: Any = SimpleNamespace()
        tower_process.patience = 0.01
        beating = asyncio.create_task(tower_process.beat(pipe))
        await pass_time(0.05)
        assert not beating.done()  # there is no tower, so nobody is missed
        tower_process.towers[1] = any_tower  # they are only counted
        await asyncio.wait_for(beating, LONG)
        assert told == []

    pass_hours(beat())


# ------------------------------------------------------------------- a whole server
@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One of its own, to stop it."""
    running = Server(tmp_path / "matches.sqlite")
    yield running
    if running.process.poll() is None:
        running.kill()


def building(person: Person) -> Builder:
    screen = person.sit_down(go_on_with(person, before_a_test(2)[0], SHARED))
    builder = Builder(screen, screen.until("tower_began"))
    screen.send(StartTest(screen.scene.revision))
    builder.wait_for("building")
    return builder


def test_a_stalled_server_costs_the_builder_no_time(server: Server) -> None:
    """And when it ends, so do all its processes; as in `test_restarts.py` if it is killed."""
    ann = Person(server)
    builder = building(ann)
    builder.see(10)
    with server.held_up():
        left, stood = builder.frame.left, time.monotonic()
        time.sleep(STOOD)
    while time.monotonic() - stood < STOOD + 0.3:  # with what was on its way
        builder.see()
    assert left - builder.frame.left < STOOD / 2
    end_with_all_processes(server, signal.SIGTERM)
    ann.leave()
