"""One scenario or more for each attack of the Siege Storm deck."""

from __future__ import annotations

from scene import Scene

DRIANA = ("driana", "xingo")


# ---------------------------------------------------------------------- High Punch
def test_high_punch_wounds_and_may_knock_out() -> None:
    s = Scene(row=["high_punch.F"]).play("attack high_punch.F")
    assert s.wounds(1) == "1/0"
    assert s.asked == (0, "start_test")
    s.play("no")
    assert s.hand(0) == ["F"]
    assert s.asked == (0, "take_action")


def test_high_punch_reaches_one_space_only() -> None:
    s = Scene(row=["high_punch.F"], spaces=(4, 6), wounds=("0/0", "3/0"))
    s.play("attack high_punch.F")
    assert s.wounds(1) == "3/0"
    assert s.hand(0) == ["F"]
    assert s.asked == (0, "take_action")


def test_high_punch_fully_blocked_still_knocks_out() -> None:
    s = Scene(row=["high_punch.M"], hands=("", "B F F"), wounds=("0/0", "2/2"))
    s.play("attack high_punch.M", "block wounds B")
    assert s.wounds(1) == "2/2"
    s.play("test", "failed")
    assert s.match.players[0].victories == 1
    assert s.hand(0) == []


# ----------------------------------------------------------------------- High Kick
def test_high_kick_wounds_and_pushes() -> None:
    s = Scene(row=["high_kick.K"]).play("attack high_kick.K")
    assert (s.wounds(1), s.space(1)) == ("1/0", 6)
    assert s.asked == (0, "take_action")


def test_high_kick_pushes_away_from_either_side() -> None:
    s = Scene(row=["high_kick.K"], spaces=(5, 4)).play("attack high_kick.K")
    assert s.space(1) == 3


def test_high_kick_reduced_still_pushes() -> None:
    s = Scene(row=["high_kick.K"], hands=("", "B F F"))
    s.play("attack high_kick.K", "block wounds B")
    assert (s.wounds(1), s.space(1)) == ("0/0", 6)


def test_high_kick_cancelled_still_wounds() -> None:
    s = Scene(row=["high_kick.K"], hands=("", "B F F"))
    s.play("attack high_kick.K", "block effect B")
    assert (s.wounds(1), s.space(1), s.hand(1)) == ("1/0", 5, ["F", "F"])


def test_high_kick_blocked_with_two_cards_does_neither() -> None:
    s = Scene(row=["high_kick.K"], hands=("", "B BM F F"))
    s.play("attack high_kick.K", "block both B+BM")
    assert (s.wounds(1), s.space(1), s.hand(1)) == ("0/0", 5, ["F", "F"])


def test_high_kick_at_the_edge_cannot_push_and_wounds_more() -> None:
    s = Scene(row=["high_kick.K"], spaces=(8, 9)).play("attack high_kick.K")
    assert (s.wounds(1), s.space(1)) == ("1/1", 9)


def test_high_kick_reaches_one_space_only() -> None:
    s = Scene(row=["high_kick.K"], spaces=(4, 6)).play("attack high_kick.K")
    assert (s.wounds(1), s.space(1)) == ("0/0", 6)


# ------------------------------------------------------------------------ Low Kick
def test_low_kick_wounds_two_light() -> None:
    s = Scene(row=["low_kick.F"], wounds=("0/0", "4/0")).play("attack low_kick.F")
    assert s.wounds(1) == "4/2"
    assert s.asked == (0, "take_action")


def test_low_kick_is_reduced_by_one_for_each_card_left() -> None:
    s = Scene(row=["low_kick.F"], hands=("", "B M")).play("attack low_kick.F")
    assert s.offered == ["block wounds B", "pass"]
    s.play("block wounds B")
    assert s.wounds(1) == "0/1"


def test_low_kick_reaches_one_space_only() -> None:
    s = Scene(row=["low_kick.F"], spaces=(4, 6)).play("attack low_kick.F")
    assert (s.wounds(1), s.hand(0)) == ("0/0", ["F"])


# ----------------------------------------------------------------------------- Ram
def test_ram_pushes_then_follows() -> None:
    s = Scene(row=["ram.F"]).play("attack ram.F")
    assert s.wounds(1) == "1/0"
    assert (s.space(0), s.space(1)) == (5, 6)


def test_ram_from_two_spaces_keeps_the_distance() -> None:
    s = Scene(row=["ram.F"], spaces=(3, 5)).play("attack ram.F")
    assert (s.wounds(1), s.space(0), s.space(1)) == ("1/0", 4, 6)


