"""10 Arenas."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.content import load


# ------------------------------------------------------------------- 10.1 the edges
@pytest.mark.parametrize("spaces", [(8, 9), (2, 1)])
def test_10_1_on_an_end_space_attacked_from_beside_it_one_wound_more(
    spaces: tuple[int, int],
) -> None:
    scene = Scene(spaces=spaces, row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.wounds(1) == "0/3"


def test_10_1_ruling_the_wound_is_light() -> None:
    scene = Scene(spaces=(8, 9), row=["high_punch"])
    scene.play("attack high_punch.F")
    assert scene.wounds(1) == "1/1"


def test_10_1_not_from_farther_away() -> None:
    scene = Scene(spaces=(7, 9), row=["throwing_knife"])
    scene.play("attack throwing_knife.K")
    assert scene.wounds(1) == "0/1"


def test_10_1_not_on_the_space_beside_the_end() -> None:
    scene = Scene(spaces=(7, 8), row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.wounds(1) == "0/2"


def test_10_1_the_attackers_own_edge_does_not_matter() -> None:
    scene = Scene(spaces=(9, 8), row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.wounds(1) == "0/2"
    assert scene.wounds(0) == "0/0"


def test_10_1_ruling_an_ability_with_an_empty_pool_too() -> None:
    scene = Scene(spaces=(8, 9), row=["feint"])
    scene.play("attack feint.BM")
    assert scene.wounds(1) == "0/1"


def test_10_1_ruling_a_reaction_too() -> None:
    """Veroth grasps at Xin'go, who stands on the end space."""
    scene = Scene(fighters=("xingo", "veroth"), spaces=(9, 8), hands=("M", "B B"))
    scene.play("special rift_step", "react double_block")
    assert scene.wounds(0) == "0/1"


def test_10_1_ruling_special_attacks_too() -> None:
    scene = Scene(spaces=(8, 9), hands=("F F", ""))
    scene.play("special fists_of_fury")
    assert scene.wounds(1) == "0/2"


def test_10_1_an_attack_out_of_range_is_none() -> None:
    scene = Scene(spaces=(8, 9), row=["hurled_stone"])
    scene.play("attack hurled_stone.D")
    assert scene.wounds(1) == "0/0"


def test_10_1_it_is_part_of_the_pool_and_can_be_blocked() -> None:
    scene = Scene(spaces=(8, 9), hands=("", "B F F F"), row=["low_kick"])
    scene.play("attack low_kick.B", "block wounds B", "ignore 0/3")
    assert scene.wounds(1) == "0/0"


def test_10_1_with_it_even_a_pool_too_heavy_can_be_reduced() -> None:
    """High Punch 1/0 and the edge 0/1: one card left ignores the light one."""
    scene = Scene(spaces=(8, 9), hands=("", "B F"), row=["high_punch"])
    scene.play("attack high_punch.F", "block wounds B")
    assert scene.wounds(1) == "1/0"


def test_10_1_wounds_from_an_effect_get_no_edge() -> None:
    """A push into the edge comes after the pool; only the pool counts the edge."""
    scene = Scene(spaces=(7, 8), row=["high_kick"])
    scene.play("attack high_kick.B")
    assert scene.space(1) == 9
    assert scene.wounds(1) == "1/0"


def test_10_1_wounds_outside_an_attack_sequence_get_no_edge() -> None:
    """Stroke of Luck wounds as a Strike, but nobody is attacked by a card."""
    scene = Scene(spaces=(8, 9), skills=("stroke_of_luck", ""))
    scene.play("top")
    assert scene.wounds(1) == "0/1"


def test_10_1_only_in_siege_storm() -> None:
    scene = Scene(
        arena="tainted_grail", fighters=("veroth", "xingo"), spaces=(8, 9), row=["low_kick"]
    )
    scene.play("attack low_kick.B")
    assert scene.wounds(1) == "0/2"


# ------------------------------------------------------------- 10.2 the Fading Menhir
def ends_turn_on(space: int, candles: int, opponent: int = 5) -> Scene:
    """Player 0 steps away and back, and so ends the turn on this space."""
    scene = Scene(
        arena="tainted_grail",
        fighters=("veroth", "xingo"),
        spaces=(space, opponent),
        candles=candles,
        row=["hook"],
    )
    away = next(move for move in scene.offered if move.startswith("move"))
    return scene.play(away, f"move {space}")


@pytest.mark.parametrize(
    ("candles", "dark"),
    [
        (0, set()),
        (1, {1, 9}),
        (2, {1, 2, 8, 9}),
        (3, {1, 2, 3, 7, 8, 9}),
        (4, {1, 2, 3, 4, 6, 7, 8, 9}),
    ],
)
def test_10_2_above_a_candle_or_farther_out_one_wound(candles: int, dark: set[int]) -> None:
    suffering = set()
    for space in range(1, 10):
        opponent = 5 if space != 5 else 8
        if ends_turn_on(space, candles, opponent).wounds(0) != "0/0":
            suffering.add(space)
    assert suffering == dark


