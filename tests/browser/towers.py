"""Hands that build a tower on the page: by what it was sent, where it is drawn."""

from __future__ import annotations

import json
import math
from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, ViewportSize, WebSocket
from positions import before_a_test
from server.play import PERSON

from browser.matches import brought
from browser.player import Player

LATELY: Final = 6  # snapshots: a tenth of a second
LIFT: Final = 40.0  # pixels of air between a finger and the cube above it


class Drawing(NamedTuple):
    """Where the page draws a tower, in pixels."""

    floor: float  # the table's top
    middle: float
    width: float  # of what is seen of it
    room: float  # from the table to the top of a finished tower
    edge: float = 50.0  # of the largest cube


PHONE: Final = Drawing(510.6, 180.0, 360.0, 360.6)  # in a window of 360 × 740


def at_a_desk(window: ViewportSize) -> Drawing:
    """As it is drawn for 1440 × 900, and made smaller."""
    unit = min(window["width"] / 1440, window["height"] / 900)
    floor = window["height"] - 194 * unit
    return Drawing(floor, window["width"] / 2, 924 * unit, floor - 196 * unit, 50 * unit)


def at_a_tower(player: Player, cubes: int, against: object = PERSON) -> str:
    """A match that waits for a tower of so many cubes, on the screen of the one who attacks."""
    record, test = before_a_test(cubes)
    seats = (against, PERSON) if test.seat == 0 else (PERSON, against)
    match = brought(player, record, seats)
    player.open(f"/match/{match}")
    return match


def met(player: Player) -> Locator:
    """Which of the four conditions are."""
    return player.conditions.get_by_role("listitem").filter(has_text=player.say("web-test-met"))


class Tower:
    """What the page hears of a tower, and where on the screen it is. Built with a mouse."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.began: Any = None
        self.frame: Any = None
        self.judged: Any = None
        self.lately: deque[list[float]] = deque(maxlen=LATELY)  # where the cubes were
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "tower_began":
            self.began, self.frame, self.judged = message, message["frame"], None
        elif message["type"] == "tower":
            self.frame = message
            self.lately.append(message["cubes"])
        elif message["type"] == "tower_judged":
            self.judged = message

    def wait(self, until: Callable[[], bool], what: str) -> None:
        self.player.wait(until, f"{what}: {self.frame}")

    def start(self) -> None:
        self.player.act(self.player.await_sight(lambda sight: sight.what == "start").answers[0])
        self.until_building()

    def until_building(self) -> None:
        self.player.done.wait_for()
        self.wait(lambda: self.frame["phase"] == "building", "nobody builds")

    # --------------------------------------------------------------- where things are
    def cube(self, which: int) -> tuple[float, float]:
        x, y = self.frame["cubes"][3 * which : 3 * which + 2]
        return float(x), float(y)

    @property
    def drawing(self) -> Drawing:
        window = self.page.viewport_size
        assert window is not None
        return at_a_desk(window)

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
        wide, high = (
            self.drawing.width / (2 * half),
            self.drawing.room / (self.edge * (cubes + 1.7)),
        )
        return min(wide, high, self.drawing.edge / self.edge)

    def on_screen(self, x: float, y: float) -> tuple[float, float]:
        return self.drawing.middle + x * self.scale, self.drawing.floor - y * self.scale

    # ----------------------------------------------------------------- with the pointer
    def take(self, x: float, y: float) -> None:
        """Whatever is there on the screen."""
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def carry(self, x: float, y: float, steps: int) -> None:
        """What is in the hand, to a place on the table."""
        self.page.mouse.move(*self.on_screen(x, y), steps=steps)

    def let_go(self) -> None:
        self.page.mouse.up()

    def drag(self, which: int, x: float, y: float) -> None:
        """Up first, then over, then softly down, and let go."""
        high = y + 1.2 * self.edge
        self.lift(which, high)
        self.carry(x, high, 6)
        self.wait(lambda: self.is_near(which, x, high), f"cube {which} did not follow")
        self.carry(x, y, 4)
        self.put_down(which, x, y)
        self.lately.clear()
        self.wait(lambda: self.rests(which), f"cube {which} does not come to rest")

    def drop_one(self) -> None:
        """A cube that none lies on, lifted and let go: that can be done wherever they all are."""
        which = max(range(len(self.began["heavy"])), key=lambda each: self.cube(each)[1])
        x, y = self.cube(which)
        high = y + 1.2 * self.edge
        self.lift(which, high)
        self.put_down(which, x, high)

    def lift(self, which: int, high: float) -> None:
        x, y = self.cube(which)
        self.take(*self.on_screen(x, y))
        self.wait(lambda: self.frame["held"] == which, f"cube {which} was not taken")
        self.carry(x, high, 3)

    def put_down(self, which: int, x: float, y: float) -> None:
        """As soon as it has come there."""
        self.wait(lambda: self.is_near(which, x, y), f"cube {which} did not follow")
        self.let_go()
        self.wait(lambda: self.frame["held"] == -1, f"cube {which} was not let go")

    def is_near(self, which: int, x: float, y: float) -> bool:
        return math.dist(self.cube(which), (x, y)) < 0.2 * self.edge

    def rests(self, which: int) -> bool:
        """In the last snapshots it has hardly moved."""
        places = [cubes[3 * which : 3 * which + 2] for cubes in self.lately]
        moved = [math.dist(places[0], place) for place in places]
        return len(moved) == LATELY and max(moved) < 0.01 * self.edge

    def build(self) -> None:
        """In the middle, where none lies at first: one cube, and the others on top of it."""
        self.drag(0, 0.0, 0.52 * self.edge)
        for level in range(1, len(self.began["heavy"])):
            self.drag(level, self.cube(level - 1)[0], (level + 0.54) * self.edge)

    def claim(self) -> None:
        self.player.done.click()

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


class FingerTower(Tower):
    """Built on a phone: the cube floats above the finger."""

    def __init__(self, player: Player) -> None:
        super().__init__(player)
        self.glass = player.context.new_cdp_session(player.page)
        self.at = (0.0, 0.0)

    @property
    def drawing(self) -> Drawing:
        return PHONE

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def take(self, x: float, y: float) -> None:
        self.at = (x, y)
        self.touch("touchStart", self.at)

    def carry(self, x: float, y: float, steps: int) -> None:
        begin, end = self.at, self.on_screen(x, y - self.edge / 2 - LIFT / self.scale)
        for step in range(1, steps + 1):
            part = step / steps
            self.at = (
                begin[0] + (end[0] - begin[0]) * part,
                begin[1] + (end[1] - begin[1]) * part,
            )
            self.touch("touchMove", self.at)

    def let_go(self) -> None:
        self.touch("touchEnd")
