"""6.4–6.7: blocking."""

from __future__ import annotations

import pytest
from rules.proving_ground import proving
from scene import Scene

QUIET = ("veroth", "xingo")  # Xin'go without a Dash has nothing but blocks


def blocked(hand: str, attack: str) -> Scene:
    """Player 1 with this hand is attacked in the proving ground."""
    scene = proving(fighters=QUIET, hands=("", hand), row=[attack])
    return scene.play(next(move for move in scene.offered if move.startswith(f"attack {attack}")))


def ignorable(scene: Scene) -> set[tuple[int, int]]:
    pairs = [move.removeprefix("ignore ").split("/") for move in scene.offered]
    return {(int(heavy), int(light)) for heavy, light in pairs}


# --------------------------------------------------------------- 6.4 the one decision
def test_6_4_the_target_of_a_strike_may_block() -> None:
    scene = blocked("B F", "hammer")
    assert scene.asked == (1, "choose_block")
    assert scene.offered == ["block wounds B", "pass"]


def test_6_4_it_may_be_declined() -> None:
    scene = blocked("B F", "hammer")
    scene.play("pass")
    assert scene.wounds(1) == "2/3"
    assert scene.hand(1) == ["B", "F"]


def test_6_4_without_a_block_symbol_nothing_is_asked() -> None:
    assert blocked("F K M", "hammer").wounds(1) == "2/3"


def test_6_4_ruling_it_is_decided_before_the_wounds() -> None:
    scene = blocked("B F", "maul")
    assert scene.wounds(1) == "0/0"


def test_6_4_one_card_reduces_or_cancels_and_two_cards_do_both() -> None:
    scene = blocked("B B F", "maul")
    assert scene.offered == ["block wounds B", "block effect B", "block both B+B", "pass"]


def test_6_4_one_card_to_reduce_leaves_the_effect() -> None:
    scene = blocked("B F", "maul")
    scene.play("block wounds B")
    assert scene.wounds(1) == "2/3"  # 2/3, one light ignored, one light from the effect
    assert scene.hand(1) == ["F"]


def test_6_4_one_card_to_cancel_leaves_the_wounds() -> None:
    scene = blocked("B F F F", "maul")
    scene.play("block effect B")
    assert scene.wounds(1) == "2/3"
    assert scene.hand(1) == ["F", "F", "F"]
    assert scene.asked == (0, "take_action")


def test_6_4_two_cards_do_both() -> None:
    scene = blocked("B B F F", "maul")
    scene.play("block both B+B", "ignore 1/0")
    assert scene.wounds(1) == "1/3"
    assert scene.hand(1) == ["F", "F"]


def test_6_4_one_card_is_never_both() -> None:
    scene = blocked("B F F F", "maul")
    assert not [move for move in scene.offered if "both" in move]


def test_6_4_a_card_with_two_block_symbols_is_one_card() -> None:
    scene = blocked("BB F", "maul")
    assert scene.offered == ["block wounds BB", "block effect BB", "pass"]


def test_6_4_two_cards_are_two_cards_whatever_they_show() -> None:
    scene = blocked("BB B F", "maul")
    assert "block both B+BB" in scene.offered
    scene.play("block both B+BB")
    assert scene.hand(1) == ["F"]
    assert scene.wounds(1) == "2/2"


def test_6_4_no_two_cards_for_wounds_alone() -> None:
    """Hammer has no effect, so there is nothing a second card could do."""
    scene = blocked("B B F F", "hammer")
    assert scene.offered == ["block wounds B", "pass"]


def test_6_4_there_is_no_second_decision() -> None:
    scene = blocked("B B F", "maul")
    scene.play("block effect B")
    assert scene.asked == (0, "take_action")
    assert scene.hand(1) == ["B", "F"]


def test_6_4_a_card_with_block_and_another_symbol_blocks() -> None:
    scene = Scene(fighters=QUIET, hands=("", "BM F"), row=["low_kick"])
    scene.play("attack low_kick.B", "block wounds BM")
    assert scene.wounds(1) == "0/1"
    assert scene.hand(1) == ["F"]


