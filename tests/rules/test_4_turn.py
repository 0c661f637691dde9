"""4.1–4.4, 4.9, 4.10: the turn, Move and Attack."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.engine.match_rules import DEFAULT_STALL_TURNS


def moves(scene: Scene) -> list[str]:
    return [move for move in scene.offered if move.startswith("move")]


def attacks(scene: Scene) -> list[str]:
    return [move for move in scene.offered if move.startswith("attack")]


# --------------------------------------------------------------- 4.1 the row refill
def test_4_1_the_row_is_refilled_to_four_at_the_start_of_a_turn() -> None:
    scene = Scene(row=["ram", "throw"], deck=["charge", "taunt", "roll"], from_start=True)
    assert attacks(scene) == [
        "attack ram.F",
        "attack throw.F",
        "attack charge.K",
        "attack taunt.BM",
    ]
    assert [event["player"] for event in scene.told("turn_began")] == [0]


def test_4_1_the_row_is_not_refilled_between_two_actions() -> None:
    scene = Scene(spaces=(1, 9), row=["high_punch", "low_kick", "throw", "headbutt"])
    scene.play("attack high_punch.F")
    assert attacks(scene) == ["attack low_kick.B", "attack throw.F", "attack headbutt.F"]


def test_4_1_it_is_refilled_again_for_the_opponent() -> None:
    scene = Scene(spaces=(1, 9), row=["high_punch", "low_kick", "throw", "headbutt"])
    scene.play("attack high_punch.F", "attack low_kick.B")
    assert scene.asked == (1, "take_action")
    assert len(attacks(scene)) == 4


def test_4_1_the_round_ends_if_the_row_cannot_be_refilled() -> None:
    scene = Scene(spaces=(1, 9), row=["high_punch"]).bury_deck()
    scene.play("attack high_punch.F", "move 2")
    assert [end["how"] for end in scene.told("round_ended")] == ["deck"]


def test_4_1_a_deck_that_just_suffices_ends_nothing() -> None:
    scene = Scene(spaces=(1, 9), row=["high_punch"]).bury_deck("charge.K")
    scene.play("attack high_punch.F", "move 2")
    assert scene.told("round_ended") == []
    assert "attack charge.K" in scene.offered
    assert scene.match.deck == []


def test_4_1_a_row_that_can_be_refilled_only_in_part_ends_the_round() -> None:
    scene = Scene(spaces=(1, 9), row=["high_punch", "low_kick"]).bury_deck("charge.K")
    scene.play("attack high_punch.F", "attack low_kick.B")
    assert [end["how"] for end in scene.told("round_ended")] == ["deck"]


def test_4_1_the_round_ends_before_any_start_of_turn_effect() -> None:
    """Poison would wound player 1, and cost them the round on wounds."""
    scene = Scene(
        arena="tainted_grail", spaces=(3, 7), row=["hook"], tokens=("", "poison")
    ).bury_deck()
    scene.play("attack hook.F", "move 4")
    assert scene.told("wounded") == []
    assert [end["winner"] for end in scene.told("round_ended")] == [1]


# --------------------------------------------------------------- 4.2 the two actions
def test_4_2_two_actions_and_then_it_is_the_opponents_turn() -> None:
    scene = Scene(spaces=(3, 7))
    scene.play("move 4")
    assert scene.asked == (0, "take_action")
    scene.play("move 5")
    assert scene.asked == (1, "take_action")


@pytest.mark.parametrize("actions", [2, 1])
def test_4_2_performing_only_one_is_not_allowed(actions: int) -> None:
    scene = Scene(spaces=(3, 7), hands=("D K F", ""), actions=actions)
    assert not {"pass", "end", "no"} & set(scene.offered)


def test_4_2_the_same_action_twice_is_allowed() -> None:
    scene = Scene(spaces=(1, 9), row=["high_punch", "throw"])
    scene.play("attack high_punch.F", "attack throw.F")
    assert scene.hand(0) == ["F", "F"]


def test_4_2_two_combos_in_one_turn_are_allowed() -> None:
    scene = Scene(spaces=(4, 9), hands=("D D", ""))
    scene.play("dash 3", "end", "dash 2")
    assert scene.asked == (1, "take_action")
    assert scene.space(0) == 2


def test_4_2_ruling_an_empty_hand_offers_no_combo() -> None:
    scene = Scene(spaces=(3, 7))
    assert all(move.split()[0] in ("move", "attack") for move in scene.offered)


def test_4_2_ruling_a_combo_cannot_be_used_to_pass() -> None:
    """Cards that can pay for nothing here begin no Combo either."""
    scene = Scene(spaces=(3, 7), hands=("B F", ""))
    assert all(move.split()[0] in ("move", "attack") for move in scene.offered)


def test_4_2_a_combo_is_one_action_however_long() -> None:
    scene = Scene(spaces=(5, 9), hands=("D D D", ""))
    scene.play("dash 4", "dash 3", "dash 2")
    assert scene.asked == (0, "take_action")


# -------------------------------------------------------------------------- 4.3 Move
@pytest.mark.parametrize(
    ("spaces", "expected"),
    [
        ((4, 7), ["move 3", "move 5"]),
        ((1, 7), ["move 2"]),
        ((9, 7), ["move 8"]),
        ((4, 5), ["move 3"]),
        ((5, 4), ["move 6"]),
        ((1, 2), []),
        ((9, 8), []),
    ],
)
def test_4_3_to_an_adjacent_space_inside_the_arena_that_is_free(
    spaces: tuple[int, int], expected: list[str]
) -> None:
    assert moves(Scene(spaces=spaces)) == expected


def test_4_3_a_move_never_moves_the_opponent() -> None:
    scene = Scene(spaces=(3, 5))
    scene.play("move 4")
    assert (scene.space(0), scene.space(1)) == (4, 5)


def test_4_3_not_through_the_opponent_even_with_two_steps() -> None:
    scene = Scene(spaces=(4, 5), skills=("light_feet", ""))
    assert moves(scene) == ["move 2", "move 3"]


# ------------------------------------------------------------------------ 4.4 Attack
def test_4_4_a_row_card_in_range_resolves_and_joins_the_hand() -> None:
    scene = Scene(row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.wounds(1) == "0/2"
    assert scene.hand(0) == ["B"]
    assert "attack low_kick.B" not in scene.offered


def test_4_4_a_row_card_out_of_range_only_joins_the_hand() -> None:
    scene = Scene(spaces=(3, 7), row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.wounds(1) == "0/0"
    assert scene.hand(0) == ["B"]
    assert [began["hits"] for began in scene.told("attack_began")] == [False]


def test_4_4_out_of_range_nothing_of_the_sequence_is_asked() -> None:
    """No Reaction, no block, no Knockdown Test."""
    scene = Scene(
        fighters=("xingo", "veroth"),
        spaces=(3, 7),
        hands=("", "B B F F"),
        wounds=("0/0", "3/3"),
        row=["headbutt"],
    )
    scene.play("attack headbutt.F")
    assert scene.asked == (0, "take_action")
    assert scene.wounds(0) == "0/0"


def test_4_4_the_card_joins_the_hand_only_after_the_sequence() -> None:
    """War Cry's discard is chosen before the attacker holds the card."""
    scene = Scene(row=["war_cry"], hands=("", "F K"))
    scene.play("attack war_cry.F")
    assert scene.asked == (1, "choose_discard")
    assert scene.hand(0) == []
    scene.play("face F")
    assert scene.hand(0) == ["F"]


