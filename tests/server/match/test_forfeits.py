"""Giving up, through the wire: who may, what everybody is told, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from positions import before_a_test
from server.hands import Builder
from server.people import Person, Screen
from server.play import ALONE, PERSON, SHARED, answer, go_on_with, play_on

from knockdown.referee.forfeit import Forfeit
from knockdown.referee.notation import parse_match
from knockdown.server.protocol.messages import Claim, Concede, Decide, Ping, StartTest, Undo

pytestmark = pytest.mark.once
Newcomer = Callable[..., Person]
ROOKIES = ({"kind": "computer", "level": "rookie"},) * 2


def refused(screen: Screen) -> str:
    return str(screen.until("refused").reason)


def over(screen: Screen) -> None:
    screen.until("scene", lambda scene: scene.over)


def give_up(screen: Screen, seat: int = -1) -> None:
    """At once: a computer must not have time to answer in between."""
    while not screen.scene.over:
        screen.send(Concede(screen.scene.revision, seat))
        screen.until("scene")


@pytest.mark.parametrize(
    ("lang", "told", "won"),
    [
        ("en", "You give up.", "wins the match!"),
        ("es", "Te rindes.", "gana la partida!"),
        ("pl", "Poddajesz się.", "Rozgrywkę wygrywa"),
    ],
)
def test_giving_up_against_a_computer(newcomer: Newcomer, lang: str, told: str, won: str) -> None:
    person = newcomer(lang)
    match = person.new_match(seats=ALONE, knockdown="dice", seed=11)
    screen = person.sit_down(match)
    play_on(screen, Random(1), most=5)
    give_up(screen)
    for scene in (screen.scene, person.sit_down(match).scene):
        assert scene.over and scene.winner == 1 and scene.decider == -1
        assert (scene.ending, scene.ending_text) == ("conceded", told)
        assert scene.question is None and not scene.can_undo and not scene.thinking
        forfeited, ended = scene.events[-2:]
        assert forfeited.name == "forfeited" and forfeited.text == told
        assert (forfeited.data.player, forfeited.data.reason) == (0, "conceded")
        assert ended.name == "match_ended" and ended.mark == "banner" and won in ended.text
        assert ended.data.winner == 1


def test_what_is_kept_of_it(ann: Person) -> None:
    match = ann.new_match(seats=ALONE, knockdown="dice", seed=11)
    screen = ann.sit_down(match)
    play_on(screen, Random(1), most=5)
    give_up(screen)
    line = ann.get(f"/api/matches/{match}").json()
    assert line["over"] and line["winner"] == 1 and line["ending"] == "conceded"
    text = ann.get(f"/api/matches/{match}/text").data.decode()
    record = parse_match(text)
    assert record.forfeit == Forfeit(0, "conceded") and len(record.moves) == line["moves"]
    replay = ann.get(f"/api/matches/{match}/replay").json()
    assert replay["steps"][-1]["marks"] == ["forfeit"]
    assert replay["steps"][-1]["number"] == record.last_step == len(replay["steps"]) - 1
    assert [moment["seat"] for moment in replay["key_moments"][-2:]] == [0, 1]
    last = ann.get(f"/api/matches/{match}/steps/{record.last_step}").json()
    assert last["scene"]["over"] and last["scene"]["ending"] == "conceded"
    assert [event["name"] for event in last["events"]] == ["forfeited", "match_ended"]
    before = ann.get(f"/api/matches/{match}/steps/{record.last_step - 1}").json()
    assert not before["scene"]["over"] and before["scene"]["ending"] == ""
    assert ann.get(f"/api/matches/{match}/steps/{record.last_step + 1}").status == 404


def test_such_a_text_can_be_brought_along_and_gone_on_with(ann: Person) -> None:
    first = ann.new_match(seats=ALONE, knockdown="dice", seed=11)
    screen = ann.sit_down(first)
    give_up(screen)
    text = ann.get(f"/api/matches/{first}/text").data.decode()
    brought = ann.post("/api/texts", {"text": text}).json()["match"]
    line = ann.get(f"/api/matches/{brought}").json()
    assert line["over"] and line["winner"] == 1 and line["ending"] == "conceded"
    wanted = {"step": line["moves"], "seats": SHARED}
    again = ann.post(f"/api/matches/{brought}/continue", wanted).json()["match"]
    assert not ann.sit_down(again).scene.over
    broken = ann.post("/api/texts", {"text": text.replace("forfeit 1", "forfeit 7")})
    number = next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith("forfeit"))
    assert broken.status == 400 and f"line {number}" in broken.json()["text"]


def test_nothing_follows(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=SHARED, knockdown="dice", seed=5))
    give_up(screen)
    revision = screen.scene.revision
    for message in (Concede(revision), Claim(revision), Decide(revision, "pass")):
        screen.send(message)
        assert refused(screen) == "match-over"
    screen.send(Undo(revision))
    assert refused(screen) == "no-undo"
    assert screen.scene.revision == revision


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_at_one_screen_the_asked_or_the_named_player_gives_up(ann: Person, seat: int) -> None:
    screen = ann.sit_down(ann.new_match(seats=SHARED, knockdown="dice", seed=5))
    play_on(screen, Random(5), most=9)
    asked = screen.scene.decider
    screen.send(Concede(screen.scene.revision, seat))
    over(screen)
    assert screen.scene.winner == 1 - (asked if seat == -1 else seat)
    assert screen.scene.handover == -1 and screen.scene.events[-2].text.endswith(" gives up.")


def test_others_cannot_give_up(ann: Person, newcomer: Newcomer) -> None:
    match = ann.new_match(seats=(PERSON, *ROOKIES[:1]), seed=5)
    screen, watcher = ann.sit_down(match), newcomer().sit_down(match)
    for message in (Concede(0), Concede(0, 0), Concede(0, 1), Claim(0)):
        watcher.send(message)
        assert refused(watcher) == "not-yours"
    while screen.scene.question is None:
        screen.until("scene")
    revision = screen.scene.revision
    for seat in (1, 2, -2, 10**12):
        screen.send(Concede(revision, seat))
        assert refused(screen) == "not-yours"
    screen.send(Claim(revision))
    assert refused(screen) == "not-away"
    answer(screen, Random(5))
    screen.send(Concede(revision))
    assert refused(screen) == "old-revision"
    assert not screen.scene.over


def test_nobody_gives_up_for_computers(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=ROOKIES, knockdown="dice", seed=5))
    screen.send(Concede(screen.scene.revision))
    assert refused(screen) == "not-yours"


def test_7_1_a_tower_under_way_is_left_standing(ann: Person) -> None:
    match = go_on_with(ann, before_a_test(3)[0], SHARED)
    screen = ann.sit_down(match)
    builder = Builder(screen, screen.until("tower_began"))
    screen.send(StartTest(screen.scene.revision))
    builder.wait_for("building")
    screen.send(Concede(screen.scene.revision, 0))
    over(screen)
    assert screen.scene.test is None and screen.scene.winner == 1
    builder.do("grab", 0)
    assert refused(screen) == "no-tower"
    heard = len(screen.heard)
    screen.send(Ping(1.0))
    screen.until("pong")
    assert not [one for one in screen.heard[heard:] if one.type.startswith("tower")]
    assert ann.sit_down(match).scene.over
