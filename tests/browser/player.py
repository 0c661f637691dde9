"""People for tests who see nothing but the page: they look, choose and touch.

They know which element is a thing to touch, and no rule: `look.js` finds out
what is offered and whether a touch would meet it.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Route

from browser.shown import PICTURE, Shown

LOOK: Final = (Path(__file__).parent / "look.js").read_text("utf-8").partition("*/")[2].strip()
WATCH: Final = (Path(__file__).parent / "await.js").read_text("utf-8").partition("*/")[2].strip()
LONG: Final = 60.0  # seconds; nothing takes so long unless it is broken
SETTINGS: Final = "knockdown.settings"
# What a fighter who wants to be done soon prefers; everything else is as good as anything.
EAGER: Final = ("test", "attack", "special", "pay")
TIMID: Final = ("no", "pass", "not-this-round", "end", "done")


@dataclass(frozen=True)
class Answer:
    """Something that can be touched, and where."""

    option: str
    hits: bool
    x: float
    y: float


@dataclass(frozen=True)
class Sight:
    """`what` is on the page: a decision, something to go on from, or nothing to do."""

    what: str
    answers: list[Answer]
    text: str


def seen_by(found: dict[str, Any] | None) -> Sight | None:
    if found is None:
        return None
    return Sight(found["what"], [Answer(**one) for one in found["answers"]], found["text"])


class Player(Shown):
    """Plays with a mouse."""

    touches = False  # has a phone

    def __init__(self, context: BrowserContext, address: str, seed: int = 1) -> None:
        self.context = context
        self.address = address
        self.rng = Random(seed)
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.seen: set[str] = set()
        page = self.tab()
        super().__init__(page, page.evaluate("navigator.language"))

    def tab(self) -> Page:
        """Another page of the same browser; whatever it complains about is kept."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hear)
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def expect(self, *patterns: str) -> None:
        """Complaints of the browser that belong to this test: a server that was killed."""
        self.expected += patterns

    @property
    def unexpected(self) -> list[str]:
        return [
            text
            for text in self.complaints
            if not any(re.search(pattern, text) for pattern in self.expected)
        ]

    # ---------------------------------------------------------------- without the page
    def ask(self, path: str, data: object = None) -> Any:
        """The server, with this browser's cookie. It may close an old connection just then."""
        method = "GET" if data is None else "POST"
        where = self.address + path
        answer = self.context.request.fetch(where, method=method, data=data, max_retries=3)
        assert answer.ok, answer.text()
        return answer.json()

    # ------------------------------------------------------------------ going about
    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def fix_seed(self, seed: int) -> None:
        """Every match that is begun from now on is the same one."""

        def add(route: Route) -> None:
            if route.request.method != "POST":
                return route.continue_()
            wanted = json.loads(route.request.post_data or "{}")
            return route.continue_(post_data=json.dumps(wanted | {"seed": seed}))

        self.context.route(re.compile(r"/api/matches(\?.*)?$"), add)

    def choose(self, message: str) -> None:
        """One of the settings beside the fighters."""
        self.option(message).click()

    def pick(self, *fighters: str) -> None:
        for fighter in fighters:
            self.tile(fighter).click()

    def fight(self) -> str:
        """Begins the match; tells which one it is."""
        self.button("web-select-fight").click()
        self.page.wait_for_url("**/match/*")
        return self.match

    @property
    def match(self) -> str:
        return self.page.url.rpartition("/")[2]

    # ---------------------------------------------------------------------- playing
    def look(self) -> Sight:
        sight = seen_by(self.page.evaluate(LOOK))
        assert sight is not None
        return sight

    def await_sight(self, wanted: Callable[[Sight], bool] = lambda _: True) -> Sight:
        """Until there is something to do, and it is what is wanted."""
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            sight = seen_by(self.page.evaluate(f"({WATCH})({LOOK})"))
            if sight and wanted(sight):
                return sight
            self.next_picture()
        shown = self.main.inner_text()[:400]
        raise AssertionError(f"nothing happens on {self.page.url}: {shown}")

    def wait(self, until: Callable[[], bool], otherwise: str) -> None:
        """For what the page hears or sends, which no locator sees."""
        end = time.monotonic() + LONG
        while not until():
            assert time.monotonic() < end, otherwise
            self.next_picture()

    def next_picture(self) -> None:
        """Until the page has drawn again; whatever it has heard meanwhile is known then."""
        self.page.wait_for_function(PICTURE)

    def play(self, until: Callable[[Sight], bool] = lambda _: False, most: int = 2000) -> Sight:
        """To the end of the match, or until such a sight; whatever comes is gone through."""
        for _ in range(most):
            sight = self.await_sight()
            self.seen.add(sight.what)
            if sight.what in {"over", "lost"} or until(sight):
                return sight
            self.act(self.chosen(sight))
        raise AssertionError(f"the match does not end: {self.look()}")

    def decide(self, count: int = 1) -> None:
        """So many decisions; what comes between is gone through."""
        while count:
            sight = self.play(lambda sight: sight.what == "decide")
            if sight.what != "decide":
                return
            self.act(self.chosen(sight))
            count -= 1

    def chosen(self, sight: Sight) -> Answer:
        def eagerness(answer: Answer) -> int:
            word = answer.option.partition(" ")[0]
            if word in TIMID:
                return 0
            return 2 + answer.hits if word in EAGER else 1

        best = max(map(eagerness, sight.answers))
        return self.rng.choice([one for one in sight.answers if eagerness(one) == best])

    def act(self, answer: Answer) -> None:
        self.page.mouse.click(answer.x, answer.y)


class Finger(Player):
    """Plays on a phone: the first touch looks, the second one does it, there or on the bar."""

    touches = True
    confirms = False  # whether the bar's button was the last to do it
    decided = 0  # answers that were sent

    def tab(self) -> Page:
        page = super().tab()
        page.on("websocket", lambda socket: socket.on("framesent", self.count))
        return page

    def count(self, sent: str | bytes) -> None:
        self.decided += '"decide"' in str(sent)

    def act(self, answer: Answer) -> None:
        self.page.touchscreen.tap(answer.x, answer.y)
        self.confirms = not self.confirms and self.do_it.count() > 0
        if self.confirms:
            self.confirm()
            return
        again = [one for one in self.look().answers if one.option == answer.option]
        if again:
            self.page.touchscreen.tap(again[0].x, again[0].y)

    @property
    def do_it(self) -> Locator:
        """The bar's button, when something has been touched."""
        return self.page.get_by_role("button", name=f"{self.say('web-match-do-it')}: ")

    def confirm(self) -> None:
        before = self.decided
        self.do_it.tap()
        self.wait(lambda: self.decided > before, "a touch on the button was no answer")
