"""Choices that no event tells of, in every language."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.engine.book import NONE
from knockdown.referee.choices import silent_choice
from knockdown.telling.choices import choice_text
from knockdown.telling.speech import Speech


def told(scene: Scene, place: int, lang: str = "en", you: int = NONE) -> str:
    """What is said if the pending decision is answered with this option."""
    choice = silent_choice(scene.match, scene.match.options[place])
    if choice is None:
        return ""
    speech = Speech(scene.library, lang, you, ["player-one", "player-two"])
    return choice_text(speech, [player.fighter for player in scene.match.players], choice)


def may_test() -> Scene:
    return Scene(row=["high_punch"], wounds=("0/0", "1/0")).play("attack high_punch.F")


@pytest.mark.parametrize(
    ("lang", "by_name", "to_you"),
    [
        (
            "en",
            "Veroth does not start a Knockdown Test.",
            "You do not start a Knockdown Test.",
        ),
        ("es", "Veroth no inicia la prueba de K.O.", "No inicias la prueba de K.O."),
        ("pl", "Veroth nie zaczyna Testu Knockdownu.", "Nie zaczynasz Testu Knockdownu."),
    ],
)
def test_6_3_a_test_that_is_not_started(lang: str, by_name: str, to_you: str) -> None:
    assert told(may_test(), 1, lang) == told(may_test(), 1, lang, you=1) == by_name
    assert told(may_test(), 1, lang, you=0) == to_you


def test_6_3_a_test_that_is_started_is_an_event() -> None:
    assert told(may_test(), 0) == ""


@pytest.mark.parametrize(
    ("lang", "begins"),
    [("en", "Veroth chooses: “"), ("es", "Veroth elige: «"), ("pl", "Veroth wybiera: „")],
)
def test_6_2_each_branch_in_its_own_words(lang: str, begins: str) -> None:
    scene = Scene(hands=("F F", ""), wounds=("1/1", "0/0")).play("special fists_of_fury")
    both = [told(scene, place, lang) for place in range(2)]
    assert all(text.startswith(begins) for text in both) and both[0] != both[1]


def test_other_decisions_are_told_by_their_events() -> None:
    scene = Scene(row=["high_punch"])
    assert [told(scene, place) for place in range(len(scene.match.options))] == [""] * len(
        scene.match.options
    )
