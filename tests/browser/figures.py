"""`python -m browser.figures`: how fast the page is, in a real Chromium, beside its goals."""

from __future__ import annotations

import gzip
import os
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from goals import Table
from playwright.sync_api import Browser, sync_playwright
from server.play import ALONE
from server.servers import Server

from browser import visitors
from browser.chromium import launch
from browser.matches import begun
from browser.player import Answer, Player
from browser.towers import Tower, at_a_tower
from knockdown.server.settings import page_folder

WATCH: Final = (Path(__file__).parent / "watch.js").read_text("utf-8")
VISITS: Final = 5
MATCHES: Final = 2
CUBES: Final = 12
# The answer has come back, if one was given, and is drawn.
ANSWERED: Final = "() => !window.watched.asked && new Promise(requestAnimationFrame)"


class Watched(Player):
    """Whose page keeps when things happened."""

    def __init__(self, browser: Browser, server: Server) -> None:
        context = visitors.come(browser, scale=1)
        context.add_init_script(WATCH)
        super().__init__(context, f"http://{server.host}")

    def act(self, answer: Answer) -> None:
        """Like a person, who does not ask the page a hundred times a second what it shows."""
        super().act(answer)
        self.page.wait_for_function(ANSWERED)

    def kept(self, what: str) -> list[float]:
        found: list[float] = self.page.evaluate(f"window.watched.{what}")
        return found

    def usable(self) -> float:
        """Milliseconds from opening the address to a title that can be used."""
        self.open()
        self.way("web-play").click(trial=True)
        return float(self.page.wait_for_function("window.watched.usable").json_value())


def size_of(page: Path) -> float:
    """What has to be loaded of scripts and styles, in kB, as it is sent."""
    files = [file for file in page.rglob("*") if file.suffix in {".js", ".css"}]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000


def titles(browser: Browser, server: Server) -> list[float]:
    """Each visitor is new: nothing lies in the browser's store."""
    found = []
    for _ in range(VISITS):
        player = Watched(browser, server)
        found.append(player.usable())
        player.context.close()
    return found


def decisions(browser: Browser, server: Server) -> list[float]:
    """From the click to the picture with the answer, in whole matches."""
    found: list[float] = []
    for seed in range(MATCHES):
        player = Watched(browser, server)
        player.open(f"/match/{begun(player, ALONE, seed=seed)}")
        player.play()
        found += player.kept("decisions")
        player.context.close()
    return found


def tower(browser: Browser, server: Server) -> tuple[float, float]:
    """Frames and snapshots a second while a cube is carried about."""
    player = Watched(browser, server)
    hand = Tower(player)
    at_a_tower(player, CUBES)
    hand.start()
    begin: float = player.page.evaluate("performance.now()")
    for place in (-100.0, 100.0, -60.0, 60.0):
        hand.drag(0, place, 3 * hand.edge)
    end: float = player.page.evaluate("performance.now()")

    rates = [rate_of(player.kept(what), begin, end) for what in ("frames", "pictures")]
    player.context.close()
    return rates[0], rates[1]


def rate_of(moments: Sequence[float], begin: float, end: float) -> float:
    """How many a second, from the first to the last: nothing begins exactly at `begin`."""
    within = [at for at in moments if begin < at < end]
    return (len(within) - 1) / (within[-1] - within[0]) * 1000


def write_size(table: Table, page: Path) -> None:
    found = size_of(page)
    table.row("scripts and styles, gzipped", "250 kB", f"{found:.0f} kB", holds=found <= 250)


def write_titles(table: Table, found: Sequence[float]) -> None:
    middle, worst = statistics.median(found), max(found)
    table.row(
        "title usable, median / worst",
        "1000 ms",
        f"{middle:.0f} / {worst:.0f} ms",
        holds=worst <= 1000,
    )


def write_decisions(table: Table, found: Sequence[float]) -> None:
    middle, most = statistics.median(found), statistics.quantiles(found, n=20)[-1]
    table.row(
        "click to picture, median / 95 %",
        "100 / 250 ms",
        f"{middle:.0f} / {most:.0f} ms",
        holds=middle <= 100 and most <= 250,
    )


def write_tower(table: Table, frames: float, pictures: float) -> None:
    """A screen that shows 60 pictures a second is never met to the last hundredth."""
    of_cubes = f"tower of {CUBES} cubes, frames a second"
    table.row(of_cubes, "60", f"{frames:.1f}", holds=round(frames) >= 60)
    table.row("its snapshots a second", "60", f"{pictures:.1f}", holds=round(pictures) >= 60)


def main() -> None:
    page = page_folder(os.environ)
    assert page is not None, "the page is not built"
    table = Table()
    table.row("", "goal", "found")
    write_size(table, page)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "matches.sqlite", page, is_command=True)
        browser = launch(playwright, whole=True)
        write_titles(table, titles(browser, server))
        write_decisions(table, decisions(browser, server))
        write_tower(table, *tower(browser, server))
        browser.close()
        server.end()
    if table.missed:
        sys.exit(f"missed: {'; '.join(table.missed)}")


if __name__ == "__main__":
    main()
