"""Many towers being built at the same time, in one process; of each there are two screens."""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from server.play import SHARED
from soak.board import PLAY, Board, attend, leave_ctrl_c_to_parent
from soak.wire import AGAIN_AFTER, GONE, HEARD, Heard, at_match, new_match
from websockets.asyncio.client import ClientConnection

APART: Final = 0.7  # seconds; those that begin together would all end together, as nobody does
SWING: Final = 2.0  # radians a second: how the hand carries its cube to and fro


class Plan(NamedTuple):
    """A match that waits for a tower after so many moves, and whose it is."""

    match: str
    step: int
    cookie: str


@dataclass
class Shown:
    """The pictures of one test on one screen."""

    times: list[float] = field(default_factory=list)
    ended: float = 0.0  # when it was judged, or had to be left
    is_whole: bool = True  # whether the connection was never lost

    def rate(self, begin: float, end: float) -> float | None:
        """Pictures a second between these moments, if it was to be seen for a second or more."""
        begin, end = max(begin, self.times[0]) if self.times else end, min(end, self.ended)
        if end - begin < 1 or not self.is_whole:
            return None
        return sum(begin <= when < end for when in self.times) / (end - begin)


class Site:
    """Where one tower after the other is built from the same plan."""

    def __init__(
        self, number: int, host: str, plan: Plan, board: Board, shown: list[Shown]
    ) -> None:
        self.number = number
        self.host = host
        self.plan = plan
        self.board = board
        self.shown = shown

    async def run(self) -> None:
        path = f"/api/matches/{self.plan.match}/continue"
        wanted = {"step": self.plan.step, "seats": SHARED}
        await asyncio.sleep(self.number * APART)
        while self.board.phase.value == PLAY:
            match = await new_match(self.host, path, self.plan.cookie, wanted)
            await asyncio.gather(self.look(match, builds=True), self.look(match, builds=False))

    async def look(self, match: str, *, builds: bool) -> None:
        shown = Shown()
        self.shown.append(shown)
        try:
            while not await self.see(match, shown, builds=builds):
                shown.is_whole = False
                await asyncio.sleep(AGAIN_AFTER)
        finally:
            shown.ended = time.monotonic()

    async def see(self, match: str, shown: Shown, *, builds: bool) -> bool:
        """Whether it was seen to its end; else the connection was lost."""
        try:
            async with at_match(self.host, match, self.plan.cookie) as socket:
                hand = Hand(socket)
                while True:
                    heard = HEARD.decode(await socket.recv(decode=False))
                    if heard.type == "tower":
                        shown.times.append(time.monotonic())
                        self.board.pictured[self.number] = shown.times[-1]
                    if builds:
                        await hand.act(heard)
                    is_scene = heard.type == "scene"
                    if heard.type == "tower_judged" or (is_scene and heard.test is None):
                        return True
        except GONE:
            return False


class Hand:
    """Starts the test, takes a cube and carries it to and fro until the time is up."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.waits_at = -1  # the revision, while the test is still to be started
        self.edge = 0.0
        self.grabbed: tuple[float, float, float] | None = None  # when and where

    async def act(self, heard: Heard) -> None:
        if heard.type == "scene" and heard.test is not None:
            self.waits_at = heard.revision if heard.test.phase == "start" else -1
        elif heard.type == "tower_began":
            self.edge = heard.edge
            if self.waits_at >= 0:
                await self.send(type="start_test", revision=self.waits_at)
        elif heard.type == "tower" and heard.phase == "building":
            await self.move(heard)

    async def move(self, picture: Heard) -> None:
        now = time.monotonic()
        if self.grabbed is None:
            x, y = picture.cubes[:2]
            self.grabbed = now, x, y
            await self.send(type="hand", tick=picture.tick, kind="grab", cube=0, x=x, y=y)
            return
        since, x, y = self.grabbed
        turn = math.cos((now - since) * SWING)
        x, y = x * turn, y + self.edge * (1 - turn)
        await self.send(type="hand", tick=picture.tick, kind="move", x=x, y=y)

    async def send(self, **fields: object) -> None:
        await self.socket.send(json.dumps(fields))


def build_all(
    host: str, plans: Sequence[Plan], board: Board, process: int, told: Connection
) -> None:
    """A process: all these towers."""
    leave_ctrl_c_to_parent()

    async def build() -> list[Shown]:
        shown: list[Shown] = []
        sites = [Site(n, host, plan, board, shown) for n, plan in enumerate(plans)]
        await attend(board, process, [site.run() for site in sites])
        return shown

    told.send(asyncio.run(build()))
