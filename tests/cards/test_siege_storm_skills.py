"""Each Skill of Siege Storm changes play: what happens with it, and without."""

from __future__ import annotations

from scene import Scene

GRAIL = "tainted_grail"


# ------------------------------------------------------------------ Stroke of Luck
def test_stroke_of_luck_takes_the_top_card_and_wounds() -> None:
    s = Scene(skills=("stroke_of_luck", ""), deck=["ram.K"]).play("top")
    assert (s.wounds(1), s.hand(0), s.space(1)) == ("0/1", ["K"], 5)
    assert s.asked == (0, "take_action")
    assert "top" not in Scene().offered


def test_stroke_of_luck_hides_the_card_from_the_opponent() -> None:
    s = Scene(skills=("stroke_of_luck", ""), deck=["ram.K"]).play("top")
    seen = s.match.view(1).opponent
    assert (seen.hand, seen.hidden, seen.hidden_count) == ([], [], 1)
    assert len(s.match.view(0).you.hidden) == 1


def test_stroke_of_luck_wounds_nobody_two_spaces_away() -> None:
    s = Scene(skills=("stroke_of_luck", ""), deck=["ram.K"], spaces=(4, 6)).play("top")
    assert (s.wounds(1), s.hand(0)) == ("0/0", ["K"])


def test_stroke_of_luck_can_be_blocked() -> None:
    s = Scene(skills=("stroke_of_luck", ""), hands=("", "B F")).play("top")
    assert s.offered == ["block wounds B", "pass"]
    s.play("block wounds B")
    assert (s.wounds(1), s.hand(1)) == ("0/0", ["F"])


def test_stroke_of_luck_gives_no_reaction() -> None:
    for fighter, hand in (("veroth", "B B"), ("driana", "D D")):
        s = Scene(fighters=("xingo", fighter), skills=("stroke_of_luck", ""), hands=("", hand))
        s.play("top")
        assert s.asked[1] != "react_now"


def test_stroke_of_luck_gets_nothing_from_the_edge() -> None:
    s = Scene(skills=("stroke_of_luck", ""), spaces=(8, 9)).play("top")
    assert s.wounds(1) == "0/1"


def test_stroke_of_luck_replaces_a_candle_that_acts() -> None:
    s = Scene(arena=GRAIL, skills=("stroke_of_luck", ""), deck=["hook.B"])
    s.match.deck.append(s.match.deck.pop(0))
    s.play("top")
    assert (s.hand(0), s.match.candles, s.wounds(1)) == (["B"], 1, "0/1")


def test_stroke_of_luck_obeys_the_hand_limit() -> None:
    s = Scene(skills=("stroke_of_luck", ""), hands=("F F F K K K", ""), deck=["roll.D"])
    s.play("top")
    assert s.asked == (0, "choose_discard")
    assert len(s.play("face D").hand(0)) == 6


# ---------------------------------------------------------------------- Iron Guard
def test_iron_guard_reduces_and_cancels_with_one_card() -> None:
    s = Scene(skills=("", "iron_guard"), hands=("", "B F"), row=["high_kick.K"])
    s.play("attack high_kick.K", "block both B")
    assert (s.wounds(1), s.space(1), s.hand(1)) == ("0/0", 5, ["F"])
    assert s.asked == (0, "take_action")


def test_iron_guard_counts_two_cards_more() -> None:
    s = Scene(skills=("", "iron_guard"), hands=("", "B"), row=["low_kick.F"])
    s.play("attack low_kick.F", "block wounds B", "ignore 0/2")
    assert (s.wounds(1), s.hand(1)) == ("0/0", [])
    mixed = Scene(skills=("", "iron_guard"), hands=("", "B"), row=["throw.F"])
    mixed.play("attack throw.F", "block wounds B")
    assert mixed.offered == ["ignore 1/0", "ignore 0/1"]
    without = Scene(hands=("", "B"), row=["low_kick.F"]).play("attack low_kick.F")
    assert (without.wounds(1), without.hand(1)) == ("0/2", ["B"])


def test_iron_guard_may_reduce_or_cancel_alone() -> None:
    s = Scene(skills=("", "iron_guard"), hands=("", "B"), row=["high_kick.K"])
    s.play("attack high_kick.K")
    assert s.offered == ["block both B", "block wounds B", "block effect B", "pass"]
    s.play("block effect B")
    assert (s.wounds(1), s.space(1)) == ("1/0", 5)


