"""The match behind the screen: continued from a record or from a saved position."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Protocol

from knockdown.content import Library
from knockdown.engine.errors import SaveError
from knockdown.engine.match import Match
from knockdown.engine.options import PASSED_OR_FAILED, Option
from knockdown.referee.errors import UndoRefused
from knockdown.referee.forfeit import Forfeit
from knockdown.referee.live import LiveMatch
from knockdown.referee.notation import format_match
from knockdown.referee.replay import load_record
from knockdown.referee.saves import load_match, save_match
from knockdown.tower.attempt import Attempt

ONE_MOMENT: Final = ".json"


class Session(Protocol):
    """What the game needs of a match in progress."""

    match: Match
    deciders: list[int]

    @property
    def forfeit(self) -> Forfeit | None:
        """Why it is over if the rules have not ended it."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""

    def apply(self, option: Option) -> None:
        """Give the pending decision its answer."""

    def apply_tower(self, attempt: Attempt) -> None:
        """7.1: answer a Knockdown Test with a finished tower."""

    def undo(self, player: int) -> None:
        """Back to this player's last decision, or `UndoRefused`."""


class SavedPosition:
    """A match loaded from one saved position: the moves before it are unknown."""

    forfeit: Forfeit | None = None

    def __init__(self, match: Match) -> None:
        self.match = match
        self.match.recording = True
        self.deciders: list[int] = []

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def apply(self, option: Option) -> None:
        decider = self.match.decider
        self.match.apply(option)
        self.deciders.append(decider)

    def apply_tower(self, attempt: Attempt) -> None:
        """A saved position stores no towers, only their results."""
        assert attempt.verdict is not None
        self.apply(PASSED_OR_FAILED[0 if attempt.verdict.passed else 1])

    def undo(self, player: int) -> None:
        raise UndoRefused("a match loaded from one position has no moves to take back")


def save(session: Session, path: Path) -> None:
    """A whole match as text; as JSON, one position: by file name or if no more is known."""
    if isinstance(session, LiveMatch) and path.suffix != ONE_MOMENT:
        text = format_match(session.record)
    else:
        text = save_match(session.match) + "\n"
    path.write_text(text, encoding="utf-8")


def load(path: Path, library: Library) -> Session:
    """What `save` wrote; anything else raises an error that names the file."""
    if path.suffix != ONE_MOMENT and not looks_like_json(path):
        return LiveMatch(load_record(path, library))
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise SaveError(f"{path}: {error.strerror or 'cannot be read'}") from error
    except UnicodeDecodeError as error:
        raise SaveError(f"{path}: not UTF-8; this is not a saved match") from error
    try:
        return SavedPosition(load_match(text, library))
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from error


def looks_like_json(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(1) == b"{"
    except OSError:
        return False
