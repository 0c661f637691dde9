"""`hint`: what a duelist would answer, from what the person asked can know."""

from __future__ import annotations

import re
from typing import Any

import pytest
from scene import Scene
from typist import Typist

from knockdown import content, new_match
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import Advice, Brawler, ComputerPlayer
from knockdown.telling.hints import Tip, adviser, hint_rng, is_worth_asking, tips
from knockdown.terminal.game import Game
from knockdown.terminal.prompt import Prompt
from knockdown.terminal.session import SavedPosition

LIBRARY = content.load()


def asked(match: Match, *script: str, lang: str = "en") -> tuple[Typist, Option | None]:
    """What the person who has to decide now is told, and what they answer."""
    typist = Typist(*script)
    seats: list[ComputerPlayer | None] = [Brawler(), Brawler()]
    seats[match.decider] = None
    rng = Rng(1, SEARCH_STREAM)
    game = Game(SavedPosition(match), LIBRARY, typist.screen, lang, seats, rng)
    return typist, Prompt(game).ask()


def scene(**laid: Any) -> Scene:
    """With all Skills face up: nobody has drafted them."""
    keys = [LIBRARY.book.skills[n].key for n in LIBRARY.book.skill_sets[0].skills[:4]]
    skills = " ".join(keys[:2]), " ".join(keys[2:])
    return Scene(skills=skills, knockdown="dice", **laid)


def about_to_win() -> Match:
    """Neither could pass a test, and a failed one loses: only starting one makes sense."""
    laid = scene(row=["high_punch"], wounds=("9/9", "9/9"), victories=(1, 1), actions=1)
    return laid.play("attack high_punch.F").match


def at_an_action(hidden: str = "") -> Match:
    laid = scene(row=["ram", "low_kick.B"], hands=("F F", "B"), hidden=("", hidden))
    return laid.match


def hinted(typist: Typist) -> list[tuple[int, int, str]]:
    """Number, per cent and answer of every line of the hint."""
    found = re.findall(r"^ *(\d+)  (\d+) %: (.*)$", typist.text, re.MULTILINE)
    return [(int(number), int(percent), answer) for number, percent, answer in found]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "hint H"), ("es", "pista hint"), ("pl", "podpowiedź podpowiedz hint")],
)
def test_the_best_answers_have_the_numbers_of_the_menu(lang: str, words: str) -> None:
    for word in words.split():
        typist, option = asked(about_to_win(), word, "1", lang=lang)
        assert option == about_to_win().options[0]
        assert words_for(lang).say("hint-title") in typist.words
        (first, sure, answer), (second, hopeless, _) = hinted(typist)
        assert (first, second) == (1, 2) and hopeless < 90 < sure
        assert f"  1  {answer}" in typist.text  # as in the menu


def test_three_answers_at_most_the_best_first() -> None:
    typist, _ = asked(at_an_action(), "hint", "1")
    found = hinted(typist)
    percents = [percent for _, percent, _ in found]
    assert len(found) == 3 and percents == sorted(percents, reverse=True)
    assert len(at_an_action().options) > 3


def test_asking_again_gives_the_same_hint() -> None:
    once, twice = (asked(at_an_action(), *["hint"] * times, "1")[0] for times in (1, 2))
    assert hinted(twice) == hinted(once) * 2


def test_5_2_what_is_hidden_changes_no_hint() -> None:
    told = []
    for hidden in ("F", "BM"):
        match = at_an_action(hidden)
        told.append((match.view(0).to_dict(), hinted(asked(match, "hint", "1")[0])))
    assert told[0] == told[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_3_3_where_no_answer_looks_better_it_says_so(lang: str) -> None:
    match = new_match(("veroth", "driana"), seed=7)
    assert match.decision_name == "keep_skill"
    typist, _ = asked(match, "hint", "1", lang=lang)
    assert words_for(lang).say("hint-none") in typist.words
    assert not hinted(typist)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_7_5_at_the_table_cubes_need_no_hint(lang: str) -> None:
    scene = Scene(row=["high_punch"], wounds=("0/0", "1/0")).play("attack high_punch.F", "test")
    assert scene.asked[1] == "test_result"
    typist, _ = asked(scene.match, "hint", "1", lang=lang)
    assert words_for(lang).say("hint-table") in typist.words
    assert not hinted(typist)


def test_a_hint_does_not_disturb_the_opponent() -> None:
    typist = Typist("hint", "1")
    match = at_an_action()
    game = Game(
        SavedPosition(match), LIBRARY, typist.screen, "en", [None, Brawler()], Rng(1, SEARCH_STREAM)
    )
    Prompt(game).ask()
    assert game.rng.bits() == Rng(1, SEARCH_STREAM).bits()


# ------------------------------------------------------------------------ the parts
def test_equal_chances_are_no_tips() -> None:
    match = at_an_action()
    view = match.view(0)
    first, second = view.options[:2]
    assert tips(view, [Advice(first, 0.504), Advice(second, 0.496)]) == []
    assert tips(view, [Advice(first, 0.50), Advice(second, 0.56)]) == [Tip(2, 56), Tip(1, 50)]


@pytest.mark.parametrize(
    ("match", "is_worth"),
    [
        (new_match(("pick", "pick"), seed=7), False),
        (new_match(("veroth", "driana"), seed=7), False),
        (at_an_action(), True),
    ],
)
def test_3_1_3_3_what_is_left_to_chance_is_not_worth_asking(match: Match, is_worth: bool) -> None:
    assert is_worth_asking(match.view(match.decider)) == is_worth


def test_the_adviser_knows_whose_hand_builds() -> None:
    assert adviser("expert").tower_skill == "expert"
    assert adviser("novice").tower_skill == "novice"


def test_every_decision_has_its_own_numbers() -> None:
    assert hint_rng(3).bits() == hint_rng(3).bits() != hint_rng(4).bits()
