"""Reads powers: effects of Skills and tokens that act at a named moment."""

from __future__ import annotations

from collections.abc import Sequence

from knockdown.content.conditions import read_conditions
from knockdown.content.draft import Draft
from knockdown.content.effects import EffectReader
from knockdown.content.reader import Table
from knockdown.engine.book import Power
from knockdown.engine.terms import MOMENTS


def read_power(draft: Draft, table: Table, moments: Sequence[str]) -> Power:
    """A power at one of the given moments; the caller reads what else it may say."""
    moment = table.word("moment", moments)
    scene = moment or moments[0]
    conditions = read_conditions(draft, table, "if", scene)
    program = EffectReader(draft, scene).program(table, "effect")
    return Power(MOMENTS.index(scene), program, conditions)
