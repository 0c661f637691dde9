"""Knockdown Tests with a simulated tower in a match of the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_matches import LIBRARY
from terminal.towers import waiting_match
from typist import Typist

from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.errors import SetupError
from knockdown.engine.events import KnockdownEnded
from knockdown.engine.match_rules import MatchRules
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import Brawler, ComputerPlayer
from knockdown.referee.live import LiveMatch
from knockdown.terminal import start
from knockdown.terminal.choices import Choices
from knockdown.terminal.game import Game
from knockdown.terminal.knockdown_test import DEFAULT_HAND
from knockdown.terminal.screen import Leave, Screen
from knockdown.terminal.session import SavedPosition, Session, load, save
from knockdown.terminal.start import begin, check_hand
from knockdown.tower.evidence import findings

pytestmark = pytest.mark.once  # the towers take the time, and they are the same


def game_of(session: Session, typist: Typist, *people: int, hand: str = DEFAULT_HAND) -> Game:
    """The match at a screen; nothing that happened before is told."""
    seats: list[ComputerPlayer | None] = [
        None if seat in people else Brawler() for seat in range(2)
    ]
    rng = Rng(1, SEARCH_STREAM)
    game = Game(session, LIBRARY, typist.screen, "en", seats, rng, hand=hand)
    game.told = len(session.match.events)
    return game


def build(game: Game) -> None:
    test = game.test.tower
    assert test is not None
    game.build_tower(test)


# -------------------------------------------------------------------- who starts
def test_7_1_a_person_who_attacks_starts_the_countdown() -> None:
    typist = Typist("now", "")
    build(game_of(waiting_match(tested=1), typist, 0))
    before, _, after = typist.text.partition("3 2 1 Go!")
    assert before.count("You start the countdown with Enter; quit leaves.") == 2
    assert "a tower of 3 wound cubes in 10 seconds" in " ".join(before.split())
    assert after and not typist.script


def test_7_1_a_computer_that_attacks_starts_it_at_once() -> None:
    typist = Typist()
    build(game_of(waiting_match(tested=0), typist, 0))
    assert "You need a tower" in typist.text and "with Enter" not in typist.text


def test_7_1_of_two_people_the_attacker_starts() -> None:
    typist = Typist("")
    game = game_of(waiting_match(tested=0), typist, 0, 1)
    build(game)
    attacker = game.speech.fighter(game.match.players[1].fighter)
    assert f"{attacker} starts the countdown with Enter" in typist.text


def test_leaving_before_the_countdown_leaves_the_test_pending() -> None:
    live = waiting_match(tested=1)
    with pytest.raises(Leave):
        build(game_of(live, Typist("quit"), 0))
    assert not live.record.towers and game_of(live, Typist(), 0).test.tower is not None


# ------------------------------------------------------------------ what comes of it
@pytest.mark.parametrize(("cubes", "hand", "passed"), [(3, "steady", True), (12, "novice", False)])
def test_7_the_verdict_is_the_answer_and_its_evidence_is_kept(
    cubes: int, hand: str, passed: bool
) -> None:
    live, typist = waiting_match(tested=0, cubes=cubes), Typist()
    build(game_of(live, typist, 0, hand=hand))
    ended = [event for event in live.match.events if isinstance(event, KnockdownEnded)]
    assert ended[-1].passed == passed
    (tower,) = live.record.towers.values()
    assert tower.passed == passed and not findings(tower)
    assert ("You pass the test" if passed else "You fall!") in typist.text


def test_a_kept_match_with_a_tower_goes_on(tmp_path: Path) -> None:
    live = waiting_match(tested=0)
    build(game_of(live, Typist(), 0))
    save(live, tmp_path / "match.kd")
    loaded = load(tmp_path / "match.kd", LIBRARY)
    assert isinstance(loaded, LiveMatch) and loaded.record.towers == live.record.towers
    game = game_of(loaded, Typist(seed=1), 0)
    game.run()
    assert game.match.is_over


def test_a_match_kept_before_its_tower_builds_the_same_one(tmp_path: Path) -> None:
    live = waiting_match(tested=0)
    save(live, tmp_path / "match.kd")
    again = load(tmp_path / "match.kd", LIBRARY)
    for session in (live, again):
        build(game_of(session, Typist(), 0))
    assert isinstance(again, LiveMatch) and again.record.towers == live.record.towers


def test_one_moment_goes_on_with_what_came_of_the_tower() -> None:
    moment = SavedPosition(waiting_match(tested=0).match)
    build(game_of(moment, Typist(), 0, hand="steady"))
    assert any(isinstance(event, KnockdownEnded) for event in moment.match.events)


def test_at_a_terminal_the_cubes_stay_until_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "keeps_time", True)
    live, typist = waiting_match(tested=0), Typist("quit")
    with pytest.raises(Leave):
        build(game_of(live, typist, 0))
    assert "[#] heavy" in typist.text and typist.text.endswith("> ")
    assert live.record.towers  # the verdict has been given


def test_running_to_the_end_does_not_wait_for_towers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "keeps_time", True)
    typist = Typist()
    game = game_of(waiting_match(tested=0), typist)
    game.stops = False
    build(game)
    assert typist.slept == 0


# ------------------------------------------------------------------- whole matches
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("way", ["alone", "two", "watch"])
def test_whole_matches_with_towers(lang: str, way: str) -> None:
    typist = Typist(seed=3)
    choices = Choices(
        LIBRARY,
        lang,
        seed=3,
        match_rules=MatchRules("tower"),
        two=way == "two",
        watch=way == "watch",
    )
    game = begin(choices, typist.screen)
    game.run()
    assert isinstance(game.session, LiveMatch) and game.session.record.towers
    skill = words_for(lang).say("tower-skill-average")
    assert words_for(lang).say("start-tower", skill=skill) in typist.words
    go = words_for(lang).say("tower-call-go")
    assert typist.text.casefold().count(f"3 2 1 {go.casefold()}") == len(game.session.record.towers)
    assert "{" not in typist.text and "$" not in typist.text


def test_another_match_has_the_same_kind_of_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a loaded match, whose kind no option told."""
    path = tmp_path / "match.kd"
    save(waiting_match(tested=0), path)
    wishes = [True, False]
    monkeypatch.setattr(start, "wants_another", lambda game: wishes.pop(0))
    typist = Typist()
    start.play(Choices(LIBRARY, "en", watch=True, load=path, hand="expert"), typist.screen)
    assert typist.words.count("for both sides with a skilled hand.") == 2


# ---------------------------------------------------------------------- the hand
def test_a_hand_needs_a_tower(tmp_path: Path) -> None:
    save(LiveMatch(), tmp_path / "match.kd")
    choices = Choices(LIBRARY, "en", load=tmp_path / "match.kd", hand="expert")
    with pytest.raises(SetupError, match=r"'dice' here; it goes with --knockdown tower"):
        begin(choices, Typist().screen)


def test_an_unknown_hand_is_refused() -> None:
    with pytest.raises(SetupError, match="no skill 'third'; there are novice, average"):
        check_hand("third", "tower")
