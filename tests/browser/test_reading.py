"""Looking back, looking up, and the language of all of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from positions import at_the_board, before_a_block, before_a_test
from server.play import ALONE

import knockdown
from browser.conftest import Visit
from browser.matches import brought, come_to
from browser.player import Player
from browser.reach import DRAWN
from knockdown.referee.record import Record

pytestmark = pytest.mark.once
FOUND = "article mark"  # what a search has found, drawn for the eye
BANNER = "div.banner"  # called out over the stage, for the eye alone
CAPTION = "p.caption"


def test_a_replay(visit: Visit) -> None:
    """A match text is loaded, scrubbed, seen through other eyes, played and gone on with."""
    player: Player = visit()
    page = player.page
    record, _ = before_a_test(3)
    player.open("/replays")
    player.field("web-read-replays-paste").fill(knockdown.format_match(record))
    player.button("web-read-replays-read").click()
    page.wait_for_url("**/replay/*")
    line, caption = player.timeline, page.locator(CAPTION)
    where = page.get_by_text(re.compile(f"^\\d+ / {len(record.moves)}$"))
    expect(where).to_have_text(f"{moves_of_setup(record)} / {len(record.moves)}")
    expect(player.row).to_have_count(4)
    line.fill("0")
    expect(where).to_have_text(f"0 / {len(record.moves)}")
    expect(player.row).to_have_count(0)
    line.fill("12")
    expect(where).to_have_text(re.compile("^12 "))
    before = caption.inner_text()
    line.press("ArrowRight")
    expect(where).to_have_text(re.compile("^13 "))
    expect(caption).not_to_have_text(before)
    page.get_by_text(player.say("web-read-replay-both"), exact=True).click()
    expect(where).to_have_text(re.compile("^13 "))
    player.button("web-read-replay-play").click()
    expect(where).not_to_have_text(re.compile("^13 "))
    player.button("web-read-replay-pause").click()
    line.fill("16")
    player.button("web-read-replay-continue").click()
    player.button("web-read-replay-continue-do").click()
    page.wait_for_url("**/match/*")
    player.decide(2)


def moves_of_setup(record: Record) -> int:
    match = record.begin()
    for number, option in enumerate(record.moves):
        if match.round > 0:
            return number
        match.apply(option)
    return 0


def test_a_stored_match_is_looked_at(visit: Visit) -> None:
    player: Player = visit()
    match = brought(player, before_a_block(), ALONE)
    player.open("/replays")
    listed = player.page.get_by_role("article").filter(has=player.link("web-go-on"))
    player.link("web-read-replays-look", listed).click()
    player.page.wait_for_url(f"**/replay/{match}")
    expect(player.timeline).to_have_value(re.compile("^[1-9]"))
    expect(player.row).to_have_count(4)


def test_cards_and_rules_are_found(visit: Visit) -> None:
    player: Player = visit()
    page = player.page
    player.open("/cards")
    tiles = player.main.get_by_role("listitem").get_by_role("button")
    expect(tiles.first).to_be_visible()
    assert tiles.count() > 60
    page.get_by_role("searchbox").fill("poison")
    expect(tiles).not_to_have_count(0)
    assert tiles.count() < 20
    player.open("/rules")
    expect(page.get_by_role("article").first).to_be_visible()
    expect(page.locator(FOUND)).to_have_count(0)
    page.get_by_role("searchbox").fill("reaction")
    expect(page.locator(FOUND).first).to_be_visible()


def test_the_language_changes_at_once_anywhere(visit: Visit) -> None:
    player: Player = visit()
    page = player.page
    come_to(player, at_the_board())
    match = player.match
    expect(page.locator(BANNER)).to_have_count(0)
    texts = [player.main.inner_text()]
    for lang in ("pl", "es", "en"):
        player.menu.click()
        player.speak(lang)
        page.keyboard.press("Escape")
        expect(player.dialog).to_have_count(0)
        page.evaluate(DRAWN)
        texts.append(player.main.inner_text())
    assert len(set(texts[:3])) == 3 and texts[3] == texts[0]
    assert not any(re.search(r"\bweb-[a-z]+-", text) for text in texts)
    for path in (
        "/",
        "/select?with=friend",
        "/cards",
        "/rules",
        "/replays",
        "/practice",
        f"/replay/{match}",
    ):
        player.open(path)
        player.main.get_by_role("heading").first.wait_for(state="attached")
        told = {player.main.inner_text()}
        for lang in {"en", "es", "pl"} - {player.lang}:
            if not player.languages.count():
                player.menu.click()
            player.speak(lang)
            page.evaluate(DRAWN)
            told.add(player.main.inner_text())
        assert len(told) == 3, path


def test_a_notice_changes_its_language_at_once(visit: Visit) -> None:
    """It is not asked for again: nothing is sent when the language changes."""
    player: Player = visit()
    page = player.page
    player.expect("404")
    player.open("/online")
    player.field("web-online-code-field").fill("ABC234")
    player.button("web-online-code-go").click()
    expect(player.alert).to_have_text(player.say("refusal-wrong-code"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for lang in ("pl", "es", "en"):
        player.menu.click()
        player.speak(lang)
        page.keyboard.press("Escape")
        expect(player.alert).to_have_text(player.say("refusal-wrong-code"))
    assert not [url for url in asked if "/api/codes" in url]
