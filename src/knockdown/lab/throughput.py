"""How fast a lab plays, the speed-up on all cores, and the time of a whole run."""

from __future__ import annotations

import io
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import polars as pl

from knockdown.lab.chunks import Chunk
from knockdown.lab.folder import Folder
from knockdown.lab.plan import make_plan
from knockdown.lab.play import work
from knockdown.lab.run import Tell, run
from knockdown.lab.tables import Tables, play_tables
from knockdown.lab.workers import Processes, cores

TURNS: Final = 3
MANY: Final = 1_000_000  # games: more than can be played during a measurement
SPARE: Final = 1.05  # a margin, since decisions per game are estimated from few games


class Window(NamedTuple):
    """What was played in a period of time."""

    games: int
    decisions: int
    seconds: float


def run_throughput(
    player: str, seconds: float, games: int, decisions: int, tell: Tell
) -> dict[str, object]:
    """Medians of one process and all cores, in turns; then a whole run on all cores.

    `games` is the size of a chunk.
    """
    sizes = (1, cores())
    found: dict[int, list[Window]] = {size: [] for size in sizes}
    for _ in range(TURNS):
        for size in found:
            found[size].append(watched(player, size, seconds / TURNS, games))
    one, many = (statistics.median(w.decisions / w.seconds for w in found[size]) for size in sizes)
    windows = [window for each in found.values() for window in each]
    return {
        "player": player,
        "processes": sizes[1],
        "decisions_per_s_on_one": round(one),
        "decisions_per_s_on_all": round(many),
        "times_as_fast": round(many / one, 2),
        **whole_run(player, sizes[1], games_for(decisions, windows), tell),
    }


def games_for(decisions: int, windows: list[Window]) -> int:
    """How many games have this many decisions, estimated from others."""
    each = sum(window.decisions for window in windows) / sum(window.games for window in windows)
    return ceil(decisions / each * SPARE)


def whole_run(player: str, size: int, games: int, tell: Tell) -> dict[str, object]:
    """A run like `lab run`, from the first game to the last part on the disk."""
    plan = make_plan(games, (player, player))
    with TemporaryDirectory() as scratch:
        path = Path(scratch) / "run"
        done = run(plan, path, partial(awake, player, size, games=1), lambda done: None, tell)
        made = Folder(path).table("matches").select(pl.col("decisions").sum()).collect().item()
    return {"run_games": games, "run_decisions": made, "run_seconds": done["seconds"]}


@contextmanager
def awake(player: str, size: int, games: int) -> Iterator[Processes]:
    """Processes that have played already, so that starting them is not measured."""
    pool = Processes(play_tables, size)
    plan = make_plan(MANY, (player, player))
    try:
        for place in range(size):
            pool.give(work(plan, place * games, (place + 1) * games))
        heard = 0
        while heard < size:
            heard += len(pool.results())
        yield pool
    finally:
        pool.close()


def watched(player: str, size: int, seconds: float, games: int) -> Window:
    with awake(player, size, games) as pool:
        rest = work(make_plan(MANY, (player, player)), games * size, MANY)
        return measured(pool, rest, seconds, games)


def measured(pool: Processes, rest: Chunk, seconds: float, games: int) -> Window:
    """Keep all workers busy until the time is up; chunks in progress are finished and counted."""
    done: list[Tables] = []
    busy, start = 0, rest.start
    began = time.perf_counter()
    while True:
        while busy < pool.size and time.perf_counter() - began < seconds:
            pool.give(rest._replace(start=start, stop=start + games))
            start += games
            busy += 1
        if not busy:
            took = time.perf_counter() - began
            return Window(games * len(done), sum(map(decisions_in, done)), took)
        for outcome in pool.results():
            if not outcome.lost:
                done.append(outcome.result)
            busy -= 1


def decisions_in(tables: Tables) -> int:
    """Count after the clock has stopped."""
    matches = pl.read_parquet(io.BytesIO(tables["matches"]), columns=["decisions"])
    return int(matches["decisions"].sum())
