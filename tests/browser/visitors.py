"""How somebody comes to the page: which window, which language, how calm."""

from __future__ import annotations

import json
from typing import Final

from browser.player import SETTINGS
from playwright.sync_api import Browser, BrowserContext, ViewportSize

DESKTOP: Final = ViewportSize(width=1440, height=900)
LAPTOP: Final = ViewportSize(width=1024, height=640)  # a small one is drawn sooner
PHONE: Final = ViewportSize(width=360, height=740)
QUICK: Final[dict[str, object]] = {"mute": True, "speed": 4}


def come(
    browser: Browser,
    lang: str = "en",
    *,
    phone: bool = False,
    calm: bool = True,
    window: ViewportSize = DESKTOP,
) -> BrowserContext:
    """A browser that was never here before; a calm one leaves out whatever takes time."""
    context = browser.new_context(
        viewport=PHONE if phone else window,
        has_touch=phone,
        is_mobile=phone,
        locale=lang,
        reduced_motion="reduce" if calm else "no-preference",
    )
    kept = json.dumps(QUICK | {"language": lang})
    context.add_init_script(
        f"localStorage.getItem('{SETTINGS}') ?? localStorage.setItem('{SETTINGS}', '{kept}')"
    )
    return context
