"""Conditions that a card can set on the state of the fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from knockdown.engine.book import Condition
from knockdown.engine.table import Table
from knockdown.engine.terms import (
    AT_CENTRE,
    ATTACK_TYPE,
    ATTACK_WOUNDED,
    CORNERED,
    CROSSED,
    DID,
    DISTANCE,
    HAND_AT_MOST,
    HAVE_DASHED,
    MORE_WOUNDS,
    ON_TOKEN,
    OPPONENT_HAS,
    OPPONENT_WOUNDS,
    YOU_HAVE,
    YOUR_HEAVY,
    YOUR_LIGHT,
    YOUR_WOUNDS,
)
from knockdown.engine.tokens import is_on_space, on_sheet
from knockdown.engine.wounds import current_attack

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64


def all_hold(t: Table, conditions: list[Condition], seat: i64, result: i64 = 0) -> bool:
    """Whether every condition is true, seen from this seat."""
    for condition in conditions:
        if is_true(t, condition, seat, result) == condition.negated:
            return False
    return True


def is_true(t: Table, c: Condition, seat: i64, result: i64) -> bool:
    you = t.players[seat]
    opponent = t.players[1 - seat]
    kind = c.kind
    if kind == DISTANCE:
        return c.a <= t.distance() <= c.b
    if kind == DID:
        return result > 0
    if kind == CROSSED:
        return t.active == seat and you.crossed
    if kind == HAVE_DASHED:
        return you.dashed
    if kind == OPPONENT_HAS:
        return on_sheet(t, 1 - seat, c.a) > 0
    if kind == YOU_HAVE:
        return on_sheet(t, seat, c.a) > 0
    if kind == ON_TOKEN:
        return is_on_space(t, c.a, you.space)
    if kind == AT_CENTRE:
        return you.space == t.arena.spaces // 2
    if kind == CORNERED:
        behind = opponent.space + (1 if opponent.space > you.space else -1)
        return not 0 <= behind < t.arena.spaces
    if kind == HAND_AT_MOST:
        return you.cards <= c.a
    if kind == ATTACK_TYPE or kind == ATTACK_WOUNDED:
        return is_true_of_attack(t, c)
    return is_true_of_wounds(t, c, seat)


def is_true_of_wounds(t: Table, c: Condition, seat: i64) -> bool:
    you = t.players[seat]
    opponent = t.players[1 - seat]
    kind = c.kind
    if kind == MORE_WOUNDS:
        return you.wounds > opponent.wounds
    if kind == YOUR_WOUNDS:
        return you.wounds >= c.a
    if kind == OPPONENT_WOUNDS:
        return opponent.wounds >= c.a
    if kind == YOUR_HEAVY:
        return you.heavy >= c.a
    assert kind == YOUR_LIGHT
    return you.light >= c.a


def is_true_of_attack(t: Table, c: Condition) -> bool:
    attack = current_attack(t)
    if attack is None:
        return False
    if c.kind == ATTACK_TYPE:
        return t.book.attacks[attack.attack].type == c.a
    assert c.kind == ATTACK_WOUNDED
    return attack.dealt >= c.a
