"""Why a Special Attack cannot be used now."""

from __future__ import annotations

import pytest
from scene import Scene as Laid
from server.present.staging import laid, special

GRAIL = "tainted_grail"


def why(table: Laid, key: str, seat: int = 0, viewer: int = 0, lang: str = "en") -> str:
    return special(laid(table, viewer, lang), seat, key).why_not


@pytest.mark.parametrize(
    ("table", "key", "told"),
    [
        (Laid(spaces=(3, 6), hands=("F F", "")), "fists_of_fury", "Too far: range 1"),
        (
            Laid(fighters=("xingo", "veroth"), spaces=(4, 5), hands=("K F", "")),
            "glaive_sweep",
            "Too close: range 2",
        ),
        (Laid(hands=("F", "")), "fists_of_fury", "Missing: Fist"),
        (Laid(), "frenzied_strike", "Missing: Kick + Wild"),
        (Laid(hands=("B", "")), "frenzied_strike", "Missing: Kick"),
        (Laid(hands=("D", "")), "grasp_of_fury", "Reaction: when the opponent moves"),
        (Laid(hands=("F F", "")), "fists_of_fury", ""),
    ],
)
def test_4_6_range_then_cost(table: Laid, key: str, told: str) -> None:
    assert why(table, key) == told


def test_4_5_no_special_attack_twice_in_a_combo() -> None:
    table = Laid(fighters=("driana", "xingo"), hands=("M M D", ""), spaces=(4, 7))
    table.play("special lay_snares", "space 3", "space 5")
    assert table.match.decision_name == "continue_combo"
    assert why(table, "lay_snares") == "Used in this Combo already"


def test_2_4_a_skill_that_lets_one_improvise_counts() -> None:
    assert (
        why(Laid(hands=("B B", ""), skills=("improviser", "")), "fists_of_fury") == "Missing: Fist"
    )
    assert why(Laid(hands=("B F", ""), skills=("improviser", "")), "fists_of_fury") == ""


def test_4_8_a_reaction_needs_its_trigger_and_more() -> None:
    table = Laid(
        arena=GRAIL,
        fighters=("mistbearer", "lost_knight"),
        hands=("", "D"),
        row=["straight_punch.F"],
    )
    table.match.active = table.match.decider = 1
    assert why(table, "fade", seat=1, viewer=1) == "Reaction: when you are attacked"


def test_whose_turn_it_is_not_is_told_nothing() -> None:
    assert why(Laid(), "glaive_sweep", seat=1, viewer=1) == ""
    assert why(Laid(spaces=(3, 6)), "fists_of_fury", seat=0, viewer=1) == "Too far: range 1"


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Missing: Fist"), ("es", "Falta: Puño"), ("pl", "Brakuje: Pięść")],
)
def test_in_every_language(lang: str, told: str) -> None:
    assert why(Laid(hands=("F", "")), "fists_of_fury", lang=lang) == told
