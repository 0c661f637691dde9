"""The pointer events of a hand, and why one of them may be refused."""

from __future__ import annotations

import math
from dataclasses import dataclass

GRAB = "grab"  # a cube, with the pointer at x, y
MOVE = "move"  # the pointer to x, y, with or without a cube
ROTATE = "rotate"  # the held cube by an angle from upright
RELEASE = "release"
DONE = "done"  # the player claims that the tower stands
KINDS = (GRAB, MOVE, ROTATE, RELEASE, DONE)
POINTED = (GRAB, MOVE)  # those that need x and y

# Why an input is refused. Each is the end of a message `tower-refused-…` in the word files.
UNKNOWN = "unknown"
NOT_YET = "not-yet"
AFTER_TIME = "after-time"
OUT_OF_ORDER = "out-of-order"
FROM_THE_FUTURE = "from-the-future"
NOT_A_NUMBER = "not-a-number"
OFF_THE_TABLE = "off-the-table"
TOO_MANY = "too-many"
NO_SUCH_CUBE = "no-such-cube"
OUT_OF_REACH = "out-of-reach"
HAND_FULL = "hand-full"
HAND_EMPTY = "hand-empty"
REFUSALS = (
    UNKNOWN,
    NOT_YET,
    AFTER_TIME,
    OUT_OF_ORDER,
    FROM_THE_FUTURE,
    NOT_A_NUMBER,
    OFF_THE_TABLE,
    TOO_MANY,
    NO_SUCH_CUBE,
    OUT_OF_REACH,
    HAND_FULL,
    HAND_EMPTY,
)

# Positions and angles are rounded to these steps, so that evidence is short and exact.
PLACE_STEPS = 16  # to a unit of length
ANGLE_STEPS = 1024  # to a radian


@dataclass(frozen=True, slots=True)
class Input:
    """One pointer event, with the tick that its sender saw."""

    tick: int
    kind: str
    x: float = 0.0
    y: float = 0.0
    cube: int = 0
    angle: float = 0.0

    def is_finite(self) -> bool:
        """Whether all of them are finite numbers; a sender may send anything."""
        numbers = (self.tick, self.x, self.y, self.cube, self.angle)
        cube: object = self.cube
        try:
            return all(map(math.isfinite, numbers)) and isinstance(cube, int)
        except (OverflowError, TypeError):  # too large for a position, or not a number
            return False

    def at(self, tick: int) -> Input:
        """The input with only what its kind needs, rounded, at the tick it takes effect."""
        if self.kind in POINTED:
            x = round(self.x * PLACE_STEPS) / PLACE_STEPS
            y = round(self.y * PLACE_STEPS) / PLACE_STEPS
            return Input(tick, self.kind, x, y, self.cube if self.kind == GRAB else 0)
        if self.kind == ROTATE:
            tilt = math.remainder(self.angle, math.pi / 2)
            return Input(tick, self.kind, angle=round(tilt * ANGLE_STEPS) / ANGLE_STEPS)
        return Input(tick, self.kind)
