"""How the wound cubes lie on the table before a test."""

from __future__ import annotations

import math
from typing import NamedTuple

from knockdown.engine.errors import SetupError
from knockdown.engine.rng import TOWER_STREAM, Rng
from knockdown.engine.terms import TOWER_LIMIT
from knockdown.tower.settings import SETTINGS
from knockdown.tower.world import Pose, World, columns_for

HEAVY = "heavy"
LIGHT = "light"


class Cubes(NamedTuple):
    """The wounds a tower is built of."""

    heavy: int
    light: int

    @property
    def total(self) -> int:
        return self.heavy + self.light


def check_cubes(cubes: Cubes) -> None:
    """7.2: a test with any other number of cubes is impossible."""
    if min(cubes) < 0 or not 1 <= cubes.total <= TOWER_LIMIT:
        raise SetupError(f"a tower has 1 to {TOWER_LIMIT} cubes, not {cubes.total}")


def half_heavy(total: int) -> Cubes:
    """This many cubes of both colours, for trials in which the colours do not matter."""
    return Cubes(total - total // 2, total // 2)


def fraction(rng: Rng) -> float:
    """From 0 up to but not including 1."""
    return rng.bits() / 2**32


def colours(cubes: Cubes, rng: Rng) -> list[str]:
    """Which cube is heavy and which is light."""
    order = [*range(cubes.total)]
    rng.shuffle(order)
    return [HEAVY if place < cubes.heavy else LIGHT for place in order]


def scattered(cubes: Cubes, seed: int, number: int) -> tuple[World, list[str]]:
    """The world of a match's tower, with the cubes dropped and at rest, and their colours."""
    rng = Rng(seed, TOWER_STREAM, number)
    kinds = colours(cubes, rng)
    world = World([dropped(place, cubes.total, rng) for place in range(cubes.total)])
    lie_down(world)
    return world, kinds


def lie_down(world: World) -> None:
    """Let dropped cubes come to rest."""
    world.calm()
    for tick in range(1, SETTINGS.lie_ticks + 1):
        world.step()
        if tick % SETTINGS.sample_ticks == 0 and not world.moving():
            break
    world.calm(is_calm=False)


def dropped(place: int, cubes: int, rng: Rng) -> Pose:
    """Cubes alternate left and right, from the middle outward, in layers, at any angle."""
    side = -1 if place % 2 else 1
    layer, column = divmod(place // 2, columns_for(cubes))
    away = SETTINGS.free_middle + 0.5 + SETTINGS.pitch * column
    away += SETTINGS.jitter * (2 * fraction(rng) - 1)
    high = SETTINGS.drop + SETTINGS.layer * layer
    angle = fraction(rng) * math.pi / 2
    return Pose(side * away * SETTINGS.edge, high * SETTINGS.edge, angle)
