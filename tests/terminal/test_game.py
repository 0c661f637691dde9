"""Whole matches in the terminal, in every language, by people and computers."""

from __future__ import annotations

import io
import os
import re
import select
import sys

import pytest
from scene import Scene
from typist import Typist

from knockdown import content
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.match_rules import MatchRules
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import Brawler, ComputerPlayer
from knockdown.referee.live import LiveMatch
from knockdown.referee.record import Record
from knockdown.terminal.choices import Choices
from knockdown.terminal.game import Game
from knockdown.terminal.screen import HIDING_LINES, Screen
from knockdown.terminal.session import SavedPosition
from knockdown.terminal.start import begin, play
from knockdown.tower.countdown import CALLS

LIBRARY = content.load()


def whole_match(typist: Typist, choices: Choices) -> Game:
    game = begin(choices, typist.screen)
    game.run()
    return game


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_match_against_the_computer(lang: str, seed: int) -> None:
    typist = Typist(seed=seed)
    game = whole_match(typist, Choices(LIBRARY, lang, seed=seed))
    assert game.match.is_over
    assert words_for(lang).say("end-score", score="").split()[0] in typist.written[-1]
    assert "{" not in typist.text and "$" not in typist.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_of_two_people_at_a_table(lang: str) -> None:
    typist = Typist(seed=5)
    choices = Choices(
        LIBRARY, lang, fighters=("pick", "pick"), seed=5, two=True, match_rules=MatchRules("table")
    )
    game = whole_match(typist, choices)
    assert game.match.is_over
    go, stop = (words_for(lang).say(f"tower-call-{call}").casefold() for call in CALLS)
    assert f"3 2 1 {go} 10 9 8 7 6 5 4 3 2 1 {stop}\n" in typist.text.casefold()
    assert typist.slept % 13 == 0 and typist.slept > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_computers_need_nobody(lang: str) -> None:
    typist = Typist()
    game = whole_match(
        typist, Choices(LIBRARY, lang, seed=2, watch=True, match_rules=MatchRules("table"))
    )
    assert game.match.is_over


def test_the_same_seed_and_answers_give_the_same_evening() -> None:
    first, second = Typist(seed=4), Typist(seed=4)
    for typist in (first, second):
        whole_match(typist, Choices(LIBRARY, "en", seed=4))
    assert first.text == second.text


def test_the_picture_can_be_left_out() -> None:
    typist = Typist(seed=4)
    whole_match(typist, Choices(LIBRARY, "en", seed=4, drawn=False))
    assert " |" not in typist.text
    assert "===" not in typist.text and "---" not in typist.text
    assert "Edges: 1 and 9." in typist.words
    assert "You stand on 3" in typist.words


def test_a_computer_at_a_table_lets_dice_decide() -> None:
    typist = Typist(seed=3)
    whole_match(typist, Choices(LIBRARY, "en", seed=3, watch=True, match_rules=MatchRules("table")))
    assert "The computer has no hands for cubes" in typist.words
    assert re.search(
        r"The dice show \[\d\] \[\d\] \[\d\]: \d+\. Needed: \d+ or more\.", typist.words
    )


# ------------------------------------------------------------- sharing one screen
def shared(typist: Typist, seed: int = 6) -> Game:
    choices = Choices(LIBRARY, "en", ("veroth", "driana"), seed=seed, two=True)
    return begin(choices, typist.screen)


def test_3_3_secret_skills_are_shown_only_after_the_screen_was_handed_over() -> None:
    typist = Typist(seed=6)
    play(Choices(LIBRARY, "en", ("veroth", "driana"), seed=6, two=True), typist.screen)
    draft = typist.text[: typist.text.index("=== Round 1")]
    parts = re.split(r"this is for you alone\.", draft)
    assert len(parts) == 7  # two choose three times each
    for part in parts[1:]:
        assert "\n" * HIDING_LINES in part


