"""`knockdown play` and `knockdown replay`: the game in the terminal."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from knockdown.cli.common import (
    INTERRUPTED,
    Boxes,
    Lang,
    NoDrawing,
    complaining,
    language,
    library_with,
    refuse,
    two_of,
)


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
        str,
        typer.Option(
            metavar="dice|tower|table",
            help="Knockdown Tests: dice, a simulated tower, or real cubes at a table.",
        ),
    ] = "dice",
    hand: Annotated[
        str,
        typer.Option(
            metavar="SKILL",
            help="How well all towers are built: novice, average, expert or steady; "
            "else yours average, the computer's by its level.",
        ),
    ] = "",
    level: Annotated[
        str,
        typer.Option(
            metavar="LEVEL",
            help="The computer: rookie, brawler, duelist or champion; with --watch also A,B. "
            "Else brawler.",
        ),
    ] = "",
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
        Path | None, typer.Option(metavar="FILE", help="Save the match in FILE when it stops.")
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a match saved in FILE.")
    ] = None,
    lang: Lang = "",
    boxes: Boxes = None,
    no_drawing: NoDrawing = False,
) -> None:
    """Play a match in the terminal, line by line, against the computer.

    Without fighters, Arena, Skills or seed a short dialogue asks for them.
    """
    with complaining():
        from knockdown.engine.match_rules import FIELDS, rules_from
        from knockdown.setup import RANDOM
        from knockdown.terminal import start
        from knockdown.terminal.choices import Choices
        from knockdown.terminal.levels import levels_of
        from knockdown.terminal.saving import last_match_file
        from knockdown.terminal.screen import Screen, edit_lines

        edit_lines()
        spoken = language(lang)
        settled = bool(fighters or arena or skills or seed is not None)
        check_play(knockdown, two=two, watch=watch, loads=load is not None, settled=settled)
        if load is None:
            start.check_hand(hand, knockdown)
        else:
            check_typed(context, [field.name for field in FIELDS])
        match_rules = rules_from(
            {"knockdown": knockdown, "relief": relief, "stall_turns": stall_turns}
        )
        choices = Choices(
            library=library_with(boxes),
            lang=spoken,
            fighters=two_of("--fighters", fighters) if fighters else start.fighters_for(two),
            arena=arena.lower() or RANDOM,
            skills=skills.lower(),
            seed=start.any_seed() if seed is None else seed,
            match_rules=match_rules,
            hand=hand.lower(),
            levels=levels_of(level, two=two, watch=watch),
            two=two,
            watch=watch,
            load=load,
            save=save,
            last=last_match_file(os.environ),
            resume=command(
                "play",
                {"--lang": lang, "--hand": hand},
                boxes or [],
                {"--two": two, "--watch": watch, "--no-drawing": no_drawing},
            ),
            replay=command("replay", {"--lang": lang}, boxes or [], {"--no-drawing": no_drawing}),
            drawn=not no_drawing,
        )
        asks = not (settled or two or watch or load)
        if start.play(
            choices, Screen(), with_dialogue=asks, asks_language=not lang, asks_level=not level
        ):
            raise typer.Exit(INTERRUPTED)


def command(
    name: str, settings: Mapping[str, str], boxes: Sequence[Path], switches: Mapping[str, bool]
) -> str:
    """What to type to continue a saved match: this program, as it was started."""
    words = [*program(), name, *(switch for switch, is_on in switches.items() if is_on)]
    for option, value in settings.items():
        words += [option, value] if value else []
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
    kind, _, hand = knockdown.partition(":")
    if kind == "tower" and hand:
        refuse(
            f"--knockdown is '{knockdown}'; in the terminal that is --knockdown tower --hand {hand}"
        )
    if knockdown not in ("dice", "tower", "table"):
        refuse(f"--knockdown is '{knockdown}'; in the terminal it can be dice, tower or table")
    if two and watch:
        refuse("--two and --watch exclude each other: either two people play or nobody does")
    if loads and settled:
        refuse("--load goes on with a match as it was set up; leave the other choices out")


def check_typed(context: typer.Context, names: Sequence[str]) -> None:
    """A loaded match keeps its options, so giving others is an error."""
    for name in names:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            option = f"--{name.replace('_', '-')}"
            refuse(f"--load goes on with a match as it was set up; leave {option} out")


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
                f"{file}: a saved position has no moves to step through; "
                "play --load goes on with it"
            )
        library = library_with(boxes)
        record = load_record(file, library)
        told = Replay(record, library, Screen(), language(lang), drawn=not no_drawing)
        with suppress(Leave):
            told.run(stops=sys.stdin.isatty() and not all_at_once)
