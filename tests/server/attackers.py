"""Everything that people do not send: malformed, oversized, out of turn, replayed, forged."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPException
from random import Random

from server.people import LONG, Answer, Person
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

AT_ONCE = 30  # messages under way; who leaves more than twice as many unread is cut off
LARGE = 17_000  # letters; 16 kB are allowed
KINDS = ("decide", "undo", "hint", "take_screen", "speak", "start_test", "hand", "ping", "fly")
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
FIELDS = ("type", "revision", "option", "seat", "lang", "tick", "kind", "stamp", "cube", "x")
PATHS = (
    "/api/matches",
    "/api/matches/{match}",
    "/api/matches/{match}/replay?viewer=9",
    "/api/matches/{match}/steps/99999999999999999999",
    "/api/matches/{match}/text",
    "/api/matches/{match}/rematch",
    "/api/matches/{match}/continue",
    "/api/texts",
    "/api/catalogue/%00",
    "/words/..%2f..%2fetc%2fpasswd",
    "/assets/../../matches.sqlite",
    "/api/matches/%ff%fe",
    "/api/matches/" + "x" * 3000,
    "/metrics",
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE")
RAW = (
    b"\x00\x01\x02\x03\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"GET /api/matches/x/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: no\r\nSec-WebSocket-Version: 99\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
)
FRAMES = (  # after a handshake: masked, as a client's have to be
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # no UTF-8
    b"\x81\x02hi",  # not masked
    b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
    b"\x80\x80\x00\x00\x00\x00",  # goes on with nothing
    b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # nine quintillion letters
    b"\x8b\x80\x00\x00\x00\x00",  # no such frame
)


@dataclass(frozen=True)
class Target:
    """A match that an attacker knows the link of, and what was said in it before."""

    match: str
    revision: int
    options: Sequence[str]
    replayed: Sequence[str]


def malformed(rng: Random, target: Target) -> str:
    text = json.dumps({"type": "decide", "revision": target.revision, "option": "x"})
    cut = rng.randrange(1, len(text) - 1)
    return rng.choice((text[:cut], text[cut:], text[:cut] + text, "[" * rng.randrange(3000), ""))


def wrong_fields(rng: Random, target: Target) -> str:
    """`type` is right as often as not; some field is always wrong."""
    found = {name: rng.choice(WRONG) for name in rng.sample(FIELDS, rng.randrange(1, 5))}
    return json.dumps({"type": rng.choice(KINDS), **found, "more": rng.choice(WRONG)})


def forged(rng: Random, target: Target) -> str:
    """Right in every way, but for who sends it."""
    option, revision = rng.choice(target.options), target.revision
    decide = {"type": "decide", "revision": revision, "option": option}
    rest = ("undo", "hint", "start_test")
    others = [{"type": kind, "revision": revision} for kind in rest]
    taking = [{"type": "take_screen", "seat": seat} for seat in (0, 1)]
    hand = {"type": "hand", "tick": 1, "kind": rng.choice(("grab", "move", "done")), "cube": 0}
    return json.dumps(rng.choice([decide, *others, *taking, hand]))


def out_of_turn(rng: Random, target: Target) -> str:
    revision = target.revision + rng.choice((-1, 1, 7, 2**40))
    return json.dumps(
        {"type": "decide", "revision": revision, "option": rng.choice(target.options)}
    )


def replayed(rng: Random, target: Target) -> str:
    return rng.choice(target.replayed)


Maker = Callable[[Random, Target], str]
BAD: Sequence[Maker] = (malformed, wrong_fields, forged, out_of_turn, replayed)
NEVER_MINE: Sequence[Maker] = (malformed, wrong_fields, replayed)  # whoever may decide sends them


class Attacker:
    """Has the link, and either nobody's cookie or one of their own."""

    def __init__(
        self, person: Person, target: Target, rng: Random, makers: Sequence[Maker]
    ) -> None:
        self.person = person
        self.target = target
        self.rng = rng
        self.makers = makers
        self.answers: set[str] = set()  # reasons that were heard

    # --------------------------------------------------------------------- a connection
    @contextmanager
    def open(self) -> Iterator[ClientConnection]:
        url = f"ws://{self.person.server.host}/api/matches/{self.target.match}/play"
        headers = {"Cookie": self.person.cookie} if self.person.cookie else {}
        with connect(
            url, additional_headers=headers, compression=None, max_queue=None, close_timeout=2
        ) as opened:
            assert json.loads(opened.recv(LONG))["type"] == "scene"
            yield opened

    def send_messages(self, count: int) -> None:
        """Each of them is refused, and nothing else is ever heard."""
        with self.open() as socket:
            for begun in range(0, count, AT_ONCE):
                batch = min(AT_ONCE, count - begun)
                for _ in range(batch):
                    socket.send(self.rng.choice(self.makers)(self.rng, self.target))
                for _ in range(batch):
                    answer = json.loads(socket.recv(LONG))
                    assert answer["type"] == "refused", answer
                    self.answers.add(answer["reason"])

    def send_large(self) -> None:
        with self.open() as socket, suppress(ConnectionClosed):
            socket.send(json.dumps({"type": "speak", "lang": "x" * LARGE}))
            socket.recv(LONG)
            raise AssertionError("so long a message was answered")

    def send_frames(self) -> None:
        """Beneath the messages: a handshake by hand, then bytes that are no frame."""
        path = f"/api/matches/{self.target.match}/play"
        shake = (
            f"GET {path} HTTP/1.1\r\nHost: {self.person.server.host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        self.send_raw(shake.encode() + self.rng.choice(FRAMES))

    # -------------------------------------------------------------------------- over HTTP
    def ask(self) -> Answer | None:
        """None if the server hung up, as it may on nonsense."""
        path = self.rng.choice(PATHS).replace("{match}", self.target.match)
        body = self.rng.choice((b"", b"{", b"\xff", b"[" * 9000, b'{"text":"\\u0000"}', b"null"))
        kind = self.rng.choice(("application/json", "text/plain", "multipart/form-data", "x"))
        try:
            return self.person.ask(
                self.rng.choice(METHODS), path, body, **{"Content-Type": kind, "X": "y" * 900}
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
        self.send_messages(count - others)
