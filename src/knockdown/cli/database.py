"""Where matches are kept: the option that `serve` and `matches` share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

IN_MEMORY = ":memory:"
# The shell's variable keeps a password out of the list of processes.
Database = Annotated[
    str,
    typer.Option(
        metavar="FILE|URL",
        envvar="KNOCKDOWN_DATABASE",
        help="Where matches are kept, else among your own data: a file, or PostgreSQL as "
        "postgresql+asyncpg://user:password@host/name; :memory: keeps nothing.",
    ),
]


def default_file() -> Path:
    from knockdown.server.settings import FILE_NAME, data_folder

    return data_folder(os.environ) / FILE_NAME