def test_4_4_then_the_hand_limit() -> None:
    scene = Scene(row=["low_kick"], hands=("F F F F K K", ""))
    scene.play("attack low_kick.B")
    assert scene.wounds(1) == "0/2"
    assert scene.asked == (0, "choose_discard")


def test_4_4_only_row_cards_can_be_chosen() -> None:
    scene = Scene(row=["ram", "throw", "charge", "roll"], hands=("F", ""))
    assert len(attacks(scene)) == 4


# ------------------------------------------------------------------------- 4.9 stall
def quiet_scene(stall_turns: int = 12, quiet_turns: int = 11, **more: tuple[str, str]) -> Scene:
    return Scene(
        fighters=("driana", "veroth"),
        spaces=(3, 7),
        hands=more.get("hands", ("", "")),
        wounds=more.get("wounds", ("0/0", "0/0")),
        skills=more.get("skills", ("", "")),
        row=["low_kick"],
        stall_turns=stall_turns,
        quiet_turns=quiet_turns,
    )


def test_4_9_ruling_the_round_is_decided_after_twelve_quiet_turns() -> None:
    assert DEFAULT_STALL_TURNS == 12
    scene = quiet_scene(wounds=("1/0", "0/3"))
    scene.play("move 4")
    assert scene.told("round_ended") == []
    scene.play("move 3")
    ended = scene.told("round_ended")
    assert [(end["winner"], end["how"]) for end in ended] == [(1, "stall")]


