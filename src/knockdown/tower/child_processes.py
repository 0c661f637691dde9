"""Child processes: they leave Ctrl-C to the parent, and end when the parent ends."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process, resource_tracker
from multiprocessing.connection import wait


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes started in this block never receive Ctrl-C: they inherit the blocked signal.

    A Ctrl-C that comes meanwhile is not lost: the system holds it back for this thread, or gives
    it to another one.
    """
    if sys.platform == "win32":  # has neither signal masks nor fork
        yield
        return
    resource_tracker.ensure_running()  # or starting it would unblock the signal again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """End this process with its parent: a parent that is killed cannot stop its children."""
    threading.Thread(target=watch_parent, daemon=True).start()


def watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
