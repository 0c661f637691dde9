"""Work cut into chunks: some games of a plan, handed to one process at a time.

Chunks begin with one game and grow until one takes some seconds: a slow player's
games are kept one by one, a quick player's by the hundred.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from math import ceil
from typing import Final, NamedTuple

from knockdown.lab.plan import Plan

SECONDS: Final = 10.0  # a chunk should take: what a killed process loses at most, about
LEAST: Final = 0.5  # nor less than this, once the pace is known
MOST: Final = 500
GROWTH: Final = 4
LEFT_FOR_EACH: Final = 3  # towards the end chunks shrink, so that all finish together


class Chunk(NamedTuple):
    """The games `start` to `stop - 1` of a plan; `mark` is what must be installed."""

    plan: Plan
    mark: dict[str, object]
    start: int
    stop: int

    @property
    def size(self) -> int:
        return self.stop - self.start

    @property
    def told(self) -> str:
        return f"the games {self.start} to {self.stop - 1}"


class Chunks:
    """Cuts chunks off what is left to play."""

    def __init__(self, work: Iterable[Chunk], workers: int) -> None:
        self.left = deque(chunk for chunk in work if chunk.size)
        self.workers = workers
        self.plan: Plan | None = None  # whose games are being cut
        self.most = 1
        self.least = 1

    def next(self) -> Chunk | None:
        if not self.left:
            return None
        whole = self.left[0]
        if whole.plan != self.plan:  # other players, another pace
            self.plan, self.most, self.least = whole.plan, 1, 1
        stop = min(whole.start + min(self.most, self.fair_size()), whole.stop)
        if stop < whole.stop:
            self.left[0] = whole._replace(start=stop)
        else:
            self.left.popleft()
        return whole._replace(stop=stop)

    def fair_size(self) -> int:
        """So large that others have work left; one worker alone need not think of them."""
        left = sum(chunk.size for chunk in self.left)
        share = self.workers * LEFT_FOR_EACH if self.workers > 1 else 1
        return max(ceil(left / share), self.least)

    def put_back(self, chunk: Chunk) -> None:
        """Whoever played it has died; its games come next."""
        self.left.appendleft(chunk)

    def took(self, chunk: Chunk, seconds: float) -> None:
        """Learn from a finished chunk how large the next ones of its plan may be."""
        if chunk.plan != self.plan:
            return
        pace = chunk.size / max(seconds, 1e-6)
        self.most = max(1, int(min(pace * SECONDS, chunk.size * GROWTH, MOST)))
        self.least = max(1, min(int(pace * LEAST), self.most))
