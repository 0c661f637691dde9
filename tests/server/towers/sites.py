"""Two people at a match that waits for a tower, and what may happen to the tower process."""

from __future__ import annotations

import math
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from positions import before_a_test
from server.tables import Table, sit_down
from waiting import until

from knockdown.server.match.clock import Clock
from knockdown.server.match.connection import Connection
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.tower import BuildTable
from knockdown.server.protocol.messages import Hand
from knockdown.server.towers.client import RemoteTower, TowerProcess
from knockdown.server.towers.process import Towers


async def until_with_server(inside: Towers, happens: Callable[[], bool]) -> None:
    """In a tower process whose server is heard all the time: without a sign of life towers rest."""

    def is_so() -> bool:
        inside.metronome.hear()
        return happens()

    await until(is_so)


async def laid(hosted: HostedMatch) -> RemoteTower:
    table = hosted.actor(BuildTable)
    await until(lambda: table.tower is not None and table.tower.laid is not None)
    return table.laid_tower()


async def next_picture(tower: RemoteTower, tick: int) -> None:
    await until(lambda: tower.frame.tick > tick)


class Site:
    """The match, and both who sit there."""

    def __init__(self, hosted: HostedMatch, attacker: Connection, builder: Connection) -> None:
        self.hosted = hosted
        self.attacker = attacker
        self.builder = builder

    @property
    def table(self) -> BuildTable:
        return self.hosted.actor(BuildTable)

    @property
    def tower_process(self) -> TowerProcess:
        return self.table.tower_process

    async def start(self) -> None:
        await self.table.start(self.attacker, self.hosted.revision)

    async def build(self) -> RemoteTower:
        """From the start until the hand may move."""
        tower = await laid(self.hosted)
        await self.start()
        await until(lambda: tower.frame.phase == "building")
        return tower

    async def swing(self, times: int) -> None:
        """The pointer is moved to and fro, each time on a new picture."""
        tower = await laid(self.hosted)
        for _ in range(times):
            tick = tower.frame.tick
            self.table.move_hand(self.builder, Hand(tick, "move", math.sin(tick / 9) * 20, 30.0))
            await next_picture(tower, tick)

    def stop(self) -> None:
        """It neither ends nor goes on."""
        os.kill(self.tower_process.pid, signal.SIGSTOP)

    def kill(self) -> None:
        os.kill(self.tower_process.pid, signal.SIGKILL)


@asynccontextmanager
async def before_a_tower(folder: Path, clock: Clock | None = None) -> AsyncIterator[Site]:
    """Of two cubes; it lies there."""
    record, test = before_a_test(2)
    async with Table(folder, record, clock).live() as hosted:
        people = [await sit_down(hosted, 0), await sit_down(hosted, 1)]
        await laid(hosted)
        yield Site(hosted, people[1 - test.seat], people[test.seat])
