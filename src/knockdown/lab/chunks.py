"""Work cut into chunks: some games of a plan, given to one process at a time.

Chunks begin with one game and grow until one takes some seconds: a slow player's
games are stored one by one, a fast player's by the hundred.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from math import ceil
from typing import Final, NamedTuple

from knockdown.lab.plan import Plan

SECONDS: Final = 10.0  # the duration of a chunk: about what a killed process loses
LEAST: Final = 0.5  # the minimum, once the pace is known
MOST: Final = 500
GROWTH: Final = 4
LEFT_FOR_EACH: Final = 3  # towards the end chunks shrink, so that all finish together


class Chunk(NamedTuple):
    """The games `start` to `stop - 1` of a plan; it is played with these `versions` only."""

    plan: Plan
    versions: dict[str, object]
    start: int
    stop: int

    @property
    def size(self) -> int:
        return self.stop - self.start

    @property
    def told(self) -> str:
        return f"the games {self.start} to {self.stop - 1}"


class Chunks:
    """Cuts the remaining games into chunks."""

    def __init__(self, work: Iterable[Chunk], workers: int) -> None:
        self.left = deque(chunk for chunk in work if chunk.size)
        self.workers = workers
        self.plan: Plan | None = None  # the plan being cut
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
        """A size that leaves work for the other workers, if there are any."""
        left = sum(chunk.size for chunk in self.left)
        share = self.workers * LEFT_FOR_EACH if self.workers > 1 else 1
        return max(ceil(left / share), self.least)

    def put_back(self, chunk: Chunk) -> None:
        """The worker that played it has died; its games come next."""
        self.left.appendleft(chunk)

    def took(self, chunk: Chunk, seconds: float) -> None:
        """Derive the size of the next chunks of this plan from a finished one."""
        if chunk.plan != self.plan:
            return
        pace = chunk.size / max(seconds, 1e-6)
        self.most = max(1, int(min(pace * SECONDS, chunk.size * GROWTH, MOST)))
        self.least = max(1, min(int(pace * LEAST), self.most))
