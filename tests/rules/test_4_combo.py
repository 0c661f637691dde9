"""4.5–4.7: Combo, Special Attacks and their payment, Dash."""

from __future__ import annotations

import pytest
from rules.proving_ground import proving
from scene import Scene


def specials(scene: Scene) -> list[str]:
    return [move.removeprefix("special ") for move in scene.offered if "special" in move]


def dashes(scene: Scene) -> list[str]:
    return [move for move in scene.offered if move.startswith("dash")]


def set_of(cards: object) -> set[object]:
    assert isinstance(cards, list)
    return set(cards)


# ------------------------------------------------------------------------- 4.5 Combo
def test_4_5_special_attacks_and_dashes_in_any_order() -> None:
    scene = Scene(spaces=(3, 5), hands=("D F F K B", ""))
    scene.play("dash 4", "special fists_of_fury", "first", "special frenzied_strike", "no")
    assert scene.hand(0) == []
    assert scene.wounds(1) == "2/1"
    other = Scene(spaces=(4, 5), hands=("D F F K B", ""))
    other.play("special frenzied_strike", "pay B+K", "no", "special fists_of_fury", "first")
    other.play("dash 3")
    assert other.hand(0) == []
    assert other.wounds(1) == "2/1"


def test_4_5_it_goes_on_until_the_player_stops() -> None:
    scene = Scene(hands=("F F K B", ""))
    scene.play("special fists_of_fury", "first")
    assert scene.asked == (0, "continue_combo")
    assert scene.offered == ["special frenzied_strike", "end"]
    scene.play("end")
    assert scene.asked == (0, "take_action")
    assert scene.hand(0) == ["B", "K"]


def test_4_5_it_ends_by_itself_when_nothing_can_be_paid() -> None:
    scene = Scene(hands=("F F", ""))
    scene.play("special fists_of_fury", "first")
    assert scene.asked == (0, "take_action")


def test_4_5_no_special_attack_twice_in_one_combo() -> None:
    scene = Scene(hands=("F F F F", ""))
    scene.play("special fists_of_fury", "first")
    assert scene.asked == (0, "take_action")
    assert scene.hand(0) == ["F", "F"]


def test_4_5_but_again_in_the_next_combo() -> None:
    scene = Scene(hands=("F F F F", ""))
    scene.play("special fists_of_fury", "first", "special fists_of_fury", "first")
    assert scene.wounds(1) == "0/2"
    assert scene.asked[0] == 1


def test_4_5_any_number_of_dashes() -> None:
    scene = Scene(spaces=(3, 9), hands=("D D D", ""))
    scene.play("dash 4", "dash 5", "dash 6")
    assert scene.space(0) == 6


def test_4_5_what_a_special_attack_moves_opens_or_closes_the_next_one() -> None:
    """Range is looked at each time: Driving Shot pushes out of its own reach."""
    scene = Scene(
        fighters=("driana", "veroth"), spaces=(2, 5), hands=("K F M K B", ""), row=["taunt"]
    )
    scene.play("special driving_shot", "pay F+K")
    assert scene.space(1) == 7
    assert specials(scene) == ["lay_snares", "heartseeker"]


def test_4_5_row_cards_and_moves_are_no_part_of_a_combo() -> None:
    scene = Scene(spaces=(4, 9), hands=("D D", ""))
    scene.play("dash 3")
    assert scene.offered == ["dash 2", "dash 4", "end"]


# ---------------------------------------------------------------- 4.6 Special Attacks
def test_4_6_the_cards_that_pay_are_discarded() -> None:
    scene = Scene(hands=("F F B", ""))
    before = set(scene.match.discards)
    scene.play("special fists_of_fury")
    paid = set(scene.match.discards) - before
    assert [set_of(event["cards"]) for event in scene.told("cards_paid")] == [paid]
    assert len(paid) == 2
    assert scene.hand(0) == ["B"]


@pytest.mark.parametrize("hand", ["", "F", "F K", "F BM", "B B D D"])
def test_4_6_symbols_that_do_not_cover_the_cost_pay_nothing(hand: str) -> None:
    """Fists of Fury costs two Fists."""
    assert "fists_of_fury" not in specials(Scene(hands=(hand, "")))


