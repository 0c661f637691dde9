"""A bot: joins a room by its link or its code, is ready, and plays whole matches.

    python examples/bot.py --room http://127.0.0.1:8000/room/…
    python examples/bot.py --server http://127.0.0.1:8000 --room KD7X2P
    python examples/bot.py --server http://127.0.0.1:8000

Without a room it opens one and tells its link. It needs httpx and websockets and
nothing of Knockdown: all it knows is in docs/bots.md. It answers by chance; a
better idea goes into `choose`, a steadier hand into `Hand`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TextIO
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

Message = dict[str, Any]
NOBODY = -1
SILENCE = 10.0  # seconds without a word, until what we owe is sent again
LONGEST_WAIT = 20.0  # seconds between two attempts to connect
PASSING = ("too-fast", "too-many", "not-kept", "not-read", "our-fault")  # it helps to wait
FRAMES = 560  # of a tower's ten seconds, sixty each


class Trouble(Exception):
    """Why the bot cannot go on, in a sentence."""


class Again(Exception):
    """Not now: connect again a little later."""


# --------------------------------------------------------------------- the line
class Line:
    """What goes to the server and comes from it. The cookie says who we are."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.cookie = ""

    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie} if self.cookie else {}

    def keep_cookie(self, given: str | None) -> None:
        self.cookie = given.partition(";")[0] if given else self.cookie

    def ask(self, method: str, path: str, body: Message | None = None) -> Message:
        try:
            answer = httpx.request(method, self.server + path, json=body, headers=self.headers())
            told: Message = answer.json()
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise Trouble(f"{self.server} does not answer: {error}") from error
        except ValueError as error:
            raise Trouble(f"{answer.url} answers {answer.status_code}, and no JSON") from error
        if answer.is_error:
            raise Trouble(told["text"])
        self.keep_cookie(answer.headers.get("set-cookie"))
        return told

    async def talk(self, path: str, visit: Callable[[ClientConnection], Awaitable[str]]) -> str:
        """One visit, however often the connection is lost on the way."""
        address = "ws" + self.server.removeprefix("http") + path
        wait = 0.5
        while True:
            try:
                async with connect(address, additional_headers=self.headers()) as socket:
                    if socket.response is not None:
                        self.keep_cookie(socket.response.headers.get("Set-Cookie"))
                    wait = 0.5
                    return await visit(socket)
            except (OSError, WebSocketException, Again) as error:
                if isinstance(error, InvalidStatus) and error.response.status_code < 500:
                    raise Trouble(f"{address} is no place to play: {error}") from error
                tell(f"connecting again: {str(error) or type(error).__name__}", sys.stderr)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)


def tell(sentence: str, where: TextIO = sys.stdout) -> None:
    where.write(sentence + "\n")
    where.flush()


async def send(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))


# --------------------------------------------------------------------- the room
class Guest:
    """In a room: takes a place, and is ready until a match begins."""

    def __init__(self, name: str, last_match: str) -> None:
        self.name = name
        self.last_match = last_match

    async def visit(self, socket: ClientConnection) -> str:
        """The match that has begun."""
        while True:
            now = json.loads(await socket.recv())
            if now["type"] == "refused":
                raise Again(now["text"]) if now["reason"] in PASSING else Trouble(now["text"])
            if now["type"] != "room":
                continue
            is_guest = now["you"] != NOBODY
            if is_guest and now["playing"] and now["match"] != self.last_match:
                return str(now["match"])
            if not is_guest:
                await send(socket, type="join", name=self.name)
            elif not now["playing"] and not now["guests"][now["you"]]["ready"]:
                await send(socket, type="ready", on=True)


