"""Scenes in the arena of `box`, whose cards no real box has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from scene import Scene

from knockdown.content import Library, load

BOX = Path(__file__).parent / "box"


@cache
def library() -> Library:
    return load([BOX])


def proving(
    *,
    fighters: tuple[str, str] = ("veroth", "sentinel"),
    spaces: tuple[int, int] = (4, 5),
    hands: tuple[str, str] = ("", ""),
    wounds: tuple[str, str] = ("0/0", "0/0"),
    row: Sequence[str] = (),
) -> Scene:
    return Scene(
        arena="proving_ground",
        skill_set="siege_storm",
        library=library(),
        fighters=fighters,
        spaces=spaces,
        hands=hands,
        wounds=wounds,
        row=row,
    )
