"""The practice tower: found by a newcomer, built with mouse, keys and finger, without a match."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import WebSocketRoute, expect
from positions import before_a_test
from server.servers import Server
from tiers import always

from browser.axe import AT_REST
from browser.conftest import Visit
from browser.keyboard import Typist
from browser.matches import against_a_computer, brought
from browser.player import Finger, Player
from browser.reach import DRAWN, LAYOUTS, hidden_anywhere
from browser.towers import FingerTower, Tower, met

pytestmark = pytest.mark.once


FOOT: Final = ".verdict .foot"  # what is said of a tower, and the ways on


@pytest.mark.alone  # 7.1: in real seconds
def test_a_newcomer_finds_it_builds_and_goes_back_to_the_guide(
    visit: Visit, unhurried: Server
) -> None:
    player: Player = visit(house=unhurried)
    page, tower = player.page, Tower(player)
    player.open()
    player.way("web-learn").click()
    player.link("web-practice", player.coach).click()
    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "3")
    for _ in range(2):
        player.button("web-practice-one-less").click()
    player.button("web-test-start").click()
    tower.until_building()
    tower.build()
    expect(met(player)).to_have_count(4)
    tower.claim()
    expect(player.heading("web-test-stood")).to_be_visible()
    assert tower.judged["passed"], tower.judged
    expect(player.text("web-practice-new-best", n=1)).to_be_visible()
    player.button("web-practice-more").click()
    tower.until_building()
    assert len(tower.began["heavy"]) == 2
    tower.claim()
    expect(player.text("tower-reason-left-over", n=2)).to_be_visible()
    expect(player.text("web-practice-best", n=1)).to_be_visible()
    player.button("web-practice-to-match").click()
    page.wait_for_url("**/learn?match=*")
    player.coach.wait_for()
    player.open("/practice")
    expect(player.text("web-practice-best", n=1)).to_be_visible()
    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "2")


@pytest.mark.slow  # as a tower of a match is, always
@pytest.mark.alone
def test_it_is_built_with_keys_alone(visit: Visit, unhurried: Server) -> None:
    player: Typist = visit(Typist, house=unhurried)
    page, keys, tower = player.page, player.page.keyboard, Tower(player)
    player.open("/practice")
    player.heading("web-screen-practice").wait_for()
    keys.press("ArrowLeft")
    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "2")
    keys.press("Enter")
    tower.until_building()
    expect(player.table).to_be_focused()
    tower.key_two()
    keys.press("d")
    player.button("web-practice-again").wait_for()
    assert tower.judged["passed"], tower.judged
    keys.press("Enter")  # again
    tower.until_building()
    keys.press("d")
    player.button("web-practice-again").wait_for()
    keys.press("Escape")
    page.wait_for_url(re.compile(r"/$"))


@pytest.mark.alone
def test_it_is_built_with_a_finger(visit: Visit, unhurried: Server) -> None:
    player: Finger = visit(Finger, house=unhurried)
    page, tower = player.page, FingerTower(player)
    player.open("/practice")
    player.button("web-practice-one-less").tap()
    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "2")
    player.button("web-test-start").tap()
    tower.until_building()
    tower.build()
    player.done.tap()
    player.button("web-practice-again").wait_for()
    assert tower.judged["passed"], tower.judged
    player.button("web-practice-more").tap()
    tower.until_building()
    assert len(tower.began["heavy"]) == 3


def test_a_match_against_the_computer_waits_for_who_practises_first(visit: Visit) -> None:
    player: Player = visit()
    page, tower = player.page, Tower(player)
    record, _ = before_a_test(2)
    match = brought(player, record, against_a_computer(record))
    player.open(f"/match/{match}")
    player.link("web-practice-first").click()
    player.heading("web-screen-practice").wait_for()
    player.link("web-practice-to-match").click()
    page.wait_for_url(f"**/match/{match}")
    tower.start()
    tower.claim()
    player.await_sight(lambda sight: sight.what == "verdict")


def test_the_rules_lead_there(visit: Visit) -> None:
    player: Player = visit()
    player.open("/rules/tower")
    player.page.get_by_role("article").get_by_role("link", name="Practise it").click()
    player.heading("web-screen-practice").wait_for()
    player.link("web-to-title").click()
    player.way("web-play").wait_for()


@pytest.mark.parametrize("lang", always("pl", "en", "es"))
def test_nothing_lit_is_covered(visit: Visit, lang: str) -> None:
    player: Player = visit(lang=lang)
    page, tower = player.page, Tower(player)
    player.open("/practice")
    player.heading("web-screen-practice").wait_for()
    assert hidden_anywhere(page, ".test", LAYOUTS) == {}
    page.set_viewport_size({"width": 1440, "height": 900})
    player.button("web-test-start").click()
    tower.until_building()
    tower.claim()
    player.button("web-practice-again").wait_for()
    page.evaluate(AT_REST)
    assert hidden_anywhere(page, ".test", LAYOUTS) == {}
    for width, height in ((1440, 900), (740, 360), (360, 640), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        last = player.conditions.get_by_role("listitem").last
        below, above = page.locator(FOOT).bounding_box(), last.bounding_box()
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
    player.button("web-test-start").click()
    player.done.wait_for()
    lines[0].close()
    expect(player.alert).to_have_text(player.say("web-practice-cut"))
    expect(player.offline).to_have_count(0)
    player.button("web-test-start").click()
    player.done.wait_for()
