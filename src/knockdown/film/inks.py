"""The colours of a film, and the one palette all its pictures share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from PIL import Image

from knockdown.knockout.scatter import HEAVY, LIGHT

Colour = tuple[int, int, int]


def hexed(digits: str) -> Colour:
    red, green, blue = bytes.fromhex(digits)
    return red, green, blue


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """So much of the other in the one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


INK = hexed("120D1A")
NIGHT = hexed("1B1428")
PAPER = hexed("F6EBD6")
LAMP = hexed("FFD23F")
HOT = hexed("FF5647")
SAFE = hexed("5BE3A5")
WHITE = hexed("FFFFFF")

LIGHT_BEAM = hexed("FFF3C8")
BRIGHTEST = 0.42  # share of the beam in the brightest place

WOOD_LIT = hexed("C98A4E")
WOOD = hexed("8A5636")
WOOD_DARK = hexed("3A2026")
WOOD_GAP = hexed("5A3428")
FRONT = hexed("2A161C")
FRONT_EDGE = hexed("6A3C2E")


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
    HEAVY: tones("A3142E", "E2334B", "5E0A1E", "FFF1E6"),
    LIGHT: tones("FFC9AE", "FFF1E6", "D98F73", "5E0A1E"),
}
HELD = {
    HEAVY: tones("C81F3E", "FF5A6E", "8A1230", "FFF1E6"),
    LIGHT: tones("FFDCC6", "FFFFFF", "F0B08E", "5E0A1E"),
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
    """Night with so much of the light in it."""
    return mixed(NIGHT, LIGHT_BEAM, share)


def wanted() -> Iterator[Colour]:
    """Every flat colour, then what lies between those that meet at an edge."""
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
    """A picture that carries the palette; a fixed one, so that nothing flickers."""
    colours = list(dict.fromkeys(wanted()))[:_LARGEST]
    unused = ((0, 255, blue) for blue in range(256))  # far from everything drawn
    colours += [next(unused) for _ in range(256 - len(colours))]
    carrier = Image.new("P", (1, 1))
    carrier.putpalette([part for colour in colours for part in colour])
    return carrier
