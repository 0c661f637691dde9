"""`knockdown sim`, `bench` and `lab`: many matches, their speed, and what they show."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from knockdown.cli.common import (
    INTERRUPTED,
    AsJson,
    Boxes,
    check_writable,
    complaining,
    counting,
    library_with,
    print_result,
    refuse,
    two_of,
)
from knockdown.cli.progress import progress_with_pace

if TYPE_CHECKING:
    from knockdown.content import Library

lab_app = typer.Typer(
    help="Thousands of matches between computers: who wins, and whether the cards are fair.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Seed = Annotated[int, typer.Option(metavar="S", min=0, help="The first match's seed.")]
Kind = Annotated[
    str,
    typer.Option(
        metavar="KIND",
        help="Knockdown Tests: dice, tower-odds or tower (each player's own hand), "
        "tower-odds:SKILL or tower:SKILL.",
    ),
]
ADDRESS = re.compile(r"auto|(ray://)?(\[[0-9a-f:.]+\]|[^\s:/\[\]]+):\d{1,5}", re.IGNORECASE)
LAST_PORT = 65535
Workers = Annotated[
    int, typer.Option(metavar="P", min=0, help="Worker processes; 0: one per core.")
]


def sim(
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="The first match's seed.")] = 1,
    fighters: Annotated[
        str, typer.Option(metavar="A,B", help="Keys of fighters, or random.")
    ] = "random,random",
    arena: Annotated[str, typer.Option(metavar="KEY", help="The Arena, or random.")] = "random",
    players: Annotated[
        str, typer.Option(metavar="A,B", help="random, rookie, brawler, duelist or champion.")
    ] = "random,random",
    knockdown: Annotated[
        str,
        typer.Option(
            metavar="KIND",
            help="Knockdown Tests: dice, tower-odds:SKILL, or tower:SKILL, which builds each one.",
        ),
    ] = "dice",
    boxes: Boxes = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches between computers and count the results."""
    with complaining():
        from knockdown.lab.sim import run_sim
        from knockdown.tower.answers import decided_by

        tests = decided_by(knockdown)
        library = library_with(boxes)
        with counting(games) as progress:
            result = run_sim(
                games=games,
                seed=seed,
                fighters=two_of("--fighters", fighters),
                arena=arena.lower(),
                players=two_of("--players", players),
                library=library,
                progress=progress,
                tests=tests,
            )
        print_result(result if as_json else sim_for_people(result, library), as_json)


def sim_for_people(result: dict[str, Any], library: Library) -> dict[str, object]:
    """Fighters by name, and shares beside the counts."""

    def share(part: int, whole: int) -> str:
        return f"{part} ({100 * part / whole:.0f} %)"

    matches, rounds = result["matches"], result["rounds"]
    return {
        "matches": matches,
        "won by": {seat: share(won, matches) for seat, won in result["wins"].items()},
        "matches won": {
            library.fighter_name(library.fighter(key), "en"): (
                f"{share(counts['won'], counts['played'])} of {counts['played']}"
            )
            for key, counts in result["fighters"].items()
        },
        "rounds": rounds,
        "rounds won by K.O.": share(result["ko_rounds"], rounds),
        "decisions": result["decisions"],
        "decisions per second": result["decisions_per_second"],
        "digest": f"{result['digest']} (of all moves: the same seed gives the same digest)",
    }


