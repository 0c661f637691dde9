"""`knockdown bot`: for those who write a bot."""

from __future__ import annotations

from typing import Annotated

import typer

from knockdown.cli.common import complaining

bot_app = typer.Typer(
    help="For those who write a bot; docs/bots.md says how.", no_args_is_help=True
)


@bot_app.callback()
def bot() -> None:
    """So that `check` is a command with a name, though it is the only one."""


@bot_app.command()
def check(
    command: Annotated[
        list[str],
        typer.Argument(help="Starts the bot; {link}, {code} and {server} are filled in."),
    ],
    only: Annotated[
        str,
        typer.Option(metavar="A,B", help="These cases: dice, table, tower, twice, cut, restart."),
    ] = "",
    patience: Annotated[
        float, typer.Option(metavar="SECONDS", min=1, help="How long it may take for one thing.")
    ] = 30.0,
) -> None:
    """Let a bot play against this package, with mishaps, and say what held.

    knockdown bot check -- python examples/bot.py --room {link}
    """
    with complaining():
        import asyncio

        from knockdown.server.bots.check import check_bot, chosen

        all_held = asyncio.run(check_bot(command, typer.echo, chosen(only), patience))
    if not all_held:
        raise typer.Exit(1)
