"""Everything that is asked for over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from records import long_record
from server.people import Person
from server.play import ALONE, PERSON, ROOKIE, SHARED, bring, play_on
from server.servers import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import knockdown
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.terms import RULES_VERSION
from knockdown.server.match.log import LONGEST
from knockdown.server.present.scene import MOST_TOLD
from knockdown.server.protocol.messages import Concede
from knockdown.server.protocol.requests import LARGEST_TEXT

pytestmark = pytest.mark.once
Newcomer = Callable[..., Person]
COMPUTERS = (ROOKIE, ROOKIE)


def given_up(person: Person) -> str:
    """A match that was begun, and is over."""
    match = person.new_match(seats=ALONE, knockdown="dice", seed=2)
    screen = person.sit_down(match)
    play_on(screen, Random(2), most=12)
    while screen.scene.question is None and not screen.scene.over:  # the computer is not done
        screen.until("scene")
    if not screen.scene.over:
        screen.send(Concede(screen.scene.revision))
        screen.until("scene", lambda scene: scene.over)
    screen.close()
    return match


# ------------------------------------------------------------------- new matches
def test_a_cookie_is_given_once_and_hidden_from_scripts(ann: Person) -> None:
    first = ann.post("/api/matches", {"seats": ALONE})
    words = first.headers["set-cookie"].lower()
    assert "httponly" in words and "samesite=strict" in words and "path=/" in words
    assert len(ann.cookie.partition("=")[2]) >= 22  # 128 bits and more
    assert "set-cookie" not in ann.post("/api/matches", {"seats": ALONE}).headers


def test_matches_are_listed_for_their_players(ann: Person, newcomer: Newcomer) -> None:
    assert ann.get("/api/matches").json() == []
    first = ann.new_match(seats=ALONE, fighters=("veroth", "xingo"), arena="siege_storm")
    second = ann.new_match(seats=SHARED, guided=True)
    lines = ann.get("/api/matches").json()
    assert [line["match"] for line in lines] == [second, first]
    assert [line["yours"] for line in lines] == [[0, 1], [0]]
    assert [line["guided"] for line in lines] == [True, False]
    assert lines[1]["fighters"] == ["veroth", "xingo"] and lines[1]["arena"] == "siege_storm"
    assert lines[1]["levels"] == ["", "rookie"] and not lines[1]["over"]
    stranger = newcomer()
    assert stranger.get("/api/matches").json() == []
    assert stranger.get(f"/api/matches/{first}").json()["yours"] == []


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({}, "not-understood"),
        ({"seats": (PERSON,)}, "not-understood"),
        ({"seats": ALONE, "more": 1}, "not-understood"),
        ({"seats": ALONE, "knockdown": "cards"}, "not-understood"),
        ({"seats": ALONE, "fighters": ("veroth", "veroth")}, "same-fighter"),
        ({"seats": ALONE, "fighters": ("veroth", "nobody")}, "unknown-key"),
        ({"seats": ALONE, "arena": "moon"}, "unknown-key"),
        ({"seats": (PERSON, {"kind": "computer", "level": "god"})}, "unknown-key"),
        ({"seats": ({"kind": "person", "name": "x" * 61}, PERSON)}, "wrong-name"),
        ({"seats": ({"kind": "person", "name": "a\nb"}, PERSON)}, "wrong-name"),
        ({"seats": ALONE, "seed": 2**60}, "wrong-setup"),
        ({"seats": ALONE, "stall_turns": -1}, "wrong-setup"),
    ],
)
def test_an_impossible_setup_is_refused(ann: Person, wanted: object, reason: str) -> None:
    answer = ann.post("/api/matches", wanted)
    assert answer.status == 400 and answer.json()["reason"] == reason
    assert ann.get("/api/matches").json() == []


@pytest.mark.parametrize(
    "body", [b"{", b"\xff", b'{"seats": "\xff"}', b'{"\xff": 1}', b"[" * 20000, b'{"seats":']
)
def test_invalid_json_is_refused(ann: Person, body: bytes) -> None:
    answer = ann.post("/api/matches", body)
    assert answer.status == 400 and answer.json()["reason"] == "not-understood"


# ------------------------------------------------------------------- looking back
def test_a_match_text_goes_out_and_comes_in_again(ann: Person, newcomer: Newcomer) -> None:
    match = given_up(ann)
    text = ann.get(f"/api/matches/{match}/text")
    assert text.status == 200 and text.headers["content-type"].startswith("text/plain")
    record = knockdown.parse_match(text.data.decode())
    assert len(record.moves) == ann.get(f"/api/matches/{match}").json()["moves"]
    other = newcomer()
    brought = other.post("/api/texts", {"text": text.data.decode()}).json()["match"]
    assert other.get(f"/api/matches/{brought}/text").data == text.data
    line = other.get(f"/api/matches/{brought}").json()
    assert line["yours"] == [] and line["moves"] == len(record.moves)
    assert other.sit_down(brought).scene.mode == "watched"


def test_a_text_that_is_none_is_told_with_its_line(ann: Person) -> None:
    match = given_up(ann)
    lines = ann.get(f"/api/matches/{match}/text").data.decode().splitlines()
    wrong = next(n for n, line in enumerate(lines) if line.startswith("1.") or "skill " in line)
    lines[wrong] = lines[wrong].replace("skill ", "skull ")
    for text, words in (("", "not the text"), ("\n".join(lines), f"line {wrong + 1}")):
        answer = ann.post("/api/texts", {"text": text})
        assert answer.status == 400 and answer.json()["reason"] == "broken-text"
        assert words in answer.json()["text"]


def test_a_text_of_another_version_is_told_so(ann: Person) -> None:
    text = ann.get(f"/api/matches/{given_up(ann)}/text").data.decode()
    rules = f'[Rules "{RULES_VERSION}"]'
    for written, other, words in (
        (
            '[Knockdown "1"]',
            '[Knockdown "2"]\n[Weather "fog"]',
            "format 2); this one reads format 1",
        ),
        (
            rules,
            '[Rules "1 old"]',
            f"version 1 old of the rules; this game plays version {RULES_VERSION}",
        ),
    ):
        assert written in text
        answer = ann.post("/api/texts", {"text": text.replace(written, other)})
        assert answer.status == 400 and answer.json()["reason"].startswith("other-")
        assert words in answer.json()["text"]


def test_a_text_that_is_too_long(ann: Person) -> None:
    for size in (LARGEST_TEXT + 1, 9_000_000):
        answer = ann.post("/api/texts", {"text": "x" * size})
        assert answer.status == 413 and answer.json()["reason"] == "too-large"


def test_a_text_with_too_many_moves(ann: Person) -> None:
    answer = ann.post("/api/texts", {"text": knockdown.format_match(long_record(LONGEST + 1))})
    assert answer.status == 413 and answer.json()["reason"] == "too-large"
    match = bring(ann, long_record(LONGEST))
    assert ann.get(f"/api/matches/{match}").json()["moves"] == LONGEST
    screen = ann.sit_down(match)
    assert len(screen.scene.events) <= MOST_TOLD + 1 and screen.scene.mode == "watched"


def test_a_replay_and_its_steps(ann: Person) -> None:
    match = given_up(ann)
    for viewer in (0, 1, -1):
        replay = ann.get(f"/api/matches/{match}/replay?viewer={viewer}&lang=es").json()
        steps = len(replay["steps"]) - 1
        assert steps == replay["line"]["moves"] + 1  # to give up is a step, and no move
        assert replay["viewer"] == viewer and replay["viewers"] == [-1, 0, 1]
        assert replay["why_closed"] == "" and replay["text"]
        for number in (0, steps // 2, steps):
            step = ann.get(f"/api/matches/{match}/steps/{number}?viewer={viewer}&lang=es").json()
            assert step["number"] == number and step["scene"]["lang"] == "es"
            assert step["scene"]["mode"] == "replay"
    beyond = ann.get(f"/api/matches/{match}/steps/{steps + 1}")
    assert beyond.status == 404 and beyond.json()["reason"] == "no-step"
    assert beyond.json()["details"] == {"last": steps}
    assert ann.get(f"/api/matches/{match}/replay?viewer=7").json()["reason"] == "not-understood"


def test_play_on_from_a_moment(ann: Person) -> None:
    match = given_up(ann)
    body = {"step": 5, "seats": ({"kind": "person", "name": "Ann"}, PERSON)}
    other = ann.post(f"/api/matches/{match}/continue", body).json()["match"]
    scene = ann.sit_down(other).scene
    assert other != match and scene.revision == 5 and scene.mode == "shared"
    screen = ann.sit_down(other)
    screen.send(Concede(5, 0))
    screen.until("scene", lambda scene: scene.over)
    texts = [ann.get(f"/api/matches/{each}/text").data.decode() for each in (match, other)]
    moves = [knockdown.parse_match(text).texts() for text in texts]
    assert moves[0][:5] == moves[1]
    body["step"] = 9999
    assert ann.post(f"/api/matches/{match}/continue", body).status == 404


@pytest.mark.parametrize("swap", [False, True])
def test_a_rematch(ann: Person, swap: bool) -> None:
    match = ann.new_match(seats=ALONE, relief="each", knockdown="dice")
    again = ann.post(f"/api/matches/{match}/rematch?swap={str(swap).lower()}").json()["match"]
    before, after = (ann.get(f"/api/matches/{each}").json() for each in (match, again))
    assert after["fighters"] == before["fighters"][:: -1 if swap else 1]
    assert after["yours"] == [0] and after["levels"] == before["levels"]
    scene = ann.sit_down(again).scene
    assert scene.relief == "each" and scene.knockdown == "dice" and scene.arena == before["arena"]


def test_two_computers_are_watched(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=COMPUTERS, knockdown="dice", seed=1))
    assert screen.scene.mode == "watched"
    screen.until("scene", lambda scene: scene.revision >= 5)


# ------------------------------------------------------------------- what is not there
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/api/matches/nothing", "no-match"),
        ("/api/matches/nothing/text", "no-match"),
        ("/api/matches/nothing/replay", "no-match"),
        ("/api/matches/nothing/steps/1", "no-match"),
        ("/api/nothing", "no-route"),
        ("/api", "no-route"),
        ("/api/catalogue/fr", "no-language"),
        ("/words/fr.ftl", "no-language"),
    ],
)
def test_trouble_is_told_in_the_language_asked_for(
    ann: Person, path: str, reason: str, lang: str
) -> None:
    sentence = words_for(lang).say(f"refusal-{reason}")
    asked = ann.get(f"{path}?lang={lang}")
    accepted = ann.ask("GET", path, **{"Accept-Language": f"{lang}-XX,en;q=0.5"})
    for answer in (asked, accepted):
        assert answer.status == 404
        assert answer.json() == {"reason": reason, "text": sentence, "details": {}}


def test_an_unknown_match_is_told_through_the_socket(ann: Person) -> None:
    url = f"ws://{ann.server.host}/api/matches/nothing/play?lang=pl"
    with connect(url, compression=None) as socket:
        assert words_for("pl").say("refusal-no-match") in str(socket.recv(5))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_another_sites_page_is_turned_away(ann: Person, server: Server) -> None:
    match = ann.new_match(seats=ALONE)
    answer = ann.ask("POST", "/api/matches", {"seats": ALONE}, Origin="https://evil.example")
    assert answer.status == 403 and answer.json()["reason"] == "foreign-page"
    own = ann.ask("POST", "/api/matches", {"seats": ALONE}, Origin=f"http://{server.host}")
    assert own.status == 201
    url = f"ws://{server.host}/api/matches/{match}/play"
    headers = {"Cookie": ann.cookie}
    headers["Origin"] = "https://evil.example"
    with connect(url, additional_headers=headers) as socket:
        assert "foreign-page" in str(socket.recv(5))
        with pytest.raises(ConnectionClosed):
            socket.recv(5)


# ------------------------------------------------------------------------- words
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_and_cards(ann: Person, lang: str) -> None:
    words = ann.get(f"/words/{lang}.ftl")
    assert words.status == 200 and "word-fighter =" in words.data.decode()
    catalogue = ann.get(f"/api/catalogue/{lang}").json()
    assert catalogue["lang"] == lang and len(catalogue["boxes"]) == 2


def test_the_interface_describes_itself(ann: Person) -> None:
    schema = ann.get("/api/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.")
    assert "/api/matches/{match}/replay" in schema["paths"]
    assert "NewMatch" in schema["components"]["schemas"]
