"""The opponent of a bot under test: opens a room and plays like a page, at random."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from knockdown.server.protocol import messages as m
from knockdown.server.protocol.rooms import FromGuest, NewRoom, ReadyUp, RoomOptions
from knockdown.server.protocol.scene import NOBODY

NAME: Final = "Conformance"
HARSH: Final = ("attack", "special", "test")  # options that lead to Knockdown Tests
OWN_PATIENCE: Final = 60.0  # seconds for steps that do not depend on the bot
Fits = Callable[[], bool]


class Fault(Exception):
    """A mistake of the bot, as a sentence about it: `it …`."""


class Opponent:
    """Counts the bot's actions; the bot must answer within `patience` seconds."""

    def __init__(self, port: int, patience: float, rng: Random) -> None:
        self.host = f"127.0.0.1:{port}"
        self.patience = patience
        self.rng = rng
        self.scene: dict[str, Any] = {}
        self.decisions = 0  # of the bot
        self.built = 0  # towers of the bot
        self.started = 0  # towers of ours that the bot has started

    # -------------------------------------------------------------------- the room
    def open_room(self, knockdown: str) -> dict[str, Any]:
        wanted = NewRoom(NAME, options=msgspec.convert({"knockdown": knockdown}, RoomOptions))
        body = msgspec.json.encode(wanted)
        kind = {"Content-Type": "application/json"}
        with urlopen(Request(f"http://{self.host}/api/rooms", body, kind), timeout=30) as answer:
            self.cookie = str(answer.headers["Set-Cookie"]).partition(";")[0]
            room: dict[str, Any] = json.load(answer)
        return room

    def connect(self, path: str) -> connect:
        headers = {"Cookie": self.cookie}
        return connect(f"ws://{self.host}{path}?lang=en", additional_headers=headers)

    async def begin(self, room: str) -> str:
        """Wait until both are ready. Returns the match that begins."""
        async with self.connect(f"/api/rooms/{room}/meet") as socket:
            await send(socket, ReadyUp(on=True))
            other = None
            try:
                async with asyncio.timeout(self.patience):
                    while not (now := json.loads(await socket.recv())).get("playing"):
                        other = now["guests"][1] if now["type"] == "room" else other
            except TimeoutError:
                did = "took a place but was not ready" if other else "did not take a place"
                raise Fault(f"it {did} in the room within {self.patience:g} seconds") from None
        return str(now["match"])

    # ------------------------------------------------------------------- the match
    async def play(self, match: str, until: Fits) -> None:
        """Play until the condition holds or the match is over."""
        async with self.connect(f"/api/matches/{match}/play") as socket:
            self.socket = socket
            self.answered = NOBODY
            self.has_progressed()
            while not (self.is_over or (self.scene and until())):
                try:
                    async with asyncio.timeout_at(self.deadline):
                        message = json.loads(await socket.recv())
                except TimeoutError:
                    raise Fault(self.what_is_missing()) from None
                await self.hear(message)

    @property
    def is_over(self) -> bool:
        return bool(self.scene.get("over"))

    def has_progressed(self) -> None:
        self.deadline = asyncio.get_running_loop().time() + self.patience

    def what_is_missing(self) -> str:
        asked = self.scene["waiting"] or "nothing is known"
        return f"it did nothing for {self.patience:g} seconds, while the opponent read: {asked}"

    async def hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "scene":
                await self.look(message)
            case "tower_began" if message["frame"]["phase"] == "waiting" and not message["yours"]:
                await send(self.socket, m.StartTest(self.scene["revision"]))
            case "tower":
                self.has_progressed()
                if self.is_building and message["phase"] == "building":  # nothing is piled up: lost
                    await send(self.socket, m.Hand(message["tick"], "done"))
            case "tower_judged":
                self.built += not self.is_building
                self.started += self.is_building

    def has_seen_towers(self) -> bool:
        """Whether the bot has built a tower, and has started one of ours."""
        return bool(self.built and self.started)

    @property
    def is_building(self) -> bool:
        test = self.scene["test"]
        return test is not None and test["builder"] == "you"

    async def look(self, scene: dict[str, Any]) -> None:
        before, self.scene = self.scene, scene
        if not before or scene["revision"] != before["revision"]:
            self.has_progressed()
            is_theirs = bool(before) and before["decider"] == 1 - scene["viewer"]
            self.decisions += is_theirs and before["test"] is None
        if scene["question"] is not None and scene["revision"] != self.answered:
            self.answered = scene["revision"]
            await send(self.socket, m.Decide(self.answered, self.choice(scene)))

    def choice(self, scene: dict[str, Any]) -> str:
        options = [option["option"] for option in scene["question"]["options"]]
        harsh = [option for option in options if option.startswith(HARSH)]
        return str(self.rng.choice(harsh or options))

    # ------------------------------------------------------------------ on the side
    async def say_hello(self, match: str) -> None:
        """Send a message that needs no answer."""
        async with self.connect(f"/api/matches/{match}/play") as socket:
            await send(socket, m.Say("hello"))
            async with asyncio.timeout(OWN_PATIENCE):
                while json.loads(await socket.recv())["type"] != "said":
                    pass

    async def concede(self, match: str) -> None:
        """Give up; try again if the other side has decided at the same moment."""
        async with self.connect(f"/api/matches/{match}/play") as socket:
            async with asyncio.timeout(OWN_PATIENCE):
                while not self.is_over:
                    message = json.loads(await socket.recv())
                    if message["type"] == "scene":
                        self.scene = message
                        await send(socket, m.Concede(message["revision"]))


async def send(socket: ClientConnection, message: m.FromPage | FromGuest) -> None:
    await socket.send(msgspec.json.encode(message).decode())
