"""Windows of every size: whatever is lit can be touched where it is seen, and words are whole."""

from __future__ import annotations

import pytest
from browser.conftest import Visit
from browser.player import SETTINGS, Player
from browser.reach import DRAWN, WINDOWS, hidden_anywhere
from browser.towers import ALONE, begun
from playwright.sync_api import Page

pytestmark = pytest.mark.once
READ = ((1366, 768), (1440, 900), (1920, 1080), (1366, 650), (1024, 640))
# Special Attacks whose words are cut, and sheets that are higher than their place.
CUT = """() => [
  ...[...document.querySelectorAll('.match .special small')]
    .filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => one.innerText),
  ...[...document.querySelectorAll('.match .side')]
    .filter((one) => one.scrollHeight > one.clientHeight)
    .map((one) => one.className),
]"""
# By the middle of each figure: its picture is much wider than what is drawn in it.
OVER_HEADS = """() => {
  const box = document.querySelector('.caption').getBoundingClientRect();
  const half = document.querySelector('.stage .picture').clientWidth / 24;
  return [...document.querySelectorAll('.fighter .chest')]
    .map((one) => one.getBoundingClientRect().x)
    .filter((x) => box.left < x + half && x - half < box.right).length;
}"""

IN_POLISH = f"""localStorage.setItem('{SETTINGS}', JSON.stringify(
  {{ ...JSON.parse(localStorage.getItem('{SETTINGS}')), language: 'pl' }}))"""


def test_nothing_lit_is_covered(visit: Visit) -> None:
    player: Player = visit(Player)
    page = player.page
    fighters = ["lost_knight", "mistbearer"]  # the longest names
    player.open(f"/match/{begun(player, ALONE, seed=11, fighters=fighters)}")
    player.play(lambda _: page.locator(".match .row [data-option]").count() > 1)
    assert hidden_anywhere(page, ".match") == {}
    page.evaluate(IN_POLISH)
    page.reload()
    player.await_sight(lambda sight: sight.what == "decide")
    assert hidden_anywhere(page, ".match") == {}
    player.play(lambda _: page.locator(".match > .window").count() > 0)
    assert hidden_anywhere(page, ".match > .window", WINDOWS[:7]) == {}


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


@pytest.mark.parametrize(
    ("lang", "fighters"),
    [
        ("en", ["veroth", "lost_knight"]),
        ("es", ["mistbearer", "maggot"]),
        ("pl", ["maggot", "xingo"]),
    ],
)
def test_what_special_attacks_do_is_read_without_touching_them(
    visit: Visit, lang: str, fighters: list[str]
) -> None:
    player: Player = visit(lang=lang)
    page = player.page
    player.open(f"/match/{begun(player, ALONE, seed=11, fighters=fighters)}")
    player.play(lambda _: page.locator(".match:not(.windowed) .row [data-option]").count() > 1)
    for width, height in READ:
        resize(page, width, height)
        assert page.evaluate(CUT) == [], f"{width} × {height}"
    resize(page, *READ[0])
    for place in range(page.locator(".row [data-option]").count()):
        page.locator(".row [data-option]").nth(place).hover()
        page.locator(".caption").first.wait_for()
        page.evaluate(DRAWN)
        assert page.evaluate(OVER_HEADS) == 0


def test_the_plan_is_read_whole_in_a_low_window(visit: Visit) -> None:
    player: Player = visit(lang="es", window={"width": 1366, "height": 650})
    page = player.page
    player.open(f"/match/{begun(player, ALONE, seed=11, fighters=['maggot', 'xingo'])}")
    player.play(lambda _: page.locator(".draft .cards [data-option]").count() > 0)
    assert page.evaluate("document.documentElement.scrollHeight") <= 650