@pytest.mark.parametrize("candles", [1, 4])
def test_10_2_ruling_it_is_one_light_wound_at_most(candles: int) -> None:
    scene = ends_turn_on(1, candles)
    assert scene.wounds(0) == "0/1"
    assert [w["cause"] for w in scene.told("wounded")] == ["candle"]


def test_10_2_only_who_ends_their_own_turn_suffers() -> None:
    scene = ends_turn_on(3, candles=2, opponent=9)
    assert scene.wounds(0) == "0/0"
    assert scene.wounds(1) == "0/0"


def test_10_2_passing_through_the_dark_does_no_harm() -> None:
    scene = Scene(arena="tainted_grail", fighters=("veroth", "xingo"), spaces=(1, 7), candles=1)
    scene.play("move 2", "move 3")
    assert scene.wounds(0) == "0/0"


def test_10_2_ruling_it_cannot_be_blocked() -> None:
    scene = Scene(
        arena="tainted_grail",
        fighters=("veroth", "xingo"),
        spaces=(2, 7),
        hands=("B F F", ""),
        candles=1,
        actions=1,
    )
    scene.play("move 1")
    assert scene.wounds(0) == "0/1"
    assert scene.hand(0) == ["B", "F", "F"]


def test_10_2_a_candle_drawn_for_the_row_is_replaced() -> None:
    scene = Scene(arena="tainted_grail", spaces=(3, 7), row=["hook"]).bury_deck("candle", "leap.D")
    scene.play("attack hook.F", "move 4")
    assert scene.match.candles == 1
    assert scene.told("candle_drawn") == [{"event": "candle_drawn", "count": 1}]
    assert "attack leap.D" in scene.offered
    assert scene.match.deck == []


def test_10_2_two_candles_in_a_row_are_both_replaced() -> None:
    scene = Scene(arena="tainted_grail", spaces=(3, 7), row=["hook"]).bury_deck(
        "candle", "candle2", "leap.D"
    )
    scene.play("attack hook.F", "move 4")
    assert scene.match.candles == 2
    assert "attack leap.D" in scene.offered


def test_10_2_the_candle_card_is_discarded() -> None:
    scene = Scene(arena="tainted_grail", spaces=(3, 7), row=["hook"]).bury_deck("candle", "leap.D")
    assert 36 not in scene.match.discards
    scene.play("attack hook.F", "move 4")
    assert 36 in scene.match.discards


def test_10_2_a_candle_drawn_by_stroke_of_luck() -> None:
    scene = Scene(arena="tainted_grail", spaces=(3, 7), skills=("stroke_of_luck", "")).bury_deck(
        "candle", "leap.D"
    )
    scene.play("top")
    assert scene.match.candles == 1
    assert scene.hand(0) == ["D"]


def test_10_2_a_candle_drawn_in_the_opponents_turn() -> None:
    scene = Scene(
        arena="tainted_grail",
        fighters=("mistbearer", "lost_knight"),
        skills=("", "pain_feeds"),
        row=["low_kick"],
    ).bury_deck("candle", "leap.D")
    scene.play("attack low_kick.B")
    assert scene.match.candles == 1
    assert scene.hand(1) == ["D"]


def test_10_2_a_candle_drawn_when_a_row_card_is_replaced() -> None:
    scene = Scene(
        arena="tainted_grail",
        spaces=(3, 7),
        skills=("", "vulture_eye"),
        row=["hook"],
    ).bury_deck("candle", "leap.D")
    scene.play("move 4", "move 3", "use vulture_eye", "card hook.F")
    assert scene.match.candles == 1
    assert "attack leap.D" in scene.offered


def test_10_2_a_candle_drawn_at_the_end_of_a_turn() -> None:
    scene = Scene(arena="tainted_grail", spaces=(3, 7), skills=("empty_hands", "")).bury_deck(
        "candle", "leap.D"
    )
    scene.play("move 4", "move 3")
    assert scene.match.candles == 1
    assert scene.hand(0) == ["D"]


def test_10_2_a_last_candle_without_a_card_after_it_still_burns() -> None:
    scene = Scene(arena="tainted_grail", spaces=(3, 7), skills=("stroke_of_luck", "")).bury_deck(
        "candle"
    )
    scene.play("top")
    assert scene.match.candles == 1
    assert scene.hand(0) == []


# --------------------------------------------------------------- 10.3 the two rows
@pytest.mark.parametrize("key", ["siege_storm", "tainted_grail"])
def test_10_3_ruling_nine_spaces_and_starting_spaces_3_and_7(key: str) -> None:
    arena = load().arena(key)
    assert arena.spaces == 9
    assert [start + 1 for start in arena.starts] == [3, 7]


def test_10_3_ruling_after_the_fourth_candle_only_the_centre_is_safe() -> None:
    assert ends_turn_on(5, 4, opponent=8).wounds(0) == "0/0"
    for space in (4, 6):
        assert ends_turn_on(space, 4, opponent=9 if space == 4 else 1).wounds(0) == "0/1"
