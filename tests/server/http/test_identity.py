"""What a user makes belongs to the cookie that their browser sends next."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from server.people import Person
from server.play import ALONE, SHARED
from server.rooms.lobby import Lobby, connected, open_room

from knockdown.content.words import LANGUAGES, words_for
from knockdown.server.protocol.rooms import Join

pytestmark = pytest.mark.once
Newcomer = Callable[..., Person]


def own_page(person: Person) -> str:
    return f"http://{person.server.host}"


def introduce(person: Person) -> bool:
    """Whether that has brought a cookie."""
    answer = person.ask("POST", "/api/me", Origin=own_page(person))
    assert answer.status == 200
    return bool(answer.json()["new"])


def page_of(person: Person, room: str) -> Lobby:
    lobby = Lobby(person, connected(person, room, Origin=own_page(person)))
    lobby.hear()
    return lobby


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_without_a_cookie_looks_on(newcomer: Newcomer, lang: str) -> None:
    """Its handshake brings none: another tab might be given another one at the same time."""
    ann, ben = newcomer(), newcomer(lang)
    room = open_room(ann)
    lobby = page_of(ben, room)
    assert ben.cookie == "" and lobby.room.you == -1
    refused = lobby.refused(Join("Ben"))
    assert (refused.reason, refused.text) == ("no-cookie", words_for(lang).say("refusal-no-cookie"))
    assert ann.get(f"/api/rooms/{room}").json()["guests"][1] is None


def test_nothing_is_made_for_a_page_without_a_cookie(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    match = ann.new_match(seats=({"kind": "computer", "level": "rookie"},) * 2, knockdown="dice")
    wanted = {
        "/api/matches": {"seats": ALONE},
        "/api/rooms": {"name": "Ben"},
        "/api/texts": {"text": "knockdown 1"},
        f"/api/matches/{match}/continue": {"step": 0, "seats": SHARED},
    }
    for path, body in wanted.items():
        answer = ben.ask("POST", path, body, Origin=own_page(ben))
        assert (answer.status, answer.json()["reason"]) == (403, "no-cookie"), path
    assert ben.cookie == ""


def test_a_page_is_known_before_anything_is_its_own(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    room = open_room(ann)
    assert introduce(ben)
    given = ben.cookie
    assert given and not introduce(ben) and ben.cookie == given
    lobby = page_of(ben, room)
    lobby.send(Join("Ben"))
    assert lobby.until(lambda room: room.you == 1) and ben.cookie == given
    made = ben.ask("POST", "/api/matches", {"seats": ALONE}, Origin=own_page(ben))
    assert made.status == 201 and ben.cookie == given


def test_another_sites_page_is_given_no_cookie(ann: Person) -> None:
    answer = ann.ask("POST", "/api/me", Origin="https://evil.example")
    assert answer.status == 403 and ann.cookie == ""
