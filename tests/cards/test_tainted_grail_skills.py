"""Each Skill of Tainted Grail changes play: what happens with it, and without."""

from __future__ import annotations

from scene import Scene

from knockdown.engine.match import Match
from knockdown.referee.moves import move_text
from knockdown.setup import new_match

GRAIL = "tainted_grail"
# Neither of them reacts to being attacked while no Mist lies about.
CALM = ("mistbearer", "lost_knight")


# ---------------------------------------------------------------------- Hard Knees
def test_hard_knees_kick_three_spaces_far() -> None:
    for row, wounds in (("high_kick.K", "1/0"), ("low_kick.F", "0/2")):
        for far, hurt in ((1, True), (3, True), (4, False)):
            s = Scene(
                arena=GRAIL,
                fighters=CALM,
                skills=("hard_knees", ""),
                spaces=(2, 2 + far),
                row=[row],
            )
            assert s.play(f"attack {row}").wounds(1) == (wounds if hurt else "0/0")


def test_hard_knees_work_with_the_kicks_of_siege_storm() -> None:
    for row, wounds in (("high_kick.K", "1/0"), ("low_kick.F", "0/2")):
        s = Scene(fighters=CALM, skills=("hard_knees", ""), spaces=(2, 5), row=[row])
        assert s.play(f"attack {row}").wounds(1) == wounds


def test_hard_knees_do_not_lengthen_a_punch() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("hard_knees", ""),
        spaces=(2, 4),
        row=["straight_punch.K"],
    )
    assert s.play("attack straight_punch.K").wounds(1) == "0/0"


# ----------------------------------------------------------------------- Alchemist
def test_alchemist_has_two_potions_each_round() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("", "alchemist"),
        tokens=("", "potion*"),
        row=["straight_punch.K"],
        wounds=("0/0", "5/0"),
    )
    s.play("attack straight_punch.K", "test", "failed")
    assert (s.match.round, s.tokens(1), s.tokens(0)) == (2, ["potion"] * 2, [])


def alchemist_in_the_first_round() -> Match:
    """3.3: somebody was dealt the Alchemist and shows it."""
    for seed in range(100):
        match = new_match(("maggot", "veroth"), GRAIL, GRAIL, seed)
        while match.decision_name != "take_action":
            texts = [move_text(match, option) for option in match.options]
            wanted = "skill alchemist"
            match.apply(match.options[texts.index(wanted) if wanted in texts else 0])
        if any("alchemist" in skill_keys(match, player.seat) for player in match.players):
            return match
    raise AssertionError("nobody is ever dealt the Alchemist")


def skill_keys(match: Match, seat: int) -> list[str]:
    return [match.book.skills[number].key for number in match.players[seat].skills()]


def test_alchemist_has_two_potions_in_the_first_round() -> None:
    match = alchemist_in_the_first_round()
    for player in match.players:
        potions = 2 if "alchemist" in skill_keys(match, player.seat) else 0
        assert len(player.tokens) == potions


def test_alchemist_may_spend_one_potion_a_turn() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        from_start=True,
        skills=("alchemist", ""),
        tokens=("potion* potion*", ""),
        wounds=("1/3", "0/0"),
    )
    assert s.offered == ["use alchemist.2", "pass"]
    s.play("use alchemist.2")
    assert (s.wounds(0), s.tokens(0), s.asked) == ("1/2", ["potion"], (0, "take_action"))


def test_alchemist_may_keep_the_potion() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        from_start=True,
        skills=("alchemist", ""),
        tokens=("potion*", ""),
        wounds=("0/1", "0/0"),
    ).play("pass")
    assert (s.wounds(0), s.tokens(0)) == ("0/1", ["potion"])


def test_alchemist_needs_a_potion_and_a_light_wound() -> None:
    for tokens, wounds in (("", "0/2"), ("potion*", "2/0")):
        s = Scene(
            arena=GRAIL,
            fighters=CALM,
            from_start=True,
            skills=("alchemist", ""),
            tokens=(tokens, ""),
            wounds=(wounds, "0/0"),
        )
        assert s.asked == (0, "take_action")


