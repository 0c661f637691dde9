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
from knockdown.content.words import words_for
from knockdown.referee.record import Record

pytestmark = pytest.mark.once


def test_a_replay(visit: Visit) -> None:
    """A match text is loaded, scrubbed, seen through other eyes, played and gone on with."""
    player: Player = visit()
    page = player.page
    record, _ = before_a_test(3)
    player.open("/replays")
    page.locator("textarea").fill(knockdown.format_match(record))
    page.locator(".load button").click()
    page.wait_for_url("**/replay/*")
    line = page.locator(".timeline input")
    where = page.locator(".where")
    expect(where).to_have_text(f"{moves_of_setup(record)} / {len(record.moves)}")
    expect(page.locator(".replay .row li button")).to_have_count(4)
    line.fill("0")
    expect(where).to_have_text(f"0 / {len(record.moves)}")
    expect(page.locator(".replay .row li button")).to_have_count(0)
    line.fill("12")
    expect(where).to_have_text(re.compile("^12 "))
    caption = page.locator("p.caption").inner_text()
    line.press("ArrowRight")
    expect(where).to_have_text(re.compile("^13 "))
    expect(page.locator("p.caption")).not_to_have_text(caption)
    page.locator("fieldset label").last.click()
    expect(where).to_have_text(re.compile("^13 "))
    page.locator(".steps .main").click()
    expect(where).not_to_have_text(re.compile("^13 "))
    page.locator(".steps .main").click()
    line.fill("16")
    page.locator(".ways .bar").last.click()
    page.get_by_role("dialog").locator("footer button").click()
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
    player.page.locator(f'a[href="/replay/{match}"]').click()
    expect(player.page.locator(".where")).to_have_text(re.compile("^[1-9]"))
    expect(player.page.locator(".replay .row li button")).to_have_count(4)


def test_cards_and_rules_are_found(visit: Visit) -> None:
    player: Player = visit()
    page = player.page
    player.open("/cards")
    tiles = page.locator(".gallery button.tile")
    expect(tiles.first).to_be_visible()
    assert tiles.count() > 60
    page.get_by_role("searchbox").fill("poison")
    expect(tiles).not_to_have_count(0)
    assert tiles.count() < 20
    player.open("/rules")
    page.get_by_role("searchbox").fill("reaction")
    expect(page.locator("article mark").first).to_be_visible()


def test_the_language_changes_at_once_anywhere(visit: Visit) -> None:
    player: Player = visit()
    page = player.page
    come_to(player, at_the_board())
    match = player.match
    expect(page.locator("div.banner")).to_have_count(0)
    texts = [page.locator("main").inner_text()]
    for lang in ("pl", "es", "en"):
        page.locator(".menu button, header button[aria-haspopup]").first.click()
        page.locator(f"dialog label[lang={lang}]").click()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.evaluate(DRAWN)
        texts.append(page.locator("main").inner_text())
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
        told = set()
        player.open(path)
        page.locator("main h1, main h2").first.wait_for()
        for lang in ("pl", "es", "en"):
            if not page.locator(f"label[lang={lang}]").count():
                page.locator(".menu button, header button[aria-haspopup]").first.click()
            page.locator(f"label[lang={lang}]").first.click()
            expect(page.locator("html")).to_have_attribute("lang", lang)
            page.evaluate(DRAWN)
            told.add(page.locator("main").inner_text())
        assert len(told) == 3, path


def test_a_notice_changes_its_language_at_once(visit: Visit) -> None:
    """It is not asked for again: nothing is sent when the language changes."""
    player: Player = visit()
    page = player.page
    player.expect("404")
    player.open("/online")
    page.locator("form input[size]").fill("ABC234")
    page.locator("form:has(input[size]) button[type=submit]").click()
    notice = page.get_by_role("alert").first
    expect(notice).to_have_text(words_for("en").say("refusal-wrong-code"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for lang in ("pl", "es", "en"):
        page.locator("header button[aria-haspopup]").first.click()
        page.locator(f"dialog label[lang={lang}]").click()
        page.keyboard.press("Escape")
        expect(notice).to_have_text(words_for(lang).say("refusal-wrong-code"))
    assert not [url for url in asked if "/api/codes" in url]
