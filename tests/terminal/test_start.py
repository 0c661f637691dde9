"""How a match in the terminal begins and ends."""

from __future__ import annotations

from pathlib import Path

import pytest
from typist import Typist

from knockdown import content
from knockdown.content.words import LANGUAGES, words_for
from knockdown.terminal.start import Choices, Dialogue, any_seed, fighters_for, language_of, play

LIBRARY = content.load()


@pytest.mark.once
@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "es_ES", "LANG": "pl_PL"}, "es"),
        ({"LC_ALL": "", "LANG": "pl_PL"}, "pl"),
    ],
)
def test_the_language_of_the_machine(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


def dialogue(*script: str, lang: str = "en", asks: bool = True) -> tuple[Choices, Typist]:
    typist = Typist(*script)
    return Dialogue(Choices(LIBRARY, lang), typist.screen).run(asks), typist


def test_enter_alone_is_a_random_match() -> None:
    choices, _ = dialogue("", "")
    assert choices.fighters == ("random", "random") and choices.arena == "random"


def test_everything_can_be_chosen() -> None:
    choices, typist = dialogue("3", "1", "2", "2")
    assert choices.lang == "pl"
    assert choices.fighters == ("veroth", "driana")
    assert choices.arena == "tainted_grail"
    assert "Przyjmuj ciosy" in typist.text


def test_opponent_and_arena_may_be_left_to_chance() -> None:
    choices, _ = dialogue("", "2", "", "")
    assert choices.fighters == ("xingo", "random") and choices.arena == "random"


def test_a_given_language_is_not_asked_for() -> None:
    choices, typist = dialogue("", lang="es", asks=False)
    assert choices.lang == "es" and "Idioma" not in typist.text


def test_a_wrong_choice_is_asked_again() -> None:
    _, typist = dialogue("7", "x", "", "")
    assert typist.words.count("Type a number from 1 to 3, or just Enter.") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("script", [(), ("quit",), ("", "quit"), ("", "1"), ("", "", "")])
def test_whoever_leaves_is_said_goodbye(lang: str, script: tuple[str, ...]) -> None:
    typist = Typist(*script)
    play(Choices(LIBRARY, lang), typist.screen, with_dialogue=True)
    assert typist.text.rstrip().endswith(words_for(lang).say("goodbye"))


def test_leaving_keeps_the_match_where_asked(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    play(Choices(LIBRARY, "en", seed=4, save=file), Typist("1", "1").screen)
    typist = Typist(seed=1)
    play(Choices(LIBRARY, "en", load=file), typist.screen)
    assert "The match goes on." in typist.words
    assert "wins the match!" in typist.words or "You win the match!" in typist.words


def test_two_people_pick_their_fighters_and_seeds_are_short() -> None:
    assert fighters_for(two=True) == ("pick", "pick")
    assert fighters_for(two=False) == ("random", "random")
    assert 1 <= any_seed() <= 999_999