# --------------------------------------------------------------------- Empty Hands
def test_empty_hands_draw_unseen_at_the_end_of_the_turn() -> None:
    for hand, after in (("", ["K"]), ("F", ["F", "K"]), ("F B", ["B", "F"])):
        s = Scene(
            arena=GRAIL,
            fighters=CALM,
            skills=("empty_hands", ""),
            hands=(hand, ""),
            deck=["lunge.K"],
            actions=1,
        ).play("move 3")
        assert (s.match.active, s.hand(0)) == (1, after)
        assert s.match.view(1).opponent.hidden == []


def test_empty_hands_draw_nothing_in_the_opponents_turn() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, skills=("empty_hands", ""), active=1, actions=1)
    assert s.play("move 6").hand(0) == []


def test_empty_hands_draw_a_candle_before_the_arena_takes_its_toll() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("empty_hands", ""),
        spaces=(2, 5),
        deck=["lunge.K"],
        actions=1,
    )
    s.match.deck.append(s.match.deck.pop(0))
    s.play("move 1")
    assert (s.hand(0), s.match.candles, s.wounds(0)) == (["K"], 1, "0/1")


# ------------------------------------------------------------------------ Momentum
def test_momentum_strengthens_the_strike_after_a_dash() -> None:
    for skill, wounds in (("momentum", "1/3"), ("", "0/2")):
        s = Scene(
            arena=GRAIL,
            fighters=CALM,
            skills=(skill, ""),
            spaces=(4, 6),
            hands=("D", ""),
            row=["low_kick.F"],
        )
        assert s.play("dash 5", "attack low_kick.F").wounds(1) == wounds


def test_momentum_strengthens_one_strike_only() -> None:
    for skill, wounds in (("momentum", "5/2"), ("", "4/1")):
        s = Scene(
            arena=GRAIL,
            fighters=("maggot", "lost_knight"),
            skills=(skill, ""),
            spaces=(4, 6),
            hands=("D F B K F", ""),
        )
        s.play("dash 5", "special venomous_bite", "pay B+F", "special burst")
        assert s.wounds(1) == wounds


def test_momentum_needs_a_dash_and_a_strike() -> None:
    move = Scene(
        arena=GRAIL, fighters=CALM, skills=("momentum", ""), spaces=(4, 6), row=["low_kick.F"]
    )
    assert move.play("move 5", "attack low_kick.F").wounds(1) == "0/2"
    ability = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("momentum", ""),
        spaces=(4, 6),
        hands=("D", ""),
        row=["drain.F"],
    )
    assert ability.play("dash 5", "attack drain.F").wounds(1) == "0/1"


def test_momentum_is_part_of_the_pool_that_is_blocked() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("momentum", ""),
        spaces=(4, 6),
        hands=("D", "B F F F F F"),
        row=["low_kick.F"],
    )
    s.play("dash 5", "attack low_kick.F", "block wounds B", "ignore 1/3")
    assert s.wounds(1) == "0/0"


def test_momentum_is_over_with_the_turn() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("momentum", ""),
        spaces=(4, 6),
        hands=("D", ""),
        row=["low_kick.F"],
        actions=1,
    )
    s.play("dash 5", "move 7", "move 6", "attack low_kick.F")
    assert s.wounds(1) == "0/2"


def test_momentum_is_not_gained_by_a_dash_that_was_grasped() -> None:
    s = Scene(
        fighters=("lost_knight", "veroth"),
        skills=("momentum", ""),
        hands=("D", "F"),
        row=["low_kick.F"],
    )
    s.play("dash 3", "react grasp_of_fury", "attack low_kick.F")
    assert s.wounds(1) == "0/2"


# -------------------------------------------------------------- Heart of the Arena
def test_heart_of_the_arena_heals_in_the_centre() -> None:
    for space, after in ((5, "1/1"), (3, "1/2")):
        s = Scene(
            arena=GRAIL,
            fighters=CALM,
            skills=("heart_of_the_arena", ""),
            spaces=(4, 9),
            wounds=("1/2", "0/0"),
            actions=1,
        )
        assert s.play(f"move {space}").wounds(0) == after


