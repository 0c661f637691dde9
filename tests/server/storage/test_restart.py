"""kill -9: what was acknowledged is there again, and the match goes on."""

from __future__ import annotations

from random import Random

import pytest
from positions import before_a_test
from server.hands import Builder
from server.people import Person
from server.play import ALONE, SHARED, go_on_with, play_on

from knockdown.server.protocol.messages import StartTest

pytestmark = pytest.mark.once


def test_a_match_outlives_the_server(bob: Person) -> None:
    match = bob.new_match(seats=ALONE, knockdown="dice", seed=6)
    screen = bob.sit_down(match)
    rng = Random(6)
    for _ in range(2):
        play_on(screen, rng, most=7)
        bob.server.kill()
        told = screen.scene
        bob.server.start()
        screen = bob.sit_down(match)
        assert screen.scene.fresh and screen.scene.revision >= told.revision
        assert screen.scene.round >= told.round
    play_on(screen, rng)
    assert screen.scene.over


def test_a_tower_outlives_the_server(bob: Person) -> None:
    match = go_on_with(bob, before_a_test(3)[0], SHARED)
    screen = bob.sit_down(match)
    builder = Builder(screen, screen.until("tower_began"))
    screen.send(StartTest(screen.scene.revision))
    builder.wait_for("building")
    x, y = builder.place(0)
    builder.do("grab", 0, x, y)
    for step in range(50):
        builder.see()
        builder.do("move", 0, x * (1 - step / 49), builder.edge)
    builder.do("release")
    builder.see(75)  # more than half a second later the log has it
    bob.server.kill()
    left = builder.frame
    bob.server.start()
    again = bob.sit_down(match)
    assert again.scene.test.phase == "build" and again.scene.revision == screen.scene.revision
    began = again.until("tower_began")
    frame = began.frame
    assert left.tick - 80 <= frame.tick <= left.tick and frame.phase == "resting"
    at_rest = pytest.approx(left.cubes[:2], abs=0.5)
    assert frame.cubes[:2] == at_rest and frame.cubes[:2] != pytest.approx([x, y], abs=20)
    builder = Builder(again, began)
    builder.wait_for("building")
    builder.do("done")
    assert again.until("tower_judged").reason == "left-over"
    assert again.until("scene").test is None or again.scene.test.phase == "over"
