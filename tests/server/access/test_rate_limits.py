"""How much one address may do: never noticed by people, and soon by programs that go wild."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from records import long_record
from server.conftest import little_page
from server.people import Answer, Person
from server.play import ALONE, SHARED, bring
from server.raw import at_match
from server.servers import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from knockdown.content.words import words_for
from knockdown.server.access.rate_limits import (
    MOST_ADDRESSES,
    SILENCE,
    Abuse,
    Bucket,
    Limiter,
    Visitor,
    network_of,
)
from knockdown.server.http.matches import MOVES_OF_A_MATCH
from knockdown.server.protocol.refusals import Refusal
from knockdown.server.settings import Limits, Rate

pytestmark = pytest.mark.once
HOME = "203.0.113.7"


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


# ------------------------------------------------------------------------ the figures
def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(Rate(3, 2), 0)
    assert [bucket.take(0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert bucket.take(0.5) == 0 and bucket.take(0.5) == 0.5
    assert [bucket.take(1000) for _ in range(4)] == [0, 0, 0, 0.5]


def test_several_are_taken_at_once_or_none() -> None:
    bucket = Bucket(Rate(10, 2), 0)
    assert [bucket.take(0, 4), bucket.take(0, 4), bucket.take(0, 4)] == [0, 0, 1]
    assert bucket.take(0, 2) == 0 and bucket.take(0, 0) == 0


def test_two_families_never_notice(clock: Clock) -> None:
    """Eight people with two screens each, four of them building, for five minutes."""
    limiter = Limiter(Limits(), clock)
    screens: list[Visitor] = []
    for _ in range(16):
        for _ in range(80):  # the page, its art and the library
            limiter.ask(HOME)
        screens.append(limiter.connect(HOME))
    for _ in range(5 * 60):
        clock.now += 1
        for screen in screens:
            for _ in range(4):
                screen.say(is_hand=False)
            limiter.ask(HOME)
        for builder in screens[:4]:
            for _ in range(120):
                builder.say(is_hand=True)
        if clock.now % 10 == 0:
            limiter.make_match(HOME)


def test_persistent_abuse_is_cut_off(clock: Clock) -> None:
    limits = Limits()
    visitor = Limiter(limits, clock).connect(HOME)
    for _ in range(int(limits.messages.at_once)):
        visitor.say(is_hand=False)
    for _ in range(int(limits.strikes.at_once)):
        with pytest.raises(Refusal, match="too-fast") as refused:
            visitor.say(is_hand=False)
        assert not isinstance(refused.value, Abuse) and refused.value.details["seconds"] == 1
    with pytest.raises(Abuse):
        visitor.say(is_hand=False)
    visitor.say(is_hand=True)  # another budget


def test_some_messages_count_for_more(clock: Clock) -> None:
    visitor = Limiter(Limits(messages=Rate(25, 1)), clock).connect(HOME)
    visitor.say(weight=10)
    visitor.say(weight=10)
    with pytest.raises(Refusal, match="too-fast"):
        visitor.say(weight=10)
    visitor.say()


def test_a_weight_above_the_capacity_takes_all(clock: Clock) -> None:
    bucket = Bucket(Rate(3, 1), 0)
    assert bucket.take(0, 10) == 0 and bucket.take(0) == 1
    assert bucket.take(2, 10) == 1 and bucket.take(3, 10) == 0


def test_many_connections_share_what_an_address_may_do(clock: Clock) -> None:
    limits = Limits()
    limiter = Limiter(limits, clock)
    visitors = [limiter.connect(HOME) for _ in range(limits.connections)]
    with pytest.raises(Refusal, match="too-many"):
        limiter.connect(HOME)
    visitors.pop().leave()
    visitors.append(limiter.connect(HOME))
    limiter.connect("203.0.113.8")
    for number in range(int(limits.all_messages.at_once)):
        visitors[number % len(visitors)].say(is_hand=False)
    with pytest.raises(Refusal, match="too-fast"):
        visitors[0].say(is_hand=False)


def test_a_class_that_practises_never_notices(clock: Clock) -> None:
    """Thirty at once, and then each of them four times a minute."""
    limiter = Limiter(Limits(), clock)
    for _ in range(10):
        for _ in range(30):
            limiter.lay_tower(HOME)
        with pytest.raises(Refusal, match="too-fast"):
            limiter.lay_tower(HOME)
        clock.now += 15


def test_old_addresses_are_forgotten(clock: Clock) -> None:
    limiter = Limiter(Limits(), clock)
    limiter.connect(HOME)
    for number in range(2 * MOST_ADDRESSES):
        limiter.ask(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(limiter.addresses) <= MOST_ADDRESSES + 1
    assert limiter.address(HOME).connections == 1


def test_the_log_mentions_an_address_now_and_then(clock: Clock) -> None:
    limiter = Limiter(Limits(), clock)
    assert limiter.should_log(HOME) and not limiter.should_log(HOME)
    clock.now += SILENCE
    assert limiter.should_log(HOME)


@pytest.mark.parametrize(
    ("host", "household", "logged"),
    [
        ("203.0.113.7", "203.0.113.7/32", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("", "", ""),
        ("unix", "", ""),
    ],
)
def test_a_household_is_one_address(host: str, household: str, logged: str) -> None:
    assert network_of(host, 0) == household and network_of(host, 1) == logged


def test_limits_can_be_raised_and_lifted() -> None:
    usual = Limits()
    assert usual.times(1) == usual
    assert usual.times(2).matches == Rate(2 * usual.matches.at_once, 2 * usual.matches.a_second)
    assert usual.times(0).connections > 10**6


# ------------------------------------------------------------------------- a real server
STRICT = ("--limits", "0.02", "--behind-proxy", "127.0.0.1")  # a fiftieth; two connections


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    running = Server(folder / "matches.sqlite", little_page(folder / "page"), STRICT)
    yield running
    assert running.end() == ""


class Visiting(Person):
    """Somebody who comes through the proxy from an address of their own."""

    def __init__(self, server: Server, address: str, lang: str = "en") -> None:
        super().__init__(server, lang)
        self.address = address

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        return super().ask(method, path, body, **{"X-Forwarded-For": self.address} | headers)

    def dial(self, path: str, **headers: str) -> ClientConnection:
        return super().dial(path, **{"X-Forwarded-For": self.address} | headers)

    def open(self, match: str) -> ClientConnection:
        return self.dial(at_match(match))


def hear(socket: ClientConnection, kind: str) -> Any:
    while (message := json.loads(socket.recv(30)))["type"] != kind:
        pass
    return message


def closed_with(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(30)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


@pytest.mark.parametrize("lang", ["en", "es", "pl"])
def test_too_many_requests_are_told_when_to_come_back(strict: Server, lang: str) -> None:
    wild = Visiting(strict, f"10.1.{'en es pl'.index(lang)}.1", lang)
    while (answer := wild.get("/healthz")).status == 200:
        pass
    assert answer.status == 429 and int(answer.headers["retry-after"]) >= 1
    assert answer.headers["connection"] == "close"
    assert answer.json()["reason"] == "too-fast"
    assert answer.json()["text"] == words_for(lang).say("refusal-too-fast", seconds=1)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert any(wild.ask("TRACE", "/nowhere").status == 429 for _ in range(50))
    assert Visiting(strict, "10.1.9.9").get("/healthz").status == 200


def test_too_many_matches_are_refused(strict: Server) -> None:
    wild = Visiting(strict, "10.2.0.1")
    assert [wild.post("/api/matches", {"seats": ALONE}).status for _ in range(2)] == [201, 201]
    answer = wild.post("/api/matches", {"seats": ALONE})
    assert answer.status == 429 and int(answer.headers["retry-after"]) > 1
    for path in ("/api/texts", "/api/matches/x/continue", "/api/matches/x/rematch"):
        assert wild.post(path, {"text": ""}).status == 429
    assert wild.get("/api/matches").status == 200


def test_fewer_texts_than_matches(clock: Clock) -> None:
    """They are kept as they are, whatever is in them."""
    limits = Limits()
    limiter = Limiter(limits, clock)
    for _ in range(int(limits.texts.at_once)):
        limiter.bring_text(HOME)
    with pytest.raises(Refusal, match="too-fast"):
        limiter.bring_text(HOME)
    limiter.make_match(HOME)


def test_too_many_texts_are_refused(strict: Server) -> None:
    wild = Visiting(strict, "10.10.0.1")
    assert [wild.post("/api/texts", {"text": ""}).status for _ in range(2)] == [400, 429]


def test_to_go_on_late_in_a_match_counts_for_several(strict: Server) -> None:
    """Every move until then is kept once more."""
    match = bring(Visiting(strict, "10.8.0.1"), long_record(4 * MOVES_OF_A_MATCH))
    path, seats = f"/api/matches/{match}/continue", SHARED
    asked = [
        Visiting(strict, f"10.8.0.{number}").post(path, {"step": step, "seats": seats}).status
        for number, step in ((2, MOVES_OF_A_MATCH - 1), (3, 4 * MOVES_OF_A_MATCH))
    ]
    assert asked == [201, 429]


@pytest.mark.parametrize("said", ['{"type":"speak","lang":"pl"}', '{"type":"undo","revision":0}'])
def test_a_scene_that_tells_everything_counts_for_ten(strict: Server, said: str) -> None:
    wild = Visiting(strict, f"10.9.0.{len(said)}")
    socket = wild.open(wild.new_match(seats=SHARED))
    hear(socket, "scene")
    socket.send(said)
    socket.send(json.dumps({"type": "ping", "stamp": 1}))
    answers = [json.loads(socket.recv(30)) for _ in range(2)]
    assert answers[1].get("reason") == "too-fast"
    wild.leave()


@pytest.mark.parametrize("path", ["replay", "steps/1", "text"])
def test_replays_count_for_more(strict: Server, path: str) -> None:
    """The whole match is played again for it, so it counts for five."""
    wild = Visiting(strict, f"10.7.0.{len(path)}")
    answers = [wild.get(f"/api/matches/nothing/{path}") for _ in range(12)]
    statuses = [answer.status for answer in answers]
    assert set(statuses) == {404, 429} and 5 <= statuses.count(404) <= 8
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert Visiting(strict, "10.7.1.1").get(f"/api/matches/nothing/{path}").status == 404


def test_too_many_messages_end_a_connection(strict: Server) -> None:
    wild = Visiting(strict, "10.3.0.1", "pl")
    match = wild.new_match(seats=SHARED)
    socket = wild.open(match)
    hear(socket, "scene")
    for _ in range(12):
        socket.send(json.dumps({"type": "ping", "stamp": 1}))
    refused = hear(socket, "refused")
    assert refused["reason"] == "too-fast"
    assert refused["text"] == words_for("pl").say("refusal-too-fast", **refused["details"])
    assert refused["details"] == {"seconds": 2}
    assert closed_with(socket) == 4429
    other = Visiting(strict, "10.3.0.2")
    other.cookie = wild.cookie
    assert hear(other.open(match), "scene")["mode"] == "shared"
    wild.leave()
    other.leave()


def test_too_many_screens_are_told(strict: Server) -> None:
    wild = Visiting(strict, "10.4.0.1", "es")
    match = wild.new_match(seats=SHARED)
    first = wild.open(match)
    hear(first, "scene")
    hear(wild.open(match), "scene")
    third = wild.open(match)
    assert hear(third, "refused")["text"] == words_for("es").say("refusal-too-many")
    assert closed_with(third) == 4429
    first.close()
    hear(wild.open(match), "scene")
    wild.leave()


def test_practice_shares_the_screens_of_an_address(strict: Server) -> None:
    wild = Visiting(strict, "10.8.1.1")
    assert all(hear(wild.dial("/api/practice"), "practice") for _ in range(2))
    third = wild.dial("/api/practice")
    assert hear(third, "refused")["reason"] == "too-many"
    assert closed_with(third) == 4429
    wild.leave()


# ---------------------------------------------------------------------- behind a proxy
def test_only_a_named_proxy_is_believed(strict: Server, tmp_path: Path) -> None:
    through = Visiting(strict, "10.5.0.1")
    https = {"X-Forwarded-Proto": "https"}
    given = through.ask("POST", "/api/matches", {"seats": ALONE}, **https).headers["set-cookie"]
    assert "secure" in given.lower()
    alone = Server(tmp_path / "matches.sqlite", options=STRICT[:2])
    forging = [Visiting(alone, f"10.6.0.{number}") for number in range(3)]
    answers = [each.ask("POST", "/api/matches", {"seats": ALONE}, **https) for each in forging]
    alone.end()
    assert [answer.status for answer in answers] == [201, 201, 429]
    assert "secure" not in answers[0].headers["set-cookie"].lower()
