"""An attempt as an animated picture, readable at a glance, in real time.

Only the count-in is shortened, and the verdict stays for a while. The only text
is digits, so a film needs no language.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO

from PIL import Image

from knockdown.engine.errors import SetupError
from knockdown.film.palette import palette
from knockdown.film.picture import Painter
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.tower.snapshots import Snapshot

PICTURES_PER_SECOND = 25
PICTURE_MS = 1000 // PICTURES_PER_SECOND
COUNT_PICTURES = 24  # three, two, one, a third of a second each
STAMP_COMES = (0.55, 0.9, 1.08)  # the sizes of the verdict's stamp before it settles
VERDICT_PICTURES = 2 * PICTURES_PER_SECOND

KINDS = {".gif": "GIF", ".png": "PNG", ".webp": "WEBP"}

Progress = Callable[[float], None]


def film(
    snapshots: Iterable[Snapshot], path: Path, progress: Progress = lambda share: None
) -> None:
    """Write a film of these snapshots, one per tick. `progress` gets the share that is done.

    The file is replaced only when the film is complete.
    """
    kind = kind_of(path)
    unfinished = path.with_name(f".{path.name}.part")
    try:
        with unfinished.open("wb") as file:
            write(list(pictures(snapshots, progress)), file, kind)
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def kind_of(path: Path) -> str:
    kind = KINDS.get(path.suffix.lower())
    if kind is None:
        raise SetupError(f"a film cannot be written as '{path.name}': end it in {', '.join(KINDS)}")
    return kind


def pictures(snapshots: Iterable[Snapshot], progress: Progress) -> Iterator[Image.Image]:
    """Every picture of the film, each shown equally long."""
    painter: Painter | None = None
    last: Snapshot | None = None
    for snapshot in snapshots:
        painter = painter or Painter(len(snapshot.poses))
        is_next = last is None or moment(snapshot.tick) != moment(last.tick)
        if is_next and snapshot.verdict is None:
            yield painter.paint(snapshot)
            progress(share_done(snapshot))
        last = snapshot
    if painter and last and last.verdict:
        yield from verdict_pictures(painter, last)
    progress(1.0)


def verdict_pictures(painter: Painter, snapshot: Snapshot) -> Iterator[Image.Image]:
    for grown in STAMP_COMES:
        yield painter.paint(snapshot, grown)
    still = painter.paint(snapshot)
    for _ in range(VERDICT_PICTURES - len(STAMP_COMES)):
        yield still


def moment(tick: int) -> int:
    """Which picture of the film shows this tick."""
    if tick < 0:
        return tick * COUNT_PICTURES // SETTINGS.count_ticks
    return tick * PICTURES_PER_SECOND // TICKS_PER_SECOND


def share_done(snapshot: Snapshot) -> float:
    whole = SETTINGS.count_ticks + SETTINGS.build_ticks + SETTINGS.settle_ticks
    return (snapshot.tick + SETTINGS.count_ticks) / whole


def write(shown: list[Image.Image], file: IO[bytes], kind: str) -> None:
    first, *rest = shown
    more: dict[str, object] = {}
    if kind == "GIF":
        # Unchanged pixels are left out: they get the palette's last colour, which is not drawn.
        more = {"palette": palette().palette, "transparency": 255, "optimize": True}
    elif kind == "WEBP":
        # Only the first picture is stored whole.
        more = {"lossless": True, "method": 2, "kmin": 0, "kmax": 0}
    first.save(file, kind, save_all=True, append_images=rest, duration=PICTURE_MS, loop=0, **more)
