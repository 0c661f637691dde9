"""The first match with a coach beside it."""

from __future__ import annotations

from typing import Final

import pytest
from browser.conftest import Visit
from browser.player import Finger, Player, Sight
from browser.reach import DRAWN
from browser.towers import Tower, at_a_tower
from tiers import always

pytestmark = pytest.mark.once
# Of the coach and of the match below it: what lies over it, or has left the window.
LIES: Final = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const over = box('aside').bottom - box('.match .hud').top;
  const out = box('.match .acts').bottom - innerHeight;
  return [over > 1, out > 1, box('.match .stage .picture').height < 40];
}"""
ENOUGH: Final = "You know enough"  # web-read-guide-enough


def test_the_guide_teaches_by_doing(visit: Visit) -> None:
    """One lesson after the other, each put aside or done, until one knows enough; then on alone."""
    player: Player = visit()
    page = player.page
    player.open()
    page.locator('nav a.way[href="/learn"]').click()
    lessons: set[str] = set()
    numbers: dict[str, int] = {}

    def listen(sight: Sight) -> bool:
        """Reads what the coach says; whether that is all one needs."""
        coach = page.locator("aside header b")
        if sight.what == "decide" and coach.count():
            title, count, *_ = page.locator("aside header").inner_text().splitlines()
            lessons.add(title)
            if count.startswith("Lesson "):
                number = int(count.split()[1])
                assert numbers.setdefault(title, number) == number
        onward = page.locator("aside footer .bar.main")
        if sight.what == "decide" and onward.count():
            onward.click()
        return ENOUGH in lessons

    player.play(listen, most=150)
    assert len(lessons) > 7, lessons
    counted = list(numbers.values())  # as they came: each has the next number, or one further
    assert counted[0] == 1 and counted == sorted(set(counted)), numbers
    assert "Your Special Attack" in lessons  # and not only a Reaction
    leave = page.locator("aside footer .link").last
    page.locator("aside").wait_for()
    if not leave.count():  # with nothing new to say the coach is folded
        page.locator("aside .bar").click()
    leave.click()
    page.wait_for_url("**/match/*")
    player.decide(2)


@pytest.mark.parametrize("lang", always("pl", "en", "es"))
def test_the_coach_leaves_room_for_the_draft(visit: Visit, lang: str) -> None:
    player: Player = visit(lang=lang)
    page = player.page
    player.open("/learn")
    seen = 0
    while page.locator(".draft .cards:not([role]) [data-option]").count() == 0:
        player.await_sight(lambda sight: sight.what == "decide")
        page.locator("aside .lesson").wait_for()
        for width, height in ((1440, 900), (1280, 720)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            high = page.evaluate("document.documentElement.scrollHeight")
            assert high <= height, (width, height, page.locator(".draft h1").inner_text())
        player.decide()
        seen += 1
    assert seen > 2


def test_a_tower_is_seen_in_the_guide(visit: Visit) -> None:
    player: Player = visit()
    tower = Tower(player)
    match = at_a_tower(player, 2)
    player.open(f"/learn?match={match}")
    tower.start()
    tower.claim()
    verdict = player.await_sight(lambda sight: sight.what == "verdict")
    player.act(verdict.answers[0])
    player.await_sight(lambda sight: sight.what in {"decide", "round"})


def test_the_coach_covers_nothing_of_a_fight_on_a_phone(visit: Visit) -> None:
    """It makes place for itself; what it says takes more lines in Polish."""
    player: Finger = visit(Finger, lang="pl")
    page = player.page
    player.open("/learn")
    heard: set[str] = set()

    def listen(sight: Sight) -> bool:
        if sight.what == "decide" and page.locator("aside.slim").count():
            heard.add(page.locator("aside").inner_text()[:12])
            page.evaluate(DRAWN)  # the match below follows one picture later
            assert page.evaluate(LIES) == [False, False, False], heard
        onward = page.locator("aside footer .bar.main")
        if sight.what == "decide" and onward.count():
            onward.tap()
        return len(heard) > 4

    player.play(listen, most=60)
    assert len(heard) > 4, heard