def test_iron_guard_cancels_where_nothing_can_be_reduced() -> None:
    s = Scene(skills=("merciless", "iron_guard"), hands=("", "B"), row=["high_kick.K"])
    s.play("attack high_kick.K")
    assert s.offered == ["block effect B", "pass"]
    s.play("block effect B")
    assert (s.wounds(1), s.space(1)) == ("1/0", 5)


# ---------------------------------------------------------------------- Light Feet
def test_light_feet_may_move_two_spaces() -> None:
    s = Scene(skills=("light_feet", ""), spaces=(4, 9))
    moves = [move for move in s.offered if move.startswith("move")]
    assert moves == ["move 2", "move 3", "move 5", "move 6"]
    assert s.play("move 6").space(0) == 6
    assert "move 6" not in Scene(spaces=(4, 9)).offered


def test_light_feet_may_dash_two_spaces() -> None:
    s = Scene(skills=("light_feet", ""), spaces=(4, 9), hands=("D", ""))
    assert s.play("dash 2").space(0) == 2


def test_light_feet_draw_the_top_card_after_each_dash() -> None:
    s = Scene(
        skills=("light_feet", ""), spaces=(4, 9), hands=("D D", ""), deck=["ram.K", "throw.F"]
    )
    assert s.play("dash 3").hand(0) == ["D", "K"]
    assert s.match.view(1).opponent.hidden_count == 1
    assert s.play("dash 5").hand(0) == ["F", "K"]
    without = Scene(spaces=(4, 9), hands=("D", ""), deck=["ram.K"])
    assert without.play("dash 3").hand(0) == []


def test_light_feet_draw_nothing_after_a_move_or_a_dash_that_was_grasped() -> None:
    move = Scene(skills=("light_feet", ""), spaces=(4, 9)).play("move 6")
    assert move.hand(0) == []
    held = Scene(skills=("", "light_feet"), active=1, hands=("F", "D"))
    held.play("dash 7", "react grasp_of_fury")
    assert (held.space(1), held.hand(1)) == (5, [])


def test_light_feet_does_not_pass_the_opponent_or_the_end() -> None:
    s = Scene(skills=("light_feet", ""), spaces=(2, 3))
    assert [move for move in s.offered if move.startswith("move")] == ["move 1"]


def test_light_feet_is_held_by_a_grasp_as_a_whole() -> None:
    s = Scene(skills=("", "light_feet"), active=1, hands=("F", ""), spaces=(4, 5))
    s.play("move 7", "react grasp_of_fury")
    assert (s.space(1), s.asked) == (5, (1, "take_action"))


def test_light_feet_ends_on_a_trap_in_the_middle() -> None:
    s = Scene(
        fighters=("driana", "veroth"), skills=("", "light_feet"), active=1, board={"trap": [6]}
    )
    s.play("move 7")
    assert (s.space(1), s.wounds(1), s.on_board("trap")) == (6, "0/1", [])


# ----------------------------------------------------------------------- Long Arms
def test_long_arms_reach_two_spaces_with_cards_and_special_attacks() -> None:
    card = Scene(skills=("long_arms", ""), spaces=(4, 6), row=["low_kick.F"])
    assert card.play("attack low_kick.F").wounds(1) == "0/2"
    special = Scene(skills=("long_arms", ""), spaces=(4, 6), hands=("F F", ""))
    assert "special fists_of_fury" in special.offered
    assert "special fists_of_fury" not in Scene(spaces=(4, 6), hands=("F F", "")).offered


def test_long_arms_lengthen_nothing_that_is_long_already() -> None:
    s = Scene(skills=("long_arms", ""), spaces=(4, 7), row=["ram.F", "low_kick.F"])
    s.play("attack ram.F", "attack low_kick.F")
    assert s.wounds(1) == "0/0"
    lunge = Scene(arena=GRAIL, skills=("long_arms", ""), spaces=(4, 5), row=["lunge.K"])
    assert lunge.play("attack lunge.K").wounds(1) == "0/0"


def test_long_arms_from_two_spaces_get_nothing_from_the_edge() -> None:
    s = Scene(skills=("long_arms", ""), spaces=(7, 9), row=["low_kick.F"])
    assert s.play("attack low_kick.F").wounds(1) == "0/2"


