"""4.8: Reactions in the opponent's turn."""

from __future__ import annotations

import pytest
from rules.proving_ground import proving
from scene import Scene

VEROTH = ("xingo", "veroth")  # player 1 is Veroth


def test_4_8_a_reaction_is_never_played_in_your_own_turn() -> None:
    scene = Scene(fighters=("veroth", "xingo"), hands=("F D B B", ""))
    assert "special grasp_of_fury" not in scene.offered
    assert "special double_block" not in scene.offered
    scene.play("dash 3")
    assert "special double_block" not in scene.offered


# ------------------------------------------------------------------------ the triggers
def test_4_8_it_answers_to_a_move() -> None:
    scene = Scene(fighters=VEROTH, hands=("", "F"))
    scene.play("move 3")
    assert scene.asked == (1, "react_now")
    assert scene.offered == ["react grasp_of_fury", "pass"]
    assert scene.space(0) == 4


def test_4_8_it_answers_to_a_dash() -> None:
    scene = Scene(fighters=VEROTH, hands=("D", "F"))
    scene.play("dash 3")
    assert scene.offered == ["react grasp_of_fury", "pass"]


def test_4_8_it_may_be_declined() -> None:
    scene = Scene(fighters=VEROTH, hands=("", "F"))
    scene.play("move 3", "pass")
    assert scene.space(0) == 3
    assert scene.hand(1) == ["F"]


def test_4_8_it_answers_to_being_attacked_before_anything_else_happens() -> None:
    scene = Scene(fighters=VEROTH, hands=("", "B B F F"), row=["high_kick"])
    scene.play("attack high_kick.B")
    assert scene.asked == (1, "react_now")
    assert scene.wounds(1) == "0/0"
    assert scene.space(1) == 5


def test_4_8_it_answers_to_being_wounded_before_the_effect() -> None:
    scene = Scene(arena="tainted_grail", hands=("", "F"), row=["high_kick"])
    scene.play("attack high_kick.B")
    assert scene.asked == (1, "react_now")
    assert scene.wounds(1) == "1/0"
    assert scene.space(1) == 5
    scene.play("react rotten_blood")
    assert scene.tokens(0) == ["poison"]
    assert scene.space(1) == 6


def test_4_8_no_wound_no_reaction_to_being_wounded() -> None:
    """The wound is blocked away; Wild could still be paid."""
    scene = Scene(arena="tainted_grail", hands=("", "B F F"), row=["low_kick"])
    scene.play("attack low_kick.B", "block wounds B", "ignore 0/2")
    assert scene.wounds(1) == "0/0"
    assert scene.asked == (0, "take_action")


def test_4_8_it_answers_after_an_attack_when_the_knockdown_test_is_over() -> None:
    scene = Scene(fighters=("veroth", "driana"), hands=("", "D"), row=["high_punch"])
    scene.play("attack high_punch.F")
    assert scene.asked == (0, "start_test")
    scene.play("no")
    assert scene.asked == (1, "react_now")
    assert scene.hand(0) == []  # the card joins the hand after the whole Sequence
    scene.play("react backstep")
    assert scene.space(1) == 7
    assert scene.hand(0) == ["F"]


def test_4_8_an_attack_that_does_not_reach_triggers_nothing() -> None:
    scene = Scene(fighters=VEROTH, spaces=(3, 7), hands=("", "B B"), row=["high_kick"])
    scene.play("attack high_kick.B")
    assert scene.asked == (0, "take_action")


def test_4_8_special_attacks_trigger_like_row_cards() -> None:
    scene = Scene(fighters=VEROTH, hands=("M", "B B"))
    scene.play("special rift_step")
    assert scene.offered == ["react double_block", "pass"]


# ------------------------------------------------------------- range, price and tokens
@pytest.mark.parametrize(("space", "fits"), [(5, True), (6, True), (7, False)])
def test_4_8_its_range_must_fit_at_that_moment(space: int, fits: bool) -> None:
    """Grasp of Fury reaches 1–2 before the move, wherever that leads."""
    scene = Scene(fighters=VEROTH, spaces=(4, space), hands=("", "F"))
    scene.play("move 3")
    assert (scene.asked == (1, "react_now")) == fits


