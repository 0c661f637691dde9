"""Paints one picture of a film from a snapshot of the attempt."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from knockdown.film import sprites
from knockdown.film.backdrop import (
    FRONT_DEPTH,
    MIDDLE,
    TOP_DEPTH,
    backdrop,
    view_of,
)
from knockdown.film.brush import FINE, Brush, Sprite, canvas_for, slanted_box, smooth
from knockdown.film.palette import HOT, INK, LAMP, PAPER, Colour, palette
from knockdown.film.sprites import BLAMED, BROKEN, LIT, MET, OPEN, PLAIN
from knockdown.tower.attempt import BUILDING, COUNTING, WAITING
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.tower.snapshots import Snapshot
from knockdown.tower.verdict import (
    LEFT_OVER,
    STILL_HELD,
    STILL_MOVING,
    TIME_UP,
    TOUCHES_THREE,
    TWO_ON_TABLE,
)
from knockdown.tower.world import NO_CUBE, Pose

LAST_SECONDS = 3.0
CLOCK_MIDDLE = 46
CONDITIONS_AT = (-286, -112, 50, 212)  # from the middle
BAR_TOP, BAR_WIDTH, BAR_HEIGHT = 88, 208, 12
STAMP_MIDDLE = 66
STAMP = 120

# Which of the four conditions a reason is about, in their order on the table's edge.
_CONDITION = {
    LEFT_OVER: 0,
    TIME_UP: 0,
    TWO_ON_TABLE: 1,
    TOUCHES_THREE: 2,
    STILL_MOVING: 3,
    STILL_HELD: 3,
}


class Painter:
    """Paints the snapshots of one attempt."""

    def __init__(self, cubes: int) -> None:
        self.view = view_of(cubes)
        self.backdrop = backdrop(self.view)

    def paint(self, snapshot: Snapshot, grown: float = 1.0) -> Image.Image:
        """`grown` is the size of the verdict's stamp while it appears."""
        picture = self.backdrop.copy()
        self.put_cubes(picture, snapshot)
        self.put_conditions(picture, snapshot)
        self.put_hand(picture, snapshot)
        if snapshot.verdict is None:
            self.put_clock(picture, snapshot)
        else:
            stamp = sprites.stamp(passed=snapshot.verdict.passed, size=round(STAMP * grown))
            stamp.put(picture, MIDDLE, STAMP_MIDDLE)
        return picture.quantize(palette=palette(), dither=Image.Dither.NONE)

    # ------------------------------------------------------------------ on the table
    def put_cubes(self, picture: Image.Image, snapshot: Snapshot) -> None:
        """Marked cubes are in front of the others, their marks behind them."""
        looks = cube_looks(snapshot)
        marked = [cube for cube, look in enumerate(looks) if look != PLAIN]
        for cube in sorted(range(len(looks)), key=lambda cube: cube in marked):
            if marked and cube == marked[0]:
                for each in marked:
                    self.put_rim(picture, snapshot.poses[each], looks[each])
            self.put_cube(picture, snapshot.poses[cube], snapshot.colours[cube], looks[cube])

    def put_cube(self, picture: Image.Image, pose: Pose, colour: str, look: str) -> None:
        x, y, dx, dy = self.place(pose.x, pose.y)
        angle = sprites.angle_step(pose.angle)
        sprites.cube(colour, look, self.view.edge, angle, dx, dy).put(picture, x, y)

    def put_rim(self, picture: Image.Image, pose: Pose, look: str) -> None:
        x, y, dx, dy = self.place(pose.x, pose.y)
        angle = sprites.angle_step(pose.angle)
        sprites.rim(look, self.view.edge, angle, dx, dy).put(picture, x, y)

    def put_hand(self, picture: Image.Image, snapshot: Snapshot) -> None:
        """At the pointer or the held cube, below and right of it so that the cube stays visible."""
        is_closed = snapshot.held != NO_CUBE
        if snapshot.phase != BUILDING and not is_closed:
            return
        x, y = snapshot.poses[snapshot.held][:2] if is_closed else snapshot.pointer
        size = round(min(max(1.5 * self.view.edge, 26), 46))
        beside = min(0.42 * self.view.edge, 14) / self.view.scale
        left, top, dx, dy = self.place(x + beside, y - beside)
        sprites.hand(size, dx, dy, is_closed=is_closed).put(picture, left, top)

    def place(self, x: float, y: float) -> tuple[int, int, int, int]:
        """The pixel of a place in the world, and the subpixels beyond it."""
        left, dx = divmod(round(self.view.x(x) * FINE), FINE)
        top, dy = divmod(round(self.view.y(y) * FINE), FINE)
        return left, top, dx, dy

    # ------------------------------------------------------------- the four conditions
    def put_conditions(self, picture: Image.Image, snapshot: Snapshot) -> None:
        y = self.view.ground + TOP_DEPTH + FRONT_DEPTH // 2 + 1
        for place, state in enumerate(conditions(snapshot, self.view.cubes)):
            x = MIDDLE + CONDITIONS_AT[place]
            sprites.badge(state, 24).put(picture, x, y)
            if place > 0:
                sprites.pictogram(place).put(picture, x + 38, y)
        placed = sprites.number(f"{snapshot.status.placed}/{self.view.cubes}", 26, PAPER)
        placed.put(picture, MIDDLE + CONDITIONS_AT[0] + 12 + placed.x, y)

    # --------------------------------------------------------------------- the clock
    def put_clock(self, picture: Image.Image, snapshot: Snapshot) -> None:
        colour = clock_colour(snapshot)
        tenths = math.ceil(snapshot.seconds_left * 10 - 1e-9)
        clock = sprites.number(f"{tenths // 10}.{tenths % 10}", 68, colour)
        clock.put(picture, MIDDLE, CLOCK_MIDDLE)
        whole = SETTINGS.build_ticks / TICKS_PER_SECOND
        filled = round(BAR_WIDTH * snapshot.seconds_left / whole)
        bar(filled, colour).put(picture, MIDDLE - BAR_WIDTH // 2, BAR_TOP)
        if snapshot.phase in (WAITING, COUNTING):
            count = math.ceil(-snapshot.tick / TICKS_PER_SECOND)
            y = (self.view.ground + BAR_TOP + BAR_HEIGHT) // 2
            sprites.number(str(count), 150, LAMP).put(picture, MIDDLE, y)


def cube_looks(snapshot: Snapshot) -> list[str]:
    """The held cube is lit; cubes that explain a failure are marked as blamed."""
    looks = [PLAIN] * len(snapshot.poses)
    if snapshot.held != NO_CUBE:
        looks[snapshot.held] = LIT
    for cube in snapshot.verdict.cubes if snapshot.verdict else ():
        looks[cube] = BLAMED
    return looks


def clock_colour(snapshot: Snapshot) -> Colour:
    """Hot in the last seconds, pale when it stands still."""
    if snapshot.phase == BUILDING:
        return HOT if snapshot.seconds_left <= LAST_SECONDS else LAMP
    return LAMP if snapshot.phase in (WAITING, COUNTING) else PAPER


@lru_cache(maxsize=512)
def bar(filled: int, colour: Colour) -> Sprite:
    """The time that is left; the origin is its upper left corner."""
    margin = 6
    canvas = canvas_for(BAR_WIDTH + 2 * margin, BAR_HEIGHT + 2 * margin)
    brush = Brush(canvas, 1.0, (margin, margin))
    outline = slanted_box(0, 0, BAR_WIDTH, BAR_HEIGHT)
    brush.outlined(outline, 3.2, INK)
    brush.line([*outline, outline[0]], 1.8, LAMP)
    if filled > 5:
        brush.area(slanted_box(2.4, 2.4, filled - 4.8, BAR_HEIGHT - 4.8), colour)
    return Sprite(smooth(canvas), margin, margin)


def conditions(snapshot: Snapshot, cubes: int) -> list[str]:
    """7.1: all cubes in the tower, one on the table, none touching three, standing freely."""
    if snapshot.phase in (WAITING, COUNTING):
        return [OPEN] * 4
    status = snapshot.status
    kept = (
        status.placed == cubes,
        status.one_on_table,
        status.none_touches_three,
        status.stands,
    )
    states = [MET if is_kept else OPEN for is_kept in kept]
    if snapshot.verdict and not snapshot.verdict.passed:
        states[_CONDITION[snapshot.verdict.reason]] = BROKEN
    return states
