"""What somebody sees of an attempt at one moment, apart from whoever shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from knockdown.knockout.attempt import OVER, Attempt
from knockdown.knockout.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.knockout.verdict import Status, Verdict
from knockdown.knockout.world import Pose


class Frame(NamedTuple):
    """One moment. `tick` counts from the moment building begins, as in the attempt."""

    tick: int
    phase: str
    seconds_left: float  # to build; stands still once building has ended
    poses: tuple[Pose, ...]
    colours: tuple[str, ...]
    held: int  # a cube, or NOBODY
    pointer: tuple[float, float]
    status: Status
    verdict: Verdict | None


def frame_of(attempt: Attempt) -> Frame:
    built = min(max(attempt.tick, 0), attempt.ended)
    return Frame(
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


def frames(attempt: Attempt, act: Callable[[], None]) -> Iterator[Frame]:
    """An attempt from its start to its verdict, tick by tick; `act` is what the hand does in one.

    Whoever builds gives its own: a builder `Builder.act`, a replay what was recorded.
    """
    attempt.start()
    yield frame_of(attempt)
    while attempt.phase != OVER:
        act()
        attempt.advance()
        yield frame_of(attempt)
