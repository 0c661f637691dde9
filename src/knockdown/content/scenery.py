"""Reads `[scenery]` in arena.toml: what is seen and heard as long as nothing happens."""

from __future__ import annotations

from dataclasses import dataclass

from knockdown.colours import NIGHT
from knockdown.content import values
from knockdown.content.reader import Table

CALLS = ("drums", "flutter")  # the page has an instrument for each
MOST_LAYERS = 4
LAYER_FORM = "a list of 1 to 4 tables like { pitch = 900, sway = 260, seconds = 7, volume = 22 }"


@dataclass(frozen=True)
class Air:
    """Wind or water: noise around a pitch that sways up and down."""

    pitch: int  # hertz
    sway: int  # hertz to each side
    seconds: int  # for once up and down
    volume: int  # per cent


@dataclass(frozen=True)
class Call:
    """What is heard now and then, after so many milliseconds at least and at most."""

    sound: str
    least: int
    most: int


@dataclass(frozen=True)
class Scenery:
    """Night and silence, if a box says nothing."""

    sky: str = NIGHT  # above its drawing
    air: tuple[Air, ...] = ()
    call: Call | None = None


def read_scenery(file: Table) -> Scenery:
    if not file.has("scenery"):
        return Scenery()
    table = file.table("scenery")
    layers = table.tables("air")
    if len(layers) > MOST_LAYERS:
        table.spot.into("air").note(f"there are {len(layers)} layers", f"write {LAYER_FORM}")
    sky = table.notation("sky", values.colour, values.COLOUR_FORM, NIGHT, required=False)
    scenery = Scenery(sky, tuple(_read_air(layer) for layer in layers), _read_call(table))
    table.close()
    return scenery


def _read_air(table: Table) -> Air:
    pitch = table.integer("pitch", 40, 8000)
    air = Air(
        pitch,
        table.integer("sway", 0, pitch),
        table.integer("seconds", 1, 60),
        table.integer("volume", 1, 100),
    )
    table.close()
    return air


def _read_call(scenery: Table) -> Call | None:
    if not scenery.has("call"):
        return None
    table = scenery.table("call")
    sound = table.word("sound", CALLS)
    least = table.integer("least", 100, 60_000)
    call = Call(sound, least, table.integer("most", least, 60_000))
    table.close()
    return call
