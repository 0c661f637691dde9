"""A run: all games of a plan played by a crew, kept in a folder, resumed where it stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from knockdown.knockout.skills import builder_hash
from knockdown.lab.chunks import Chunk, Chunks
from knockdown.lab.crew import Crew
from knockdown.lab.errors import LabError
from knockdown.lab.folder import Folder, Manifest
from knockdown.lab.plan import Plan
from knockdown.lab.play import mark, work

Progress = Callable[[int], None]
Tell = Callable[[str], None]
Hire = Callable[[], AbstractContextManager[Crew]]

LOST_TOO_OFTEN: Final = 3


def manifest_of(plan: Plan) -> Manifest:
    """Everything that decides the rows."""
    named = asdict(plan)
    named["boxes"] = {box.key: box.hash for box in plan.library.boxes}
    hands = {} if plan.knockdown == "dice" else {"towers": builder_hash()}
    return {**named, **mark(plan), **hands}


def run(plan: Plan, path: Path, hire: Hire, progress: Progress, tell: Tell) -> dict[str, object]:
    """Play what is missing; `progress` hears how many games are finished, old ones included.

    The folder is looked at before anybody is hired, and begun only when somebody is.
    """
    folder, manifest = Folder(path), manifest_of(plan)
    with folder.taken(manifest), hire() as crew:
        folder.begin(manifest)
        before = done = folder.games()
        progress(done)
        start = time.perf_counter()
        gaps = [work(plan, first, stop) for first, stop in folder.missing(plan.games)]
        for chunk, tables in work_through(crew, gaps, tell):
            folder.keep(chunk.start, chunk.stop, tables)
            done += chunk.size
            progress(done)
        seconds = time.perf_counter() - start
    return {
        "games": done,
        "played": done - before,
        "kept_from_before": before,
        "seconds": round(seconds, 3),
        "games_per_s": round((done - before) / seconds, 2) if done > before else None,
        "out": str(path),
    }


def work_through(crew: Crew, gaps: list[Chunk], tell: Tell) -> Iterator[tuple[Chunk, Any]]:
    """Every game of the gaps once, cut into chunks, with what came of each.

    What came of a chunk is handed on when there is new work for whoever played it: nobody
    waits for the disk.
    """
    chunks = Chunks(gaps, crew.size)
    given: dict[tuple[Plan, int], float] = {}  # when each chunk at work was begun
    lost: dict[tuple[Plan, int], int] = {}
    done: list[tuple[Chunk, Any]] = []
    while True:
        while len(given) < crew.size and (chunk := chunks.next()) is not None:
            given[chunk.plan, chunk.start] = time.perf_counter()
            crew.give(chunk)
        yield from done
        done.clear()
        if not given:
            return
        for chunk, result, why in crew.results():
            began = given.pop((chunk.plan, chunk.start))
            if why:
                count_loss(lost, chunk, why)
                tell(f"{why}; {chunk.told} are played again")
                chunks.put_back(chunk)
            else:
                chunks.took(chunk, time.perf_counter() - began)
                done.append((chunk, result))


def count_loss(lost: dict[tuple[Plan, int], int], chunk: Chunk, why: str) -> None:
    """A game that kills whoever plays it must not be tried for ever; which one, nobody knows."""
    key = (chunk.plan, chunk.start)
    lost[key] = lost.get(key, 0) + 1
    if lost[key] >= LOST_TOO_OFTEN:
        raise LabError(f"{why}, {lost[key]} times at {chunk.told}; finished matches are kept")
