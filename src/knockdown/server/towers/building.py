"""7.1 A tower being built, in real time: 120 ticks and 60 snapshots a second.

The clock is the server's. It is paused while the builder is away, and a moment
longer: before the start, after a lost connection, after a restart. While it is
paused the hand cannot move, because the builder could not see the result. If an
opponent is waiting, the number and length of pauses are limited, so that
disconnecting does not buy time to think.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from typing import Final, Protocol, cast

import msgspec

from knockdown.server.protocol.messages import Hand, Phase, TowerFrame
from knockdown.server.protocol.refusals import HandRefusal, Refusal
from knockdown.server.towers.messages import Chunk
from knockdown.server.towers.metronome import TICKS_PER_BEAT, Metronome
from knockdown.tower import inputs
from knockdown.tower.attempt import OVER, WAITING, Attempt
from knockdown.tower.builder import Builder
from knockdown.tower.inputs import Input
from knockdown.tower.pending import PendingTest
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.tower.skills import skill_named
from knockdown.tower.world import NO_CUBE

DIGITS: Final = (2, 2, 4)  # decimals of x, y and angle
TICKS_PER_CHUNK: Final = 60  # between two log entries
GLANCE: Final = 1.5  # seconds until a computer starts the test of a computer
COMING_BACK: Final = 1.0  # seconds until it continues after the builder is back
LONGEST_REST: Final = 60.0  # seconds, if an opponent is waiting
MOST_RESTS: Final = 3  # likewise
PATIENCE: Final = 1.0  # seconds until a failed write is retried


class Host(Protocol):
    """What a tower needs from its surroundings."""

    async def keep_tower(self, chunk: Chunk, after: int) -> None:
        """Write the chunk to the log after this many inputs, or refuse."""

    def show_tower(self, picture: bytes) -> None: ...

    async def judge_tower(self, attempt: Attempt) -> None:
        """Make the verdict the answer to the test, or refuse."""


class TowerTest:
    """One tower from its scattered cubes to its verdict. Without a skill, a person builds it."""

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
        self.attended = asyncio.Event()  # whether the builder is there
        self.kept = 0  # inputs already in the log
        self.kept_tick = self.attempt.tick
        self.keeping: asyncio.Task[None] | None = None
        self.status = self.attempt.status()
        self.is_resting = bool(chunks)  # begun and paused
        self.rests = 0  # the number of pauses
        if chunks:
            self.rebuild(chunks)

    @property
    def is_started(self) -> bool:
        return self.attempt.phase != WAITING

    def rebuild(self, chunks: Sequence[Chunk]) -> None:
        """Restore the state of the last log entry; a simulated hand repeats its moves."""
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
        """Release the cube if the builder is gone."""
        if self.builder is None and self.attempt.world.held != NO_CUBE:
            self.attempt.push(Input(self.attempt.tick, inputs.RELEASE))

    # ------------------------------------------------------------------ the clock
    async def run(self, host: Host, metronome: Metronome) -> None:
        while not self.is_started:
            await self.start(host)
        await self.build(host, metronome)
        await self.finish(host)

    async def start(self, host: Host) -> None:
        """7.1: the attacker starts the test; that is logged before anything moves.

        A computer starts it by itself only against a computer: a person who builds says when
        they are ready, so that their ten seconds do not run while they still read.
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
        """Start the test for a computer; retried if it cannot be logged."""
        with suppress(Refusal):
            await host.keep_tower(Chunk(self.attempt.tick, []), self.kept)
            self.begin.set()

    async def build(self, host: Host, metronome: Metronome) -> None:
        """Every beat advances the ticks and sends a snapshot, without skipping any."""
        while self.attempt.phase != OVER:
            if self.is_resting or not self.attended.is_set():
                await self.rest(host)
            await metronome.beat()
            self.pass_ticks(TICKS_PER_BEAT)
            host.show_tower(self.picture())
            self.keep_now_and_then(host)

    async def rest(self, host: Host) -> None:
        """Wait until the builder is back and has had a moment to look."""
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
        """Wait until the builder is back for more than a moment."""
        while True:
            await self.attended.wait()
            await asyncio.sleep(COMING_BACK)
            if self.attended.is_set():
                return

    async def finish(self, host: Host) -> None:
        """The verdict counts once it is logged; until then this is retried."""
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
        """Log in the background: no tick waits for the disk."""
        self.keeping = asyncio.create_task(self.keep_chunk(host, self.keeping))

    async def keep_chunk(self, host: Host, before: asyncio.Task[None] | None) -> None:
        """One after the other: two at once would log the same inputs."""
        if before is not None:
            await before
        chunk = Chunk(self.attempt.tick, self.attempt.inputs[self.kept :])
        try:
            await host.keep_tower(chunk, self.kept)
        except Refusal:
            return  # the next chunk contains these inputs as well
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
    """Wait for the event, but no longer than this."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