def test_ram_does_not_reach_three_spaces() -> None:
    s = Scene(row=["ram.F"], spaces=(3, 6)).play("attack ram.F")
    assert (s.wounds(1), s.space(0), s.space(1)) == ("0/0", 3, 6)


def test_ram_cancelled_moves_nobody() -> None:
    s = Scene(row=["ram.F"], hands=("", "B")).play("attack ram.F")
    assert s.offered == ["block effect B", "pass"]
    s.play("block effect B")
    assert (s.wounds(1), s.space(0), s.space(1)) == ("1/0", 4, 5)


def test_ram_against_the_edge_only_follows_where_there_is_room() -> None:
    beside = Scene(row=["ram.F"], spaces=(8, 9)).play("attack ram.F")
    assert (beside.wounds(1), beside.space(0), beside.space(1)) == ("1/1", 8, 9)
    apart = Scene(row=["ram.F"], spaces=(7, 9)).play("attack ram.F")
    assert (apart.wounds(1), apart.space(0), apart.space(1)) == ("1/0", 8, 9)


def test_ram_pushes_into_a_trap() -> None:
    s = Scene(row=["ram.F"], fighters=DRIANA, board={"trap": [6]}).play("attack ram.F")
    assert (s.wounds(1), s.space(0), s.space(1)) == ("1/1", 5, 6)
    assert s.on_board("trap") == []


def test_ram_follows_into_a_trap_of_the_opponent() -> None:
    s = Scene(row=["ram.F"], fighters=("veroth", "driana"), spaces=(3, 5), board={"trap*": [4]})
    s.play("attack ram.F")
    assert (s.wounds(0), s.space(0)) == ("0/1", 4)


# ------------------------------------------------------------------------ Headbutt
def test_headbutt_hurts_both_and_may_knock_out() -> None:
    s = Scene(row=["headbutt.F"]).play("attack headbutt.F")
    assert (s.wounds(0), s.wounds(1)) == ("0/1", "2/0")
    assert s.asked == (0, "start_test")


def test_headbutt_cancelled_spares_the_attacker() -> None:
    s = Scene(row=["headbutt.F"], hands=("", "B")).play("attack headbutt.F", "block effect B")
    assert (s.wounds(0), s.wounds(1)) == ("0/0", "2/0")


def test_headbutt_out_of_range_hurts_nobody() -> None:
    s = Scene(row=["headbutt.F"], spaces=(4, 6)).play("attack headbutt.F")
    assert (s.wounds(0), s.wounds(1), s.hand(0)) == ("0/0", "0/0", ["F"])


# ------------------------------------------------------------------ Throwing Knife
def test_throwing_knife_reaches_any_distance() -> None:
    for spaces in ((4, 5), (1, 9), (9, 1)):
        s = Scene(row=["throwing_knife.M"], spaces=spaces).play("attack throwing_knife.M")
        assert s.wounds(1) == "0/1"


def test_throwing_knife_can_be_blocked() -> None:
    s = Scene(row=["throwing_knife.M"], spaces=(1, 9), hands=("", "B F"))
    s.play("attack throwing_knife.M", "block wounds B")
    assert (s.wounds(1), s.hand(1)) == ("0/0", ["F"])


# -------------------------------------------------------------------- Hurled Stone
def test_hurled_stone_wounds_and_pushes_from_two_or_three_spaces() -> None:
    for far in (2, 3):
        s = Scene(row=["hurled_stone.M"], spaces=(3, 3 + far)).play("attack hurled_stone.M")
        assert (s.wounds(1), s.space(1)) == ("1/1", 4 + far)


def test_hurled_stone_reaches_neither_one_nor_four_spaces() -> None:
    for far in (1, 4):
        s = Scene(row=["hurled_stone.M"], spaces=(3, 3 + far)).play("attack hurled_stone.M")
        assert (s.wounds(1), s.space(1), s.hand(0)) == ("0/0", 3 + far, ["M"])


def test_hurled_stone_can_be_blocked() -> None:
    s = Scene(row=["hurled_stone.M"], spaces=(3, 5), hands=("", "B F F F B"))
    s.play("attack hurled_stone.M", "block both B+B", "ignore 1/1")
    assert (s.wounds(1), s.space(1)) == ("0/0", 5)


# ---------------------------------------------------------------------------- Roll
def test_roll_lands_on_either_side_and_cannot_be_blocked() -> None:
    s = Scene(row=["roll.D"], spaces=(3, 6), hands=("", "B B F")).play("attack roll.D")
    assert s.asked == (0, "choose_space")
    assert s.offered == ["space 5", "space 7"]
    s.play("space 7")
    assert (s.space(0), s.space(1), s.wounds(1)) == (7, 6, "0/0")


