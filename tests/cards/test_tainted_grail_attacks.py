"""One scenario or more for each attack of the Tainted Grail deck."""

from __future__ import annotations

from scene import Scene

from knockdown.engine.match import Match
from knockdown.referee.moves import card_names, move_text
from knockdown.setup import new_match

GRAIL = "tainted_grail"
# Neither of them reacts to being attacked while no Mist lies about.
CALM = ("mistbearer", "lost_knight")


# ------------------------------------------------------------------ Straight Punch
def test_straight_punch_wounds_and_may_knock_out() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["straight_punch.K"])
    s.play("attack straight_punch.K")
    assert (s.wounds(1), s.asked) == ("1/0", (0, "start_test"))
    s.play("test", "failed")
    assert s.match.players[0].victories == 1


def test_straight_punch_reaches_one_space_only() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["straight_punch.K"], spaces=(4, 6))
    s.play("attack straight_punch.K")
    assert (s.wounds(1), s.hand(0)) == ("0/0", ["K"])


def test_straight_punch_can_be_blocked() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["straight_punch.K"], hands=("", "B F F"))
    s.play("attack straight_punch.K", "block wounds B")
    assert (s.wounds(1), s.asked) == ("0/0", (0, "take_action"))


# ---------------------------------------------------------------------------- Wyrd
def test_wyrd_wounds_and_hurts_who_takes_it() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["wyrd.F"], spaces=(3, 6)).play("attack wyrd.F")
    assert (s.wounds(0), s.wounds(1), s.hand(0)) == ("0/1", "1/0", ["F"])


def test_wyrd_cannot_be_blocked() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["wyrd.F"], hands=("", "B B F F"))
    s.play("attack wyrd.F")
    assert (s.wounds(1), len(s.hand(1))) == ("1/0", 4)


def test_wyrd_out_of_range_hurts_its_taker_all_the_same() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["wyrd.F"], spaces=(3, 7)).play("attack wyrd.F")
    assert (s.wounds(0), s.wounds(1), s.hand(0)) == ("0/1", "0/0", ["F"])


def test_wyrd_cancelled_is_taken_and_hurts_its_taker() -> None:
    s = Scene(arena=GRAIL, fighters=("maggot", "veroth"), row=["wyrd.F"], hands=("", "B B"))
    s.play("attack wyrd.F", "react double_block")
    assert (s.wounds(0), s.wounds(1), s.hand(0)) == ("0/1", "0/0", ["F"])


def draft_with_wyrd() -> Match:
    """3.5: a match at its opening draft with Wyrd in the row."""
    for seed in range(100):
        match = new_match(("maggot", "veroth"), GRAIL, GRAIL, seed)
        while match.decision_name != "draft_card":
            match.apply(match.options[0])
        if any(move_text(match, option).startswith("card wyrd") for option in match.options):
            return match
    raise AssertionError("Wyrd is never in the first row")


def test_wyrd_taken_in_the_opening_draft_hurts_nobody() -> None:
    match = draft_with_wyrd()
    drafting = match.decider
    wyrd = [o for o in match.options if move_text(match, o).startswith("card wyrd")]
    match.apply(wyrd[0])
    names = card_names(match.book, match.arena)
    assert [names[card].split(".")[0] for card in match.players[drafting].hand] == ["wyrd"]
    assert [player.wounds for player in match.players] == [0, 0]


# ----------------------------------------------------------------------- High Kick
def test_high_kick_wounds_and_pushes() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["high_kick.K"]).play("attack high_kick.K")
    assert (s.wounds(1), s.space(1)) == ("1/0", 6)


def test_high_kick_at_the_end_of_this_arena_adds_no_wound() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["high_kick.K"], spaces=(8, 9))
    s.play("attack high_kick.K")
    assert (s.wounds(1), s.space(1)) == ("1/0", 9)


def test_high_kick_cancelled_still_wounds() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["high_kick.K"], hands=("", "B"))
    s.play("attack high_kick.K", "block effect B")
    assert (s.wounds(1), s.space(1)) == ("1/0", 5)


def test_high_kick_reaches_one_space_only() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["high_kick.K"], spaces=(4, 6))
    s.play("attack high_kick.K")
    assert (s.wounds(1), s.space(1)) == ("0/0", 6)


# ------------------------------------------------------------------------ Low Kick
def test_low_kick_wounds_two_light_without_a_knockout() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["low_kick.F"]).play("attack low_kick.F")
    assert (s.wounds(1), s.asked) == ("0/2", (0, "take_action"))


