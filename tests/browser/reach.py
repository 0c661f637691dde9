"""Whether a touch meets what is lit: nothing lies over it, and no window is too small for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from playwright.sync_api import Page

# The two drawn sizes, phones both ways, 200 % zoom, flat, large and very wide ones, tablets.
WINDOWS: Final = (
    (360, 740),
    (390, 844),
    (667, 375),
    (720, 450),
    (1024, 640),
    (1200, 600),
    (1440, 900),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (5120, 1440),
    (768, 1024),
    (600, 960),
    (2560, 1440),
)
# Each way to lay out the page once, and the widest one.
LAYOUTS: Final = (*WINDOWS[:4], (1440, 900), (2560, 1080), (768, 1024))
MOST_DRAWN: Final = 1440 * 900  # pixels
# Whatever does something, and all nine spaces: one that is not lit tells what is on it.
LIT: Final = (
    "button:not(:disabled, [aria-disabled='true']), a[href], input:not(.unseen), [data-space]"
)
DRAWN: Final = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
)
HIDDEN: Final = """([where, lit]) => {
  const meets = (element) => {
    element.closest('.body')?.contains(element) && element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (element.contains(met) || met.closest('label')?.contains(element));
  };
  const name = (one) => one.dataset.space ? `space ${one.dataset.space}` : one.dataset.option;
  const told = (one) => name(one) ?? one.ariaLabel ?? one.innerText;
  const within = document.querySelector(where);
  return [...within.querySelectorAll(lit)].filter((one) => !meets(one)).map(told);
}"""


def resize(page: Page, width: int, height: int) -> None:
    """And laid out. Of a huge window fewer pixels are drawn: where things lie stays the same."""
    page.set_viewport_size({"width": width, "height": height})
    if width * height > MOST_DRAWN:
        wanted = {"width": width, "height": height, "deviceScaleFactor": 0.25, "mobile": False}
        page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", wanted)
    page.evaluate(DRAWN)


def hidden(page: Page, where: str) -> list[str]:
    """What is lit in that part of the page, and covered or outside the window at its middle."""
    found: list[str] = page.evaluate(HIDDEN, [where, LIT])
    return found


def hidden_anywhere(
    page: Page, where: str, windows: Iterable[tuple[int, int]] = WINDOWS
) -> dict[str, list[str]]:
    """The same for windows of all these sizes; nothing if every touch would meet."""
    faults: dict[str, list[str]] = {}
    for width, height in windows:
        resize(page, width, height)
        if found := hidden(page, where):
            faults[f"{width} × {height}"] = found
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            faults.setdefault(f"{width} × {height}", []).append(f"{wide} px wide")
    return faults
