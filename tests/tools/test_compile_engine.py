"""The tests run on the engine they are meant to run on.

`make test` runs the suite twice and says through `KNOCKDOWN_EXPECT` which
engine each run is for: `compiled` or `interpreted`.
"""

from __future__ import annotations

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import compile_engine
import pytest

ROOT = Path(__file__).parent.parent.parent


def files_of(group: str) -> dict[str, str]:
    """Where each module that is compiled was loaded from."""
    paths = compile_engine.modules_of(ROOT / "src", group)
    names = [path.removesuffix(".py").replace("/", ".") for path in paths]
    return {name: import_module(name).__file__ or "" for name in names}


@pytest.mark.parametrize("group", compile_engine.GROUPS)
def test_every_compiled_module_is_of_the_expected_kind(group: str) -> None:
    """`make test` says which engine it means; without that it must be one kind throughout."""
    expected = os.environ.get("KNOCKDOWN_EXPECT")
    files = files_of(group)
    compiled = {name for name, file in files.items() if file.endswith(tuple(EXTENSION_SUFFIXES))}
    assert files
    assert compiled in (set(), set(files))
    if expected is not None:
        assert (compiled == set(files)) == (expected == "compiled")
