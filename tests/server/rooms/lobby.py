"""People in rooms, for tests: they know the wire and nothing else."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
from server.people import LONG, Person, Screen
from server.play import answer
from websockets.sync.client import ClientConnection, connect

from knockdown.server.protocol.rooms import FromGuest, Join, ReadyUp

DICE = {"knockdown": "dice"}


class Lobby:
    """One open page of a room: it remembers how the room is, and everything it was told."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.heard: list[str] = []
        self.room: Any = None

    def send(self, message: FromGuest) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> Any:
        text = str(self.socket.recv(LONG))
        self.heard.append(text)
        message = json.loads(text, object_hook=lambda fields: SimpleNamespace(**fields))
        if message.type == "room":
            self.room = message
        return message

    def until(self, fits: Callable[[Any], bool]) -> Any:
        """The room, as soon as it is like that."""
        end = time.monotonic() + LONG
        while self.room is None or not fits(self.room):
            assert time.monotonic() < end, self.heard[-5:]
            self.hear()
        return self.room

    def refused(self, message: FromGuest) -> Any:
        """Send something that is refused; others are heard on the way."""
        self.send(message)
        while (heard := self.hear()).type != "refused":
            pass
        return heard

    def close(self) -> None:
        self.socket.close()


def open_room(person: Person, name: str = "Ann", **wanted: object) -> str:
    answer = person.post("/api/rooms", {"name": name, "options": DICE} | wanted)
    assert answer.status == 201, answer.data
    return str(answer.json()["room"])


def connected(person: Person, room: str, **headers: str) -> ClientConnection:
    sent = headers | ({"Cookie": person.cookie} if person.cookie else {})
    url = f"ws://{person.server.host}/api/rooms/{room}/meet?lang={person.lang}"
    socket = connect(
        url, additional_headers=sent, compression=None, max_queue=None, close_timeout=2
    )
    person.screens.enter_context(socket)
    assert socket.response is not None
    if given := socket.response.headers.get("Set-Cookie"):
        person.cookie = given.partition(";")[0]
    return socket


def meet(person: Person, room: str) -> Lobby:
    lobby = Lobby(person, connected(person, room))
    lobby.hear()
    return lobby


def join(person: Person, room: str, name: str) -> Lobby:
    lobby = meet(person, room)
    lobby.send(Join(name))
    lobby.until(lambda room: room.you >= 0)
    return lobby


def both_ready(*lobbies: Lobby) -> str:
    """The match that begins then."""
    before = lobbies[0].room.match
    for lobby in lobbies:
        lobby.send(ReadyUp(on=True))
    rooms = [lobby.until(lambda room: room.match != before) for lobby in lobbies]
    assert all(room.playing and room.match == rooms[0].match for room in rooms)
    return str(rooms[0].match)


def catch_up(screens: list[Screen], revision: int) -> None:
    for screen in screens:
        while screen.scene.revision < revision:
            screen.until("scene")


def play_together(screens: list[Screen], rng: Random, most: int = 10_000) -> None:
    """Two people at screens of their own, and spectators."""
    for _ in range(most):
        if screens[0].scene.over:
            return
        asked = next(screen for screen in screens if screen.scene.question is not None)
        catch_up(screens, answer(asked, rng).revision)
