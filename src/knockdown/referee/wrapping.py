"""Line wrapping of match texts, with indented continuation lines."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH = 100
INDENT = "    "


def wrap(pieces: Sequence[str]) -> list[str]:
    """The pieces as lines; pieces are never broken."""
    lines = [pieces[0]]
    for piece in pieces[1:]:
        if len(lines[-1]) + 1 + len(piece) <= WIDTH:
            lines[-1] += f" {piece}"
        else:
            lines.append(INDENT + piece)
    return lines
