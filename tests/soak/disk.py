"""The disk alone: the lower bound of the time until a decision is durable."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

SYNCS: Final = 300
SIZE: Final = 64 * 1024  # bytes, about what is written at once for the decisions that came together
BETWEEN: Final = 0.015  # seconds, as the server has it


def sync_times(folder: Path) -> tuple[float, float]:
    """Seconds until written bytes are on the disk: in the middle, and 99 of 100."""
    data, times = bytes(SIZE), []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(SYNCS):
            began = time.perf_counter()
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
            time.sleep(BETWEEN)
    return statistics.median(times), statistics.quantiles(times, n=100)[-1]
