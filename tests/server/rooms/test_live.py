"""Rooms on a real server: people meet, play, watch, and meet again."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from random import Random
from urllib.parse import quote

import pytest
from server.people import Person, Screen, wait_until
from server.play import play_on
from server.rooms.lobby import both_ready, connected, join, meet, open_room, play_together
from websockets.exceptions import ConnectionClosed

from knockdown.content.words import LANGUAGES, words_for
from knockdown.server.access.identity import owner_of
from knockdown.server.protocol.messages import PHRASES, AskHint, Concede, Ping, Say, Speak
from knockdown.server.protocol.rooms import (
    AskComputer,
    Choose,
    Join,
    ReadyUp,
    RoomOptions,
    Swap,
)
from knockdown.server.rooms import store

pytestmark = pytest.mark.once
Newcomer = Callable[..., Person]


def hash_of(person: Person) -> str:
    return owner_of(person.cookie.partition("=")[2])


def test_two_people_play_a_whole_match_and_another_one(newcomer: Newcomer) -> None:
    ann, ben, eve = newcomer(), newcomer("pl"), newcomer("es")
    room = open_room(ann, public=True)
    at_ann = meet(ann, room)
    assert ben.cookie == ""
    code = at_ann.room.code
    found = ben.get(f"/api/codes/{quote(f' {code[:3].lower()}-{code[3:]}')}")
    assert found.json() == {"room": room}
    at_ben = join(ben, room, "Ben")
    at_ann.until(lambda room: room.guests[1] is not None and room.guests[1].here)
    match = both_ready(at_ann, at_ben)
    at_ann.close()
    at_ben.close()
    screens = [ann.sit_down(match), ben.sit_down(match), eve.sit_down(match)]
    assert [screen.scene.mode for screen in screens] == ["alone", "alone", "watched"]
    assert [screen.scene.viewer for screen in screens] == [0, 1, -1]
    assert [screen.scene.room for screen in screens] == [room, room, ""]
    play_together(screens, Random(3))
    watched = [message for message in screens[2].heard if message.type == "scene"]
    assert all(scene.question is None and scene.viewer == -1 for scene in watched)
    assert room not in repr(watched)

    at_ann, at_ben = meet(ann, room), meet(ben, room)
    assert at_ann.room.match == match and not at_ann.room.playing
    at_ben.send(Swap(0))
    at_ann.until(lambda room: room.you == 1)
    again = both_ready(at_ann, at_ben)
    assert again != match
    assert ann.sit_down(again).scene.viewer == 1 and ben.sit_down(again).scene.viewer == 0
    secrets = [hash_of(ann), hash_of(ben), ann.cookie[10:], ben.cookie[10:], "127.0.0.1"]
    assert not any(secret in text for secret in secrets for text in at_ann.heard + at_ben.heard)


def test_two_tabs_have_the_same_place(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    room = open_room(ann)
    first, second = meet(ann, room), meet(ann, room)
    assert first.room.you == second.room.you == 0
    second.send(Join("Anna"))
    first.until(lambda room: room.guests[0].name == "Anna")
    at_ben = join(ben, room, "Ben")
    second.send(ReadyUp(on=True))
    first.until(lambda room: room.guests[0].ready)
    first.close()  # the other tab is still there
    at_ben.until(lambda room: room.guests[0].ready)
    at_ben.send(ReadyUp(on=True))
    match = second.until(lambda room: room.match).match
    tabs = [ann.sit_down(match), ann.sit_down(match)]
    assert [tab.scene.viewer for tab in tabs] == [0, 0]


def test_a_computer_takes_a_seat(ann: Person) -> None:
    lobby = meet(ann, open_room(ann))
    lobby.send(AskComputer("rookie"))
    lobby.until(lambda room: room.guests[1] is not None)
    assert lobby.room.guests[1].ready and lobby.room.guests[1].here
    match = both_ready(lobby)
    line = ann.get(f"/api/matches/{match}").json()
    assert (line["players"], line["levels"], line["yours"]) == (["Ann", ""], ["", "rookie"], [0])
    assert play_on(ann.sit_down(match), Random(1), most=3) == 3


def test_a_match_that_ends_is_told_in_the_room(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    room = open_room(ann)
    at_ann, at_ben = meet(ann, room), join(ben, room, "Ben")
    screen = ben.sit_down(both_ready(at_ann, at_ben))
    assert at_ann.refused(ReadyUp(on=True)).reason == "match-begun"
    screen.send(Concede(screen.scene.revision))
    at_ann.until(lambda room: not room.playing)
    both_ready(at_ann, at_ben)


def test_a_guest_who_leaves_is_no_longer_ready(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    room = open_room(ann)
    at_ann, at_ben = meet(ann, room), join(ben, room, "Ben")
    at_ben.send(ReadyUp(on=True))
    at_ann.until(lambda room: room.guests[1] is not None and room.guests[1].ready)
    at_ben.close()
    at_ann.until(lambda room: not room.guests[1].here)
    at_ann.until(lambda room: not room.guests[1].ready)
    assert at_ann.room.match == ""


def listed(person: Person) -> list[str]:
    return [line["room"] for line in person.get("/api/rooms").json()]


def test_a_public_room_without_anybody_is_not_listed(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    room = open_room(ann, public=True)
    assert room not in listed(ben)
    passer_by = meet(ben, room)
    assert room not in listed(ben)
    at_ann = meet(ann, room)
    assert room in listed(ben)
    at_ann.close()
    wait_until(lambda: room not in listed(ben))
    passer_by.close()


def test_nobody_fills_the_list_alone(newcomer: Newcomer) -> None:
    ann, eve = newcomer(), newcomer()
    room = open_room(ann, public=True)
    at_ann = meet(ann, room)
    many = [open_room(eve, "Eve", public=True) for _ in range(store.MOST_LISTED + 5)]
    there = [meet(eve, each) for each in many[:5]]
    found = listed(ann)
    assert room in found and [each for each in many if each in found] == [many[4]]
    for lobby in (at_ann, *there):
        lobby.close()


def test_public_rooms_are_listed_while_somebody_waits(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    room, hidden = open_room(ann, "Anna Public", public=True), open_room(ben)
    at_ann = meet(ann, room)
    listed = {line["room"]: line for line in ben.get("/api/rooms").json()}
    assert listed[room]["name"] == "Anna Public" and hidden not in listed
    assert listed[room]["options"]["knockdown"] == "dice"
    at_ben = join(ben, room, "Ben")
    assert room not in {line["room"] for line in ben.get("/api/rooms").json()}
    at_ben.close()
    at_ann.send(Choose(RoomOptions(), public=False))
    at_ann.until(lambda room: not room.public)


# ------------------------------------------------------------------------ refusals
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_told_in_words(newcomer: Newcomer, lang: str) -> None:
    ann, ben, eve = newcomer(lang), newcomer(lang), newcomer(lang)
    say = words_for(lang).say
    room = open_room(ann)
    at_ann, at_ben, at_eve = meet(ann, room), meet(ben, room), meet(eve, room)
    assert at_ben.refused(Join("")).text == say("refusal-no-name")
    assert at_ben.refused(Join("ann")).text == say("refusal-name-taken")
    assert at_ben.refused(ReadyUp(on=True)).text == say("refusal-no-place")
    at_ben.send(Join("Ben"))
    at_ben.until(lambda room: room.you == 1)
    assert at_ben.refused(Choose(RoomOptions())).text == say("refusal-not-owner")
    assert at_eve.refused(Join("Eve")).text == say("refusal-room-full")
    both_ready(at_ann, at_ben)
    assert at_ann.refused(Swap(1)).text == say("refusal-match-begun")
    answers = {
        "/api/codes/ZZZZZZ": (404, "wrong-code"),
        "/api/codes/nonsense": (404, "wrong-code"),
        "/api/rooms/nowhere": (404, "no-room"),
        f"/api/rooms/{quote('Übung')}": (404, "no-room"),
    }
    for path, (status, reason) in answers.items():
        answer = ann.get(path)
        assert (answer.status, answer.json()["reason"]) == (status, reason)
        assert answer.json()["text"] == say(f"refusal-{reason}")
    nameless = ann.post("/api/rooms", {"name": " "})
    assert (nameless.status, nameless.json()["text"]) == (400, say("refusal-no-name"))


def test_an_expired_room(newcomer: Newcomer) -> None:
    ann = newcomer("es")
    room = open_room(ann)
    code = ann.get(f"/api/rooms/{room}").json()["code"]
    with sqlite3.connect(ann.server.database) as connection:
        long_ago = (time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(time.time() - 90_000)), room)
        connection.execute("UPDATE rooms SET seen = ? WHERE id = ?", long_ago)
    connection.close()
    said = words_for("es").say("refusal-room-expired")
    for path in (f"/api/rooms/{room}", f"/api/codes/{code}"):
        answer = ann.get(path)
        assert (answer.status, answer.json()["text"]) == (410, said)
    socket = connected(ann, room)
    assert said in str(socket.recv(5))
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(5)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_nonsense_is_refused_and_nobody_is_disturbed(newcomer: Newcomer) -> None:
    ann = newcomer()
    lobby = meet(ann, open_room(ann))
    before = lobby.room
    for text in ("", "{", "[]", '{"type":"join"}', '{"type":"ready","on":1}', "[" * 5000):
        lobby.socket.send(text)
        assert lobby.hear().reason == "not-understood"
    for text in ('{"type":"options","options":{"seed":1}}', '{"type":"swap","place":2}'):
        lobby.socket.send(text)
        assert lobby.hear().reason == "not-understood"
    lobby.send(Speak("pl"))
    assert lobby.refused(Speak("xx")).text == words_for("pl").say("refusal-no-language")
    lobby.send(Ping(7))
    assert lobby.hear().stamp == 7
    assert meet(ann, before.room).room == before


def test_a_foreign_page_gets_nothing(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    socket = connected(ben, open_room(ann), Origin="https://evil.example")
    assert "foreign-page" in str(socket.recv(5)) and ben.cookie == ""


def test_nobody_is_helped_against_somebody(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer("pl")
    room = open_room(ann)
    match = both_ready(meet(ann, room), join(ben, room, "Ben"))
    screens = [ann.sit_down(match), ben.sit_down(match)]
    asked = next(screen for screen in screens if screen.scene.question is not None)
    assert not asked.scene.can_hint
    asked.send(AskHint(asked.scene.revision))
    assert asked.until("refused").reason == "no-help"


# ------------------------------------------------------------------------- phrases
def said(screen: Screen) -> str:
    return str(screen.until("said").text)


def may_say(phrase: str, screen: Screen, seat: int) -> bool:
    """Unless it comes too fast. What the other one says is heard on the way."""
    screen.send(Say(phrase))
    while (heard := screen.hear()).type != "refused":
        if heard.type == "said" and heard.seat == seat:
            return True
    return False


def test_phrases_are_heard_by_everybody_in_their_language(newcomer: Newcomer) -> None:
    people = {lang: newcomer(lang) for lang in LANGUAGES}
    ann, ben = people["en"], people["pl"]
    room = open_room(ann)
    match = both_ready(meet(ann, room), join(ben, room, "Ben"))
    screens = {lang: person.sit_down(match) for lang, person in people.items()}
    for phrase in ("well-played", "thanks"):  # the second one comes too fast
        screens["pl"].send(Say(phrase))
    for lang, screen in screens.items():
        assert said(screen) == words_for(lang).say("phrase-well-played")
    assert screens["pl"].until("refused").reason == "too-fast"
    screens["en"].send(Say("thanks"))  # everybody has the own second
    assert screens["es"].until("said").seat == 0
    wait_until(lambda: may_say("thanks", screens["pl"], seat=1))
    assert screens["es"].until("said").seat == 1
    screens["es"].send(Say("hello"))
    assert screens["es"].until("refused").reason == "not-yours"
    screens["en"].send(Say("your mother"))
    assert screens["en"].until("refused").reason == "unknown-key"
    assert ann.sit_down(match).scene.revision == 0, "nothing is kept of it"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_words(lang: str) -> None:
    phrases = [words_for(lang).say(f"phrase-{key}") for key in PHRASES]
    assert len(set(phrases)) == len(phrases) >= 12
