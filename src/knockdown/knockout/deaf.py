"""Processes that leave Ctrl-C to the one that started them."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def deaf() -> Iterator[None]:
    """Whoever is born in here never hears Ctrl-C: what is ignored is inherited.

    Told only after their birth, they would still complain about a Ctrl-C that
    comes before they listen.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are the main thread's
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
