"""A hash of how the players think: all games of a run must have the same players."""

from __future__ import annotations

import hashlib
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from io import StringIO
from typing import Final

from knockdown.lab.errors import LabError

THINKING: Final = ("knockdown.players", "knockdown.search")
LEFT_OUT: Final = (
    "conformance.py",  # checks players, and chooses nothing
    "event_loop.py",  # awaitable versions for event loops; the lab has none
)
LENGTH: Final = 16

SILENT: Final = (tokenize.COMMENT, tokenize.NL, tokenize.ENDMARKER)
DEPTH: Final = {tokenize.INDENT: "⇥", tokenize.DEDENT: "⇤"}  # the width does not matter


@cache
def players_hash() -> str:
    """A hash of the code of their sources, which lie beside the compiled modules."""
    digest = hashlib.sha256()
    for package in THINKING:
        found = [path for path in files(package).iterdir() if path.name.endswith(".py")]
        sources = [path for path in found if path.name not in LEFT_OUT]
        if len(sources) < 2:  # nothing but `__init__`
            raise LabError(f"the sources of {package} are not installed; its version is unknown")
        for path in sorted(sources, key=lambda path: path.name):
            code = code_of(path.read_text("utf-8"))
            digest.update(f"{package} {path.name}\n{code}\n".encode())
    return digest.hexdigest()[:LENGTH]


def code_of(source: str) -> str:
    """The code of a source without comments, docstrings, blank lines and line breaks."""
    code: list[str] = []
    statement: list[tuple[int, str]] = []
    for kind, text in words(source):
        if kind in DEPTH:
            code.append(DEPTH[kind])
        elif kind != tokenize.NEWLINE:
            statement.append((kind, text))
        else:
            if any(kind != tokenize.STRING for kind, _ in statement):
                code += [text for _, text in statement]
                code.append("\n")
            statement.clear()
    return " ".join(code)


def words(source: str) -> Iterator[tuple[int, str]]:
    """The tokens that count. An f-string is one token, though Python 3.12 splits it."""
    lines = source.split("\n")
    start, depth = (0, 0), 0
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if sys.version_info >= (3, 12) and token.type == tokenize.FSTRING_START:
            start = start if depth else token.start
            depth += 1
        elif sys.version_info >= (3, 12) and token.type == tokenize.FSTRING_END:
            depth -= 1
            if not depth:
                yield tokenize.STRING, between(lines, start, token.end)
        elif not depth and token.type not in SILENT:
            yield token.type, token.string


def between(lines: list[str], start: tuple[int, int], end: tuple[int, int]) -> str:
    """The text between two positions, each a line (from 1) and a column."""
    found = lines[start[0] - 1 : end[0]]
    found[-1] = found[-1][: end[1]]
    found[0] = found[0][start[1] :]
    return "\n".join(found)
