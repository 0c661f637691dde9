"""What a player assumes about Knockdown Tests: its own odds and the opponent's."""

from __future__ import annotations

from functools import cache

from knockdown.engine.match_rules import KNOCKDOWN_DICE
from knockdown.engine.terms import TOWER_LIMIT
from knockdown.engine.view import View
from knockdown.search.evaluation import WEIGHTS, Evaluator
from knockdown.tower.dice import dice_chance
from knockdown.tower.odds import load_odds

MOST_WOUNDS = 60  # with more, dice decide (7.2), and cannot reach such sums
UNKNOWN_HAND = "average"  # assumed of the opponent


@cache
def dice_odds() -> list[float]:
    return [dice_chance(wounds) for wounds in range(MOST_WOUNDS)]


@cache
def tower_odds(skill: str) -> list[float]:
    """By number of cubes; above the simulation's limit dice decide (7.2)."""
    table = load_odds()
    return [
        table.chance(skill, wounds) if wounds <= TOWER_LIMIT else dice_chance(wounds)
        for wounds in range(MOST_WOUNDS)
    ]


def pass_odds(view: View, skill: str) -> list[float]:
    """By number of wounds: how likely a hand of this skill passes a test in this match."""
    return dice_odds() if view.match_rules.knockdown == KNOCKDOWN_DICE else tower_odds(skill)


@cache
def dice_evaluator() -> Evaluator:
    return Evaluator([dice_odds(), dice_odds()], WEIGHTS)


@cache
def tower_evaluator(seat: int, own_skill: str) -> Evaluator:
    """For positions seen from this seat, which knows only its own skill."""
    odds = [tower_odds(UNKNOWN_HAND), tower_odds(UNKNOWN_HAND)]
    odds[seat] = tower_odds(own_skill)
    return Evaluator(odds, WEIGHTS)


def evaluator_for(view: View, own_skill: str) -> Evaluator:
    if view.match_rules.knockdown == KNOCKDOWN_DICE:
        return dice_evaluator()
    return tower_evaluator(view.viewer, own_skill)
