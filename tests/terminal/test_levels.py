"""How strong the computer plays, and how well it builds."""

from __future__ import annotations

from pathlib import Path

import pytest
from typist import Typist

from knockdown import content
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.errors import SetupError
from knockdown.engine.match_rules import MatchRules
from knockdown.players import LEVELS, Brawler, Champion, Duelist, Rookie
from knockdown.terminal.choices import Choices
from knockdown.terminal.levels import levels_of
from knockdown.terminal.start import begin, play, seats_of

LIBRARY = content.load()


@pytest.mark.once
@pytest.mark.parametrize(
    ("text", "watch", "levels"),
    [
        ("", False, ("brawler", "brawler")),
        ("", True, ("brawler", "brawler")),
        ("duelist", False, ("duelist", "duelist")),
        ("Champion", True, ("champion", "champion")),
        ("rookie, champion", True, ("rookie", "champion")),
    ],
)
def test_levels_as_they_are_typed(text: str, watch: bool, levels: tuple[str, str]) -> None:
    assert levels_of(text, two=False, watch=watch) == levels


@pytest.mark.once
@pytest.mark.parametrize(
    ("text", "two", "watch", "told"),
    [
        ("boss", False, False, "no level 'boss'; there are rookie, brawler, duelist, champion"),
        ("random", False, True, "no level 'random'"),
        ("champion:50", False, False, "no level 'champion:50'"),
        ("rookie,", False, True, "no level ''"),
        ("rookie,boss", False, True, "no level 'boss'"),
        ("rookie,brawler", False, False, "only with --watch"),
        ("rookie,brawler,rookie", False, True, "two computers"),
        ("rookie", True, False, "with --two only people play"),
    ],
)
def test_wrong_levels_are_refused_in_a_sentence(
    text: str, two: bool, watch: bool, told: str
) -> None:
    with pytest.raises(SetupError, match=told):
        levels_of(text, two=two, watch=watch)


def test_the_opponent_has_the_level_asked_for() -> None:
    kinds = (Rookie, Brawler, Duelist, Champion)
    for level, kind in zip(LEVELS, kinds, strict=True):
        person, computer = seats_of(Choices(LIBRARY, "en", levels=(level, level)))
        assert person is None and type(computer) is kind


def test_two_computers_may_have_a_level_each() -> None:
    seats = seats_of(Choices(LIBRARY, "en", levels=("rookie", "duelist"), watch=True))
    assert [type(seat) for seat in seats] == [Rookie, Duelist]


# ------------------------------------------------------------------- what is told
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_level_is_told_at_the_start(lang: str) -> None:
    typist = Typist()
    begin(Choices(LIBRARY, lang, levels=("duelist", "duelist")), typist.screen)
    name = words_for(lang).say("level-duelist")
    assert words_for(lang).say("start-computer", level=name) in typist.words


def test_both_levels_are_told_to_a_spectator() -> None:
    typist = Typist()
    choices = Choices(
        LIBRARY, "en", ("veroth", "driana"), levels=("rookie", "champion"), watch=True
    )
    begin(choices, typist.screen)
    assert "Two computers play: Veroth (rookie), Driana (champion)." in typist.words


def test_two_people_hear_of_no_level() -> None:
    typist = Typist()
    begin(Choices(LIBRARY, "en", two=True), typist.screen)
    assert "computer" not in typist.words


@pytest.mark.parametrize(
    ("levels", "watch", "told"),
    [
        (("brawler", "brawler"), False, "kd play --load"),
        (("champion", "champion"), False, "kd play --level champion --load"),
        (("duelist", "duelist"), True, "kd play --level duelist --load"),
        (("brawler", "duelist"), True, "kd play --level brawler,duelist --load"),
    ],
)
def test_the_command_that_goes_on_names_the_level(
    levels: tuple[str, str], watch: bool, told: str
) -> None:
    typist = Typist()
    choices = Choices(LIBRARY, "en", levels=levels, watch=watch, resume="kd play")
    begin(choices, typist.screen).saver.tell_how(Path("match.kd"))
    assert told in typist.text


# ------------------------------------------------------------------- its towers
def hands(choices: Choices) -> tuple[list[str], str]:
    """Which skill builds for which seat, and what is said about it."""
    typist = Typist()
    game = begin(choices, typist.screen)
    return [game.test.hand_of(seat) for seat in range(2)], typist.words


@pytest.mark.parametrize(
    ("level", "skill", "hand"),
    [
        ("rookie", "novice", "a beginner’s hand"),
        ("brawler", "average", ""),
        ("duelist", "average", ""),
        ("champion", "expert", "a skilled hand"),
    ],
)
def test_7_1_a_computer_builds_as_well_as_its_level(level: str, skill: str, hand: str) -> None:
    found, told = hands(
        Choices(
            LIBRARY,
            "en",
            ("veroth", "driana"),
            match_rules=MatchRules("tower"),
            levels=("brawler", level),
        )
    )
    assert found == ["average", skill]
    if skill == "average":
        assert "A simulation builds them, for both sides with an ordinary hand." in told
    else:
        assert f"A simulation builds them: you (an ordinary hand), Driana ({hand})." in told


def test_7_1_a_given_hand_builds_for_everybody() -> None:
    found, told = hands(
        Choices(
            LIBRARY,
            "en",
            match_rules=MatchRules("tower"),
            hand="steady",
            levels=("rookie", "champion"),
        )
    )
    assert found == ["steady", "steady"] and "both sides with a very steady hand." in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_7_1_two_hands_that_differ_are_told_in_every_language(lang: str) -> None:
    _, told = hands(
        Choices(
            LIBRARY,
            lang,
            ("veroth", "driana"),
            match_rules=MatchRules("tower"),
            levels=("rookie", "champion"),
            watch=True,
        )
    )
    skills = [words_for(lang).say(f"tower-skill-{skill}") for skill in ("novice", "expert")]
    listed = f"Veroth ({skills[0]}), Driana ({skills[1]})"
    assert words_for(lang).say("start-tower-hands", hands=listed) in told


def test_a_whole_match_against_a_rookie_with_towers() -> None:
    typist = Typist(seed=2)
    choices = Choices(
        LIBRARY, "en", seed=2, match_rules=MatchRules("tower"), levels=("rookie", "rookie")
    )
    play(choices, typist.screen)
    assert "the match!" in typist.words
