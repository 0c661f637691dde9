"""The folder of a run: its parameters, and the parts finished so far.

    manifest.json            the run's parameters
    parts/0000120-0000239/   the games 120 to 239, one Parquet file per table
    report.html, report/     the output of `lab balance`

A part is written to a temporary folder, synced and then renamed, so it is either
complete or absent, whatever stops the run.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import polars as pl

from knockdown.lab import disk
from knockdown.lab.errors import LabError
from knockdown.lab.tables import COLUMNS, Tables

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
PARTS: Final = "parts"
LOCK: Final = "lock"
PART: Final = re.compile(r"(\d{7,})-(\d{7,})")
HALF_DONE: Final = "half-"  # the prefix of parts being written
KEPT: Final = "finished matches are kept, and the same command continues when there is room"

Manifest = dict[str, object]

# What the report reads of it.
NEEDED: Final[dict[str, type]] = {
    "games": int,
    "players": list,
    "fighters": list,
    "arenas": list,
    "seed": int,
    "knockdown": str,
    "boxes": dict,
    "version": str,
    "rules": int,
    "content": str,
}
UNREADABLE: Final = (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError)
CHANGED: Final = {  # versions recorded with a run: what it means when one differs
    "version": "another version of knockdown",
    "rules": "another version of the rules",
    "boxes": "other cards",
    "content": "other cards",
    "minds": "players that think differently",
    "towers": "different tower builders",
}


class Folder:
    """A folder that holds, or is to hold, one run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts = path / PARTS

    # ------------------------------------------------------------------ beginning
    @contextmanager
    def taken(self, manifest: Manifest) -> Iterator[None]:
        """Lock an empty folder, or one begun with the same parameters.

        This begins nothing: if no worker can be found, the folder stays free for other runs.
        """
        with ExitStack() as until_left:
            with usable(self.path):
                self.path.mkdir(parents=True, exist_ok=True)
                self.check_foreign()
                is_ours = until_left.enter_context(disk.locked(self.path / LOCK))
            if not is_ours:
                raise LabError(f"{self.path}: another run is in progress here")
            if self.is_begun():
                check_same(self.path, self.manifest(), manifest)
            yield

    def begin(self, manifest: Manifest) -> None:
        """Claim the folder for this run; it must be `taken`."""
        with disk.writing(self.path, KEPT):
            for left in self.parts.glob(HALF_DONE + "*"):  # first, because a disk may be full
                shutil.rmtree(left)
            self.write(MANIFEST, json.dumps({"format": FORMAT, **manifest}, indent=2) + "\n")
            self.parts.mkdir(exist_ok=True)
            disk.settle(self.path)

    def is_begun(self) -> bool:
        return (self.path / MANIFEST).exists()

    def check_foreign(self) -> None:
        """Refuse a folder with other files, unless a run has already begun in it."""
        if self.is_begun():
            self.manifest()
            return
        found = {entry.name for entry in self.path.iterdir()}
        strangers = sorted(found - {LOCK, HALF_DONE + MANIFEST})
        if strangers and not self.is_begun():  # a run may have begun just now
            raise LabError(
                f"{self.path}: contains files of no lab run ({', '.join(strangers[:3])});"
                " name an empty or a new folder"
            )

    def manifest(self) -> Manifest:
        path = self.path / MANIFEST
        try:
            found = json.loads(path.read_text("utf-8"))
        except (FileNotFoundError, NotADirectoryError):
            raise LabError(f"{self.path}: there is no lab run here") from None
        except ValueError as error:
            raise LabError(f"{path}: damaged ({error})") from error
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise LabError(f"{path}: not a lab run that this version can read")
        wrong = [name for name, kind in NEEDED.items() if not isinstance(found.get(name), kind)]
        if wrong:
            raise LabError(f"{path}: damaged (no {', '.join(wrong)})")
        return found

    def write(self, name: str, text: str) -> None:
        scratch = self.path / (HALF_DONE + name)
        disk.write(scratch, text.encode())
        os.replace(scratch, self.path / name)
        disk.settle(self.path)

    # ---------------------------------------------------------------------- parts
    def keep(self, start: int, stop: int, tables: Tables) -> None:
        """The finished games `start` to `stop - 1`, all tables at once."""
        name = f"{start:07}-{stop - 1:07}"
        scratch = self.parts / (HALF_DONE + name)
        with disk.writing(self.path, KEPT):
            scratch.mkdir()
            for table, data in tables.items():
                disk.write(scratch / f"{table}.parquet", data)
            disk.settle(scratch)
            os.rename(scratch, self.parts / name)
            disk.settle(self.parts)

    def kept(self) -> list[tuple[int, int]]:
        """The first game and the one after the last, of each part."""
        names = (entry.name for entry in self.parts.iterdir()) if self.parts.is_dir() else ()
        found = (PART.fullmatch(name) for name in names)
        return sorted((int(part[1]), int(part[2]) + 1) for part in found if part)

    def missing(self, games: int) -> list[tuple[int, int]]:
        """The games still to be played, as ranges from the first to the one after the last."""
        gaps = []
        start = 0
        for first, stop in self.kept():
            if start < first:
                gaps.append((start, first))
            start = max(start, stop)
        if start < games:
            gaps.append((start, games))
        return gaps

    def games(self) -> int:
        return sum(stop - start for start, stop in self.kept())

    def file(self, part: tuple[int, int], table: str) -> Path:
        start, stop = part
        return self.parts / f"{start:07}-{stop - 1:07}" / f"{table}.parquet"

    def table(self, name: str) -> pl.LazyFrame:
        """All finished rows of a table, lazily: collect them inside `reading`."""
        if not self.kept():
            raise LabError(f"{self.path}: no games are finished yet")
        return pl.scan_parquet(
            [self.file(part, name) for part in self.kept()], schema=COLUMNS[name]
        )

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Turns errors of unreadable parts into a LabError with advice."""
        try:
            yield
        except UNREADABLE:
            self.find_damage()
            raise

    def find_damage(self) -> None:
        for part in self.kept():
            for name in COLUMNS:
                file = self.file(part, name)
                try:
                    pl.scan_parquet(file, schema=COLUMNS[name]).collect()
                except UNREADABLE as error:
                    why = str(error).partition("\n")[0]
                    raise LabError(
                        f"{file}: damaged ({why}); delete {file.parent},"
                        " and the same lab run plays its games again"
                    ) from error


@contextmanager
def usable(path: Path) -> Iterator[None]:
    """Turns system errors about a path into a LabError with advice."""
    try:
        yield
    except (FileExistsError, NotADirectoryError):
        raise LabError(
            f"{path}: this is a file, or below one; a run is stored in a folder:"
            " name an empty or a new one"
        ) from None
    except OSError as error:
        raise LabError(
            f"{path}: no run can be stored here ({error.strerror});"
            " name a folder in a place where you may write"
        ) from None


def check_same(path: Path, begun: Manifest, wanted: Manifest) -> None:
    """A run continues with the same parameters; only the number of games may grow."""
    for name, value in wanted.items():
        before = begun.get(name)
        if name == "games" and isinstance(before, int) and isinstance(value, int):
            if value < before:
                raise LabError(f"{path}: this run has {before} games; {value} are fewer")
        elif before != json.loads(json.dumps(value)):
            raise LabError(f"{path}: {difference(name, shown(before), shown(value))}")


def difference(name: str, before: str, now: str) -> str:
    if name in CHANGED:
        return (
            f"this run was begun with {CHANGED[name]} ({name} {before}, here {now});"
            " its games cannot be mixed with new ones, name another folder"
        )
    return (
        f"this run was begun with {name} {before}, not {now};"
        " continue as it was begun, or name another folder"
    )


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {each}" for key, each in value.items())
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
