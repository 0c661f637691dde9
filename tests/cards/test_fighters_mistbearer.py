"""Mistbearer curses from afar, drags the victim close and brings down Doom."""

from __future__ import annotations

from scene import Scene

GRAIL = "tainted_grail"
CALM = ("mistbearer", "lost_knight")


# --------------------------------------------------------------------------- Curse
def test_curse_wounds_and_places_the_token_at_any_distance() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("B M F", "B B"), spaces=(1, 9))
    s.play("special curse")
    assert (s.wounds(1), s.tokens(1), s.hand(0)) == ("0/2", ["curse"], [])


def test_curse_is_paid_with_a_two_symbol_card_and_any_other() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("BM K F", "")).play("special curse")
    assert s.offered == ["pay F+BM", "pay K+BM"]
    assert s.play("pay K+BM").hand(0) == ["F"]


def test_curse_on_the_cursed_only_wounds() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("B M F", ""), tokens=("", "curse"))
    s.play("special curse")
    assert (s.wounds(1), s.tokens(1)) == ("0/2", ["curse"])


def test_curse_needs_a_block_and_focus() -> None:
    for hand in ("B F F", "M F F"):
        assert "special curse" not in Scene(arena=GRAIL, fighters=CALM, hands=(hand, "")).offered


# ---------------------------------------------------------------------------- Doom
def test_doom_without_the_curse() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("D F", "")).play("special doom")
    assert (s.wounds(1), s.asked) == ("1/1", (0, "start_test"))


def test_doom_takes_the_curse_and_wounds_more() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("DK", ""), tokens=("", "curse"), spaces=(2, 7))
    s.play("special doom")
    assert (s.wounds(1), s.tokens(1), s.asked) == ("2/1", [], (0, "start_test"))


def test_doom_cancelled_leaves_the_curse() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("DM", "B"), tokens=("", "curse"))
    s.play("special doom", "block effect B")
    assert (s.wounds(1), s.tokens(1), s.asked) == ("1/1", ["curse"], (0, "start_test"))


def test_doom_reaches_five_spaces() -> None:
    far = Scene(arena=GRAIL, fighters=CALM, hands=("D F", ""), spaces=(2, 8))
    assert "special doom" not in far.offered


def test_doom_needs_a_dash() -> None:
    assert "special doom" not in Scene(arena=GRAIL, fighters=CALM, hands=("F F", "")).offered


def test_doom_passed_halves_all_wounds_as_the_tested_choose() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("DK", ""), wounds=("0/0", "2/3"))
    s.play("special doom", "test", "passed")
    assert s.asked == (1, "choose_relief")
    assert s.offered == ["drop 3/0", "drop 2/1", "drop 1/2", "drop 0/3"]
    assert s.play("drop 2/1").wounds(1) == "1/3"


def test_doom_passed_halves_each_kind() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("DK", ""), wounds=("0/0", "2/4"), relief="each")
    s.play("special doom", "test", "passed")
    assert s.wounds(1) == "2/3"


def test_doom_passed_halves_one_kind() -> None:
    heavy = Scene(
        arena=GRAIL, fighters=CALM, hands=("DK", ""), wounds=("0/0", "3/3"), relief="heavy"
    )
    assert heavy.play("special doom", "test", "passed").wounds(1) == "2/4"
    light = Scene(
        arena=GRAIL, fighters=CALM, hands=("DK", ""), wounds=("0/0", "3/3"), relief="light"
    )
    assert light.play("special doom", "test", "passed").wounds(1) == "4/2"


def test_doom_failed_returns_the_tokens_with_the_round() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        hands=("DM", "B"),
        tokens=("", "curse"),
        wounds=("0/0", "4/4"),
    )
    s.play("special doom", "block effect B", "test", "failed")
    assert (s.match.round, s.match.players[0].victories) == (2, 1)
    assert "curse" not in s.tokens(1)


# ---------------------------------------------------------------------- Chain Pull
def test_chain_pull_brings_the_opponent_to_either_side() -> None:
    for space in (4, 6):
        s = Scene(arena=GRAIL, fighters=CALM, hands=("K K", ""), spaces=(5, 8))
        s.play("special chain_pull")
        assert s.offered == ["space 4", "space 6"]
        s.play(f"space {space}")
        assert (s.wounds(1), s.space(1), s.space(0)) == ("2/1", space, 5)


def test_chain_pull_from_the_end_of_the_arena_has_one_landing() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("DK KM", ""), spaces=(1, 5))
    assert s.play("special chain_pull").space(1) == 2


