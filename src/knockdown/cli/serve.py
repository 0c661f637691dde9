"""`knockdown serve`: the game in the browser."""

from __future__ import annotations

import os
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from knockdown.cli.common import complaining

IN_MEMORY = ":memory:"


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="0: any free one.")] = 8000,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser.")
    ] = False,
    database: Annotated[
        str,
        typer.Option(
            metavar="FILE",
            help="Where matches are kept, else among your own data; :memory: keeps nothing.",
        ),
    ] = "",
) -> None:
    """Play in the browser: serves the page and keeps every match."""
    with complaining(), ExitStack() as stack:
        from knockdown.server import settings
        from knockdown.server.serve import serve as start

        if database == IN_MEMORY:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory("-knockdown")))
            kept = str(folder / settings.FILE_NAME)
        else:
            kept = database or str(default_file())
        chosen = settings.Settings(
            database=settings.database_url(kept), page=settings.page_folder(os.environ)
        )
        start(chosen, host, port, opens=open_browser, tell=typer.echo)


def default_file() -> Path:
    from knockdown.server.settings import FILE_NAME, data_folder

    folder = data_folder(os.environ)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / FILE_NAME
