"""7.1 The Knockdown Test as the page shows it, built with a real mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from positions import before_a_call, before_two_tests
from server.hands import Builder
from server.people import Person, Screen
from server.play import ROOKIE, SHARED
from server.servers import Server

from browser.conftest import Visit
from browser.keyboard import Typist
from browser.matches import brought, come_to
from browser.player import Player, Sight
from browser.towers import Tower, at_a_tower, met
from knockdown.server.protocol.messages import StartTest

pytestmark = pytest.mark.once
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.alone  # 7.1: in real seconds
def test_a_tower_is_built_with_the_mouse(visit: Visit, unhurried: Server) -> None:
    player: Player = visit(house=unhurried)
    tower = Tower(player)
    at_a_tower(player, 3)
    tower.start()
    tower.build()
    expect(met(player)).to_have_count(4)
    tower.claim()
    verdict = player.await_sight(lambda sight: sight.what == "verdict")
    assert tower.judged["passed"], tower.judged
    expect(player.dialog.get_by_text(tower.judged["text"], exact=True)).to_be_visible()
    player.act(verdict.answers[0])
    player.decide(2)
    expect(player.dialog).to_have_count(0)


def test_a_tower_is_lost_on_time(visit: Visit) -> None:
    player: Player = visit()
    tower = Tower(player)
    at_a_tower(player, 2)
    tower.start()
    clock = player.page.get_by_role("timer")
    expect(clock).to_have_class(re.compile("late"), timeout=30_000)
    player.await_sight(lambda sight: sight.what == "verdict")
    expect(clock).to_have_text("0.0")
    assert not tower.judged["passed"] and tower.judged["reason"] == "time-up"
    expect(player.dialog.get_by_text(tower.judged["text"], exact=True)).to_be_visible()
    sight = player.play(lambda sight: sight.what in {"round", "over"})
    assert sight.what in {"round", "over"}


@pytest.mark.alone
def test_a_tower_is_built_with_keys(visit: Visit, unhurried: Server) -> None:
    player: Typist = visit(Typist, house=unhurried)
    tower = Tower(player)
    at_a_tower(player, 2)
    tower.start()
    tower.key_two()
    player.press("d")
    player.await_sight(lambda sight: sight.what == "verdict")
    assert tower.judged["passed"], tower.judged


def test_the_computer_is_seen_building(visit: Visit) -> None:
    player: Player = visit()
    tower = Tower(player)
    at_a_tower(player, 4, against=ROOKIE)
    player.act(player.await_sight(lambda sight: sight.what == "start").answers[0])
    tower.wait(lambda: tower.frame["held"] >= 0, "the computer takes no cube")
    expect(player.done).to_have_count(0)
    player.await_sight(lambda sight: sight.what == "verdict")
    expect(player.dialog.get_by_text(tower.judged["text"], exact=True)).to_be_visible()


def test_a_tower_at_the_table(visit: Visit) -> None:
    """The page counts, people build with their own cubes and say what became of it."""
    player: Player = visit()
    come_to(player, before_a_call(knockdown="table"), SHARED)

    def is_after(sight: Sight) -> bool:
        return "table" in player.seen and sight.what in {"decide", "round"}

    assert player.play(is_after).what == "decide"
    expect(player.dialog).to_have_count(0)


def test_the_odds_of_a_computer_at_the_table_are_told(visit: Visit) -> None:
    """It has no hands there: how likely it stands is said before the verdict, and decides."""
    player: Player = visit()
    come_to(player, before_a_call(knockdown="table"))
    player.test.click()
    odds = player.dialog.get_by_text(re.compile(r"\d+ % of cases"))
    expect(player.heading("web-test-title")).to_be_visible()  # it is not decided yet
    expect(odds).to_be_visible()
    verdict = player.await_sight(lambda sight: sight.what == "verdict")
    expect(odds).to_be_visible()
    player.act(verdict.answers[0])
    expect(player.dialog).to_have_count(0)


@pytest.mark.parametrize("is_started", [False, True], ids=["called", "started"])
def test_a_verdict_is_seen_before_the_next_test(
    server: Server, visit: Visit, is_started: bool
) -> None:
    """Meanwhile the match goes on elsewhere. The verdict gives way only to time that runs."""
    player: Player = visit()
    page, tower, tests = player.page, Tower(player), before_two_tests()
    match = brought(player, tests.record, SHARED)
    player.open(f"/match/{match}")
    page.get_by_role("button", name="Three, two, one").wait_for()
    elsewhere = screen_of(player, server, match)
    build_one(elsewhere)
    stands = page.get_by_role("heading", name="It stands!")
    conditions = page.get_by_role("list", name="The tower counts when")
    expect(stands).to_be_visible()

    for decision in tests.decisions:
        decide(elsewhere, decision)
    elsewhere.until("tower_began")
    tower.wait(lambda: len(tower.began["heavy"]) == tests.cubes, "the next test is not called")
    page.evaluate(PAINTED)
    expect(stands).to_be_visible()
    expect(conditions).to_contain_text("1 of 1 cube placed")

    if is_started:
        elsewhere.send(StartTest(elsewhere.scene.revision))
    else:
        page.get_by_role("button", name="Go on").click()
        expect(page.get_by_role("button", name="Three, two, one")).to_be_visible()
    expect(stands).to_be_hidden()
    expect(conditions).to_contain_text(f"0 of {tests.cubes} cubes placed")
    elsewhere.close()


def screen_of(player: Player, server: Server, match: str) -> Screen:
    """The same person's, at another place."""
    person = Person(server)
    (cookie,) = player.context.cookies()
    person.cookie = f"{cookie['name']}={cookie['value']}"
    return person.sit_down(match)


def build_one(screen: Screen) -> None:
    """A tower of one cube."""
    builder = Builder(screen, screen.until("tower_began"))
    screen.send(StartTest(screen.scene.revision))
    builder.wait_for("building")
    builder.build(1)
    assert screen.until("tower_judged").passed
    screen.until("scene")


def decide(screen: Screen, option: str) -> None:
    """And wait until the match has gone on."""
    before = screen.scene.revision
    screen.decide(option)
    screen.until("scene", lambda scene: scene.revision > before)
