"""7 The Knockdown Test."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.engine.match_rules import Knockdown, Relief
from knockdown.engine.terms import TOWER_LIMIT


def put_to_test(
    wounds: str,
    knockdown: Knockdown = "table",
    relief: Relief = "total",
    seed: int = 1,
    **skills: str,
) -> Scene:
    """A High Punch (1/0) that hits, and the attacker starts the test."""
    scene = Scene(
        row=["high_punch"],
        wounds=("0/0", wounds),
        skills=("", skills.get("skill", "")),
        knockdown=knockdown,
        relief=relief,
        seed=seed,
    )
    return scene.play("attack high_punch.F", "test")


# ---------------------------------------------------------------------- 7.1 the tower
def test_7_1_the_attacked_player_builds_with_all_their_cubes() -> None:
    scene = put_to_test("2/3", "tower")
    assert scene.told("knockdown_began") == [
        {"event": "knockdown_began", "player": 1, "wounds": 6, "kind": "tower"}
    ]
    assert scene.asked == (1, "test_result")
    assert scene.offered == ["passed", "failed"]


@pytest.mark.parametrize("stood", [True, False])
def test_7_1_the_verdict_on_the_tower_decides(stood: bool) -> None:
    scene = put_to_test("2/3", "tower")
    scene.play("passed" if stood else "failed")
    assert [end["passed"] for end in scene.told("knockdown_ended")] == [stood]
    assert bool(scene.told("round_ended")) != stood


def test_7_1_no_dice_are_rolled_for_a_tower() -> None:
    scene = put_to_test("2/3", "tower")
    scene.play("passed")
    assert scene.told("dice_rolled") == []


def test_7_1_the_attacker_starts_it() -> None:
    """Nothing is built before the attacker says so."""
    scene = Scene(row=["high_punch"], knockdown="tower")
    scene.play("attack high_punch.F")
    assert scene.asked == (0, "start_test")
    assert scene.told("knockdown_began") == []


# ------------------------------------------------------------------------ 7.2 the dice
@pytest.mark.parametrize("wounds", ["0/0", "3/4", "5/4", "5/6", "8/8"])
def test_7_2_passed_if_the_sum_is_at_least_the_wounds(wounds: str) -> None:
    heavy, light = wounds.split("/")
    needed = int(heavy) + 1 + int(light)
    for seed in range(40):
        scene = put_to_test(wounds, "dice", seed=seed)
        rolled = scene.told("dice_rolled")[0]
        dice = rolled["dice"]
        assert isinstance(dice, list)
        assert rolled["needed"] == needed
        assert scene.told("knockdown_ended")[0]["passed"] == (sum(dice) >= needed)


def test_7_2_an_equal_sum_passes() -> None:
    equal = 0
    for seed in range(200):
        scene = put_to_test("5/5", "dice", seed=seed)
        dice = scene.told("dice_rolled")[0]["dice"]
        assert isinstance(dice, list)
        if sum(dice) == 11:
            equal += 1
            assert scene.told("knockdown_ended")[0]["passed"] is True
    assert equal > 5


@pytest.mark.parametrize("seed", range(20))
def test_7_2_three_wounds_always_pass_and_nineteen_never(seed: int) -> None:
    assert put_to_test("1/1", "dice", seed=seed).told("round_ended") == []
    assert len(put_to_test("9/9", "dice", seed=seed).told("round_ended")) == 1


def test_7_2_nobody_is_asked_for_the_result() -> None:
    scene = put_to_test("0/1", "dice")
    assert scene.asked[1] != "test_result"


def test_7_2_each_test_rolls_again() -> None:
    rolls = {tuple_of(put_to_test("9/9", "dice", seed=seed)) for seed in range(30)}
    assert len(rolls) > 15
    scene = Scene(row=["high_punch", "headbutt"], wounds=("0/0", "0/0"), knockdown="dice", seed=5)
    scene.play("attack high_punch.F", "test", "attack headbutt.F", "test")
    assert len(scene.told("dice_rolled")) == 2
    assert scene.match.rolls == 2


def tuple_of(scene: Scene) -> tuple[object, ...]:
    dice = scene.told("dice_rolled")[0]["dice"]
    assert isinstance(dice, list)
    return tuple(dice)


def test_7_2_ruling_more_cubes_than_the_simulation_holds_are_tested_with_dice() -> None:
    above = put_to_test(f"0/{TOWER_LIMIT}", "tower")
    assert above.told("knockdown_began")[0]["kind"] == "dice"
    assert len(above.told("dice_rolled")) == 1
    at_the_limit = put_to_test(f"0/{TOWER_LIMIT - 1}", "tower")
    assert at_the_limit.asked == (1, "test_result")


# ---------------------------------------------------------------------- 7.3 the relief
def test_7_3_passed_and_the_match_goes_on() -> None:
    scene = put_to_test("0/0")
    scene.play("passed")
    assert scene.told("round_ended") == []
    assert scene.asked == (0, "take_action")


@pytest.mark.parametrize(
    ("wounds", "left"), [("0/0", 1), ("1/0", 1), ("2/0", 2), ("3/0", 2), ("4/0", 3), ("5/0", 3)]
)
def test_7_3_half_of_the_wounds_rounded_down_is_discarded(wounds: str, left: int) -> None:
    """The High Punch has added a heavy one."""
    scene = put_to_test(wounds)
    scene.play("passed")
    assert scene.wounds(1) == f"{left}/0"


def test_7_3_ruling_total_lets_the_tested_player_choose_which() -> None:
    scene = put_to_test("2/4")  # 3/4 after the punch: three of seven
    scene.play("passed")
    assert scene.asked == (1, "choose_relief")
    assert scene.offered == ["drop 3/0", "drop 2/1", "drop 1/2", "drop 0/3"]
    scene.play("drop 2/1")
    assert scene.wounds(1) == "1/3"


def test_7_3_ruling_total_never_drops_more_of_a_kind_than_there_are() -> None:
    scene = put_to_test("0/6")  # 1/6: three of seven, at most one heavy
    scene.play("passed")
    assert scene.offered == ["drop 1/2", "drop 0/3"]


@pytest.mark.parametrize(("relief", "left"), [("each", "2/3"), ("heavy", "2/5"), ("light", "3/3")])
def test_7_3_ruling_other_reliefs(relief: Relief, left: str) -> None:
    scene = put_to_test("2/5", relief=relief)  # 3/5 after the punch
    scene.play("passed")
    assert scene.wounds(1) == left
    assert scene.asked == (0, "take_action")


def test_7_3_ruling_each_may_discard_nothing() -> None:
    scene = put_to_test("0/1", relief="each")  # 1/1: half of one is none
    scene.play("passed")
    assert scene.wounds(1) == "1/1"


def test_7_3_wounds_left_out_of_the_test_still_count_for_relief() -> None:
    """Granite Chin leaves two wounds out of the test, not off the sheet."""
    scene = put_to_test("5/0", skill="granite_chin")
    assert scene.told("knockdown_began")[0]["wounds"] == 4
    scene.play("passed")
    assert scene.wounds(1) == "3/0"


# --------------------------------------------------------------------------- 7.4 failed
def test_7_4_failed_and_the_attacker_wins_the_round_by_knockout() -> None:
    scene = put_to_test("0/0")
    scene.play("failed")
    ended = scene.told("round_ended")
    assert [(end["winner"], end["how"]) for end in ended] == [(0, "ko")]


def test_7_4_the_attackers_own_wounds_do_not_matter() -> None:
    scene = Scene(row=["high_punch"], wounds=("9/9", "0/0"))
    scene.play("attack high_punch.F", "test", "failed")
    assert [end["winner"] for end in scene.told("round_ended")] == [0]


def test_7_4_the_card_does_not_go_to_hand() -> None:
    scene = put_to_test("0/0")
    scene.play("failed")
    assert scene.told("card_taken") == []
    assert scene.hand(0) == []


def test_7_4_no_second_action_and_no_end_of_turn() -> None:
    """Player 0 stands in the dark, but their turn does not end any more."""
    scene = Scene(
        arena="tainted_grail", spaces=(1, 2), row=["straight_punch"], candles=1, actions=1
    )
    scene.play("attack straight_punch.F", "test", "failed")
    assert [w["player"] for w in scene.told("wounded")] == [1]
    assert scene.asked == (1, "take_action")
    assert scene.match.round == 2


def test_7_4_no_reaction_after_the_attack() -> None:
    scene = Scene(fighters=("veroth", "driana"), hands=("", "D"), row=["high_punch"])
    scene.play("attack high_punch.F", "test", "failed")
    assert scene.asked == (1, "take_action")
    assert scene.match.round == 2


def test_7_4_no_effect_on_taking_the_card_and_no_rest_of_the_combo() -> None:
    scene = Scene(hands=("K B F F", ""))
    scene.play("special frenzied_strike", "pay B+K", "test", "failed")
    assert scene.match.round == 2
    assert scene.asked == (1, "take_action")


# --------------------------------------------------------------------- 7.5 at the table
def test_7_5_at_the_table_the_program_asks_whether_the_tower_stood() -> None:
    scene = put_to_test("2/3", "table")
    assert scene.told("knockdown_began")[0]["kind"] == "table"
    assert scene.asked == (1, "test_result")
    assert scene.offered == ["passed", "failed"]


def test_7_5_real_cubes_have_no_limit_of_a_simulation() -> None:
    scene = put_to_test(f"0/{TOWER_LIMIT}", "table")
    assert scene.asked == (1, "test_result")