def test_4_8_its_range_is_that_of_the_moment_not_of_the_start() -> None:
    """High Kick has pushed Driana out of the reach of Backstep."""
    scene = Scene(fighters=("veroth", "driana"), hands=("", "D"), row=["high_kick"])
    scene.play("attack high_kick.B")
    assert scene.asked == (0, "take_action")


@pytest.mark.parametrize(
    ("hand", "payable"), [("B B", True), ("B BD", True), ("B F F", False), ("BD", False)]
)
def test_4_8_it_must_be_paid(hand: str, payable: bool) -> None:
    scene = Scene(fighters=VEROTH, hands=("", hand), row=["roll"])
    scene.play("attack roll.D")
    assert (scene.asked == (1, "react_now")) == payable


def test_4_8_two_symbol_cards_pay_as_for_special_attacks() -> None:
    """Flicker costs Dash and Wild: one card with a Dash and anything else."""
    scene = Scene(hands=("", "DK F"), row=["low_kick"])
    scene.play("attack low_kick.B", "react flicker")
    assert scene.hand(1) == ["F"]


def test_4_8_a_further_condition_must_hold() -> None:
    """Fade works only on Mist."""
    for board, offered in (({"mist*": [5]}, True), ({"mist*": [6]}, False)):
        scene = Scene(
            arena="tainted_grail",
            fighters=("maggot", "lost_knight"),
            hands=("", "D"),
            row=["low_kick"],
            board=board,
        )
        scene.play("attack low_kick.B")
        assert (scene.asked == (1, "react_now")) == offered


# ------------------------------------------------------------------ one for each trigger
def test_4_8_ruling_one_reaction_per_trigger() -> None:
    scene = proving(hands=("", "F K"), row=["hammer"])
    scene.play("attack hammer.F")
    assert scene.offered == ["react counter", "react riposte", "pass"]
    scene.play("react riposte")
    assert scene.wounds(0) == "0/1"
    assert scene.wounds(1) == "2/3"
    assert scene.asked == (0, "take_action")


def test_4_8_ruling_again_at_the_next_trigger() -> None:
    scene = proving(hands=("", "K K"), row=["hammer", "hammer"])
    scene.play("attack hammer.F", "react riposte", "attack hammer.F2", "react riposte")
    assert scene.wounds(0) == "0/2"


def test_4_8_ruling_declined_once_it_is_offered_again_at_the_next_trigger() -> None:
    scene = Scene(fighters=VEROTH, spaces=(4, 5), hands=("", "F"))
    scene.play("move 3", "pass", "move 4")
    assert scene.asked == (1, "react_now")


def test_4_8_ruling_each_step_of_a_double_dash_is_a_trigger() -> None:
    scene = proving(fighters=VEROTH, hands=("DD", "F F"), spaces=(4, 5))
    scene.play("dash 3", "react grasp_of_fury")
    assert scene.space(0) == 4
    assert scene.asked == (0, "second_dash")
    scene.play("dash 3")
    assert scene.asked == (1, "react_now")


def test_4_8_ruling_no_reaction_against_a_reaction() -> None:
    """The Counter wounds Maggot, who may not answer with Rotten Blood."""
    scene = proving(fighters=("maggot", "sentinel"), hands=("M", "F"), row=["hammer"])
    scene.play("attack hammer.F", "react counter")
    assert scene.wounds(0) == "1/2"
    assert scene.asked == (1, "start_test")


def test_4_8_ruling_no_reaction_to_being_attacked_by_a_reaction() -> None:
    scene = proving(fighters=("veroth", "sentinel"), hands=("B B", "K"), row=["hammer"])
    scene.play("attack hammer.F", "react riposte")
    assert scene.wounds(0) == "0/1"
    assert scene.hand(0) == ["B", "B", "F"]


# --------------------------------------------------------------- how a Reaction resolves
def test_4_8_ruling_its_wounds_and_effect_resolve_in_order() -> None:
    scene = proving(hands=("", "F"), row=["hammer"])
    scene.play("attack hammer.F", "react counter")
    wounded = scene.told("wounded")
    assert [(w["player"], w["heavy"], w["light"], w["cause"]) for w in wounded] == [
        (0, 1, 1, "attack"),
        (0, 0, 1, "effect"),
    ]