def test_roll_has_one_landing_beside_the_edge() -> None:
    s = Scene(row=["roll.D"], spaces=(5, 9)).play("attack roll.D")
    assert s.space(0) == 8


def test_roll_reaches_four_spaces() -> None:
    s = Scene(row=["roll.D"], spaces=(2, 7)).play("attack roll.D")
    assert (s.space(0), s.hand(0)) == (2, ["D"])


def test_roll_from_beside_the_opponent_goes_round_them() -> None:
    s = Scene(row=["roll.D"]).play("attack roll.D", "space 6")
    assert (s.space(0), s.space(1)) == (6, 5)


def test_roll_springs_only_the_trap_it_lands_on() -> None:
    s = Scene(row=["roll.D"], fighters=("veroth", "driana"), spaces=(3, 6), board={"trap*": [4, 7]})
    s.play("attack roll.D", "space 7")
    assert (s.wounds(0), s.on_board("trap")) == ("0/1", [4])


# ------------------------------------------------------------------------- War Cry
def test_war_cry_wounds_and_makes_the_opponent_discard_a_card_of_their_choice() -> None:
    s = Scene(row=["war_cry.M"], spaces=(3, 6), hands=("", "B F K")).play("attack war_cry.M")
    assert s.asked == (1, "choose_discard")
    s.play("face F")
    assert (s.wounds(1), s.hand(1), s.asked) == ("0/1", ["B", "K"], (0, "take_action"))


def test_war_cry_only_wounds_empty_hands_and_does_nothing_from_afar() -> None:
    empty = Scene(row=["war_cry.M"]).play("attack war_cry.M")
    assert (empty.wounds(1), empty.asked) == ("0/1", (0, "take_action"))
    far = Scene(row=["war_cry.M"], spaces=(3, 7), hands=("", "F")).play("attack war_cry.M")
    assert (far.wounds(1), far.hand(1)) == ("0/0", ["F"])


def test_war_cry_at_the_edge_wounds_more_as_every_attack_does_there() -> None:
    s = Scene(row=["war_cry.M"], spaces=(2, 1)).play("attack war_cry.M")
    assert s.wounds(1) == "0/2"


# -------------------------------------------------------------------------- Charge
def test_charge_wounds_closes_in_and_may_knock_out() -> None:
    s = Scene(row=["charge.K"], spaces=(3, 6)).play("attack charge.K")
    assert (s.wounds(1), s.space(0), s.space(1)) == ("1/1", 5, 6)
    assert s.asked == (0, "start_test")


def test_charge_stops_before_the_opponent() -> None:
    s = Scene(row=["charge.K"], spaces=(4, 6)).play("attack charge.K")
    assert s.space(0) == 5


def test_charge_reaches_neither_one_nor_four_spaces() -> None:
    for far in (1, 4):
        s = Scene(row=["charge.K"], spaces=(3, 3 + far)).play("attack charge.K")
        assert (s.wounds(1), s.space(0), s.asked) == ("0/0", 3, (0, "take_action"))


def test_charge_ends_on_a_trap_in_the_way() -> None:
    s = Scene(row=["charge.K"], fighters=("veroth", "driana"), spaces=(3, 6), board={"trap*": [4]})
    s.play("attack charge.K")
    assert (s.wounds(0), s.wounds(1), s.space(0)) == ("0/1", "1/1", 4)


def test_charge_cancelled_stays_where_it_is_and_may_knock_out() -> None:
    s = Scene(row=["charge.K"], spaces=(3, 6), hands=("", "B"))
    s.play("attack charge.K", "block effect B")
    assert (s.space(0), s.wounds(1), s.asked) == (3, "1/1", (0, "start_test"))


# --------------------------------------------------------------------------- Throw
def test_throw_swaps_then_pushes_from_the_new_sides() -> None:
    s = Scene(row=["throw.F"]).play("attack throw.F")
    assert (s.wounds(1), s.space(0), s.space(1)) == ("1/1", 5, 3)


def test_throw_from_the_edge_puts_the_opponent_there() -> None:
    s = Scene(row=["throw.F"], spaces=(1, 2)).play("attack throw.F")
    assert (s.wounds(1), s.space(0), s.space(1)) == ("1/1", 2, 1)


def test_throw_off_the_edge_wounds_as_the_edge_does() -> None:
    s = Scene(row=["throw.F"], spaces=(8, 9)).play("attack throw.F")
    assert (s.wounds(1), s.space(0), s.space(1)) == ("1/2", 9, 7)