def bench(
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.1, help="How long to measure each thing.")
    ] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast this machine plays."""
    with complaining():
        from knockdown.lab.bench import run_bench

        result = run_bench(seconds)
        print_result(result if as_json else bench_for_people(result), as_json)


def bench_for_people(result: dict[str, object]) -> dict[str, object]:
    known = {name: value for name, value in result.items() if value is not None}
    if "peer" not in known:
        known["peer"] = "not installed; make bench compares with OpenSpiel"
    return known


# --------------------------------------------------------------------------------- lab
@lab_app.callback()
def lab() -> None:
    """Thousands of matches between computers: who wins, and whether the cards are fair."""


@lab_app.command()
def run(
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="The folder of the run; an existing run continues.")
    ],
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="Matches in all, spread over all pairings.")
    ] = 1200,
    players: Annotated[
        str, typer.Option(metavar="A,B", help="The two players; each plays both sides.")
    ] = "brawler,brawler",
    fighters: Annotated[
        str, typer.Option(metavar="A,B,…", help="Keys of two or more fighters, or all.")
    ] = "all",
    knockdown: Kind = "dice",
    seed: Seed = 1,
    on: Annotated[
        str, typer.Option("--on", metavar="processes|ray", help="Where the matches are played.")
    ] = "processes",
    address: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="A Ray cluster, ray://host:10001; else a local one."),
    ] = "",
    processes: Workers = 0,
    boxes: Boxes = None,
    as_json: AsJson = False,
) -> None:
    """Play every pair of fighters in both seats and all Arenas; store the results as Parquet.

    Stop it at any time: the same command continues, also with a larger --games.
    """
    with complaining():
        check_where(on, address)
        need_lab()
        from knockdown.lab.plan import make_plan
        from knockdown.lab.run import run
        from knockdown.lab.tables import play_tables
        from knockdown.lab.workers import worker_pool

        plan = make_plan(
            games, two_of("--players", players), keys_of(fighters), seed, knockdown, boxes or []
        )
        open_pool = partial(worker_pool, play_tables, on, address, processes)
        with progress_with_pace(games) as (progress, tell):
            try:
                result = run(plan, out, open_pool, progress, tell)
            except KeyboardInterrupt:
                tell(f"stopped; finished matches are kept in {out}, the same command continues")
                raise typer.Exit(INTERRUPTED) from None
        if not as_json and not result["played"]:
            del result["games_per_s"]  # it was already finished, so there is no pace
        print_result(result, as_json)


def need_lab() -> None:
    from knockdown.lab.errors import need

    need("lab", "polars", "altair", "vl_convert", "openskill", "numpy")


def check_where(on: str, address: str) -> None:
    if on not in ("processes", "ray"):
        refuse(f"--on is '{on}'; it can be processes or ray")
    if address and on != "ray":
        refuse("--address goes with --on ray")
    if address and not ADDRESS.fullmatch(address):
        refuse(
            f"--address is '{address}'; it can be ray://HOST:PORT (mostly port 10001),"
            " HOST:PORT (mostly 6379), or auto on the cluster's head"
        )
    port = address.rpartition(":")[2]
    if port.isdecimal() and not 1 <= int(port) <= LAST_PORT:
        refuse(f"--address is '{address}'; its port can be from 1 to {LAST_PORT}")


def keys_of(text: str) -> list[str]:
    return [part.strip().lower() for part in text.split(",") if part.strip()]


@contextmanager
def keeping_nothing(tell: Callable[[str], None]) -> Iterator[None]:
    """Handles Ctrl-C in work that cannot be continued."""
    try:
        yield
    except KeyboardInterrupt:
        tell("stopped; nothing is stored, the same command starts over")
        raise typer.Exit(INTERRUPTED) from None


@lab_app.command()
def ladder(
    players: Annotated[
        str, typer.Option(metavar="A,B,…", help="Players, weakest first; by default all levels.")
    ] = "",
    games: Annotated[
        int, typer.Option(metavar="N", min=2, help="Matches per pair of players.")
    ] = 120,
    steps: Annotated[
        bool, typer.Option("--steps", help="Only each player against the previous one.")
    ] = False,
    knockdown: Kind = "tower-odds",
    seed: Seed = 1,
    processes: Workers = 0,
    as_json: AsJson = False,
) -> None:
    """Let players meet each other: win rates and ratings, with confidence intervals.

    Nothing is stored if it is stopped.
    """
    with complaining():
        need_lab()
        from knockdown.lab.ladder import first_player_won, pairs_of, run_ladder
        from knockdown.lab.workers import worker_pool
        from knockdown.players import LEVELS

        names = keys_of(players) or list(LEVELS)
        open_pool = partial(worker_pool, first_player_won, size=processes)
        total = games * len(pairs_of(names, steps))
        with progress_with_pace(total) as (progress, tell), keeping_nothing(tell):
            result = run_ladder(names, games, open_pool, progress, tell, seed, knockdown, steps)
        if as_json:
            print_result(result, as_json)
        else:
            for line in ladder_lines(result):
                typer.echo(line)


def ladder_lines(result: dict[str, Any]) -> Iterator[str]:
    """The ladder for people: ratings, then who beats whom."""
    yield f"{'player':<12} {'rating':>6}  {'95 %':^13}  {'won':>5}"
    for row in result["players"]:
        reach = f"{row['rating_low']:.1f} – {row['rating_high']:.1f}"
        yield f"{row['player']:<12} {row['rating']:>6.1f}  {reach:^13}  {row['rate']:>5.0%}"
    yield ""
    steps = {(step["player"], step["opponent"]): step["holds"] for step in result["steps"]}
    for row in result["pairs"]:
        pair = row["player"], row["opponent"]
        told = ("  not a full step", "  a full step")[steps[pair]] if pair in steps else ""
        reach = f"({row['low']:.0%} – {row['high']:.0%})"
        yield f"{pair[0]:>12} beats {pair[1]:<12} {row['rate']:>4.0%} {reach:<13}{told}"


@lab_app.command()
def fit(
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="Matches; a fifth is held out for validation.")
    ] = 400,
    player: Annotated[
        str, typer.Option(metavar="NAME", help="The player on both sides.")
    ] = "duelist:120",
    knockdown: Kind = "dice",
    seed: Seed = 1,
    processes: Workers = 0,
    boxes: Boxes = None,
    as_json: AsJson = False,
) -> None:
    """Fit the evaluation of positions by the searching players to who won the round.

    Nothing is stored if it is stopped.
    """
    with complaining():
        need_lab()
        from knockdown.lab.fit import run_fit, sample_games
        from knockdown.lab.plan import make_plan
        from knockdown.lab.workers import worker_pool

        plan = make_plan(games, (player, player), seed=seed, knockdown=knockdown, boxes=boxes or [])
        open_pool = partial(worker_pool, sample_games, size=processes)
        with progress_with_pace(games) as (progress, tell), keeping_nothing(tell):
            result = run_fit(plan, open_pool, progress, tell)
        if as_json:
            print_result(result, as_json)
        else:
            for line in fit_lines(result):
                typer.echo(line)


def fit_lines(result: dict[str, Any]) -> Iterator[str]:
    yield f"{'feature':<12} {'weight':>7}  {'± 95 %':>7}  {'today':>7}"
    for name, row in result["weights"].items():
        reach = 1.96 * row["error_by_game"]
        yield f"{name:<12} {row['weight']:>7.3f}  {reach:>7.3f}  {row['today']:>7.3f}"
    ours, aside = result["fitted_to"], result["held_out"]
    yield ""
    yield (
        f"fitted to {ours['positions']} positions of {ours['rounds']} rounds in"
        f" {ours['games']} matches; ± assumes only different matches to be independent"
    )
    yield (
        f"log loss on {aside['games']} other matches: {aside['loss']}, with today's weights"
        f" {aside['loss_today']}, of a coin {aside['loss_of_a_coin']}"
    )


@lab_app.command()
def balance(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run.")],
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.html", help="The report; else report.html in the folder."),
    ] = None,
    boxes: Boxes = None,
    as_json: AsJson = False,
) -> None:
    """Make a report of a run: whether it is fair, what everything is worth, and all targets.

    With --json the figures are printed, and the report is written only with --out.
    """
    with complaining():
        need_lab()
        from knockdown.lab.figures import figures_of
        from knockdown.lab.folder import Folder
        from knockdown.lab.report import write_report

        path = out or (None if as_json else folder / "report.html")
        figures = figures_of(Folder(folder), library_with(boxes))
        if path is not None:
            check_writable(path)
            write_report(figures, path)
        if as_json:
            print_result(figures, as_json)
        else:
            for line in balance_lines(figures):
                typer.echo(line)
            typer.echo(str(path))


def balance_lines(figures: dict[str, Any]) -> Iterator[str]:
    """Every target with its worst offenders and what was not measured."""
    from knockdown.lab.captions import some_of
    from knockdown.lab.targets import state_of

    yield f"{figures['run']['games']} matches"
    yield from figures["warnings"]
    for target in figures["targets"]:
        doubt = "" if target["sure"] else " (not sure: more matches would tell)"
        yield f"{state_of(target):<6}  {target['text']}{doubt}"
        for fault in target["broken"]:
            yield f"          {fault['what']}: {fault['told']}"
        if target["unmeasured"]:
            yield f"          {some_of(target['unmeasured'])}"


@lab_app.command("bench")
def lab_bench(
    player: Annotated[str, typer.Option(metavar="NAME", help="Who plays.")] = "brawler",
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.1, max=600, help="How long to measure each.")
    ] = 9.0,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="Matches given to a process at a time.")
    ] = 20,
    decisions: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=1,
            help="Decisions in a timed run; use fewer for slow players.",
        ),
    ] = 1_000_000,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the players think, and a run on one process and on all cores."""
    with complaining():
        need_lab()
        from knockdown.lab.thinking import run_thinking
        from knockdown.lab.throughput import run_throughput

        thinking = run_thinking(seconds / 3)
        tell = partial(typer.echo, err=True)
        print_result(
            {**thinking, **run_throughput(player, seconds, games, decisions, tell)}, as_json
        )
