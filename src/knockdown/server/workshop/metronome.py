"""The beat of all towers of a process: sixty a second, as many as there are pictures.

They move at once, so that their pictures travel together. Time rests while
nothing is heard of the server: whoever builds could neither see nor do
anything meanwhile.
"""

from __future__ import annotations

import asyncio
import math
from typing import Final

from knockdown.knockout.settings import TICKS_PER_SECOND

TICKS_PER_BEAT: Final = 2
BEATS_PER_SECOND: Final = TICKS_PER_SECOND // TICKS_PER_BEAT
MOST_AT_ONCE: Final = 12  # ticks; a tenth of a second
SILENCE: Final = 0.2  # seconds of it that are taken for a busy server


class Metronome:
    """`heard` is when there was the last sign of life of the server."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.heard = math.inf
        self.last = 0  # beat
        self.next: asyncio.Event | None = None

    def now(self) -> float:
        return min(self.loop.time(), self.heard + SILENCE)

    def hear(self) -> None:
        self.heard = self.loop.time()

    async def beat(self) -> None:
        """Wait for the next one. It comes when somebody waits for it."""
        if self.next is None:
            self.next = asyncio.Event()
            self.last = max(self.last, int(self.loop.time() * BEATS_PER_SECOND)) + 1
            self.loop.call_at(self.last / BEATS_PER_SECOND, self.strike)
        await self.next.wait()

    def strike(self) -> None:
        if self.next is not None:
            self.next.set()
            self.next = None


class Clock:
    """Real time in ticks, from the moment it is made.

    A process that is late catches up by a few ticks; what it is behind more than that is
    given back to the builder, so that no cube ever jumps.
    """

    def __init__(self, metronome: Metronome) -> None:
        self.metronome = metronome
        beat = int(metronome.now() * BEATS_PER_SECOND)
        # Half a tick aside of the beats: one that is a little early or late counts the same.
        self.began = beat / BEATS_PER_SECOND - 0.5 / TICKS_PER_SECOND
        self.passed = 0

    def due(self) -> int:
        """How many ticks are to pass now."""
        behind = int((self.metronome.now() - self.began) * TICKS_PER_SECOND) - self.passed
        if behind > MOST_AT_ONCE:
            self.began += (behind - MOST_AT_ONCE) / TICKS_PER_SECOND
            behind = MOST_AT_ONCE
        self.passed += behind
        return behind
