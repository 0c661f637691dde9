"""`knockdown tower`: the Knockdown Test as physics, measured and filmed."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from knockdown.cli.common import (
    AsJson,
    Lang,
    check_writable,
    complaining,
    counting,
    language,
    print_result,
    refuse,
)

if TYPE_CHECKING:
    from knockdown.content.words import Words
    from knockdown.tower.attempt import Attempt

tower_app = typer.Typer(
    help="The Knockdown Test: towers of wound cubes, built by simulated hands.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

ENOUGH = 200  # trials for a table that matches rely on

SkillName = Annotated[
    str, typer.Option("--skill", metavar="S", help="novice, average, expert or steady.")
]
CubeCount = Annotated[
    int, typer.Option("--cubes", metavar="N", help="How many wound cubes, 1 to 50.")
]
Processes = Annotated[
    int, typer.Option(metavar="P", min=0, help="Worker processes; 0: one per core.")
]


@tower_app.callback()
def tower() -> None:
    """The Knockdown Test: towers of wound cubes, built by simulated hands."""


@tower_app.command()
def odds(
    skill: SkillName = "average",
    cubes: CubeCount = 9,
    trials: Annotated[
        int, typer.Option(metavar="T", min=1, help="How many towers to build.")
    ] = 200,
    processes: Processes = 0,
    as_json: AsJson = False,
) -> None:
    """Build many towers and count how often one stands in time."""
    with complaining():
        from knockdown.tower.odds import attempts, workers
        from knockdown.tower.scatter import check_cubes, half_heavy
        from knockdown.tower.skills import skill_named

        skill_named(skill)
        check_cubes(half_heavy(cubes))
        start = time.perf_counter()
        passed = 0
        with counting(trials) as progress, workers(processes or cores()) as run:
            for done, stood in enumerate(attempts(skill, cubes, trials, run), 1):
                passed += stood
                progress(done)
        elapsed = time.perf_counter() - start
        result: dict[str, object] = {
            "skill": skill,
            "cubes": cubes,
            "trials": trials,
            "passed": passed,
            "pass_rate": round(passed / trials, 4),
            "attempts_per_s": round(trials / elapsed, 1),
        }
        print_result(result, as_json)


@tower_app.command()
def calibrate(
    trials: Annotated[
        int, typer.Option(metavar="T", min=1, help="Towers for each skill and number of cubes.")
    ] = 400,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="By default, replace the one in use."),
    ] = None,
    processes: Processes = 0,
) -> None:
    """Measure the odds of every skill again and store them as the table that `sim` uses."""
    with complaining():
        from knockdown.tower.odds import TABLE_FILE, calibrate, workers, write_odds

        def tell(skill: str, cubes: int) -> None:
            typer.echo(f"{skill}: {cubes} cubes, {trials} towers", err=True)

        path = output or TABLE_FILE
        if path == TABLE_FILE and trials < ENOUGH:
            refuse(
                f"the table in use needs at least {ENOUGH} towers for each entry;"
                " -o FILE writes another one"
            )
        check_writable(path)
        with workers(processes or cores()) as run:
            measured = calibrate(trials, run, tell)
        write_odds(measured, path)
        for skill in measured.passed:
            rates = (f"{count / trials:.2f}" for count in measured.passed[skill])
            typer.echo(f"{skill:<8} {' '.join(rates)}")
        typer.echo(f"(of {trials}, by cubes from one on) written to {path}")


@tower_app.command()
def film(
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FILE", help="A .gif, .png or .webp file.")
    ],
    skill: SkillName = "average",
    cubes: CubeCount = 9,
    seed: Annotated[
        int, typer.Option(metavar="N", min=0, help="Another seed, another attempt.")
    ] = 1,
    lang: Lang = "",
) -> None:
    """Film one attempt: an animated picture of a tower being built."""
    with complaining():
        from knockdown.content.words import words_for
        from knockdown.film.reel import film
        from knockdown.tower.attempt import Attempt
        from knockdown.tower.builder import Builder
        from knockdown.tower.scatter import half_heavy
        from knockdown.tower.skills import skill_named
        from knockdown.tower.snapshots import snapshots

        words = words_for(language(lang))
        check_writable(output)
        builder = Builder(Attempt(half_heavy(cubes), seed, 0), skill_named(skill))
        with counting(100) as progress:
            film(
                snapshots(builder.attempt, builder.act),
                output,
                lambda share: progress(round(100 * share)),
            )
        typer.echo(verdict_text(words, builder.attempt))
        typer.echo(str(output))


def verdict_text(words: Words, attempt: Attempt) -> str:
    """Passed, or why not, in a sentence."""
    assert attempt.verdict is not None
    if attempt.verdict.passed:
        return words.say("tower-passed")
    return words.say(f"tower-reason-{attempt.verdict.reason}", n=len(attempt.verdict.cubes))


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@tower_app.command()
def bench(
    seconds: Annotated[
        float,
        typer.Option(metavar="S", min=0.1, max=600, help="How long to measure each thing."),
    ] = 5.0,
    as_json: AsJson = False,
) -> None:
    """Measure what a tick costs, and how many live tests one core can run."""
    with complaining():
        from knockdown.tower.bench import run_bench

        print_result(run_bench(seconds), as_json)