# -------------------------------------------------------------------- Counterpunch
def test_counterpunch_answers_a_block() -> None:
    s = Scene(skills=("", "counterpunch"), hands=("", "B F"), row=["low_kick.F"])
    s.play("attack low_kick.F", "block wounds B")
    assert (s.wounds(0), s.wounds(1)) == ("0/1", "0/1")


def test_counterpunch_answers_a_cancelled_effect() -> None:
    s = Scene(skills=("", "counterpunch"), hands=("", "B"), row=["ram.F"])
    assert s.play("attack ram.F", "block effect B").wounds(0) == "0/1"


def test_counterpunch_needs_a_block_next_to_the_attacker() -> None:
    far = Scene(skills=("", "counterpunch"), hands=("", "B"), spaces=(4, 6), row=["ram.F"])
    assert far.play("attack ram.F", "block effect B").wounds(0) == "0/0"
    unblocked = Scene(skills=("", "counterpunch"), hands=("", "B F"), row=["low_kick.F"])
    assert unblocked.play("attack low_kick.F", "pass").wounds(0) == "0/0"


# -------------------------------------------------------------------------- Disarm
def test_disarm_costs_who_blocks_another_card() -> None:
    s = Scene(skills=("disarm", ""), hands=("", "B F K"), row=["high_kick.K"])
    s.play("attack high_kick.K", "block effect B")
    assert s.asked == (1, "choose_discard")
    assert s.play("face K").hand(1) == ["F"]


def test_disarm_works_within_two_spaces() -> None:
    for far, asked in ((2, (1, "choose_discard")), (3, (0, "take_action"))):
        s = Scene(
            skills=("disarm", ""),
            hands=("", "B F K"),
            spaces=(4, 4 + far),
            row=["throwing_knife.M"],
        )
        assert s.play("attack throwing_knife.M", "block wounds B").asked == asked


def test_disarm_works_once_a_turn() -> None:
    s = Scene(skills=("disarm", ""), hands=("", "B B F F F"), row=["low_kick.F", "low_kick.D"])
    s.play("attack low_kick.F", "block wounds B", "ignore 0/2", "face F")
    assert s.hand(1) == ["B", "F", "F"]
    s.play("attack low_kick.D", "block wounds B", "ignore 0/2")
    assert s.hand(1) == ["F", "F"]


def test_disarm_takes_nothing_without_a_block_or_a_card() -> None:
    passed = Scene(skills=("disarm", ""), hands=("", "B F"), row=["low_kick.F"])
    assert passed.play("attack low_kick.F", "pass").hand(1) == ["B", "F"]
    last = Scene(skills=("disarm", ""), hands=("", "B"), row=["high_kick.K"])
    assert last.play("attack high_kick.K", "block effect B").hand(1) == []


# --------------------------------------------------------------------- Vulture Eye
def test_vulture_eye_may_replace_a_row_card() -> None:
    s = Scene(
        skills=("vulture_eye", ""),
        from_start=True,
        spaces=(4, 6),
        row=["ram.F", "ram.B", "ram.K", "roll.D"],
        deck=["throw.F"],
    )
    assert s.offered == ["use vulture_eye", "pass"]
    s.play("use vulture_eye", "card ram.B")
    assert s.asked == (0, "take_action")
    assert "attack throw.F" in s.offered
    assert "attack ram.B" not in s.offered


def test_vulture_eye_may_look_away() -> None:
    s = Scene(skills=("vulture_eye", ""), from_start=True, spaces=(4, 6), row=["ram.F"])
    assert "attack ram.F" in s.play("pass").offered


def test_vulture_eye_sees_nothing_next_to_the_opponent() -> None:
    s = Scene(skills=("vulture_eye", ""), from_start=True, spaces=(4, 5))
    assert s.asked == (0, "take_action")


def test_vulture_eye_is_open_in_its_owners_turn_only() -> None:
    s = Scene(skills=("vulture_eye", ""), active=1, from_start=True, spaces=(4, 6))
    assert s.asked == (1, "take_action")


# --------------------------------------------------------------------- Brute Force
def test_brute_force_may_push_with_a_wounding_strike() -> None:
    s = Scene(skills=("brute_force", ""), row=["low_kick.F"]).play("attack low_kick.F")
    assert s.asked == (0, "use_or_not")
    assert s.play("yes").space(1) == 6
    stay = Scene(skills=("brute_force", ""), row=["low_kick.F"]).play("attack low_kick.F", "no")
    assert stay.space(1) == 5


