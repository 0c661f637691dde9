"""The still background of a film: night, the light, the table, the ruler and the goal."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from knockdown.film import palette
from knockdown.film.brush import FINE, Brush, Spot, smooth
from knockdown.film.palette import INK, LAMP, NIGHT, PAPER, Colour, beam, mixed
from knockdown.film.sprites import number
from knockdown.tower.settings import SETTINGS
from knockdown.tower.world import bounds_for

WIDTH = 640
MIDDLE = WIDTH // 2
TALLEST = 440  # pixels for the tower and the hand above it
SMALLEST_EDGE = 10  # pixels: cubes are never smaller; the picture gets taller instead
MARGIN = 46  # at least, left and right of where the hand can reach; the ruler stands in it
CLOCK_ROOM = 108  # above the highest place a hand can reach
TOP_DEPTH = 20  # of the table's top, in front of the cubes
FRONT_DEPTH = 50  # of its front edge, with the conditions
FINE_RULE = 10  # pixels of edge below which only the numbered lines are drawn


class View(NamedTuple):
    """Converts places in the world to pixels of the picture."""

    cubes: int
    reach: float  # pixels from the middle to where the hand can reach
    scale: float  # pixels to a unit of the world
    ground: int  # the table's top
    height: int

    @property
    def edge(self) -> float:
        return SETTINGS.edge * self.scale

    def x(self, x: float) -> float:
        return MIDDLE + x * self.scale

    def y(self, y: float) -> float:
        return self.ground - y * self.scale


def view_of(cubes: int) -> View:
    """7.1 with 1 to 50 cubes: everything within the bounds is in the picture."""
    bounds = bounds_for(cubes)
    fits = min((MIDDLE - MARGIN) / bounds.half_width, TALLEST / bounds.height)
    scale = max(fits, SMALLEST_EDGE / SETTINGS.edge)
    ground = CLOCK_ROOM + round(bounds.height * scale)
    height = ground + TOP_DEPTH + FRONT_DEPTH
    return View(cubes, bounds.half_width * scale, scale, ground, height + height % 2)


def backdrop(view: View) -> Image.Image:
    canvas = Image.new("RGB", (WIDTH * FINE, view.height * FINE), NIGHT)
    brush = Brush(canvas)
    paint_light(brush, view)
    paint_table(brush, view)
    paint_rule(brush, view)
    paint_goal(brush, view)
    picture = smooth(canvas)
    put_rule_numbers(picture, view)
    return picture


# ------------------------------------------------------------------------- the light
class Cone(NamedTuple):
    """A beam of light: half its width and its brightness, at the top and at the table."""

    top: float
    foot: float  # shares of the picture's width
    bright: float
    faint: float

    def half(self, view: View, down: float) -> float:
        return (self.top + (self.foot - self.top) * down) * WIDTH

    def light(self, down: float) -> Colour:
        return beam(palette.BRIGHTEST * (self.bright + (self.faint - self.bright) * down))


AROUND = Cone(0.164, 0.372, 0.46, 0.06)
CORE = Cone(0.117, 0.283, 0.96, 0.38)
DOT_STEP = 8  # pixels


def paint_light(brush: Brush, view: View) -> None:
    """A cone inside a cone, fading toward the table; dots along its edge."""
    rows = view.ground * FINE
    for row in range(rows):
        down, y = row / rows, (row + 0.5) / FINE
        for cone in (AROUND, CORE):
            half = cone.half(view, down)
            ends = [brush.spot(MIDDLE + x, y) for x in (-half, half)]
            brush.pen.line(ends, fill=cone.light(down))
    for row in range(view.ground // DOT_STEP):
        paint_dots(brush, view, row)


def paint_dots(brush: Brush, view: View, row: int) -> None:
    """Dots, largest midway between the edges of the two cones."""
    y = (row + 0.5) * DOT_STEP
    down = y / view.ground
    outer, inner = AROUND.half(view, down), CORE.half(view, down)
    columns = math.ceil(outer / DOT_STEP) + 2
    for column in range(-columns, columns + 1):
        x = (column + row % 2 / 2) * DOT_STEP
        away = abs(abs(x) - (outer + inner) / 2) / (0.8 * (outer - inner))
        if away < 1:
            colour = beam(palette.BRIGHTEST * (0.62 - 0.45 * down))
            brush.disc(MIDDLE + x, y, 1.7 * (1 - away), colour)


# ------------------------------------------------------------------------- the table
def paint_table(brush: Brush, view: View) -> None:
    paint_top(brush, view)
    front, right = view.ground + TOP_DEPTH, WIDTH - 4
    brush.box(0, front, WIDTH, view.height, INK)
    brush.box(4, front, right, view.height - 3, palette.FRONT)
    brush.box(4, front + 1.5, right, front + 5, palette.FRONT_EDGE)


def paint_top(brush: Brush, view: View) -> None:
    """Its far edge is lit where the cone falls on it."""
    back, front, middle = view.ground - 3, view.ground + TOP_DEPTH, MIDDLE
    far, near = middle - 18, middle - 4
    brush.outlined(
        [(middle - far, back), (middle + far, back), (middle + near, front), (4, front)],
        2.4,
        palette.WOOD,
    )
    for row in range((front - back) * FINE):
        down = row / ((front - back) * FINE)
        half, y = far + (near - far) * down, back + row / FINE
        colour = mixed(palette.WOOD, palette.WOOD_DARK, round(down * 7) / 7)
        brush.pen.line([brush.spot(middle + x, y) for x in (-half, half)], fill=colour)
    for half, colour in ((far, palette.WOOD), (AROUND.foot * WIDTH, palette.WOOD_LIT)):
        brush.box(middle - half, back, middle + half, back + 5, colour)
    for share in (-0.36, -0.18, 0.0, 0.18, 0.36):
        x = share * WIDTH
        brush.line([(middle + x, back + 7), (middle + 1.09 * x, front - 2)], 1.4, palette.WOOD_GAP)


# -------------------------------------------------------------- the rule and the goal
def rule_step(cubes: int) -> int:
    """How many cubes lie between two long, numbered lines of the ruler."""
    return next((step for step in (1, 3, 5) if cubes <= 5 * step), 10)


def numbered(cubes: int) -> list[int]:
    """The numbers at the ruler: the goal, and every step not too near to it."""
    step = rule_step(cubes)
    return [*(mark for mark in range(0, cubes, step) if cubes - mark >= 0.6 * step), cubes]


def rule_x(view: View) -> float:
    return MIDDLE + view.reach + 18


def paint_rule(brush: Brush, view: View) -> None:
    spine = rule_x(view)
    top = view.y(view.cubes * SETTINGS.edge)
    marks = numbered(view.cubes)
    ticks: list[list[Spot]] = [[(spine, view.ground - 1.0), (spine, top)]]
    for mark in range(view.cubes + 1):
        y = view.y(mark * SETTINGS.edge) - (1.0 if mark == 0 else 0.0)
        if mark in marks or view.edge >= FINE_RULE:
            ticks.append([(spine - (14 if mark in marks else 8), y), (spine, y)])
    for width, colour in ((4.4, INK), (1.8, PAPER)):
        for tick in ticks:
            brush.line(tick, width, colour)


def put_rule_numbers(picture: Image.Image, view: View) -> None:
    for mark in numbered(view.cubes):
        colour = LAMP if mark == view.cubes else PAPER
        y = round(view.y(mark * SETTINGS.edge)) - (5 if mark == 0 else 0)
        number(str(mark), 14, colour).put(picture, round(rule_x(view)) + 14, y)


def paint_goal(brush: Brush, view: View) -> None:
    y = view.y(view.cubes * SETTINGS.edge)
    left, right = MIDDLE - view.reach, rule_x(view) - 17
    count = math.floor((right - left) / 17)
    for dash in range(count):
        x = left + dash * (right - left) / count
        brush.box(x - 1, y - 2.6, x + 11.5, y + 2.6, INK)
        brush.box(x, y - 1.5, x + 10.5, y + 1.5, LAMP)