@pytest.mark.parametrize("hand", ["F F", "F FK"])
def test_4_6_two_symbols_of_a_kind_may_come_from_any_two_cards(hand: str) -> None:
    scene = Scene(hands=(hand, ""))
    scene.play("special fists_of_fury")
    assert scene.hand(0) == []


def test_4_6_a_two_symbol_card_may_pay_with_both() -> None:
    scene = Scene(fighters=("xingo", "veroth"), hands=("DK", ""))
    scene.play("special back_cut")
    assert scene.hand(0) == []
    assert scene.wounds(1) == "1/1"


def test_4_6_a_two_symbol_card_pays_a_symbol_and_wild_alone() -> None:
    scene = Scene(hands=("FK", ""))
    scene.play("special frenzied_strike")
    assert scene.hand(0) == []


def test_4_6_one_symbol_never_pays_twice() -> None:
    """A Kick alone cannot be the Kick and the Wild."""
    assert "frenzied_strike" not in specials(Scene(hands=("K", "")))


def test_4_6_two_symbol_card_pays_for_one_special_only() -> None:
    """The Kick of a card spent on Lay Snares is lost for Driving Shot."""
    scene = Scene(fighters=("driana", "veroth"), hands=("KM K", ""))
    assert specials(scene) == ["lay_snares", "driving_shot", "heartseeker"]
    scene.play("special lay_snares", "space 2", "space 3")
    assert scene.hand(0) == ["K"]
    assert scene.asked == (0, "take_action")
    assert specials(scene) == []


def test_4_6_a_card_with_two_equal_symbols_pays_both() -> None:
    scene = proving(fighters=("xingo", "veroth"), hands=("", "BB"), row=["hammer"])
    scene.play("attack hammer.F")
    assert scene.offered[0] == "react double_block"
    scene.play("react double_block")
    assert scene.hand(1) == []
    assert scene.wounds(1) == "0/0"


def test_4_6_ruling_a_payment_contains_no_card_that_is_not_needed() -> None:
    """A Fist-Kick card pays Kick and Wild; adding the Kick would be waste."""
    scene = Scene(hands=("K FK", ""))
    scene.play("special frenzied_strike")
    assert scene.hand(0) == ["K"]


def test_4_6_ruling_every_needed_combination_is_offered() -> None:
    scene = Scene(hands=("K F FK BM", ""))
    scene.play("special frenzied_strike")
    assert sorted(scene.offered) == ["pay F+K", "pay FK", "pay K+BM"]


def test_4_6_ruling_a_third_card_is_offered_only_where_three_are_needed() -> None:
    """Heartseeker costs Focus, Kick and Wild."""
    scene = Scene(fighters=("driana", "veroth"), hands=("M K F KM", ""))
    scene.play("special heartseeker")
    assert sorted(scene.offered) == ["pay F+K+M", "pay F+KM", "pay K+KM", "pay M+KM"]


def test_4_6_payments_without_loss_come_first() -> None:
    scene = Scene(hands=("K F BM", ""))
    scene.play("special frenzied_strike")
    assert scene.offered == ["pay F+K", "pay K+BM"]


def test_4_6_ruling_only_while_the_opponent_is_in_range() -> None:
    hands = ("F F K B", "")
    assert specials(Scene(spaces=(4, 5), hands=hands)) == ["fists_of_fury", "frenzied_strike"]
    assert specials(Scene(spaces=(4, 6), hands=hands)) == ["frenzied_strike"]
    assert specials(Scene(spaces=(4, 7), hands=hands)) == []


def test_4_6_ruling_it_is_paid_before_the_reaction_window() -> None:
    scene = Scene(fighters=("xingo", "veroth"), hands=("K D", "B B"))
    scene.play("special back_cut")
    assert scene.asked == (1, "react_now")
    assert scene.hand(0) == []


def test_4_6_ruling_a_cancelled_special_attack_stays_paid_and_used() -> None:
    scene = Scene(fighters=("xingo", "veroth"), hands=("K D K D M", "B B"))
    scene.play("special back_cut", "react double_block")
    assert scene.wounds(1) == "0/0"
    assert scene.hand(0) == ["D", "K", "M"]
    assert scene.asked == (0, "continue_combo")
    assert specials(scene) == ["rift_step"]


def test_4_6_ruling_cards_with_equal_symbols_are_one_choice() -> None:
    scene = Scene(hands=("F F F F", ""))
    scene.play("special fists_of_fury")
    assert scene.asked == (0, "choose_branch")  # nothing to choose in the payment


