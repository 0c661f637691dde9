"""What all processes of a load see of each other, without a word being sent."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Coroutine, Sequence
from multiprocessing import get_context
from typing import Any, Final

PLAY: Final = 0  # whose match is over begins another one
FINISH: Final = 1  # whose match is over leaves
STOP: Final = 2  # all leave
LOOK_EVERY: Final = 0.2  # seconds
SPAWN: Final = get_context("spawn")


class Board:
    """Each match and each process writes at its own place only, so nothing is locked."""

    def __init__(self, matches: int, towers: int, processes: int) -> None:
        self.decided = SPAWN.RawArray("d", matches)  # when each last went on; 0 before it did
        self.pictured = SPAWN.RawArray("d", towers)  # when each was last seen
        self.busy = SPAWN.RawArray("d", processes)  # seconds of processor time
        self.phase = SPAWN.RawValue("i", PLAY)
        self.pace = SPAWN.RawValue("d", 1.0)  # seconds from one decision of a match to the next

    def going(self, since: float) -> int:
        """How many matches and towers have gone on since then."""
        return sum(when > since for when in [*self.decided, *self.pictured])


async def attend(board: Board, process: int, plays: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Until all have left, or are told to."""
    tasks = [asyncio.create_task(play) for play in plays]
    while board.phase.value != STOP and not all(task.done() for task in tasks):
        for task in tasks:
            if task.done():
                task.result()  # raises what went wrong
        board.busy[process] = time.process_time()
        await asyncio.sleep(LOOK_EVERY)
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended


def leave_ctrl_c_to_parent() -> None:
    """It ends its processes itself, and has something to say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
