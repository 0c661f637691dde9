"""The `knockdown` command.

What a command needs is imported when it runs, so that `--help` answers at once.
"""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from knockdown.cli import bot, cards, gym, lab, matches, play, serve, tower
from knockdown.cli.common import INTERRUPTED

app = typer.Typer(
    help="Knockdown, an unofficial fan implementation of the two-player fighting board game.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def knockdown(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and leave.")
    ] = False,
) -> None:
    if version:
        from knockdown import __version__

        typer.echo(f"knockdown {__version__}")
        raise typer.Exit


app.command()(play.play)
app.command()(serve.serve)
app.add_typer(matches.matches_app, name="matches")
app.add_typer(bot.bot_app, name="bot")
app.command()(lab.sim)
app.command()(play.replay)
app.command()(cards.cards)
app.add_typer(cards.box_app, name="box")
app.add_typer(tower.tower_app, name="tower")
app.add_typer(lab.lab_app, name="lab")
app.add_typer(gym.gym_app, name="gym")
app.command()(lab.bench)


def main() -> None:
    """The entry point: silent on Ctrl-C and broken pipes, one sentence for every error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal with a smaller character set shows question marks, not a traceback.
            stream.reconfigure(errors="replace")
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
