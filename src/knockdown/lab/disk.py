"""Files that survive a power cut, errors of full disks, and a lock that ends with its process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from knockdown.lab.errors import LabError


def write(path: Path, data: bytes) -> None:
    """Write the file through to the disk (fsync)."""
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def settle(folder: Path) -> None:
    """The same for the names in a folder; not possible on Windows."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def writing(path: Path, kept: str) -> Iterator[None]:
    """Turns errors of a full or missing disk into a LabError that says what happens to the work."""
    try:
        yield
    except OSError as error:
        raise LabError(f"{path}: cannot be written ({error.strerror or error}); {kept}") from None


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Try to take the lock. The system frees it however the process ends."""
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
    except (BlockingIOError, PermissionError):  # PermissionError on Windows
        return False
    return True
