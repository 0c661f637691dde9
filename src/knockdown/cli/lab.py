"""`knockdown sim` and `knockdown bench`: many matches, and how fast they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from knockdown.cli.common import (
    AsJson,
    Boxes,
    complaining,
    counting,
    library_with,
    print_result,
    two_of,
)

if TYPE_CHECKING:
    from knockdown.content import Library


def sim(
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="The first match's seed.")] = 1,
    fighters: Annotated[
        str, typer.Option(metavar="A,B", help="Keys of fighters, or random.")
    ] = "random,random",
    arena: Annotated[str, typer.Option(metavar="KEY", help="The Arena, or random.")] = "random",
    players: Annotated[
        str, typer.Option(metavar="A,B", help="Who plays: random or simple.")
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
    """Play many matches between computers and count."""
    with complaining():
        from knockdown.knockout.answers import decided_by
        from knockdown.lab.sim import run_sim

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
