"""Reads and checks boxes: cards as data in, the engine's book and its words out.

library = load()
veroth = library.fighter("veroth")
library.fighter_class(veroth, "pl")
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path

from knockdown.content.art_check import check_art, not_drawn
from knockdown.content.boxes import content_hash, read_boxes
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
    "add_boxes",
    "check",
    "edition",
    "edition_hashed",
    "load",
    "not_drawn_in",
]

BUILT_IN = ("siege_storm", "tainted_grail")
# Folders of more boxes, apart as in PATH: for every program of knockdown that this one starts.
MORE_BOXES = "KNOCKDOWN_BOXES"


def load(extra: Sequence[Path | str] = ()) -> Library:
    """The built-in boxes, those of KNOCKDOWN_BOXES, then those in the given folders.

    Raises `BoxError`.
    """
    return _read(_folders(extra)) if extra else _load(_folders())


def edition(boxes: Sequence[tuple[str, str]]) -> Library:
    """The library of just these boxes, by key and hash: of those of `load`, the first ones.

    What was begun before a box was added goes on with the boxes of then. If they are not
    there, it is the whole library, which will not fit either.
    """
    return edition_hashed(content_hash(found for _, found in boxes))


def edition_hashed(wanted: str) -> Library:
    """The same, by the hash of all of them."""
    folders = _folders()
    for count in range(len(folders), len(BUILT_IN) - 1, -1):
        library = _load(folders[:count])
        if library.book.content_hash == wanted:
            return library
    return _load(folders)


def add_boxes(paths: Sequence[Path]) -> None:
    """From now on these boxes are loaded too, here and in whatever is started from here."""
    load(paths)  # what is wrong with one is told at once
    named = [*_named(), *(str(path.absolute()) for path in paths)]
    os.environ[MORE_BOXES] = os.pathsep.join(dict.fromkeys(named))


def check(path: Path | str) -> list[Problem]:
    """Every mistake in the box at `path`, which is played beside the built-in ones."""
    return _check(path)[1]


def not_drawn_in(path: Path | str) -> list[str]:
    """The drawings that the box at `path` could still have."""
    library = _check(path)[0]
    return not_drawn(library, library.boxes[-1])


def _check(path: Path | str) -> tuple[Library, list[Problem]]:
    path = Path(path)
    built_in = [folder for folder in _built_in() if not _is_same(folder, path)]
    library, problems = read_boxes([*built_in, extra_folder(path)])
    return library, problems or check_art(library, library.boxes[-1])


@cache
def _load(folders: tuple[Folder, ...]) -> Library:
    return _read(folders)


def _read(folders: tuple[Folder, ...]) -> Library:
    library, problems = read_boxes(folders)
    if not problems:
        for box in library.boxes[len(BUILT_IN) :]:
            problems += check_art(library, box)
    if problems:
        raise BoxError(problems)
    return library


def _folders(extra: Sequence[Path | str] = ()) -> tuple[Folder, ...]:
    more = [extra_folder(Path(path)) for path in (*_named(), *extra)]
    return tuple(dict.fromkeys((*_built_in(), *more)))


def _named() -> list[str]:
    return [path for path in os.environ.get(MORE_BOXES, "").split(os.pathsep) if path]


@cache
def _built_in() -> tuple[Folder, ...]:
    root = resources.files("knockdown") / "boxes"
    return tuple(Folder(root / key, key) for key in BUILT_IN)


def _is_same(folder: Folder, path: Path) -> bool:
    """A built-in box may be checked too; it does not clash with itself.

    A checkout's box counts as the built-in one, whichever package is installed.
    """
    return path.resolve().parts[-3:] == ("knockdown", "boxes", folder.label)
