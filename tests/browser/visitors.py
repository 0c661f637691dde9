"""How somebody comes to the page: which window, which language, how calm."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ViewportSize

from browser.player import SETTINGS

DESKTOP: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=360, height=740)
# Device pixels to one of the page: so few are soon drawn, and where things lie is the same.
COARSE: Final = 0.25
QUICK: Final[dict[str, object]] = {"mute": True, "speed": 4}


def come(
    browser: Browser,
    lang: str = "en",
    *,
    phone: bool = False,
    calm: bool = True,
    window: ViewportSize = DESKTOP,
    scale: float = COARSE,
) -> BrowserContext:
    """A browser that was never here before; a calm one leaves out whatever takes time."""
    context = browser.new_context(
        viewport=PHONE if phone else window,
        device_scale_factor=scale,
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


class Profiles:
    """Browser profiles, lent to one test after the other and emptied between them.

    They keep what costs a new one seconds and no visitor can see: the scripts of the page, fetched
    and compiled.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[BrowserContext]] = defaultdict(list)
        self.kinds: dict[BrowserContext, str] = {}

    def take(self, **how: Any) -> BrowserContext:
        kind = repr(sorted(how.items()))
        context = self.free[kind].pop() if self.free[kind] else come(self.browser, **how)
        self.kinds[context] = kind
        return context

    def give_back(self, context: BrowserContext, address: str) -> None:
        page = context.new_page()
        whole = {"origin": address, "storageTypes": "cookies,local_storage,indexeddb"}
        for opened in context.pages:
            if opened is not page:
                opened.close()
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", whole)
        context.clear_cookies()
        context.clear_permissions()
        context.unroute_all()
        context.set_offline(False)
        page.close()
        self.free[self.kinds[context]].append(context)
