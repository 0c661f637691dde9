"""The practice tower: found by a newcomer, built with mouse, keys and finger, without a match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from positions import before_a_test
from tiers import always

from browser.axe import AT_REST
from browser.conftest import Visit
from browser.keyboard import Typist
from browser.matches import against_a_computer, brought
from browser.player import Finger, Player
from browser.reach import DRAWN, LAYOUTS, hidden_anywhere
from browser.towers import FingerTower, Tower
from knockdown.content.words import words_for

pytestmark = pytest.mark.once


def said(message: str, **details: str | int) -> str:
    return words_for("en").say(message, **details)


def way(page: Page, message: str) -> None:
    """One of those after a verdict."""
    page.locator(".verdict").get_by_role("button", name=said(message)).click()


@pytest.mark.alone  # 7.1: in ten real seconds
def test_a_newcomer_finds_it_builds_and_goes_back_to_the_guide(visit: Visit) -> None:
    player: Player = visit()
    page, tower = player.page, Tower(player)
    player.open()
    page.locator('nav a.way[href="/learn"]').click()
    page.locator('aside a[href^="/practice"]').click()
    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "3")
    page.locator(".start .bar.main").click()
    tower.until_building()
    tower.build()
    expect(page.locator(".tower li.met")).to_have_count(4)
    tower.claim()
    expect(page.locator(".verdict h2")).to_have_text(said("web-test-stood"))
    assert tower.judged["passed"], tower.judged
    expect(page.locator(".verdict .note")).to_have_text(said("web-practice-new-best", n=3))
    way(page, "web-practice-more")
    tower.until_building()
    assert len(tower.began["heavy"]) == 4
    tower.claim()
    expect(page.locator(".verdict")).to_contain_text(said("tower-reason-left-over", n=4))
    expect(page.locator(".verdict .note")).to_have_text(said("web-practice-best", n=3))
    way(page, "web-practice-to-match")
    page.wait_for_url("**/learn?match=*")
    page.locator("aside").wait_for()
    player.open("/practice")
    expect(page.locator(".start")).to_contain_text(said("web-practice-best", n=3))
    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "4")


@pytest.mark.slow  # as a tower of a match is, always
@pytest.mark.alone
def test_it_is_built_with_keys_alone(visit: Visit) -> None:
    player: Typist = visit(Typist)
    page, keys, tower = player.page, player.page.keyboard, Tower(player)
    player.open("/practice")
    page.locator(".setup").wait_for()
    keys.press("ArrowLeft")
    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "2")
    keys.press("Enter")
    tower.until_building()
    expect(page.get_by_role("application")).to_be_focused()
    tower.key_two()
    keys.press("d")
    page.locator(".verdict").wait_for()
    assert tower.judged["passed"], tower.judged
    keys.press("Enter")  # again
    tower.until_building()
    keys.press("d")
    page.locator(".verdict").wait_for()
    keys.press("Escape")
    page.wait_for_url(re.compile(r"/$"))


@pytest.mark.alone
def test_it_is_built_with_a_finger(visit: Visit) -> None:
    player: Finger = visit(Finger)
    page, tower = player.page, FingerTower(player)
    player.open("/practice")
    page.locator(".count .bar").first.tap()
    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "2")
    page.locator(".start .bar.main").tap()
    tower.until_building()
    tower.build()
    page.locator(".done button").tap()
    page.locator(".verdict").wait_for()
    assert tower.judged["passed"], tower.judged
    page.locator(".verdict button").nth(1).tap()
    tower.until_building()
    assert len(tower.began["heavy"]) == 3


def test_a_match_against_the_computer_waits_for_who_practises_first(visit: Visit) -> None:
    player: Player = visit()
    page, tower = player.page, Tower(player)
    record, _ = before_a_test(2)
    match = brought(player, record, against_a_computer(record))
    player.open(f"/match/{match}")
    page.locator('.start a[href^="/practice"]').click()
    page.locator(".setup").wait_for()
    page.get_by_role("link", name=said("web-practice-to-match")).click()
    page.wait_for_url(f"**/match/{match}")
    tower.start()
    tower.claim()
    player.await_sight(lambda sight: sight.what == "verdict")


def test_the_rules_lead_there(visit: Visit) -> None:
    player: Player = visit()
    player.open("/rules/tower")
    player.page.locator('#rule-tower a[href="/practice"]').click()
    player.page.locator(".setup").wait_for()
    player.page.get_by_role("link", name=said("web-to-title")).click()
    player.page.locator("nav a.way").first.wait_for()


@pytest.mark.parametrize("lang", always("pl", "en", "es"))
def test_nothing_lit_is_covered(visit: Visit, lang: str) -> None:
    player: Player = visit(lang=lang)
    page, tower = player.page, Tower(player)
    player.open("/practice")
    page.locator(".setup").wait_for()
    assert hidden_anywhere(page, ".test", LAYOUTS) == {}
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".start .bar.main").click()
    tower.until_building()
    tower.claim()
    page.locator(".verdict").wait_for()
    page.evaluate(AT_REST)
    assert hidden_anywhere(page, ".test", LAYOUTS) == {}
    for width, height in ((1440, 900), (740, 360), (360, 640), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        foot, conditions = map(page.locator, (".verdict .foot", ".tower li:last-child"))
        below, above = foot.bounding_box(), conditions.bounding_box()
        assert below and above
        assert above["y"] + above["height"] <= below["y"], f"{width} × {height}"


def test_a_lost_line_is_told_and_another_tower_can_be_built(visit: Visit) -> None:
    player: Player = visit()
    page, lines = player.page, list[WebSocketRoute]()

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/api/practice*", pass_on)
    player.open("/practice")
    page.locator(".start .bar.main").click()
    page.locator(".table.yours").wait_for()
    lines[0].close()
    expect(page.locator(".setup [role=alert]")).to_have_text(said("web-practice-cut"))
    expect(page.locator(".offline")).to_have_count(0)
    page.locator(".start .bar.main").click()
    page.locator(".table.yours").wait_for()
