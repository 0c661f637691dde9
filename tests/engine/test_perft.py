"""How many positions can be reached in a number of decisions.

Like perft in chess: a rule that offers one option too many or too few, however
deep in a Combo or a Reaction, shows in these counts.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from scene import Scene

from knockdown.engine.match import Match
from knockdown.setup import new_match


def leaves(match: Match, depth: int) -> int:
    if depth == 0 or match.is_over:
        return 1
    if depth == 1:
        return len(match.options)
    count = 0
    for option in match.options:
        child = match.clone()
        child.apply(option)
        count += leaves(child, depth - 1)
    return count


def counts(match: Match, depth: int) -> list[int]:
    return [leaves(match, each) for each in range(1, depth + 1)]


# Fighters, arena, Skills, seed → positions after one decision, after two, …, five.
FIRST_TURNS = [
    (("veroth", "xingo"), "siege_storm", "siege_storm", 1, [8, 60, 410, 2406, 16143]),
    (("veroth", "xingo"), "tainted_grail", "tainted_grail", 1, [6, 29, 207, 1159, 5068]),
    (("driana", "veroth"), "siege_storm", "tainted_grail", 2, [6, 34, 282, 1810, 9279]),
    (("xingo", "driana"), "tainted_grail", "siege_storm", 3, [8, 48, 249, 1199, 6683]),
    (("mistbearer", "maggot"), "tainted_grail", "tainted_grail", 4, [6, 32, 160, 850, 4983]),
    (("maggot", "lost_knight"), "siege_storm", "siege_storm", 5, [2, 12, 89, 569, 3247]),
    (("lost_knight", "mistbearer"), "siege_storm", "tainted_grail", 6, [6, 36, 280, 1802, 10125]),
]


@pytest.mark.parametrize(("fighters", "arena", "skills", "seed", "expected"), FIRST_TURNS)
def test_positions_from_the_first_turn(
    fighters: tuple[str, str], arena: str, skills: str, seed: int, expected: list[int]
) -> None:
    match = new_match(fighters, arena, skills, seed)
    while match.round == 0:
        match.apply(match.options[0])
    assert counts(match, len(expected)) == expected


def test_positions_from_the_skill_draft() -> None:
    """3.3, 3.5: keep one of three each, one of two each, show one of two each; draft."""
    match = new_match(("veroth", "xingo"), "siege_storm", "siege_storm", 1)
    assert counts(match, 6) == [3, 9, 18, 36, 72, 144]
    assert leaves(match, 7) == 144 * 4


def test_positions_from_the_choice_of_fighters() -> None:
    """3.1: one of six, then one of the other five; then three Skills to keep from."""
    match = new_match(("pick", "pick"), seed=1)
    assert counts(match, 3) == [6, 30, 90]


def combos_and_blocks() -> Scene:
    """4.5–4.7, 6.4: both have cards to pay and to block with."""
    return Scene(hands=("F F K DK BM", "B B BM D M"), wounds=("2/3", "1/4"))


def at_the_edge() -> Scene:
    """10.1, 4.8: cornered, with a Reaction to moves and one to attacks in hand."""
    return Scene(active=1, spaces=(1, 2), hands=("B B D F", "K D M KM"), wounds=("0/2", "0/1"))


def among_traps() -> Scene:
    """6.10: Driana's traps on both sides, her Reaction ready."""
    return Scene(
        fighters=("veroth", "driana"),
        hands=("F F K D", "D M K M"),
        board={"trap*": [3, 6]},
        skills=("light_feet", "brute_force"),
    )


def cursed_and_poisoned() -> Scene:
    """4.10, 5.4: tokens at the start of the turn, discards, costs with Wild."""
    return Scene(
        arena="tainted_grail",
        fighters=("mistbearer", "maggot"),
        hands=("D M K K", "F M K BM"),
        tokens=("poison poison", "curse"),
        wounds=("0/3", "1/1"),
        candles=3,
        from_start=True,
    )


def in_the_mist() -> Scene:
    """6.9: Blinks to tokens, two Skills each, a Stun to come."""
    return Scene(
        arena="tainted_grail",
        fighters=("lost_knight", "maggot"),
        hands=("M F B K D", "F K B"),
        board={"mist": [2, 7]},
        skills=("momentum grave_robber", "mantle pain_feeds"),
    )


def knockdown_tests() -> Scene:
    """6.3, 7.3: attacks with K.O. only, many wounds, every relief to choose."""
    return Scene(
        fighters=("veroth", "xingo"),
        hands=("K F", "B"),
        wounds=("0/1", "3/4"),
        skills=("executioner", "granite_chin"),
    )


# Positions after one decision, after two, …, six.
SCENES: list[tuple[Callable[[], Scene], list[int]]] = [
    (combos_and_blocks, [8, 24, 118, 487, 2116, 9513]),
    (at_the_edge, [8, 16, 78, 242, 774, 2819]),
    (among_traps, [10, 38, 272, 1598, 8091, 40944]),
    (cursed_and_poisoned, [2, 5, 17, 76, 305, 1267]),
    (in_the_mist, [9, 33, 119, 498, 2478, 11971]),
    (knockdown_tests, [6, 30, 133, 488, 2328, 12202]),
]


@pytest.mark.parametrize(("lay", "expected"), SCENES)
def test_positions_from_a_fight(lay: Callable[[], Scene], expected: list[int]) -> None:
    assert counts(lay().match, len(expected)) == expected
