"""Driana sows the ground with Traps and shoots her opponent into them."""

from __future__ import annotations

from scene import Scene

DRIANA = ("driana", "veroth")


# ---------------------------------------------------------------------- Lay Snares
def test_lay_snares_places_two_traps_within_three_spaces() -> None:
    s = Scene(fighters=DRIANA, hands=("M", ""), spaces=(5, 6)).play("special lay_snares")
    assert s.offered == [f"space {n}" for n in (2, 3, 4, 7, 8)]
    s.play("space 7")
    assert "space 7" not in s.offered
    s.play("space 3")
    assert s.on_board("trap") == [3, 7]


def test_lay_snares_avoids_fighters_and_traps() -> None:
    s = Scene(fighters=DRIANA, hands=("M", ""), spaces=(1, 2), board={"trap": [3]})
    s.play("special lay_snares")
    assert s.on_board("trap") == [3, 4]


def test_lay_snares_with_one_trap_left_places_one() -> None:
    s = Scene(fighters=DRIANA, hands=("BM", ""), spaces=(5, 6), board={"trap": [1, 2, 9]})
    s.play("special lay_snares", "space 7")
    assert s.on_board("trap") == [1, 2, 7, 9]
    assert s.asked == (0, "take_action")


def test_lay_snares_with_no_trap_left_places_none() -> None:
    s = Scene(fighters=DRIANA, hands=("M", ""), spaces=(5, 6), board={"trap": [1, 2, 8, 9]})
    s.play("special lay_snares")
    assert s.on_board("trap") == [1, 2, 8, 9]


def test_lay_snares_works_at_any_distance() -> None:
    s = Scene(fighters=DRIANA, hands=("M", ""), spaces=(1, 9))
    s.play("special lay_snares", "space 2", "space 4")
    assert s.on_board("trap") == [2, 4]


def test_lay_snares_cannot_be_blocked_and_needs_focus() -> None:
    s = Scene(fighters=DRIANA, hands=("M", "B F"), spaces=(5, 6)).play("special lay_snares")
    assert s.asked == (0, "choose_space")
    assert "special lay_snares" not in Scene(fighters=DRIANA, hands=("F K", "")).offered


# -------------------------------------------------------------------- Driving Shot
def test_driving_shot_wounds_and_pushes_two_spaces() -> None:
    for far in (1, 2, 3):
        s = Scene(fighters=DRIANA, hands=("K F", ""), spaces=(3, 3 + far))
        s.play("special driving_shot")
        assert (s.wounds(1), s.space(1)) == ("1/1", 5 + far)


def test_driving_shot_does_not_reach_four_spaces() -> None:
    s = Scene(fighters=DRIANA, hands=("K F", ""), spaces=(3, 7))
    assert "special driving_shot" not in s.offered


def test_driving_shot_needs_a_kick() -> None:
    assert "special driving_shot" not in Scene(fighters=DRIANA, hands=("F M", "")).offered


def test_driving_shot_into_a_trap_ends_there() -> None:
    s = Scene(fighters=DRIANA, hands=("KM", ""), spaces=(3, 5), board={"trap": [6]})
    s.play("special driving_shot")
    assert (s.wounds(1), s.space(1), s.on_board("trap")) == ("1/2", 6, [])


def test_driving_shot_over_the_edge_stops_there() -> None:
    s = Scene(fighters=DRIANA, hands=("K F", ""), spaces=(6, 8)).play("special driving_shot")
    assert s.space(1) == 9


def test_driving_shot_cancelled_springs_no_trap() -> None:
    s = Scene(fighters=DRIANA, hands=("FK", "B"), spaces=(3, 5), board={"trap": [6]})
    s.play("special driving_shot", "block effect B")
    assert (s.wounds(1), s.space(1), s.on_board("trap")) == ("1/1", 5, [6])


def test_driving_shot_does_not_move_a_firm_footing() -> None:
    s = Scene(fighters=DRIANA, hands=("K F", ""), skills=("", "firm_footing"), board={"trap": [6]})
    s.play("special driving_shot")
    assert (s.wounds(1), s.space(1), s.on_board("trap")) == ("1/1", 5, [6])


