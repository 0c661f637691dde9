"""Frames beneath the messages: nobody else notices them, and memory stays constant."""

from __future__ import annotations

import json
import statistics
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from server.people import Person, wait_until
from server.play import SHARED
from server.raw import PIECE, PING, PONG, TEXT, Raw, at_match, frame, handshake, seated
from server.servers import Server

from knockdown.server.access.rate_limits import Limiter
from knockdown.server.protocol.messages import Ping
from knockdown.server.settings import Limits
from knockdown.server.sockets.frame_limits import MOST_PIECES

pytestmark = pytest.mark.once
HOME = "203.0.113.7"
MUCH = 5000  # frames in one piece of a flood
LONGEST_WAIT = 0.3  # seconds, for an answer while the server is flooded; else it is several
CUT_OFF = "knockdown_cut_off_total{why=too-fast}"
MEMORY = "process_resident_memory_bytes"
PAUSE = 0.02  # seconds between two questions
HELLO = json.dumps({"type": "ping", "stamp": 7}).encode()
CLOSED_4429 = bytes((0x88, 2, 4429 >> 8, 4429 & 0xFF))


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limited")
    options = ("--metrics", "0", "--behind-proxy", "127.0.0.1")
    running = Server(folder / "matches.sqlite", options=options)
    yield running
    assert running.end() == ""


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("unlimited")
    running = Server(folder / "matches.sqlite", options=("--limits", "0", "--metrics", "0"))
    yield running
    assert running.end() == ""


def new_match(server: Server) -> str:
    return Person(server).new_match(seats=SHARED, knockdown="dice")


class Waits:
    """How long somebody at another address waits for an answer, again and again."""

    def __init__(self, server: Server) -> None:
        self.person = Person(server)
        self.screen = self.person.sit_down(self.person.new_match(seats=SHARED, knockdown="dice"))
        self.done = threading.Event()
        self.waits: list[float] = []
        self.thread = threading.Thread(target=self.ask)

    def __enter__(self) -> Waits:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        asked = len(self.waits)
        try:
            wait_until(lambda: len(self.waits) >= asked + 10 or not self.thread.is_alive())
        finally:
            self.done.set()
            self.thread.join()
            self.person.leave()

    def ask(self) -> None:
        while not self.done.wait(PAUSE):
            asked = time.monotonic()
            self.screen.send(Ping(1.0))
            self.screen.until("pong")
            self.waits.append(time.monotonic() - asked)


FLOODS = {
    "pongs": frame(PONG) * MUCH,
    "pings": frame(PING) * MUCH,
    "messages": frame(TEXT, b"{}") * MUCH,
    "empty pieces": frame(TEXT, last=False) + frame(PIECE, last=False) * MUCH,
}


# ------------------------------------------------------------------------ the figures
class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_no_screen_that_keeps_to_its_messages_has_too_many_frames() -> None:
    limits = Limits()
    rest = 20 + 2  # a second: both ends send a ping now and then
    for frames, parts in (
        (limits.frames, (limits.messages, limits.hands, limits.strikes)),
        (limits.all_frames, (limits.all_messages, limits.all_hands)),
    ):
        assert frames.at_once > sum(part.at_once for part in parts) + rest
        assert frames.a_second > sum(part.a_second for part in parts) + rest


def test_frames_count_for_their_connection_and_their_address() -> None:
    clock, limits = Clock(), Limits()
    limiter = Limiter(limits, clock)
    own, other = limiter.stream(HOME), limiter.stream(HOME)
    assert not own.is_too_much(int(limits.frames.at_once))
    assert own.is_too_much(1) and not other.is_too_much(1)
    clock.now += 1
    assert not own.is_too_much(1)
    several = [limiter.stream(HOME) for _ in range(20)]
    assert any(each.is_too_much(900) for each in several)
    assert limiter.stream(HOME).is_too_much(1)  # a new connection helps nobody
    assert not limiter.stream("203.0.113.8").is_too_much(1)


# ------------------------------------------------------------------------- a real server
@pytest.mark.alone
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flooding_client_is_cut_off(limited: Server, kind: str) -> None:
    match = new_match(limited)
    before = limited.figures().get(CUT_OFF, 0)
    with Waits(limited) as honest:
        raw = seated(limited, match, address="10.1.0.1")
        assert not raw.flood(FLOODS[kind], 200)
        raw.close()
    assert limited.figures()[CUT_OFF] == before + 1
    assert max(honest.waits) < LONGEST_WAIT


