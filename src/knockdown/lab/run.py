"""A run: a pool plays all games of a plan and stores them in a folder; it can be resumed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from knockdown.lab.chunks import Chunk, Chunks
from knockdown.lab.errors import LabError
from knockdown.lab.folder import Folder, Manifest
from knockdown.lab.plan import Plan
from knockdown.lab.play import versions_of, work
from knockdown.lab.workers import WorkerPool
from knockdown.tower.skills import builder_hash

Progress = Callable[[int], None]
Tell = Callable[[str], None]
OpenPool = Callable[[], AbstractContextManager[WorkerPool]]

LOST_TOO_OFTEN: Final = 3


def manifest_of(plan: Plan) -> Manifest:
    """Everything that decides the rows."""
    named = asdict(plan)
    named["boxes"] = {box.key: box.hash for box in plan.library.boxes}
    hands = {} if plan.knockdown == "dice" else {"towers": builder_hash()}
    return {**named, **versions_of(plan), **hands}


def run(
    plan: Plan, path: Path, open_pool: OpenPool, progress: Progress, tell: Tell
) -> dict[str, object]:
    """Play the missing games; `progress` gets the number of finished games, old ones included.

    The folder is checked before the pool starts, and claimed only when it has started.
    """
    folder, manifest = Folder(path), manifest_of(plan)
    with folder.taken(manifest), open_pool() as pool:
        folder.begin(manifest)
        before = done = folder.games()
        progress(done)
        start = time.perf_counter()
        gaps = [work(plan, first, stop) for first, stop in folder.missing(plan.games)]
        for chunk, tables in work_through(pool, gaps, tell):
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


def work_through(pool: WorkerPool, gaps: list[Chunk], tell: Tell) -> Iterator[tuple[Chunk, Any]]:
    """Every missing game once, cut into chunks, with the outcome of each.

    A worker gets its next chunk before the outcome of the last is yielded: no worker waits
    for the disk.
    """
    chunks = Chunks(gaps, pool.size)
    given: dict[tuple[Plan, int], float] = {}  # when each chunk in progress was given out
    lost: dict[tuple[Plan, int], int] = {}
    done: list[tuple[Chunk, Any]] = []
    while True:
        while len(given) < pool.size and (chunk := chunks.next()) is not None:
            given[chunk.plan, chunk.start] = time.perf_counter()
            pool.give(chunk)
        yield from done
        done.clear()
        if not given:
            return
        for chunk, result, why in pool.results():
            began = given.pop((chunk.plan, chunk.start))
            if why:
                count_loss(lost, chunk, why)
                tell(f"{why}; {chunk.told} are played again")
                chunks.put_back(chunk)
            else:
                chunks.took(chunk, time.perf_counter() - began)
                done.append((chunk, result))


def count_loss(lost: dict[tuple[Plan, int], int], chunk: Chunk, why: str) -> None:
    """Stop retrying a chunk that keeps killing its worker."""
    key = (chunk.plan, chunk.start)
    lost[key] = lost.get(key, 0) + 1
    if lost[key] >= LOST_TOO_OFTEN:
        raise LabError(f"{why}, {lost[key]} times at {chunk.told}; finished matches are kept")
