"""The first match with a coach beside it."""

from __future__ import annotations

from typing import Final

import pytest
from tiers import always

from browser.axe import AT_REST
from browser.conftest import Visit
from browser.player import Finger, Player, Sight
from browser.reach import DRAWN
from browser.towers import Tower, at_a_tower

pytestmark = pytest.mark.once
# Of the coach and of the match below it: what lies over it, or has left the window.
LIES: Final = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const over = box('aside').bottom - box('.match .hud').top;
  const out = box('.match .acts').bottom - innerHeight;
  return [over > 1, out > 1, box('.match .stage .picture').height < 40];
}"""
# Words that the ring's line goes through, or that the coach or what happened last cover. The
# coach may lie over numbers of the stage and, on a phone that lies, over the other hand.
CROSSED: Final = """() => {
  const words = [];
  const walker = document.createTreeWalker(document.querySelector('.match'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: holder, textContent: text } = walker.currentNode;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (!text.trim() || holder.closest('.unseen') || !holder.checkVisibility()) continue;
    // A line's box is higher than its letters.
    for (const { x, y, width, height } of range.getClientRects())
      words.push([text.trim(), new DOMRect(x, y + height / 4, width, height / 2), holder]);
  }
  const meets = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const inside = (a, b) =>
    b.left <= a.left && a.right <= b.right && b.top <= a.top && a.bottom <= b.bottom;
  const ring = document.querySelector('.pointer')?.getBoundingClientRect();
  const hole = ring && new DOMRect(ring.x + 3, ring.y + 3, ring.width - 6, ring.height - 6);
  const over = [...document.querySelectorAll('.recap, aside.floating')];
  return [
    ...words.filter(([, box]) => ring && meets(box, ring) && !inside(box, hole)),
    ...over.flatMap((one) => words.filter(([, box, holder]) =>
      !one.contains(holder) && !holder.closest('.arena, .their-hand')
      && meets(box, one.getBoundingClientRect()))),
  ].map(([text]) => text);
}"""
RING: Final = ".pointer"  # seen only: it says nothing
LESSONS: Final = 10  # decisions in which the ring goes around most that it ever does


def test_the_guide_teaches_by_doing(visit: Visit) -> None:
    """One lesson after the other, each put aside or done, until one knows enough; then on alone."""
    player: Player = visit()  # with room for the coach
    page = player.page
    player.open()
    player.way("web-learn").click()
    lessons: set[str] = set()
    numbers: dict[str, int] = {}

    def listen(sight: Sight) -> bool:
        """Reads what the coach says; whether that is all one needs."""
        if sight.what == "decide" and speaks(player):
            title, count, *_ = player.coach.inner_text().splitlines()
            lessons.add(title)
            if count.startswith("Lesson "):
                number = int(count.split()[1])
                assert numbers.setdefault(title, number) == number
        onward = player.button("web-read-guide-next")
        if sight.what == "decide" and onward.count():
            onward.click()
        return player.say("web-read-guide-enough") in lessons

    player.play(listen, most=150)
    assert len(lessons) > 7, lessons
    counted = list(numbers.values())  # as they came: each has the next number, or one further
    assert counted[0] == 1 and counted == sorted(set(counted)), numbers
    assert player.say("web-read-guide-special") in lessons  # and not only a Reaction
    leave = player.button("web-read-guide-skip").or_(player.button("web-close", player.coach))
    player.coach.wait_for()
    if not leave.count():  # with nothing new to say the coach is folded
        player.coach.get_by_role("button").click()
    leave.click()
    page.wait_for_url("**/match/*")
    player.decide(2)


def speaks(player: Player) -> bool:
    """The coach is there, and not folded."""
    return player.button("web-read-guide-hide").count() > 0


@pytest.mark.parametrize("lang", always("pl", "en", "es"))
def test_the_coach_leaves_room_for_the_draft(visit: Visit, lang: str) -> None:
    player: Player = visit(lang=lang)
    page = player.page
    player.open("/learn")
    seen = 0
    while player.answer("web-select-take-named", name="").count() == 0:
        player.await_sight(lambda sight: sight.what == "decide")
        player.button("web-read-guide-hide").wait_for()
        for width, height in ((1440, 900), (1280, 720)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            high = page.evaluate("document.documentElement.scrollHeight")
            assert high <= height, (width, height, player.headline.inner_text())
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
        if sight.what == "decide" and player.actions.count() and player.coach.count():
            heard.add(player.coach.inner_text()[:12])
            page.evaluate(DRAWN)  # the match below follows one picture later
            assert page.evaluate(LIES) == [False, False, False], heard
        onward = player.button("web-read-guide-next")
        if sight.what == "decide" and onward.count():
            onward.tap()
        return len(heard) > 4

    player.play(listen, most=60)
    assert len(heard) > 4, heard


@pytest.mark.parametrize(
    ("lang", "size"), always(("es", (1440, 900)), ("pl", (360, 740)), ("es", (740, 360)))
)
def test_neither_the_ring_nor_the_coach_lies_over_words(
    visit: Visit, lang: str, size: tuple[int, int]
) -> None:
    player: Player = visit(Finger if min(size) < 600 else Player, lang=lang)
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    player.open("/learn")
    seen, rings, crossed = 0, 0, dict[str, list[str]]()

    def listen(sight: Sight) -> bool:
        nonlocal seen, rings
        if sight.what != "decide" or not player.actions.count():
            return False
        page.evaluate(AT_REST)
        page.evaluate(DRAWN)
        if found := page.evaluate(CROSSED):
            crossed[player.region("web-match-decision").inner_text()] = found
        seen += 1
        rings += page.locator(RING).count()
        onward = player.button("web-read-guide-next")
        if onward.count():
            onward.dispatch_event("click")
        return seen == LESSONS

    player.play(listen, most=60)
    assert crossed == {}
    assert rings > 0
