"""A progress bar for long work: how much is done, how fast, and the time remaining."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import ProgressColumn, Task


@contextmanager
def progress_with_pace(total: int) -> Iterator[tuple[Callable[[int], None], Callable[[str], None]]]:
    """A progress bar with its pace, and a function to print above it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True, markup=False, highlight=False, soft_wrap=True)
    with Progress(
        *(BarColumn(), MofNCompleteColumn(), pace_column(), TimeRemainingColumn()),
        console=console,
        transient=True,
        speed_estimate_period=300,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("", total=total)
        begun = False

        def progress(done: int) -> None:
            nonlocal begun
            if begun:
                bar.update(task, completed=done)
            else:  # results from an earlier run do not count for the pace
                bar.reset(task, completed=done)
                begun = True

        yield progress, console.print


def pace_column() -> ProgressColumn:
    from rich.progress import ProgressColumn
    from rich.text import Text

    class Pace(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(f"{task.speed:.1f} games/s" if task.speed else "– games/s")

    return Pace()
