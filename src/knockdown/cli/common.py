"""What all commands share: options, errors, progress, and how results are printed."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from knockdown.content import Library

WRONG = 2  # exit code of every expected error
INTERRUPTED = 130

Boxes = Annotated[
    list[Path] | None,
    typer.Option("--boxes", metavar="PATH", help="A folder with another box; may be repeated."),
]
Lang = Annotated[
    str, typer.Option("--lang", metavar="en|es|pl", help="Language; by default that of LANG.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
NoDrawing = Annotated[
    bool, typer.Option("--no-drawing", help="Describe the Arena in words, for screen readers.")
]


@contextmanager
def complaining() -> Iterator[None]:
    """Expected errors become one sentence on stderr and exit code 2, never a traceback."""
    from knockdown.content import BoxError, UnknownKey
    from knockdown.engine.errors import KnockdownError

    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has gone; Python must not report that at exit.
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
    """The requested language, checked, or that of the environment."""
    from knockdown.content.words import words_for
    from knockdown.terminal.start import language_of

    return words_for(wanted).lang if wanted else language_of(os.environ)


def two_of(what: str, text: str) -> tuple[str, str]:
    """`A,B` as two keys."""
    parts = [part.strip().lower() for part in text.split(",")]
    if len(parts) != 2 or not all(parts):
        refuse(f"{what} is '{text}'; it must be two names with a comma between them")
    return parts[0], parts[1]


@contextmanager
def counting(total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)


def check_writable(path: Path) -> None:
    """Fail before the long work, not after it."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "is a folder, not a file", str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "there is no such folder", str(path.parent))
    if not os.access(path.parent, os.W_OK):
        raise PermissionError(errno.EACCES, "cannot be written to", str(path.parent))


def print_result(result: object, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(result, ensure_ascii=False, indent=2))
    elif isinstance(result, dict):
        for line in table_lines(result):
            typer.echo(line)


def table_lines(result: dict[str, object], indent: str = "") -> Iterator[str]:
    """A result for people: one line per number, groups indented."""
    for name, value in result.items():
        label = name.replace("_", " ")
        if isinstance(value, dict):
            yield f"{indent}{label}"
            yield from table_lines(value, indent + "  ")
        else:
            is_float = isinstance(value, float)
            shown = f"{value:,.2f}".rstrip("0").rstrip(".") if is_float else value
            yield f"{indent}{label:<24} {shown}"
