"""The mark of how the players think: games of one run must be of the same players."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Final

from knockdown.lab.errors import LabError

THINKING: Final = ("knockdown.players", "knockdown.search")
LENGTH: Final = 16


@cache
def minds_hash() -> str:
    """Of their sources, which lie beside the compiled modules; comments count, line ends do not."""
    digest = hashlib.sha256()
    for package in THINKING:
        sources = [path for path in files(package).iterdir() if path.name.endswith(".py")]
        if len(sources) < 2:  # nothing but `__init__`
            raise LabError(f"the sources of {package} are not installed; nothing tells its version")
        for path in sorted(sources, key=lambda path: path.name):
            digest.update(f"{package} {path.name}\n{path.read_text('utf-8')}\n".encode())
    return digest.hexdigest()[:LENGTH]
