"""How fast a lab plays, and how much faster on all cores than on one."""

from __future__ import annotations

import statistics
import time
from typing import Final

from knockdown.lab.chunks import Chunk
from knockdown.lab.crew import Processes, cores
from knockdown.lab.plan import make_plan
from knockdown.lab.play import play_rows, work
from knockdown.lab.tables import COLUMNS

TURNS: Final = 3
DECISIONS: Final = list(COLUMNS["matches"]).index("decisions")
MILLION: Final = 1_000_000


def decisions_of(chunk: Chunk) -> int:
    """Play a chunk with everything a run writes down; how many decisions that took."""
    return sum(int(row[DECISIONS]) for row in play_rows(chunk)["matches"])


def run_pace(player: str, seconds: float, games: int) -> dict[str, object]:
    """One process and all cores in turns; medians. `games` are played between two looks."""
    sizes = (1, cores())
    found: dict[int, list[float]] = {size: [] for size in sizes}
    for _ in range(TURNS):
        for size in found:
            found[size].append(pace(player, size, seconds / TURNS, games))
    one, many = (statistics.median(found[size]) for size in sizes)
    return {
        "player": player,
        "processes": sizes[1],
        "decisions_per_s_on_one": round(one),
        "decisions_per_s_on_all": round(many),
        "times_as_fast": round(many / one, 2),
        "seconds_for_a_million": round(MILLION / many, 1),
    }


def pace(player: str, size: int, seconds: float, games: int) -> float:
    """Decisions a second, once all processes are awake."""
    plan = make_plan(MILLION, (player, player))
    crew = Processes(decisions_of, size)
    try:
        first = games * size
        for place in range(size):
            crew.give(work(plan, place * games, (place + 1) * games))
        awake = 0
        while awake < size:
            awake += len(crew.results())
        return measured(crew, work(plan, first, MILLION), seconds, games)
    finally:
        crew.close()


def measured(crew: Processes, rest: Chunk, seconds: float, games: int) -> float:
    """Keep everybody busy until the time is up; what was begun is finished and counted."""
    done = busy = 0
    start = rest.start
    began = time.perf_counter()
    while True:
        while busy < crew.size and time.perf_counter() - began < seconds:
            crew.give(rest._replace(start=start, stop=start + games))
            start += games
            busy += 1
        if not busy:
            return done / (time.perf_counter() - began)
        for outcome in crew.results():
            done += outcome.result or 0  # nothing, if its process died
            busy -= 1
