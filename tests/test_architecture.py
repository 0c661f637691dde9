"""The shape of the code: imports point left only, and files stay small.

    engine ◄── content ◄── setup ◄── referee ◄── players ◄── telling ◄── server, terminal ◄── cli
       ▲────── knockout ◄───────────────┘
                   ▲──── film                     ▲── lab, gym

What the parts may import is listed here once. A new part of the package has
to be given its place before the tests pass.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
LONGEST_FILE = 500

MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "colours": set(),
    "content": {"engine", "colours"},
    "setup": {"engine", "content"},
    "search": {"engine"},
    "knockout": {"engine"},
    "film": {"engine", "knockout", "colours"},
    "referee": {"engine", "content", "setup", "knockout"},
    "players": {"engine", "content", "setup", "knockout", "referee", "search"},
    "lab": {
        *("engine", "content", "setup", "search", "knockout", "referee", "players", "knockdown"),
        "colours",
    },
    "gym": {"engine", "content", "setup", "knockout", "referee", "players"},
    "telling": {"engine", "content", "knockout", "referee", "players"},
    "server": {"engine", "content", "setup", "knockout", "referee", "players", "telling"},
    "terminal": {"engine", "content", "setup", "knockout", "referee", "players", "telling"},
    # The public names of the library, gathered in knockdown/__init__.py.
    "knockdown": {"engine", "content", "setup", "knockout", "referee", "players"},
}
# The command stands at the right end and shows whatever there is.
MAY_IMPORT["cli"] = set(MAY_IMPORT)

# The folders and files of `server`, the lowest layer first: each may import those before it,
# but not another one of its own layer.
SERVER_LAYERS: list[set[str]] = [
    {"settings"},
    {"ops", "protocol"},
    {"present", "storage", "towers", "access", "bots"},
    {"match"},
    {"cluster"},
    {"rooms"},
    {"services"},
    {"http", "sockets"},
    {"app"},
    {"serve"},
]

# Pure parts of the standard library: no files, no clock, no chance, no log,
# nothing whose result differs from one run or one machine to the next.
ENGINE_MAY_USE = {
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
PURE = ("knockdown.engine.", "knockdown.search.", "knockdown.gym.encoding.")
ENGINE_MAY_NOT_CALL = {"breakpoint", "eval", "exec", "id", "input", "open", "print"}


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(module: str) -> str:
    """`knockdown.engine.match` belongs to `engine`, `knockdown` itself to `knockdown`."""
    names = module.split(".")
    return names[1] if len(names) > 1 else names[0]


def imported(tree: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    """Line and full name of everything imported, wherever in the file it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = from_where(node, package)
            for alias in node.names:
                # `from knockdown import engine` imports a part, not a name of the root.
                is_part = base == "knockdown" and alias.name in MAY_IMPORT
                is_part = is_part or base == "knockdown.server"
                yield node.lineno, f"{base}.{alias.name}" if is_part else base


def from_where(node: ast.ImportFrom, package: str) -> str:
    if node.level == 0:
        return node.module or ""
    parents = package.split(".")
    base = parents[: len(parents) - node.level + 1]
    return ".".join([*base, node.module] if node.module else base)


def import_faults(text: str, module: str, *, is_package: bool = False) -> list[str]:
    """What a module imports although it may not."""
    part = part_of(module)
    if part not in MAY_IMPORT:
        return [f"{module}: the part {part!r} has no place in MAY_IMPORT"]
    package = module if is_package else module.rpartition(".")[0]
    faults = []
    for line, name in imported(ast.parse(text), package):
        if name.split(".")[0] == "knockdown":
            fine = part_of(name) in MAY_IMPORT[part] | {part}
        else:
            fine = not module.startswith(PURE) or name in ENGINE_MAY_USE
        if not fine:
            faults.append(f"{module}, line {line}: may not import {name}")
    return faults


def layer_of(name: str) -> int:
    return next(
        (number for number, layer in enumerate(SERVER_LAYERS) if name in layer), len(SERVER_LAYERS)
    )


