"""The beat of all towers of a process: sixty a second, as many as there are pictures.

They move at once, so that their pictures travel together. A process that is late
catches up beat by beat; what it is behind more than a few of them is given back to
whoever builds, so that no cube ever jumps. Time rests while nothing is heard of the
server: whoever builds could neither see nor do anything meanwhile.
"""

from __future__ import annotations

import asyncio
import math
from typing import Final

from knockdown.knockout.settings import TICKS_PER_SECOND

TICKS_PER_BEAT: Final = 2
BEATS_PER_SECOND: Final = TICKS_PER_SECOND // TICKS_PER_BEAT
MOST_LATE: Final = 6  # beats; a tenth of a second
SILENCE: Final = 0.2  # seconds of it that are taken for a busy server


class Metronome:
    """`heard` is when there was the last sign of life of the server."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.heard = math.inf
        self.last = 0  # beat; they are counted by the loop's time
        self.next: asyncio.Event | None = None  # that somebody waits for
        self.timer: asyncio.TimerHandle | None = None

    def hear(self) -> None:
        self.heard = self.loop.time()

    @property
    def is_left_alone(self) -> bool:
        return self.loop.time() > self.heard + SILENCE

    @property
    def behind(self) -> int:
        return int(self.loop.time() * BEATS_PER_SECOND) - self.last

    async def beat(self) -> None:
        """Wait for the next one."""
        if self.next is None:
            self.next = asyncio.Event()
        if self.timer is None:
            self.last += self.behind  # nobody has waited for those
            self.wind_up()
        await self.next.wait()

    def wind_up(self) -> None:
        """For the next beat: at its time, or at once if that has passed."""
        self.last += 1
        self.timer = self.loop.call_at(self.last / BEATS_PER_SECOND, self.strike)

    def strike(self) -> None:
        """As long as somebody waits."""
        if self.next is None:
            self.timer = None
            return
        if self.is_left_alone:
            self.last += max(self.behind, 0)
        else:
            self.next.set()
            self.next = None
            self.last += max(self.behind - MOST_LATE, 0)
        self.wind_up()
