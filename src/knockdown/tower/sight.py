"""What a look at the table shows: a tower, and the cubes beside it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from knockdown.tower.settings import SETTINGS
from knockdown.tower.skills import HABITS
from knockdown.tower.world import Pose


def is_upright(pose: Pose) -> bool:
    return abs(math.remainder(pose.angle, math.pi / 2)) < HABITS.upright


def column_on(base: int, poses: Sequence[Pose], cubes: Sequence[int]) -> list[int]:
    """The upright cubes on this one, from the table up."""
    column = [base]
    while True:
        below = poses[column[-1]]
        above = [cube for cube in cubes if lies_on(poses[cube], below) and cube not in column]
        if not above:
            return column
        column.append(min(above, key=lambda cube: abs(poses[cube].x - below.x)))


def lies_on(pose: Pose, below: Pose) -> bool:
    edge = SETTINGS.edge
    return (
        -HABITS.near * edge < pose.y - below.y - edge < HABITS.landing * edge
        and abs(pose.x - below.x) < HABITS.overlap * edge
        and is_upright(pose)
    )


def tower_seen(poses: Sequence[Pose], cubes: Sequence[int]) -> list[int]:
    """The tallest column that looks built, else the best cube to begin with."""
    columns = [column_on(cube, poses, cubes) for cube in cubes if is_on_table(poses[cube])]
    tallest = max(columns, key=len, default=[])
    if len(tallest) >= HABITS.meant:
        return tallest
    free = [column[0] for column in columns if is_free(column[0], poses)]
    return [min(free, key=lambda cube: abs(poses[cube].x))] if free else []


def is_on_table(pose: Pose) -> bool:
    return abs(pose.y - SETTINGS.edge / 2) < HABITS.near * SETTINGS.edge and is_upright(pose)


def is_free(cube: int, poses: Sequence[Pose]) -> bool:
    """Whether nothing lies on it."""
    x, y, _ = poses[cube]
    edge = SETTINGS.edge
    return not any(
        pose.y > y + edge / 2 and abs(pose.x - x) < edge
        for number, pose in enumerate(poses)
        if number != cube
    )


def next_cube(poses: Sequence[Pose], loose: Sequence[int], x: float) -> int:
    """The one to take next: the nearest with nothing on it, if there is one."""
    free = [cube for cube in loose if is_free(cube, poses)]
    return min(free or loose, key=lambda cube: abs(poses[cube].x - x))


def free_place(poses: Sequence[Pose], half_width: float) -> float:
    """Where a cube can be put on the table without touching another, nearest the middle."""
    edge = SETTINGS.edge
    steps = int(half_width / edge) - 1
    places = [side * step * edge for step in range(steps) for side in (1, -1)]
    return next(
        (x for x in places if all(abs(pose.x - x) > HABITS.room * edge for pose in poses)), 0.0
    )
