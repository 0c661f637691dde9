"""Many rows in one step of SQLite.

Before and after every step Python lets its other threads go on, and gets its turn back
late from an event loop that is busy: row by row, a commit of fifty waits a hundred times.
So all rows of a statement are one value, a list in JSON that SQLite takes apart itself.
It is for what we write: a NUL would end a text, and 64 bits are the largest number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Executable, Function, Table, bindparam, func, insert, select, update

ROWS: Final = "rows"
Values = Mapping[str, object]


class AllAtOnce(NamedTuple):
    """A statement for all rows together; of those with the same `which` the last one counts."""

    statement: Executable
    which: str = ""

    def told(self, values: Sequence[Values]) -> dict[str, str]:
        rows = list({row[self.which]: row for row in values}.values()) if self.which else values
        return {ROWS: msgspec.json.encode(rows).decode()}


def insert_all(table: Table) -> AllAtOnce:
    """Every row has a value for every column."""
    row = row_of_json()
    names = [column.name for column in table.columns]
    chosen = select(*(part(row, name) for name in names))
    return AllAtOnce(insert(table).from_select(names, chosen))


def update_all(table: Table, which: str, names: Sequence[str]) -> AllAtOnce:
    """Those whose `id` is a row's `which`."""
    row = row_of_json()
    changed = update(table).where(table.c.id == part(row, which))
    return AllAtOnce(changed.values({name: part(row, name) for name in names}), which)


def row_of_json() -> Any:
    return func.json_each(bindparam(ROWS)).table_valued("value").c.value


def part(row: Any, name: str) -> Function[Any]:
    return func.json_extract(row, f"$.{name}")
