"""The shape of the code: what has to be pure reaches for nothing outside, and files stay small.

Which part of the package may import which is in pyproject.toml, and `make check` sees to it.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
LONGEST_FILE = 500

# Pure parts of the standard library: no files, no clock, no chance, no log,
# nothing whose result differs from one run or one machine to the next.
MAY_USE = {
    "__future__",
    "abc",
    "array",
    "bisect",
    "collections",
    "collections.abc",
    "enum",
    "functools",
    "hashlib",
    "itertools",
    "json",
    "math",
    "mypy_extensions",  # integers of the compiler; see the test that nothing needs it
    "operator",
    "struct",
    "typing",
}
PURE = ("engine", "search", "gym/encoding")
MAY_NOT_CALL = {"breakpoint", "eval", "exec", "id", "input", "open", "print"}


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and name of what is imported by its full name, wherever in the file it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.lineno, node.module or ""


def import_faults(text: str) -> list[str]:
    """What comes from outside and is not pure."""
    return [
        f"line {line}: may not import {name}"
        for line, name in imported(ast.parse(text))
        if name.split(".")[0] != "knockdown" and name not in MAY_USE
    ]


def call_faults(text: str) -> list[str]:
    """Calls by which the engine would reach out of the match."""
    return [
        f"line {node.lineno}: may not call {node.func.id}()"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in MAY_NOT_CALL
    ]


def faults_in(folder: str, faults: Callable[[str], list[str]]) -> list[str]:
    files = sorted((SOURCE / "knockdown" / folder).rglob("*.py"))
    assert files
    return [
        f"{path.relative_to(SOURCE)}, {fault}"
        for path in files
        for fault in faults(path.read_text("utf-8"))
    ]


@pytest.mark.parametrize("folder", PURE)
def test_pure_modules_import_only_pure_modules(folder: str) -> None:
    assert faults_in(folder, import_faults) == []


def test_the_engine_does_not_reach_out() -> None:
    assert faults_in("engine", call_faults) == []


@pytest.mark.parametrize(
    "text",
    [
        "import random",
        "import os.path",
        "from time import perf_counter",
        "import msgspec",
        "def f():\n    import logging",
    ],
)
def test_a_forbidden_import_is_found(text: str) -> None:
    assert import_faults(text)


@pytest.mark.parametrize(
    "text",
    [
        "from __future__ import annotations",
        "from typing import Final",
        "from knockdown.engine.book import Book",
        "from . import book",
    ],
)
def test_a_permitted_import_passes(text: str) -> None:
    assert import_faults(text) == []


def test_types_for_the_compiler_are_not_needed_to_play() -> None:
    without = "import sys; sys.modules['mypy_extensions'] = None; import knockdown.search.tree"
    subprocess.run([sys.executable, "-c", without], check=True)


def test_a_call_out_of_the_engine_is_found() -> None:
    assert call_faults("def f(path):\n    return open(path)")


def test_files_stay_short() -> None:
    folders = [SOURCE, ROOT / "tests", ROOT / "examples", ROOT / "tools"]
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    assert files
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in files}
    long = [f"{p.relative_to(ROOT)}: {n} lines" for p, n in lengths.items() if n > LONGEST_FILE]
    assert not long, f"more than {LONGEST_FILE} lines, split by subject: {', '.join(long)}"
