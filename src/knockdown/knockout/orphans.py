"""Processes that end with the one that started them."""

from __future__ import annotations

import os
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait


def end_with_parent() -> None:
    """Whoever is killed can tell nobody to stop; nobody wants the rest of the work then."""
    threading.Thread(target=watch_parent, daemon=True).start()


def watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
