"""Child processes: they leave Ctrl-C to the parent, and end when the parent ends."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.connection import wait


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes started in this block ignore Ctrl-C: they inherit the ignored signal.

    If they only ignored it once they run, a Ctrl-C during their start would print a traceback.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may set signal handlers
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def end_with_parent() -> None:
    """End this process with its parent: a parent that is killed cannot stop its children."""
    threading.Thread(target=watch_parent, daemon=True).start()


def watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
