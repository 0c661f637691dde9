"""A drawing of a tower's cubes in characters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from knockdown.tower.scatter import HEAVY
from knockdown.tower.settings import SETTINGS
from knockdown.tower.world import NO_CUBE, Pose

CELL: Final = 3  # characters per cube
HIGHEST: Final = 14  # lines; with the text around it that fits a small screen
LEANING: Final = 0.25  # radians from upright
MARGIN: Final = "  "


class Spot(NamedTuple):
    """A cube in the drawing: its line from the table up, and its first column."""

    row: int
    column: int
    text: str


class Drawing(NamedTuple):
    """Lines from the top down, and how many cubes lie outside them."""

    lines: list[str]
    cut_above: int
    cut_beside: int


def draw(poses: Sequence[Pose], colours: Sequence[str], width: int, held: int = NO_CUBE) -> Drawing:
    spots = placed(poses, colours, held)
    low = [spot for spot in spots if spot.row < HIGHEST]
    left = window(low, width - len(MARGIN))
    right = left + width - len(MARGIN)
    shown = [spot for spot in low if left <= spot.column and spot.column + CELL <= right]
    left = min(spot.column for spot in shown)
    rows = range(max(spot.row for spot in shown), -1, -1)
    lines = [
        (MARGIN + line_of([spot for spot in shown if spot.row == row], left)).rstrip()
        for row in rows
    ]
    table = "=" * (max(spot.column for spot in shown) + CELL - left)
    return Drawing([*lines, MARGIN + table], len(spots) - len(low), len(low) - len(shown))


def placed(poses: Sequence[Pose], colours: Sequence[str], held: int) -> list[Spot]:
    """Each cube in a cell of its own, as near as possible to where it is."""
    taken: set[tuple[int, int]] = set()
    spots = []
    for cube in sorted(range(len(poses)), key=lambda cube: poses[cube].y):
        pose = poses[cube]
        row = max(round(pose.y / SETTINGS.edge - 0.5), 0)
        column = free_column(row, round(pose.x / SETTINGS.edge * CELL), taken)
        taken.update((row, column + letter) for letter in range(CELL))
        spots.append(Spot(row, column, cube_text(pose, colours[cube], is_held=cube == held)))
    return spots


def free_column(row: int, wanted: int, taken: set[tuple[int, int]]) -> int:
    for away in range(CELL * (len(taken) + 1)):
        for column in (wanted + away, wanted - away):
            if not any((row, column + letter) in taken for letter in range(CELL)):
                return column
    raise AssertionError  # unreachable: a row is longer than all cubes side by side


def cube_text(pose: Pose, colour: str, *, is_held: bool) -> str:
    inside = "#" if colour == HEAVY else " "
    if is_held:
        return f"({inside})"
    is_leaning = abs(math.remainder(pose.angle, math.pi / 2)) > LEANING
    return f"<{inside}>" if is_leaning else f"[{inside}]"


def window(spots: Sequence[Spot], width: int) -> int:
    """The first column: at the leftmost cube or, if not all fit, around the highest."""
    first = min(spot.column for spot in spots)
    last = max(spot.column for spot in spots) + CELL
    if last - first <= width:
        return first
    middle = max(spots).column
    return min(max(middle - width // 2, first), last - width)


def line_of(spots: Sequence[Spot], left: int) -> str:
    line = ""
    for spot in sorted(spots, key=lambda spot: spot.column):
        line = line.ljust(spot.column - left) + spot.text
    return line
