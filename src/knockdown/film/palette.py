"""The colours of a film, and the one palette all its pictures share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from PIL import Image

from knockdown import colours
from knockdown.tower.scatter import HEAVY, LIGHT

Colour = tuple[int, int, int]


def hexed(colour: str) -> Colour:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """One colour with this share of the other mixed in."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


INK = hexed(colours.INK)
NIGHT = hexed(colours.NIGHT)
PAPER = hexed(colours.PAPER)
LAMP = hexed(colours.LAMP)
HOT = hexed(colours.HOT)
SAFE = hexed(colours.SAFE)
WHITE = hexed("#ffffff")

# Of the picture behind the cubes.
LIGHT_BEAM = hexed("#fff3c8")
BRIGHTEST = 0.42  # share of the beam in the brightest place

WOOD_LIT = hexed("#c98a4e")
WOOD = hexed("#8a5636")
WOOD_DARK = hexed("#3a2026")
WOOD_GAP = hexed("#5a3428")
FRONT = hexed("#2a161c")
FRONT_EDGE = hexed("#6a3c2e")


class Tones(NamedTuple):
    """The flat tones of a cube: its face, the sides that catch and lose the light, its mark."""

    face: Colour
    top: Colour
    side: Colour
    foot: Colour
    mark: Colour


def tones(face: str, top: str, side: str, mark: str) -> Tones:
    foot = mixed(hexed(face), hexed(side), 0.7)
    return Tones(hexed(face), hexed(top), hexed(side), foot, hexed(mark))


LYING = {
    HEAVY: tones(colours.HEAVY, colours.HEAVY_TOP, colours.HEAVY_SIDE, colours.LIGHT_TOP),
    LIGHT: tones(colours.LIGHT, colours.LIGHT_TOP, colours.LIGHT_SIDE, colours.HEAVY_SIDE),
}
HELD = {
    HEAVY: tones("#c81f3e", "#ff5a6e", "#8a1230", colours.LIGHT_TOP),
    LIGHT: tones("#ffdcc6", "#ffffff", "#f0b08e", colours.HEAVY_SIDE),
}

_PLAIN = (
    *(INK, NIGHT, PAPER, LAMP, HOT, SAFE, WHITE),
    *(WOOD_LIT, WOOD, WOOD_DARK, WOOD_GAP, FRONT, FRONT_EDGE),
    *(tone for kinds in (LYING, HELD) for kind in kinds.values() for tone in kind),
)
_BEAM_STEPS = 110
_WOOD_STEPS = 8
_LARGEST = 255  # the last of 256 stands for 'as in the picture before'


def beam(share: float) -> Colour:
    """The colour of the night with this share of the light."""
    return mixed(NIGHT, LIGHT_BEAM, share)


def wanted() -> Iterator[Colour]:
    """Every flat colour, then the blends of colours that meet at an edge."""
    yield from _PLAIN
    for step in range(_BEAM_STEPS):
        yield beam(BRIGHTEST * step / (_BEAM_STEPS - 1))
    for step in range(_WOOD_STEPS):
        yield mixed(WOOD, WOOD_DARK, step / (_WOOD_STEPS - 1))
    for share in (0.5, 0.25, 0.75):
        for colour in _PLAIN[2:]:
            yield mixed(INK, colour, share)
        for kind in (*LYING.values(), *HELD.values()):
            yield mixed(kind.face, kind.mark, share)
        for colour in (PAPER, LAMP, HOT, SAFE):
            yield mixed(beam(0.2), colour, share)


@cache
def palette() -> Image.Image:
    """A picture that carries the palette, which is fixed so that nothing flickers."""
    colours = list(dict.fromkeys(wanted()))[:_LARGEST]
    unused = ((0, 255, blue) for blue in range(256))  # far from everything drawn
    colours += [next(unused) for _ in range(256 - len(colours))]
    carrier = Image.new("P", (1, 1))
    carrier.putpalette([part for colour in colours for part in colour])
    return carrier
