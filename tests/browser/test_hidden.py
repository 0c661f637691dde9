"""5.2: what is hidden in a match that goes on stays hidden on the page; the own Skill does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from positions import at_the_board
from server.play import ALONE, SHARED

from browser.conftest import Visit
from browser.matches import brought, come_to
from browser.player import Player

pytestmark = pytest.mark.once
WHY = "What is hidden in it stays hidden until it is over."


def eyes(player: Player) -> list[tuple[bool, bool]]:
    """Of each choice in a replay, whether it is taken and whether it is open."""
    choices = player.page.get_by_role("group", name=player.say("web-read-replay-as"))
    choices.wait_for()
    found = choices.get_by_role("radio").all()
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
    player.timeline.wait_for()
    assert eyes(player) == seen
    player.button("web-read-replay-continue").click()
    expect(player.dialog).to_contain_text(WHY)
    expect(player.button("web-read-replay-continue-do")).to_be_disabled()
    page.keyboard.press("Escape")
    player.button("web-read-replay-share").click()
    expect(player.dialog).to_contain_text(WHY)
    for closed in ("web-read-replay-copy-text", "web-read-replay-save"):
        expect(player.button(closed)).to_be_disabled()
    expect(player.dialog.get_by_role("textbox")).to_have_count(0)


def test_two_people_at_one_screen_look_at_their_own_skill(visit: Visit) -> None:
    """Only as long as it is held, by mouse and by key."""
    player: Player = visit()
    page = player.page
    come_to(player, at_the_board(), SHARED)
    seat = player.ask(f"/api/matches/{player.match}/face-down")["seat"]
    back = player.dialog.get_by_text("?", exact=True)
    held = player.button("web-match-peek")
    player.portraits.nth(1 - seat).click()
    expect(back).to_have_count(1)
    expect(held).to_have_count(0)
    page.keyboard.press("Escape")
    player.button("web-match-skills-down", n=1).nth(seat).click()
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
    player.coach.wait_for()
    player.open("/learn")
    player.link("web-go-on").click()
    player.coach.wait_for()
    assert page.url == first
    player.open("/learn")
    player.button("web-read-guide-anew").click()
    player.coach.wait_for()
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
            player.field("web-read-replays-file").set_input_files(file)
        expect(player.alert).not_to_be_empty()
        assert sum("/api/texts" in url for url in asked) == count