def test_4_8_ruling_it_cannot_be_blocked() -> None:
    scene = proving(fighters=("xingo", "sentinel"), hands=("B B F F", "F"), row=["hammer"])
    scene.play("attack hammer.F", "react counter")
    assert scene.asked == (1, "start_test")
    assert scene.wounds(0) == "1/2"


def test_4_8_ruling_its_knockout_can_end_the_round_in_the_opponents_turn() -> None:
    scene = proving(hands=("", "F"), row=["hammer"])
    scene.play("attack hammer.F", "react counter", "test")
    assert scene.asked == (0, "test_result")
    scene.play("failed")
    assert [end["winner"] for end in scene.told("round_ended")] == [1]
    assert scene.wounds(1) == "0/0"


def test_4_8_ruling_the_answered_attack_goes_on_unless_it_is_cancelled() -> None:
    scene = proving(hands=("", "F"), row=["hammer"])
    scene.play("attack hammer.F", "react counter", "no")
    assert scene.wounds(1) == "2/3"
    assert scene.hand(0) == ["F"]


# ------------------------------------------------------------------------- cancelled steps
def test_4_8_ruling_a_cancelled_move_uses_up_the_action() -> None:
    scene = Scene(fighters=VEROTH, hands=("", "F"))
    scene.play("move 3", "react grasp_of_fury")
    assert scene.space(0) == 4
    assert scene.told("move_cancelled") == [{"event": "move_cancelled", "player": 0}]
    assert scene.asked == (0, "take_action")
    scene.play("move 3")
    assert scene.asked[0] == 1


def test_4_8_ruling_a_cancelled_dash_stays_paid_and_the_combo_goes_on() -> None:
    scene = Scene(fighters=VEROTH, hands=("D K D", "F"))
    scene.play("dash 3", "react grasp_of_fury")
    assert scene.space(0) == 4
    assert scene.hand(0) == ["D", "K"]
    assert scene.asked == (0, "continue_combo")
    assert "special back_cut" in scene.offered


def test_4_8_ruling_a_cancelled_attack_uses_up_the_action() -> None:
    scene = Scene(fighters=VEROTH, hands=("", "B B"), row=["low_kick"])
    scene.play("attack low_kick.B", "react double_block", "move 3")
    assert scene.asked[0] == 1


def test_4_8_ruling_a_cancelled_dash_did_not_happen_for_skills() -> None:
    """Momentum counts a Dash that moved."""
    scene = Scene(
        fighters=VEROTH,
        arena="tainted_grail",
        hands=("D", "F"),
        skills=("momentum", ""),
        row=["straight_punch"],
    )
    scene.play("dash 3", "react grasp_of_fury", "attack straight_punch.F")
    assert scene.wounds(1) == "1/0"


# ------------------------------------------------------------------- movement by effects
def test_4_8_ruling_forward_by_an_effect_does_not_trigger() -> None:
    scene = Scene(fighters=VEROTH, spaces=(3, 5), hands=("", "F F"), row=["charge"])
    scene.play("attack charge.K")
    assert scene.space(0) == 4
    assert scene.asked == (0, "start_test")


def test_4_8_ruling_blink_does_not_trigger() -> None:
    scene = Scene(fighters=VEROTH, hands=("M", "F"))
    scene.play("special rift_step", "space 7")
    assert scene.space(0) == 7
    assert scene.asked == (0, "take_action")


def test_4_8_ruling_being_moved_by_your_own_opponent_does_not_trigger() -> None:
    """Veroth drags Xin'go; that is no movement of Xin'go's own."""
    scene = Scene(fighters=("veroth", "xingo"), spaces=(3, 6), hands=("F", ""), row=["taunt"])
    scene.play("attack taunt.BM")
    assert scene.space(1) == 4
    assert scene.asked == (0, "take_action")


def test_4_8_a_reaction_that_does_not_cancel_lets_the_move_happen() -> None:
    scene = proving(spaces=(4, 6), hands=("", "B"))
    scene.play("move 5", "react trip")
    assert scene.wounds(0) == "0/1"
    assert scene.space(0) == 5
