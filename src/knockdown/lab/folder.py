"""The folder of a run: what it was begun with, and the parts finished so far.

    manifest.json            the run's parameters
    parts/0000120-0000239/   the games 120 to 239, one Parquet file for each table
    report.html, report/     what `lab balance` makes of them

A part is written aside and then renamed, so it is there completely or not at
all, whatever stops the run.
"""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import polars as pl

from knockdown.lab.errors import LabError
from knockdown.lab.tables import COLUMNS, Tables

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
PARTS: Final = "parts"
LOCK: Final = "lock"
OURS: Final = {MANIFEST, PARTS, LOCK, "report.html", "report"}
PART: Final = re.compile(r"(\d{7,})-(\d{7,})")
HALF_DONE: Final = "half-"  # names of what is being written

Manifest = dict[str, object]


class Folder:
    """A folder that holds, or is to hold, one run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts = path / PARTS

    # ------------------------------------------------------------------ beginning
    def begin(self, manifest: Manifest) -> None:
        """Take an empty folder, or go on in one begun with the same parameters."""
        self.path.mkdir(parents=True, exist_ok=True)
        self.check_foreign()
        if not os.access(self.path, os.W_OK):
            raise PermissionError(errno.EACCES, "cannot be written to", str(self.path))
        wanted = {"format": FORMAT, **manifest}
        if (self.path / MANIFEST).exists():
            check_same(self.path, self.manifest(), wanted)
        self.parts.mkdir(exist_ok=True)
        self.write(MANIFEST, json.dumps(wanted, indent=2) + "\n")

    def check_foreign(self) -> None:
        """Somebody else's files are no place for results."""
        found = {entry.name for entry in self.path.iterdir() if entry.name != HALF_DONE + MANIFEST}
        strangers = sorted(found - OURS if MANIFEST in found else found - {LOCK})
        if strangers:
            raise LabError(
                f"{self.path}: holds what is not of a lab run ({', '.join(strangers[:3])});"
                " name an empty or a new folder"
            )

    def manifest(self) -> Manifest:
        try:
            found = json.loads((self.path / MANIFEST).read_text("utf-8"))
        except (FileNotFoundError, NotADirectoryError):
            raise LabError(f"{self.path}: no lab run is kept here") from None
        except ValueError as error:
            raise LabError(f"{self.path / MANIFEST}: damaged ({error})") from error
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise LabError(f"{self.path / MANIFEST}: not of a lab run that this version reads")
        return found

    def write(self, name: str, text: str) -> None:
        scratch = self.path / (HALF_DONE + name)
        scratch.write_text(text, encoding="utf-8")
        os.replace(scratch, self.path / name)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """One run at a time; the lock goes with the process, however it ends."""
        if sys.platform == "win32":
            yield
            return
        import fcntl

        with (self.path / LOCK).open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise LabError(f"{self.path}: another run is at work here") from None
            self.clear_half_done()
            yield

    def clear_half_done(self) -> None:
        for entry in self.parts.glob(HALF_DONE + "*"):
            shutil.rmtree(entry)

    # ---------------------------------------------------------------------- parts
    def keep(self, start: int, stop: int, tables: Tables) -> None:
        """The finished games `start` to `stop - 1`, all tables at once."""
        name = f"{start:07}-{stop - 1:07}"
        scratch = self.parts / (HALF_DONE + name)
        scratch.mkdir()
        for table, data in tables.items():
            (scratch / f"{table}.parquet").write_bytes(data)
        os.rename(scratch, self.parts / name)

    def kept(self) -> list[tuple[int, int]]:
        """First game and the one after the last, of each part."""
        names = (entry.name for entry in self.parts.iterdir()) if self.parts.is_dir() else ()
        found = (PART.fullmatch(name) for name in names)
        return sorted((int(part[1]), int(part[2]) + 1) for part in found if part)

    def missing(self, games: int) -> list[tuple[int, int]]:
        """What is not played yet, first game and the one after the last."""
        gaps = []
        start = 0
        for first, stop in self.kept():
            if start < first:
                gaps.append((start, first))
            start = stop
        if start < games:
            gaps.append((start, games))
        return gaps

    def games(self) -> int:
        return sum(stop - start for start, stop in self.kept())

    def table(self, name: str) -> pl.LazyFrame:
        """All finished rows of a table."""
        if not self.kept():
            raise LabError(f"{self.path}: no games are finished yet")
        files = [
            self.parts / f"{start:07}-{stop - 1:07}" / f"{name}.parquet"
            for start, stop in self.kept()
        ]
        return pl.scan_parquet(files, schema=COLUMNS[name])


def check_same(path: Path, begun: Manifest, wanted: Manifest) -> None:
    """A run goes on as it was begun; only more games may be asked for."""
    for name, value in wanted.items():
        before = begun.get(name)
        if name == "games" and isinstance(before, int) and isinstance(value, int):
            if value < before:
                raise LabError(f"{path}: this run has {before} games; {value} are fewer")
        elif before != json.loads(json.dumps(value)):
            raise LabError(
                f"{path}: this run was begun with {name} {shown(before)}, not {shown(value)};"
                " go on as it was begun, or name another folder"
            )


def shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
