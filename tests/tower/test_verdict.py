"""7.1 Whether a tower stands: scenes laid by hand, left to the physics, and judged."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

import pytest

from knockdown.engine.terms import TOWER_LIMIT
from knockdown.tower.settings import SETTINGS
from knockdown.tower.verdict import (
    LEFT_OVER,
    STILL_HELD,
    STILL_MOVING,
    TIME_UP,
    TOUCHES_THREE,
    TWO_ON_TABLE,
    Verdict,
    Watch,
    judge_standing,
)
from knockdown.tower.world import TABLE, Pose, World

pytestmark = pytest.mark.once

E = SETTINGS.edge
H = E / 2
AT_REST = 240  # ticks after which a scene that stands has come to rest

COLUMN = [(0, H + E * level, 0) for level in range(6)]
HEAP = [(4 * E, H, 0), (5 * E, H, 0), (6 * E, H, 0), (4.5 * E, H + E, 0), (5.5 * E, H + E, 0)]
ZIGZAG = [((-1) ** level * 0.2 * E, H + E * level, 0) for level in range(8)]
RING = [(0, H, 0), (-21.5, H + E, 0), (21.5, H + E, 0), (0, H + 2 * E, 0)]

Place = tuple[float, float, float]


def watched(
    places: Sequence[Place], ticks: int, lifted: Collection[int] = range(TOWER_LIMIT)
) -> Watch:
    """As if the hand had laid every cube, or only those."""
    watch = Watch(World([Pose(*place) for place in places]))
    watch.world.lifted.update(cube for cube in lifted if cube < len(places))
    pass_time(watch, ticks)
    return watch


def pass_time(watch: Watch, ticks: int) -> None:
    for tick in range(1, ticks + 1):
        watch.world.step()
        if tick % SETTINGS.sample_ticks == 0:
            watch.look()


def verdict(places: Sequence[Place], ticks: int = AT_REST) -> Verdict:
    return watched(places, ticks).judge(time_up=False)


# ---------------------------------------------------------------------------- accepted
@pytest.mark.parametrize(
    "places",
    [COLUMN[:1], COLUMN[:2], COLUMN, ZIGZAG, RING],
    ids=["single cube", "two", "column", "zigzag", "four-cube ring"],
)
def test_7_1_it_stands(places: Sequence[Place]) -> None:
    assert verdict(places) == Verdict(True)


def test_7_1_a_cube_may_lie_on_any_of_its_sides() -> None:
    places = [(x, y, level * math.pi / 2) for level, (x, y, _) in enumerate(COLUMN)]
    assert verdict(places) == Verdict(True)


# ---------------------------------------------------------------------------- rejected
def test_7_1_two_cubes_on_the_table() -> None:
    assert verdict([(0, H, 0), (E - 0.05, H, 0), (0, H + E, 0)]) == Verdict(
        False, TWO_ON_TABLE, (0, 1)
    )


def test_7_1_a_pyramid_has_two_cubes_on_the_table() -> None:
    pyramid = [(-21, H, 0), (21, H, 0), (0, H + E, 0)]
    assert verdict(pyramid) == Verdict(False, TWO_ON_TABLE, (0, 1))


def test_7_1_a_cube_touches_three_others() -> None:
    """The two in the middle touch each other as well."""
    places = [(0, H, 0), (-19.95, H + E, 0), (19.95, H + E, 0), (0, H + 2 * E, 0)]
    assert verdict(places) == Verdict(False, TOUCHES_THREE, (1, 2))


def test_7_1_a_cube_leans_against_the_tower() -> None:
    tilt = 0.9
    reach = H * (math.cos(tilt) + math.sin(tilt))
    watch = watched([*COLUMN[:2], (H + reach - 0.05, reach - 0.05, tilt)], AT_REST)
    assert watch.judge(time_up=False) == Verdict(False, TWO_ON_TABLE, (0, 2))
    assert watch.world.poses()[2].angle == pytest.approx(tilt, abs=0.05)  # it does lean


def test_7_1_a_cube_is_left_over() -> None:
    places = [*COLUMN[:3], (4 * E, H, 0)]
    assert verdict(places) == Verdict(False, LEFT_OVER, (3,))
    by_the_clock = watched(places, AT_REST).judge(time_up=True)
    assert by_the_clock == Verdict(False, TIME_UP, (3,))


def test_7_1_a_heap_is_no_tower_however_many_lie_in_it() -> None:
    """The tower is what was counted as one while it was built."""
    assert verdict([*COLUMN[:3], *HEAP]) == Verdict(False, LEFT_OVER, (3, 4, 5, 6, 7))


@pytest.mark.parametrize(
    "places",
    [
        [(2 * E * place, H, 0) for place in range(4)],
        [*COLUMN[:2], (4 * E, H, 0), (5 * E - 0.05, H, 0), (6 * E - 0.1, H, 0)],
        [*COLUMN[:3], *HEAP],
        [*COLUMN[:3], (E - 0.05, H, 0), (4 * E, H, 0)],
        [*RING, (4 * E, H, 0)],
    ],
    ids=["nothing built", "a row beside it", "a heap beside it", "a cube at its foot", "a ring"],
)
@pytest.mark.parametrize("lifted", [range(TOWER_LIMIT), (1,), ()], ids=["all", "one", "none"])
def test_7_1_what_is_counted_and_what_is_left_over_make_all_cubes(
    places: Sequence[Place], lifted: Collection[int]
) -> None:
    watch = watched(places, AT_REST, lifted)
    judged = watch.judge(time_up=True)
    assert judged.reason == TIME_UP
    assert watch.status().placed + len(judged.cubes) == len(places)


def test_7_1_a_cube_is_still_held() -> None:
    watch = watched(COLUMN[:3], AT_REST)
    watch.world.grab(2, 0, H + 2 * E)
    pass_time(watch, AT_REST)
    assert watch.judge(time_up=True) == Verdict(False, STILL_HELD, (2,))


def test_7_1_a_cube_just_released_has_not_stood_by_itself_yet() -> None:
    watch = watched(COLUMN[:3], AT_REST)
    watch.world.grab(2, 0, H + 2 * E)
    pass_time(watch, AT_REST)
    watch.world.release()
    pass_time(watch, 2 * SETTINGS.sample_ticks)
    assert watch.judge(time_up=True).reason == STILL_MOVING
    pass_time(watch, AT_REST)
    assert watch.judge(time_up=True) == Verdict(True)


def test_7_1_a_tower_that_falls_is_still_moving() -> None:
    leaning = [(0.4 * E * level, H + E * level, 0) for level in range(5)]
    watch = watched(leaning, 60)
    assert watch.judge(time_up=True).reason == STILL_MOVING


def test_7_1_what_balances_on_a_corner_is_falling_however_slowly() -> None:
    """It stands exactly upright on its corner and takes its time; the contact tells."""
    on_its_corner = (0, 2 * E + E / math.sqrt(2) - 0.05, math.pi / 4)
    watch = watched([*COLUMN[:2], on_its_corner], 66)
    assert watch.unsteady() == set()
    assert watch.judge(time_up=False) == Verdict(False, STILL_MOVING, (2,))


def test_7_1_nothing_carries_it() -> None:
    assert judge_standing(2, {(0, 1)}, (), time_up=False) == Verdict(False, STILL_MOVING, (0, 1))


# ---------------------------------------------------------------------------- contacts
def test_a_contact_counts_if_it_was_there_a_fifth_of_the_time() -> None:
    watch = watched(COLUMN[:2], AT_REST)
    assert watch.contacts() == {(TABLE, 0), (0, 1)}
    for looked in list(watch.touching)[SETTINGS.contact_samples - 1 :]:
        del looked[(0, 1)]
        watch.forget([(0, 1)])
    assert watch.contacts() == {(TABLE, 0)}


# ------------------------------------------------------------------------ while building
def test_the_status_counts_the_tower_and_not_the_heap() -> None:
    status = watched([*COLUMN[:3], *HEAP], AT_REST).status()
    assert status.placed == 3 and status.stands and status.none_touches_three


def test_the_status_leaves_out_the_cube_in_the_hand() -> None:
    watch = watched(COLUMN[:3], AT_REST)
    assert watch.status().placed == 3
    watch.world.grab(2, 0, H + 2 * E)
    pass_time(watch, AT_REST)
    assert watch.status().placed == 2


def test_the_status_tells_what_is_wrong_with_the_tower() -> None:
    crowd = [(0, H, 0), (-19.95, H + E, 0), (19.95, H + E, 0), (0, H + 2 * E, 0)]
    status = watched(crowd, AT_REST).status()
    assert status.one_on_table and not status.none_touches_three
    beside = watched([*COLUMN[:4], (E - 0.05, H, 0)], AT_REST).status()
    assert beside.placed == 4 and not beside.one_on_table


def test_what_lies_as_it_fell_is_not_placed() -> None:
    """However high the heap is: a tower begins with the first cube the hand has put somewhere."""
    places = [*HEAP, (0, H, 0), (-4 * E, H, 0)]
    assert watched(places, AT_REST, ()).status().placed == 0
    assert watched(places, AT_REST, (5,)).status().placed == 1


def test_a_cube_that_was_never_lifted_carries_the_tower_on_it() -> None:
    places = [*COLUMN[:2], (4 * E, H, 0)]
    assert watched(places, AT_REST, (1,)).status().placed == 2


def test_a_base_that_was_never_lifted_stays_when_the_cube_on_it_is_taken_again() -> None:
    """One fewer, as from any tower, and not a fall."""
    watch = watched([*COLUMN[:2], (4 * E, H, 0)], AT_REST, (1,))
    watch.world.grab(1, 0, H + E)
    pass_time(watch, AT_REST)
    status = watch.status()
    assert status.placed == 1 and status.one_on_table and status.none_touches_three


def test_a_heap_is_not_begun_by_a_cube_quickly_taken_out_of_it() -> None:
    """Its contacts with the heap still count when the hand lets go, far from it."""
    watch = watched([(0, H, 0), (0, H + E, 0), (E, H, 0), (4 * E, H, 0)], AT_REST, ())
    watch.world.grab(1, 0, H + E)
    watch.world.move(-2 * E, H + E)
    pass_time(watch, 3 * SETTINGS.sample_ticks)
    watch.world.release()
    pass_time(watch, SETTINGS.sample_ticks)
    assert (0, 1) in watch.contacts()
    pass_time(watch, AT_REST)
    watch.world.grab(1, *watch.world.cubes[1].position)
    pass_time(watch, AT_REST)
    assert watch.status().placed == 0


def test_a_cube_taken_and_still_in_the_hand_is_no_tower() -> None:
    watch = watched([(0, H, 0), (4 * E, H, 0)], AT_REST, ())
    watch.world.grab(0, 0, H)
    pass_time(watch, AT_REST)
    assert watch.status().placed == 0
    watch.world.release()
    pass_time(watch, AT_REST)
    assert watch.status().placed == 1


def test_a_single_cube_stands_without_a_hand() -> None:
    watch = watched(COLUMN[:1], AT_REST, ())
    assert watch.status().placed == 1 and watch.judge(time_up=True) == Verdict(True)


def test_there_is_no_tower_before_anybody_has_looked() -> None:
    assert watched(COLUMN, 0).status().placed == 0
