"""Antialiased drawing: everything is drawn four times as large and scaled down."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from knockdown.film.palette import INK, Colour

FINE = 4  # subpixels to a pixel

Spot = tuple[float, float]


class Sprite(NamedTuple):
    """A small picture, and where its origin lies in it, in pixels."""

    image: Image.Image
    x: int
    y: int

    def put(self, picture: Image.Image, x: int, y: int) -> None:
        picture.paste(self.image, (x - self.x, y - self.y), self.image)


class Brush:
    """Draws in units of its own; the origin may lie between two pixels, y points down."""

    def __init__(self, canvas: Image.Image, unit: float = 1.0, at: Spot = (0.0, 0.0)) -> None:
        self.canvas = canvas
        self.pen = ImageDraw.Draw(canvas)
        self.unit = unit * FINE  # canvas pixels to a unit
        self.at = at
        self.turned = (1.0, 0.0)

    def turn(self, angle: float) -> None:
        """Clockwise, as seen."""
        self.turned = (math.cos(angle), math.sin(angle))

    def spot(self, x: float, y: float) -> Spot:
        cos, sin = self.turned
        return (
            self.at[0] * FINE + (x * cos - y * sin) * self.unit,
            self.at[1] * FINE + (x * sin + y * cos) * self.unit,
        )

    def area(self, spots: Iterable[Spot], colour: Colour) -> None:
        self.pen.polygon([self.spot(*spot) for spot in spots], fill=colour)

    def square(self, half: float, colour: Colour) -> None:
        self.box(-half, -half, half, half, colour)

    def box(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        self.area([(left, top), (right, top), (right, bottom), (left, bottom)], colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        middle, across = self.spot(x, y), radius * self.unit
        box = [middle[0] - across, middle[1] - across, middle[0] + across, middle[1] + across]
        self.pen.ellipse(box, fill=colour)

    def line(self, spots: Sequence[Spot], width: float, colour: Colour) -> None:
        """With round ends and corners."""
        for start, end in pairwise(spots):
            self.segment(start, end, width / 2, colour)
        for x, y in spots:
            self.disc(x, y, width / 2, colour)

    def segment(self, start: Spot, end: Spot, half: float, colour: Colour) -> None:
        (x, y), (to_x, to_y) = start, end
        length = math.dist(start, end) or 1.0
        aside_x, aside_y = (y - to_y) / length * half, (to_x - x) / length * half
        self.area(
            [
                (x + aside_x, y + aside_y),
                (to_x + aside_x, to_y + aside_y),
                (to_x - aside_x, to_y - aside_y),
                (x - aside_x, y - aside_y),
            ],
            colour,
        )

    def outlined(self, spots: Sequence[Spot], width: float, colour: Colour) -> None:
        """An area with an ink outline."""
        self.line([*spots, spots[0]], width * 2, INK)
        self.area(spots, INK)
        self.area(spots, colour)


def canvas_for(width: int, height: int) -> Image.Image:
    """A transparent canvas for a sprite of this size."""
    return Image.new("RGBA", (width * FINE, height * FINE))


def smooth(canvas: Image.Image) -> Image.Image:
    return canvas.reduce(FINE)


def slanted_box(left: float, top: float, width: float, height: float) -> list[Spot]:
    lean = 0.25 * height
    return [
        (left + lean, top),
        (left + width + lean, top),
        (left + width, top + height),
        (left, top + height),
    ]


# ------------------------------------------------------------------------- numerals
_WIDE = {".": 0.3, "/": 0.5}  # of the size; a digit is as wide as any other, so nothing jumps
_DIGIT = 0.64
_WEIGHT = 0.045
_EDGE = 0.07
_SLANT = 0.21  # twelve degrees


def numeral(text: str, size: int, colour: Colour) -> Sprite:
    """Bold slanted digits with an ink outline and a hard shadow; the origin is their middle."""
    font = ImageFont.load_default(size * FINE)
    widths = [_WIDE.get(sign, _DIGIT) * size for sign in text]
    margin = 0.5 * size
    width, height = math.ceil(sum(widths) + 2 * margin), math.ceil(1.6 * size)
    canvas = canvas_for(width, height)
    pen = ImageDraw.Draw(canvas)
    weight, edge = _WEIGHT * size * FINE, _EDGE * size * FINE
    for shift, stroke, ink in (
        (1.1 * edge, weight + edge, INK),
        (0, weight + edge, INK),
        (0, weight, colour),
    ):
        left = margin
        for sign, wide in zip(text, widths, strict=True):
            at = ((left + wide / 2) * FINE + shift, height / 2 * FINE + 0.36 * size * FINE + shift)
            pen.text(at, sign, ink, font, anchor="ms", stroke_width=stroke)
            left += wide
    return Sprite(smooth(slanted(canvas)), width // 2, height // 2)


def slanted(canvas: Image.Image) -> Image.Image:
    shear = (1.0, _SLANT, -_SLANT * canvas.height / 2, 0.0, 1.0, 0.0)
    return canvas.transform(canvas.size, Image.Transform.AFFINE, shear, Image.Resampling.BILINEAR)
