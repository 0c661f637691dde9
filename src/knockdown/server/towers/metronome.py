"""The common beat of all towers of a process: sixty a second, one per snapshot.

All towers advance at once, so that their snapshots are sent together. A late
process catches up beat by beat; a longer delay is not made up for, so that cubes
never jump and builders lose no time. Time is paused while the server is silent,
because builders could neither see nor do anything.
"""

from __future__ import annotations

import asyncio
import math
from typing import Final

from knockdown.tower.settings import TICKS_PER_SECOND

TICKS_PER_BEAT: Final = 2
BEATS_PER_SECOND: Final = TICKS_PER_SECOND // TICKS_PER_BEAT
MOST_LATE: Final = 6  # beats; a tenth of a second
SILENCE: Final = 0.2  # seconds without a heartbeat until time is paused


class Metronome:
    """`heard` is the time of the server's last heartbeat."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.heard = math.inf
        self.last = 0  # the last beat, counted by the loop's time
        self.next: asyncio.Event | None = None  # the next beat, if a tower waits for it
        self.timer: asyncio.TimerHandle | None = None

    def hear(self) -> None:
        self.heard = self.loop.time()

    @property
    def is_server_silent(self) -> bool:
        return self.loop.time() > self.heard + SILENCE

    @property
    def behind(self) -> int:
        return int(self.loop.time() * BEATS_PER_SECOND) - self.last

    async def beat(self) -> None:
        """Wait for the next beat."""
        if self.next is None:
            self.next = asyncio.Event()
        if self.timer is None:
            self.last += self.behind  # beats for which no tower waited
            self.schedule()
        await self.next.wait()

    def schedule(self) -> None:
        """Schedule the next beat: at its time, or at once if that has passed."""
        self.last += 1
        self.timer = self.loop.call_at(self.last / BEATS_PER_SECOND, self.on_beat)

    def on_beat(self) -> None:
        """Beat, and schedule the next one as long as a tower waits."""
        if self.next is None:
            self.timer = None
            return
        if self.is_server_silent:
            self.last += max(self.behind, 0)
        else:
            self.next.set()
            self.next = None
            self.last += max(self.behind - MOST_LATE, 0)
        self.schedule()
