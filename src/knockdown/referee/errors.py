"""Errors of match texts, positions, towers, forfeits and undo."""

from __future__ import annotations

from knockdown.engine.errors import KnockdownError

SHOWN = 60


class NotationError(KnockdownError):
    """A match text that cannot be read.

    `line` counts from 1 (0: the text as a whole). For an impossible move, `move`
    is what was written and `offered` what would have been possible.
    """

    def __init__(
        self, message: str, line: int = 0, move: str = "", offered: tuple[str, ...] = ()
    ) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.move = move
        self.offered = offered


class OtherVersion(NotationError):
    """A match text of another version: of its `kind`, "format" or "rules"."""

    def __init__(self, message: str, line: int, kind: str, written: str, known: str) -> None:
        super().__init__(message, line)
        self.kind = kind
        self.written = written
        self.known = known


class PositionError(KnockdownError):
    """A position text that cannot be read; the message names the field."""


class UndoRefused(KnockdownError):
    """The last move can no longer be undone, and why."""


class TowerRefused(KnockdownError):
    """A finished tower that is not the one the match is waiting for, and why."""


class ForfeitRefused(KnockdownError):
    """A forfeit that is not possible, and why."""


def shorten(text: str) -> str:
    """Quoted input for an error message: printable and short."""
    safe = "".join(letter if letter.isprintable() else "?" for letter in text)
    return safe if len(safe) <= SHOWN else safe[: SHOWN - 1] + "…"
