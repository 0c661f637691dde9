"""The world of a tower: a table, cubes, and one hand, stepped in ticks.

The table's top is y = 0 and its middle x = 0; y points up. Cubes are numbered
from 0, and `TABLE` stands for the table where one of them touches it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pymunk
from pymunk import batch

from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND

TABLE = -1
NO_CUBE = -1  # no cube is held

_PLACE = batch.BodyFields.POSITION | batch.BodyFields.ANGLE
_MOTION = _PLACE | batch.BodyFields.VELOCITY | batch.BodyFields.ANGULAR_VELOCITY
_CONTACTS = (
    batch.ArbiterFields.BODY_A_ID
    | batch.ArbiterFields.BODY_B_ID
    | batch.ArbiterFields.CONTACT_COUNT
)
_QUARTER = math.pi / 2
# The speed at which the hand covers its share of the way to the pointer in one tick.
_SHARE = 1.0 - math.exp(-1.0 / (TICKS_PER_SECOND * SETTINGS.hand_smoothing))
_REST_SPEED_2 = SETTINGS.rest_speed**2
_FOLLOW = _SHARE * TICKS_PER_SECOND


class Pose(NamedTuple):
    """Where a cube is: its centre, and its angle in radians."""

    x: float
    y: float
    angle: float


class Bounds(NamedTuple):
    """Where the pointer may be: |x| up to `half_width`, y from 0 to `height`."""

    half_width: float
    height: float


def columns_for(cubes: int) -> int:
    """How many cubes lie side by side in each of the two heaps a test begins with."""
    return math.ceil(math.sqrt(cubes / 2))


def bounds_for(cubes: int) -> Bounds:
    """Room for a heap on each side of a free middle, and for all cubes as a tower."""
    half_width = SETTINGS.margin + SETTINGS.pitch * columns_for(cubes)
    return Bounds(SETTINGS.edge * half_width, SETTINGS.edge * (cubes + SETTINGS.margin))


class World:
    """Cubes on a table and a hand. Verdicts about towers are made elsewhere."""

    def __init__(self, poses: Sequence[Pose]) -> None:
        self.bounds = bounds_for(len(poses))
        is_tall = len(poses) >= SETTINGS.tall_from
        self.substeps = SETTINGS.tall_substeps if is_tall else SETTINGS.substeps
        self.seconds = 1.0 / (TICKS_PER_SECOND * self.substeps)
        self.space = pymunk.Space()
        self.space.gravity = (0.0, -SETTINGS.gravity)
        self.space.damping = SETTINGS.damping
        self.space.iterations = SETTINGS.iterations
        self.lay_table()
        self.cubes = [self.lay_cube(pose) for pose in poses]
        self.number_of = {cube.id: number for number, cube in enumerate(self.cubes)}
        self.number_of[self.space.static_body.id] = TABLE
        self.buffer = batch.Buffer()
        self.held = NO_CUBE
        self.lifted: set[int] = set()  # every cube the hand has ever taken
        self.hand = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        self.space.add(self.hand)
        self.pointer = (0.0, 2 * SETTINGS.edge)
        self.offset = (0.0, 0.0)  # from the pointer to the held cube
        self.grip: tuple[pymunk.PivotJoint, pymunk.GearJoint] | None = None

    def lay_table(self) -> None:
        """A thick board in a closed room, so that nothing rolls or is thrown out of reach."""
        thick = SETTINGS.edge
        wide = self.bounds.half_width + thick
        high = self.bounds.height + SETTINGS.headroom * SETTINGS.edge
        corners = [(-wide, -thick), (wide, -thick), (wide, high), (-wide, high)]
        for place, corner in enumerate(corners):
            part = pymunk.Segment(self.space.static_body, corners[place - 1], corner, thick)
            part.friction = SETTINGS.table_friction
            self.space.add(part)

    def lay_cube(self, pose: Pose) -> pymunk.Body:
        size = (SETTINGS.edge, SETTINGS.edge)
        mass = SETTINGS.cube_mass
        cube = pymunk.Body(mass, pymunk.moment_for_box(mass, size))
        cube.position = pose.x, pose.y
        cube.angle = pose.angle
        box = pymunk.Poly.create_box(cube, size)
        box.friction = SETTINGS.cube_friction
        self.space.add(cube, box)
        return cube

    # -------------------------------------------------------------------- the hand
    def grab(self, number: int, x: float, y: float) -> None:
        """Take a cube at its centre and turn it upright, onto its nearest side.

        It keeps its distance from the pointer, or it would jump into its neighbours.
        """
        self.release()
        cube = self.cubes[number]
        self.offset = (cube.position.x - x, cube.position.y - y)
        upright = round(cube.angle / _QUARTER) * _QUARTER
        self.hand.position = cube.position
        self.hand.angle = upright
        self.pointer = (x, y)
        pivot = pymunk.PivotJoint(self.hand, cube, (0, 0), (0, 0))
        pivot.max_force = SETTINGS.hand_force
        turn = pymunk.GearJoint(self.hand, cube, 0.0, 1.0)
        turn.max_force = SETTINGS.hand_torque
        pivot.error_bias = turn.error_bias = SETTINGS.hand_slack
        self.space.add(pivot, turn)
        self.grip = (pivot, turn)
        self.held = number
        self.lifted.add(number)

    def move(self, x: float, y: float) -> None:
        self.pointer = (x, y)

    def turn(self, angle: float) -> None:
        """Tilt the held cube to this angle from upright."""
        self.hand.angle = round(self.hand.angle / _QUARTER) * _QUARTER + angle

    def release(self) -> None:
        """Let go gently: the cube starts to fall from rest."""
        if self.grip is None:
            return
        self.space.remove(*self.grip)
        self.grip = None
        cube = self.cubes[self.held]
        cube.velocity = (0.0, 0.0)
        cube.angular_velocity = 0.0
        self.held = NO_CUBE

    # -------------------------------------------------------------------- the clock
    def calm(self, *, is_calm: bool = True) -> None:
        """Damp swaying. A cube that is about to fall still falls."""
        self.space.damping = SETTINGS.settle_damping if is_calm else SETTINGS.damping

    def step(self) -> None:
        """One tick."""
        if self.grip is not None:
            self.move_hand()
        step, seconds = self.space.step, self.seconds
        for _ in range(self.substeps):
            step(seconds)

    def move_hand(self) -> None:
        """The hand follows the pointer a little behind, which takes the tremor out of it."""
        x, y = self.hand.position
        way_x = self.pointer[0] + self.offset[0] - x
        way_y = self.pointer[1] + self.offset[1] - y
        self.hand.velocity = (way_x * _FOLLOW, way_y * _FOLLOW)

    # ------------------------------------------------------------------ what is seen
    def poses(self) -> list[Pose]:
        numbers = iter(self.places())
        return [Pose(x, y, angle) for x, y, angle in zip(numbers, numbers, numbers, strict=True)]

    def places(self) -> list[float]:
        """The same as plain numbers, three per cube."""
        return self.bodies(_PLACE, 3)

    def speeds(self) -> list[tuple[float, float]]:
        """The linear and angular speed of each cube."""
        numbers = self.motion()
        return [
            (math.hypot(numbers[place + 3], numbers[place + 4]), abs(numbers[place + 5]))
            for place in range(0, len(numbers), 6)
        ]

    def moving(self) -> set[int]:
        """The cubes that are not at rest. A hot path, so it reads the bodies directly."""
        numbers = self.motion()
        return {
            place // 6
            for place in range(0, len(numbers), 6)
            if numbers[place + 3] ** 2 + numbers[place + 4] ** 2 > _REST_SPEED_2
            or abs(numbers[place + 5]) > SETTINGS.rest_spin
        }

    def motion(self) -> list[float]:
        """Six numbers per cube: x, y, angle and how fast each of them changes."""
        return self.bodies(_MOTION, 6)

    def bodies(self, fields: batch.BodyFields, each: int) -> list[float]:
        self.buffer.clear()
        batch.get_space_bodies(self.space, fields, self.buffer)
        numbers: list[float] = list(memoryview(self.buffer.float_buf()).cast("d"))
        return numbers[: each * len(self.cubes)]  # without table and hand, which come last

    def touching(self) -> dict[tuple[int, int], bool]:
        """Pairs that touch, the smaller number first, and whether side lies on side.

        `TABLE` is the smallest number. Two that touch at only one point stand on a corner.
        """
        self.buffer.clear()
        batch.get_space_arbiters(self.space, _CONTACTS, self.buffer)
        numbers = iter(memoryview(self.buffer.int_buf()).cast("P").tolist())
        found: dict[tuple[int, int], bool] = {}
        for body, other, points in zip(numbers, numbers, numbers, strict=True):
            a, b = self.number_of[body], self.number_of[other]
            pair = (a, b) if a < b else (b, a)
            found[pair] = points > 1 or found.get(pair, False)
        return found
