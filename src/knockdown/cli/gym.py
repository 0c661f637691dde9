"""`knockdown gym`: the adapters for learning agents, measured."""

from __future__ import annotations

from typing import Annotated

import typer

from knockdown.cli.common import AsJson, complaining, print_result, refuse

gym_app = typer.Typer(
    help="The PettingZoo environment for learning agents.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@gym_app.callback()
def gym() -> None:
    """The PettingZoo environment for learning agents."""


@gym_app.command()
def bench(
    seconds: Annotated[
        float,
        typer.Option(metavar="S", min=0.1, max=600, help="How long to measure each thing."),
    ] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure its steps a second, beside PettingZoo's own hanabi_v5."""
    with complaining():
        try:
            from knockdown.gym.bench import run_bench
        except ImportError as error:  # its own sentence says which extra is missing
            refuse(str(error))

        print_result(run_bench(seconds), as_json)
