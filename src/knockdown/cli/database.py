"""The option `--database`, which `serve` and `matches` share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

IN_MEMORY = ":memory:"
# An environment variable keeps a password out of the process list.
Database = Annotated[
    str,
    typer.Option(
        metavar="FILE|URL",
        envvar="KNOCKDOWN_DATABASE",
        help="Where matches are stored, by default in your data folder: a file, or PostgreSQL as "
        "postgresql+asyncpg://user:password@host/name; :memory: stores nothing.",
    ),
]


def default_file() -> Path:
    from knockdown.server.settings import FILE_NAME, data_folder

    return data_folder(os.environ) / FILE_NAME
