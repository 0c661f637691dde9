"""`knockdown serve`: the game in the browser."""

from __future__ import annotations

import os
import tempfile
from contextlib import ExitStack
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from knockdown.cli.common import Boxes, complaining
from knockdown.cli.database import IN_MEMORY, Database, default_file


class LogStyle(StrEnum):
    plain = "plain"
    json = "json"


def serve(
    host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Where to listen; 0.0.0.0: everywhere, for others in your network.",
        ),
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="0: any free one.")] = 8000,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser.")
    ] = False,
    database: Database = "",
    boxes: Boxes = None,
    redis: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="KNOCKDOWN_REDIS",
            help="For several servers with one PostgreSQL: the Redis through which they "
            "communicate, as redis://host:6379/0.",
        ),
    ] = "",
    keep_days: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=0,
            max=36_500,
            help="Delete matches that have been over for N days; 0: never.",
        ),
    ] = 0,
    keep_text_days: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=0,
            max=36_500,
            help="Delete texts of matches that were uploaded N days ago; 0: never.",
        ),
    ] = 30,
    limits: Annotated[
        float,
        typer.Option(metavar="N", min=0, help="Rate limits per address, times N; 0: no limits."),
    ] = 1.0,
    behind_proxy: Annotated[
        str,
        typer.Option(metavar="ADDRESSES", help="Reverse proxies whose X-Forwarded-For is trusted."),
    ] = "",
    metrics: Annotated[
        str,
        typer.Option(metavar="[ADDRESS:]PORT", help="Serve metrics for Prometheus, only there."),
    ] = "",
    log: Annotated[LogStyle, typer.Option(help="How to log, on stderr.")] = LogStyle.plain,
) -> None:
    """Play in the browser: serves the page and stores every match."""
    with complaining(), ExitStack() as stack:
        from knockdown import content
        from knockdown.server import settings
        from knockdown.server.serve import serve as start

        content.add_boxes(boxes or [])
        if database == IN_MEMORY:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory("-knockdown")))
            kept = str(folder / settings.FILE_NAME)
        else:
            kept = database or str(made(default_file()))
        chosen = settings.Settings(
            database=settings.database_url(kept),
            redis=redis,
            page=settings.page_folder(os.environ),
            host=host,
            keep_days=keep_days,
            keep_text_days=keep_text_days,
            limits=settings.Limits().times(limits),
            proxies=behind_proxy,
            metrics=metrics,
            log=log.value,
        )
        start(chosen, port, opens=open_browser, tell=typer.echo)


def made(file: Path) -> Path:
    """The file, after creating its folder."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return file
