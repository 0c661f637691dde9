"""Lines that tell how far it is, since it takes minutes."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final

EVERY: Final = 10.0  # seconds from one line to the next
LOOK_EVERY: Final = 0.05


def say(text: str) -> None:
    sys.stdout.write(f"· {text}\n")
    sys.stdout.flush()


def wait(is_so: Callable[[], bool], longest: float, how_far: Callable[[], str]) -> bool:
    """Whether it was so in time."""
    begun = said = time.monotonic()
    while not is_so():
        now = time.monotonic()
        if now - begun > longest:
            return False
        if now - said > EVERY:
            said = now
            say(how_far())
        time.sleep(LOOK_EVERY)
    return True


@contextmanager
def meanwhile(what: str) -> Iterator[None]:
    """For what cannot say itself how far it is."""
    is_done = Event()
    begun = time.monotonic()

    def talk() -> None:
        while not is_done.wait(EVERY):
            say(f"{what}: {time.monotonic() - begun:.0f} s")

    say(what)
    talking = Thread(target=talk, daemon=True)
    talking.start()
    try:
        yield
    finally:
        is_done.set()
        talking.join()
