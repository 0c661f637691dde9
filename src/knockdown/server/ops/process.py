"""How a process of the server treats its memory and its threads."""

from __future__ import annotations

import gc
import sys
from typing import Final

# New objects until the young are looked at, and how often that is done before the older, and those
# before all. A few at a time: of 50,000 at once everybody waited for up to 90 ms, of 20,000 for 40.
GARBAGE: Final = (1_000, 3, 3_000)
SWITCH: Final = 0.0005  # seconds that a thread beside it waits for a busy event loop


def settle_down() -> None:
    """Once all that stays is loaded.

    A match is freed when it is left; circles are small, a few kB for each connection that was
    closed. Looked for as often as Python does it, among everything that lives, they would take a
    sixth of the server's time, and keep everybody waiting while they are looked for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH)