# --------------------------------------------------------------------- Heartseeker
def test_heartseeker_wounds_at_any_distance_and_may_knock_out() -> None:
    for spaces in ((4, 5), (1, 9)):
        s = Scene(fighters=DRIANA, hands=("M K F", ""), spaces=spaces).play("special heartseeker")
        assert (s.wounds(1), s.asked) == ("2/1", (0, "start_test"))
        s.play("test", "failed")
        assert s.match.players[0].victories == 1


def test_heartseeker_is_paid_with_three_symbols() -> None:
    s = Scene(fighters=DRIANA, hands=("KM F M K", "")).play("special heartseeker")
    assert s.offered == ["pay F+KM", "pay K+KM", "pay M+KM", "pay F+K+M"]
    s.play("pay F+KM")
    assert s.hand(0) == ["K", "M"]
    assert "special heartseeker" not in Scene(fighters=DRIANA, hands=("KM", "")).offered


def test_heartseeker_needs_a_kick_and_focus() -> None:
    for hand in ("K K F", "M M F"):
        assert "special heartseeker" not in Scene(fighters=DRIANA, hands=(hand, "")).offered


def test_heartseeker_can_be_blocked() -> None:
    s = Scene(fighters=DRIANA, hands=("M K F", "B F F F"), spaces=(1, 9))
    s.play("special heartseeker", "block wounds B")
    assert s.offered == ["ignore 1/1", "ignore 1/0", "ignore 0/1"]
    s.play("ignore 1/1")
    assert s.wounds(1) == "1/0"


# ------------------------------------------------------------------------ Backstep
def test_backstep_after_an_attack_retreats_two_spaces() -> None:
    s = Scene(fighters=DRIANA, active=1, hands=("D", ""), row=["low_kick.F"])
    s.play("attack low_kick.F")
    assert (s.wounds(0), s.asked) == ("0/2", (0, "react_now"))
    s.play("react backstep")
    assert (s.space(0), s.hand(0), s.hand(1)) == (2, [], ["F"])


def test_backstep_comes_after_the_knockout() -> None:
    s = Scene(fighters=DRIANA, active=1, hands=("D", ""), row=["high_punch.F"])
    s.play("attack high_punch.F", "test", "passed")
    assert s.asked == (0, "react_now")


def test_backstep_needs_the_attacker_beside_her_when_it_is_over() -> None:
    s = Scene(fighters=DRIANA, active=1, hands=("D", ""), row=["high_kick.K"])
    s.play("attack high_kick.K")
    assert (s.space(0), s.asked) == (3, (1, "take_action"))
    charged = Scene(
        fighters=DRIANA, active=1, hands=("D", ""), spaces=(3, 6), row=["charge.K"]
    ).play("attack charge.K", "no")
    assert charged.asked == (0, "react_now")


def test_backstep_follows_a_block_and_an_ability_too() -> None:
    blocked = Scene(fighters=DRIANA, active=1, hands=("D B F F", ""), row=["high_kick.K"])
    blocked.play("attack high_kick.K", "block effect B", "react backstep")
    assert blocked.space(0) == 2
    cry = Scene(fighters=DRIANA, active=1, hands=("D D", ""), row=["war_cry.F"])
    assert cry.play("attack war_cry.F", "react backstep").space(0) == 2


def test_backstep_does_not_answer_an_attack_that_missed() -> None:
    s = Scene(fighters=DRIANA, active=1, hands=("D", ""), row=["charge.K"])
    assert s.play("attack charge.K").asked == (1, "take_action")


def test_backstep_stops_at_the_edge() -> None:
    s = Scene(fighters=DRIANA, active=1, hands=("BD", ""), spaces=(2, 3), row=["low_kick.F"])
    assert s.play("attack low_kick.F", "react backstep").space(0) == 1


def test_backstep_over_her_own_trap_is_safe() -> None:
    s = Scene(
        fighters=DRIANA, active=1, hands=("D", ""), row=["low_kick.F"], board={"trap": [2, 3]}
    )
    s.play("attack low_kick.F", "react backstep")
    assert (s.space(0), s.wounds(0), s.on_board("trap")) == (2, "0/2", [2, 3])


def test_backstep_answers_each_attack_of_a_turn() -> None:
    s = Scene(
        fighters=DRIANA, active=1, spaces=(2, 3), hands=("D D", ""), row=["low_kick.F", "ram.B"]
    )
    s.play("attack low_kick.F", "react backstep")
    assert (s.space(0), s.space(1)) == (1, 3)
    s.play("attack ram.B")
    assert (s.space(1), s.asked) == (2, (0, "react_now"))