def test_low_kick_is_ignored_with_two_cards_left() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["low_kick.F"], hands=("", "BM F F"))
    s.play("attack low_kick.F", "block wounds BM", "ignore 0/2")
    assert s.wounds(1) == "0/0"


def test_low_kick_reaches_one_space_only() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["low_kick.F"], spaces=(4, 6))
    assert s.play("attack low_kick.F").wounds(1) == "0/0"


# --------------------------------------------------------------------------- Lunge
def test_lunge_wounds_at_two_spaces_and_closes_in() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["lunge.K"], spaces=(4, 6)).play("attack lunge.K")
    assert (s.wounds(1), s.space(0), s.asked) == ("1/1", 5, (0, "start_test"))


def test_lunge_reaches_exactly_two_spaces() -> None:
    for far in (1, 3):
        s = Scene(arena=GRAIL, fighters=CALM, row=["lunge.K"], spaces=(4, 4 + far))
        s.play("attack lunge.K")
        assert (s.wounds(1), s.space(0)) == ("0/0", 4)


def test_lunge_cancelled_stays_back() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["lunge.K"], spaces=(4, 6), hands=("", "B"))
    s.play("attack lunge.K", "block effect B", "no")
    assert (s.wounds(1), s.space(0)) == ("1/1", 4)


# --------------------------------------------------------------------------- Shove
def test_shove_pushes_two_spaces() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["shove.F"]).play("attack shove.F")
    assert (s.wounds(1), s.space(1)) == ("1/0", 7)


def test_shove_stops_at_the_end_of_the_arena() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["shove.F"], spaces=(3, 2)).play("attack shove.F")
    assert s.space(1) == 1


def test_shove_ends_on_the_first_trap() -> None:
    s = Scene(arena=GRAIL, fighters=("driana", "veroth"), row=["shove.F"], board={"trap": [6, 7]})
    s.play("attack shove.F")
    assert (s.wounds(1), s.space(1), s.on_board("trap")) == ("1/1", 6, [7])


def test_shove_cancelled_still_wounds() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["shove.F"], hands=("", "B"))
    s.play("attack shove.F", "block effect B")
    assert (s.wounds(1), s.space(1)) == ("1/0", 5)


def test_shove_reaches_one_space_only() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["shove.F"], spaces=(4, 6)).play("attack shove.F")
    assert (s.wounds(1), s.space(1)) == ("0/0", 6)


# -------------------------------------------------------------------- Menhir Shard
def test_menhir_shard_reaches_any_distance() -> None:
    for spaces in ((4, 5), (1, 9)):
        s = Scene(arena=GRAIL, fighters=CALM, row=["menhir_shard.M"], spaces=spaces)
        s.play("attack menhir_shard.M")
        assert s.wounds(1) == "0/1"


def test_menhir_shard_can_be_blocked() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["menhir_shard.M"], spaces=(1, 9), hands=("", "BD F"))
    s.play("attack menhir_shard.M", "block wounds BD")
    assert s.wounds(1) == "0/0"


# ---------------------------------------------------------------------------- Hook
def test_hook_wounds_with_its_pool_and_its_effect() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["hook.F"]).play("attack hook.F")
    assert (s.wounds(1), s.asked) == ("1/1", (0, "take_action"))


def test_hook_reduced_keeps_the_wound_of_its_effect() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["hook.F"], hands=("", "B F F F"))
    s.play("attack hook.F", "block wounds B")
    assert s.wounds(1) == "1/0"


def test_hook_cancelled_keeps_the_wound_of_its_pool() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["hook.F"], hands=("", "B F F F"))
    s.play("attack hook.F", "block effect B")
    assert s.wounds(1) == "0/1"


def test_hook_reaches_one_space_only() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["hook.F"], spaces=(4, 6)).play("attack hook.F")
    assert s.wounds(1) == "0/0"


# -------------------------------------------------------------------------- Snatch
def test_snatch_wounds_and_takes_a_card_the_owner_chooses() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["snatch.D"], hands=("", "F BM")).play(
        "attack snatch.D"
    )
    assert s.asked == (1, "choose_gift")
    s.play("face F")
    assert (s.wounds(1), s.hand(0), s.hand(1)) == ("0/1", ["D", "F"], ["BM"])


def test_snatch_only_wounds_empty_hands() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["snatch.D"]).play("attack snatch.D")
    assert (s.wounds(1), s.hand(0), s.hand(1)) == ("0/1", ["D"], [])


def test_snatch_reaches_one_space_only() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["snatch.D"], spaces=(4, 6), hands=("", "F"))
    s.play("attack snatch.D")
    assert (s.wounds(1), s.hand(0), s.hand(1)) == ("0/0", ["D"], ["F"])


