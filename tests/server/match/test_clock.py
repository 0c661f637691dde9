"""Clocks, without a server and without waiting: time is a number."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockdown.server.match.clock import PACES, SECOND, Clock, clock_from, new_clock
from knockdown.server.match.presence import HERE, Presence, is_between_two
from knockdown.server.protocol.scene import CLOCKS, ClockKind
from knockdown.server.protocol.seats import COMPUTER, PERSON
from knockdown.server.storage.models import Seat

BEGIN = 1_700_000_000_000
TIMED = CLOCKS[1:]
kinds = st.sampled_from(TIMED)
whose = st.sampled_from([-1, 0, 1])
waits = st.integers(0, 300 * SECOND)
quick = settings(max_examples=50, deadline=None)


def blitz(seat: int = 0) -> Clock:
    return new_clock("blitz").start(seat, BEGIN)


# --------------------------------------------------------------------- one decision
def test_a_decision_has_its_own_time_first() -> None:
    clock = blitz()
    assert clock.left(BEGIN) == 135 * SECOND
    answered = clock.stop(BEGIN + 15 * SECOND)
    assert answered.reserves == (120 * SECOND, 120 * SECOND) and not answered.is_running


def test_longer_decisions_use_the_reserve() -> None:
    clock = blitz(1).start(0, BEGIN + 17 * SECOND)
    assert clock.reserves == (120 * SECOND, 118 * SECOND) and clock.seat == 0
    assert clock.left(BEGIN + 17 * SECOND) == 135 * SECOND


def test_the_last_millisecond() -> None:
    clock = blitz()
    end = BEGIN + 135 * SECOND
    assert clock.left(end - 1) == 1 and not clock.out_of_time(end - 1)
    assert clock.left(end) == 0 and clock.out_of_time(end) and clock.out_of_time(end + 10**9)
    assert not clock.stop(end).out_of_time(end)


def test_without_a_clock_time_does_not_count() -> None:
    clock = new_clock("none").start(0, BEGIN)
    assert not clock.is_running and not clock.out_of_time(BEGIN + 10**12)
    assert clock.shown(BEGIN) is None and clock.to_json() is None and clock_from(None) == clock
    assert not clock.take_back(0, BEGIN).is_running


def test_a_clock_that_rests_goes_on_where_it_was() -> None:
    resting = blitz().rest(BEGIN + 20 * SECOND)
    later = BEGIN + 500 * SECOND
    assert resting.rest(later) == resting and resting.is_running
    assert resting.left(later) == 115 * SECOND and not resting.out_of_time(later)
    shown = resting.shown(later)
    assert shown is not None and (shown.seat, shown.reserves[0]) == (-1, 115 * SECOND)
    going_on = resting.go_on(later)
    assert going_on.left(later + SECOND) == 114 * SECOND and going_on.go_on(later) == going_on
    assert resting.resume(later, later + SECOND).left(later + SECOND) == 115 * SECOND
    answered = resting.start(1, later)
    assert answered.reserves == (115 * SECOND, 120 * SECOND) and not answered.rests
    assert not new_clock("blitz").rest(BEGIN).rests


def test_wall_time_that_is_set_back_gives_nothing_and_takes_nothing() -> None:
    clock = blitz()
    assert clock.left(BEGIN - 5000) == 135 * SECOND
    assert clock.stop(BEGIN - 5000).reserves == (120 * SECOND, 120 * SECOND)


def test_a_page_is_shown_how_much_is_left_of_each() -> None:
    shown = blitz().shown(BEGIN + 20 * SECOND)
    assert shown is not None
    assert (shown.kind, shown.seat, shown.left, shown.at) == ("blitz", 0, 0, BEGIN + 20 * SECOND)
    assert shown.reserves == [115 * SECOND, 120 * SECOND]
    resting = blitz().stop(BEGIN).shown(BEGIN + 1)
    assert resting is not None and (resting.seat, resting.left) == (-1, 0)


# -------------------------------------------------------------------------- taking back
def test_an_undone_decision_does_not_give_its_time_back() -> None:
    clock = blitz().start(0, BEGIN + 10 * SECOND)  # answered after ten, asked again
    again = clock.take_back(0, BEGIN + 12 * SECOND)
    assert again.seat == 0 and again.left(BEGIN + 12 * SECOND) == 123 * SECOND
    twice = again.start(1, BEGIN + 13 * SECOND).take_back(0, BEGIN + 14 * SECOND)
    assert twice.left(BEGIN + 14 * SECOND) == 122 * SECOND


@quick
@given(kinds, st.lists(st.integers(1, 20 * SECOND), min_size=1, max_size=60))
def test_taking_back_again_and_again_does_not_stop_time(
    kind: ClockKind, thoughts: list[int]
) -> None:
    now = BEGIN
    clock = new_clock(kind).start(0, now)
    for thought in thoughts:
        now += thought
        clock = clock.start(0, now)
        now += thought
        clock = clock.take_back(0, now)
    pace = PACES[kind]
    assert clock.left(now) == max(pace.decision + pace.reserve - (now - BEGIN), 0)


# ----------------------------------------------------------------------- many decisions
@quick
@given(kinds, st.lists(st.tuples(whose, waits), max_size=30))
def test_reserves_only_shrink_and_only_for_the_player_who_thinks(
    kind: ClockKind, turns: list[tuple[int, int]]
) -> None:
    now, clock = BEGIN, new_clock(kind)
    for seat, wait in turns:
        before, clock = clock, clock.start(seat, now)
        for place in (0, 1):
            assert 0 <= clock.reserves[place] <= before.reserves[place]
            if place != before.seat:
                assert clock.reserves[place] == before.reserves[place]
        assert clock.seat == seat
        now += wait
        assert clock.out_of_time(now) == (clock.is_running and clock.left(now) == 0)


@quick
@given(kinds, whose, st.lists(waits, min_size=2, max_size=8))
def test_time_left_falls_as_time_passes(kind: ClockKind, seat: int, waits: list[int]) -> None:
    clock = new_clock(kind).start(seat, BEGIN)
    left = [clock.left(BEGIN + wait) for wait in sorted(waits)]
    assert all(later <= earlier for earlier, later in pairwise(left))


# ------------------------------------------------------------------------------- kept
@quick
@given(kinds, whose, waits, waits)
def test_a_stored_clock_is_restored(kind: ClockKind, seat: int, wait: int, more: int) -> None:
    clock = new_clock(kind).start(1, BEGIN).start(seat, BEGIN + wait)
    again = clock_from(clock.to_json())
    assert again == clock
    assert again.left(BEGIN + wait + more) == clock.left(BEGIN + wait + more)


@quick
@given(kinds, waits, st.integers(0, 10**10))
def test_only_what_passed_before_the_server_died_counts(
    kind: ClockKind, lived: int, down: int
) -> None:
    clock = new_clock(kind).start(0, BEGIN)
    died = BEGIN + lived
    resumed = clock.resume(died, died + down)
    assert resumed.left(died + down) == clock.left(died)


@pytest.mark.parametrize("alive_until", [None, BEGIN - 7000])
def test_if_the_time_of_death_is_unknown_the_decision_starts_over(alive_until: int | None) -> None:
    resumed = blitz().resume(alive_until, BEGIN + 10**9)
    assert resumed.left(BEGIN + 10**9) == 135 * SECOND


def test_a_clock_that_rested_rests_after_a_restart() -> None:
    clock = blitz().stop(BEGIN + 20 * SECOND)
    assert clock.resume(BEGIN + 30 * SECOND, BEGIN + 40 * SECOND) == clock


# ------------------------------------------------------------------------- who is there
ANN, BEN = Seat(PERSON, "", "Ann", "a"), Seat(PERSON, "", "Ben", "b")
ROOKIE = Seat(COMPUTER, "rookie")


def test_only_two_people_with_places_of_their_own_can_leave_each_other() -> None:
    assert is_between_two((ANN, BEN))
    assert not is_between_two((ANN, ANN)) and not is_between_two((ANN, ROOKIE))


def test_a_player_gone_for_long_can_be_claimed_against() -> None:
    presence = Presence((ANN, BEN), 0)
    assert presence.note({0, 1}, 5000)
    assert presence.claim_in([0], 60_000, 9000) == HERE
    assert presence.note({0}, 10_000)
    assert presence.gone(1, 12_000) == 2000 and presence.gone(0, 12_000) == HERE
    assert presence.claim_in([0], 60_000, 12_000) == 58_000
    assert presence.claim_in([0], 60_000, 70_000) == presence.claim_in([0], 60_000, 10**6) == 0
    assert presence.claim_in([1], 60_000, 10**6) == presence.claim_in([], 60_000, 10**6) == HERE


def test_coming_back_restarts_the_grace_period() -> None:
    presence = Presence((ANN, BEN), 0)
    presence.note({0}, 0)
    assert presence.note({0, 1}, 50_000) and not presence.note({0, 1}, 51_000)
    presence.note({0}, 55_000)
    assert presence.claim_in([0], 60_000, 61_000) == 54_000


def test_a_player_who_never_came_is_gone_from_the_beginning() -> None:
    presence = Presence((ANN, BEN), 1000)
    presence.note({0}, 3000)
    assert presence.gone(1, 4000) == 3000


def test_against_a_computer_or_at_one_screen_nobody_is_away() -> None:
    for seats in ((ANN, ROOKIE), (ANN, ANN)):
        presence = Presence(seats, 0)
        assert not presence.note(set(), 0)
        assert presence.gone(0, 10**6) == HERE and presence.claim_in([0], 0, 10**6) == HERE
