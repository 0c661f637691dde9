"""A pool of workers: this process, several processes, or a cluster.

A pool takes chunks and returns their outcomes in any order. A process that dies
loses its chunk, which is then given out again.
"""

from __future__ import annotations

import gc
import os
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple, Protocol

from knockdown.lab.chunks import Chunk
from knockdown.lab.errors import LabError, need
from knockdown.tower.child_processes import end_with_parent, ignoring_interrupts

Work = Callable[[Chunk], Any]

PROCESSES: Final = "processes"
RAY: Final = "ray"
GARBAGE: Final = 50_000  # new objects between two runs of the garbage collector


class Outcome(NamedTuple):
    """The result of a chunk; `lost` says why there is none."""

    chunk: Chunk
    result: Any
    lost: str = ""


@dataclass(frozen=True)
class Failure:
    """An error of the work itself, as text: it would happen again anywhere."""

    text: str
    expected: bool


class WorkerPool(Protocol):
    """Up to `size` chunks can be in progress at a time."""

    size: int

    def give(self, chunk: Chunk) -> None: ...

    def results(self) -> list[Outcome]:
        """Wait for at least one outcome."""

    def close(self) -> None:
        """Stop at once, even with chunks in progress."""


def attempted(work: Work, chunk: Chunk) -> Any:
    """The result, or the failure as text: not every exception can be pickled."""
    try:
        return work(chunk)
    except LabError as error:
        return Failure(str(error), expected=True)
    except Exception:
        return Failure(traceback.format_exc(), expected=False)


def checked(chunk: Chunk, result: Any) -> Outcome:
    if isinstance(result, Failure):
        if result.expected:
            raise LabError(result.text)
        raise LabError(f"{chunk.told} cannot be played:\n{result.text}")
    return Outcome(chunk, result)


@contextmanager
def worker_pool(
    work: Work, on: str = PROCESSES, address: str = "", size: int = 1
) -> Iterator[WorkerPool]:
    """A pool for this work, stopped at once on exit; size 0: use all cores."""
    pool: WorkerPool
    if on == RAY:
        need("ray", "ray")
        from knockdown.lab.cluster import Cluster

        pool = Cluster(work, address, size)
    else:
        pool = Alone(work) if size == 1 else Processes(work, size or cores())
    try:
        yield pool
    finally:
        pool.close()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Alone:
    """All work is done in this process."""

    size = 1

    def __init__(self, work: Work) -> None:
        self.work = work
        self.given: Chunk | None = None

    def give(self, chunk: Chunk) -> None:
        self.given = chunk

    def results(self) -> list[Outcome]:
        assert self.given is not None
        return [Outcome(self.given, self.work(self.given))]

    def close(self) -> None:
        """There is nothing to stop."""


class Worker:
    """One worker process, the pipe to it, and its current chunk."""

    def __init__(self, life: Callable[..., None], *args: Any) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        with ignoring_interrupts():
            self.process: BaseProcess = context.Process(
                target=life, args=(far_end, *args), daemon=True
            )
            self.process.start()
        far_end.close()  # so that the pipe breaks when the process dies
        self.chunk: Chunk | None = None

    def give(self, chunk: Chunk) -> None:
        """If the process has died, waiting for its answer will reveal it."""
        with suppress(OSError):
            self.line.send(chunk)

    def answer(self) -> Any:
        """`EOFError` or `OSError` if it died."""
        return self.line.recv()

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


def serve(line: Connection, work: Work) -> None:
    """The main loop of a worker process: until the pipe is closed.

    Millions of matches are made and freed without reference cycles, so garbage
    collection of long-lived objects would be wasted time.
    """
    end_with_parent()
    gc.freeze()
    gc.set_threshold(GARBAGE)
    while True:
        try:
            line.send(attempted(work, line.recv()))
        except (EOFError, OSError):
            return


class Processes:
    """Several processes on this machine."""

    def __init__(self, work: Work, size: int) -> None:
        self.work = work
        self.size = size
        self.workers: list[Worker] = []

    def give(self, chunk: Chunk) -> None:
        free = next((worker for worker in self.workers if worker.chunk is None), None)
        if free is None:
            free = Worker(serve, self.work)
            self.workers.append(free)
        free.chunk = chunk
        free.give(chunk)

    def results(self) -> list[Outcome]:
        busy = {worker.line: worker for worker in self.workers if worker.chunk is not None}
        return [self.outcome(busy[line]) for line in wait(list(busy)) if line in busy]

    def outcome(self, worker: Worker) -> Outcome:
        chunk = worker.chunk
        assert chunk is not None
        try:
            result = worker.answer()
        except (EOFError, OSError):
            self.workers.remove(worker)
            worker.stop()
            return Outcome(chunk, None, f"process {worker.process.pid} died")
        worker.chunk = None
        return checked(chunk, result)

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
