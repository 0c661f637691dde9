"""axe-core finds nothing serious or critical on any screen, at a desk and on a phone.

The parts of a match are looked at while whole matches are played: `test_matches`, `test_ways`.
"""

from __future__ import annotations

import pytest
from positions import at_the_board
from tiers import always

from browser.axe import grave_faults
from browser.conftest import Visit
from browser.matches import come_to
from browser.player import Finger, Player
from browser.towers import Tower, at_a_tower

pytestmark = pytest.mark.once
KINDS = always(Player, Finger)
STILL = ["/", "/select?with=computer", "/select?with=friend", "/replays", "/cards", "/rules/block"]


@pytest.mark.parametrize("kind", KINDS)
def test_screens_without_a_match(visit: Visit, kind: type[Player]) -> None:
    player: Player = visit(kind)
    found = {}
    for path in STILL:
        player.open(path)
        player.page.wait_for_load_state("networkidle")
        found[path] = grave_faults(player.page)
    player.open("/nowhere")
    player.await_sight(lambda sight: sight.what == "lost")
    found["lost"] = grave_faults(player.page)
    player.open()
    player.way("web-settings").click()
    found["settings"] = grave_faults(player.page)
    assert not any(found.values()), found


@pytest.mark.parametrize("kind", KINDS)
def test_a_tower(visit: Visit, kind: type[Player]) -> None:
    player: Player = visit(kind)
    tower = Tower(player)
    at_a_tower(player, 2)
    player.await_sight(lambda sight: sight.what == "start")
    found = {"waiting": grave_faults(player.page)}
    tower.start()
    found["building"] = grave_faults(player.page)
    tower.claim()
    player.await_sight(lambda sight: sight.what == "verdict")
    found["verdict"] = grave_faults(player.page)
    assert not any(found.values()), found


@pytest.mark.parametrize("kind", KINDS)
def test_a_practice_tower(visit: Visit, kind: type[Player]) -> None:
    player: Player = visit(kind)
    page, tower = player.page, Tower(player)
    player.open("/practice")
    player.heading("web-screen-practice").wait_for()
    found = {"setup": grave_faults(page)}
    player.button("web-test-start").click()
    tower.until_building()
    found["building"] = grave_faults(page)
    tower.claim()
    player.button("web-practice-again").wait_for()
    found["verdict"] = grave_faults(page)
    assert not any(found.values()), found


def test_sheets_over_a_match(visit: Visit) -> None:
    player: Player = visit()
    come_to(player, at_the_board())
    found = {}
    for key in ("l", "h", "?"):
        player.page.keyboard.press(key)
        (player.hint if key == "h" else player.dialog).wait_for()
        found[key] = grave_faults(player.page)
        player.page.keyboard.press("Escape")
    openers = {"head": player.portraits.first, "deck": player.deck, "menu": player.menu}
    for name, button in openers.items():
        button.click()
        player.dialog.wait_for()
        found[name] = grave_faults(player.page)
        player.page.keyboard.press("Escape")
    assert not any(found.values()), found


def test_the_guide(visit: Visit) -> None:
    player: Player = visit()
    player.open("/learn")
    player.coach.wait_for()
    assert grave_faults(player.page) == []