def test_brute_force_adds_to_the_push_of_the_attack() -> None:
    s = Scene(skills=("brute_force", ""), row=["high_kick.K"]).play("attack high_kick.K", "yes")
    assert s.space(1) == 7


def test_brute_force_against_the_edge_wounds_instead() -> None:
    s = Scene(skills=("brute_force", ""), spaces=(8, 9), row=["low_kick.F"])
    s.play("attack low_kick.F")
    assert (s.wounds(1), s.space(1)) == ("1/4", 9)
    grail = Scene(arena=GRAIL, skills=("brute_force", ""), spaces=(2, 1), row=["low_kick.F"])
    assert grail.play("attack low_kick.F").wounds(1) == "1/3"


def test_brute_force_pushes_from_afar_too() -> None:
    s = Scene(skills=("brute_force", ""), spaces=(4, 7), row=["throwing_knife.M"])
    assert s.play("attack throwing_knife.M", "yes").space(1) == 8


def test_brute_force_needs_a_wound_and_a_strike() -> None:
    blocked = Scene(skills=("brute_force", ""), hands=("", "B F F"), row=["low_kick.F"])
    blocked.play("attack low_kick.F", "block wounds B", "ignore 0/2")
    assert (blocked.space(1), blocked.asked) == (5, (0, "take_action"))
    ability = Scene(arena=GRAIL, skills=("brute_force", ""), row=["wyrd.F"]).play("attack wyrd.F")
    assert (ability.space(1), ability.asked) == (5, (0, "take_action"))


def test_brute_force_cannot_move_a_firm_footing() -> None:
    s = Scene(skills=("brute_force", "firm_footing"), row=["low_kick.F"])
    s.play("attack low_kick.F")
    assert (s.space(1), s.wounds(1), s.asked) == (5, "0/2", (0, "take_action"))


def test_brute_force_pushes_into_a_trap() -> None:
    s = Scene(
        fighters=("driana", "veroth"),
        skills=("brute_force", ""),
        row=["low_kick.F"],
        board={"trap": [6]},
    )
    s.play("attack low_kick.F", "yes")
    assert (s.space(1), s.wounds(1)) == (6, "0/3")


# -------------------------------------------------------------------- Firm Footing
def test_firm_footing_is_not_pushed() -> None:
    s = Scene(skills=("", "firm_footing"), row=["high_kick.K"]).play("attack high_kick.K")
    assert (s.wounds(1), s.space(1)) == ("1/0", 5)


def test_firm_footing_lets_the_attacker_come_no_closer_than_it_stands() -> None:
    s = Scene(skills=("", "firm_footing"), spaces=(3, 5), row=["ram.F"]).play("attack ram.F")
    assert (s.space(0), s.space(1)) == (4, 5)


def test_firm_footing_fears_no_edge() -> None:
    s = Scene(skills=("", "firm_footing"), spaces=(8, 9), row=["low_kick.F"])
    assert s.play("attack low_kick.F").wounds(1) == "0/2"
    assert Scene(spaces=(8, 9), row=["low_kick.F"]).play("attack low_kick.F").wounds(1) == "0/3"


def test_firm_footing_fears_no_candle() -> None:
    s = Scene(arena=GRAIL, skills=("firm_footing", ""), spaces=(2, 9), candles=2, actions=1)
    assert s.play("move 1").wounds(0) == "0/0"


def test_firm_footing_moves_by_itself() -> None:
    s = Scene(skills=("firm_footing", ""), spaces=(3, 6), row=["charge.K"])
    assert s.play("attack charge.K").space(0) == 5


# --------------------------------------------------------------------- Executioner
def test_executioner_may_knock_out_from_six_wounds() -> None:
    s = Scene(skills=("executioner", ""), wounds=("0/0", "3/2"), row=["throwing_knife.M"])
    s.play("attack throwing_knife.M")
    assert (s.wounds(1), s.asked) == ("3/3", (0, "start_test"))
    without = Scene(wounds=("0/0", "3/2"), row=["throwing_knife.M"])
    assert without.play("attack throwing_knife.M").asked == (0, "take_action")


def test_executioner_waits_for_the_sixth_wound() -> None:
    s = Scene(skills=("executioner", ""), wounds=("0/0", "3/1"), row=["throwing_knife.M"])
    s.play("attack throwing_knife.M")
    assert (s.wounds(1), s.asked) == ("3/2", (0, "take_action"))


