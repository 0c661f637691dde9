"""Matches through real WebSockets: whole ones, and everything that can come between."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from server.people import Person, Screen
from server.play import ALONE, PERSON, SHARED, answer, go_on_with, play_on
from websockets.exceptions import ConnectionClosed

import knockdown
from knockdown.content.words import LANGUAGES
from knockdown.engine.options import TEST_RESULT
from knockdown.referee.live import LiveMatch
from knockdown.referee.record import Record
from knockdown.server.protocol.messages import (
    AskHint,
    Decide,
    Hand,
    Ping,
    Speak,
    StartTest,
    TakeScreen,
    Undo,
)

pytestmark = pytest.mark.once
Newcomer = Callable[..., Person]
SETUP = ("keep_skill", "show_skill")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_against_a_computer(newcomer: Newcomer, lang: str) -> None:
    person = newcomer(lang)
    match = person.new_match(seats=ALONE, knockdown="dice", seed=11)
    screen = person.sit_down(match)
    assert screen.scene.fresh and screen.scene.lang == lang and screen.scene.mode == "alone"
    play_on(screen, Random(lang))
    assert screen.scene.over and screen.scene.winner in (0, 1)
    line = person.get(f"/api/matches/{match}").json()
    assert line["over"] and line["winner"] == screen.scene.winner
    assert max(line["victories"]) == 2 and line["moves"] == screen.scene.revision


def test_every_event_is_told_once(ann: Person) -> None:
    match = ann.new_match(seats=ALONE, knockdown="dice", seed=3)
    screen = ann.sit_down(match)
    play_on(screen, Random(3), most=25)
    told = [event for scene in screen.heard for event in scene.events]
    again = ann.sit_down(match).scene
    assert again.fresh
    names = [event.name for event in again.events]
    assert names[: len(told)] == [event.name for event in told]


def test_two_people_at_one_screen_hand_it_over(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=SHARED, knockdown="dice", seed=5))
    rng = Random(5)
    handovers = 0
    while not screen.scene.over:
        scene = screen.scene
        assert scene.mode == "shared"
        if scene.handover >= 0:
            handovers += 1
            assert scene.viewer == -1 and scene.question is None
            assert not secrets_in(scene)
            screen.send(TakeScreen(scene.handover))
            screen.until("scene")
            assert screen.scene.viewer == scene.handover
        elif scene.question.decision not in SETUP and not scene_hides(scene):
            assert not secrets_in(scene)
        if screen.scene.question is not None:
            answer(screen, rng)
    assert handovers >= 2  # 3.3: each of them chose Skills in secret


def secrets_in(scene: Any) -> list[object]:
    """Whatever only one of two people may know."""
    fighters = scene.fighters
    cards = [card for fighter in fighters for card in fighter.hand]
    skills = [skill for fighter in fighters for skill in fighter.skills]
    return [
        *(card for card in cards if card.letters and not card.known),
        *(skill for skill in skills if skill.skill and not skill.face_up),
    ]


def scene_hides(scene: Any) -> bool:
    """Whether the viewer holds cards that only the viewer has seen."""
    own = scene.fighters[scene.viewer]
    return any(not card.known for card in own.hand)


def before_a_tested_secret() -> Record:
    """A match whose tested player has taken a card unseen, just before the tower on the table."""
    for seed in range(400):
        live, rng = LiveMatch(Record(seed=seed, knockdown="table")), Random(seed)
        while not live.is_over and len(live.record.moves) < 150:
            if live.match.decision == TEST_RESULT and live.match.players[live.match.decider].hidden:
                return live.record
            words = knockdown.move_texts(live.match)
            live.play(rng.choice([word for word in words if word.startswith("test")] or words))
    raise AssertionError("nobody was tested with a card nobody has seen")


def test_a_tower_on_the_table_stands_before_both(ann: Person) -> None:
    """7.5: nobody hands the screen over, and nothing unseen is on it."""
    record = before_a_tested_secret()
    screen = ann.sit_down(go_on_with(ann, record, SHARED))
    scene = screen.scene
    assert scene.handover == -1 and scene.viewer == scene.decider
    unseen = [card for card in scene.fighters[scene.decider].hand if not card.known]
    assert unseen and not any(card.letters for card in unseen)
    answer(screen, Random(1))


def test_a_secret_is_not_decided_before_the_screen_is_taken(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=SHARED, seed=5))
    first = screen.scene.handover
    assert first >= 0
    screen.decide("skill iron_guard")
    assert screen.until("refused").reason == "take-screen"
    screen.send(TakeScreen(1 - first))
    assert screen.until("refused").reason == "not-yours"
    screen.send(TakeScreen(first))
    assert screen.until("scene").question.decision == "keep_skill"


def test_a_refresh_comes_back_to_the_same_match(ann: Person) -> None:
    match = ann.new_match(seats=ALONE, knockdown="dice", seed=8)
    screen = ann.sit_down(match)
    play_on(screen, Random(8), most=6)
    before = settled(screen)
    screen.close()
    again = ann.sit_down(match).scene
    assert again.fresh and again.revision == before.revision
    assert again.question == before.question and again.fighters == before.fighters


def settled(screen: Screen) -> Any:
    """The scene in which a person is asked."""
    while screen.scene.question is None:
        screen.until("scene")
    return screen.scene


def test_two_tabs_see_the_same_and_only_the_first_answer_counts(ann: Person) -> None:
    match = ann.new_match(seats=ALONE, knockdown="dice", seed=4)
    one, two = ann.sit_down(match), ann.sit_down(match)
    settled(one)
    settled(two)
    assert one.scene.revision == two.scene.revision
    option = two.scene.question.options[0].option
    old = two.scene.revision
    answer(one, Random(1))
    two.send(Decide(old, option))
    refused = two.until("refused")
    assert refused.reason == "old-revision" and "gone on" in refused.text
    assert two.scene.revision > old


def test_a_decision_can_be_taken_back_until_something_new_is_seen(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=ALONE, knockdown="dice", seed=4))
    settled(screen)
    assert not screen.scene.can_undo
    screen.send(Undo(screen.scene.revision))
    assert screen.until("refused").reason == "no-undo"
    taken_back = 0
    rng = Random(2)
    for _ in range(40):
        before = settled(screen)
        answer(screen, rng)
        if screen.scene.can_undo and screen.scene.question is not None:
            revision = screen.scene.revision
            screen.send(Undo(revision))
            screen.until("scene")
            assert screen.scene.revision == revision + 1 and screen.scene.fresh
            assert screen.scene.question == before.question
            taken_back += 1
            answer(screen, rng)
        if screen.scene.over or taken_back == 2:
            break
    assert taken_back


def test_a_hint_names_options_that_are_offered(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=ALONE, knockdown="dice", seed=4))
    rng = Random(4)
    while settled(screen).question.decision != "take_action":
        answer(screen, rng)
    assert screen.scene.can_hint
    screen.send(AskHint(screen.scene.revision))
    hint = screen.until("hint")
    labels = {option.option: option.label for option in screen.scene.question.options}
    assert hint.revision == screen.scene.revision and hint.text
    assert 1 <= len(hint.tips) <= 3
    for tip in hint.tips:
        assert 0 <= tip.percent <= 100
        assert tip.text == labels[tip.option]  # the chance is said once, by the page


def test_3_3_where_a_duelist_leaves_it_to_chance_there_are_no_tips(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=ALONE, knockdown="dice", seed=4))
    assert settled(screen).question.decision == "keep_skill"
    screen.send(AskHint(screen.scene.revision))
    hint = screen.until("hint")
    assert not hint.tips and "sees no difference" in hint.text


def test_another_language_at_once(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=ALONE, seed=4))
    english = settled(screen).question.text
    screen.send(Speak("es"))
    scene = screen.until("scene")
    assert scene.lang == "es" and scene.fresh and scene.question.text != english
    screen.send(Speak("fr"))
    assert screen.until("refused").reason == "no-language"


def test_a_spectator_can_neither_act_nor_see_secrets(ann: Person, newcomer: Newcomer) -> None:
    match = ann.new_match(seats=(PERSON, PERSON), seed=5)
    owner = ann.sit_down(match)
    watcher = newcomer().sit_down(match)
    assert watcher.scene.mode == "watched" and watcher.scene.viewer == -1
    owner.send(TakeScreen(owner.scene.handover))
    owner.until("scene")
    option = owner.scene.question.options[0].option
    for message in (
        Decide(watcher.scene.revision, option),
        Undo(watcher.scene.revision),
        AskHint(watcher.scene.revision),
        TakeScreen(0),
    ):
        watcher.send(message)
        assert watcher.until("refused").reason == "not-yours"
    owner.decide(option)
    watcher.until("scene")
    assert not secrets_in(watcher.scene) and watcher.scene.question is None


def test_an_answer_not_offered_is_refused_and_changes_nothing(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=ALONE, seed=4))
    before = settled(screen)
    for option in ("", "move 99", "passed", "x" * 5000):
        screen.decide(option)
        assert screen.until("refused").reason == "not-offered"
    screen.send(Hand(0, "grab"))
    assert screen.until("refused").reason == "no-tower"
    screen.send(StartTest(screen.scene.revision))
    assert screen.until("refused").reason == "no-tower"
    assert screen.scene is before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"decide"}',
        '{"type":"decide","revision":"0","option":"pass"}',
        '{"type":"decide","revision":0,"option":"pass","more":1}',
        '{"type":"fly"}',
        '{"type":"hand","tick":1e400,"kind":"move"}',
        "[" * 5000,
        "\ud800".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
    ],
)
def test_messages_outside_the_schema_are_refused(ann: Person, text: str) -> None:
    screen = ann.sit_down(ann.new_match(seats=ALONE, seed=4))
    screen.socket.send(text)
    refused = screen.until("refused")
    assert refused.reason == "not-understood" and refused.text
    screen.send(Ping(3.5))
    assert screen.until("pong").stamp == 3.5


def test_bytes_are_no_message(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=ALONE, seed=4))
    screen.socket.send(b'{"type":"ping","stamp":1}')
    assert screen.until("refused").reason == "not-understood"


def test_a_message_too_long_ends_the_connection(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=ALONE, seed=4))
    screen.socket.send('{"type":"ping","stamp":' + "1" * 20_000 + "}")
    with pytest.raises(ConnectionClosed) as closed:
        screen.until("pong")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
