"""Windows of every size: whatever is lit can be touched where it is seen, and words are whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from positions import asked, at_the_board, before_a_block
from server.play import ALONE

from browser.conftest import Visit
from browser.matches import begun, come_to
from browser.player import Finger, Player
from browser.reach import DRAWN, WINDOWS, hidden, hidden_anywhere, resize
from knockdown.referee.record import Record

pytestmark = pytest.mark.once
READ = ((1366, 768), (1440, 900), (1920, 1080), (1366, 650), (1024, 640))
# Words of Special Attacks and heads that are cut, and sheets that are higher than their place.
CUT = """() => [
  ...[...document.querySelectorAll('.special small, .special b, .hud .who')]
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 9)
    .map((one) => one.innerText),
  ...[...document.querySelectorAll('.match .side')]
    .filter((one) => one.scrollHeight > one.clientHeight)
    .map((one) => one.className),
]"""
# Which of the first lie over which of the second.
OVER = """([first, second]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.innerText, one.getBoundingClientRect()]);
  return boxes(first).flatMap(([name, a]) => boxes(second)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([other]) => `${name} over ${other}`));
}"""
# Answers of which a part is outside the window.
OUTSIDE = """() => [...document.querySelectorAll('.draft .table [data-option]')]
  .filter((one) => one.getBoundingClientRect().bottom > innerHeight)
  .map((one) => one.innerText)"""
# By the middle of each figure: its picture is much wider than what is drawn in it.
OVER_HEADS = """() => {
  const box = document.querySelector('.caption').getBoundingClientRect();
  const half = document.querySelector('.stage .picture').clientWidth / 24;
  return [...document.querySelectorAll('.fighter .chest')]
    .map((one) => one.getBoundingClientRect().x)
    .filter((x) => box.left < x + half && x - half < box.right).length;
}"""

# What is drawn for the eye alone.
CAPTION = ".caption"
EFFECTS = ".corner .special small:visible"

LONGEST_NAMES = ("lost_knight", "mistbearer")


def test_nothing_lit_is_covered(visit: Visit) -> None:
    """In Polish, which has the longest words."""
    player: Player = visit(lang="pl")
    page = player.page
    come_to(player, at_the_board(fighters=LONGEST_NAMES))
    assert hidden_anywhere(page, ".match") == {}
    come_to(player, before_a_block(fighters=LONGEST_NAMES))
    assert hidden_anywhere(page, ".match > .window", WINDOWS[:7]) == {}


@pytest.mark.parametrize(
    ("lang", "fighters"),
    [
        ("en", ("veroth", "lost_knight")),
        ("es", ("mistbearer", "maggot")),
        ("pl", ("maggot", "xingo")),
    ],
)
def test_what_special_attacks_do_is_read_without_touching_them(
    visit: Visit, lang: str, fighters: tuple[str, str]
) -> None:
    player: Player = visit(lang=lang)
    page = player.page
    come_to(player, at_the_board(fighters=fighters, seat=0))
    for width, height in READ:
        resize(page, width, height)
        assert page.evaluate(CUT) == [], f"{width} × {height}"
    resize(page, *READ[0])
    for card in player.lit_row.all():
        card.hover()
        page.locator(CAPTION).first.wait_for()
        page.evaluate(DRAWN)
        assert page.evaluate(OVER_HEADS) == 0


def test_the_plan_is_read_whole_in_a_low_window(visit: Visit) -> None:
    player: Player = visit(lang="es", window={"width": 1366, "height": 650})
    page = player.page
    come_to(player, asked(lambda name, _: name == "draft_card", fighters=("maggot", "xingo")))
    assert page.evaluate("document.documentElement.scrollHeight") <= 650


@pytest.mark.parametrize(
    ("lang", "size"), [("en", (1440, 900)), ("pl", (1280, 800)), ("es", (1024, 768))]
)
def test_a_window_lies_over_no_sheet(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    player: Player = visit(lang=lang)
    page = player.page
    come_to(player, before_a_block(fighters=LONGEST_NAMES))
    player.answer("web-match-incoming").wait_for()
    resize(page, *size)
    assert page.evaluate(OVER, [".match > .window > section", ".match .side"]) == []
    assert page.evaluate(CUT) == []


# Beside a window there is room for the hint on a desk and on a tablet; on phones only the hand and,
# where it lies, the sheet have to stay free of both.
HINTED = (
    ((1440, 900), ".match .side"),
    ((1280, 720), ".match .side"),
    ((1920, 1080), ".match .side"),
    ((1024, 768), ".match .side"),
    ((768, 1024), ".match .side"),
    ((844, 390), ".match .side .hand"),
    ((360, 740), ".match .side .hand"),
)


def hinted(player: Player, record: Record) -> Page:
    """A match in which a hint is shown."""
    page = player.page
    come_to(player, record)
    page.keyboard.press("h")
    player.hint.get_by_role("listitem").first.wait_for()
    return page


def test_a_hint_covers_neither_the_window_nor_the_hands(visit: Visit) -> None:
    page = hinted(visit(lang="es"), before_a_block(fighters=LONGEST_NAMES))
    for size, needed in HINTED:
        resize(page, *size)
        over = page.evaluate(OVER, [".hint", f".match > .window > .window, {needed}"])
        assert over == [], size
        assert hidden(page, ".hint") == [], size


@pytest.mark.parametrize("lang", ["en", "es", "pl"])
def test_all_fighters_are_in_view_before_a_match(visit: Visit, lang: str) -> None:
    """And what they do, where there is room for it."""
    player: Player = visit(lang=lang)
    page = player.page
    player.open("/select?with=computer")
    player.pick("lost_knight", "mistbearer")
    for width, height in ((1440, 900), (1280, 800), (1024, 768), (740, 360)):
        resize(page, width, height)
        where = f"{width} × {height}"
        assert hidden(page, ".select .grid") == [], where
        assert page.evaluate(OVER, [".plate h2 span", ".plate .more"]) == [], where
        assert page.evaluate(CUT) == [], where
    resize(page, 1440, 900)
    assert page.locator(EFFECTS).count() == 8


def test_a_draft_on_a_phone_that_lies(visit: Visit) -> None:
    player: Finger = visit(Finger)
    page = player.page
    resize(page, 740, 360)
    player.open(f"/match/{begun(player, ALONE, seed=11)}")
    for _ in range(3):  # two Skills are kept, and one of them turned up
        player.await_sight(lambda sight: sight.what == "decide")
        assert page.evaluate(OUTSIDE) == []
        player.decide()
    player.await_sight(lambda sight: any("card" in one.option for one in sight.answers))
    assert hidden(page, ".draft .cards") == []


def test_a_phone_may_be_turned(visit: Visit) -> None:
    """Upright again it shows what it showed before, and not all of it smaller."""
    player: Finger = visit(Finger)
    page = player.page
    come_to(player, at_the_board())
    for size, layout in (((360, 740), "phone"), ((740, 360), "lying"), ((360, 740), "phone")):
        resize(page, *size)
        page.locator(f".match.{layout}").wait_for()
        assert page.evaluate("innerWidth") == size[0]