def test_executioner_counts_a_card_fewer_against_a_block() -> None:
    s = Scene(skills=("executioner", ""), hands=("", "B F F"), row=["low_kick.D"])
    s.play("attack low_kick.D", "block wounds B")
    assert (s.wounds(1), s.asked) == ("0/1", (0, "take_action"))
    without = Scene(hands=("", "B F F"), row=["low_kick.D"])
    without.play("attack low_kick.D", "block wounds B", "ignore 0/2")
    assert without.wounds(1) == "0/0"


def test_executioner_needs_an_attack_with_wounds() -> None:
    s = Scene(skills=("executioner", ""), wounds=("0/0", "9/9"), row=["feint.KM"])
    assert s.play("attack feint.KM").asked == (0, "take_action")
    ability = Scene(arena=GRAIL, skills=("executioner", ""), wounds=("0/0", "9/0"), row=["wyrd.F"])
    assert ability.play("attack wyrd.F").asked == (0, "start_test")


# -------------------------------------------------------------------- Granite Chin
def test_granite_chin_leaves_two_wounds_out_at_the_table() -> None:
    for skill, wounds in (("granite_chin", 8), ("", 10)):
        s = Scene(skills=("", skill), wounds=("0/0", "4/5"), row=["high_punch.F"])
        s.play("attack high_punch.F", "test")
        assert s.events("knockdown_began")[0].to_dict()["wounds"] == wounds


def test_granite_chin_leaves_two_wounds_out_of_the_dice() -> None:
    s = Scene(
        skills=("", "granite_chin"), wounds=("0/0", "4/5"), row=["high_punch.F"], knockdown="dice"
    )
    s.play("attack high_punch.F", "test")
    assert s.events("dice_rolled")[0].to_dict()["needed"] == 8


def test_granite_chin_always_stands_on_few_wounds() -> None:
    """4 wounds count as 2, which three dice never miss."""
    for seed in range(20):
        s = Scene(
            skills=("", "granite_chin"),
            wounds=("0/0", "0/3"),
            row=["high_punch.F"],
            knockdown="dice",
            seed=seed,
        )
        s.play("attack high_punch.F", "test")
        assert s.events("knockdown_ended")[0].to_dict()["passed"] is True


def test_granite_chin_is_relieved_of_half_of_all_wounds() -> None:
    s = Scene(skills=("", "granite_chin"), wounds=("0/0", "0/9"), row=["high_punch.F"])
    s.play("attack high_punch.F", "test", "passed")
    assert s.offered == ["drop 1/4", "drop 0/5"]


# ---------------------------------------------------------------------- Improviser
def test_improviser_pays_one_symbol_with_any_other() -> None:
    s = Scene(skills=("improviser", ""), hands=("F M", ""))
    assert "special fists_of_fury" in s.offered
    assert s.play("special fists_of_fury", "first").hand(0) == []
    assert "special fists_of_fury" not in Scene(hands=("F M", "")).offered


def test_improviser_does_so_once_per_cost() -> None:
    assert (
        "special fists_of_fury" not in Scene(skills=("improviser", ""), hands=("M M", "")).offered
    )
    both = Scene(skills=("improviser", ""), hands=("F M M M", ""))
    both.play("special fists_of_fury", "first")
    assert "special frenzied_strike" in both.offered


def test_improviser_pays_for_a_reaction_and_inside_an_effect() -> None:
    grasp = Scene(skills=("improviser", ""), active=1, hands=("M", ""))
    assert grasp.play("move 6", "react grasp_of_fury").space(1) == 5
    frenzy = Scene(skills=("improviser", ""), hands=("K K F M", ""))
    frenzy.play("special frenzied_strike", "pay K+K", "yes")
    assert (frenzy.wounds(1), frenzy.hand(0)) == ("4/0", [])


def test_improviser_holds_four_cards_at_most() -> None:
    s = Scene(skills=("improviser", ""), hands=("K B F F", ""), spaces=(4, 9), row=["ram.F"])
    s.play("attack ram.F")
    assert s.asked == (0, "choose_discard")
    s.play("face K")
    assert s.hand(0) == ["B", "F", "F", "F"]


def test_improviser_finds_no_dash_where_there_is_none() -> None:
    """4.7: discarding a Dash symbol is no cost; the Skill speaks of costs."""
    s = Scene(skills=("improviser", ""), hands=("M", ""))
    assert not [move for move in s.offered if move.startswith("dash")]
