"""What can be seen of an attempt at one moment, independent of how it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from knockdown.tower.attempt import OVER, Attempt
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.tower.verdict import Status, Verdict
from knockdown.tower.world import Pose


class Snapshot(NamedTuple):
    """One moment. `tick` counts from the start of building, as in the attempt."""

    tick: int
    phase: str
    seconds_left: float  # to build; stops when building ends
    poses: tuple[Pose, ...]
    colours: tuple[str, ...]
    held: int  # a cube, or NO_CUBE
    pointer: tuple[float, float]
    status: Status
    verdict: Verdict | None


def snapshot_of(attempt: Attempt) -> Snapshot:
    built = min(max(attempt.tick, 0), attempt.ended)
    return Snapshot(
        tick=attempt.tick,
        phase=attempt.phase,
        seconds_left=(SETTINGS.build_ticks - built) / TICKS_PER_SECOND,
        poses=tuple(attempt.poses()),
        colours=tuple(attempt.colours),
        held=attempt.world.held,
        pointer=attempt.world.pointer,
        status=attempt.status(),
        verdict=attempt.verdict,
    )


def snapshots(attempt: Attempt, act: Callable[[], None]) -> Iterator[Snapshot]:
    """An attempt from its start to its verdict, tick by tick.

    `act` makes the hand's moves of one tick: `Builder.act`, or the recorded inputs of a replay.
    """
    attempt.start()
    yield snapshot_of(attempt)
    while attempt.phase != OVER:
        act()
        attempt.advance()
        yield snapshot_of(attempt)
