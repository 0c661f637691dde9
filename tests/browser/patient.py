"""`knockdown serve` where time at a tower passes half as fast.

On a busy machine a browser that is driven by a test is slower than a hand. That the ten seconds
are ten is tested where no browser is needed (`tests/server/sockets/test_practice.py`).
"""

from __future__ import annotations

from knockdown.cli import main
from knockdown.server.towers import metronome

if __name__ in {"__main__", "__mp_main__"}:  # the latter in the process that builds the towers
    metronome.BEATS_PER_SECOND //= 2  # type: ignore[misc]  # final for everybody else

if __name__ == "__main__":
    main()
