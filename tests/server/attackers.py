"""Everything that people do not send: malformed, oversized, out of turn, replayed, forged."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPException
from random import Random
from typing import Any, NamedTuple

from server.people import LONG, Answer, Person
from server.raw import HANDSHAKE, PIECE, PING, PONG, TEXT, at_match, frame, seated
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from knockdown.server.protocol.messages import PHRASES

Heard = dict[str, Any]
AT_ONCE = 30  # messages under way; who leaves more than twice as many unread is cut off
LARGE = 17_000  # letters; 16 kB are allowed
TOO_LONG = (2**53, 2**63, 2**64, 10**30, -(10**30))  # numbers
WITH_REVISION = ("undo", "hint", "start_test", "concede", "claim")
HAND_NUMBERS = ("tick", "cube")
KINDS = (*WITH_REVISION, "decide", "take_screen", "phrase", "speak", "hand", "ping", "fly")
GUEST_KINDS = (
    "join",
    "rename",
    "leave",
    "nobody",
    "ready",
    "options",
    "computer",
    "swap",
    "fighter",
)
WRONG: Sequence[object] = (
    None,
    True,
    -1,
    2**70,
    1.5,
    "",
    "x",
    [],
    [[]],
    {},
    {"type": "decide"},
    "\u0000",
    "💥" * 50,
)
FIELDS = ("type", "revision", "option", "seat", "lang", "tick", "kind", "stamp", "cube", "x", "key")
GUEST_FIELDS = ("type", "name", "place", "on", "level", "key", "options", "public", "lang", "stamp")
PATHS = (
    "/api/matches",
    "/api/matches/{match}",
    "/api/matches/{match}/replay?viewer=9",
    "/api/matches/{match}/steps/99999999999999999999",
    "/api/matches/{match}/text",
    "/api/matches/{match}/rematch",
    "/api/matches/{match}/continue",
    "/api/matches/{match}/face-down",
    "/api/matches/{match}/play",
    "/api/texts",
    "/api/rooms",
    "/api/rooms/{room}",
    "/api/rooms/{room}/meet",
    "/api/rooms/%00",
    "/api/rooms/" + "x" * 3000,
    "/api/practice",
    "/api/codes/AAAAAA",
    "/api/codes/%00",
    "/api/codes/" + "%F0%9D%94%84" * 6,
    "/api/catalogue/%00",
    "/words/..%2f..%2fetc%2fpasswd",
    "/assets/../../matches.sqlite",
    "/assets/" + "x" * 300,
    "/" + "x/" * 3000,
    "/api/matches/%ff%fe",
    "/api/matches/" + "x" * 3000,
    "/metrics",
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE")
BODIES = (
    b"",
    b"{",
    b"\xff",
    b"[" * 9000,
    b"null",
    b'{"text":"\\u0000"}',
    b'{"name":"\\ud800"}',
    b'{"name":"A","options":{"clock":"x"}}',
    b'{"name":"A","fighter":"\\u0000"}',
)
HEADERS: Sequence[Mapping[str, str]] = (
    {},
    {"Origin": "http://["},
    {"Origin": "http://a]b"},
    {"Origin": "https://evil.example"},
    {"Host": "::"},
    {"Cookie": "knockdown=x"},
    {"Accept-Language": "\xff"},
    {"X-Forwarded-For": "\xff"},
)
RAW = (
    b"\x00\x01\x02\x03\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"GET /api/matches/x/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: no\r\nSec-WebSocket-Version: 99\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /api/rooms/x/meet HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\n"
    + HANDSHAKE.encode()
    + b"\r\n",
    b"GET /api/rooms/x/meet HTTP/1.1\r\nHost: x\r\n"
    + HANDSHAKE.encode()
    + b"A: b\r\n" * 200
    + b"\r\n",
)
FRAMES = (  # after a handshake: masked, as a client's have to be
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # no UTF-8
    b"\x81\x02hi",  # not masked
    b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
    b"\x80\x80\x00\x00\x00\x00",  # goes on with nothing
    b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # nine quintillion letters
    b"\x8b\x80\x00\x00\x00\x00",  # no such frame
    frame(TEXT, last=False) + frame(PIECE, last=False) * 100,  # in too many pieces
    frame(PING) * 1000,
    frame(PONG) * 1000,
)


@dataclass(frozen=True)
class Target:
    """A match that an attacker knows the link of, what was said in it before, and a full room."""

    match: str
    room: str
    revision: int
    options: Sequence[str]
    replayed: Sequence[str]


def malformed(rng: Random, target: Target) -> str:
    text = json.dumps({"type": "decide", "revision": target.revision, "option": "x"})
    cut = rng.randrange(1, len(text) - 1)
    return rng.choice((text[:cut], text[cut:], text[:cut] + text, "[" * rng.randrange(3000), ""))


def wrong_fields(rng: Random, target: Target) -> str:
    """`type` is right as often as not; some field is always wrong."""
    return json.dumps(with_wrong(rng, KINDS, FIELDS))


def with_wrong(rng: Random, kinds: Sequence[str], fields: Sequence[str]) -> dict[str, object]:
    found = {name: rng.choice(WRONG) for name in rng.sample(fields, rng.randrange(1, 5))}
    return {"type": rng.choice(kinds), **found, "more": rng.choice(WRONG)}


def forged(rng: Random, target: Target) -> str:
    """Right in every way, but for who sends it."""
    option, revision = rng.choice(target.options), target.revision
    decide = {"type": "decide", "revision": revision, "option": option}
    others = [{"type": kind, "revision": revision} for kind in WITH_REVISION]
    taking = [{"type": "take_screen", "seat": seat} for seat in (0, 1)]
    hand = {"type": "hand", "tick": 1, "kind": rng.choice(("grab", "move", "done")), "cube": 0}
    says = {"type": "phrase", "key": rng.choice(PHRASES)}
    gives_up = {"type": "concede", "revision": revision, "seat": rng.choice((0, 1))}
    return json.dumps(rng.choice([decide, *others, *taking, hand, says, gives_up]))


def out_of_turn(rng: Random, target: Target) -> str:
    revision = target.revision + rng.choice((-1, 1, 7, 2**40))
    decide = {"type": "decide", "revision": revision, "option": rng.choice(target.options)}
    others = [{"type": kind, "revision": revision} for kind in ("undo", "hint", "concede", "claim")]
    return json.dumps(rng.choice([decide, *others]))


def too_long(rng: Random, target: Target) -> str:
    """Right in every way, but for a number that nobody counts to."""
    number = rng.choice(TOO_LONG)
    decide = {"type": "decide", "revision": number, "option": rng.choice(target.options)}
    others = [{"type": kind, "revision": number} for kind in WITH_REVISION]
    hands = [{"type": "hand", "kind": "grab", "tick": 1} | {name: number} for name in HAND_NUMBERS]
    taking = {"type": "take_screen", "seat": number}
    return json.dumps(rng.choice([decide, *others, *hands, taking]))


def replayed(rng: Random, target: Target) -> str:
    return rng.choice(target.replayed)


def wrong_guest(rng: Random, target: Target) -> str:
    return json.dumps(with_wrong(rng, GUEST_KINDS, GUEST_FIELDS))


def forged_guest(rng: Random, target: Target) -> str:
    """By somebody without a place: the room is full."""
    return json.dumps(
        rng.choice(
            [
                {"type": "join", "name": "Eve"},
                {"type": "rename", "name": "Eve"},
                {"type": "leave"},
                {"type": "nobody"},
                {"type": "ready", "on": True},
                {"type": "options", "options": {"clock": "blitz"}, "public": True},
                {"type": "computer", "level": "rookie"},
                {"type": "swap", "place": 0},
                {"type": "fighter", "key": "random"},
            ]
        )
    )


Maker = Callable[[Random, Target], str]
# By the player who may decide, and by anybody else.
NEVER_MINE: Sequence[Maker] = (malformed, wrong_fields, out_of_turn, too_long, replayed)
BAD: Sequence[Maker] = (*NEVER_MINE, forged)
BAD_GUESTS: Sequence[Maker] = (malformed, wrong_guest, forged_guest)
NEVER_A_GUEST: Sequence[Maker] = (malformed, wrong_guest)  # even with a place


class Ways(NamedTuple):
    """What somebody sends to a match, and what to a room."""

    to_match: Sequence[Maker]
    to_room: Sequence[Maker]


STRANGERS = Ways(BAD, BAD_GUESTS)
OWN = Ways(NEVER_MINE, NEVER_A_GUEST)


def is_unchanged(first: Heard, now: Heard) -> bool:
    """Whether it is the same version of a room: of it, only who is there can be another."""
    return bool(now["type"] == "room" and now["version"] == first["version"])


class Attacker:
    """Has the links, and either nobody's cookie or one of their own."""

    def __init__(self, person: Person, target: Target, rng: Random, ways: Ways) -> None:
        self.person = person
        self.target = target
        self.rng = rng
        self.ways = ways
        self.answers: set[str] = set()  # reasons that were heard

    # --------------------------------------------------------------------- a connection
    @contextmanager
    def open(self, path: str) -> Iterator[tuple[ClientConnection, Heard]]:
        """With what is told first."""
        headers = {"Cookie": self.person.cookie} if self.person.cookie else {}
        with connect(
            f"ws://{self.person.server.host}{path}",
            additional_headers=headers,
            compression=None,
            max_queue=None,
            close_timeout=2,
        ) as opened:
            first = json.loads(opened.recv(LONG))
            assert first["type"] in ("scene", "room")
            yield opened, first

    def send_messages(self, path: str, makers: Sequence[Maker], count: int) -> None:
        """Each of them is refused, and nothing else is ever heard.

        Only that somebody has just gone from a room, through another server, may be told late.
        """
        with self.open(path) as (socket, first):
            for begun in range(0, count, AT_ONCE):
                batch = min(AT_ONCE, count - begun)
                for _ in range(batch):
                    socket.send(self.rng.choice(makers)(self.rng, self.target))
                for _ in range(batch):
                    answer = json.loads(socket.recv(LONG))
                    while is_unchanged(first, answer):
                        answer = json.loads(socket.recv(LONG))
                    assert answer["type"] == "refused", answer
                    self.answers.add(answer["reason"])

    def send_large(self) -> None:
        with self.open(at_match(self.target.match)) as (socket, _), suppress(ConnectionClosed):
            socket.send(json.dumps({"type": "speak", "lang": "x" * LARGE}))
            socket.recv(LONG)
            raise AssertionError("so long a message was answered")

    def send_frames(self) -> None:
        """Beneath the messages: let in by hand, then bytes that are no frame, or too many."""
        raw = seated(self.person.server, self.target.match)
        raw.flood(self.rng.choice(FRAMES), 1)
        raw.close()

    # -------------------------------------------------------------------------- over HTTP
    def ask(self) -> Answer | None:
        """None if the server hung up, as it may on nonsense."""
        links = {"{match}": self.target.match, "{room}": self.target.room}
        path = self.rng.choice(PATHS)
        for name, link in links.items():
            path = path.replace(name, link)
        kind = self.rng.choice(("application/json", "text/plain", "multipart/form-data", "x"))
        headers = {"Content-Type": kind, "X": "y" * 900, **self.rng.choice(HEADERS)}
        try:
            return self.person.ask(
                self.rng.choice(METHODS), path, self.rng.choice(BODIES), **headers
            )
        except (HTTPException, OSError):
            return None

    def send_raw(self, data: bytes) -> None:
        address = ("127.0.0.1", self.person.server.port)
        with sockets.create_connection(address, LONG) as raw, suppress(OSError):
            raw.sendall(data)
            raw.shutdown(sockets.SHUT_WR)
            while raw.recv(65536):
                pass

    def attack(self, count: int) -> None:
        """So many in all, most of them messages."""
        others = count // 20
        for _ in range(others):
            what = self.rng.randrange(10)
            with suppress(InvalidHandshake):
                if what < 6:
                    answer = self.ask()
                    assert answer is None or answer.status < 500, answer.data
                elif what < 7:
                    self.send_large()
                elif what < 8:
                    self.send_frames()
                else:
                    self.send_raw(self.rng.choice(RAW))
        to_room = count // 4
        path = f"/api/rooms/{self.target.room}/meet"
        self.send_messages(path, self.ways.to_room, to_room)
        path = at_match(self.target.match)
        self.send_messages(path, self.ways.to_match, count - others - to_room)
