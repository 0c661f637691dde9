"""Which tower a match is waiting for."""

from __future__ import annotations

from typing import NamedTuple

from knockdown.engine.frames import KnockdownFrame
from knockdown.engine.match import Match
from knockdown.engine.match_rules import KNOCKDOWN_TOWER
from knockdown.engine.options import TEST_RESULT
from knockdown.tower.scatter import Cubes


class PendingTest(NamedTuple):
    """Everything that decides how an attempt begins, and who makes it."""

    seat: int
    cubes: Cubes
    seed: int
    number: int  # counts the towers of the match, from 0


def pending_test(match: Match) -> PendingTest | None:
    """7.1: the tower that the engine is asking for, or None.

    Where a Skill leaves wounds out of the test, light ones are left out first.
    """
    is_tower = match.match_rules.knockdown == KNOCKDOWN_TOWER
    if match.is_over or not is_tower or match.decision != TEST_RESULT:
        return None
    frame = match.stack[-1]
    assert isinstance(frame, KnockdownFrame)
    heavy = min(match.players[frame.seat].heavy, frame.wounds)
    cubes = Cubes(heavy, frame.wounds - heavy)
    return PendingTest(frame.seat, cubes, match.seed, match.towers - 1)