def test_heart_of_the_arena_heals_no_heavy_wound() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("heart_of_the_arena", ""),
        spaces=(4, 9),
        wounds=("2/0", "0/0"),
        actions=1,
    )
    assert s.play("move 5").wounds(0) == "2/0"


def test_heart_of_the_arena_beats_at_the_end_of_its_own_turn() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("heart_of_the_arena", ""),
        spaces=(5, 8),
        wounds=("0/1", "0/0"),
        active=1,
        actions=1,
    )
    assert s.play("move 9").wounds(0) == "0/1"


# ------------------------------------------------------------------------- Stalker
def test_stalker_may_come_one_space_closer() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, from_start=True, skills=("stalker", ""), spaces=(3, 6))
    assert s.offered == ["use stalker", "pass"]
    s.play("use stalker")
    assert (s.space(0), s.asked) == (4, (0, "take_action"))
    s.play("move 5", "move 4")
    assert s.match.active == 1


def test_stalker_may_stay() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, from_start=True, skills=("stalker", ""), spaces=(3, 6))
    assert s.play("pass").space(0) == 3


def test_stalker_is_not_asked_two_spaces_away() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, from_start=True, skills=("stalker", ""), spaces=(3, 5))
    assert s.asked == (0, "take_action")


# ---------------------------------------------------------------------- Pain Feeds
def test_pain_feeds_on_two_wounds_of_one_attack() -> None:
    s = Scene(
        arena=GRAIL, fighters=CALM, skills=("", "pain_feeds"), row=["low_kick.F"], deck=["lunge.K"]
    )
    s.play("attack low_kick.F")
    assert s.hand(1) == ["K"]
    assert s.match.view(0).opponent.hidden_count == 1


def test_pain_feeds_counts_the_wounds_of_the_effect() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, skills=("", "pain_feeds"), row=["hook.F"])
    assert len(s.play("attack hook.F").hand(1)) == 1


def test_pain_feeds_not_on_a_single_wound() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, skills=("", "pain_feeds"), row=["high_kick.K"])
    assert s.play("attack high_kick.K").hand(1) == []
    blocked = Scene(
        arena=GRAIL, fighters=CALM, skills=("", "pain_feeds"), hands=("", "B F"), row=["low_kick.F"]
    )
    assert blocked.play("attack low_kick.F", "block wounds B").hand(1) == ["F"]


def test_pain_feeds_not_on_two_wounds_of_two_attacks() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("", "pain_feeds"),
        row=["menhir_shard.M", "menhir_shard.K"],
    )
    s.play("attack menhir_shard.M", "attack menhir_shard.K")
    assert (s.wounds(1), s.hand(1)) == ("0/2", [])


# -------------------------------------------------------------------------- Mantle
def test_mantle_takes_a_light_wound_from_a_far_strike() -> None:
    s = Scene(
        arena=GRAIL, fighters=CALM, skills=("", "mantle"), spaces=(4, 6), row=["menhir_shard.M"]
    )
    assert s.play("attack menhir_shard.M").wounds(1) == "0/0"


def test_mantle_turns_a_heavy_wound_into_a_light_one() -> None:
    s = Scene(fighters=CALM, skills=("", "mantle"), spaces=(4, 6), row=["ram.F"])
    assert s.play("attack ram.F").wounds(1) == "0/1"


def test_mantle_takes_the_light_wound_of_a_mixed_pool() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, skills=("", "mantle"), spaces=(4, 6), hands=("K K", ""))
    assert s.play("special chain_pull", "space 5").wounds(1) == "2/0"


def test_mantle_is_no_help_up_close_or_against_an_ability() -> None:
    close = Scene(arena=GRAIL, fighters=CALM, skills=("", "mantle"), row=["menhir_shard.M"])
    assert close.play("attack menhir_shard.M").wounds(1) == "0/1"
    ability = Scene(
        arena=GRAIL, fighters=CALM, skills=("", "mantle"), spaces=(4, 6), row=["wyrd.F"]
    )
    assert ability.play("attack wyrd.F").wounds(1) == "1/0"


