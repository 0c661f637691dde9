"""People for tests: they know the wire and nothing of the engine."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPConnection
from types import SimpleNamespace
from typing import Any

import msgspec
from server.servers import Server
from waiting import LONG as LONG
from waiting import wait_until as wait_until
from websockets.sync.client import ClientConnection, connect

from knockdown.server.protocol.messages import Decide, FromPage
from knockdown.server.protocol.practice import FromLearner


class Person:
    """A browser's cookie jar, its requests and its connections."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        self.cookie = ""
        self.screens = ExitStack()

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        connection = HTTPConnection(self.server.host, timeout=LONG)
        sent = {"Accept-Language": self.lang} | headers
        if self.cookie:
            sent["Cookie"] = self.cookie
        data = body if isinstance(body, bytes) else msgspec.json.encode(body) if body else None
        if data is not None:
            sent.setdefault("Content-Type", "application/json")
        connection.request(method, path, data, sent)
        response = connection.getresponse()
        answer = Answer(response.status, dict(response.getheaders()), response.read())
        connection.close()
        if given := response.getheader("set-cookie"):
            self.cookie = given.partition(";")[0]
        return answer

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Answer:
        return self.ask("POST", path, body)

    def new_match(self, **wanted: object) -> str:
        answer = self.post("/api/matches", wanted)
        assert answer.status == 201, answer.data
        return str(answer.json()["match"])

    def sit_down(self, match: str) -> Screen:
        return Screen(self.dial(f"/api/matches/{match}/play"))

    def practise(self) -> Wire:
        return Wire(self.dial("/api/practice"))

    def dial(self, path: str, **headers: str) -> ClientConnection:
        """A WebSocket; it is hung up when this person leaves."""
        sent = {"Cookie": self.cookie} | headers if self.cookie else headers
        url = f"ws://{self.server.host}{path}?lang={self.lang}"
        opened = connect(
            url, additional_headers=sent, compression=None, max_queue=None, close_timeout=2
        )
        return self.screens.enter_context(opened)

    def leave(self) -> None:
        """Close every page."""
        self.screens.close()


class Answer:
    def __init__(self, status: int, headers: dict[str, str], data: bytes) -> None:
        self.status = status
        self.headers = headers
        self.data = data

    def json(self) -> Any:
        return json.loads(self.data)


class Wire:
    """One open page: it remembers everything it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Any] = []

    def send(self, message: FromPage | FromLearner) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, timeout: float = LONG) -> Any:
        text = self.socket.recv(timeout)
        message = json.loads(text, object_hook=lambda fields: SimpleNamespace(**fields))
        self.heard.append(message)
        return message

    def until(self, kind: str, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        """The next message of this type that fits; others are heard on the way."""
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            message = self.hear()
            if message.type == kind and fits(message):
                return message
        raise AssertionError(f"no {kind} came; heard {self.heard[-5:]}")

    def close(self) -> None:
        self.socket.close()


class Screen(Wire):
    """A page at a match; it knows the last scene."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.scene: Any
        self.until("scene")

    def hear(self, timeout: float = LONG) -> Any:
        message = super().hear(timeout)
        if message.type == "scene":
            self.scene = message
        return message

    def decide(self, option: str) -> None:
        self.send(Decide(self.scene.revision, option))
