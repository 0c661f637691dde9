"""A hand that builds a tower with a mouse: by what the page was sent, where the page draws it."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from random import Random
from typing import Any, Final

from browser.player import LONG, Player
from playwright.sync_api import WebSocket
from server.play import before_a_test

import knockdown
from knockdown.referee.live import LiveMatch
from knockdown.referee.record import Record

PERSON: Final = {"kind": "person"}
ROOKIE: Final = {"kind": "computer", "level": "rookie"}
ALONE: Final = (PERSON, ROOKIE)
SHARED: Final = (PERSON, PERSON)
# Of the drawing, for a window of 1440 × 900: the table's top, its middle, what is seen of it,
# the room above a finished tower and a cube's largest side, all in pixels.
FLOOR: Final = 706.0
MIDDLE: Final = 720.0
WIDTH: Final = 924.0
ROOM: Final = 510.0
EDGE: Final = 50.0


def at_a_tower(player: Player, cubes: int, against: object = PERSON) -> str:
    """A match that waits for a tower of so many cubes, on the screen of the one who attacks."""
    record, test = before_a_test(cubes)
    seats = (against, PERSON) if test.seat == 0 else (PERSON, against)
    match = brought(player, knockdown.format_match(record), len(record.moves), seats)
    player.open(f"/match/{match}")
    return match


def before_a_call(knockdown_test: str) -> tuple[Record, int]:
    """A match in which a test may be called now, and by whom."""
    for seed in range(100):
        live, rng = LiveMatch(Record(seed=seed, knockdown=knockdown_test)), Random(seed)
        while live.match.round < 2 and not live.match.is_over:
            words = knockdown.move_texts(live.match)
            if "test" in words:
                return live.record, live.match.decider
            live.play(rng.choice([one for one in words if one.startswith("attack")] or words))
    raise AssertionError("nobody may call a test")


def begun(player: Player, seats: object, **wanted: object) -> str:
    """A match of this player, begun without the page; tests are made with dice."""
    data = {"seats": seats, "knockdown": "dice", "arena": "siege_storm"} | wanted
    answer = player.context.request.post(f"{player.address}/api/matches", data=data)
    assert answer.ok, answer.text()
    return str(answer.json()["match"])


def brought(player: Player, text: str, step: int, seats: object) -> str:
    """Goes on with a match that is brought along as text; tells which match it is now."""
    ask = player.context.request.post
    known = ask(f"{player.address}/api/texts", data={"text": text}).json()["match"]
    wanted = {"step": step, "seats": seats}
    answer = ask(f"{player.address}/api/matches/{known}/continue", data=wanted)
    assert answer.ok, answer.text()
    return str(answer.json()["match"])


class Tower:
    """What the page hears of a tower, and where on the screen it is."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.began: Any = None
        self.frame: Any = None
        self.judged: Any = None
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "tower_began":
            self.began, self.frame, self.judged = message, message["frame"], None
        elif message["type"] == "tower":
            self.frame = message
        elif message["type"] == "tower_judged":
            self.judged = message

    def wait(self, until: Callable[[], bool], what: str) -> None:
        for _ in range(int(LONG * 100)):
            if until():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"{what}: {self.frame}")

    def start(self) -> None:
        self.player.act(self.player.await_sight(lambda sight: sight.what == "start").answers[0])
        self.until_building()

    def until_building(self) -> None:
        self.page.locator(".table.yours").wait_for()
        self.wait(lambda: self.frame["phase"] == "building", "nobody builds")

    # --------------------------------------------------------------- where things are
    def cube(self, which: int) -> tuple[float, float]:
        x, y = self.frame["cubes"][3 * which : 3 * which + 2]
        return float(x), float(y)

    @property
    def edge(self) -> float:
        return float(self.began["edge"])

    @property
    def scale(self) -> float:
        """As the page shows it at first: everything that lies there, and room for the tower."""
        cubes = len(self.began["heavy"])
        first: list[float] = self.began["frame"]["cubes"][::3]
        outermost = max(abs(x) for x in first) + 1.1 * self.edge
        half = min(outermost, float(self.began["half_width"]) + self.edge / 2)
        return min(WIDTH / (2 * half), ROOM / (self.edge * (cubes + 1.7)), EDGE / self.edge)

    def on_screen(self, x: float, y: float) -> tuple[float, float]:
        return MIDDLE + x * self.scale, FLOOR - y * self.scale

    # ------------------------------------------------------------------ with the mouse
    def drag(self, which: int, x: float, y: float) -> None:
        """Up first, then over, then softly down, and let go."""
        mouse = self.page.mouse
        high = y + 1.2 * self.edge
        self.take(which, high)
        mouse.move(*self.on_screen(x, high), steps=6)
        self.page.wait_for_timeout(60)
        mouse.move(*self.on_screen(x, y), steps=4)
        self.let_go(which, x, y)
        self.page.wait_for_timeout(150)

    def drop_one(self) -> None:
        """A cube that none lies on, lifted and let go: that can be done wherever they all are."""
        which = max(range(len(self.began["heavy"])), key=lambda each: self.cube(each)[1])
        x, y = self.cube(which)
        high = y + 1.2 * self.edge
        self.take(which, high)
        self.let_go(which, x, high)

    def take(self, which: int, high: float) -> None:
        """And lift it."""
        mouse, (x, y) = self.page.mouse, self.cube(which)
        mouse.move(*self.on_screen(x, y))
        mouse.down()
        self.wait(lambda: self.frame["held"] == which, f"cube {which} was not taken")
        mouse.move(*self.on_screen(x, high), steps=3)

    def let_go(self, which: int, x: float, y: float) -> None:
        """As soon as it has come there."""
        self.wait(lambda: self.is_near(which, x, y), f"cube {which} did not follow")
        self.page.mouse.up()
        self.wait(lambda: self.frame["held"] == -1, f"cube {which} was not let go")

    def is_near(self, which: int, x: float, y: float) -> bool:
        return math.dist(self.cube(which), (x, y)) < 0.2 * self.edge

    def build(self) -> None:
        """The first cube stands where it lies, upright; the others go on top of it."""
        foot, _ = self.cube(0)
        self.drag(0, foot, 0.52 * self.edge)
        for level in range(1, len(self.began["heavy"])):
            self.drag(level, self.cube(level - 1)[0], (level + 0.54) * self.edge)

    def claim(self) -> None:
        self.page.locator(".done button").click()

    # --------------------------------------------------------------------- with keys
    def key_two(self) -> None:
        """A tower of two: Tab takes a cube, an arrow carries it over the other, Enter lowers it."""
        keys = self.page.keyboard
        keys.press("Tab")
        self.wait(lambda: self.frame["held"] >= 0, "no cube was taken")
        held = self.frame["held"]
        foot, _ = self.cube(1 - held)
        way = "ArrowLeft" if self.cube(held)[0] > foot else "ArrowRight"
        keys.press("r")
        keys.down(way)
        self.wait(lambda: abs(self.cube(held)[0] - foot) < 0.1 * self.edge, "it is not carried")
        keys.up(way)
        keys.press("Enter")
        self.wait(lambda: self.frame["held"] == -1, "it was not laid down")
