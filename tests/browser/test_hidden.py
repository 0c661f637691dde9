"""5.2: what is hidden in a match that goes on stays hidden on the page; the own Skill does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from positions import at_the_board
from server.play import ALONE, SHARED

from browser.conftest import Visit
from browser.matches import brought, come_to
from browser.player import Player

pytestmark = pytest.mark.once
WHY = "What is hidden in it stays hidden until it is over."


def eyes(page: Page) -> list[tuple[bool, bool]]:
    """Of each choice in a replay, whether it is taken and whether it is open."""
    page.locator("fieldset input").first.wait_for(state="attached")
    found = page.locator("fieldset input").all()
    return [(one.is_checked(), one.is_enabled()) for one in found]


@pytest.mark.parametrize(
    ("seats", "seen"),
    [
        (ALONE, [(False, False), (True, True), (False, False)]),
        (SHARED, [(True, True), (False, False), (False, False)]),
    ],
)
def test_a_match_that_goes_on_is_seen_through_the_own_eyes(
    visit: Visit, seats: object, seen: object
) -> None:
    player: Player = visit()
    player.expect("403")
    page = player.page
    match = brought(player, at_the_board(), seats)
    player.open(f"/replay/{match}?as=2")  # asks for more than may be seen
    page.locator(".timeline").wait_for()
    assert eyes(page) == seen
    share, play_on = page.locator(".ways .bar").nth(2), page.locator(".ways .bar").last
    play_on.click()
    expect(page.get_by_role("dialog")).to_contain_text(WHY)
    expect(page.get_by_role("dialog").locator("footer button")).to_be_disabled()
    page.keyboard.press("Escape")
    share.click()
    expect(page.get_by_role("dialog")).to_contain_text(WHY)
    expect(page.get_by_role("dialog").locator(".ways button:disabled")).to_have_count(2)
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_count(0)


def test_two_people_at_one_screen_look_at_their_own_skill(visit: Visit) -> None:
    """Only as long as it is held, by mouse and by key."""
    player: Player = visit()
    page = player.page
    come_to(player, at_the_board(), SHARED)
    seat = player.ask(f"/api/matches/{player.match}/face-down")["seat"]
    page.locator(f".hud-{1 - seat} button.portrait").click()
    page.get_by_role("dialog").locator(".skill").first.wait_for()
    expect(page.get_by_role("dialog").locator(".peek")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(f".hud-{seat} button.chip.down").click()
    back, held = (
        page.get_by_role("dialog").locator(".skill .back"),
        page.get_by_role("dialog").locator(".peek button"),
    )
    expect(back).to_have_count(1)
    held.hover()
    page.mouse.down()
    expect(back).to_have_count(0)
    page.mouse.up()
    expect(back).to_have_count(1)
    held.focus()
    page.keyboard.down("Enter")
    expect(back).to_have_count(0)
    page.keyboard.up("Enter")
    expect(back).to_have_count(1)


def test_a_first_match_is_continued_or_restarted(visit: Visit) -> None:
    player: Player = visit()
    page = player.page
    player.open("/learn")
    page.wait_for_url("**/learn?match=*")
    first = page.url
    page.locator("aside").wait_for()
    player.open("/learn")
    page.locator(".begun a.main").click()
    page.locator("aside").wait_for()
    assert page.url == first
    player.open("/learn")
    page.locator(".begun button").click()
    page.locator("aside").wait_for()
    page.wait_for_url("**/learn?match=*")
    assert page.url != first


def test_a_file_that_was_mended_is_opened_again(visit: Visit, tmp_path: Path) -> None:
    player: Player = visit()
    player.expect("400")
    page = player.page
    file = tmp_path / "match.txt"
    file.write_text("no match", "utf-8")
    player.open("/replays")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for count in (1, 2):
        with page.expect_response("**/api/texts*"):
            page.locator("input[type=file]").set_input_files(file)
        expect(page.locator("#replays-trouble")).not_to_be_empty()
        assert sum("/api/texts" in url for url in asked) == count
