"""Maggot poisons early, wears its opponent down and bursts all of it at once."""

from __future__ import annotations

from scene import Scene

GRAIL = "tainted_grail"
CALM = ("maggot", "lost_knight")


# ------------------------------------------------------------------- Venomous Bite
def test_venomous_bite_wounds_and_poisons() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F K", "")).play("special venomous_bite")
    assert (s.wounds(1), s.tokens(1), s.hand(0)) == ("1/1", ["poison"], [])


def test_venomous_bite_adds_a_second_poison_and_never_a_third() -> None:
    for before in ("poison", "poison poison"):
        s = Scene(arena=GRAIL, fighters=CALM, hands=("F K", ""), tokens=("", before))
        s.play("special venomous_bite")
        assert s.tokens(1) == ["poison", "poison"]


def test_venomous_bite_cancelled_does_not_poison() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F K", "B"))
    s.play("special venomous_bite", "block effect B")
    assert (s.wounds(1), s.tokens(1)) == ("1/1", [])


def test_venomous_bite_reduced_poisons_all_the_same() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F K", "B F F F"))
    s.play("special venomous_bite", "block wounds B", "ignore 1/1")
    assert (s.wounds(1), s.tokens(1)) == ("0/0", ["poison"])


def test_venomous_bite_reaches_two_spaces() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F K", ""), spaces=(4, 6))
    assert "special venomous_bite" in s.offered
    far = Scene(arena=GRAIL, fighters=CALM, hands=("F K", ""), spaces=(4, 7))
    assert "special venomous_bite" not in far.offered


def test_venomous_bite_is_paid_with_a_fist_and_any_other_symbol() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F M", "")).play("special venomous_bite")
    assert s.tokens(1) == ["poison"]
    without = Scene(arena=GRAIL, fighters=CALM, hands=("K M", ""))
    assert "special venomous_bite" not in without.offered


# ----------------------------------------------------------------------- Acid Spit
def test_acid_spit_wounds_and_poisons_from_one_to_three_spaces() -> None:
    for far in (1, 2, 3):
        s = Scene(arena=GRAIL, fighters=CALM, hands=("BM", "B B F F"), spaces=(3, 3 + far))
        s.play("special acid_spit")
        assert (s.wounds(1), s.tokens(1), len(s.hand(1))) == ("1/0", ["poison"], 4)


def test_acid_spit_does_not_reach_four_spaces() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("M F", ""), spaces=(3, 7))
    assert "special acid_spit" not in s.offered


def test_acid_spit_needs_focus() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("K F", ""), spaces=(3, 5))
    assert "special acid_spit" not in s.offered


def test_acid_spit_with_all_poison_placed_only_wounds() -> None:
    s = Scene(
        arena=GRAIL, fighters=CALM, hands=("M F", ""), spaces=(3, 5), tokens=("", "poison poison")
    )
    s.play("special acid_spit")
    assert (s.wounds(1), s.tokens(1)) == ("1/0", ["poison", "poison"])


# --------------------------------------------------------------------------- Burst
def test_burst_wounds_once_more_for_each_poison() -> None:
    for poison, wounds in (("", "2/0"), ("poison", "3/0"), ("poison poison", "4/0")):
        s = Scene(arena=GRAIL, fighters=CALM, hands=("K F", ""), tokens=("", poison))
        s.play("special burst")
        assert (s.wounds(1), s.tokens(1), s.asked) == (wounds, [], (0, "start_test"))


def test_burst_cancelled_leaves_the_poison_and_may_knock_out() -> None:
    s = Scene(
        arena=GRAIL, fighters=CALM, hands=("K F", "B"), tokens=("", "poison poison"), spaces=(4, 6)
    )
    s.play("special burst", "block effect B")
    assert (s.wounds(1), s.tokens(1)) == ("2/0", ["poison", "poison"])
    assert s.asked == (0, "start_test")


def test_burst_after_a_bite_in_the_same_combo() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F B K F", ""))
    s.play("special venomous_bite", "pay B+F", "special burst")
    assert (s.wounds(1), s.tokens(1)) == ("4/1", [])