def layer_faults(text: str, module: str) -> list[str]:
    """What a module of the server imports from its own layer or a higher one."""
    inside = "knockdown.server."
    if not module.startswith(inside):
        return []
    own = module.removeprefix(inside).split(".")[0]
    if layer_of(own) == len(SERVER_LAYERS):
        return [f"{module}: {own!r} has no place in SERVER_LAYERS"]
    return [
        f"{module}, line {line}: {own} may not import {name}"
        for line, name in imported(ast.parse(text), module.rpartition(".")[0])
        if name.startswith(inside)
        and (other := name.removeprefix(inside).split(".")[0]) != own
        and layer_of(other) >= layer_of(own)
    ]


def call_faults(text: str, module: str) -> list[str]:
    """Calls by which the engine would reach out of the match."""
    return [
        f"{module}, line {node.lineno}: may not call {node.func.id}()"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ENGINE_MAY_NOT_CALL
    ]


def test_imports_point_left_only() -> None:
    faults: list[str] = []
    for path in sorted(SOURCE.rglob("*.py")):
        is_package = path.name == "__init__.py"
        faults += import_faults(path.read_text("utf-8"), module_name(path), is_package=is_package)
    assert not faults, "\n".join(faults)


def test_the_server_imports_lower_layers_only() -> None:
    faults: list[str] = []
    for path in sorted((SOURCE / "knockdown" / "server").rglob("*.py")):
        faults += layer_faults(path.read_text("utf-8"), module_name(path))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("knockdown.server.storage.store", "from knockdown.server.match.log import restore"),
        ("knockdown.server.match.hosted", "from knockdown.server.services import Services"),
        ("knockdown.server.http.me", "from knockdown.server.sockets.session import Socket"),
        ("knockdown.server.match.tower", "from ..rooms import live"),
        ("knockdown.server.match.tower", "from knockdown.server import services"),
        ("knockdown.server.attic.old", ""),
    ],
)
def test_an_import_from_a_higher_layer_is_found(module: str, text: str) -> None:
    assert layer_faults(text, module)


def test_types_for_the_compiler_are_not_needed_to_play() -> None:
    without = "import sys; sys.modules['mypy_extensions'] = None; import knockdown.search.tree"
    subprocess.run([sys.executable, "-c", without], check=True)


def test_the_engine_does_not_reach_out() -> None:
    faults: list[str] = []
    for path in sorted((SOURCE / "knockdown" / "engine").rglob("*.py")):
        faults += call_faults(path.read_text("utf-8"), module_name(path))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("knockdown.engine.match", "import random"),
        ("knockdown.engine.match", "import os.path"),
        ("knockdown.engine.match", "from time import perf_counter"),
        ("knockdown.engine.match", "import msgspec"),
        ("knockdown.engine.match", "def f():\n    import logging"),
        ("knockdown.engine.match", "from knockdown import content"),
        ("knockdown.engine.match", "from knockdown import __version__"),
        ("knockdown.engine.match", "from ..content import library"),
        ("knockdown.content.library", "import knockdown.referee.match"),
        ("knockdown.content.library", "from .. import referee"),
        ("knockdown.referee.log", "from knockdown.players import simple"),
        ("knockdown.players.plain", "from knockdown.cli import main"),
        ("knockdown.attic.old", ""),
    ],
)
def test_a_forbidden_import_is_found(module: str, text: str) -> None:
    assert import_faults(text, module)


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("knockdown.engine.match", "from __future__ import annotations"),
        ("knockdown.engine.match", "from typing import Final"),
        ("knockdown.engine.match", "from knockdown.engine.book import Book"),
        ("knockdown.engine.match", "from . import book"),
        ("knockdown.content.library", "import tomllib\nfrom knockdown import engine"),
        ("knockdown.referee.log", "from ..content.library import Library"),
        ("knockdown.cli", "from knockdown import __version__, players"),
    ],
)
def test_a_permitted_import_passes(module: str, text: str) -> None:
    assert import_faults(text, module) == []


def test_a_call_out_of_the_engine_is_found() -> None:
    assert call_faults("def f(path):\n    return open(path)", "knockdown.engine.match")


def test_files_stay_short() -> None:
    folders = [SOURCE, ROOT / "tests", ROOT / "examples"]
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    assert files
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in files}
    long = [f"{p.relative_to(ROOT)}: {n} lines" for p, n in lengths.items() if n > LONGEST_FILE]
    assert not long, f"more than {LONGEST_FILE} lines, split by subject: {', '.join(long)}"
