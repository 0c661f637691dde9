"""A server that stood still takes nobody's time: it was stopped, or its machine was asleep."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from knockdown.server.match.clock import SECOND
from knockdown.server.match.timekeeper import steady_time, wall_time

LOOK_EVERY: Final = 0.5  # seconds
NOTICED: Final = 2 * SECOND  # less than that is a busy server, and counts


class Lost(NamedTuple):
    """Milliseconds by both clocks: wall time also goes on while a machine sleeps, or is set."""

    wall: int
    steady: int


async def watch(give_back: Callable[[Lost], None]) -> None:
    """It waits for nothing but the time, so nothing else can seem to be a standstill."""
    while True:
        wall, steady = wall_time(), steady_time()
        await asyncio.sleep(LOOK_EVERY)
        due = round(LOOK_EVERY * SECOND)
        lost = Lost(wall_time() - wall - due, steady_time() - steady - due)
        if lost.wall > NOTICED:
            give_back(lost)
