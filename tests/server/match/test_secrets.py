"""5.2: what is hidden in a match that is still being played is told to nobody who may not know it.

Everybody asks for everything; the text of the match, once it is over, tells what was hidden.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from server.people import Person, Screen
from server.play import ALONE, ROOKIE, SHARED
from server.rooms.lobby import both_ready, join, meet, open_room

import knockdown
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.match import Match
from knockdown.server.protocol import messages as m

pytestmark = pytest.mark.once
Newcomer = Callable[..., Person]
SEED = 7_310_552_918
SETUP = {"fighters": ("veroth", "xingo"), "knockdown": "dice", "seed": SEED}
MOVES = 16
NOBODY = -1


def play(screen: Screen) -> None:
    """Some turns in which unseen cards are taken whenever that is possible."""
    while screen.scene.revision < MOVES or screen.scene.question is None:
        scene = screen.scene
        if scene.handover >= 0:
            screen.send(m.TakeScreen(scene.handover))
            screen.until("scene", lambda scene: scene.viewer >= 0)
        elif scene.question is None:
            screen.until("scene")
        else:
            decide(screen)


def decide(screen: Screen) -> None:
    revision = screen.scene.revision
    offered = [each.option for each in screen.scene.question.options]
    screen.decide("top" if "top" in offered else offered[0])
    screen.until("scene", lambda scene: scene.revision > revision)


def every_path(person: Person, match: str) -> Iterator[str]:
    """All that can be asked for with GET, by what the interface says of itself."""
    names = {"{match}": match, "{lang}": "en", "{file}": "en.ftl"}
    for path, item in person.get("/api/schema/openapi.json").json()["paths"].items():
        if "get" not in item or "{match}" not in path:
            continue
        for name, value in names.items():
            path = path.replace(name, value)
        numbers = range(MOVES + 1) if "{number}" in path else (0,)
        for number in numbers:
            plain = path.replace("{number}", str(number))
            yield plain
            yield from (f"{plain}?viewer={viewer}" for viewer in (NOBODY, 0, 1))


def everything_asked(person: Person, match: str) -> dict[str, Any]:
    """What is answered, by path; what is refused is none of it."""
    found = {}
    for path in every_path(person, match):
        answer = person.get(path)
        if answer.status == 200:
            assert answer.headers["content-type"].startswith("application/json"), path
            found[path] = answer.json()
        else:
            assert answer.json()["reason"] in ("not-over", "not-yours"), (path, answer.data)
    return found


def parts(value: Any) -> Iterator[Any]:
    """A value and all that is inside it."""
    yield value
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for each in inside:
        yield from parts(each)


class Truth:
    """What was hidden when the match stood where it was asked about."""

    def __init__(self, person: Person, match: str, screen: Screen) -> None:
        screen.send(m.Concede(screen.scene.revision, screen.scene.viewer))
        screen.until("scene", lambda scene: scene.over)
        text = person.get(f"/api/matches/{match}/text").data.decode()
        self.record = knockdown.parse_match(text)
        self.match: Match = self.record.match()
        assert str(SEED) in text and str(SEED) in json.dumps(self.record.seed)

    def skill(self, seat: int) -> str:
        """Kept, and not shown yet."""
        player = self.match.players[seat]
        hidden = player.kept_second if player.shown & 1 else player.kept_first
        return self.match.book.skills[hidden].key

    def has_unseen_cards(self) -> bool:
        return any(player.hidden for player in self.match.players)

    def check(self, answers: dict[str, Any], seat: int = NOBODY) -> None:
        """That they tell nothing but what this seat, or everybody, knows."""
        for path, answer in answers.items():
            assert str(SEED) not in json.dumps(answer), path
            for part in parts(answer):
                if isinstance(part, list):
                    self.check_order(path, part)
                elif isinstance(part, dict):
                    self.check_part(path, part, seat)

    def check_order(self, path: str, found: list[Any]) -> None:
        deck = list(self.match.deck)
        assert len(deck) > 4
        ahead = (deck[-4:], deck[-4:][::-1], deck[:4], deck[:4][::-1])
        assert found[:4] not in ahead, path

    def check_part(self, path: str, part: dict[str, Any], seat: int) -> None:
        if "hand_limit" in part and part["seat"] != seat:
            assert all(card["known"] or not card["letters"] for card in part["hand"]), path
            assert all(skill["face_up"] or not skill["skill"] for skill in part["skills"]), path
        if part.get("name") in ("skills_received", "skill_kept", "card_drawn"):
            data = part["data"]
            if data["player"] != seat:
                told = (data.get("skills"), data.get("skill"), data.get("card"))
                assert not any(each not in (None, "", -1, ["", "", ""], ["", ""]) for each in told)
        if part.keys() >= {"number", "turn", "marks"} and part["number"]:
            self.check_line(path, part, seat)

    def check_line(self, path: str, line: dict[str, Any], seat: int) -> None:
        """A step of the timeline: the name of a Skill that only the other one knows."""
        words = self.record.texts()[line["number"] - 1]
        if line["seat"] != seat and words.startswith("skill "):
            assert " chooses " in line["text"], (path, line)


def test_secrets_of_a_match_against_a_computer(ann: Person) -> None:
    match = ann.new_match(seats=ALONE, **SETUP)
    screen = ann.sit_down(match)
    play(screen)
    answers = everything_asked(ann, match)
    replays = [value for path, value in answers.items() if "/replay" in path]
    assert len(replays) == 2  # through the own eyes, named or not
    for replay in replays:
        assert replay["viewer"] == 0 and replay["viewers"] == [0] and replay["text"] == ""
        assert replay["why_closed"] == words_for("en").say("refusal-not-over")
    heard = {"socket": json.loads(json.dumps(screen.heard, default=vars))}
    face_down = answers[f"/api/matches/{match}/face-down"]
    truth = Truth(ann, match, screen)
    truth.check(answers | heard, seat=0)
    assert face_down == {"seat": 0, "skills": [truth.skill(0)]}
    for viewer in (NOBODY, 0, 1):  # it is over now
        assert ann.get(f"/api/matches/{match}/replay?viewer={viewer}").json()["viewer"] == viewer


@pytest.mark.parametrize("seats", [ALONE, SHARED])
def test_secrets_from_spectators(ann: Person, newcomer: Newcomer, seats: object) -> None:
    match = ann.new_match(seats=seats, **SETUP)
    screen, eve = ann.sit_down(match), newcomer()
    watching = eve.sit_down(match)
    play(screen)
    watching.until("scene", lambda scene: scene.revision == screen.scene.revision)
    tried = (m.AskHint(screen.scene.revision), m.TakeScreen(0), m.Undo(screen.scene.revision))
    for message in (*tried, m.StartTest(screen.scene.revision), m.Concede(1), m.Claim(1)):
        watching.send(message)
        watching.until("refused")
    watching.send(m.Speak("pl"))
    watching.until("scene", lambda scene: scene.lang == "pl")
    answers = everything_asked(eve, match)
    assert {path for path in answers if "/replay" in path} == {
        f"/api/matches/{match}/replay",
        f"/api/matches/{match}/replay?viewer=-1",
    }
    assert f"/api/matches/{match}/face-down" not in answers
    heard = {"socket": json.loads(json.dumps(watching.heard, default=vars))}
    truth = Truth(ann, match, screen)
    assert truth.has_unseen_cards()
    truth.check(answers | heard)


def test_two_people_at_one_screen(ann: Person) -> None:
    """Each may look at the own Skill when asked; a replay shows what both know."""
    match = ann.new_match(seats=SHARED, **SETUP)
    screen = ann.sit_down(match)
    play(screen)
    answers = everything_asked(ann, match)
    own = {path: answers.pop(path) for path in list(answers) if "/face-down" in path}
    assert answers[f"/api/matches/{match}/replay"]["viewers"] == [NOBODY]
    named = f"/api/matches/{match}/steps/{MOVES}?viewer="
    assert {path for path in answers if path.startswith(named)} == {f"{named}-1"}
    seat = screen.scene.decider
    truth = Truth(ann, match, screen)
    assert truth.has_unseen_cards()
    truth.check(answers)
    shown = {"seat": seat, "skills": [truth.skill(seat)]}
    assert all(each == shown for each in own.values()) and own
    assert ann.get(f"/api/matches/{match}/face-down").json()["reason"] == "not-yours"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [ALONE, SHARED])
def test_requests_that_reveal_everything_are_refused(
    ann: Person, newcomer: Newcomer, seats: object, lang: str
) -> None:
    match = ann.new_match(seats=seats, **SETUP)
    text = words_for(lang).say("refusal-not-over")
    sentence = {"reason": "not-over", "text": text, "details": {}}
    begin = {"step": 0, "seats": (ROOKIE, ROOKIE)}
    for person in (ann, newcomer()):
        for path in ("text", "replay?viewer=1", "steps/0?viewer=1"):
            plain, _, query = path.partition("?")
            answer = person.get(f"/api/matches/{match}/{plain}?lang={lang}&{query}")
            assert answer.status == 403 and answer.json() == sentence
        going_on = person.post(f"/api/matches/{match}/continue?lang={lang}", begin)
        assert going_on.status == 403 and going_on.json() == sentence
    assert newcomer().post(f"/api/matches/{match}/rematch").json()["reason"] == "not-yours"


def test_a_rematch_has_cards_of_its_own(ann: Person) -> None:
    """Otherwise it would tell, when given up, what the match it came from still hides."""
    first = ann.new_match(seats=ALONE, **SETUP)
    second = ann.post(f"/api/matches/{first}/rematch").json()["match"]
    screen = ann.sit_down(second)
    screen.send(m.Concede(screen.scene.revision))
    screen.until("scene", lambda scene: scene.over)
    assert str(SEED) not in ann.get(f"/api/matches/{second}/text").data.decode()


def test_nobody_is_put_into_a_rematch_by_the_other(newcomer: Newcomer) -> None:
    """Neither while they play nor afterwards: both say so in their room."""
    ann, ben = newcomer(), newcomer()
    room = open_room(ann)
    match = both_ready(meet(ann, room), join(ben, room, "Ben"))

    def ask_in_vain() -> None:
        for person in (ann, ben):
            answer = person.post(f"/api/matches/{match}/rematch")
            assert answer.status == 409 and answer.json()["reason"] == "no-rematch"
            assert [line["match"] for line in person.get("/api/matches").json()] == [match]

    ask_in_vain()
    screen = ben.sit_down(match)
    screen.send(m.Concede(screen.scene.revision))
    screen.until("scene", lambda scene: scene.over)
    ask_in_vain()
    assert screen.scene.room == room
    again = both_ready(meet(ann, room), meet(ben, room))
    assert again != match and ben.get(f"/api/matches/{again}").json()["yours"] == [1]


def test_where_only_computers_play_nothing_is_hidden(ann: Person, newcomer: Newcomer) -> None:
    match = ann.new_match(seats=(ROOKIE, ROOKIE), **SETUP)
    eve = newcomer()
    assert eve.get(f"/api/matches/{match}/text").status == 200
    assert eve.get(f"/api/matches/{match}/replay").json()["viewers"] == [NOBODY, 0, 1]
