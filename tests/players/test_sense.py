"""Moments in which a good player knows what to do: block, react, and when to knock down."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import Champion
from knockdown.referee.moves import move_text

SKILLS = ("disarm counterpunch", "vulture_eye improviser")


def fight(
    hands: tuple[str, str] = ("", ""),
    wounds: tuple[str, str] = ("0/0", "0/0"),
    row: tuple[str, ...] = (),
    actions: int = 2,
    active: int = 0,
) -> Scene:
    """Veroth and Xin'go, side by side. All Skills are face up; dice decide."""
    return Scene(
        hands=hands,
        wounds=wounds,
        row=row,
        actions=actions,
        active=active,
        skills=SKILLS,
        knockdown="dice",
    )


def choice(scene: Scene) -> str:
    match = scene.match
    champion = Champion(walks=1200)
    chosen = champion.choose(match.view(match.decider), Rng(2, SEARCH_STREAM))
    return move_text(match, chosen)


def test_7_a_test_that_knocks_out_is_started() -> None:
    """With 14 wounds three dice pass once in six times."""
    scene = fight(wounds=("0/0", "8/6"), row=("high_punch.F",)).play("attack high_punch.F")
    assert scene.asked == (0, "start_test")
    assert choice(scene) == "test"


def test_7_3_a_test_that_would_only_heal_is_not() -> None:
    """With 5 wounds they pass nearly always, and half the wounds are gone."""
    scene = fight(wounds=("0/0", "3/2"), row=("high_punch.F",)).play("attack high_punch.F")
    assert scene.asked == (0, "start_test")
    assert choice(scene) == "no"


def test_the_blow_that_may_knock_out_is_taken() -> None:
    """Of two blows with one heavy wound each, the one with a K.O., against 15 wounds."""
    scene = fight(
        wounds=("4/0", "9/6"), row=("high_punch.F", "throw", "roll", "war_cry"), actions=1
    )
    assert choice(scene).startswith("attack high_punch")


def test_6_5_a_full_hand_blocks_a_heavy_blow() -> None:
    scene = fight(
        hands=("B F K M F", ""), wounds=("5/2", "0/0"), row=("headbutt", "roll"), active=1
    ).play("attack headbutt.F")
    assert scene.asked == (0, "choose_block")
    assert choice(scene).startswith("block")


def test_a_reaction_saves_from_a_knockdown() -> None:
    """Double Block ignores everything, also the test that would come (6.0)."""
    scene = fight(
        hands=("B B F", ""), wounds=("9/4", "0/0"), row=("headbutt", "roll", "war_cry"), active=1
    ).play("attack headbutt.F")
    assert scene.asked == (0, "react_now")
    assert choice(scene).startswith("react")


@pytest.mark.parametrize("wounds", [("0/0", "8/6"), ("9/4", "2/0")])
def test_an_action_that_hits_is_preferred(wounds: tuple[str, str]) -> None:
    scene = fight(wounds=wounds, row=("headbutt", "hurled_stone", "roll", "taunt"), actions=1)
    assert choice(scene).startswith("attack headbutt")
