"""One attempt: its clock, what the hand may do, and what is refused and why."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tower import hands

from knockdown.engine.errors import SetupError
from knockdown.tower import inputs
from knockdown.tower.attempt import (
    BUILDING,
    COUNTING,
    FASTEST,
    OVER,
    SETTLING,
    WAITING,
    Attempt,
)
from knockdown.tower.inputs import DONE, GRAB, MOVE, RELEASE, ROTATE, Input
from knockdown.tower.scatter import Cubes
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.tower.verdict import LEFT_OVER, STILL_HELD, TIME_UP, Verdict

pytestmark = pytest.mark.once

LONGEST = SETTINGS.build_ticks + SETTINGS.settle_ticks


def building(cubes: int = 3, seed: int = 1) -> Attempt:
    attempt = Attempt(Cubes(1, cubes - 1), seed, 0)
    hands.begin(attempt)
    return attempt


def holding(cube: int = 1) -> Attempt:
    attempt = building()
    x, y, _ = attempt.poses()[cube]
    assert not attempt.push(Input(0, GRAB, x, y, cube))
    return attempt


# --------------------------------------------------------------------------- the cubes
@pytest.mark.parametrize("cubes", [(0, 0), (-1, 2), (2, -1), (51, 0), (25, 26)])
def test_7_2_there_are_towers_of_1_to_50_cubes(cubes: tuple[int, int]) -> None:
    with pytest.raises(SetupError, match="1 to 50"):
        Attempt(Cubes(*cubes), 1, 0)


# --------------------------------------------------------------------------- the clock
def test_7_1_nothing_happens_before_the_attacker_starts() -> None:
    attempt = Attempt(Cubes(2, 1), 1, 0)
    lay = attempt.poses()
    attempt.advance(10_000)
    assert attempt.phase == WAITING and attempt.poses() == lay


def test_7_1_three_two_one_then_ten_seconds() -> None:
    attempt = Attempt(Cubes(2, 1), 1, 0)
    attempt.start()
    attempt.advance(3 * TICKS_PER_SECOND - 1)
    assert attempt.phase == COUNTING and attempt.seconds_left == 10
    attempt.advance()
    assert attempt.phase == BUILDING and attempt.tick == 0
    attempt.advance(10 * TICKS_PER_SECOND - 1)
    assert attempt.phase == BUILDING and attempt.seconds_left > 0
    attempt.advance()
    assert attempt.phase == SETTLING and attempt.seconds_left == 0


def test_7_1_a_second_start_does_not_wind_the_clock_back() -> None:
    attempt = building()
    attempt.advance(100)
    attempt.start()
    assert attempt.phase == BUILDING and attempt.tick == 100


def test_7_1_a_builder_who_sends_nothing_runs_out_of_time() -> None:
    attempt = building()
    attempt.advance(10_000)
    assert attempt.phase == OVER and attempt.tick <= LONGEST
    assert attempt.verdict is not None and attempt.verdict.reason == TIME_UP


def test_7_1_one_cube_is_a_tower_already() -> None:
    attempt = building(1)
    attempt.advance(10_000)
    assert attempt.verdict == Verdict(True)


def test_7_1_done_may_be_claimed_early() -> None:
    attempt = Attempt(Cubes(2, 1), 1, 0)
    hands.stack(attempt)
    assert attempt.seconds_left > 3
    hands.claim(attempt)
    assert attempt.verdict == Verdict(True)
    assert attempt.tick < attempt.ended + SETTINGS.settle_ticks


def test_7_1_what_is_claimed_too_early_does_not_stand() -> None:
    attempt = building()
    hands.claim(attempt)
    assert attempt.verdict is not None and attempt.verdict.reason == LEFT_OVER


def test_7_1_a_cube_held_at_the_end_is_held_for_ever() -> None:
    attempt = holding()
    attempt.advance(10_000)
    assert attempt.verdict == Verdict(False, STILL_HELD, (1,))


# ---------------------------------------------------------------------------- refusals
FINE = Input(0, MOVE, 0.0, 50.0)
FAR = 10_000.0

REFUSED = [
    (replace(FINE, kind="throw"), inputs.UNKNOWN),
    (replace(FINE, tick=1), inputs.FROM_THE_FUTURE),
    (replace(FINE, tick=10**9), inputs.FROM_THE_FUTURE),
    (replace(FINE, tick=-1), inputs.OUT_OF_ORDER),
    (replace(FINE, x=math.nan), inputs.NOT_A_NUMBER),
    (replace(FINE, y=math.inf), inputs.NOT_A_NUMBER),
    (replace(FINE, x=10**400), inputs.NOT_A_NUMBER),
    (Input(0, ROTATE, angle=-math.inf), inputs.NOT_A_NUMBER),
    (replace(FINE, x=FAR), inputs.OFF_THE_TABLE),
    (replace(FINE, y=-1.0), inputs.OFF_THE_TABLE),
    (replace(FINE, y=FAR), inputs.OFF_THE_TABLE),
    (Input(0, GRAB, -FAR, 0.0, 0), inputs.OFF_THE_TABLE),
    (Input(0, GRAB, 0.0, 50.0, 3), inputs.NO_SUCH_CUBE),
    (Input(0, GRAB, 0.0, 50.0, -1), inputs.NO_SUCH_CUBE),
    (Input(0, GRAB, 0.0, 50.0, 1.0), inputs.NOT_A_NUMBER),  # type: ignore[arg-type]  # from afar
    (Input(0, GRAB, 0.0, 200.0, 0), inputs.OUT_OF_REACH),
    (Input(0, RELEASE), inputs.HAND_EMPTY),
    (Input(0, ROTATE, angle=0.1), inputs.HAND_EMPTY),
]


@pytest.mark.parametrize(("given", "why"), REFUSED, ids=[f"{why} {g.kind}" for g, why in REFUSED])
def test_bad_input_is_refused_with_a_reason_and_changes_nothing(given: Input, why: str) -> None:
    attempt, untouched = building(), building()
    assert attempt.push(given) == why
    assert attempt.inputs == []
    attempt.advance(30)
    untouched.advance(30)
    assert attempt.poses() == untouched.poses()


def test_a_full_hand_takes_no_second_cube() -> None:
    attempt = holding()
    x, y, _ = attempt.poses()[2]
    assert attempt.push(Input(0, GRAB, x, y, 2)) == inputs.HAND_FULL
    assert attempt.world.held == 1


def test_an_older_stamp_than_the_last_is_out_of_order() -> None:
    attempt = building()
    attempt.advance(50)
    assert not attempt.push(replace(FINE, tick=40))
    assert attempt.push(replace(FINE, tick=39)) == inputs.OUT_OF_ORDER
    assert not attempt.push(replace(FINE, tick=40))


def test_a_late_input_takes_effect_when_it_comes() -> None:
    attempt = building()
    attempt.advance(50)
    assert not attempt.push(replace(FINE, tick=3))
    assert attempt.inputs[-1].tick == 50


def test_more_than_240_a_second_are_refused_one_by_one() -> None:
    attempt = building()
    answers = [attempt.push(FINE) for _ in range(FASTEST + 10)]
    assert answers == [""] * FASTEST + [inputs.TOO_MANY] * 10
    attempt.advance(TICKS_PER_SECOND - 1)
    assert attempt.push(replace(FINE, tick=attempt.tick)) == inputs.TOO_MANY
    attempt.advance()
    assert not attempt.push(replace(FINE, tick=attempt.tick))


def test_240_a_second_all_the_time_are_fine() -> None:
    attempt = building()
    while attempt.phase == BUILDING:
        for _ in range(FASTEST // TICKS_PER_SECOND):
            assert not attempt.push(replace(FINE, tick=attempt.tick))
        attempt.advance()
    assert len(attempt.inputs) == 10 * FASTEST


@pytest.mark.parametrize("kind", inputs.KINDS)
def test_nothing_is_taken_before_building_begins(kind: str) -> None:
    attempt = Attempt(Cubes(2, 1), 1, 0)
    assert attempt.push(Input(0, kind)) == inputs.NOT_YET
    attempt.start()
    attempt.advance(100)
    assert attempt.push(Input(0, kind)) == inputs.NOT_YET


@pytest.mark.parametrize("kind", inputs.KINDS)
def test_nothing_is_taken_after_time(kind: str) -> None:
    attempt = building()
    attempt.advance(SETTINGS.build_ticks)
    assert attempt.phase == SETTLING
    assert attempt.push(Input(attempt.tick, kind)) == inputs.AFTER_TIME
    attempt.advance(10_000)
    assert attempt.push(Input(attempt.tick, kind)) == inputs.AFTER_TIME


def test_a_turn_is_counted_from_upright() -> None:
    attempt = holding()
    assert not attempt.push(Input(0, ROTATE, angle=math.pi + 0.2))
    assert attempt.inputs[-1].angle == pytest.approx(0.2, abs=0.001)


# -------------------------------------------------------------------------------- fuzz
numbers = (
    st.floats(-1200, 1200)
    | st.floats()
    | st.integers(-(10**400), 10**400)
    | st.none()
    | st.text(max_size=2)
)
any_input = st.builds(
    Input,
    tick=st.integers(-10, 2000) | st.floats() | st.none(),
    kind=st.sampled_from([*inputs.KINDS, "", "drop"]),
    x=numbers,
    y=numbers,
    cube=st.integers(-2, 9) | st.floats() | st.none(),
    angle=numbers,
)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(any_input, st.booleans(), st.integers(0, 40)), max_size=80),
    st.integers(1, 8),
)
def test_no_input_harms_the_simulation(sent: list[tuple[Input, bool, int]], cubes: int) -> None:
    attempt = building(cubes, seed=5)
    for one, is_now, ticks in sent:
        answer = attempt.push(replace(one, tick=attempt.tick) if is_now else one)
        assert answer == "" or answer in inputs.REFUSALS
        attempt.advance(ticks)
    attempt.advance(10_000)
    assert attempt.phase == OVER and attempt.verdict is not None
    assert attempt.tick <= LONGEST
    wide, high = attempt.world.bounds
    for pose in attempt.poses():
        assert abs(pose.x) < wide + SETTINGS.edge
        assert 0 < pose.y < high + SETTINGS.headroom * SETTINGS.edge


@settings(max_examples=30, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, 7), st.floats(-1, 1), st.floats(0, 1), st.floats(-50, 50)),
        max_size=60,
    )
)
def test_a_wild_hand_cannot_break_the_world(
    grabs: list[tuple[int, float, float, float]],
) -> None:
    """Grabs beside the cube, then a jump right across the table: nothing leaves the room."""
    attempt = building(8, seed=3)
    wide, high = attempt.world.bounds
    for cube, x, y, beside in grabs:
        at = attempt.poses()[cube]
        attempt.push(Input(attempt.tick, GRAB, at.x + beside, at.y, cube))
        attempt.push(Input(attempt.tick, MOVE, x * wide, y * high))
        attempt.advance(9)
        attempt.push(Input(attempt.tick, RELEASE))
    attempt.push(Input(attempt.tick, DONE))
    attempt.advance(10_000)
    assert attempt.verdict is not None
    for pose in attempt.poses():
        assert abs(pose.x) < wide + SETTINGS.edge
        assert 0 < pose.y < high + SETTINGS.headroom * SETTINGS.edge
