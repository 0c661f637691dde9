"""Xin'go slips past and cuts from behind, or fights at glaive's length."""

from __future__ import annotations

from scene import Scene

XINGO = ("xingo", "veroth")


# ----------------------------------------------------------------------- Rift Step
def test_rift_step_through_the_opponent_wounds() -> None:
    s = Scene(fighters=XINGO, hands=("M", "")).play("special rift_step")
    assert s.offered == ["space 1", "space 2", "space 3", "space 6", "space 7"]
    s.play("space 7")
    assert (s.space(0), s.wounds(1)) == (7, "1/0")


def test_rift_step_on_the_same_side_only_moves() -> None:
    s = Scene(fighters=XINGO, hands=("M", "")).play("special rift_step", "space 1")
    assert (s.space(0), s.wounds(1)) == (1, "0/0")


def test_rift_step_wounds_only_if_it_crossed_itself() -> None:
    s = Scene(fighters=XINGO, hands=("M", ""), row=["roll.D"])
    s.play("attack roll.D", "space 6", "special rift_step", "space 8")
    assert (s.space(0), s.wounds(1)) == (8, "0/0")


def test_rift_step_works_at_any_distance_and_cannot_be_blocked() -> None:
    far = Scene(fighters=XINGO, hands=("M", ""), spaces=(1, 9))
    assert far.play("special rift_step", "space 4").space(0) == 4
    near = Scene(fighters=("xingo", "driana"), hands=("M", "B F"))
    assert near.play("special rift_step", "space 6").wounds(1) == "1/0"


def test_rift_step_is_paid_with_any_card_that_has_focus() -> None:
    s = Scene(fighters=XINGO, hands=("M BM KM", "")).play("special rift_step")
    assert s.offered == ["pay M", "pay BM", "pay KM"]
    s.play("pay KM", "space 3")
    assert s.hand(0) == ["BM", "M"]


# -------------------------------------------------------------------- Glaive Sweep
def test_glaive_sweep_wounds_at_two_spaces_and_pushes() -> None:
    s = Scene(fighters=XINGO, hands=("K B", ""), spaces=(4, 6)).play("special glaive_sweep")
    assert (s.wounds(1), s.space(1), s.hand(0)) == ("2/0", 7, [])


def test_glaive_sweep_reaches_exactly_two_spaces() -> None:
    for far in (1, 3):
        s = Scene(fighters=XINGO, hands=("K B", ""), spaces=(4, 4 + far))
        assert "special glaive_sweep" not in s.offered


def test_glaive_sweep_blocked() -> None:
    reduced = Scene(fighters=XINGO, hands=("KM", "B F F F"), spaces=(4, 6))
    reduced.play("special glaive_sweep", "block wounds B")
    assert (reduced.wounds(1), reduced.space(1)) == ("1/0", 7)
    cancelled = Scene(fighters=XINGO, hands=("KM", "B"), spaces=(4, 6))
    cancelled.play("special glaive_sweep", "block effect B")
    assert (cancelled.wounds(1), cancelled.space(1)) == ("2/0", 6)


def test_glaive_sweep_from_two_spaces_is_no_edge_attack() -> None:
    s = Scene(fighters=XINGO, hands=("K B", ""), spaces=(7, 9)).play("special glaive_sweep")
    assert (s.wounds(1), s.space(1)) == ("2/0", 9)


def test_glaive_sweep_needs_a_kick() -> None:
    s = Scene(fighters=XINGO, hands=("F B", ""), spaces=(4, 6))
    assert "special glaive_sweep" not in s.offered


# ------------------------------------------------------------------------ Back Cut
def test_back_cut_from_the_front() -> None:
    s = Scene(fighters=XINGO, hands=("K D", "")).play("special back_cut")
    assert (s.wounds(1), s.hand(0), s.asked) == ("1/1", [], (0, "start_test"))


def test_back_cut_needs_a_kick_a_dash_and_the_next_space() -> None:
    for hand, spaces in (("K K", (4, 5)), ("D D", (4, 5)), ("K D", (4, 6))):
        s = Scene(fighters=XINGO, hands=(hand, ""), spaces=spaces)
        assert "special back_cut" not in s.offered


def test_back_cut_after_a_rift_step_in_the_same_combo() -> None:
    s = Scene(fighters=XINGO, hands=("M DK", ""))
    s.play("special rift_step", "space 6", "special back_cut")
    assert (s.wounds(1), s.asked) == ("3/1", (0, "start_test"))


def test_back_cut_after_a_roll_in_the_same_turn() -> None:
    s = Scene(fighters=XINGO, hands=("K D", ""), spaces=(3, 5), row=["roll.D"])
    s.play("attack roll.D", "space 6", "special back_cut")
    assert s.wounds(1) == "2/1"


