"""The process that talks to Ray, separate from the lab because Ray may end or block it.

It sends the lab first how many chunks can be in progress, then outcomes, and heartbeats while
there are none. A text says why it ends.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from knockdown.lab.chunks import Chunk
from knockdown.lab.workers import Failure, Outcome, Work, attempted

LOCAL: Final = "local"
STDOUT, STDERR = 1, 2  # file descriptors, regardless of sys.stdout
BEAT: Final = 2.0  # seconds between two heartbeats
ALIVE: Final = None

# Ray's only messages when a token is missing or the port is wrong.
LOCKED_OUT: Final = ("ray client connection timeout", "Failed to connect to Ray cluster")
WAYS_IN: Final = (
    "Ray refuses the connection; it may require a token that is not set here (see RAY_AUTH_TOKEN in"
    " Ray's manual), or ray:// and the port do not belong together"
)

News = Outcome | Exception | None  # None: the lab is gone


def drive(line: Connection, work: Work, address: str, size: int) -> None:
    """The main loop: until the lab closes the pipe or the cluster is lost."""
    hush()
    try:
        join(address, size)
        line.send(size or processors())
        pass_on(line, work)
    except Exception as error:
        with suppress(OSError):
            line.send(reason(error))
    finally:
        ray.shutdown()


def hush() -> None:
    """Silence Ray's long messages, which bypass Python; the lab reports one sentence."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (STDOUT, STDERR):
        os.dup2(nowhere, stream)


def join(address: str, size: int) -> None:
    """Connect to a cluster; without an address, start one here."""
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    if address:
        ray.init(address, **quiet)
    else:
        ray.init(LOCAL, num_cpus=size or None, include_dashboard=False, **quiet)


def processors() -> int:
    """The CPUs of the whole cluster, which must be there to answer."""
    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray has no types here
    return max(int(found.get("CPU", 1)), 1)


def pass_on(line: Connection, work: Work) -> None:
    """Pass chunks to the cluster, and outcomes to the lab."""
    news: SimpleQueue[News] = SimpleQueue()
    Thread(target=hand_out, args=(line, work, news), daemon=True).start()
    while True:
        try:
            told = news.get(timeout=BEAT)
        except Empty:
            processors()
            line.send(ALIVE)
            continue
        if isinstance(told, Exception):
            raise told
        if told is None:
            return
        line.send(told)


def hand_out(line: Connection, work: Work, news: SimpleQueue[News]) -> None:
    """Start a task for every chunk that arrives."""
    # Ray would silently play lost chunks again by itself.
    task = ray.remote(max_retries=0)(attempted)
    try:
        while (chunk := received(line)) is not None:
            done: Callable[[Future[Any]], None] = partial(note, news, chunk)
            task.remote(work, chunk).future().add_done_callback(done)
    except Exception as error:
        news.put(error)
    else:
        news.put(None)


def received(line: Connection) -> Chunk | None:
    """The next message, or None if the lab has closed the pipe."""
    try:
        chunk: Chunk = line.recv()
    except (EOFError, OSError):
        return None
    return chunk


def note(news: SimpleQueue[News], chunk: Chunk, done: Future[Any]) -> None:
    news.put(outcome(chunk, done))


def outcome(chunk: Chunk, done: Future[Any]) -> Outcome | Exception:
    try:
        return Outcome(chunk, done.result())
    except RayTaskError as error:
        text = f"a worker of the cluster cannot play: {error.cause}"
        return Outcome(chunk, Failure(text, expected=True))
    except RayError as error:
        return Outcome(chunk, None, f"a worker of the cluster died ({type(error).__name__})")
    except Exception as error:
        return error


def reason(error: Exception) -> str:
    """Ray's message in one line, or known advice."""
    whole = str(error).strip()
    if any(sign in whole for sign in LOCKED_OUT):
        return WAYS_IN
    told = whole.rpartition("\n")[2] if "Traceback" in whole else whole
    return " ".join(told.split()) or type(error).__name__
