"""Work for workers, where other processes can import it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from knockdown.lab.chunks import Chunk
from knockdown.lab.errors import LabError
from knockdown.lab.tables import Tables, play_tables


def numbers(chunk: Chunk) -> list[int]:
    return list(range(chunk.start, chunk.stop))


def plays_slowly(chunk: Chunk) -> Tables:
    """A second a game, so that there is time to disturb it."""
    time.sleep(chunk.size)
    return play_tables(chunk)


def dies_once(chunk: Chunk) -> list[int]:
    """The process that gets game 3 is killed, the first time."""
    mark = Path(str(chunk.versions["scratch"])) / "died"
    if chunk.start <= 3 < chunk.stop and not mark.exists():
        mark.write_text("")
        os.kill(os.getpid(), signal.SIGKILL)
    return numbers(chunk)


def always_dies(chunk: Chunk) -> list[int]:
    if chunk.start <= 3 < chunk.stop:
        os.kill(os.getpid(), signal.SIGKILL)
    return numbers(chunk)


def has_a_bug(chunk: Chunk) -> list[int]:
    raise ZeroDivisionError("a bug")


def refuses(chunk: Chunk) -> list[int]:
    raise LabError("not with me")
