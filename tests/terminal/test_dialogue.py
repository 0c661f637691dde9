"""The questions before a match."""

from __future__ import annotations

import pytest
from typist import Typist

from knockdown import content
from knockdown.content.words import LANGUAGES, words_for
from knockdown.players import LEVELS
from knockdown.terminal.choices import Choices
from knockdown.terminal.dialogue import Dialogue

LIBRARY = content.load()


def dialogue(
    *script: str, lang: str = "en", asks_language: bool = True, asks_level: bool = True
) -> tuple[Choices, Typist]:
    typist = Typist(*script)
    asked = Dialogue(Choices(LIBRARY, lang), typist.screen)
    return asked.run(asks_language=asks_language, asks_level=asks_level), typist


def test_enter_alone_is_a_random_match() -> None:
    choices, _ = dialogue("", "", "")
    assert choices.fighters == ("random", "random") and choices.arena == "random"
    assert choices.levels == ("brawler", "brawler")


def test_everything_can_be_chosen() -> None:
    choices, typist = dialogue("3", "4", "1", "2", "2")
    assert choices.lang == "pl" and choices.levels[1] == "champion"
    assert choices.fighters == ("veroth", "driana")
    assert choices.arena == "tainted_grail"
    assert "Przyjmuj ciosy" in typist.text


def test_opponent_and_arena_may_be_left_to_chance() -> None:
    choices, _ = dialogue("", "", "2", "", "")
    assert choices.fighters == ("xingo", "random") and choices.arena == "random"


def test_a_given_language_is_not_asked_for() -> None:
    choices, typist = dialogue("", "", lang="es", asks_language=False)
    assert choices.lang == "es" and "Idioma" not in typist.text


def test_a_given_level_is_not_asked_for() -> None:
    _, typist = dialogue("", "", asks_level=False)
    assert "How strong" not in typist.text


def test_a_wrong_choice_is_asked_again() -> None:
    _, typist = dialogue("7", "x", "", "5", "", "")
    assert typist.words.count("Type a number from 1 to 3, a name, or just Enter.") == 2
    assert typist.words.count("Type a number from 1 to 4, a name, or just Enter.") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_says_how_it_plays_on_one_line(lang: str) -> None:
    _, typist = dialogue("", "", lang=lang, asks_language=False)
    lines = typist.text.splitlines()
    for number, level in enumerate(LEVELS, 1):
        [line] = [line for line in lines if words_for(lang).say(f"level-plan-{level}") in line]
        assert line.startswith(f"  {number}  ") and level in line
    usual = words_for(lang).say("level-brawler")
    assert words_for(lang).say("start-level", level=usual) in lines


@pytest.mark.parametrize(
    ("lang", "name", "level"),
    [
        ("en", "rookie", "rookie"),
        ("es", "campeon", "champion"),
        ("es", "brawler", "brawler"),
        ("pl", "pojedynk", "duelist"),
    ],
)
def test_a_level_is_chosen_by_its_name(lang: str, name: str, level: str) -> None:
    choices, _ = dialogue(name, "", lang=lang, asks_language=False)
    assert choices.levels[1] == level


def test_menus_take_names_and_explain_themselves() -> None:
    choices, typist = dialogue("?", "polski", "", "czerw", "driana", "siege")
    assert "A number or a name chooses" in typist.words
    assert choices.lang == "pl" and choices.fighters == ("maggot", "driana")
