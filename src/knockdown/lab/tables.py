"""The lab's tables: their columns, and rows as Parquet."""

from __future__ import annotations

import io
from typing import Final

import polars as pl

from knockdown.lab.chunks import Chunk
from knockdown.lab.match_rows import Rows
from knockdown.lab.play import play_rows

Tables = dict[str, bytes]  # a table's name → its rows as Parquet

WORD: Final = pl.String
SMALL: Final = pl.Int16
COLUMNS: Final[dict[str, dict[str, type[pl.DataType]]]] = {
    "matches": {
        "game": pl.Int64,
        "seed": pl.Int64,
        "arena": WORD,
        "pair": WORD,
        "fighter_0": WORD,
        "fighter_1": WORD,
        "player_0": WORD,
        "player_1": WORD,
        "first": SMALL,
        "winner": SMALL,
        "rounds_0": SMALL,
        "rounds_1": SMALL,
        "decisions": pl.Int32,
        "up_0": WORD,
        "down_0": WORD,
        "up_1": WORD,
        "down_1": WORD,
    },
    "rounds": {
        "game": pl.Int64,
        "round": SMALL,
        "first": SMALL,
        "turns": SMALL,
        "ending": WORD,
        "winner": SMALL,
        "heavy_0": SMALL,
        "light_0": SMALL,
        "heavy_1": SMALL,
        "light_1": SMALL,
    },
    "tests": {
        "game": pl.Int64,
        "round": SMALL,
        "turn": SMALL,
        "seat": SMALL,
        "wounds": SMALL,
        "tested": SMALL,
        "ko_chance": pl.Float64,
        "ko": pl.Boolean,
    },
    "choices": {
        "game": pl.Int64,
        "seat": SMALL,
        "fighter": WORD,
        "kind": WORD,
        "key": WORD,
        "offered": pl.Int32,
        "chosen": pl.Int32,
        "won": pl.Boolean,
    },
}


def play_tables(chunk: Chunk) -> Tables:
    """Play a chunk and return its rows, packed by the worker."""
    rows = play_rows(chunk)
    return {name: packed(frame(name, rows)) for name in COLUMNS}


def frame(name: str, rows: Rows) -> pl.DataFrame:
    return pl.DataFrame(rows.get(name, []), schema=COLUMNS[name], orient="row")


def packed(table: pl.DataFrame) -> bytes:
    buffer = io.BytesIO()
    table.write_parquet(buffer, compression="zstd")
    return buffer.getvalue()
