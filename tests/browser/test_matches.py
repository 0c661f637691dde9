"""Whole matches through the page, from the title to the last word."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from positions import asked, at_the_board, before_a_block, before_a_round_ends
from server.play import SHARED
from tiers import always

from browser.axe import Inspector
from browser.conftest import Visit
from browser.matches import come_to
from browser.player import Player

pytestmark = pytest.mark.once
LANGUAGES = ("en", "es", "pl")


def against_the_computer(visit: Visit, lang: str) -> Player:
    player: Player = visit(lang=lang)
    player.fix_seed(7)  # a short one
    player.open()
    player.way("web-play").click()
    player.choose("level-rookie")
    player.choose("web-select-test-dice")
    player.pick("veroth", "driana")
    player.fight()
    return player


@pytest.mark.parametrize("lang", always("en", "es", "pl"))
def test_a_match_against_the_computer(visit: Visit, lang: str) -> None:
    player = against_the_computer(visit, lang)
    player.play()
    assert player.seen >= {"decide", "verdict", "round", "over"}
    inspector = Inspector(player)
    inspector.check("over")
    moment = player.moments.last
    number = str(moment.get_attribute("href")).rpartition("=")[2]
    moment.click()
    expect(player.timeline).to_have_value(number)
    inspector.check("replay")
    inspector.assert_no_faults(parts=2)


def two_at_one_screen(visit: Visit, lang: str) -> Player:
    player: Player = visit(lang=lang)
    player.fix_seed(2)  # a short one
    player.open()
    player.way("web-friend").click()
    player.choose("web-select-test-dice")
    player.pick("maggot", "xingo")
    player.fight()
    return player


def test_a_round_of_two_at_one_screen(visit: Visit) -> None:
    """With the longest words; what axe finds does not depend on the language."""
    player = two_at_one_screen(visit, "pl")
    inspector = Inspector(player)
    player.play(lambda sight: inspector.look(sight) or inspector.is_at_the_board)
    for record in (before_a_block(), before_a_round_ends()):
        inspector.look(come_to(player, record, SHARED))
    inspector.look(player.play(lambda sight: inspector.look(sight) or sight.what == "round"))
    inspector.assert_no_faults(parts=10)
    assert player.seen >= {"decide", "handover", "reveal", "verdict", "round"}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_of_two_at_one_screen(visit: Visit, lang: str) -> None:
    player = two_at_one_screen(visit, lang)
    match, inspector = player.match, Inspector(player)
    inspector.look(player.play(inspector.look))
    assert player.seen >= {"decide", "handover", "reveal", "verdict", "round", "over"}
    player.open(f"/replay/{match}")
    player.timeline.wait_for()
    inspector.check("replay")
    inspector.assert_no_faults(parts=10)


def test_a_round_with_all_its_motion(visit: Visit) -> None:
    """Everything that the other tests leave out: banners, flights, blows, a knocked out fighter."""
    player: Player = visit(calm=False)
    for record in (asked(lambda name, _: name == "show_skill"), at_the_board(), before_a_block()):
        come_to(player, record)
        player.decide(4)
    come_to(player, before_a_round_ends())
    player.play(lambda sight: sight.what == "round")
    assert player.seen >= {"decide", "reveal", "verdict", "round"}
