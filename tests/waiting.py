"""How tests wait: for a state, never for a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

LONG: Final = 60.0  # seconds; nothing takes so long unless it is broken


def wait_until(is_so: Callable[[], bool], every: float = 0.02) -> None:
    """Of something in another process or thread."""
    end = time.monotonic() + LONG
    while not is_so():
        assert time.monotonic() < end, "it never happened"
        time.sleep(every)


async def until(is_so: Callable[[], bool]) -> None:
    """The same in an event loop, which goes on meanwhile."""
    async with asyncio.timeout(LONG):
        while not is_so():
            await asyncio.sleep(0.01)
