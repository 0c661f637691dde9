"""7.1 A tower being built, in real time: 120 ticks and 60 pictures a second.

The clock is not the page's. It rests while whoever builds is not there, and a
moment longer: before the start, after a lost connection, after a restart. While it
rests no hand can do anything, for nobody would see what became of it. Where somebody
waits for the builder it rests a few times only, and not for ever: a line that is lost
again and again must not buy time to think.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from typing import Final, Protocol, cast

import msgspec

from knockdown.knockout import inputs
from knockdown.knockout.attempt import OVER, WAITING, Attempt
from knockdown.knockout.builder import Builder
from knockdown.knockout.inputs import Input
from knockdown.knockout.pending import PendingTest
from knockdown.knockout.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.knockout.skills import skill_named
from knockdown.knockout.world import NO_CUBE
from knockdown.server.protocol.messages import Hand, Phase, TowerFrame
from knockdown.server.protocol.refusals import HandRefusal, Refusal
from knockdown.server.towers.messages import Chunk
from knockdown.server.towers.metronome import TICKS_PER_BEAT, Metronome

DIGITS: Final = (2, 2, 4)  # behind the point, of x, y and angle
TICKS_PER_CHUNK: Final = 60  # between two entries of the log
GLANCE: Final = 1.5  # seconds until a computer calls three, two, one for a computer
COMING_BACK: Final = 1.0  # seconds until it goes on for somebody who was away
LONGEST_REST: Final = 60.0  # seconds, if somebody waits for it
MOST_RESTS: Final = 3  # likewise
PATIENCE: Final = 1.0  # seconds until the database is asked again


class Host(Protocol):
    """Whoever waits for a tower."""

    async def keep_tower(self, chunk: Chunk, after: int) -> None:
        """Write it to the log behind so many inputs of the hand, or refuse."""

    def show_tower(self, picture: bytes) -> None: ...

    async def judge_tower(self, attempt: Attempt) -> None:
        """The verdict becomes the answer, or is refused."""


class TowerTest:
    """One tower from its scattered cubes to its verdict. Without a skill a person builds it."""

    def __init__(
        self,
        test: PendingTest,
        skill: str,
        chunks: Sequence[Chunk],
        *,
        starts_itself: bool,
        is_awaited: bool,
    ) -> None:
        self.test = test
        self.attempt = Attempt(test.cubes, test.seed, test.number)
        self.builder = Builder(self.attempt, skill_named(skill)) if skill else None
        self.starts_itself = starts_itself
        self.is_awaited = is_awaited
        self.begin = asyncio.Event()
        self.attended = asyncio.Event()  # whether whoever builds is there
        self.kept = 0  # inputs that the log has
        self.kept_tick = self.attempt.tick
        self.keeping: asyncio.Task[None] | None = None
        self.status = self.attempt.status()
        self.is_resting = bool(chunks)  # begun, and time stands still
        self.rests = 0  # how often it did
        if chunks:
            self.rebuild(chunks)

    @property
    def is_started(self) -> bool:
        return self.attempt.phase != WAITING

    def rebuild(self, chunks: Sequence[Chunk]) -> None:
        """As it was when the log was last written; a simulated hand does the same again."""
        self.attempt.start()
        for chunk in chunks:
            for one in chunk.inputs if self.builder is None else ():
                self.pass_ticks(one.tick - self.attempt.tick)
                self.attempt.push(one)
            self.pass_ticks(chunk.tick - self.attempt.tick)
        self.kept = len(self.attempt.inputs)
        self.kept_tick = self.attempt.tick
        self.status = self.attempt.status()

    def leave(self) -> None:
        self.attended.clear()

    # ------------------------------------------------------------------- the hand
    def push(self, hand: Hand) -> None:
        given = Input(hand.tick, hand.kind, hand.x, hand.y, hand.cube, hand.angle)
        why = inputs.NOT_YET if self.is_resting else self.attempt.push(given)
        if why:
            raise HandRefusal(why)

    def let_go(self) -> None:
        """A hand that is not there any more holds nothing."""
        if self.builder is None and self.attempt.world.held != NO_CUBE:
            self.attempt.push(Input(self.attempt.tick, inputs.RELEASE))

    # ------------------------------------------------------------------ the clock
    async def run(self, host: Host, metronome: Metronome) -> None:
        while not self.is_started:
            await self.start(host)
        await self.build(host, metronome)
        await self.finish(host)

    async def start(self, host: Host) -> None:
        """7.1: the attacker starts it; that is kept before anything moves.

        A computer calls it by itself for another one only: whoever builds against it says when
        they are ready, so nobody's ten seconds run while they still read.
        """
        if self.starts_itself and self.builder is not None:
            await self.attended.wait()
            await within(self.begin, GLANCE)
            if self.attended.is_set() and not self.begin.is_set():
                await self.call(host)
        else:
            await self.begin.wait()
        if self.begin.is_set():
            self.attempt.start()

    async def call(self, host: Host) -> None:
        """A computer does it; what cannot be kept is called again."""
        with suppress(Refusal):
            await host.keep_tower(Chunk(self.attempt.tick, []), self.kept)
            self.begin.set()

    async def build(self, host: Host, metronome: Metronome) -> None:
        """Every beat has its ticks and its picture, so none is left out."""
        while self.attempt.phase != OVER:
            if self.is_resting or not self.attended.is_set():
                await self.rest(host)
            await metronome.beat()
            self.pass_ticks(TICKS_PER_BEAT)
            host.show_tower(self.picture())
            self.keep_now_and_then(host)

    async def rest(self, host: Host) -> None:
        """Until whoever builds has come back, and has had a moment to look."""
        self.let_go()
        if self.is_awaited and self.rests == MOST_RESTS:
            return
        self.rests += 1
        self.is_resting = True
        host.show_tower(self.picture())
        self.keep(host)
        try:
            async with asyncio.timeout(LONGEST_REST if self.is_awaited else None):
                await self.come_back()
        except TimeoutError:
            self.rests = MOST_RESTS  # that was the last one
        self.is_resting = False

    async def come_back(self) -> None:
        """Not only for a moment."""
        while True:
            await self.attended.wait()
            await asyncio.sleep(COMING_BACK)
            if self.attended.is_set():
                return

    async def finish(self, host: Host) -> None:
        """The verdict counts when it is kept; until then it is tried again."""
        if self.keeping is not None:
            await self.keeping
        while True:
            try:
                await host.judge_tower(self.attempt)
                return
            except Refusal:
                await asyncio.sleep(PATIENCE)

    def pass_ticks(self, ticks: int) -> None:
        for _ in range(ticks):
            if self.builder is not None:
                self.builder.act()
            self.attempt.advance()
            if self.attempt.tick % SETTINGS.sample_ticks == 0:
                self.status = self.attempt.status()

    # -------------------------------------------------------------------- the log
    def keep_now_and_then(self, host: Host) -> None:
        is_due = self.attempt.tick - self.kept_tick >= TICKS_PER_CHUNK
        if is_due and (self.keeping is None or self.keeping.done()):
            self.keep(host)

    def keep(self, host: Host) -> None:
        """Beside the clock: no tick waits for the disk."""
        self.keeping = asyncio.create_task(self.keep_chunk(host, self.keeping))

    async def keep_chunk(self, host: Host, before: asyncio.Task[None] | None) -> None:
        """One after the other: two at once would keep the same inputs."""
        if before is not None:
            await before
        chunk = Chunk(self.attempt.tick, self.attempt.inputs[self.kept :])
        try:
            await host.keep_tower(chunk, self.kept)
        except Refusal:
            return  # the next one holds it as well
        self.kept += len(chunk.inputs)
        self.kept_tick = chunk.tick

    # -------------------------------------------------------------------- to see
    def picture(self) -> bytes:
        return msgspec.json.encode(self.frame())

    def frame(self) -> TowerFrame:
        attempt = self.attempt
        built = min(max(attempt.tick, 0), attempt.ended)
        x, y = attempt.world.pointer
        return TowerFrame(
            tick=attempt.tick,
            phase="resting" if self.is_resting else cast(Phase, attempt.phase),
            left=round((SETTINGS.build_ticks - built) / TICKS_PER_SECOND, 3),
            cubes=list(map(round, attempt.world.places(), cycle(DIGITS))),
            held=attempt.world.held,
            x=round(x, 2),
            y=round(y, 2),
            placed=self.status.placed,
            one_on_table=self.status.one_on_table,
            none_touches_three=self.status.none_touches_three,
            stands=self.status.stands,
        )


async def within(event: asyncio.Event, seconds: float) -> None:
    """Wait for it, but no longer than that."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