def test_4_9_ruling_eleven_quiet_turns_are_not_enough() -> None:
    scene = quiet_scene(quiet_turns=10)
    scene.play("move 4", "move 3")
    assert scene.told("round_ended") == []
    scene.play("move 6", "move 7")
    assert [end["how"] for end in scene.told("round_ended")] == ["stall"]


def test_4_9_ruling_on_equal_wounds_the_player_starting_their_turn_wins() -> None:
    scene = quiet_scene()
    scene.play("move 4", "move 3")
    assert [end["winner"] for end in scene.told("round_ended")] == [1]


def test_4_9_ruling_zero_switches_it_off() -> None:
    scene = quiet_scene(stall_turns=0, quiet_turns=40)
    scene.play("move 4", "move 3")
    assert scene.told("round_ended") == []


def test_4_9_ruling_another_number_can_be_set() -> None:
    scene = quiet_scene(stall_turns=3, quiet_turns=2)
    scene.play("move 4", "move 3")
    assert [end["how"] for end in scene.told("round_ended")] == ["stall"]


def test_4_9_ruling_a_card_that_leaves_the_row_restarts_the_count() -> None:
    scene = quiet_scene()
    scene.play("attack low_kick.B", "move 4")
    assert scene.match.quiet_turns == 0


def test_4_9_ruling_a_row_card_that_is_discarded_has_left_the_row_too() -> None:
    scene = quiet_scene(skills=("", "vulture_eye"), quiet_turns=10)
    scene.play("move 4", "move 3", "use vulture_eye", "card low_kick.B", "move 6", "move 7")
    assert scene.match.quiet_turns == 0


def test_4_9_ruling_a_wound_restarts_the_count() -> None:
    scene = quiet_scene(hands=("M K F", ""))
    scene.play("special heartseeker", "no", "move 4")
    assert scene.wounds(1) == "2/1"
    assert scene.match.quiet_turns == 0


def test_4_9_ruling_cards_spent_without_a_wound_do_not_stop_the_count() -> None:
    scene = quiet_scene(hands=("D", ""))
    scene.play("dash 4", "move 3")
    assert [end["how"] for end in scene.told("round_ended")] == ["stall"]


def test_4_9_ruling_a_card_from_the_deck_leaves_the_row_alone() -> None:
    scene = quiet_scene(skills=("stroke_of_luck", ""))
    scene.play("top", "move 4")
    assert [end["how"] for end in scene.told("round_ended")] == ["stall"]


def test_4_9_ruling_wounds_by_candles_do_not_stop_the_count() -> None:
    """Or two fighters who wait in the dark would wait for ever."""
    scene = Scene(
        arena="tainted_grail", spaces=(1, 7), candles=1, quiet_turns=11, wounds=("0/0", "1/0")
    )
    scene.play("move 2", "move 1")
    assert [w["cause"] for w in scene.told("wounded")] == ["candle"]
    assert [(end["winner"], end["how"]) for end in scene.told("round_ended")] == [(0, "stall")]


def test_4_9_ruling_wounds_by_tokens_do_not_stop_the_count() -> None:
    """Poison that is never cured comes back every turn."""
    scene = Scene(arena="tainted_grail", spaces=(3, 7), tokens=("", "poison"), quiet_turns=10)
    scene.play("move 4", "move 3", "move 6", "move 7")
    assert len(scene.told("wounded")) == 1
    assert [end["how"] for end in scene.told("round_ended")] == ["stall"]


# ----------------------------------------------------------------- 4.10 end of a turn
def test_4_10_ruling_the_active_player_orders_their_own_effects() -> None:
    scene = Scene(
        arena="tainted_grail",
        spaces=(4, 8),
        wounds=("0/2", "0/0"),
        skills=("empty_hands heart_of_the_arena", ""),
        actions=1,
    )
    scene.play("move 5")
    assert scene.asked == (0, "choose_order")
    assert scene.offered == ["use empty_hands", "use heart_of_the_arena"]
    scene.play("use heart_of_the_arena")
    assert scene.wounds(0) == "0/1"
    assert len(scene.hand(0)) == 1


def test_4_10_ruling_the_arena_comes_after_the_skills() -> None:
    """A Candle drawn by Empty Hands at the end of the turn already counts."""
    scene = Scene(
        arena="tainted_grail", spaces=(2, 8), skills=("empty_hands", ""), actions=1
    ).bury_deck("candle", "hook.F", "hook.B", "leap.D")
    scene.play("move 1")
    names = [event.name for event in scene.match.events]
    assert scene.wounds(0) == "0/1"
    assert names.index("candle_drawn") < names.index("wounded")
