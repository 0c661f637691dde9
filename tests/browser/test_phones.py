"""Phones, upright and on their side, in the languages with the longest words: nothing is cut."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect
from positions import asked, at_the_board, before_a_block, before_a_round_ends
from tiers import always

from browser.conftest import Visit
from browser.matches import come_to
from browser.player import Finger
from browser.reach import hidden, resize
from browser.test_sizes import LONGEST_NAMES, OVER

pytestmark = pytest.mark.once
UPRIGHT: Final = (360, 740)
LYING: Final = (740, 360)
# Parts that leave what they belong to: a symbol its card, a number the line of its answer.
OUTSIDE: Final = """([inner, outer]) => [...document.querySelectorAll(outer)].flatMap((whole) => {
  const box = whole.getBoundingClientRect();
  return [...whole.querySelectorAll(inner)].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
  });
}).length"""
BELOW: Final = """() => [...document.querySelectorAll('.window .line')].filter((line) => {
  const words = line.querySelector('.words').getBoundingClientRect();
  return [...line.querySelectorAll('.part')]
    .some((part) => part.getBoundingClientRect().top > words.bottom);
}).length"""

# What is drawn for the eye alone.
KO: Final = ".match .row .ko"
REVEALED: Final = ".reveal .who, .reveal .first"
HIGH: Final = "document.querySelector('.window .body').clientHeight"


def on_a_phone(visit: Visit, lang: str, size: tuple[int, int]) -> Finger:
    player: Finger = visit(Finger, lang=lang)
    resize(player.page, *size)
    return player


@pytest.mark.parametrize("lang", always("pl", "es"))
def test_what_a_block_costs_and_leaves_is_beside_its_name(visit: Visit, lang: str) -> None:
    player = on_a_phone(visit, lang, UPRIGHT)
    page = player.page
    come_to(player, before_a_block(answers=4))
    assert page.evaluate(BELOW) == 0
    assert page.evaluate(OUTSIDE, [".icon", ".match .side .hand .card"]) == 0


def test_all_that_a_special_attack_costs_and_does_is_on_it(visit: Visit) -> None:
    player = on_a_phone(visit, "es", UPRIGHT)
    for fighters in (("driana", "xingo"), LONGEST_NAMES):
        come_to(player, at_the_board(fighters=fighters))
        player.page.get_by_role("list", name=player.say("web-match-your-specials")).wait_for()
        assert player.page.evaluate(OUTSIDE, [".values svg", ".match .special.small"]) == 0


@pytest.mark.parametrize("lang", always("es", "pl"))
def test_payments_are_seen_on_a_phone_that_lies(visit: Visit, lang: str) -> None:
    player = on_a_phone(visit, lang, LYING)
    page = player.page
    come_to(player, asked(lambda name, words: name == "choose_payment" and len(words) > 2))
    payments = player.region("web-match-pay-title").get_by_role("listitem").get_by_role("button")
    payments.first.evaluate("(first) => first.closest('.body').scrollTo(0, 0)")
    expect(payments.first).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(OVER, [".window footer .bar", ".window h2, .window .text"]) == []
    assert hidden(page, ".window") == []
    assert page.evaluate(HIGH) > 140  # the way back takes nothing of it


@pytest.mark.parametrize(("lang", "size"), always(("es", LYING), ("pl", UPRIGHT)))
def test_nothing_of_a_round_lies_over_words(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    """From the Skills that are turned up to the end of the round."""
    player = on_a_phone(visit, lang, size)
    page = player.page
    come_to(player, asked(lambda name, _: name == "show_skill", fighters=LONGEST_NAMES))
    player.play(lambda sight: sight.what == "reveal")
    for told in page.locator(REVEALED).all():
        expect(told).to_be_in_viewport(ratio=0.99)
    come_to(player, at_the_board(fighters=LONGEST_NAMES))
    player.play(lambda sight: sight.what == "decide" and page.locator(KO).count() > 0)
    assert page.evaluate(OVER, [KO, ".match .row .range"]) == []
    come_to(player, before_a_round_ends(fighters=LONGEST_NAMES))
    player.play(lambda sight: sight.what == "verdict")
    assert page.evaluate(OVER, [".verdict h2", ".name b, .name p, .dice dt"]) == []
    player.play(lambda sight: sight.what == "round")
    player.dialog.evaluate("(end) => end.scrollTo(0, end.scrollHeight)")
    assert page.evaluate(OVER, [".end .on", ".end .skill"]) == []
