"""axe-core, from the page's own libraries: what it finds on a screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from browser.player import Player, Sight

ROOT: Final = Path(__file__).parent.parent.parent
PLACE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Colours are judged when nothing fades in any more.
AT_REST: Final = """async () => {
  const fades = (one) =>
    one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
  const end = performance.now() + 3000;
  while (performance.now() < end) {
    if (!document.querySelector('div.banner') && !document.getAnimations().some(fades)) return;
    await new Promise((done) => setTimeout(done, 30));
  }
}"""
GRAVE: Final = {"serious", "critical"}


def grave_faults(page: Page) -> list[str]:
    """Everything serious or critical: what, where, and what axe says of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(PLACE.read_text("utf-8"))
    page.evaluate(AT_REST)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


class Inspector:
    """Looks at every part of a match the first time it comes."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.found: dict[str, list[str]] = {}

    def look(self, sight: Sight) -> bool:
        """Never a reason to stop playing."""
        self.check(sight.what if sight.what != "decide" else self.heading())
        return False

    def check(self, part: str) -> None:
        if part not in self.found:
            self.found[part] = grave_faults(self.player.page)

    @property
    def is_at_the_board(self) -> bool:
        return "board" in self.found

    def heading(self) -> str:
        """Which decision it is, as its window or its draft is headed."""
        head = self.player.main.get_by_role("heading").first.text_content() or ""
        return "board" if head.startswith(self.player.say("web-match-your-hand")) else head

    def assert_no_faults(self, parts: int) -> None:
        assert not any(self.found.values()), self.found
        assert len(self.found) >= parts, self.found