def test_snatch_with_a_full_hand_discards_at_once() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["snatch.D"], hands=("F F F K K K", "M"))
    s.play("attack snatch.D")
    assert s.asked == (0, "choose_discard")
    s.play("face M", "face D")
    assert s.hand(0) == ["F", "F", "F", "K", "K", "K"]


# ------------------------------------------------------------------------- Whisper
def test_whisper_is_answered_by_two_cards() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["whisper.M"], hands=("", "F K B"))
    s.play("attack whisper.M")
    assert s.asked == (1, "choose_branch")
    s.play("first", "face F", "face K")
    assert (s.hand(1), s.wounds(1)) == (["B"], "0/0")


def test_whisper_is_answered_by_a_heavy_wound() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["whisper.M"], hands=("", "F K B"))
    s.play("attack whisper.M", "second")
    assert (len(s.hand(1)), s.wounds(1)) == (3, "1/0")


def test_whisper_wounds_who_cannot_give_two_cards() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["whisper.M"], hands=("", "F"))
    s.play("attack whisper.M")
    assert (s.hand(1), s.wounds(1)) == (["F"], "1/0")


def test_whisper_has_no_range_so_it_reaches_from_end_to_end() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["whisper.M"], spaces=(1, 9))
    assert s.play("attack whisper.M").wounds(1) == "1/0"


# ---------------------------------------------------------------------------- Leap
def test_leap_lands_on_either_side() -> None:
    for space in (5, 7):
        s = Scene(arena=GRAIL, fighters=CALM, row=["leap.DK"], spaces=(2, 6))
        s.play("attack leap.DK", f"space {space}")
        assert (s.space(0), s.hand(0)) == (space, ["DK"])


def test_leap_does_not_reach_five_spaces() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["leap.DK"], spaces=(2, 7)).play("attack leap.DK")
    assert (s.space(0), s.hand(0)) == (2, ["DK"])


def test_leap_from_beside_the_opponent_cannot_be_blocked() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["leap.DK"], hands=("", "B B"))
    assert s.play("attack leap.DK", "space 6").space(0) == 6


# --------------------------------------------------------------------------- Drain
def test_drain_wounds_and_heals_a_wound_of_your_choice() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["drain.F"], wounds=("2/1", "0/0"), spaces=(4, 6))
    s.play("attack drain.F")
    assert s.asked == (0, "choose_wound")
    s.play("heavy")
    assert (s.wounds(0), s.wounds(1)) == ("1/1", "0/1")


def test_drain_heals_the_only_kind_there_is() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["drain.F"], wounds=("0/2", "0/0"))
    assert s.play("attack drain.F").wounds(0) == "0/1"


def test_drain_heals_nothing_where_nothing_hurts() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["drain.F"], hands=("", "B F"))
    s.play("attack drain.F")
    assert (s.wounds(0), s.wounds(1), s.asked) == ("0/0", "0/1", (0, "take_action"))


def test_drain_out_of_range_heals_nothing() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["drain.F"], wounds=("1/0", "0/0"), spaces=(4, 7))
    assert s.play("attack drain.F").wounds(0) == "1/0"


# ------------------------------------------------------------------ Desperate Blow
def test_desperate_blow_wounds_once_more_when_you_have_more_wounds() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["desperate_blow.F"], wounds=("0/4", "1/0"))
    s.play("attack desperate_blow.F")
    assert (s.wounds(1), s.asked) == ("3/1", (0, "start_test"))


def test_desperate_blow_counts_the_wounds_it_has_just_dealt() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, row=["desperate_blow.F"], wounds=("0/3", "1/0"))
    assert s.play("attack desperate_blow.F").wounds(1) == "2/1"


def test_desperate_blow_cancelled_wounds_with_its_pool_alone() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        row=["desperate_blow.F"],
        wounds=("0/9", "0/0"),
        hands=("", "B"),
    )
    s.play("attack desperate_blow.F", "block effect B")
    assert s.wounds(1) == "1/1"


def test_desperate_blow_reaches_one_space_only() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        row=["desperate_blow.F"],
        wounds=("0/9", "0/0"),
        spaces=(4, 6),
    )
    assert s.play("attack desperate_blow.F").wounds(1) == "0/0"


def test_desperate_blow_reduced_keeps_the_wound_of_its_effect() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        row=["desperate_blow.F"],
        wounds=("0/9", "0/0"),
        hands=("", "B F F F"),
    )
    s.play("attack desperate_blow.F", "block wounds B", "ignore 1/1")
    assert s.wounds(1) == "1/0"
