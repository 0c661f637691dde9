"""`knockdown cards` and `knockdown box`: looking at boxes and checking them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from knockdown.cli.common import (
    WRONG,
    AsJson,
    Boxes,
    Lang,
    complaining,
    language,
    library_with,
    print_result,
    refuse,
)

box_app = typer.Typer(help="Boxes of your own.", no_args_is_help=True, rich_markup_mode=None)


def cards(
    query: Annotated[
        str, typer.Argument(metavar="[QUERY]", help="Part of a name.", show_default=False)
    ] = "",
    box: Annotated[str, typer.Option(metavar="KEY", help="Only this box.")] = "",
    kind: Annotated[
        str, typer.Option(metavar="KIND", help="fighters, attacks, skills, tokens or arenas.")
    ] = "",
    lang: Lang = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="One line a card, without tables.")
    ] = False,
    boxes: Boxes = None,
    as_json: AsJson = False,
) -> None:
    """Show cards, fighters, Skills, tokens and Arenas."""
    with complaining():
        from rich.console import Console

        from knockdown.content import catalogue, gallery

        if kind and kind not in catalogue.KINDS:
            refuse(f"there is no kind '{kind}'; there are {', '.join(catalogue.KINDS)}")
        selection = catalogue.Selection(box, kind, query)
        library = library_with(boxes)
        if as_json:
            print_result(gallery.as_json(library, language(lang), selection), True)
        else:
            gallery.show(library, language(lang), Console(), selection, plain=plain)


@box_app.callback()
def box() -> None:
    """Boxes of your own."""


@box_app.command("check")
def box_check(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="The folder of the box.")],
) -> None:
    """Report what is wrong in a box, where, and what would be right."""
    with complaining():
        from knockdown import content

        problems = content.check(path)
        for problem in problems:
            typer.echo(str(problem), err=True)
        if problems:
            raise typer.Exit(WRONG)
        typer.echo(f"{path}: nothing is wrong")
        for place in content.not_drawn_in(path):
            typer.echo(f"not drawn: art/{place}.svg")
