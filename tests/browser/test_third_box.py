"""A box of one's own in the browser: its fighter, its arena, its drawings, colours and sounds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from server.servers import Server

from browser.conftest import Visit
from browser.player import Player

pytestmark = pytest.mark.once

YARD = Path(__file__).parents[2] / "examples" / "boxes" / "ember_yard"
FIGURES = ".stage .fighter"  # drawn for the eye alone, like all of the stage
PITCH = 300  # of the wind in its arena
LISTEN = """
  window.filters = [];
  const build = BaseAudioContext.prototype.createBiquadFilter;
  BaseAudioContext.prototype.createBiquadFilter = function () {
    const made = build.call(this);
    window.filters.push(made);
    return made;
  };
"""


@pytest.fixture
def yard(built_page: Path, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "matches.sqlite", built_page, ["--boxes", str(YARD)])
    yield running
    assert running.end() == ""


def test_a_fighter_of_a_third_box_is_chosen_and_plays_in_its_arena(
    yard: Server, visit: Visit
) -> None:
    player: Player = visit(house=yard)
    page = player.page
    page.add_init_script(LISTEN)
    player.fix_seed(4)
    player.open("/select?with=computer")

    tile = page.get_by_role("button", name="Ash Duelist")
    expect(tile.locator("img")).not_to_have_js_property("naturalWidth", 0)
    colour = "(tile) => getComputedStyle(tile).getPropertyValue('--c').trim()"
    assert tile.evaluate(colour) == "#ff9f2e"
    for choice in ("level-rookie", "web-select-test-dice"):
        player.choose(choice)
    player.page.get_by_role("radiogroup", name="Arena").get_by_text("Ember Yard").click()
    player.pick("ash_duelist", "veroth")
    player.fight()

    figures = page.locator(FIGURES)
    player.play(lambda sight: figures.count() == 2)
    shown = figures.locator("img.on").first
    expect(shown).not_to_have_js_property("naturalWidth", 0)
    sky = stage(player).evaluate("(stage) => getComputedStyle(stage).backgroundColor")
    assert sky == "rgb(21, 15, 30)"
    for moving in ("flame", "ember", "mist"):
        expect(stage(player).locator(f".{moving}").first).to_be_attached()
    assert spaces_of(player) == 7
    assert PITCH in page.evaluate("window.filters.map((one) => Math.round(one.frequency.value))")

    player.play(lambda sight: sight.what == "round")


def stage(player: Player) -> Locator:
    return player.page.locator(".stage:has(> .picture)")


def spaces_of(player: Player) -> int:
    """The row lies in the middle of the stage."""
    spaces = player.spaces.all()
    boxes = [box for box in (each.bounding_box() for each in spaces) if box]
    whole = stage(player).bounding_box()
    assert whole is not None
    middle = sum(box["x"] + box["width"] / 2 for box in boxes) / len(boxes)
    assert abs(middle - whole["x"] - whole["width"] / 2) < 0.06 * whole["width"]
    return len(boxes)
