"""4.8, 6.4 Answers that a window does not offer: which ones, and why."""

from __future__ import annotations

import pytest
from random_matches import LINE_UPS, LineUp
from scene import Scene as Laid
from server.present.staging import laid, random_play, show

from knockdown.content.words import LANGUAGES
from knockdown.server.protocol.scene import Closed

BLOCKS = ("block_wounds", "block_effect", "block_both")


def closed(table: Laid, lang: str = "en") -> list[Closed]:
    question = laid(table, 1, lang).question
    assert question is not None and question.decision in ("choose_block", "react_now")
    return question.closed


def reasons(table: Laid) -> dict[str, str]:
    return {each.kind: each.why_not for each in closed(table)}


def attacked(card: str, hand: str, skills: tuple[str, str] = ("", "")) -> Laid:
    """By somebody who could not react to it with any cards."""
    fighters = ("veroth", "driana")
    table = Laid(fighters=fighters, hands=("", hand), row=[card], skills=skills)
    return table.play(f"attack {card}")


def test_6_6_one_block_card_does_not_do_both() -> None:
    assert reasons(attacked("headbutt.F", "B F K")) == {"block_both": "Needs two Block cards"}
    assert reasons(attacked("headbutt.F", "B F K", skills=("", "iron_guard"))) == {}
    assert reasons(attacked("headbutt.F", "B BM F K")) == {}


def test_6_5_too_few_cards_would_be_left() -> None:
    few = "Too few cards would be left in hand: {} of 2"
    assert reasons(attacked("headbutt.F", "B BM F")) == {"block_both": few.format(1)}
    assert reasons(attacked("headbutt.F", "B BM")) == {
        "block_wounds": few.format(1),
        "block_both": few.format(0),
    }
    assert reasons(attacked("headbutt.F", "B BM F K", skills=("executioner", ""))) == {
        "block_both": few.format(1)
    }


def test_6_6_without_an_effect_there_is_none_to_cancel() -> None:
    assert reasons(attacked("low_kick.B", "B F")) == {"block_effect": "No effect to cancel"}


def test_4_8_a_reaction_that_cannot_be_paid_is_named_in_the_block_window() -> None:
    table = Laid(fighters=("xingo", "veroth"), hands=("", "B F K"), row=["headbutt.F"])
    named = closed(table.play("attack headbutt.F"))[-1]
    assert (named.kind, named.key, named.label) == ("react", "double_block", "Double Block")
    assert named.why_not == "Missing: Block" and named.place >= 0
    assert named.text == "Double Block, not possible: Missing: Block."


def test_4_8_a_reaction_that_was_passed_by_is_not_named() -> None:
    table = Laid(fighters=("xingo", "veroth"), hands=("", "B B F K"), row=["headbutt.F"])
    table.play("attack headbutt.F")
    assert closed(table) == []
    assert "react" not in reasons(table.play("pass"))


@pytest.mark.parametrize(
    ("lang", "label", "why"),
    [
        ("en", "Both", "Needs two Block cards"),
        ("es", "Ambas cosas", "Hacen falta dos cartas con Bloquear"),
        ("pl", "Jedno i drugie", "Potrzebne są dwie karty Bloku"),
    ],
)
def test_in_every_language(lang: str, label: str, why: str) -> None:
    (both,) = closed(attacked("headbutt.F", "B F K"), lang)
    assert (both.label, both.why_not) == (label, why)
    assert label in both.text and why in both.text


@pytest.mark.parametrize("line_up", LINE_UPS[::3], ids=str)
def test_whatever_is_not_offered_is_closed_and_the_other_way_round(line_up: LineUp) -> None:
    for count, live in enumerate(random_play(line_up)):
        if live.match.decision_name not in ("choose_block", "react_now"):
            continue
        seat = live.match.decider
        question = show(live, seat, LANGUAGES[count % len(LANGUAGES)]).question
        assert question is not None
        offered = {each.kind for each in question.options}
        shut = {each.kind for each in question.closed}
        assert not offered & shut & set(BLOCKS)
        if question.decision == "choose_block":
            assert {"block_wounds", "block_effect"} <= offered | shut
        places = {each.place for each in question.options if each.kind == "react"}
        assert not places & {each.place for each in question.closed}
        assert all(each.label and each.why_not and each.text for each in question.closed)