# -------------------------------------------------------------------- the match
class Player:
    """In a match: answers what it is asked, and builds its towers."""

    def __init__(self, rng: random.Random, pause: float) -> None:
        self.rng = rng
        self.pause = pause

    def choose(self, scene: Message) -> str:
        """The place for an idea: one of the options of `scene["question"]`."""
        return str(self.rng.choice(scene["question"]["options"])["option"])

    async def visit(self, socket: ClientConnection) -> str:
        """Until the match is over; what the end was like."""
        self.socket = socket
        self.scene: Message = {"claim_in": -1.0, "over": False}
        self.owed: Message = {}  # what was sent and has had no effect yet
        self.hand: Hand | None = None
        while not self.scene["over"]:
            try:
                async with asyncio.timeout(self.patience()):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                await self.remind()
            else:
                await self.hear(message)
        return self.ending()

    def patience(self) -> float:
        claim_in = self.scene["claim_in"]
        return min(claim_in + 0.5, SILENCE) if claim_in >= 0 else SILENCE

    async def remind(self) -> None:
        """Nothing was heard for a while. What counts already does not count twice."""
        if self.owed:
            await send(self.socket, **self.owed)
        elif self.scene["claim_in"] >= 0:  # the opponent is gone; refused if it is too early
            await send(self.socket, type="claim", revision=self.scene["revision"])

    async def owe(self, **message: object) -> None:
        self.owed = message
        await send(self.socket, **message)

    async def hear(self, message: Message) -> None:
        """Whatever it does not know it passes over: there may be more one day."""
        match message["type"]:
            case "scene":
                await self.answer(message)
            case "refused":
                await self.refused(message)
            case "tower_began":
                await self.lay_hands_on(message)
            case "tower":
                self.owed = {} if message["phase"] != "waiting" else self.owed
                if self.hand and (movement := self.hand.see(message)):
                    await send(self.socket, type="hand", tick=message["tick"], **movement)
            case "tower_judged":
                self.hand = None

    async def answer(self, scene: Message) -> None:
        is_new = scene.get("revision") != self.scene.get("revision")
        self.scene = scene
        if is_new:
            self.owed = {}
        if scene["question"] and not self.owed:
            await asyncio.sleep(self.pause)
            option = self.choose(scene)
            await self.owe(type="decide", revision=scene["revision"], option=option)

    async def refused(self, message: Message) -> None:
        """`old-revision`: the scene to answer is on its way or was here already."""
        if message["reason"] in PASSING:
            await asyncio.sleep(1.0)
            await self.remind()
        elif message["reason"] in ("no-match", "foreign-page", "other-rules", "not-offered"):
            raise Trouble(message["text"])

    async def lay_hands_on(self, began: Message) -> None:
        """7.1: we build our own tower; for the other one we call three, two, one, and for our
        own if a computer attacks: it waits until we are ready."""
        self.hand = Hand(began) if began["yours"] else None
        test = self.scene["test"]
        by_computer = test is not None and self.scene["fighters"][test["starter"]]["level"]
        if (by_computer or not began["yours"]) and began["frame"]["phase"] == "waiting":
            await self.owe(type="start_test", revision=self.scene["revision"])

    def ending(self) -> str:
        has_won = self.scene["winner"] == self.scene["viewer"]
        why = f" ({self.scene['ending_text']})" if self.scene["ending_text"] else ""
        return f"The match is {'won' if has_won else 'lost'}.{why}"


