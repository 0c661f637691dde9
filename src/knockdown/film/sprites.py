"""The moving parts of a film: cubes, the hand, marks and numbers."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from knockdown.film.brush import FINE, Brush, Spot, Sprite, canvas_for, numeral, smooth
from knockdown.film.palette import HELD, HOT, INK, LAMP, LYING, PAPER, SAFE, WHITE, Colour, Tones
from knockdown.tower.scatter import HEAVY

PLAIN, LIT, BLAMED = "plain", "lit", "blamed"
MET, OPEN, BROKEN = "met", "open", "broken"  # the states of a condition

# A cube is drawn in 64ths of its edge.
_HALF = 32.0
_BEVEL = 9.0
_BEVEL_FROM = 11  # pixels of edge below which a cube is too small for sides
_RIM = 5.0
_ANGLES = 256  # steps of a turn


@lru_cache(maxsize=4096)
def cube(kind: str, look: str, edge: float, angle: int, dx: int, dy: int) -> Sprite:
    """A cube with its middle dx, dy quarter pixels from the origin."""
    reach = math.ceil(edge * 0.71 + 2)
    canvas = canvas_for(2 * reach, 2 * reach)
    brush = Brush(canvas, edge / 64, (reach + dx / FINE, reach + dy / FINE))
    brush.turn(lit_from_above(angle))
    paint_sides(brush, (HELD if look == LIT else LYING)[kind], edge)
    brush.turn(angle * 2 * math.pi / _ANGLES)
    paint_mark(brush, kind, look, edge)
    return Sprite(smooth(canvas), reach, reach)


@lru_cache(maxsize=1024)
def rim(look: str, edge: float, angle: int, dx: int, dy: int) -> Sprite:
    """The outline of a marked cube: a held one is lit, a blamed one has the danger colour."""
    wide = max(_RIM, 2.0 * 64 / edge) * (1.4 if look == BLAMED else 1.0)
    reach = math.ceil((edge + wide * edge / 32) * 0.71 + 2)
    canvas = canvas_for(2 * reach, 2 * reach)
    brush = Brush(canvas, edge / 64, (reach + dx / FINE, reach + dy / FINE))
    brush.turn(lit_from_above(angle))
    brush.square(_HALF + wide, LAMP if look == LIT else HOT)
    return Sprite(smooth(canvas), reach, reach)


def angle_step(angle: float) -> int:
    """A cube looks the same after half a turn."""
    return round(-angle * _ANGLES / (2 * math.pi)) % (_ANGLES // 2)


def lit_from_above(angle: int) -> float:
    """Which side is on top, and therefore bright, at this angle."""
    return math.remainder(angle * 2 * math.pi / _ANGLES, math.pi / 2)


def paint_sides(brush: Brush, tones: Tones, edge: float) -> None:
    ink = max(3.0, 64 / edge * 0.9)
    brush.square(_HALF, INK)
    out = _HALF - ink
    brush.square(out, tones.face)
    if edge < _BEVEL_FROM:
        return
    inner = out - _BEVEL
    brush.area([(-out, out), (out, out), (inner, inner), (-inner, inner)], tones.foot)
    brush.area([(out, -out), (out, out), (inner, inner), (inner, -inner)], tones.side)
    brush.area([(-out, -out), (out, -out), (inner, -inner), (-inner, -inner)], tones.top)


def paint_mark(brush: Brush, kind: str, look: str, edge: float) -> None:
    """An X on a heavy cube, one slash on a light one."""
    tones = (HELD if look == LIT else LYING)[kind]
    wide = max(7.0, 1.15 * 64 / edge)
    arm = 12.0 if edge >= _BEVEL_FROM else 15.0
    strokes: list[tuple[Spot, Spot]] = [((-arm, arm), (arm, -arm))]
    if kind == HEAVY:
        strokes.append(((-arm, -arm), (arm, arm)))
        if edge >= 1.5 * _BEVEL_FROM:
            for stroke in strokes:
                brush.line(stroke, wide + 5.4, INK)
    for stroke in strokes:
        brush.line(stroke, wide, tones.mark)


# ------------------------------------------------------------------------- the hand
# In a square of 32: fingers as lines from their tips down into the palm.
_FINGERS_OPEN = ((11.2, 7.4), (15.7, 5.8), (20.2, 7.0), (24.3, 11.2))
_FINGERS_CLOSED = ((11.2, 13.4), (15.7, 12.4), (20.2, 12.8), (24.3, 14.6))
_TIP_OPEN = (13.5, 5.0)
_TIP_CLOSED = (11.0, 11.5)  # of a closed hand: nearer to what it holds


@lru_cache(maxsize=64)
def hand(size: int, dx: int, dy: int, *, is_closed: bool) -> Sprite:
    """The origin is where it points."""
    canvas = canvas_for(size + 4, size + 4)
    unit = size / 32
    paint_hand(Brush(canvas, unit, (2 + dx / FINE, 2 + dy / FINE)), is_closed=is_closed)
    x, y = _TIP_CLOSED if is_closed else _TIP_OPEN
    return Sprite(smooth(canvas), round(x * unit) + 2, round(y * unit) + 2)


def paint_hand(brush: Brush, *, is_closed: bool) -> None:
    fingers = _FINGERS_CLOSED if is_closed else _FINGERS_OPEN
    for grown, colour in ((2.6, INK), (0.0, PAPER)):
        for x, y in fingers:
            brush.line([(x, y), (x, 20.0)], 4.4 + grown, colour)
        brush.line([(13.0, 20.0), (22.3, 20.0), (20.0, 24.6), (15.0, 24.6)], 8.2 + grown, colour)
        if not is_closed:
            brush.line([(7.6, 15.6), (10.4, 20.6)], 4.4 + grown, colour)
    for (x, _), (_, y) in pairwise(fingers):
        brush.line([(x + 2.2, y + 1.0), (x + 2.2, y + (4.0 if is_closed else 7.0))], 1.7, INK)
    if is_closed:
        for grown, colour in ((2.6, INK), (0.0, PAPER)):
            brush.line([(8.4, 17.6), (9.4, 20.6), (14.6, 21.6)], 4.2 + grown, colour)


# --------------------------------------------------------------- marks and numbers
_CHECK: list[Spot] = [(-11.4, 1.4), (-3.4, 9.4), (11.8, -9.0)]
_CROSS: list[list[Spot]] = [[(-9.4, -9.4), (9.4, 9.4)], [(9.4, -9.4), (-9.4, 9.4)]]
_SPIKES = 14


@lru_cache(maxsize=512)
def number(text: str, size: int, colour: Colour) -> Sprite:
    return numeral(text, size, colour)


@lru_cache(maxsize=16)
def badge(state: str, size: int) -> Sprite:
    """The state of one of the four conditions."""
    half = size // 2 + 2
    canvas = canvas_for(2 * half, 2 * half)
    brush = Brush(canvas, size / 32, (half, half))
    brush.square(17.5, INK)
    brush.square(14.5, {MET: SAFE, OPEN: LAMP, BROKEN: HOT}[state])
    if state == MET:
        brush.line([(x * 0.68, y * 0.68) for x, y in _CHECK], 4.6, INK)
    elif state == BROKEN:
        for stroke in _CROSS:
            brush.line([(x * 0.68, y * 0.68) for x, y in stroke], 4.6, INK)
    else:
        for x in (-7.4, 0.0, 7.4):
            brush.disc(x, 0, 2.5, INK)
    return Sprite(smooth(canvas), half, half)


@lru_cache(maxsize=16)
def stamp(*, passed: bool, size: int) -> Sprite:
    """The verdict: a burst with a check or a cross."""
    half = size // 2 + 8
    canvas = canvas_for(2 * half, 2 * half)
    brush = Brush(canvas, size / 64, (half, half))
    brush.outlined(burst(32.0, 25.0), 2.4, SAFE if passed else HOT)
    strokes = [_CHECK] if passed else _CROSS
    for width, colour in ((11.4, INK), (7.0, WHITE)):
        for stroke in strokes:
            brush.line([(x * 1.15, y * 1.15) for x, y in stroke], width, colour)
    return Sprite(smooth(canvas), half, half)


def burst(outer: float, inner: float) -> list[Spot]:
    spots = []
    for spike in range(2 * _SPIKES):
        radius = inner if spike % 2 else outer
        angle = math.pi * spike / _SPIKES + 0.1
        spots.append((radius * math.cos(angle), radius * math.sin(angle)))
    return spots


# Each condition as small squares in a square of 32: x, y, and whether it is highlighted.
_ONE_ON_TABLE = ((0.0, -8.0, False), (0.0, 4.0, True))
_NONE_TOUCHES_THREE = ((0.0, -10.5, False), (0.0, 0.0, True), (0.0, 10.5, False))


@lru_cache(maxsize=4)
def pictogram(condition: int) -> Sprite:
    """A drawing of the condition; the first condition shows a number instead."""
    half = 18
    canvas = canvas_for(2 * half, 2 * half)
    brush = Brush(canvas, 1.0, (half, half))
    if condition == 1:
        small_cubes(brush, _ONE_ON_TABLE)
        brush.line([(-14.0, 11.5), (14.0, 11.5)], 2.6, PAPER)
    elif condition == 2:
        small_cubes(brush, _NONE_TOUCHES_THREE)
    else:
        paint_hand(Brush(canvas, 1.0, (half - 16, half - 16)), is_closed=False)
    return Sprite(smooth(canvas), half, half)


def small_cubes(brush: Brush, cubes: tuple[tuple[float, float, bool], ...]) -> None:
    for x, y, is_meant in cubes:
        around = [(x - 4.6, y - 4.6), (x + 4.6, y - 4.6), (x + 4.6, y + 4.6), (x - 4.6, y + 4.6)]
        brush.line([*around, around[0]], 2.0, PAPER)
        if is_meant:
            brush.area(around, LAMP)
