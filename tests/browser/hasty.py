"""`knockdown serve` where a match can be claimed as soon as somebody has gone.

A program of its own, since people cannot set that time.
"""

from __future__ import annotations

from knockdown.cli import main
from knockdown.server.match.clock import PACES, SECOND

if __name__ == "__main__":  # worker processes import it once more
    for kind, pace in PACES.items():
        PACES[kind] = pace._replace(grace=SECOND)
    main()
