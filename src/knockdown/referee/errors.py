"""What can be wrong with a match text, a position, a tower, or a wish to take a move back."""

from __future__ import annotations

from knockdown.engine.errors import KnockdownError

SHOWN = 60


class NotationError(KnockdownError):
    """A match text that cannot be read.

    `line` counts from 1 (0: the text as a whole). For a move that is not
    possible, `move` is what was written and `offered` what could have been.
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
    """The last move cannot be taken back any more, and why."""


class TowerRefused(KnockdownError):
    """A finished tower that does not answer what the match asks, and why."""


class ForfeitRefused(KnockdownError):
    """A match that cannot be forfeited like that, and why."""


def shorten(text: str) -> str:
    """Foreign text inside a message: printable and short."""
    safe = "".join(letter if letter.isprintable() else "?" for letter in text)
    return safe if len(safe) <= SHOWN else safe[: SHOWN - 1] + "…"
