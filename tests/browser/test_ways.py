"""Other ways to play than a mouse at a desk: fingers on a phone, and nothing but keys."""

from __future__ import annotations

import json
from functools import partial

import pytest
from playwright.sync_api import expect
from positions import at_the_board, before_a_block, before_a_match_ends, before_a_round_ends
from server.play import ALONE

from browser.axe import Inspector
from browser.conftest import Visit
from browser.keyboard import Typist
from browser.matches import begun, come_to
from browser.player import Finger, Sight

pytestmark = pytest.mark.once
KEY = "kbd"  # shown to the eye alone


def test_a_round_on_a_phone(visit: Visit) -> None:
    player: Finger = visit(Finger)
    player.fix_seed(5)
    player.open()
    player.way("web-play").tap()
    player.choose("level-rookie")
    player.choose("web-select-test-dice")
    player.pick("lost_knight", "mistbearer")
    player.fight()

    inspector = Inspector(player)

    def inspect(sight: Sight) -> bool:
        """Nothing has to be scrolled sideways for, either."""
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
        return inspector.look(sight)

    player.play(lambda sight: inspect(sight) or inspector.is_at_the_board)
    for record in (before_a_block(), before_a_round_ends()):
        inspect(come_to(player, record))
    player.play(lambda sight: inspect(sight) or sight.what == "round")
    inspector.assert_no_faults(parts=9)
    assert player.seen >= {"decide", "verdict", "round"}


def test_a_hint_is_followed_with_a_finger(visit: Visit) -> None:
    """Chosen among the hints, it is done by the bar's button like anything that was touched."""
    player: Finger = visit(Finger)
    come_to(player, at_the_board())
    player.button("web-match-more").tap()
    player.button("web-match-hint", player.dialog).tap()
    player.hint.get_by_role("listitem").get_by_role("button").first.tap()
    player.confirm()


def test_a_match_is_begun_with_keys_alone(visit: Visit) -> None:
    player: Typist = visit(Typist, lang="pl")
    player.fix_seed(9)
    player.open()
    player.way("web-play").wait_for()
    player.press("Enter")
    player.page.wait_for_url("**/select*")
    player.tile("driana").wait_for()
    player.pick("driana", "xingo")
    player.set_radio("web-select-test-dice")
    player.set_radio("level-rookie")
    player.fight()
    player.play(lambda sight: "space" in {one.option.partition(" ")[0] for one in sight.answers})
    player.decide(3)


def test_a_match_is_ended_with_keys_alone(visit: Visit) -> None:
    """A round first, and then the last one."""
    player: Typist = visit(Typist, lang="pl")
    come_to(player, before_a_round_ends())
    player.play(lambda sight: sight.what == "round")
    player.decide(3)
    come_to(player, before_a_match_ends())
    player.play()
    assert player.seen >= {"decide", "verdict", "round", "over"}


@pytest.mark.slow
def test_a_match_with_keys_alone(visit: Visit) -> None:
    player: Typist = visit(Typist, lang="pl")
    player.open(f"/match/{begun(player, ALONE, seed=9)}")
    player.play()
    assert player.seen >= {"decide", "verdict", "over"}


def test_single_keys(visit: Visit) -> None:
    """What the keys of the table do: look, step into an action and out of it, act, take back."""
    player: Typist = visit(Typist)
    come_to(player, at_the_board())
    press = player.page.keyboard.press
    press("l")
    expect(player.dialog).to_be_visible()
    press("Escape")
    expect(player.dialog).to_have_count(0)
    press("m")
    chosen = player.actions.get_by_role("button", pressed=True)
    expect(chosen).to_have_count(1)
    press("Escape")
    expect(chosen).to_have_count(0)
    before = where_all_stand(player)
    press("ArrowRight" if player.can_step("right") else "ArrowLeft")
    press("Enter")
    expect(player.undo).to_be_enabled()
    player.await_sight(lambda sight: sight.what == "decide")
    press("u")
    expect(player.undo).to_be_disabled()
    assert where_all_stand(player) == before
    press("h")
    expect(player.hint).to_be_visible()


def where_all_stand(player: Typist) -> list[str]:
    """As the spaces tell it."""
    told: list[str] = player.spaces.evaluate_all("all => all.map((one) => one.ariaLabel)")
    return told


def test_a_number_selects_an_answer_and_a_second_press_gives_it(visit: Visit) -> None:
    """As on the row; the window says so, and so does the list of keys."""
    player: Typist = visit(Typist)
    given: list[str] = []
    player.page.on("websocket", lambda socket: socket.on("framesent", partial(note, given)))
    for again in ("1", "Enter"):
        come_to(player, before_a_block())
        select_and_give(player, given, again)
    player.press("?")
    says = "the same key again, or Enter, does it"
    expect(player.dialog).to_contain_text(says)


def select_and_give(player: Typist, given: list[str], again: str) -> None:
    window = player.region("web-match-block-title")
    answer = window.get_by_role("listitem").get_by_role("button").first
    option, before = answer.get_attribute("data-option"), len(given)
    key = answer.locator(KEY)
    expect(window).to_contain_text("Again, or Enter: answer")
    expect(key).to_have_text("1")
    player.press("1")
    expect(answer).to_be_focused()
    expect(key).to_have_text("Enter")
    assert len(given) == before
    player.press(again)
    player.await_sight(lambda _: len(given) > before)
    assert given[-1] == option


def note(given: list[str], sent: str | bytes) -> None:
    message = json.loads(sent)
    if message["type"] == "decide":
        given.append(message["option"])
