"""What keeps strangers out: tokens, origins, and messages that fit their schema exactly."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from server.people import Person
from server.play import ALONE, SHARED
from server.raw import at_match
from websockets.exceptions import ConnectionClosed

from knockdown.server.access import identity
from knockdown.server.access.security import POLICY, is_address
from knockdown.server.protocol import messages, practice, requests, rooms
from knockdown.server.storage.models import ID_BYTES

pytestmark = pytest.mark.once
Newcomer = Callable[..., Person]
BUILT_PAGE = Path(__file__).parents[3] / "build" / "page" / "index.html"


# ------------------------------------------------------------------------------ tokens
def test_a_token_cannot_be_guessed() -> None:
    assert 8 * identity.TOKEN_BYTES >= 128 and 8 * ID_BYTES >= 128
    tokens = {identity.new_token() for _ in range(1000)}
    assert len(tokens) == 1000 and all(identity.TOKEN.fullmatch(token) for token in tokens)


def test_a_token_is_nowhere_but_in_the_cookie(ann: Person, newcomer: Newcomer) -> None:
    created = ann.post("/api/matches", {"seats": SHARED})
    token = ann.cookie.partition("=")[2].encode()
    owner = identity.owner_of(token.decode()).encode()
    match = created.json()["match"]
    eve = newcomer()
    texts = [created.data]
    for person in (ann, eve):
        for path in ("", f"/{match}", f"/{match}/replay", f"/{match}/text"):
            texts.append(person.get(f"/api/matches{path}").data)
        screen = person.sit_down(match)
        texts.append(repr(screen.heard).encode())
    assert not any(token in text or owner in text for text in texts)


NOT_OURS = ["", "x", "spam", "x" * 42, "x" * 44, "x" * 5000, "ü" * 43, "x" * 42 + "."]


@pytest.mark.parametrize("token", NOT_OURS)
def test_nobody_chooses_who_they_are(ann: Person, token: str) -> None:
    ann.cookie = f"knockdown={token}"
    made = ann.post("/api/rooms", {"name": "Ann"})
    assert made.status == 201 and identity.TOKEN.fullmatch(ann.cookie.partition("=")[2])
    ann.cookie = f"knockdown={token}"
    assert ann.post("/api/matches", {"seats": SHARED}).status == 201
    ann.cookie = f"knockdown={token}"
    assert ann.get("/api/matches").json() == []


@pytest.mark.parametrize("cookie", ["", "knockdown=", "knockdown=x", "knockdown=" + "x" * 5000])
def test_a_forged_cookie_is_nobody(ann: Person, newcomer: Newcomer, cookie: str) -> None:
    match = ann.new_match(seats=SHARED)
    eve = newcomer()
    eve.cookie = cookie
    assert eve.get("/api/matches").json() == []
    assert eve.get(f"/api/matches/{match}").json()["yours"] == []
    assert eve.sit_down(match).scene.mode == "watched"


# ---------------------------------------------------------------------------- browsers
def test_no_script_may_be_inline() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["script-src"] == "'self'" and rules["default-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert "unsafe-eval" not in POLICY


@pytest.mark.skipif(not BUILT_PAGE.is_file(), reason="the page is not built")
def test_the_page_needs_no_inline_script() -> None:
    html = BUILT_PAGE.read_text("utf-8")
    scripts = re.findall(r"<script\b([^>]*)>(.*?)</script>", html, re.DOTALL)
    assert scripts and all("src=" in attributes and not text for attributes, text in scripts)
    assert not re.search(r"\son[a-z]+=|javascript:", html)


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://127.0.0.1:1",
        "http://localhost",
        "x",
        "http://[",
        "http://[::1",
        "http://a]b",
    ],
)
def test_other_pages_are_turned_away(ann: Person, origin: str) -> None:
    match = ann.new_match(seats=ALONE)
    answer = ann.ask("POST", f"/api/matches/{match}/rematch", Origin=origin)
    assert answer.status == 403 and answer.json()["reason"] == "foreign-page"
    for path in (at_match(match), "/api/practice"):
        socket = ann.dial(path, Origin=origin)
        assert "foreign-page" in str(socket.recv(30))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(30)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


@pytest.mark.parametrize("host", ["[", "[x]", "a]b", "::", "x:y", "x:99999", "x:0", "a/b", "a?b"])
def test_a_host_that_is_no_address_is_not_understood(ann: Person, host: str) -> None:
    for method, path in (("POST", "/api/rooms"), ("GET", "/api/matches/x/steps/x"), ("GET", "/")):
        answer = ann.ask(method, path, {"name": 1}, Host=host)
        assert answer.status == 400, answer.data
    assert not is_address(host)


@pytest.mark.parametrize("host", ["", "localhost", "127.0.0.1:8000", "[::1]:8000", "a-b.example"])
def test_a_host_may_be_any_address(host: str) -> None:
    assert is_address(host)


def test_no_other_site_is_allowed_to_read(ann: Person) -> None:
    headers = ann.ask("GET", "/api/matches", Origin="https://evil.example").headers
    assert not any(name.lower().startswith("access-control") for name in headers)


# ---------------------------------------------------------------------------- messages
def structs_in(*types: object) -> set[type[msgspec.Struct]]:
    """These, and whatever they are made of."""
    found: set[type[msgspec.Struct]] = set()
    for each in types:
        if isinstance(each, type) and issubclass(each, msgspec.Struct):
            found.add(each)
            found |= structs_in(*(field.type for field in msgspec.structs.fields(each)))
        else:
            found |= structs_in(*(arg for arg in get_args(each) if arg is not Ellipsis))
    return found


def test_no_message_may_have_more_than_its_fields() -> None:
    wanted = (requests.NewMatch, requests.MatchText, requests.GoOn)
    sent = (messages.FromPage, rooms.FromGuest, practice.FromLearner)
    found = structs_in(*sent, *wanted)
    assert requests.SeatWanted in found and messages.Hand in found
    loose = [each.__name__ for each in found if not each.__struct_config__.forbid_unknown_fields]
    assert not loose
