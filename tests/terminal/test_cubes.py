"""The drawing of the cubes."""

from __future__ import annotations

import pytest

from knockdown.terminal.cubes import HIGHEST, draw
from knockdown.tower.scatter import HEAVY, LIGHT, Cubes, scattered
from knockdown.tower.settings import SETTINGS
from knockdown.tower.world import Pose

EDGE = SETTINGS.edge
WIDTH = 79


def at(x: float, level: float, angle: float = 0.0) -> Pose:
    """A cube at x edges from the middle, this many cubes above the table."""
    return Pose(x * EDGE, (level + 0.5) * EDGE, angle)


def test_heavy_and_light_upright_and_tilted() -> None:
    poses = [at(0, 0), at(0, 1), at(2, 0, 0.6), at(-2, 0)]
    drawing = draw(poses, [HEAVY, LIGHT, HEAVY, LIGHT], WIDTH)
    assert drawing.lines == [
        "        [ ]",
        "  [ ]   [#]   <#>",
        "  ===============",
    ]
    assert (drawing.cut_above, drawing.cut_beside) == (0, 0)


def test_cubes_that_overlap_each_get_their_place() -> None:
    drawing = draw([at(0, 0), at(0.1, 0.1), at(-0.1, 0.2)], [LIGHT] * 3, WIDTH)
    assert sum(line.count("[ ]") for line in drawing.lines) == 3


@pytest.mark.parametrize("cubes", [1, 2, 9, 25, 50])
@pytest.mark.parametrize("width", [30, WIDTH])
def test_any_heap_fits_the_screen_and_no_cube_is_forgotten(cubes: int, width: int) -> None:
    world, colours = scattered(Cubes(cubes // 2, cubes - cubes // 2), 1, 0)
    drawing = draw(world.poses(), colours, width)
    assert len(drawing.lines) <= HIGHEST + 1
    assert all(len(line) <= width for line in drawing.lines)
    drawn = sum(line.count(mark) for line in drawing.lines[:-1] for mark in ("[", "<"))
    assert drawn + drawing.cut_above + drawing.cut_beside == cubes


def test_a_tower_higher_than_the_screen_is_cut() -> None:
    drawing = draw([at(0, level) for level in range(50)], [LIGHT] * 50, WIDTH)
    assert len(drawing.lines) == HIGHEST + 1
    assert drawing.cut_above == 50 - HIGHEST


def test_on_a_narrow_screen_the_tower_is_what_is_seen() -> None:
    poses = [*(at(2 * place, 0) for place in range(30)), at(40, 1), at(40, 2)]
    drawing = draw(poses, [LIGHT] * 30 + [HEAVY] * 2, WIDTH)
    assert sum(line.count("[#]") for line in drawing.lines) == 2
    assert drawing.cut_beside > 0


def test_the_cube_in_the_hand_is_told_apart() -> None:
    drawing = draw([at(0, 0), at(0, 1)], [LIGHT, HEAVY], WIDTH, held=1)
    assert "(#)" in drawing.lines[0] and "[ ]" in drawing.lines[1]
