"""Lost Knight steps out of the Mist, stuns, strikes and is gone again."""

from __future__ import annotations

from scene import Scene

GRAIL = "tainted_grail"
CALM = ("lost_knight", "mistbearer")


# ------------------------------------------------------------------- Into the Mist
def test_into_the_mist_places_a_mist_within_three_and_goes_there() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("M", ""), spaces=(5, 6))
    s.play("special into_the_mist")
    assert s.offered == [f"space {n}" for n in range(2, 9)]
    s.play("space 8")
    assert (s.space(0), s.on_board("mist")) == (8, [8])


def test_into_the_mist_goes_to_any_mist() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("BM", ""), spaces=(5, 6), board={"mist": [1, 9]})
    s.play("special into_the_mist", "space 4")
    assert s.offered == ["space 1", "space 4", "space 9"]
    assert s.play("space 9").space(0) == 9


def test_into_the_mist_a_fourth_time_moves_the_oldest() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("M", ""), spaces=(5, 6), board={"mist": [9, 1, 2]})
    s.play("special into_the_mist", "space 4")
    assert s.on_board("mist") == [1, 2, 4]
    assert s.offered == ["space 1", "space 2", "space 4"]


def test_into_the_mist_never_lands_on_the_opponent() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("M", ""), spaces=(5, 6), board={"mist": [3]})
    s.play("special into_the_mist", "space 6")
    assert (s.space(0), s.on_board("mist")) == (3, [3, 6])


def test_into_the_mist_works_at_any_distance_and_cannot_be_blocked() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("M", "B F"), spaces=(1, 9))
    assert s.play("special into_the_mist", "space 4").space(0) == 4


def test_into_the_mist_needs_focus() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F K", ""))
    assert "special into_the_mist" not in s.offered


# ------------------------------------------------------------- Blade from the Mist
def test_blade_from_the_mist_cannot_be_blocked_there() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("K F", "B F F F"), board={"mist": [4]})
    s.play("special blade_from_the_mist")
    assert (s.wounds(1), len(s.hand(1)), s.asked) == ("2/0", 4, (0, "start_test"))


def test_blade_from_the_mist_elsewhere_can_be_blocked() -> None:
    for board in ({}, {"mist": [5]}):
        s = Scene(arena=GRAIL, fighters=CALM, hands=("K F", "B F F F F"), board=board)
        s.play("special blade_from_the_mist", "block wounds B", "ignore 2/0")
        assert s.wounds(1) == "0/0"


def test_blade_from_the_mist_after_going_there_in_the_same_combo() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("M DK", "B F F F"), spaces=(2, 6))
    s.play("special into_the_mist", "space 5", "special blade_from_the_mist")
    assert (s.wounds(1), s.asked) == ("2/0", (0, "start_test"))


def test_blade_from_the_mist_reaches_one_space_only() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("K F", ""), spaces=(4, 6), board={"mist": [4]})
    assert "special blade_from_the_mist" not in s.offered


def test_blade_from_the_mist_needs_a_kick() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F B", ""), board={"mist": [4]})
    assert "special blade_from_the_mist" not in s.offered


# ------------------------------------------------------------------- Stunning Blow
def test_stunning_blow_costs_the_opponent_an_action() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F B", ""), actions=1)
    s.play("special stunning_blow")
    assert s.wounds(1) == "1/1"
    assert (s.match.active, s.tokens(1)) == (1, [])
    s.play("move 6")
    assert s.match.active == 0
    s.play("move 3", "move 2", "move 7")
    assert s.match.active == 1


def test_stunning_blow_lies_on_the_sheet_until_that_turn() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F B", "")).play("special stunning_blow")
    assert (s.tokens(1), s.match.active) == (["stun"], 0)


def test_stunning_blow_cancelled_stuns_nobody() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F B", "B"))
    s.play("special stunning_blow", "block effect B")
    assert (s.wounds(1), s.tokens(1)) == ("1/1", [])


def test_stunning_blow_on_the_stunned_only_wounds() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F BM", ""), tokens=("", "stun"))
    s.play("special stunning_blow")
    assert (s.wounds(1), s.tokens(1)) == ("1/1", ["stun"])


def test_stunning_blow_reaches_one_space_only() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F B", ""), spaces=(4, 6))
    assert "special stunning_blow" not in s.offered


def test_stunning_blow_is_paid_with_a_fist_and_a_block() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("F BM", "")).play("special stunning_blow")
    assert (s.wounds(1), s.hand(0)) == ("1/1", [])
    for hand in ("F K", "B K", "B"):
        without = Scene(arena=GRAIL, fighters=CALM, hands=(hand, ""))
        assert "special stunning_blow" not in without.offered


# ---------------------------------------------------------------------------- Fade
def test_fade_cancels_the_attack_and_takes_that_mist_away() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        active=1,
        hands=("D", ""),
        row=["straight_punch.F"],
        wounds=("3/0", "0/0"),
        board={"mist": [2, 4]},
    )
    s.play("attack straight_punch.F", "react fade")
    assert (s.wounds(0), s.on_board("mist"), s.hand(1)) == ("3/0", [2], ["F"])
    assert s.asked == (1, "take_action")


def test_fade_is_offered_on_mist_only() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        active=1,
        hands=("D", ""),
        row=["low_kick.F"],
        board={"mist": [3]},
    )
    s.play("attack low_kick.F")
    assert (s.wounds(0), s.asked) == ("0/2", (1, "take_action"))


def test_fade_cancels_an_ability_from_afar() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        active=1,
        spaces=(1, 9),
        hands=("BD F", ""),
        row=["whisper.M"],
        board={"mist": [1]},
    )
    s.play("attack whisper.M", "react fade")
    assert (s.wounds(0), s.hand(0), s.on_board("mist")) == ("0/0", ["F"], [])


def test_fade_works_once_on_the_same_mist() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        active=1,
        hands=("D D", ""),
        row=["low_kick.F", "low_kick.D"],
        board={"mist": [4]},
    )
    s.play("attack low_kick.F", "react fade", "attack low_kick.D")
    assert s.wounds(0) == "0/2"
