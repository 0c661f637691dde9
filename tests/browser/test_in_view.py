"""What one decides about is in view, and nothing that helps to decide lies over it."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect
from positions import asked, at_the_board
from server.play import SHARED
from tiers import always

import knockdown
from browser.conftest import Visit
from browser.matches import come_to
from browser.player import Finger, Player
from browser.reach import resize
from browser.test_sizes import OVER, hinted
from browser.test_told import WINDOW, asked_each_turn
from browser.test_ways import note

pytestmark = pytest.mark.once
# What is drawn for the eye alone: ranks of hints, keys and marks on the floor, dark cards.
RANK: Final = ".match .rank"
KEYS: Final = ".stage .key"
TOUCHED: Final = ".stage .chosen"
OUT_OF_REACH: Final = ".match .row .card.off"
# What a card or a Special Attack is known by.
READ: Final = ", ".join(
    f".match {part}"
    for part in (".pays .icon", ".flag", ".card .words", ".wounds", ".range", ".type .icon", "b")
)


@pytest.mark.parametrize(
    ("lang", "size"),
    [
        ("en", (360, 740)),
        *always(
            ("pl", (740, 360)),
            ("es", (360, 740)),
            ("pl", (360, 640)),
            ("es", (768, 1024)),
            ("pl", (1280, 720)),
        ),
    ],
)
def test_the_row_is_seen_while_a_skill_asks_about_it(
    visit: Visit, lang: str, size: tuple[int, int]
) -> None:
    player: Player = visit(Finger if min(size) < 600 else Player, lang=lang)
    page = player.page
    resize(page, *size)
    come_to(player, asked_each_turn(), SHARED)
    use = player.choice.get_by_role("button", name=player.skill("vulture_eye")).first
    expect(use).to_be_in_viewport(ratio=1)
    assert page.evaluate(OVER, [f"{WINDOW} > section", ".match .row .card"]) == []
    expect(page.locator(OUT_OF_REACH)).to_have_count(0)
    said = use.locator(".drawn").inner_text()
    assert len(said.split()) > 10, said  # what the Skill does


def test_the_numbers_of_a_hint_cover_nothing_that_is_read(visit: Visit) -> None:
    page = hinted(visit(lang="pl"), at_the_board())
    for size in ((1440, 900), (1024, 768), (360, 740), (740, 360)):
        resize(page, *size)
        expect(page.locator(RANK).first).to_be_visible()
        assert page.evaluate(OVER, [RANK, READ]) == [], size


def test_what_happened_is_read_while_a_block_is_asked_for(visit: Visit) -> None:
    player: Finger = visit(Finger, lang="pl")
    page = player.page
    come_to(player, asked(lambda name, words: name == "choose_block" and len(words) == 2))
    for size in ((360, 740), (740, 360), (360, 640)):
        resize(page, *size)
        if size != (360, 640):  # there the window takes all of the stage
            expect(player.recap).to_be_in_viewport(ratio=1)
        assert page.evaluate(OVER, [".recap", f"{WINDOW} > section, .match .hud"]) == [], size


def test_a_space_of_an_effect_is_chosen_by_its_number(visit: Visit) -> None:
    player: Player = visit()
    given: list[str] = []
    page = player.page
    page.on("websocket", lambda socket: socket.on("framesent", partial(note, given)))
    record = asked(lambda name, words: name == "choose_space" and len(words) > 1)
    come_to(player, record)
    wanted = knockdown.move_texts(record.match())[-1]
    expect(page.locator(KEYS)).to_have_count(player.lit_spaces.count())
    number = wanted.rpartition(" ")[2]
    page.keyboard.press(number)
    expect(player.spaces.nth(int(number) - 1)).to_be_focused()
    page.keyboard.press(number)
    expect(page.locator(KEYS)).to_have_count(0)
    assert given == [wanted]
    page.keyboard.press("?")
    expect(player.dialog).to_contain_text("a lit space, when no card")


def test_the_space_that_was_touched_on_a_phone_is_marked(visit: Visit) -> None:
    player: Finger = visit(Finger)
    page = player.page
    come_to(player, asked(lambda name, words: name == "choose_space" and len(words) > 1))
    marked = page.locator(TOUCHED)
    for place in (0, 1):  # the one that was touched last
        touched = player.lit_spaces.nth(place)
        touched.tap()
        expect(marked).to_have_count(1)
        expect(marked).to_have_accessible_name(touched.get_attribute("aria-label") or "")
    assert player.decided == 0
