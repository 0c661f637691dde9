"""The Chromium of this machine: for tests its headless shell, which has no windows to draw.

The shell is the same browser and takes little more than half of the processor time. What measures
the page as people see it (`figures.py`) takes the whole Chromium.
"""

from __future__ import annotations

import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright

SHELLS: Final = ("chromium-headless-shell", "chrome-headless-shell")
WHOLE: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# A sandbox needs rights that a container may not have; nothing but our own page is opened.
SWITCHES: Final = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--autoplay-policy=no-user-gesture-required",
]


def where(*, whole: bool = False) -> str | None:
    """Its path, if there is one."""
    return next(filter(None, map(shutil.which, WHOLE if whole else SHELLS + WHOLE)), None)


def launch(playwright: Playwright, *, whole: bool = False) -> Browser:
    return playwright.chromium.launch(executable_path=where(whole=whole), args=SWITCHES)
