"""What can be typed where the game only waits for Enter."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_matches import LIBRARY
from terminal.towers import waiting_match
from typist import Typist

from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import Brawler
from knockdown.referee.live import LiveMatch
from knockdown.terminal.choices import Choices
from knockdown.terminal.commands import Commands, Pause
from knockdown.terminal.game import Game
from knockdown.terminal.screen import Leave, Screen
from knockdown.terminal.session import load
from knockdown.terminal.start import begin, play


def after_a_tower(*script: str, lang: str = "en") -> tuple[LiveMatch, Typist]:
    """What is typed while the cubes are still to be seen."""
    live, typist = waiting_match(tested=0), Typist(*script)
    game = Game(live, LIBRARY, typist.screen, lang, [None, Brawler()], Rng(1, SEARCH_STREAM))
    game.told = len(live.match.events)
    test = game.test.tower
    assert test is not None
    game.build_tower(test)
    return live, typist


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sees each line when it is written."""
    monkeypatch.setattr(Screen, "keeps_time", True)


@pytest.mark.usefixtures("terminal")
def test_a_match_can_be_kept_after_a_tower(tmp_path: Path) -> None:
    path = tmp_path / "match.kd"
    live, typist = after_a_tower(f"save {path}", "")
    assert "Saved in" in typist.words
    loaded = load(path, LIBRARY)
    assert isinstance(loaded, LiveMatch) and loaded.record.towers == live.record.towers


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_says_what_enter_does_and_what_else_there_is(lang: str) -> None:
    _, typist = after_a_tower("?", "", lang=lang)
    words = words_for(lang)
    assert typist.words.count(words.say("tower-on")) == 2
    for name in Commands.names[1:]:
        word = words.say(f"command-{name}").split()[0]
        assert words.say(f"help-{name}", word=word) in typist.words


@pytest.mark.usefixtures("terminal")
def test_after_unknown_input_the_meaning_of_enter_is_repeated() -> None:
    _, typist = after_a_tower("1", "undo", "save", "")
    assert typist.words.count("Enter: on; quit: leave.") == 3
    assert "how shall the file be called?" in typist.words


@pytest.mark.usefixtures("terminal")
def test_the_language_can_be_changed_there_too() -> None:
    _, typist = after_a_tower("lang pl", "")
    assert "Zatem po polsku. Enter: dalej; koniec: wyjście." in typist.words


@pytest.mark.usefixtures("terminal")
def test_looking_things_up_and_leaving() -> None:
    with pytest.raises(Leave):
        after_a_tower("card trap", "rules range", "log", "sheet", "QUIT")


def test_the_language_changed_before_the_countdown_tells_the_tower() -> None:
    live, typist = waiting_match(tested=1), Typist("lang es", "")
    seats = [None, Brawler()]
    game = Game(live, LIBRARY, typist.screen, "en", seats, Rng(1, SEARCH_STREAM))
    test = game.test.tower
    assert test is not None
    game.build_tower(test)
    assert "3 2 1 ¡ya!" in typist.text.lower() and "Go!" not in typist.text


def test_a_spectator_can_save_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "is_interactive", True)
    path = tmp_path / "match.kd"
    typist = Typist(f"save {path}", "lang pl", "kres", "")
    play(Choices(LIBRARY, "en", seed=4, watch=True), typist.screen)
    assert "Saved in" in typist.words and "Zatem po polsku." in typist.words
    assert isinstance(load(path, LIBRARY), LiveMatch) and not typist.script


def test_enter_and_a_word_end_a_pause() -> None:
    typist = Typist("", "END")
    pause = Pause(begin(Choices(LIBRARY, "en"), typist.screen), lambda: "Enter?")
    assert pause.is_enter("replay-to-end")
    assert not pause.is_enter("replay-to-end")
