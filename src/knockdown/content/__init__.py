"""Reads and checks boxes: cards as data in, the engine's book and its words out.

library = load()
veroth = library.fighter("veroth")
library.fighter_class(veroth, "pl")
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path

from knockdown.content.boxes import read_boxes
from knockdown.content.files import Folder, extra_folder
from knockdown.content.library import BoxInfo, Library
from knockdown.content.problems import BoxError, Problem, UnknownKey
from knockdown.content.reader import LANGUAGES

__all__ = [
    "LANGUAGES",
    "BoxError",
    "BoxInfo",
    "Library",
    "Problem",
    "UnknownKey",
    "check",
    "load",
]

BUILT_IN = ("siege_storm", "tainted_grail")


def load(extra: Sequence[Path | str] = ()) -> Library:
    """The built-in boxes, then those in the given folders; raises `BoxError`."""
    return _load([extra_folder(Path(path)) for path in extra]) if extra else _load_built_in()


def check(path: Path | str) -> list[Problem]:
    """Every mistake in the box at `path`, which is played beside the built-in ones."""
    path = Path(path)
    built_in = [folder for folder in _built_in() if not _is_same(folder, path)]
    return read_boxes([*built_in, extra_folder(path)])[1]


@cache
def _load_built_in() -> Library:
    return _load([])


def _load(extra: list[Folder]) -> Library:
    library, problems = read_boxes([*_built_in(), *extra])
    if problems:
        raise BoxError(problems)
    return library


def _built_in() -> list[Folder]:
    root = resources.files("knockdown") / "boxes"
    return [Folder(root / key, key) for key in BUILT_IN]


def _is_same(folder: Folder, path: Path) -> bool:
    """A built-in box may be checked too; it does not clash with itself.

    A checkout's box counts as the built-in one, whichever package is installed.
    """
    return path.resolve().parts[-3:] == ("knockdown", "boxes", folder.label)