@pytest.mark.alone
def test_a_crowd_that_floods_is_one_address(limited: Server) -> None:
    """Once it has sent too much, nothing more of it is even looked at."""
    match = new_match(limited)
    with Waits(limited) as honest:
        raws = [seated(limited, match, address="10.2.0.1") for _ in range(40)]
        for raw in raws:
            raw.flood(FLOODS["pongs"], 1)
        late = seated(limited, match, address="10.2.0.1")  # at once: what it owes is forgiven
        late.send(frame(TEXT, HELLO))
        assert late.read_until().endswith(CLOSED_4429)
        late.close()
        for raw in raws:
            raw.read_until()
            raw.close()
    assert max(honest.waits) < LONGEST_WAIT


@pytest.mark.alone
@pytest.mark.parametrize("kind", ["pongs", "pings", "messages"])
def test_without_limits_everybody_has_a_turn(unlimited: Server, kind: str) -> None:
    raw = seated(unlimited, new_match(unlimited))
    reading = threading.Thread(target=raw.read_until)
    reading.start()
    with Waits(unlimited) as honest:
        end = time.monotonic() + 1.5
        while time.monotonic() < end and raw.flood(FLOODS[kind], 1):
            pass
    raw.close()
    reading.join()
    assert statistics.median(honest.waits) < LONGEST_WAIT / 3
    assert max(honest.waits) < LONGEST_WAIT


@pytest.mark.alone  # the memory of a server that was flooded before
def test_pings_from_a_client_that_does_not_read_take_no_memory(unlimited: Server) -> None:
    raw = seated(unlimited, new_match(unlimited), waiting=4096)
    before = unlimited.figures()[MEMORY]
    assert raw.flood(frame(PING, b"x" * 125) * 400, 400)  # 20 MB
    assert unlimited.figures()[MEMORY] - before < 5e6
    raw.send(frame(PING, b"the last one"))
    assert b"the last one" in raw.read_until(b"the last one")
    raw.close()


def in_pieces(data: bytes, count: int) -> bytes:
    """The first holds all of it."""
    empty = frame(PIECE, last=False) * (count - 2)
    return frame(TEXT, data, last=False) + empty + frame(PIECE)


def one_by_one(raw: Raw) -> None:
    for byte in frame(TEXT, HELLO):
        raw.send(bytes((byte,)))


WHOLE: dict[str, Callable[[Raw], None]] = {
    "in two": lambda raw: raw.send(in_pieces(HELLO, 2)),
    "in many": lambda raw: raw.send(in_pieces(HELLO, MOST_PIECES)),
    "a ping between": lambda raw: raw.send(
        frame(TEXT, HELLO, last=False) + frame(PING) + frame(PIECE)
    ),
    "byte by byte": one_by_one,
}


@pytest.mark.parametrize("way", WHOLE)
def test_a_message_is_one_however_it_comes(limited: Server, way: str) -> None:
    raw = seated(limited, new_match(limited))
    WHOLE[way](raw)
    assert b'"pong"' in raw.read_until(b'"pong"')
    raw.close()


def test_a_message_has_only_so_many_pieces(unlimited: Server) -> None:
    raw = seated(unlimited, new_match(unlimited))
    raw.send(in_pieces(HELLO, MOST_PIECES + 1))
    assert raw.read_until().endswith(CLOSED_4429)
    raw.close()


def test_much_at_once_is_answered_in_order(unlimited: Server) -> None:
    """Far more than one part, with frames between them that are no messages."""
    raw = seated(unlimited, new_match(unlimited))
    asked = [json.dumps({"type": "ping", "stamp": stamp}).encode() for stamp in range(1000)]
    sending = threading.Thread(
        target=raw.send, args=(b"".join(frame(TEXT, each) + frame(PONG) * 9 for each in asked),)
    )
    sending.start()
    heard = raw.read_until(b'"stamp":999.0}')
    sending.join()
    stamps = [part.partition(b"}")[0] for part in heard.split(b'"stamp":')[1:]]
    assert [float(stamp) for stamp in stamps] == list(range(1000))
    raw.close()


# ---------------------------------------------------------------------------- handshakes
def test_a_handshake_that_cannot_be_read_is_not_waited_for(limited: Server) -> None:
    raw = Raw(limited)
    raw.socket.settimeout(10)
    raw.send(handshake(limited, "/api/matches/x/play", "A: b\r\n" * 200))
    assert raw.read_until() == b""
    raw.close()


def test_nobody_speaks_before_being_let_in(limited: Server) -> None:
    raw = Raw(limited)
    raw.send(handshake(limited, at_match(new_match(limited))))
    raw.flood(FLOODS["pongs"], 10)
    raw.read_until()
    raw.close()
