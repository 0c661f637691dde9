"""Files that survive a power cut, disks that are full, and a lock that goes with its process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from knockdown.lab.errors import LabError


def write(path: Path, data: bytes) -> None:
    """Not only handed to the system: on the disk when this returns."""
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def settle(folder: Path) -> None:
    """The same for the names in a folder. Windows offers no such thing."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def writing(path: Path, kept: str) -> Iterator[None]:
    """A disk that is full, or gone, is told with what becomes of the work."""
    try:
        yield
    except OSError as error:
        raise LabError(f"{path}: cannot be written ({error.strerror or error}); {kept}") from None


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Whether it could be had, or somebody else has it; free again however its process ends."""
    with path.open("ab") as file:
        yield lock(file.fileno())


def lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # Windows says the latter
        return False
    return True
