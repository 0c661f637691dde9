"""Lab runs of the tests: the command in a process of its own, and rows to compare."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import polars as pl

from knockdown.lab.folder import Folder
from knockdown.lab.tables import COLUMNS

COMMAND = [sys.executable, "-m", "knockdown.cli", "lab", "run"]


def start(*args: str | Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *map(str, args)], stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


@contextmanager
def nearly_full(size: int) -> Iterator[None]:
    """No file can grow beyond this many bytes, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def rows(path: Path) -> dict[str, pl.DataFrame]:
    """All tables, sorted, since parts are finished in any order."""
    tables = {name: Folder(path).table(name).collect() for name in COLUMNS}
    return {name: table.sort(table.columns) for name, table in tables.items()}


def same(one: Path, two: Path) -> bool:
    first, second = rows(one), rows(two)
    return all(first[name].equals(second[name]) for name in COLUMNS)