def test_6_4_which_block_card_goes_is_a_choice() -> None:
    scene = Scene(fighters=QUIET, hands=("", "B BM F"), row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.offered == ["block wounds B", "block wounds BM", "pass"]


def test_6_4_ruling_a_block_that_leaves_too_few_cards_is_not_offered() -> None:
    """High Punch wounds 1/0: with one card left a heavy wound cannot be ignored."""
    one_left = Scene(fighters=QUIET, hands=("", "B F"), row=["high_punch"])
    one_left.play("attack high_punch.F")
    assert one_left.asked == (0, "start_test")
    two_left = Scene(fighters=QUIET, hands=("", "B F F"), row=["high_punch"])
    two_left.play("attack high_punch.F")
    assert two_left.asked == (1, "choose_block")


def test_6_4_ruling_both_is_not_offered_where_the_second_card_leaves_too_few() -> None:
    """Ram wounds 1/0: of three cards one is left after two blocks."""
    scene = Scene(fighters=QUIET, hands=("", "B B F"), row=["ram"])
    scene.play("attack ram.F")
    assert scene.offered == ["block wounds B", "block effect B", "pass"]


def test_6_4_ruling_without_an_effect_there_is_nothing_to_cancel() -> None:
    scene = Scene(fighters=QUIET, hands=("", "B"), row=["high_punch"])
    scene.play("attack high_punch.F")
    assert scene.asked == (0, "start_test")


def test_6_4_ruling_an_empty_pool_cannot_be_reduced() -> None:
    """Mantle has already taken the only wound of the knife."""
    scene = Scene(
        fighters=QUIET,
        spaces=(3, 6),
        hands=("", "B F F"),
        skills=("", "mantle"),
        row=["throwing_knife"],
    )
    scene.play("attack throwing_knife.K")
    assert scene.asked == (0, "take_action")


# ------------------------------------------------------------- 6.5 how much is ignored
@pytest.mark.parametrize("left", range(1, 6))
def test_6_5_ruling_any_heavy_and_light_within_the_cards_left(left: int) -> None:
    """The whole table for a pool of 2/3: 2h + l ≤ n."""
    scene = blocked("B" + " F" * left, "hammer")
    scene.play("block wounds B")
    fitting = {
        (heavy, light) for heavy in range(3) for light in range(4) if 0 < 2 * heavy + light <= left
    }
    if len(fitting) > 1:
        assert scene.asked == (1, "choose_ignored")
        assert ignorable(scene) == fitting
    else:
        assert scene.wounds(1) == "2/2"


def test_6_5_no_card_left_ignores_nothing() -> None:
    assert blocked("B", "hammer").wounds(1) == "2/3"


@pytest.mark.parametrize(("left", "most"), [(1, (0, 1)), (2, (1, 0)), (3, (1, 1)), (4, (2, 0))])
def test_6_5_the_most_that_two_discarded_blocks_leave(left: int, most: tuple[int, int]) -> None:
    """All discarded Block cards are gone before the hand is counted."""
    scene = blocked("B B" + " F" * left, "maul")
    scene.play("block both B+B")
    if left > 1:
        assert most in ignorable(scene)
        assert all(2 * heavy + light <= left for heavy, light in ignorable(scene))
        scene.play(f"ignore {most[0]}/{most[1]}")
    assert scene.wounds(1) == f"{2 - most[0]}/{3 - most[1]}"


def test_6_5_block_cards_kept_in_hand_count_like_any_card() -> None:
    scene = blocked("B B B", "hammer")
    scene.play("block wounds B")
    assert ignorable(scene) == {(1, 0), (0, 2), (0, 1)}


def test_6_5_a_two_symbol_card_left_in_hand_counts_once() -> None:
    scene = Scene(fighters=QUIET, hands=("", "B FK"), row=["low_kick"])
    scene.play("attack low_kick.B", "block wounds B")
    assert scene.wounds(1) == "0/1"


def test_6_5_less_may_be_ignored_than_possible() -> None:
    scene = blocked("B F F F F", "hammer")
    scene.play("block wounds B", "ignore 0/1")
    assert scene.wounds(1) == "2/2"


def test_6_5_no_more_than_the_pool_holds() -> None:
    scene = Scene(fighters=QUIET, hands=("", "B F F F F F"), row=["low_kick"])
    scene.play("attack low_kick.B", "block wounds B")
    assert scene.offered == ["ignore 0/2", "ignore 0/1"]


def test_6_5_the_cards_left_stay_in_hand() -> None:
    scene = blocked("B F F", "hammer")
    scene.play("block wounds B", "ignore 1/0")
    assert scene.hand(1) == ["F", "F"]


def test_6_5_only_the_pool_is_reduced() -> None:
    """Hook: its effect's heavy wound stands, however many cards are left."""
    scene = Scene(
        arena="tainted_grail",
        fighters=("maggot", "mistbearer"),
        hands=("", "B F F F F"),
        row=["hook"],
    )
    scene.play("attack hook.F", "block wounds B")
    assert scene.wounds(1) == "1/0"


def test_6_5_hidden_cards_count_too() -> None:
    scene = Scene(fighters=QUIET, hands=("", "B"), hidden=("", "F F"), row=["high_punch"])
    scene.play("attack high_punch.F", "block wounds B")
    assert scene.wounds(1) == "0/0"


# ------------------------------------------------------------------- 6.6 cancelling
def test_6_6_cancelling_ignores_the_effects_text() -> None:
    scene = Scene(fighters=QUIET, hands=("", "B"), row=["high_kick"])
    scene.play("attack high_kick.B", "block effect B")
    assert scene.space(1) == 5
    assert scene.wounds(1) == "1/0"


def test_6_6_cancelling_ignores_the_wounds_in_its_frame() -> None:
    scene = Scene(
        arena="tainted_grail", fighters=("maggot", "mistbearer"), hands=("", "B"), row=["hook"]
    )
    scene.play("attack hook.F", "block effect B")
    assert scene.wounds(1) == "0/1"


def test_6_6_a_harm_to_the_attacker_in_the_effect_is_cancelled_with_it() -> None:
    """Headbutt's effect wounds the attacker only."""
    scene = Scene(fighters=QUIET, hands=("", "B"), row=["headbutt"])
    scene.play("attack headbutt.F", "block effect B")
    assert scene.wounds(0) == "0/0"
    assert scene.wounds(1) == "2/0"


# ------------------------------------------------------------ 6.7 what cannot be blocked
@pytest.mark.parametrize(("card", "wounds"), [("wyrd.BM", "1/0"), ("drain.BM", "0/1")])
def test_6_7_abilities_are_never_blocked(card: str, wounds: str) -> None:
    scene = Scene(
        arena="tainted_grail",
        fighters=("maggot", "mistbearer"),
        hands=("", "B B F F"),
        row=[card],
    )
    scene.play(f"attack {card}")
    assert scene.wounds(1) == wounds
    assert scene.asked == (0, "take_action")


def test_6_7_reactions_are_never_blocked() -> None:
    scene = proving(fighters=("xingo", "sentinel"), hands=("B F F", "K"), row=["hammer"])
    scene.play("attack hammer.F", "react riposte")
    assert scene.wounds(0) == "0/1"


def test_6_7_a_knockout_is_never_blocked() -> None:
    scene = Scene(fighters=QUIET, hands=("", "B B F F F"), row=["high_punch"])
    scene.play("attack high_punch.F", "pass", "test")
    assert scene.asked == (1, "test_result")


def test_6_7_nor_wounds_from_a_trap() -> None:
    scene = Scene(
        fighters=("veroth", "driana"),
        spaces=(4, 8),
        hands=("B F F", ""),
        board={"trap*": [5]},
    )
    scene.play("move 5")
    assert scene.wounds(0) == "0/1"


def test_6_7_nor_wounds_from_a_skill() -> None:
    """Counterpunch wounds the attacker, who holds Block cards."""
    scene = Scene(
        fighters=QUIET, hands=("B F F", "B F"), skills=("", "counterpunch"), row=["low_kick"]
    )
    scene.play("attack low_kick.B", "block wounds B")
    assert scene.wounds(0) == "0/1"
    assert scene.asked == (0, "take_action")


def test_6_7_nor_wounds_from_taking_a_card() -> None:
    scene = Scene(arena="tainted_grail", spaces=(1, 9), hands=("B F F", ""), row=["wyrd"])
    scene.play("attack wyrd.BM")
    assert scene.wounds(0) == "0/1"


def test_6_7_only_what_says_as_a_strike_is_the_exception() -> None:
    """Stroke of Luck (1.3): its wound comes as a Strike and can be blocked."""
    scene = Scene(fighters=QUIET, hands=("", "B F"), skills=("stroke_of_luck", ""))
    scene.play("top")
    assert scene.asked == (1, "choose_block")
    scene.play("block wounds B")
    assert scene.wounds(1) == "0/0"