# ----------------------------------------------------------------------- Merciless
def test_merciless_counts_two_cards_fewer_against_a_block() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("merciless", ""),
        hands=("", "B F F F"),
        row=["low_kick.F"],
    )
    s.play("attack low_kick.F", "block wounds B")
    assert s.wounds(1) == "0/1"


def test_merciless_makes_a_small_hand_useless_for_reducing() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("merciless", ""),
        hands=("", "B F F F"),
        row=["high_kick.K"],
    )
    s.play("attack high_kick.K")
    assert s.offered == ["block effect B", "pass"]


# -------------------------------------------------------------------- Grave Robber
def test_grave_robber_takes_back_a_paid_card_after_the_combo() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, skills=("grave_robber", ""), hands=("D F", ""))
    s.play("special doom", "no")
    assert s.asked == (0, "choose_paid_card")
    s.play("face F")
    assert (s.hand(0), s.asked) == (["F"], (0, "take_action"))


def test_grave_robber_takes_one_card_of_the_whole_combo() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, skills=("grave_robber", ""), hands=("D D F F", ""))
    s.play("special doom", "pay D+F", "no", "special vengeance", "face D")
    assert s.hand(0) == ["D"]


def test_grave_robber_robs_with_at_most_one_card_in_hand() -> None:
    one = Scene(arena=GRAIL, fighters=CALM, skills=("grave_robber", ""), hands=("D F B", ""))
    one.play("special doom", "pay D+F", "no", "face F")
    assert one.hand(0) == ["B", "F"]
    two = Scene(arena=GRAIL, fighters=CALM, skills=("grave_robber", ""), hands=("D F B B", ""))
    two.play("special doom", "pay D+F", "no")
    assert (two.hand(0), two.asked) == (["B", "B"], (0, "take_action"))


def test_grave_robber_takes_back_a_dash() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, skills=("grave_robber", ""), hands=("D", ""))
    s.play("dash 3")
    assert (s.space(0), s.hand(0)) == (3, ["D"])


def test_grave_robber_leaves_two_symbol_cards_and_cards_not_paid() -> None:
    s = Scene(arena=GRAIL, fighters=CALM, skills=("grave_robber", ""), hands=("DK", ""))
    assert s.play("special doom", "no").hand(0) == []
    attack = Scene(arena=GRAIL, fighters=CALM, skills=("grave_robber", ""), row=["wyrd.F"])
    assert attack.play("attack wyrd.F").asked == (0, "take_action")


def test_grave_robber_takes_back_what_was_paid_inside_an_effect() -> None:
    s = Scene(fighters=("veroth", "driana"), skills=("grave_robber", ""), hands=("KM F B", ""))
    s.play("special frenzied_strike", "yes", "no")
    assert s.asked == (0, "choose_paid_card")
    assert s.play("face B").hand(0) == ["B"]


# ---------------------------------------------------------------------- Last Stand
def test_last_stand_strikes_harder_from_seven_wounds() -> None:
    for wounds, dealt in (("3/3", "0/2"), ("3/4", "0/3"), ("9/0", "0/3")):
        s = Scene(
            arena=GRAIL,
            fighters=CALM,
            skills=("last_stand", ""),
            wounds=(wounds, "0/0"),
            row=["low_kick.F"],
        )
        assert s.play("attack low_kick.F").wounds(1) == dealt


def test_last_stand_does_not_strengthen_an_ability() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("last_stand", ""),
        wounds=("7/0", "0/0"),
        row=["wyrd.F"],
    )
    assert s.play("attack wyrd.F").wounds(1) == "1/0"


# --------------------------------------------------------------------------- Dread
def test_dread_limits_the_opponent_to_four_cards() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("dread", ""),
        active=1,
        hands=("", "F F K K"),
        row=["snatch.M"],
        spaces=(4, 7),
    )
    s.play("attack snatch.M")
    assert s.asked == (1, "choose_discard")
    s.play("face M")
    assert (s.hand(1), s.asked) == (["F", "F", "K", "K"], (1, "take_action"))


def test_dread_leaves_its_owner_six_cards() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=CALM,
        skills=("dread", ""),
        hands=("F F K K", ""),
        row=["snatch.M"],
        spaces=(4, 7),
    )
    assert len(s.play("attack snatch.M").hand(0)) == 5
