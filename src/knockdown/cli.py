"""The `knockdown` command.

What a command needs is imported when it runs, so that `--help` answers at once.
"""

from __future__ import annotations

import io
import json
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from knockdown.content import Library

WRONG = 2  # exit code of every expected error
INTERRUPTED = 130

app = typer.Typer(
    help="Knockdown, an unofficial fan implementation of the two-player fighting board game.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
box_app = typer.Typer(help="Boxes of your own.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(box_app, name="box")

Boxes = Annotated[
    list[Path] | None,
    typer.Option("--boxes", metavar="PATH", help="A folder with one more box; may be repeated."),
]
Lang = Annotated[
    str, typer.Option("--lang", metavar="en|es|pl", help="Language; else the one of LANG.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
NoDrawing = Annotated[
    bool, typer.Option("--no-drawing", help="Tell the Arena in words only, for screen readers.")
]


def main() -> None:
    """The entry point: quiet at Ctrl-C and broken pipes, one sentence for every error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that knows fewer letters shows question marks, not a traceback.
            stream.reconfigure(errors="replace")
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


@contextmanager
def complaining() -> Iterator[None]:
    """Expected errors become one sentence on stderr and exit code 2, never a traceback."""
    from knockdown.content import BoxError, UnknownKey
    from knockdown.engine.errors import KnockdownError

    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has gone; Python must not complain at its own exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(1) from None
    except (KnockdownError, BoxError, UnknownKey) as error:
        refuse(str(error))
    except UnicodeDecodeError as error:
        refuse(f"this is not UTF-8 text: {error.reason}")
    except OSError as error:
        refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def refuse(message: str) -> NoReturn:
    typer.echo(f"knockdown: {message}", err=True)
    raise typer.Exit(WRONG)


def library_with(boxes: Sequence[Path] | None) -> Library:
    from knockdown import content

    return content.load(boxes or [])


def language(wanted: str) -> str:
    """The language asked for, checked, or the one of the environment."""
    from knockdown.content.words import words_for
    from knockdown.terminal.start import language_of

    return words_for(wanted).lang if wanted else language_of(os.environ)


def two_of(what: str, text: str) -> tuple[str, str]:
    """`A,B` as two keys."""
    parts = [part.strip().lower() for part in text.split(",")]
    if len(parts) != 2 or not all(parts):
        refuse(f"{what} is '{text}'; it must be two names with a comma between them")
    return parts[0], parts[1]


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


@app.command()
def play(
    context: typer.Context,
    fighters: Annotated[
        str, typer.Option(metavar="A,B", help="Yours and the opponent's: keys, random or pick.")
    ] = "",
    arena: Annotated[str, typer.Option(metavar="KEY", help="The Arena, or random.")] = "",
    skills: Annotated[
        str, typer.Option(metavar="KEY", help="The Skill set, or random; else the Arena's.")
    ] = "",
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same seed gives the same shuffles.")
    ] = None,
    knockdown: Annotated[
        str, typer.Option(metavar="dice|table", help="Knockdown Tests: dice, or cubes at a table.")
    ] = "dice",
    relief: Annotated[
        str,
        typer.Option(metavar="total|each|heavy|light", help="What a passed test takes half of."),
    ] = "total",
    stall_turns: Annotated[
        int, typer.Option(metavar="N", help="House rule: N idle turns end a round; 0: never.")
    ] = 12,
    two: Annotated[bool, typer.Option("--two", help="Two people share this screen.")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Two computers play.")] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the match in FILE when it stops.")
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a match kept in FILE.")
    ] = None,
    lang: Lang = "",
    boxes: Boxes = None,
    no_drawing: NoDrawing = False,
) -> None:
    """Play a match in the terminal, line by line, against the computer.

    Without fighters, Arena, Skills or seed a short dialogue asks for them.
    """
    with complaining():
        from knockdown.setup import RANDOM
        from knockdown.terminal import start
        from knockdown.terminal.keeping import last_match_file
        from knockdown.terminal.screen import Screen, edit_lines

        edit_lines()
        spoken = language(lang)
        settled = bool(fighters or arena or skills or seed is not None)
        check_play(knockdown, two=two, watch=watch, loads=load is not None, settled=settled)
        if load is not None:
            check_typed(context, ("knockdown", "relief", "stall_turns"))
        choices = start.Choices(
            library=library_with(boxes),
            lang=spoken,
            fighters=two_of("--fighters", fighters) if fighters else start.fighters_for(two),
            arena=arena.lower() or RANDOM,
            skills=skills.lower(),
            seed=start.any_seed() if seed is None else seed,
            knockdown=knockdown,
            relief=relief,
            stall_turns=stall_turns,
            two=two,
            watch=watch,
            load=load,
            save=save,
            last=last_match_file(os.environ),
            resume=resume_command(lang, boxes or [], two=two, watch=watch, plain=no_drawing),
            drawn=not no_drawing,
        )
        asks = not (settled or two or watch or load)
        if start.play(choices, Screen(), with_dialogue=asks, asks_language=not lang):
            raise typer.Exit(INTERRUPTED)


def resume_command(lang: str, boxes: Sequence[Path], *, two: bool, watch: bool, plain: bool) -> str:
    """What to type to go on with a kept match: this program, as it was started."""
    switches = {"--two": two, "--watch": watch, "--no-drawing": plain}
    words = [*program(), "play", *(switch for switch, is_on in switches.items() if is_on)]
    if lang:
        words += ["--lang", lang]
    for box in boxes:
        words += ["--boxes", str(box)]
    return shlex.join(words)


def program() -> list[str]:
    started = Path(sys.argv[0])
    if started.suffix == ".py":
        return [sys.executable, "-m", "knockdown.cli"]
    found = shutil.which(started.name)
    is_on_path = found is not None and started.exists() and Path(found).samefile(started)
    return [started.name if is_on_path else str(started)]


def check_play(knockdown: str, *, two: bool, watch: bool, loads: bool, settled: bool) -> None:
    if knockdown not in ("dice", "table"):
        refuse(f"--knockdown is '{knockdown}'; in the terminal it can be dice or table")
    if two and watch:
        refuse("--two and --watch exclude each other: either two people play or nobody does")
    if loads and settled:
        refuse("--load goes on with a match as it was set up; leave the other choices out")


def check_typed(context: typer.Context, names: Sequence[str]) -> None:
    """A match that goes on keeps its options; asking for others is a mistake, not a wish."""
    for name in names:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            option = f"--{name.replace('_', '-')}"
            refuse(f"--load goes on with a match as it was set up; leave {option} out")


@contextmanager
def counting(total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, where a person sees it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)


@app.command()
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
    boxes: Boxes = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches between computers and count."""
    with complaining():
        from knockdown.lab.sim import run_sim

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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match written as text.")],
    lang: Lang = "",
    boxes: Boxes = None,
    all_at_once: Annotated[bool, typer.Option("--all", help="Do not stop between moves.")] = False,
    no_drawing: NoDrawing = False,
) -> None:
    """Step through a recorded match."""
    with complaining():
        from knockdown.referee.replay import load_record
        from knockdown.terminal.replay import Replay
        from knockdown.terminal.screen import Leave, Screen
        from knockdown.terminal.session import looks_like_json

        if looks_like_json(file):
            refuse(
                f"{file}: one saved moment has no moves to step through; "
                "play --load goes on with it"
            )
        library = library_with(boxes)
        record = load_record(file, library)
        told = Replay(record, library, Screen(), language(lang), drawn=not no_drawing)
        with suppress(Leave):
            told.run(stops=sys.stdin.isatty() and not all_at_once)


@app.command()
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
    """Say what is wrong in a box, where, and what would be right."""
    with complaining():
        from knockdown import content

        problems = content.check(path)
        for problem in problems:
            typer.echo(str(problem), err=True)
        if problems:
            raise typer.Exit(WRONG)
        typer.echo(f"{path}: nothing is wrong")


@app.command()
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


def print_result(result: object, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(result, ensure_ascii=False, indent=2))
    elif isinstance(result, dict):
        for line in table_lines(result):
            typer.echo(line)


def table_lines(result: dict[str, object], indent: str = "") -> Iterator[str]:
    """A result for people: a line for each number, groups indented."""
    for name, value in result.items():
        label = name.replace("_", " ")
        if isinstance(value, dict):
            yield f"{indent}{label}"
            yield from table_lines(value, indent + "  ")
        else:
            shown = f"{value:,.1f}" if isinstance(value, float) else value
            yield f"{indent}{label:<24} {shown}"


if __name__ == "__main__":
    main()
