"""What stays on the match screen: what happened last, and a Skill that need not ask each turn."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect
from positions import asked
from server.play import SHARED

from browser.conftest import Visit
from browser.matches import come_to
from browser.player import Player
from browser.shown import Shown
from browser.test_ways import note
from knockdown.referee.record import Record

pytestmark = pytest.mark.once
WINDOW: Final = ".match > .window"
# Whatever was refused, though it may be gone again.
KEEP_TOASTS: Final = """() => {
  window.toasts = [];
  const look = () =>
    document.querySelectorAll('.toast').forEach((one) => toasts.push(one.innerText));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def asked_each_turn() -> Record:
    """A match whose first turn begins with the question of a Skill."""
    return asked(
        lambda _, words: "use vulture_eye" in words,
        rounds=(1,),
        preferred=("skill vulture_eye",),
    )


def declined_once(player: Player) -> list[str]:
    """On a screen whose Skill was declined for the round; what it sends as answers."""
    given: list[str] = []
    player.page.on("websocket", lambda socket: socket.on("framesent", partial(note, given)))
    come_to(player, asked_each_turn(), SHARED)
    player.page.keyboard.press("3")
    player.page.keyboard.press("3")
    expect(player.choice).to_have_count(0)
    assert given == ["pass"]
    return given


def test_a_skill_is_declined_for_the_round_and_asks_again_when_told_so(visit: Visit) -> None:
    player: Player = visit()  # with room for all that happened last
    given = declined_once(player)
    declined = player.recap.get_by_text("Vulture Eye: not in this round")
    take_cards(player, lambda: declined.count() > 0)
    assert given.count("pass") == 2

    player.page.get_by_role("button", name="Vulture Eye", exact=True).click()
    ask_again = player.button("web-match-ask-again")
    ask_again.click()
    expect(ask_again).to_have_count(0)
    player.page.keyboard.press("Escape")
    asks = player.not_this_round
    take_cards(player, lambda: asks.count() > 0)
    expect(asks).to_be_visible()

    expect(player.recap).to_have_accessible_name(
        re.compile(r"happened last: .*out of range.* Open the")
    )
    player.recap.click(position={"x": 12, "y": 12})  # its symbol
    expect(player.page.get_by_role("dialog", name="Log")).to_be_visible()


def test_what_one_tab_takes_back_no_other_tab_declines_again(visit: Visit) -> None:
    player: Player = visit()
    given = declined_once(player)
    another = Shown(player.tab(), player.lang)
    another.page.goto(player.page.url)
    another.undo.click()
    for tab in (another, player):
        expect(tab.not_this_round).to_be_visible()
    assert given == ["pass"]


def test_of_two_tabs_that_decline_none_says_that_it_was_too_late(visit: Visit) -> None:
    player: Player = visit()
    given = declined_once(player)
    another = player.tab()
    another.on("websocket", lambda socket: socket.on("framesent", partial(note, given)))
    pages = (player.page, another)
    another.goto(player.page.url)
    for page in pages:
        page.evaluate(KEEP_TOASTS)
    take_cards(player, lambda: given.count("pass") > 2)  # each tab has answered
    player.await_sight()
    assert [page.evaluate("toasts") for page in pages] == [[], []]


def take_cards(player: Player, is_seen: Callable[[], bool]) -> None:
    """Both players take cards that do not hit, and so stay apart."""
    for _ in range(20):
        sight = player.await_sight()
        if is_seen():
            return
        taken = [one for one in sight.answers if one.option.startswith("attack") and not one.hits]
        player.act((taken or sight.answers)[0])
    raise AssertionError("it is not seen")
