"""One match in windows of every size: whatever is lit can be touched where it is seen."""

from __future__ import annotations

import pytest
from browser.conftest import Visit
from browser.player import SETTINGS, Player
from browser.reach import WINDOWS, hidden_anywhere
from browser.towers import ALONE, begun

pytestmark = pytest.mark.once

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
