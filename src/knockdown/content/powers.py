"""Reads powers: effects of Skills, sheets and tokens that act at a named moment."""

from __future__ import annotations

from collections.abc import Sequence

from knockdown.content.conditions import read_conditions
from knockdown.content.draft import Draft
from knockdown.content.effects import EffectReader
from knockdown.content.reader import Table
from knockdown.engine.book import Power
from knockdown.engine.terms import ENTER, MOMENTS

# All but entering a space, which is only for tokens that lie there.
SHEET_MOMENTS = tuple(moment for moment in MOMENTS if moment != MOMENTS[ENTER])


def read_power(draft: Draft, table: Table, moments: Sequence[str]) -> Power:
    """A power at one of the given moments; the caller reads its other fields."""
    moment = table.word("moment", moments)
    scene = moment or moments[0]
    conditions = read_conditions(draft, table, "if", scene)
    program = EffectReader(draft, scene).program(table, "effect")
    return Power(MOMENTS.index(scene), program, conditions)


def read_sheet_power(draft: Draft, table: Table) -> Power:
    """A power of a Skill card or a Fighter Sheet: it may be optional or once a turn."""
    power = read_power(draft, table, SHEET_MOMENTS)
    power.may = table.flag("may")
    power.once_per_turn = table.flag("once_per_turn")
    table.close()
    return power
