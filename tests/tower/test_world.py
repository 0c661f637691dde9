"""The tower's world: it holds tall towers, and the same inputs move it the same way."""

from __future__ import annotations

import random

import pytest

from knockdown.engine.terms import TOWER_LIMIT
from knockdown.tower.scatter import HEAVY, Cubes, scattered
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.tower.world import Pose, World, bounds_for

pytestmark = pytest.mark.once

E = SETTINGS.edge
FIVE_SECONDS = 5 * TICKS_PER_SECOND


def noisy_column(cubes: int, seed: int, noise: float = 0.05) -> World:
    rng = random.Random(seed)
    return World([Pose(rng.gauss(0, noise) * E, E * (0.5 + n), 0) for n in range(cubes)])


def stands(world: World) -> bool:
    heights = sorted(pose.y for pose in world.poses())
    return all(abs(y - E * (0.5 + n)) < E / 4 for n, y in enumerate(heights))


@pytest.mark.parametrize("batch", range(4))
def test_a_straight_tower_of_25_stands_for_five_seconds(batch: int) -> None:
    """Four times 25 towers, each cube placed with a noise of 0.05 edge: all of them."""
    for seed in range(25 * batch, 25 * batch + 25):
        world = noisy_column(25, seed)
        for _ in range(FIVE_SECONDS):
            world.step()
        assert stands(world), f"seed {seed}"


@pytest.mark.parametrize("cubes", [1, 2, 10, 26, 40, TOWER_LIMIT])
def test_towers_of_any_size_stand(cubes: int) -> None:
    world = noisy_column(cubes, 1)
    for _ in range(FIVE_SECONDS):
        world.step()
    assert stands(world)


def test_a_crooked_tower_falls() -> None:
    world = noisy_column(12, 3, noise=0.35)
    for _ in range(FIVE_SECONDS):
        world.step()
    assert not stands(world)


# ----------------------------------------------------------------------------- scatter
@pytest.mark.parametrize("cubes", [1, 2, 3, 9, 13, 25, TOWER_LIMIT])
def test_cubes_lie_still_on_the_table_before_a_test(cubes: int) -> None:
    bounds = bounds_for(cubes)
    for seed in range(5):
        world, colours = scattered(Cubes(cubes // 3, cubes - cubes // 3), seed, 0)
        assert colours.count(HEAVY) == cubes // 3 and len(colours) == cubes
        assert not world.moving(), f"seed {seed}"
        for pose in world.poses():
            assert abs(pose.x) < bounds.half_width and 0 < pose.y < bounds.height


def test_each_tower_of_a_match_lies_differently_and_always_the_same() -> None:
    first, second, other_match = (
        scattered(Cubes(4, 4), *where) for where in ((7, 0), (7, 1), (8, 0))
    )
    assert scattered(Cubes(4, 4), 7, 0)[0].poses() == first[0].poses()
    assert first[0].poses() != second[0].poses()
    assert first[0].poses() != other_match[0].poses()


# -------------------------------------------------------------------------------- hand
def test_a_grabbed_cube_stays_where_it_is_and_turns_upright() -> None:
    world = World([Pose(0, 3 * E, 0.5)])
    world.grab(0, 10, 3 * E + 5)
    for _ in range(60):
        world.step()
    assert world.poses()[0] == pytest.approx((0, 3 * E, 0), abs=0.5)


def test_a_held_cube_follows_the_pointer_and_can_be_tilted() -> None:
    world = World([Pose(0, E / 2, 0)])
    world.grab(0, 0, E / 2)
    world.move(2 * E, 3 * E)
    world.turn(0.3)
    for _ in range(60):
        world.step()
    assert world.poses()[0] == pytest.approx((2 * E, 3 * E, 0.3), abs=1)


def test_a_cube_let_go_falls_from_rest() -> None:
    world = World([Pose(0, 5 * E, 0)])
    world.grab(0, 0, 5 * E)
    world.move(3 * E, 5 * E)
    for _ in range(4):
        world.step()
    assert world.speeds()[0][0] > 100
    world.release()
    assert world.speeds()[0] == (0, 0)
    for _ in range(200):
        world.step()
    assert world.poses()[0].y == pytest.approx(E / 2, abs=0.5)


def test_nothing_leaves_the_table_however_wild_the_hand() -> None:
    world, _ = scattered(Cubes(6, 6), 1, 0)
    wide, high = world.bounds
    rng = random.Random(5)
    for tick in range(1200):
        if tick % 40 == 0:
            cube = rng.randrange(12)
            world.grab(cube, *world.poses()[cube][:2])
        world.move(rng.uniform(-wide, wide), rng.uniform(0, high))
        world.step()
    world.release()
    for _ in range(600):
        world.step()
    assert all(abs(pose.x) < wide + E and 0 < pose.y < high for pose in world.poses())