def test_chain_pull_reaches_from_two_to_four_spaces() -> None:
    for far, reached in ((1, False), (2, True), (4, True), (5, False)):
        s = Scene(arena=GRAIL, fighters=CALM, hands=("K K", ""), spaces=(3, 3 + far))
        assert ("special chain_pull" in s.offered) is reached


def test_chain_pull_cancelled_pulls_nobody() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("K K", "B"), spaces=(5, 8))
    s.play("special chain_pull", "block effect B")
    assert (s.wounds(1), s.space(1)) == ("2/1", 8)


def test_chain_pull_does_not_move_a_firm_footing() -> None:
    s = Scene(
        arena=GRAIL, fighters=CALM, hands=("K K", ""), spaces=(5, 8), skills=("", "firm_footing")
    )
    s.play("special chain_pull")
    assert (s.wounds(1), s.space(1)) == ("2/1", 8)


# ----------------------------------------------------------------------- Vengeance
def test_vengeance_moves_a_heavy_wound_to_the_cursed() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        hands=("D F", ""),
        tokens=("", "curse"),
        wounds=("2/1", "0/0"),
        spaces=(1, 9),
    )
    s.play("special vengeance", "yes")
    assert (s.wounds(0), s.wounds(1), s.tokens(1)) == ("1/1", "1/1", ["curse"])


def test_vengeance_may_be_withheld() -> None:
    s = Scene(
        arena=GRAIL, fighters=CALM, hands=("D F", ""), tokens=("", "curse"), wounds=("2/1", "0/0")
    )
    s.play("special vengeance", "no")
    assert (s.wounds(0), s.wounds(1)) == ("2/1", "0/1")


def test_vengeance_needs_a_dash_and_cannot_be_blocked() -> None:
    without = Scene(arena=GRAIL, fighters=CALM, hands=("F F", ""), tokens=("", "curse"))
    assert "special vengeance" not in without.offered
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        hands=("D F", "B F F"),
        tokens=("", "curse"),
        wounds=("1/0", "0/0"),
    )
    s.play("special vengeance")
    assert (s.wounds(1), s.asked) == ("0/1", (0, "use_or_not"))


def test_vengeance_without_the_curse_only_wounds() -> None:
    for spaces in ((4, 5), (1, 9)):
        s = Scene(
            arena=GRAIL, fighters=CALM, hands=("D F", ""), wounds=("2/1", "0/0"), spaces=spaces
        )
        s.play("special vengeance")
        assert (s.wounds(0), s.wounds(1), s.asked) == ("2/1", "0/1", (0, "take_action"))


def test_vengeance_moves_no_light_wound() -> None:
    s = Scene(
        arena=GRAIL, fighters=CALM, hands=("D F", ""), tokens=("", "curse"), wounds=("0/3", "0/0")
    )
    s.play("special vengeance")
    assert (s.wounds(0), s.wounds(1), s.asked) == ("0/3", "0/1", (0, "take_action"))


def cursed_maggot() -> Scene:
    """Vengeance can be paid, and Maggot can answer to a wound with Rotten Blood."""
    return Scene(
        arena=GRAIL,
        fighters=("mistbearer", "maggot"),
        hands=("D F", "K"),
        tokens=("", "curse"),
        wounds=("2/0", "0/0"),
    )


def test_vengeance_wounds_before_it_moves_a_wound() -> None:
    s = cursed_maggot()
    s.play("special vengeance")
    assert (s.wounds(1), s.asked) == ("0/1", (1, "react_now"))
    s.play("react rotten_blood", "yes")
    assert (s.wounds(0), s.wounds(1), s.tokens(0)) == ("1/0", "1/1", ["poison"])


def test_vengeance_does_not_inflict_the_wound_it_moves() -> None:
    """What answers to wounds is asked about the light one and stays silent about the other."""
    s = cursed_maggot()
    s.play("special vengeance", "pass", "yes")
    assert (s.wounds(1), s.asked) == ("1/1", (0, "take_action"))
    assert [(told["heavy"], told["light"]) for told in s.told("wounded")] == [(0, 1)]


def test_vengeance_between_curse_and_doom_in_one_combo() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, hands=("BM F DM DK", ""), wounds=("1/0", "0/0"))
    s.play("special curse", "pay F+BM", "special vengeance", "pay DM", "yes", "special doom")
    assert (s.wounds(0), s.wounds(1), s.tokens(1)) == ("0/0", "3/4", [])
    s.play("no")
    assert s.asked == (0, "take_action")