def test_3_3_what_one_player_kept_is_not_told_to_the_other() -> None:
    typist = Typist("", "1", seed=6)
    game = shared(typist)
    game.tell_news()
    for _ in range(2):
        option = game.next_option()
        assert option is not None
        game.session.apply(option)
        game.tell_news()
    kept = game.speech.skill(game.match.players[0].kept_first)
    seen_by_other = typist.text[typist.text.rindex("\n" * HIDING_LINES) :]
    assert kept not in seen_by_other


def test_5_2_the_table_of_two_people_shows_no_face_down_skill() -> None:
    typist = Typist(seed=6)
    whole_match(typist, Choices(LIBRARY, "en", ("veroth", "driana"), seed=6, two=True))
    assert "1 face down." in typist.words
    assert "Face down:" not in typist.words


def test_5_2_a_card_drawn_unseen_is_not_named_to_the_other_player() -> None:
    """Seat 1 has Stroke of Luck and takes the deck's top card; seat 0 never reads which."""
    record = Record(("veroth", "driana"), "siege_storm", "siege_storm", 3, library=LIBRARY)
    live = LiveMatch(record)
    typist = Typist()
    game = Game(live, LIBRARY, typist.screen, "en", [None, None], Rng(1, SEARCH_STREAM))
    rng = Rng(9, SEARCH_STREAM)
    while not live.match.is_over and not any(e.name == "card_drawn" for e in live.match.events):
        options = live.match.options
        live.apply(options[rng.below(len(options))])
    told = [event for event in game.events(0) if event.name == "card_drawn"]
    assert all("unseen" in game.storyteller(0).tell(event) for event in told)


def test_two_people_are_told_whose_answer_it_is() -> None:
    typist = Typist(seed=6)
    whole_match(typist, Choices(LIBRARY, "en", ("veroth", "driana"), seed=6, two=True))
    assert "Player 1 (Veroth)> " in typist.text
    assert "Player 2 (Driana)> " in typist.text


# ------------------------------------------------------------- what no event tells
def watched_by_the_other(scene: Scene) -> Game:
    """The person sits where nothing is decided now."""
    seats = [Brawler(), Brawler()]
    at_screen: list[ComputerPlayer | None] = [*seats]
    at_screen[1 - scene.match.decider] = None
    session = SavedPosition(scene.match)
    return Game(session, scene.library, Typist().screen, "en", at_screen, Rng(1, SEARCH_STREAM))


def test_6_3_a_test_that_is_not_started_is_told() -> None:
    scene = Scene(row=["high_punch"], wounds=("0/0", "1/0")).play("attack high_punch.F")
    game = watched_by_the_other(scene)
    start, leave = scene.match.options
    assert game.choice_text(leave).endswith(" does not start a Knockdown Test.")
    assert game.choice_text(start) == ""


def test_6_2_which_branch_was_chosen_is_told() -> None:
    scene = Scene(hands=("F F", ""), wounds=("1/1", "0/0")).play("special fists_of_fury")
    game = watched_by_the_other(scene)
    told = game.choice_text(scene.match.options[0])
    assert "chooses: “Inflict 1 heavy wound for each heavy wound you have.”" in told


@pytest.mark.skipif(os.name != "posix", reason="only there Enter can be noticed")
def test_7_1_enter_stops_the_countdown(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = [False, False, True]
    monkeypatch.setattr(Screen, "is_interactive", True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    monkeypatch.setattr(select, "select", lambda *_: ([sys.stdin] * ready.pop(0), [], []))
    typist = Typist()
    assert typist.screen.call_out(["5", "4", "3", "2", "1"])
    assert typist.text == "5 4 3 "


@pytest.mark.skipif(os.name != "posix", reason="only there Enter can be noticed")
def test_7_1_enter_stops_no_count_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "is_interactive", True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\n\n"))
    monkeypatch.setattr(select, "select", lambda *_: ([sys.stdin], [], []))
    typist = Typist()
    assert not typist.screen.call_out(["3", "2", "1"], is_stoppable=False)
    assert typist.text == "3 2 1 "