def test_back_cut_after_a_throw_that_was_walked_after() -> None:
    s = Scene(fighters=XINGO, hands=("K D D", ""), row=["throw.F"])
    s.play("attack throw.F", "dash 4", "special back_cut")
    assert s.wounds(1) == "3/2"


def test_back_cut_after_a_roll_on_the_same_side() -> None:
    s = Scene(fighters=XINGO, hands=("K D", ""), spaces=(3, 6), row=["roll.D"])
    s.play("attack roll.D", "space 5", "special back_cut")
    assert s.wounds(1) == "1/1"


def test_back_cut_forgets_what_was_crossed_in_an_earlier_turn() -> None:
    s = Scene(fighters=XINGO, hands=("M DK", ""), actions=1)
    s.play("special rift_step", "space 6", "end")
    assert s.match.active == 1
    s.play("move 4", "move 5", "special back_cut")
    assert s.wounds(1) == "2/1"


def test_back_cut_does_not_count_a_throw_in_the_opponents_turn() -> None:
    s = Scene(fighters=("xingo", "driana"), hands=("DK", ""), active=1, actions=1, row=["throw.F"])
    s.play("attack throw.F", "pass")
    assert (s.space(0), s.space(1), s.match.active) == (6, 4, 0)
    s.play("move 5", "special back_cut")
    assert s.wounds(1) == "1/1"


def test_back_cut_cancelled_keeps_its_pool_and_its_knockout() -> None:
    s = Scene(fighters=XINGO, hands=("M DK", "B"))
    s.play("special rift_step", "space 6", "special back_cut", "block effect B")
    assert (s.wounds(1), s.asked) == ("2/1", (0, "start_test"))


# ------------------------------------------------------------------------- Flicker
def test_flicker_evades_an_attack_that_no_longer_reaches() -> None:
    s = Scene(fighters=XINGO, active=1, hands=("D F", ""), row=["high_punch.F"])
    s.play("attack high_punch.F")
    assert s.asked == (0, "react_now")
    s.play("react flicker")
    assert s.offered == ["space 2", "space 3", "space 6"]
    s.play("space 2")
    assert (s.space(0), s.wounds(0), s.hand(0), s.hand(1)) == (2, "0/0", [], ["F"])
    assert s.asked == (1, "take_action")


def test_flicker_within_reach_is_hit_on_the_new_side() -> None:
    s = Scene(fighters=XINGO, active=1, hands=("DK", ""), row=["high_kick.K"])
    s.play("attack high_kick.K", "react flicker", "space 6")
    assert (s.wounds(0), s.space(0)) == ("1/0", 7)


def test_flicker_evades_by_coming_too_close() -> None:
    s = Scene(fighters=XINGO, active=1, spaces=(3, 5), hands=("BD", ""), row=["charge.K"])
    s.play("attack charge.K", "react flicker", "space 4")
    assert (s.space(0), s.space(1), s.wounds(0)) == (4, 5, "0/0")


def test_flicker_cannot_evade_what_reaches_everywhere() -> None:
    s = Scene(fighters=XINGO, active=1, hands=("D F", ""), row=["throwing_knife.M"])
    s.play("attack throwing_knife.M", "react flicker", "space 2")
    assert (s.space(0), s.wounds(0)) == (2, "0/1")


def test_flicker_then_a_block_of_what_still_hits() -> None:
    s = Scene(fighters=XINGO, active=1, hands=("D F B K K", ""), row=["high_punch.F"])
    s.play("attack high_punch.F", "react flicker", "pay D+F", "space 6", "block wounds B")
    assert (s.wounds(0), s.hand(0)) == ("0/0", ["K", "K"])


def test_flicker_needs_a_dash_and_another_symbol() -> None:
    for hand in ("D", "F F"):
        s = Scene(fighters=XINGO, active=1, hands=(hand, ""), row=["low_kick.F"])
        s.play("attack low_kick.F")
        assert (s.wounds(0), s.asked) == ("0/2", (1, "take_action"))


def test_flicker_answers_an_attack_from_any_distance() -> None:
    s = Scene(fighters=XINGO, active=1, spaces=(2, 9), hands=("D F", ""), row=["throwing_knife.M"])
    assert s.play("attack throwing_knife.M", "react flicker", "space 3").space(0) == 3


def test_flicker_evades_an_ability() -> None:
    s = Scene(fighters=XINGO, active=1, spaces=(3, 6), hands=("D K F", ""), row=["war_cry.F"]).play(
        "attack war_cry.F", "react flicker", "pay D+K", "space 2"
    )
    assert (s.wounds(0), s.hand(0)) == ("0/0", ["F"])
