"""Veroth soaks up blows, denies every escape and repays with his own wounds."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.engine.errors import IllegalOption

REACTING = ("veroth", "driana")


# ------------------------------------------------------------------- Fists of Fury
def test_fists_of_fury_repays_heavy_wounds() -> None:
    s = Scene(hands=("F F", ""), wounds=("2/3", "0/0"))
    s.play("special fists_of_fury")
    assert s.offered == ["first", "second"]
    s.play("first")
    assert (s.wounds(0), s.wounds(1)) == ("2/3", "2/1")


def test_fists_of_fury_repays_light_wounds() -> None:
    s = Scene(hands=("F F", ""), wounds=("2/3", "0/0")).play("special fists_of_fury", "second")
    assert s.wounds(1) == "0/4"


def test_fists_of_fury_cancelled_by_a_block() -> None:
    s = Scene(hands=("F F", "B"), wounds=("5/3", "0/0"))
    s.play("special fists_of_fury", "block effect B")
    assert (s.wounds(1), s.asked) == ("0/1", (0, "take_action"))


def test_fists_of_fury_reduced_keeps_the_wounds_of_its_effect() -> None:
    s = Scene(hands=("F F", "B K K K"), wounds=("2/3", "0/0"))
    s.play("special fists_of_fury", "block wounds B", "first")
    assert s.wounds(1) == "2/0"


def test_fists_of_fury_is_paid_with_two_fists_of_any_cards() -> None:
    s = Scene(hands=("F F FK", "")).play("special fists_of_fury")
    assert s.offered == ["pay F+F", "pay F+FK"]
    s.play("pay F+FK")
    assert s.hand(0) == ["F"]


def test_fists_of_fury_needs_two_fists_and_the_next_space() -> None:
    assert "special fists_of_fury" not in Scene(hands=("F K", "")).offered
    assert "special fists_of_fury" not in Scene(hands=("F F", ""), spaces=(4, 6)).offered


# ----------------------------------------------------------------- Frenzied Strike
def test_frenzied_strike_may_be_paid_further() -> None:
    s = Scene(hands=("K M F B", ""), spaces=(4, 6)).play("special frenzied_strike", "pay K+M")
    assert s.asked == (0, "use_or_not")
    s.play("yes")
    assert (s.wounds(1), s.hand(0), s.asked) == ("4/0", [], (0, "start_test"))


def test_frenzied_strike_may_be_left_at_that() -> None:
    s = Scene(hands=("K M F B", "")).play("special frenzied_strike", "pay K+M", "no")
    assert (s.wounds(1), s.hand(0), s.asked) == ("2/0", ["B", "F"], (0, "start_test"))


def test_frenzied_strike_asks_nobody_who_cannot_pay() -> None:
    s = Scene(hands=("K M F", "")).play("special frenzied_strike", "pay K+M")
    assert (s.wounds(1), s.asked) == ("2/0", (0, "start_test"))


def test_frenzied_strike_cancelled_asks_for_no_payment() -> None:
    s = Scene(hands=("K M F B", "B")).play("special frenzied_strike", "pay K+M", "block effect B")
    assert (s.wounds(1), s.hand(0), s.asked) == ("2/0", ["B", "F"], (0, "start_test"))


def test_frenzied_strike_takes_one_card_for_both_symbols() -> None:
    s = Scene(hands=("FK BM", "")).play("special frenzied_strike")
    assert (s.hand(0), s.asked) == (["BM"], (0, "start_test"))


def test_frenzied_strike_pays_its_second_cost_with_two_symbol_cards() -> None:
    s = Scene(hands=("KM FK BM", "")).play("special frenzied_strike", "pay KM", "yes")
    assert (s.wounds(1), s.hand(0)) == ("4/0", [])


def test_frenzied_strike_reaches_two_spaces() -> None:
    assert "special frenzied_strike" in Scene(hands=("K M", ""), spaces=(4, 6)).offered
    assert "special frenzied_strike" not in Scene(hands=("K M", ""), spaces=(4, 7)).offered


# ------------------------------------------------------------------- Grasp of Fury
def test_grasp_of_fury_cancels_a_move_and_the_action_is_spent() -> None:
    s = Scene(active=1, fighters=REACTING, hands=("F", ""), spaces=(4, 6)).play("move 7")
    assert s.asked == (0, "react_now")
    s.play("react grasp_of_fury")
    assert (s.space(1), s.hand(0)) == (6, [])
    s.play("move 7")
    assert (s.space(1), s.match.active) == (7, 0)


def test_grasp_of_fury_may_be_withheld() -> None:
    s = Scene(active=1, fighters=REACTING, hands=("F", "")).play("move 6", "pass")
    assert (s.space(1), s.hand(0)) == (6, ["F"])


def test_grasp_of_fury_cancels_a_dash_and_the_combo_goes_on() -> None:
    s = Scene(active=1, fighters=REACTING, hands=("F", "D M"))
    s.play("dash 6", "react grasp_of_fury")
    assert (s.space(1), s.hand(1), s.asked) == (5, ["M"], (1, "continue_combo"))


def test_grasp_of_fury_is_paid_with_a_fist_or_a_dash() -> None:
    s = Scene(active=1, fighters=REACTING, hands=("F D", "")).play("move 6", "react grasp_of_fury")
    assert s.offered == ["pay D", "pay F"]
    s.play("pay D")
    assert s.hand(0) == ["F"]


def test_grasp_of_fury_is_paid_with_nothing_else() -> None:
    s = Scene(active=1, fighters=REACTING, hands=("M K B", "")).play("move 6")
    assert (s.space(1), s.asked) == (6, (1, "take_action"))


def test_grasp_of_fury_answers_every_step_again() -> None:
    s = Scene(active=1, fighters=REACTING, hands=("F DK", ""))
    s.play("move 6", "react grasp_of_fury", "pay F", "move 6", "react grasp_of_fury")
    assert (s.space(1), s.hand(0), s.match.active) == (5, [], 0)


def test_grasp_of_fury_reaches_two_spaces_from_where_the_step_begins() -> None:
    s = Scene(active=1, fighters=REACTING, hands=("F", ""), spaces=(3, 6)).play("move 5")
    assert (s.space(1), s.asked) == (5, (1, "take_action"))


def test_grasp_of_fury_does_not_answer_a_movement_by_an_effect() -> None:
    blink = Scene(active=1, fighters=REACTING, hands=("F", ""), spaces=(4, 6), row=["roll.D"]).play(
        "attack roll.D", "space 3"
    )
    assert (blink.space(1), blink.hand(0)) == (3, ["F"])
    pushed = Scene(fighters=REACTING, hands=("F", ""), row=["high_kick.K"])
    assert pushed.play("attack high_kick.K").space(1) == 6


def test_grasp_of_fury_is_never_played_in_your_own_turn() -> None:
    s = Scene(hands=("F D", ""))
    with pytest.raises(IllegalOption, match="'special grasp_of_fury' is not offered"):
        s.play("special grasp_of_fury")


# -------------------------------------------------------------------- Double Block
def test_double_block_ignores_wounds_effect_and_knockout() -> None:
    s = Scene(active=1, hands=("B B", ""), wounds=("3/0", "0/0"), row=["charge.K"], spaces=(3, 6))
    s.play("attack charge.K", "react double_block")
    assert (s.wounds(0), s.space(1), s.asked) == ("3/0", 6, (1, "take_action"))
    assert (s.hand(0), s.hand(1)) == ([], ["K"])


def test_double_block_ignores_an_ability_too() -> None:
    s = Scene(active=1, hands=("B BM F", ""), row=["war_cry.F"])
    s.play("attack war_cry.F", "react double_block")
    assert (s.wounds(0), s.hand(0), s.hand(1)) == ("0/0", ["F"], ["F"])


def test_double_block_is_paid_with_two_cards() -> None:
    s = Scene(active=1, hands=("B B BM BD", ""), row=["low_kick.F"])
    s.play("attack low_kick.F", "react double_block")
    assert "pay BD+BM" in s.offered
    s.play("pay BD+BM")
    assert (s.wounds(0), s.hand(0)) == ("0/0", ["B", "B"])
    one = Scene(active=1, hands=("BM", ""), row=["war_cry.F"]).play("attack war_cry.F")
    assert (one.hand(0), one.asked) == ([], (1, "take_action"))


def test_double_block_leaves_a_special_attack_paid_and_used() -> None:
    s = Scene(active=1, hands=("B B", "K M K M"), spaces=(4, 6))
    s.play("special glaive_sweep", "pay K+M", "react double_block")
    assert (s.wounds(0), s.hand(1)) == ("0/0", ["K", "M"])
    assert s.offered == ["special rift_step", "end"]


def test_double_block_declined_leaves_the_usual_block() -> None:
    s = Scene(active=1, hands=("B B F F", ""), row=["high_kick.K"])
    s.play("attack high_kick.K", "pass", "block both B+B")
    assert (s.wounds(0), s.space(0), s.hand(0)) == ("0/0", 4, ["F", "F"])


def test_double_block_answers_an_attack_from_any_distance() -> None:
    s = Scene(active=1, hands=("B B", ""), spaces=(1, 9), row=["throwing_knife.M"])
    assert s.play("attack throwing_knife.M", "react double_block").wounds(0) == "0/0"
