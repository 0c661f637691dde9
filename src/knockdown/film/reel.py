"""An attempt as an animated picture, readable at a glance, in real time.

Only the count is shortened, and the verdict stays for a while. There are no
words in it but digits, so that it needs no language.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO

from PIL import Image

from knockdown.engine.errors import SetupError
from knockdown.film.inks import palette
from knockdown.film.picture import Painter
from knockdown.knockout.frames import Frame
from knockdown.knockout.settings import SETTINGS, TICKS_PER_SECOND

PICTURES_PER_SECOND = 25
PICTURE_MS = 1000 // PICTURES_PER_SECOND
COUNT_PICTURES = 24  # three, two, one, a third of a second each
STAMP_COMES = (0.55, 0.9, 1.08)  # how large the stamp of the verdict is before it stays
VERDICT_PICTURES = 2 * PICTURES_PER_SECOND

KINDS = {".gif": "GIF", ".png": "PNG", ".webp": "WEBP"}

Progress = Callable[[float], None]


def film(frames: Iterable[Frame], path: Path, progress: Progress = lambda share: None) -> None:
    """Write a film of these frames, one a tick. `progress` is told the share that is done.

    The file appears when it is complete; until then what was there stays.
    """
    kind = kind_of(path)
    unfinished = path.with_name(f".{path.name}.part")
    try:
        with unfinished.open("wb") as file:
            write(list(pictures(frames, progress)), file, kind)
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def kind_of(path: Path) -> str:
    kind = KINDS.get(path.suffix.lower())
    if kind is None:
        raise SetupError(f"a film cannot be written as '{path.name}': end it in {', '.join(KINDS)}")
    return kind


def pictures(frames: Iterable[Frame], progress: Progress) -> Iterator[Image.Image]:
    """Every picture of the film, each to be seen equally long."""
    painter: Painter | None = None
    last: Frame | None = None
    for frame in frames:
        painter = painter or Painter(len(frame.poses))
        is_next = last is None or moment(frame.tick) != moment(last.tick)
        if is_next and frame.verdict is None:
            yield painter.paint(frame)
            progress(share_done(frame))
        last = frame
    if painter and last and last.verdict:
        yield from verdict_pictures(painter, last)
    progress(1.0)


def verdict_pictures(painter: Painter, frame: Frame) -> Iterator[Image.Image]:
    for grown in STAMP_COMES:
        yield painter.paint(frame, grown)
    still = painter.paint(frame)
    for _ in range(VERDICT_PICTURES - len(STAMP_COMES)):
        yield still


def moment(tick: int) -> int:
    """Which picture of the film shows this tick."""
    if tick < 0:
        return tick * COUNT_PICTURES // SETTINGS.count_ticks
    return tick * PICTURES_PER_SECOND // TICKS_PER_SECOND


def share_done(frame: Frame) -> float:
    whole = SETTINGS.count_ticks + SETTINGS.build_ticks + SETTINGS.settle_ticks
    return (frame.tick + SETTINGS.count_ticks) / whole


def write(shown: list[Image.Image], file: IO[bytes], kind: str) -> None:
    first, *rest = shown
    more: dict[str, object] = {}
    if kind == "GIF":
        # What has not changed is left out, as the last colour of the palette, which nothing has.
        more = {"palette": palette().palette, "transparency": 255, "optimize": True}
    elif kind == "WEBP":
        # After the first, no picture is stored whole.
        more = {"lossless": True, "method": 2, "kmin": 0, "kmax": 0}
    first.save(file, kind, save_all=True, append_images=rest, duration=PICTURE_MS, loop=0, **more)