def test_4_6_ruling_two_cards_of_equal_symbols_are_one_choice_among_others() -> None:
    scene = Scene(hands=("K K F F B", ""))
    scene.play("special frenzied_strike")
    assert sorted(scene.offered) == ["pay B+K", "pay F+K", "pay K+K"]


def test_4_6_a_cost_inside_an_effect_is_paid_the_same_way() -> None:
    """Frenzied Strike: Fist and Block for two more heavy wounds."""
    scene = Scene(hands=("FK F B BM", ""))
    scene.play("special frenzied_strike")
    assert scene.asked == (0, "use_or_not")
    scene.play("yes")
    assert scene.offered == ["pay B+F", "pay F+BM"]
    scene.play("pay F+BM")
    assert scene.wounds(1) == "4/0"
    assert scene.hand(0) == ["B"]


def test_4_6_a_cost_inside_an_effect_that_cannot_be_paid_is_not_offered() -> None:
    scene = Scene(hands=("K F F", ""))
    scene.play("special frenzied_strike")
    assert scene.asked == (0, "start_test")


# --------------------------------------------------------------------------- 4.7 Dash
def test_4_7_a_dash_discards_a_dash_card_and_moves_one_space() -> None:
    scene = Scene(spaces=(4, 7), hands=("D", ""))
    scene.play("dash 5")
    assert scene.space(0) == 5
    assert scene.hand(0) == []
    assert len(scene.told("cards_paid")) == 1


def test_4_7_without_a_dash_symbol_no_dash() -> None:
    assert dashes(Scene(spaces=(4, 7), hands=("B F K M BM", ""))) == []


@pytest.mark.parametrize(
    ("spaces", "expected"),
    [
        ((4, 7), ["dash 3", "dash 5"]),
        ((4, 5), ["dash 3"]),
        ((1, 7), ["dash 2"]),
        ((1, 2), []),
        ((9, 8), []),
    ],
)
def test_4_7_a_dash_moves_like_a_move(spaces: tuple[int, int], expected: list[str]) -> None:
    assert dashes(Scene(spaces=spaces, hands=("D", ""))) == expected


def test_4_7_of_a_two_symbol_card_the_other_symbol_is_lost() -> None:
    scene = Scene(spaces=(4, 5), hands=("DK F", ""))
    scene.play("dash 3")
    assert scene.hand(0) == ["F"]
    assert scene.asked == (0, "take_action")


def test_4_7_which_dash_card_goes_is_a_choice_the_thrifty_one_first() -> None:
    scene = Scene(spaces=(4, 7), hands=("DK BD D D", ""))
    scene.play("dash 5")
    assert scene.asked == (0, "choose_payment")
    assert scene.offered[0] == "pay D"
    assert sorted(scene.offered) == ["pay BD", "pay D", "pay DK"]


def test_4_7_a_skill_that_changes_costs_makes_no_dash_of_another_symbol() -> None:
    scene = Scene(spaces=(4, 7), hands=("F B", ""), skills=("improviser", ""))
    assert dashes(scene) == []


def test_4_7_a_card_with_two_dashes_gives_a_second_step() -> None:
    scene = proving(spaces=(4, 8), hands=("DD", ""))
    scene.play("dash 5")
    assert scene.asked == (0, "second_dash")
    assert scene.offered == ["dash 4", "dash 6", "pass"]
    scene.play("dash 6")
    assert scene.space(0) == 6
    assert scene.hand(0) == []
    assert scene.asked == (0, "take_action")


def test_4_7_the_second_step_is_taken_at_once_or_lost() -> None:
    scene = proving(spaces=(4, 5), hands=("DD F F", ""))
    scene.play("dash 3", "pass")
    assert scene.space(0) == 3
    assert dashes(scene) == []


def test_4_7_the_second_step_is_bound_by_the_same_limits() -> None:
    scene = proving(spaces=(2, 4), hands=("DD", ""))
    scene.play("dash 3")
    assert scene.asked == (0, "second_dash")
    assert scene.offered == ["dash 2", "pass"]


def test_4_7_the_second_step_leads_on_to_the_rest_of_the_combo() -> None:
    scene = proving(spaces=(2, 5), hands=("DD F F", ""))
    scene.play("dash 3", "dash 4", "special fists_of_fury")
    assert scene.wounds(1) == "0/1"
