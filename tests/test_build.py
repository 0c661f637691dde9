"""The tests run on the engine they are meant to run on.

`make test` runs the suite twice and says through `KNOCKDOWN_EXPECT` which
engine each run is for: `compiled` or `interpreted`.
"""

from __future__ import annotations

import os
import pkgutil
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

import knockdown.engine


def engine_files() -> dict[str, str]:
    """Where each module of the engine was loaded from."""
    names = [found.name for found in pkgutil.iter_modules(knockdown.engine.__path__)]
    modules = [import_module(f"knockdown.engine.{name}") for name in names]
    return {module.__name__: module.__file__ or "" for module in modules}


def test_every_engine_module_is_of_the_expected_kind() -> None:
    """`make test` says which engine it means; without that it must be one kind throughout."""
    expected = os.environ.get("KNOCKDOWN_EXPECT")
    files = engine_files()
    compiled = {name for name, file in files.items() if file.endswith(tuple(EXTENSION_SUFFIXES))}
    assert files
    assert compiled in (set(), set(files))
    if expected is not None:
        assert (compiled == set(files)) == (expected == "compiled")
