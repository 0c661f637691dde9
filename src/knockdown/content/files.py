"""Opens the folder of a box and reads its TOML files."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from knockdown.content.problems import Problem, hint
from knockdown.content.reader import Spot, Table

BOX_FILE = "box.toml"
FILES = (
    BOX_FILE,
    "tokens.toml",
    "attacks.toml",
    "fighters.toml",
    "skills.toml",
    "arena.toml",
)


@dataclass(frozen=True)
class Folder:
    """A box's folder, and its name in messages."""

    root: Traversable
    label: str


def extra_folder(path: Path) -> Folder:
    return Folder(path, str(path))


def read_files(folder: Folder, problems: list[Problem]) -> dict[str, Table]:
    """Every file of the box that exists and is valid TOML; an empty dict if it is not a box."""
    present = _entries(folder)
    if present is None:
        problems.append(
            Problem(folder.label, "", "this is no readable folder", "name the one with box.toml")
        )
        return {}
    _check_names(folder, present, problems)
    found = {}
    for name in FILES:
        if name in present:
            data = _parse(folder, name, problems)
            if data is not None:
                spot = Spot(_label(folder, name), problems)
                found[name] = Table(data, spot)
    return found


def _entries(folder: Folder) -> set[str] | None:
    try:
        return {entry.name for entry in folder.root.iterdir()}
    except OSError:
        return None


def _check_names(folder: Folder, present: set[str], problems: list[Problem]) -> None:
    if BOX_FILE not in present:
        problems.append(
            Problem(folder.label, "", f"{BOX_FILE} is missing", "add it: every box needs one")
        )
    problems += [
        Problem(_label(folder, name), "", "no such file belongs to a box", hint(name, FILES))
        for name in sorted(present)
        if name.endswith(".toml") and name not in FILES
    ]


def _parse(folder: Folder, name: str, problems: list[Problem]) -> dict[str, object] | None:
    try:
        return tomllib.loads(folder.root.joinpath(name).read_bytes().decode())
    except tomllib.TOMLDecodeError as error:
        wrong, right = f"this is not TOML: {error}", "put that line right"
    except UnicodeDecodeError:
        wrong, right = "the file is not UTF-8 text", "save it as UTF-8"
    except ValueError:
        wrong, right = "there is a number of absurd length", "use numbers of a few digits"
    except RecursionError:
        wrong, right = "the file is nested too deep to read", "make its effects simpler"
    except OSError as error:
        wrong, right = f"the file cannot be read: {error.strerror}", "make it readable"
    problems.append(Problem(_label(folder, name), "", wrong, right))
    return None


def _label(folder: Folder, name: str) -> str:
    return str(Path(folder.label) / name)
