"""How a hand moves: smooth strokes whose time depends on distance and precision."""

from __future__ import annotations

import math
from typing import NamedTuple

from knockdown.engine.rng import Rng
from knockdown.tower.scatter import fraction
from knockdown.tower.skills import Skill


class Point(NamedTuple):
    x: float
    y: float


class Stroke(NamedTuple):
    """A Bézier curve: from its first to its last point, bent toward the two between."""

    points: tuple[Point, Point, Point, Point]
    seconds: float

    def at(self, share: float) -> Point:
        """After a share of its time; slow at both ends, fast in the middle."""
        t = smooth(min(max(share, 0.0), 1.0))
        s = 1.0 - t
        weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(
            sum(w * p.x for w, p in zip(weights, self.points, strict=True)),
            sum(w * p.y for w, p in zip(weights, self.points, strict=True)),
        )


def smooth(t: float) -> float:
    """The minimum-jerk movement of an arm (Flash and Hogan)."""
    return t * t * t * (10 - 15 * t + 6 * t * t)


def fitts(skill: Skill, distance: float, width: float) -> float:
    """Fitts' law: seconds to move the hand this distance and stop within a goal this wide."""
    return skill.start + skill.bit * math.log2(1 + distance / width)


def aside_and_down(start: Point, goal: Point, seconds: float) -> Stroke:
    """From the tower's top to a cube: first aside, then down to it."""
    middle = (start.x + goal.x) / 2
    return Stroke(
        (start, Point(middle, start.y), Point(goal.x, (start.y + goal.y) / 2), goal), seconds
    )


def over(start: Point, lift: Point, goal: Point, seconds: float) -> Stroke:
    """Up from where the cube lies, across, and down on the goal from above."""
    return Stroke((start, lift, Point(goal.x, lift.y), goal), seconds)


def gauss(rng: Rng) -> float:
    """A normally distributed number (Box and Muller)."""
    radius = math.sqrt(-2.0 * math.log(1.0 - fraction(rng)))
    return radius * math.cos(2.0 * math.pi * fraction(rng))