def test_burst_returns_the_poison_for_another_bite() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("K F F B", ""), tokens=("", "poison poison"))
    s.play("special burst", "no", "special venomous_bite")
    assert s.tokens(1) == ["poison"]


def test_burst_reaches_three_spaces() -> None:
    for far in (1, 2, 3):
        s = Scene(arena=GRAIL, fighters=CALM, hands=("K F", ""), spaces=(4, 4 + far))
        assert s.play("special burst").wounds(1) == "2/0"
    too_far = Scene(arena=GRAIL, fighters=CALM, hands=("K F", ""), spaces=(4, 8))
    assert "special burst" not in too_far.offered


# -------------------------------------------------------------------- Rotten Blood
def test_rotten_blood_comes_after_the_wounds_and_before_the_effect() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, active=1, hands=("K", ""), row=["high_kick.K"])
    s.play("attack high_kick.K")
    assert (s.wounds(0), s.space(0), s.asked) == ("1/0", 4, (0, "react_now"))
    s.play("react rotten_blood")
    assert (s.tokens(1), s.space(0), s.hand(0)) == (["poison"], 3, [])


def test_rotten_blood_is_paid_with_any_card() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, active=1, hands=("K BM", ""), row=["wyrd.F"])
    s.play("attack wyrd.F", "react rotten_blood")
    assert s.offered == ["pay K", "pay BM"]


def test_rotten_blood_is_not_offered_to_the_unhurt() -> None:
    blocked = Scene(arena=GRAIL, fighters=CALM, active=1, hands=("B F F", ""), row=["low_kick.F"])
    blocked.play("attack low_kick.F", "block wounds B", "ignore 0/2")
    assert blocked.asked == (1, "take_action")
    leapt = Scene(arena=GRAIL, fighters=CALM, active=1, hands=("K", ""), row=["leap.D"])
    leapt.play("attack leap.D", "space 3")
    assert (leapt.space(1), leapt.asked) == (3, (1, "take_action"))


def test_rotten_blood_does_not_answer_wounds_of_the_effect_alone() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, active=1, hands=("B F F", ""), row=["hook.F"])
    s.play("attack hook.F", "block wounds B")
    assert (s.wounds(0), s.asked) == ("1/0", (1, "take_action"))


def shard_from(far: int) -> Scene:
    """Maggot, with a card to pay with, is hit by a Menhir Shard from so far away."""
    return Scene(
        arena=GRAIL,
        fighters=CALM,
        active=1,
        hands=("K", ""),
        spaces=(4, 4 + far),
        row=["menhir_shard.M"],
    ).play("attack menhir_shard.M")


def test_rotten_blood_reaches_an_attacker_within_two_spaces() -> None:
    for far in (1, 2):
        s = shard_from(far).play("react rotten_blood")
        assert (s.wounds(0), s.tokens(1), s.hand(0)) == ("0/1", ["poison"], [])


def test_rotten_blood_does_not_reach_an_attacker_three_spaces_away() -> None:
    s = shard_from(3)
    assert (s.wounds(0), s.asked) == ("0/1", (1, "take_action"))


def test_rotten_blood_answers_every_wounding_attack() -> None:
    s = Scene(
        arena=GRAIL, fighters=CALM, active=1, hands=("K F", ""), row=["low_kick.F", "low_kick.D"]
    )
    s.play("attack low_kick.F", "react rotten_blood", "pay K")
    s.play("attack low_kick.D", "react rotten_blood")
    assert s.events("token_placed")[-1].to_dict()["holder"] == 1
    assert len(s.events("token_placed")) == 2


def test_rotten_blood_is_an_attack_of_its_own_on_a_fighter_at_the_edge() -> None:
    s = Scene(fighters=CALM, active=1, spaces=(2, 1), hands=("K", ""), row=["low_kick.F"])
    s.play("attack low_kick.F", "react rotten_blood")
    assert (s.wounds(0), s.wounds(1), s.tokens(1)) == ("0/2", "0/1", ["poison"])
