"""7.1 Towers through real WebSockets, in real time."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

import pytest
from positions import before_a_test
from server.hands import Builder
from server.people import Person, Screen
from server.play import PERSON, ROOKIE, SHARED, go_on_with

from knockdown.server.protocol.messages import Hand, StartTest, Undo
from knockdown.tower.settings import TICKS_PER_SECOND

pytestmark = pytest.mark.once
Newcomer = Callable[..., Person]
EXPERT = {"kind": "computer", "level": "champion"}


def at_the_table(person: Person, cubes: int, seats: object = SHARED) -> Screen:
    record, _ = before_a_test(cubes)
    return person.sit_down(go_on_with(person, record, seats))


def test_a_tower_is_built_by_hand(ann: Person) -> None:
    screen = at_the_table(ann, 3)
    assert screen.scene.test.kind == "tower" and screen.scene.test.phase == "start"
    began = screen.until("tower_began")
    assert began.yours and len(began.heavy) == 3 and began.frame.phase == "waiting"
    screen.send(Hand(0, "grab"))
    assert screen.until("refused").reason == "hand-not-yet"
    screen.send(StartTest(screen.scene.revision - 1))
    assert screen.until("refused").reason == "old-revision"
    screen.send(StartTest(screen.scene.revision))
    assert screen.until("scene").test.phase == "build"
    builder = Builder(screen, began)
    builder.wait_for("building")
    builder.build(3)
    judged = screen.until("tower_judged")
    assert judged.passed and judged.text and not judged.cubes
    last = [each for each in screen.heard if each.type == "tower"][-1]
    assert last.phase == "over" and last.placed == 3 and last.stands
    assert screen.until("scene").events[0].name == "knockdown_ended"


def test_a_test_is_taken_back_until_its_countdown_begins(ann: Person) -> None:
    screen = at_the_table(ann, 2)
    screen.until("tower_began")
    assert screen.scene.can_undo
    screen.send(Undo(screen.scene.revision))
    assert screen.until("scene").question.decision == "start_test"
    screen.send(StartTest(screen.scene.revision))
    assert screen.until("refused").reason == "no-tower"
    screen.decide("test")
    screen.until("tower_began")
    screen.send(StartTest(screen.scene.revision))
    begun = screen.until("scene", lambda scene: scene.test.phase == "build")
    assert not begun.can_undo
    screen.send(Undo(begun.revision))
    assert screen.until("refused").reason == "no-undo"
    assert screen.until("tower", lambda frame: frame.phase == "building")


def test_of_a_start_and_an_undo_at_once_only_one_happens(ann: Person) -> None:
    screen = at_the_table(ann, 2)
    screen.until("tower_began")
    screen.send(StartTest(screen.scene.revision))
    screen.send(Undo(screen.scene.revision))
    scene = screen.until("scene")
    if scene.test is None:  # the undo was first
        assert scene.question.decision == "start_test"
        screen.decide("test")
        assert screen.until("scene").test.phase == "start"
    else:
        assert scene.test.phase == "build" and not scene.can_undo
        assert screen.until("tower", lambda frame: frame.phase == "building")


def test_a_tower_is_lost_on_time_and_shown_all_the_while(ann: Person) -> None:
    """How many pictures a second a machine manages is measured by `make bench`."""
    screen = at_the_table(ann, 2)
    screen.until("tower_began")
    screen.send(StartTest(screen.scene.revision))
    screen.until("scene")
    began = time.monotonic()
    judged = screen.until("tower_judged")
    lasted = time.monotonic() - began
    frames = [each for each in screen.heard if each.type == "tower"]
    assert not judged.passed and judged.reason == "time-up" and judged.cubes
    assert lasted > 13
    ticks = [frame.tick for frame in frames]
    assert ticks == sorted(ticks) and frames[-1].left == 0
    steps = [after - before for before, after in pairwise(ticks)]
    assert max(steps) < TICKS_PER_SECOND / 2  # nobody looks at a still picture


def test_a_computer_builds_and_starts_by_itself(ann: Person) -> None:
    record, test = before_a_test(2)
    seats = [PERSON, PERSON]
    seats[test.seat] = EXPERT
    screen = ann.sit_down(go_on_with(ann, record, seats))
    began = screen.until("tower_began")
    assert not began.yours and screen.scene.test.builder == "computer"
    screen.send(Hand(0, "grab"))
    assert screen.until("refused").reason == "not-yours"
    screen.send(StartTest(screen.scene.revision))
    held = screen.until("tower", lambda frame: frame.held >= 0)
    assert held.phase == "building"
    assert screen.until("tower_judged").text


def test_a_person_who_builds_against_a_computer_starts_the_test(ann: Person) -> None:
    record, test = before_a_test(1)
    seats = [ROOKIE, ROOKIE]
    seats[test.seat] = PERSON
    screen = ann.sit_down(go_on_with(ann, record, seats))
    began = screen.until("tower_began")
    assert began.yours and screen.scene.test.builder == "you"
    builder = Builder(screen, began)
    screen.send(StartTest(screen.scene.revision))
    builder.wait_for("building")
    builder.do("done")
    assert screen.until("tower_judged").passed


def test_the_clock_waits_for_a_builder_who_went_away(ann: Person, newcomer: Newcomer) -> None:
    record, _ = before_a_test(3)
    match = go_on_with(ann, record, SHARED)
    screen = ann.sit_down(match)
    builder = Builder(screen, screen.until("tower_began"))
    watcher = newcomer().sit_down(match)
    watcher.send(StartTest(watcher.scene.revision))
    assert watcher.until("refused").reason == "not-yours"
    screen.send(StartTest(screen.scene.revision))
    builder.wait_for("building")
    x, y = builder.place(0)
    builder.do("grab", 0, x, y)
    screen.until("tower", lambda frame: frame.held == 0)
    screen.close()
    resting = watcher.until("tower", lambda frame: frame.phase == "resting")
    assert resting.held == -1
    again = ann.sit_down(match)
    frame = again.until("tower_began").frame
    assert frame.held == -1 and frame.phase == "resting"
    assert frame.tick == resting.tick and frame.left > 8.5  # it stood still meanwhile
    assert again.scene.test.phase == "build"
    again.send(Hand(frame.tick, "grab", x, y))  # nobody would see what became of it
    assert again.until("refused").reason == "hand-not-yet"
    later = again.until("tower", lambda later: later.phase == "building")
    assert 0 < later.tick - frame.tick < TICKS_PER_SECOND / 2 and later.held == -1
    again.send(Hand(later.tick, "grab", x, y))
    again.until("tower", lambda later: later.held == 0)
