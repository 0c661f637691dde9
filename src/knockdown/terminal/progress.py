"""What is reported while a tower is being built: standing cubes, a fall, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from knockdown.tower.attempt import BUILDING, OVER, Attempt
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND

STANDING: Final = "standing"
FALLING: Final = "falling"
CLAIMED: Final = "claimed"
STOPPED: Final = "stopped"

A_FALL: Final = 2  # cubes lost at once; a single one may have been taken away
SURE: Final = TICKS_PER_SECOND // 4  # how long a count must last to be reported


class News(NamedTuple):
    """`standing` is the number of standing cubes; meaningless at the end of building."""

    tick: int
    kind: str
    standing: int = 0


class Lookout:
    """Counts the standing cubes and notices when their number has changed for good."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.told = 0
        self.count = 0
        self.since = 0

    def look(self) -> Iterator[News]:
        tick = self.attempt.tick
        count = self.attempt.status().placed
        if count != self.count:
            self.count, self.since = count, tick
        if count != self.told and tick - self.since >= SURE:
            has_fallen = count <= self.told - A_FALL
            self.told = count
            if has_fallen or self.since < self.attempt.ended:
                yield News(self.since, FALLING if has_fallen else STANDING, count)


def news_of(attempt: Attempt, step: Callable[[], None]) -> list[News]:
    """Run an attempt to its verdict, calling `step` each tick, and list what happened."""
    return sorted(noticed(attempt, step))


def noticed(attempt: Attempt, step: Callable[[], None]) -> Iterator[News]:
    lookout = Lookout(attempt)
    while attempt.phase != OVER:
        was_building = attempt.phase == BUILDING
        step()
        is_claimed = attempt.ended < SETTINGS.build_ticks
        if was_building and attempt.phase != BUILDING:
            yield News(attempt.ended, CLAIMED if is_claimed else STOPPED)
        if attempt.tick > 0 and attempt.tick % SETTINGS.sample_ticks == 0:
            yield from lookout.look()
