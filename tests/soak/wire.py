"""The wire as a load needs it: as little work for each message as possible.

Clients and server share the machine, so whatever a client does is taken from
the server. Only the fields that a player without eyes needs are decoded.
"""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection, HTTPException
from typing import Any, Final

import msgspec
from msgspec import Struct
from server.people import LONG
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

AGAIN_AFTER: Final = 0.25  # seconds, as the page does it
GONE: Final = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)


class Option(Struct):
    option: str


class Question(Struct):
    options: list[Option]


class Test(Struct):
    phase: str


class Heard(Struct):
    """Of any message what is needed of it."""

    type: str
    revision: int = -1
    over: bool = False
    question: Question | None = None
    test: Test | None = None
    reason: str = ""
    tick: int = 0
    phase: str = ""
    edge: float = 0.0
    cubes: list[float] = []
    room: str = ""  # of a room its own, of a scene that of its players
    match: str = ""
    playing: bool = False


HEARD: Final = msgspec.json.Decoder(Heard)


def at_match(host: str, match: str, cookie: str) -> connect:
    return connected(host, f"/api/matches/{match}/play?lang=en", cookie)


def at_room(host: str, room: str, cookie: str) -> connect:
    return connected(host, f"/api/rooms/{room}/meet?lang=en", cookie)


def connected(host: str, path: str, cookie: str) -> connect:
    return connect(
        f"ws://{host}{path}",
        additional_headers={"Cookie": cookie},
        compression=None,
        proxy=None,
        open_timeout=LONG,
        ping_interval=None,
        close_timeout=1,
        max_queue=None,
        max_size=None,
    )


async def rematch(host: str, room: str, match: str, cookies: tuple[str, str]) -> str:
    """As soon as both can say in their room that they want another match than this one."""
    while True:
        try:
            return await both_ready(host, room, match, cookies)
        except GONE:
            await asyncio.sleep(AGAIN_AFTER)


async def both_ready(host: str, room: str, match: str, cookies: tuple[str, str]) -> str:
    first, second = (at_room(host, room, cookie) for cookie in cookies)
    async with first as one, second as other, asyncio.timeout(LONG):
        for socket in (one, other):
            await socket.send('{"type":"ready","on":true}')
        while True:
            heard = HEARD.decode(await one.recv(decode=False))
            if heard.playing and heard.match != match:
                return heard.match


async def new_match(host: str, path: str, cookie: str, body: object = None) -> str:
    """As soon as there is a server that makes one."""
    while True:
        try:
            return await asyncio.to_thread(post, host, path, cookie, body)
        except (OSError, HTTPException):
            await asyncio.sleep(AGAIN_AFTER)


def post(host: str, path: str, cookie: str, body: object) -> str:
    connection = HTTPConnection(host, timeout=LONG)
    headers = {"Cookie": cookie} | ({"Content-Type": "application/json"} if body else {})
    connection.request("POST", path, json.dumps(body) if body else None, headers)
    response = connection.getresponse()
    answer: Any = json.loads(response.read())
    connection.close()
    assert response.status == 201, answer
    return str(answer["match"])
