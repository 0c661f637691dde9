"""What a tower costs: a tick, next to the first prototype's, and a whole live test.

The prototype made two substeps with thirty iterations and did nothing else. The
two are measured in turns, because machines differ and are noisy.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable

from knockdown.tower.attempt import BUILDING, OVER, Attempt
from knockdown.tower.builder import Builder
from knockdown.tower.inputs import GRAB, Input
from knockdown.tower.scatter import half_heavy
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.tower.skills import SKILLS
from knockdown.tower.snapshots import snapshot_of
from knockdown.tower.verdict import Watch
from knockdown.tower.world import Pose, World

SIZES = (10, 25)
TURNS = 7
LIVE_CUBES = 10
SNAPSHOT_TICKS = TICKS_PER_SECOND // 60
PROTOTYPE_SUBSTEPS = 2
PROTOTYPE_ITERATIONS = 30

Meter = Callable[[float], float]


def run_bench(seconds: float) -> dict[str, object]:
    """Microseconds per tick, and how many live tests one core can run; `seconds` for each."""
    ours: dict[str, float] = {}
    theirs: dict[str, float] = {}
    for cubes in SIZES:
        found = in_turns([ticks(cubes), prototype_ticks(cubes)], seconds)
        ours[str(cubes)], theirs[str(cubes)] = (round(time, 1) for time in found)
    return {
        "us_per_tick": ours,
        "prototype_us_per_tick": theirs,
        "ratio": {cubes: round(ours[cubes] / theirs[cubes], 2) for cubes in ours},
        "live_sessions_per_core": round(live_sessions(seconds), 1),
    }


def in_turns(meters: list[Meter], seconds: float) -> list[float]:
    """The median of several short measurements of each, taken in turns."""
    found = [[meter(seconds / TURNS) for meter in meters] for _ in range(TURNS)]
    return [statistics.median(times) for times in zip(*found, strict=True)]


def microseconds(work: Callable[[], None], seconds: float) -> float:
    """The average time of a piece of work."""
    done = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        for _ in range(20):
            work()
        done += 20
    return elapsed / done * 1e6


def column(cubes: int) -> list[Pose]:
    return [Pose(0.0, SETTINGS.edge * (0.5 + place), 0.0) for place in range(cubes)]


def ticks(cubes: int) -> Meter:
    """An attempt with a tower of all cubes but one, which the hand moves about."""

    def measure(seconds: float) -> float:
        attempt = Attempt(half_heavy(cubes), 1, 0)
        attempt.world = World([*column(cubes - 1), Pose(3 * SETTINGS.edge, SETTINGS.edge, 0.0)])
        attempt.watch = Watch(attempt.world)
        attempt.phase = BUILDING
        attempt.tick = 0
        attempt.push(Input(0, GRAB, 3 * SETTINGS.edge, SETTINGS.edge, cubes - 1))

        def tick() -> None:
            attempt.tick %= SETTINGS.build_ticks - TICKS_PER_SECOND  # never out of time
            if attempt.tick % 2 == 0:
                attempt.world.move(3 * SETTINGS.edge + attempt.tick % 50, 2 * SETTINGS.edge)
            attempt.advance()

        return microseconds(tick, seconds)

    return measure


def prototype_ticks(cubes: int) -> Meter:
    """The same tower without hand and verdict, as the prototype stepped it."""

    def measure(seconds: float) -> float:
        world = World(column(cubes))
        world.space.iterations = PROTOTYPE_ITERATIONS
        step = 1.0 / (TICKS_PER_SECOND * PROTOTYPE_SUBSTEPS)

        def tick() -> None:
            for _ in range(PROTOTYPE_SUBSTEPS):
                world.space.step(step)

        return microseconds(tick, seconds)

    return measure


def live_sessions(seconds: float) -> float:
    """How many live tests of ten cubes fit on a core, with 60 inputs and snapshots a second."""
    played = 0.0
    start = time.perf_counter()
    seed = 0
    while (elapsed := time.perf_counter() - start) < seconds:
        seed += 1
        played += live_seconds(seed)
    return played / elapsed


def live_seconds(seed: int) -> float:
    attempt = Attempt(half_heavy(LIVE_CUBES), seed, 0)
    builder = Builder(attempt, SKILLS["average"])
    attempt.start()
    while attempt.phase != OVER:
        builder.act()
        attempt.advance()
        if attempt.tick >= 0 and attempt.tick % SNAPSHOT_TICKS == 0:
            json.dumps(snapshot_of(attempt)._asdict(), default=vars)
    return attempt.tick / TICKS_PER_SECOND
