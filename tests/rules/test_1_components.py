"""1 Components."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.content import load
from knockdown.engine.book import NONE

BOXES = ("siege_storm", "tainted_grail")


@pytest.mark.parametrize("box", BOXES)
def test_1_1_a_box_brings_three_fighters_twelve_skills_and_one_arena(box: str) -> None:
    book = load().book
    assert len([fighter for fighter in book.fighters if fighter.box == box]) == 3
    assert len(load().skill_set(box).skills) == 12
    assert [arena.key for arena in book.arenas if arena.box == box] == [box]


@pytest.mark.parametrize(("box", "candles"), [("siege_storm", 0), ("tainted_grail", 4)])
def test_1_1_an_arena_has_36_attack_cards_and_tainted_grail_4_candles(
    box: str, candles: int
) -> None:
    arena = load().arena(box)
    assert arena.attack_cards == 36
    assert all(card.attack != NONE for card in arena.cards[:36])
    assert [card.attack for card in arena.cards[36:]] == [NONE] * candles


def test_1_1_the_tokens_of_the_fighters_and_skills() -> None:
    counts = {token.key: token.count for token in load().book.tokens}
    assert counts == {"trap": 4, "curse": 1, "stun": 1, "poison": 2, "mist": 3, "potion": 3}


def test_1_1_ruling_there_are_three_six_sided_dice() -> None:
    seen: set[int] = set()
    for seed in range(60):
        scene = Scene(row=["high_punch"], knockdown="dice", seed=seed)
        scene.play("attack high_punch.F", "test")
        dice = scene.told("dice_rolled")[0]["dice"]
        assert isinstance(dice, list) and len(dice) == 3
        seen.update(dice)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_1_1_three_victory_tokens_are_enough_for_the_longest_match() -> None:
    scene = Scene(row=["high_punch"], victories=(1, 1))
    scene.play("attack high_punch.F", "test", "failed")
    assert scene.match.is_over
    assert [player.victories for player in scene.match.players] == [2, 1]


def test_1_2_wounds_go_on_when_the_25_cubes_of_a_kind_are_used_up() -> None:
    scene = Scene(row=["headbutt"], wounds=("0/25", "25/0"))
    scene.play("attack headbutt.F")
    assert scene.wounds(0) == "0/26"
    assert scene.wounds(1) == "27/0"


def test_1_2_hundreds_of_wounds_are_still_told_apart() -> None:
    """The High Punch adds a heavy one; half of all may be dropped, with it or without."""
    for light in (597, 599):
        scene = Scene(row=["high_punch"], wounds=("0/0", f"0/{light}"))
        scene.play("attack high_punch.F", "test", "passed")
        half = (light + 1) // 2
        assert scene.offered == [f"drop 1/{half - 1}", f"drop 0/{half}"]


def test_1_2_a_token_that_lies_elsewhere_cannot_be_placed_again() -> None:
    scene = Scene(arena="tainted_grail", hands=("B M F", ""), tokens=("", "curse"))
    scene.play("special curse")
    assert scene.tokens(1) == ["curse"]


def test_1_2_no_more_traps_than_the_box_has() -> None:
    scene = Scene(
        fighters=("driana", "veroth"), spaces=(5, 7), hands=("M", ""), board={"trap": [1, 2, 9]}
    )
    scene.play("special lay_snares", "space 4")
    assert scene.on_board("trap") == [1, 2, 4, 9]
    assert scene.asked == (0, "take_action")


def test_1_2_each_owner_has_their_own_supply() -> None:
    """Four Traps of the other player leave all four to Driana."""
    scene = Scene(
        fighters=("driana", "veroth"),
        spaces=(5, 7),
        hands=("M", ""),
        board={"trap*": [1, 2, 8, 9]},
    )
    scene.play("special lay_snares", "space 3", "space 4")
    assert scene.on_board("trap") == [1, 2, 3, 4, 8, 9]


def test_1_2_tokens_carry_their_owner() -> None:
    """The same Trap acts on the one player and not on the other who laid it."""
    own = Scene(fighters=("driana", "veroth"), spaces=(4, 8), board={"trap": [5]})
    own.play("move 5")
    assert own.wounds(0) == "0/0"
    theirs = Scene(fighters=("veroth", "driana"), spaces=(4, 8), board={"trap*": [5]})
    theirs.play("move 5")
    assert theirs.wounds(0) == "0/1"


def test_1_3_a_skill_overrides_the_hand_limit() -> None:
    scene = Scene(
        arena="tainted_grail",
        spaces=(1, 9),
        hands=("B B F F", ""),
        skills=("", "dread"),
        row=["hook"],
    )
    scene.play("attack hook.F")
    assert scene.asked == (0, "choose_discard")


def test_1_3_a_skill_overrides_how_far_a_move_goes() -> None:
    assert "move 2" not in Scene(spaces=(4, 6)).offered
    assert "move 2" in Scene(spaces=(4, 6), skills=("light_feet", "")).offered


def test_1_3_a_skill_overrides_the_price_of_a_block() -> None:
    """One card does what the rules ask two for."""
    scene = Scene(row=["high_kick"], hands=("", "B F F"), skills=("", "iron_guard"))
    scene.play("attack high_kick.B")
    assert scene.offered == ["block both B", "block wounds B", "block effect B", "pass"]


def test_1_3_a_skill_overrides_which_attacks_can_knock_out() -> None:
    scene = Scene(row=["low_kick"], wounds=("0/0", "5/5"), skills=("executioner", ""))
    scene.play("attack low_kick.B")
    assert scene.asked == (0, "start_test")


def test_1_3_a_skill_overrides_the_arena() -> None:
    scene = Scene(row=["low_kick"], spaces=(8, 9), skills=("", "firm_footing"))
    scene.play("attack low_kick.B")
    assert scene.wounds(1) == "0/2"


def test_1_3_a_skill_overrides_what_pays_a_cost() -> None:
    assert "special fists_of_fury" not in Scene(hands=("F M", "")).offered
    scene = Scene(hands=("F M", ""), skills=("improviser", ""))
    assert "special fists_of_fury" in scene.offered


def test_1_3_a_sheet_overrides_blocking() -> None:
    """Blade from the Mist cannot be blocked while its fighter stands on Mist."""
    scene = Scene(
        arena="tainted_grail",
        fighters=("lost_knight", "maggot"),
        hands=("K F", "B F F F"),
        board={"mist": [4]},
    )
    scene.play("special blade_from_the_mist")
    assert scene.asked == (1, "react_now")  # Rotten Blood; nothing was asked before
    assert scene.wounds(1) == "2/0"
