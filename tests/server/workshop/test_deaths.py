"""The workshop dies, stands still or is left alone: nobody loses a tower by it."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.hands import Builder
from server.people import LONG, Person
from server.play import SHARED, before_a_test, go_on_with
from server.servers import Server
from server.tables import Table, heard, sit_down

from knockdown.knockout.evidence import findings
from knockdown.server.connections import Connection
from knockdown.server.matches import HostedMatch
from knockdown.server.protocol.messages import Hand, StartTest
from knockdown.server.workshop.outside import RemoteTower

pytestmark = pytest.mark.once
STOOD = 3.0  # seconds


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not happens():
            await asyncio.sleep(0.01)


# --------------------------------------------------------------------- kill -9 of it
async def laid(hosted: HostedMatch) -> RemoteTower:
    table = hosted.build_table
    await until(lambda: table.tower is not None and table.tower.laid is not None)
    return table.laid_tower()


async def swing(hosted: HostedMatch, builder: Connection, ticks: int) -> None:
    """The pointer is moved to and fro, for so many ticks."""
    tower = await laid(hosted)
    last = tower.frame.tick + ticks
    while tower.frame.tick < last:
        x = math.sin(tower.frame.tick / 9) * 20
        hosted.build_table.move_hand(builder, Hand(tower.frame.tick, "move", x, 30.0))
        await asyncio.sleep(0.02)


def kill_workshop(hosted: HostedMatch) -> None:
    os.kill(hosted.build_table.workshop.pid, signal.SIGKILL)


def test_a_tower_goes_on_from_what_the_log_has(tmp_path: Path) -> None:
    record, test = before_a_test(2)
    table = Table(tmp_path, record)

    async def playing() -> None:
        async with table.live() as hosted:
            people = [await sit_down(hosted, 0), await sit_down(hosted, 1)]
            tower = await laid(hosted)
            hosted.build_table.start(people[1 - test.seat], hosted.revision)
            await until(lambda: tower.frame.phase == "building")
            await swing(hosted, people[test.seat], 150)
            heard(people[0])
            before, killed = tower.frame.tick, time.monotonic()
            kill_workshop(hosted)
            await until(lambda: hosted.build_table.tower is not tower)
            again = await laid(hosted)
            assert before - 90 <= again.frame.tick <= before
            assert time.monotonic() - killed < LONG / 2  # a second or two where nothing else runs
            began = [each for each in heard(people[0]) if each.type == "tower_began"]
            assert len(began) == 1 and began[0].frame.phase == "building"
            await swing(hosted, people[test.seat], 90)
            revision = hosted.revision
            hosted.build_table.move_hand(people[test.seat], Hand(again.frame.tick, "done"))
            await until(lambda: hosted.revision > revision)
            (evidence,) = list(hosted.live.record.towers.values())[-1:]
            assert findings(evidence) == () and len(evidence.inputs) > 60

    asyncio.run(playing())


def test_a_test_that_was_called_out_begins_all_the_same(tmp_path: Path) -> None:
    record, test = before_a_test(2)
    table = Table(tmp_path, record)

    async def playing() -> None:
        async with table.live() as hosted:
            people = [await sit_down(hosted, 0), await sit_down(hosted, 1)]
            tower = await laid(hosted)
            os.kill(hosted.build_table.workshop.pid, signal.SIGSTOP)  # it will never hear of it
            hosted.build_table.start(people[1 - test.seat], hosted.revision)
            kill_workshop(hosted)
            await until(lambda: hosted.build_table.tower is not tower)
            await until(lambda: hosted.build_table.is_building)
            again = await laid(hosted)
            await until(lambda: again.frame.phase == "counting")

    asyncio.run(playing())


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


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def is_alive(pid: int) -> bool:
    """Where nobody collects orphans, a dead one stays in the list."""
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


def test_a_server_that_stood_still_takes_no_time_from_who_builds(server: Server) -> None:
    ann = Person(server)
    builder = building(ann)
    builder.see(10)
    server.process.send_signal(signal.SIGSTOP)
    left, stood = builder.frame.left, time.monotonic()
    time.sleep(STOOD)
    server.process.send_signal(signal.SIGCONT)
    while time.monotonic() - stood < STOOD + 0.3:  # with what was on its way
        builder.see()
    assert left - builder.frame.left < STOOD / 2
    ann.leave()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_it_ends_with_the_server(server: Server, how: signal.Signals) -> None:
    ann = Person(server)
    building(ann)
    processes = children(server.process.pid)
    assert len(processes) > 2
    server.process.send_signal(how)
    complaints = server.process.communicate(timeout=LONG)[1]
    assert complaints == "" or how != signal.SIGINT
    end = time.monotonic() + LONG
    while any(map(is_alive, processes)) and time.monotonic() < end:
        time.sleep(0.05)
    assert [pid for pid in processes if is_alive(pid)] == []
    ann.leave()
