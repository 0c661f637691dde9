"""Hours that pass in a moment, and what is seen of a tower meanwhile."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from knockdown.server.protocol.messages import TowerFrame
from knockdown.server.towers.messages import Chunk
from knockdown.tower.attempt import Attempt


class Sleeper(selectors.DefaultSelector):
    """Does not sleep: time is as long as it would have, and `late` more."""

    def __init__(self, late: Callable[[], float]) -> None:
        super().__init__()
        self.late = late
        self.now = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout:
            self.now += timeout + self.late()
        return super().select(0)


class Hours(asyncio.SelectorEventLoop):
    """Where an hour takes a moment, always the same one."""

    def __init__(self, late: Callable[[], float] = lambda: 0.0) -> None:
        self.sleeper = Sleeper(late)
        super().__init__(self.sleeper)

    def time(self) -> float:
        return self.sleeper.now


def pass_hours(doing: Coroutine[Any, Any, None], late: Callable[[], float] = lambda: 0.0) -> None:
    with asyncio.Runner(loop_factory=lambda: Hours(late)) as runner:
        runner.run(doing)


async def pass_time(seconds: float) -> None:
    """Everything goes on meanwhile, and it takes no time."""
    await asyncio.sleep(seconds)


def now() -> float:
    return asyncio.get_running_loop().time()


class Album:
    """Keeps all pictures of a tower."""

    def __init__(self) -> None:
        self.pictures: list[TowerFrame] = []

    async def keep_tower(self, chunk: Chunk, after: int) -> None:
        """There is no log."""

    def show_tower(self, picture: bytes) -> None:
        self.pictures.append(msgspec.json.decode(picture, type=TowerFrame))

    async def judge_tower(self, attempt: Attempt) -> None:
        """Nobody asks."""
