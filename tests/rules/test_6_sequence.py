"""6.0–6.3: the Attack Sequence."""

from __future__ import annotations

from rules.proving_ground import proving
from scene import Scene


# ----------------------------------------------------------------------- 6.0 the start
def test_6_0_range_is_checked_once_when_the_sequence_starts() -> None:
    """The Acrobat tumbles out of reach; the attack goes on all the same."""
    scene = proving(fighters=("veroth", "acrobat"), hands=("", "F"), row=["hammer"])
    scene.play("attack hammer.F", "react tumble")
    assert scene.space(1) == 7
    assert scene.wounds(1) == "2/3"


def test_6_0_a_card_may_say_otherwise() -> None:
    """Flicker evades: out of range now, the attack is cancelled."""
    scene = Scene(hands=("", "D F"), row=["low_kick"])
    scene.play("attack low_kick.B", "react flicker", "space 7")
    assert scene.wounds(1) == "0/0"
    assert len(scene.told("attack_cancelled")) == 1


def test_6_0_flicker_inside_the_range_evades_nothing() -> None:
    scene = Scene(hands=("", "D F"), row=["low_kick"])
    scene.play("attack low_kick.B", "react flicker", "space 3")
    assert scene.wounds(1) == "0/2"


def test_6_0_ruling_the_reaction_to_being_attacked_comes_before_the_block() -> None:
    scene = Scene(fighters=("xingo", "veroth"), hands=("", "B B F F"), row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.asked == (1, "react_now")
    scene.play("pass")
    assert scene.asked == (1, "choose_block")


def test_6_0_ruling_double_block_ignores_wounds_effect_and_knockout() -> None:
    scene = proving(
        fighters=("xingo", "veroth"), hands=("", "B B"), wounds=("0/0", "1/0"), row=["uppercut"]
    )
    scene.play("attack uppercut.M", "react double_block")
    assert scene.wounds(1) == "1/0"
    assert scene.space(1) == 5
    assert scene.asked == (0, "take_action")


def test_6_0_ruling_double_block_stops_an_ability_too() -> None:
    scene = Scene(fighters=("xingo", "veroth"), hands=("", "B B F"), row=["war_cry"])
    scene.play("attack war_cry.F", "react double_block")
    assert scene.wounds(1) == "0/0"
    assert scene.hand(1) == ["F"]


def test_6_0_ruling_the_card_of_a_cancelled_attack_still_goes_to_hand() -> None:
    scene = Scene(fighters=("xingo", "veroth"), hands=("", "B B"), row=["low_kick"])
    scene.play("attack low_kick.B", "react double_block")
    assert scene.hand(0) == ["B"]


def test_6_0_ruling_and_what_happens_on_taking_it_happens() -> None:
    scene = Scene(
        arena="tainted_grail", fighters=("xingo", "veroth"), hands=("", "B B"), row=["wyrd"]
    )
    scene.play("attack wyrd.BM", "react double_block")
    assert scene.wounds(1) == "0/0"
    assert scene.wounds(0) == "0/1"


# ------------------------------------------------------------------------ 6.1 the wounds
def test_6_1_the_pool_wounds_the_opponent() -> None:
    scene = proving(row=["hammer"])
    scene.play("attack hammer.F")
    assert scene.wounds(1) == "2/3"
    assert scene.wounds(0) == "0/0"


def test_6_1_arena_and_skills_are_summed() -> None:
    """Low Kick 0/2, the edge 0/1, Last Stand 0/1."""
    scene = Scene(spaces=(8, 9), wounds=("4/3", "0/0"), skills=("last_stand", ""), row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.wounds(1) == "0/4"
    assert len(scene.told("wounded")) == 1


def test_6_1_attacker_and_target_both_change_it() -> None:
    """Throwing Knife 0/1, Last Stand 0/1 more, Mantle 1 light less."""
    scene = Scene(
        spaces=(3, 6),
        wounds=("4/3", "0/0"),
        skills=("last_stand", "mantle"),
        row=["throwing_knife"],
    )
    scene.play("attack throwing_knife.K")
    assert scene.wounds(1) == "0/1"


def test_6_1_never_below_zero() -> None:
    scene = Scene(spaces=(3, 6), skills=("", "mantle"), row=["throwing_knife"])
    scene.play("attack throwing_knife.K")
    assert scene.wounds(1) == "0/0"
    assert scene.told("wounded") == []


def test_6_1_then_blocking_reduces_the_sum() -> None:
    """At the edge Low Kick wounds 0/3; two cards left ignore two of them."""
    scene = Scene(spaces=(8, 9), hands=("", "B F F"), row=["low_kick"])
    scene.play("attack low_kick.B", "block wounds B", "ignore 0/2")
    assert scene.wounds(1) == "0/1"


def test_6_1_a_skill_may_change_strikes_only() -> None:
    """Last Stand says Strikes; Drain is an Ability."""
    scene = Scene(
        arena="tainted_grail",
        fighters=("mistbearer", "lost_knight"),
        wounds=("0/7", "0/0"),
        skills=("last_stand", ""),
        row=["drain"],
    )
    scene.play("attack drain.BM")
    assert scene.wounds(1) == "0/1"


# ------------------------------------------------------------------------ 6.2 the effect
def test_6_2_in_printed_order() -> None:
    """Ram: first the opponent backward, then the attacker forward."""
    scene = Scene(row=["ram"])
    scene.play("attack ram.F")
    assert (scene.space(0), scene.space(1)) == (5, 6)
    assert [moved["player"] for moved in scene.told("moved")] == [1, 0]


def test_6_2_after_the_wounds() -> None:
    scene = Scene(row=["ram"])
    scene.play("attack ram.F")
    names = [event.name for event in scene.match.events]
    assert names.index("wounded") < names.index("moved")


def test_6_2_impossible_parts_are_skipped() -> None:
    """Ram at range 2 against the edge: no push, but the attacker closes in."""
    scene = Scene(spaces=(7, 9), row=["ram"])
    scene.play("attack ram.F")
    assert (scene.space(0), scene.space(1)) == (8, 9)


def test_6_2_an_effect_that_can_do_nothing_is_no_obstacle() -> None:
    scene = Scene(spaces=(8, 9), row=["ram"])
    scene.play("attack ram.F")
    assert (scene.space(0), scene.space(1)) == (8, 9)
    assert scene.hand(0) == ["F"]


def test_6_2_choices_are_the_attackers() -> None:
    scene = Scene(hands=("F F", ""), wounds=("2/1", "0/0"))
    scene.play("special fists_of_fury")
    assert scene.asked == (0, "choose_branch")


def test_6_2_or_means_exactly_one() -> None:
    first = Scene(hands=("F F", ""), wounds=("2/1", "0/0"))
    first.play("special fists_of_fury", "first")
    assert first.wounds(1) == "2/1"
    second = Scene(hands=("F F", ""), wounds=("2/1", "0/0"))
    second.play("special fists_of_fury", "second")
    assert second.wounds(1) == "0/2"


def test_6_2_unless_the_effect_says_otherwise() -> None:
    """Whisper: the opponent discards two or suffers a heavy wound, as they choose."""
    scene = Scene(arena="tainted_grail", hands=("", "F K B"), row=["whisper"])
    scene.play("attack whisper.M")
    assert scene.asked == (1, "choose_branch")
    scene.play("second")
    assert scene.wounds(1) == "1/0"
    assert scene.hand(1) == ["B", "F", "K"]


def test_6_2_an_alternative_that_cannot_be_done_is_not_offered() -> None:
    """With one card nobody can discard two."""
    scene = Scene(arena="tainted_grail", hands=("", "F"), row=["whisper"])
    scene.play("attack whisper.M")
    assert scene.wounds(1) == "1/0"
    assert scene.hand(1) == ["F"]


def test_6_2_may_can_be_declined() -> None:
    scene = Scene(
        arena="tainted_grail", hands=("D F", ""), wounds=("1/0", "0/0"), tokens=("", "curse")
    )
    scene.play("special vengeance")
    assert scene.asked == (0, "use_or_not")
    scene.play("no")
    assert scene.wounds(0) == "1/0"


def test_6_2_an_effect_can_place_tokens_and_make_discard() -> None:
    scene = Scene(arena="tainted_grail", fighters=("maggot", "mistbearer"), hands=("F K", ""))
    scene.play("special venomous_bite")
    assert scene.tokens(1) == ["poison"]
    other = Scene(row=["war_cry"], hands=("", "F"))
    other.play("attack war_cry.F")
    assert other.hand(1) == []


def test_6_2_what_an_effect_prepares_for_this_turn_is_over_with_it() -> None:
    """Feint makes the next Strike of the turn unblockable, not one of the turn after."""
    hands = ("", "B F F")
    now = Scene(row=["feint", "low_kick"], hands=hands)
    now.play("attack feint.BM", "attack low_kick.B")
    assert now.wounds(1) == "0/2"
    later = Scene(row=["feint", "low_kick"], hands=hands)
    later.play("attack feint.BM", "move 3", "move 6", "move 5", "move 4", "attack low_kick.B")
    assert later.asked == (1, "choose_block")


def test_6_2_the_effect_of_a_strike_can_be_cancelled_by_blocking() -> None:
    scene = Scene(row=["ram"], hands=("", "B"))
    scene.play("attack ram.F", "block effect B")
    assert (scene.space(0), scene.space(1)) == (4, 5)
    assert scene.wounds(1) == "1/0"


# --------------------------------------------------------------------------- 6.3 the K.O.
def test_6_3_the_attacker_may_start_a_test() -> None:
    scene = Scene(row=["high_punch"])
    scene.play("attack high_punch.F")
    assert scene.asked == (0, "start_test")
    assert scene.offered == ["test", "no"]
    scene.play("no")
    assert scene.told("knockdown_began") == []
    assert scene.hand(0) == ["F"]


def test_6_3_only_attacks_with_a_knockout_effect_ask() -> None:
    scene = Scene(row=["low_kick"], wounds=("0/0", "5/5"))
    scene.play("attack low_kick.B")
    assert scene.asked == (0, "take_action")


def test_6_3_even_if_the_effect_moved_the_opponent_out_of_range() -> None:
    scene = proving(row=["uppercut"])
    scene.play("attack uppercut.M")
    assert scene.space(1) == 7
    assert scene.asked == (0, "start_test")


def test_6_3_it_comes_after_the_effect() -> None:
    """Headbutt hurts the attacker before the test is offered."""
    scene = Scene(row=["headbutt"])
    scene.play("attack headbutt.F")
    assert scene.asked == (0, "start_test")
    assert scene.wounds(0) == "0/1"


def test_6_3_a_block_never_stops_it() -> None:
    scene = proving(hands=("", "B B K K K"), wounds=("0/0", "0/1"), row=["uppercut"])
    scene.play("attack uppercut.M", "pass", "block both B+B")
    assert scene.wounds(1) == "0/1"
    assert scene.space(1) == 5
    assert scene.asked == (0, "start_test")


def test_6_3_an_ability_can_have_one() -> None:
    scene = proving(wounds=("0/0", "0/1"), row=["verdict"])
    scene.play("attack verdict.K")
    assert scene.asked == (0, "start_test")


def test_6_3_ruling_not_offered_against_a_fighter_without_wounds() -> None:
    scene = proving(row=["verdict"])
    scene.play("attack verdict.K")
    assert scene.asked == (0, "take_action")


def test_6_3_ruling_not_offered_when_the_block_left_them_unhurt() -> None:
    scene = Scene(hands=("", "B F F"), row=["high_punch"])
    scene.play("attack high_punch.F", "block wounds B")
    assert scene.wounds(1) == "0/0"
    assert scene.asked == (0, "take_action")


def test_6_3_ruling_after_a_passed_test_the_action_goes_on() -> None:
    scene = Scene(row=["high_punch"])
    scene.play("attack high_punch.F", "test", "passed")
    assert scene.asked == (0, "take_action")
    assert scene.hand(0) == ["F"]


def test_6_3_ruling_after_a_passed_test_a_combo_goes_on() -> None:
    scene = Scene(hands=("K B F F", ""), wounds=("0/0", "0/2"))
    scene.play("special frenzied_strike", "pay B+K", "test", "passed", "drop 2/0")
    assert scene.asked == (0, "continue_combo")
    assert scene.offered == ["special fists_of_fury", "end"]


def test_6_3_ruling_another_knockout_attack_may_test_again() -> None:
    scene = Scene(row=["high_punch", "headbutt"], wounds=("0/0", "0/2"))
    scene.play("attack high_punch.F", "test", "passed", "drop 1/0", "attack headbutt.F")
    assert scene.asked == (0, "start_test")
    scene.play("test", "failed")
    assert [end["winner"] for end in scene.told("round_ended")] == [0]