class Hand:
    """Piles the cubes up in the middle of the table, one after the other.

    Its story is told in pictures: with each one it may do one thing.
    """

    def __init__(self, began: Message) -> None:
        self.edge: float = began["edge"]
        self.cubes = range(len(began["heavy"]))
        self.quick = min(1.0, FRAMES / 58 / len(self.cubes))
        self.story = self.build()

    def see(self, picture: Message) -> Message | None:
        self.picture = picture
        return next(self.story) if picture["phase"] == "building" else None

    def place(self, cube: int) -> tuple[float, float]:
        x, y = self.picture["cubes"][3 * cube : 3 * cube + 2]
        return x, y

    def build(self) -> Iterator[Message | None]:
        while True:
            tower = self.tower()
            loose = [cube for cube in self.cubes if cube not in tower]
            if loose:  # what lies on top first, then what lies near
                cube = max(loose, key=lambda each: (self.layer(each), -abs(self.place(each)[0])))
                yield from self.put(cube, tower)
            else:
                yield from self.wait(12)
                yield {"kind": "done"}

    def layer(self, cube: int) -> int:
        return round(self.place(cube)[1] / self.edge - 0.5)

    def tower(self) -> list[int]:
        """The cubes that lie in the middle, one in each layer, from the table up."""
        tower: list[int] = []
        middle = [cube for cube in self.cubes if abs(self.place(cube)[0]) < 0.6 * self.edge]
        for cube in sorted(middle, key=lambda each: self.place(each)[1]):
            if self.layer(cube) == len(tower):
                tower.append(cube)
        return tower

    def put(self, cube: int, tower: list[int]) -> Iterator[Message | None]:
        """Up first, then over, then softly down."""
        x, y = self.place(cube)
        goal_x = self.place(tower[-1])[0] if tower else 0.0
        goal_y = (len(tower) + 0.52) * self.edge
        high = max(y, goal_y + 0.6 * self.edge)
        yield {"kind": "grab", "cube": cube, "x": x, "y": y}
        yield from self.move((x, y), (x, high), 12)
        yield from self.move((x, high), (goal_x, high), 12)
        yield from self.wait(4)
        yield from self.move((goal_x, high), (goal_x, goal_y), 6)
        yield from self.wait(12)
        yield {"kind": "release"}
        yield from self.wait(12)

    def move(
        self, start: tuple[float, float], end: tuple[float, float], frames: int
    ) -> Iterator[Message | None]:
        steps = max(round(frames * self.quick), 2)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
            yield {"kind": "move", "x": x, "y": y}

    def wait(self, frames: int) -> Iterator[None]:
        yield from [None] * max(round(frames * self.quick), 2)


# --------------------------------------------------------------------- the bot
def find_room(line: Line, wanted: argparse.Namespace) -> str:
    """By its link, by its code, or a new one."""
    if not wanted.room:
        made = line.ask(
            "POST", "/api/rooms", {"name": wanted.name, "options": {"knockdown": wanted.knockdown}}
        )
        tell(f"Come to {line.server}/room/{made['room']} or use the code {made['code']}.")
        return str(made["room"])
    if "/" in wanted.room:
        return str(urlsplit(wanted.room).path).rstrip("/").rpartition("/")[2]
    return str(line.ask("GET", f"/api/codes/{wanted.room}")["room"])


async def play(line: Line, room: str, wanted: argparse.Namespace) -> None:
    rng, match = random.Random(wanted.seed), ""
    for _ in range(wanted.matches):
        match = await line.talk(f"/api/rooms/{room}/meet", Guest(wanted.name, match).visit)
        tell(f"A match has begun: {line.server}/match/{match}")
        player = Player(rng, wanted.pause)
        tell(await line.talk(f"/api/matches/{match}/play", player.visit))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="A bot that plays Knockdown in a room.")
    parser.add_argument("--room", default="", metavar="LINK|CODE", help="else it opens one")
    parser.add_argument("--server", default="http://127.0.0.1:8000", metavar="URL")
    parser.add_argument("--name", default="Bot")
    parser.add_argument("--matches", type=int, default=1, metavar="N", help="in that room")
    parser.add_argument("--knockdown", default="tower", help="in a new room: tower, dice or table")
    parser.add_argument("--pause", type=float, default=0.05, metavar="SECONDS")
    parser.add_argument("--seed", type=int, default=None, metavar="N")
    return parser.parse_args()


def main() -> int:
    wanted = arguments()
    link = urlsplit(wanted.room)
    server = f"{link.scheme}://{link.netloc}" if link.netloc else wanted.server.rstrip("/")
    line = Line(server)
    try:
        asyncio.run(play(line, find_room(line, wanted), wanted))
    except Trouble as trouble:
        tell(f"bot: {trouble}", sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
