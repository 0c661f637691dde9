"""`knockdown bot`: tools for bot authors."""

from __future__ import annotations

from typing import Annotated

import typer

from knockdown.cli.common import complaining

bot_app = typer.Typer(
    help="For bot authors; docs/bots.md explains how to write one.", no_args_is_help=True
)


@bot_app.callback()
def bot() -> None:
    """A callback, so that `check` keeps its name although it is the only command."""


@bot_app.command()
def check(
    command: Annotated[
        list[str],
        typer.Argument(help="Starts the bot; {link}, {code} and {server} are filled in."),
    ],
    only: Annotated[
        str,
        typer.Option(metavar="A,B", help="Cases to run: dice, table, tower, twice, cut, restart."),
    ] = "",
    patience: Annotated[
        float, typer.Option(metavar="SECONDS", min=1, help="How long one step may take.")
    ] = 30.0,
) -> None:
    """Let a bot play against this package, with failures on the way, and report what it passed.

    knockdown bot check -- python examples/bot.py --room {link}
    """
    with complaining():
        import asyncio

        from knockdown.server.bots.check import check_bot, chosen

        all_held = asyncio.run(check_bot(command, typer.echo, chosen(only), patience))
    if not all_held:
        raise typer.Exit(1)
