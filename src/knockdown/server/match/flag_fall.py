"""Ends a match for the seat whose time is over, as a flag falls on a chess clock."""

from __future__ import annotations

import asyncio
from typing import Final

from knockdown.referee.forfeit import OUT_OF_TIME, Forfeit
from knockdown.server.match.hosted import Actor, HostedMatch
from knockdown.server.protocol.refusals import Refusal

PATIENCE: Final = 1.0  # seconds until an end that could not be kept is tried again


class FlagFall(Actor):
    """Keeps a timer for the moment at which the running clock is over."""

    def __init__(self, hosted: HostedMatch) -> None:
        self.hosted = hosted
        self.timer: asyncio.TimerHandle | None = None
        self.clock_set()

    def clock_set(self) -> None:
        self.stop_timer()
        seconds = self.hosted.times.seconds_left
        if seconds is not None:
            self.call_after(seconds)

    def call_after(self, seconds: float) -> None:
        loop, start = asyncio.get_running_loop(), self.hosted.tasks.start
        self.timer = loop.call_later(seconds, lambda: start(self.flag()))

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def close(self) -> None:
        self.stop_timer()

    async def flag(self) -> None:
        hosted = self.hosted
        await asyncio.sleep(0)  # after a standstill time is given back first
        try:
            async with hosted.turn() as turn:
                if hosted.times.is_out_of_time:
                    await turn.end(Forfeit(hosted.times.clock.seat, OUT_OF_TIME))
                else:  # time was given back, or it was answered meanwhile
                    self.clock_set()
        except Refusal:
            self.call_after(PATIENCE)