def test_throw_cancelled_changes_no_places() -> None:
    s = Scene(row=["throw.F"], hands=("", "B")).play("attack throw.F", "block effect B")
    assert (s.wounds(1), s.space(0), s.space(1)) == ("1/1", 4, 5)


def test_throw_does_not_move_a_firm_footing() -> None:
    s = Scene(row=["throw.F"], skills=("", "firm_footing")).play("attack throw.F")
    assert (s.wounds(1), s.space(0), s.space(1)) == ("1/1", 4, 5)


def test_throw_reaches_one_space_only() -> None:
    s = Scene(row=["throw.F"], spaces=(4, 6)).play("attack throw.F")
    assert (s.wounds(1), s.space(0), s.space(1)) == ("0/0", 4, 6)


# --------------------------------------------------------------------------- Feint
def test_feint_makes_the_next_strike_unblockable() -> None:
    s = Scene(row=["feint.KM", "high_kick.K"], hands=("", "B F F"))
    s.play("attack feint.KM", "attack high_kick.K")
    assert (s.wounds(1), s.space(1), s.hand(1)) == ("1/0", 6, ["B", "F", "F"])


def test_feint_covers_one_strike_only() -> None:
    s = Scene(row=["feint.KM"], hands=("F F K K", "B F F"))
    s.play("attack feint.KM", "special fists_of_fury", "first")
    assert s.wounds(1) == "0/1"
    s.play("special frenzied_strike", "pay K+K")
    assert s.asked == (1, "choose_block")


def test_feint_is_not_used_up_by_an_ability() -> None:
    s = Scene(row=["feint.KM"], hands=("M K", "B F F"), fighters=("xingo", "driana"))
    s.play("attack feint.KM", "special rift_step", "pay M", "space 3", "special glaive_sweep")
    assert (s.wounds(1), s.space(1), s.hand(1)) == ("2/0", 6, ["B", "F", "F"])


def test_feint_out_of_range_does_nothing() -> None:
    s = Scene(row=["feint.KM", "throwing_knife.M"], spaces=(3, 6), hands=("", "B F"))
    s.play("attack feint.KM", "attack throwing_knife.M")
    assert s.asked == (1, "choose_block")


def test_feint_works_from_two_spaces() -> None:
    s = Scene(row=["feint.KM", "throwing_knife.M"], spaces=(3, 5), hands=("", "B F"))
    assert s.play("attack feint.KM", "attack throwing_knife.M").wounds(1) == "0/1"


def test_feint_is_over_with_the_turn() -> None:
    s = Scene(row=["feint.KM", "high_kick.K"], hands=("", "B F F"), actions=1)
    s.play("attack feint.KM", "move 6", "move 5", "attack high_kick.K")
    assert s.asked == (1, "choose_block")


def test_feint_does_not_stop_a_reaction() -> None:
    s = Scene(row=["feint.KM", "high_kick.K"], fighters=("xingo", "veroth"), hands=("", "B B"))
    s.play("attack feint.KM", "pass", "attack high_kick.K", "react double_block")
    assert (s.wounds(1), s.space(1)) == ("0/0", 5)


# --------------------------------------------------------------------------- Taunt
def test_taunt_drags_two_spaces_closer() -> None:
    s = Scene(row=["taunt.FK"], spaces=(3, 7), hands=("", "B B F")).play("attack taunt.FK")
    assert (s.space(0), s.space(1), s.wounds(1)) == (3, 5, "0/0")


def test_taunt_stops_the_opponent_beside_you() -> None:
    s = Scene(row=["taunt.FK"], spaces=(6, 4)).play("attack taunt.FK")
    assert s.space(1) == 5


def test_taunt_has_no_range_so_it_reaches_from_end_to_end() -> None:
    s = Scene(row=["taunt.FK"], spaces=(1, 9)).play("attack taunt.FK")
    assert s.space(1) == 7


def test_taunt_drags_into_a_trap_which_ends_it() -> None:
    s = Scene(row=["taunt.FK"], fighters=DRIANA, spaces=(3, 7), board={"trap": [6]})
    s.play("attack taunt.FK")
    assert (s.space(1), s.wounds(1)) == (6, "0/1")


def test_taunt_does_not_move_a_firm_footing() -> None:
    s = Scene(row=["taunt.FK"], spaces=(3, 7), skills=("", "firm_footing"))
    s.play("attack taunt.FK")
    assert s.space(1) == 7
