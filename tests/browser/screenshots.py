"""`make screenshots`: pictures of the main screens, the same ones every time.

python -m browser.screenshots FOLDER
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Locator, sync_playwright
from server.play import ALONE, SHARED
from server.servers import Server

from browser import visitors
from browser.axe import AT_REST
from browser.chromium import launch
from browser.matches import begun
from browser.player import Finger, Player, Sight
from browser.towers import Tower, at_a_tower
from knockdown.server.settings import page_folder

COLOURS: Final = 128  # of a picture: they are drawn flat, and stay small like that
KEEPS_RARE: Final = Image.Quantize.FASTOCTREE  # colours of small things, a symbol or a portrait
FIGHTERS: Final = ["veroth", "driana"]
WHERE: Final = {"arena": "siege_storm", "skills": "siege_storm", "fighters": FIGHTERS}


class Photographer:
    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder

    def visitor(self, *, phone: bool = False) -> Player:
        kind = Finger if phone else Player
        context = visitors.come(self.browser, phone=phone, scale=1)
        return kind(context, self.address)

    def take(self, player: Player, name: str) -> None:
        player.page.wait_for_load_state("networkidle")
        player.page.evaluate(AT_REST)
        picture = Image.open(BytesIO(player.page.screenshot())).convert("RGB")
        small = picture.quantize(COLOURS, KEEPS_RARE, dither=Image.Dither.NONE)
        suffix = "-phone" if isinstance(player, Finger) else ""
        small.save(self.folder / f"{name}{suffix}.png", optimize=True)

    def still(self, player: Player, name: str, path: str, wanted: Locator) -> None:
        player.open(path)
        wanted.first.wait_for()
        self.take(player, name)


def is_on(*wanted: Locator) -> Callable[[Sight], bool]:
    return lambda sight: sight.what == "decide" and all(one.count() > 0 for one in wanted)


def screens(camera: Photographer, *, phone: bool) -> None:
    player = camera.visitor(phone=phone)
    camera.still(player, "title", "/", player.way("web-play"))
    camera.still(player, "select", "/select?with=computer", player.tile("veroth"))
    camera.still(player, "gallery", "/cards", player.page.get_by_role("status"))
    camera.still(player, "rules", "/rules/block", player.page.get_by_role("article"))
    camera.still(player, "guide", "/learn", player.coach)
    a_match(camera, phone=phone)
    a_tower(camera, phone=phone)


def a_match(camera: Photographer, *, phone: bool) -> None:
    """From the draft to the last word, with a picture of each thing the first time it comes."""
    player = camera.visitor(phone=phone)
    match = begun(player, ALONE, seed=11, **WHERE)
    player.open(f"/match/{match}")
    wanted: dict[str, Callable[[Sight], bool]] = {
        "draft": is_on(player.setup, player.answer("web-select-keep-named", name="")),
        "match": is_on(player.button("word-combo"), player.lit_specials),
        "block": is_on(player.answer("web-match-incoming")),
        "dice": lambda sight: sight.what == "verdict",
        "round": lambda sight: sight.what == "round",
    }

    def look(sight: Sight) -> bool:
        for name in [name for name, fits in wanted.items() if fits(sight)]:
            del wanted[name]
            camera.take(player, name)
        return False

    player.play(look)
    player.moments.first.wait_for()
    camera.take(player, "end")
    player.open(f"/replay/{match}?move=40")
    player.timeline.wait_for()
    camera.take(player, "replay")
    other = camera.visitor(phone=phone)
    grail = {"arena": "tainted_grail", "skills": "tainted_grail"}
    other.open(f"/match/{begun(other, SHARED, seed=4, **grail)}")
    other.decide(14)
    other.play(is_on(other.actions, other.lit_row))
    camera.take(other, "grail")


def a_tower(camera: Photographer, *, phone: bool) -> None:
    player = camera.visitor(phone=phone)
    tower = Tower(player)
    at_a_tower(player, 4)
    tower.start()
    if not phone:
        tower.drag(0, tower.cube(0)[0], 0.52 * tower.edge)
        tower.drag(1, tower.cube(0)[0], 1.54 * tower.edge)
    camera.take(player, "tower")


def main(folder: Path) -> None:
    page = page_folder(os.environ)
    assert page is not None, "the page is not built"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept) / "matches.sqlite", page)
        browser = launch(playwright, whole=True)
        camera = Photographer(browser, f"http://{server.host}", folder)
        for phone in (False, True):
            screens(camera, phone=phone)
        browser.close()
        server.end()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
