"""The Chromium of this machine."""

from __future__ import annotations

import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# A sandbox needs rights that a container may not have; nothing but our own page is opened.
SWITCHES: Final = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--autoplay-policy=no-user-gesture-required",
]


def where() -> str | None:
    """Its path, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=where(), args=SWITCHES)
