"""Saving matches to files: other files are never overwritten, and the user learns how to resume."""

from __future__ import annotations

import errno
import os
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from knockdown.referee.live import LiveMatch
from knockdown.terminal.session import ONE_MOMENT, save

if TYPE_CHECKING:
    from knockdown.terminal.game import Game

# How a saved match begins: a whole match as text, or one position.
BEGINNINGS: Final = (b"[Knockdown ", b'{"knockdown":')
REASONS: Final = {
    errno.ENOENT: "why-no-folder",
    errno.ENOTDIR: "why-no-folder",
    errno.EISDIR: "why-is-folder",
    errno.EACCES: "why-denied",
    errno.EPERM: "why-denied",
    errno.EROFS: "why-denied",
    errno.ENOSPC: "why-full",
}


def last_match_file(environment: Mapping[str, str]) -> Path:
    """Where an unsaved match is stored."""
    state = environment.get("XDG_STATE_HOME", "")
    folder = Path(state) if state else Path.home() / ".local" / "state"
    return folder / "knockdown" / "last.kd"


def holds_match(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(max(map(len, BEGINNINGS))).startswith(BEGINNINGS)


def why_not(path: Path) -> str:
    """The message that says why no match can be saved there, or an empty string."""
    try:
        if path.is_dir():
            return "why-is-folder"
        if path.exists():
            if path.stat().st_size and not holds_match(path):
                return "why-foreign"
            return "" if os.access(path, os.W_OK) else "why-denied"
        if not path.parent.is_dir():
            return "why-no-folder"
        return "" if os.access(path.parent, os.W_OK) else "why-denied"
    except (OSError, ValueError) as error:
        return reason(error)


def reason(error: OSError | ValueError) -> str:
    return REASONS.get(getattr(error, "errno", None) or 0, "why-other")


class MatchSaver:
    """Saves the match of a game, on command or by itself."""

    def __init__(self, game: Game, resume: str, replay: str) -> None:
        self.game = game
        self.resume = resume  # the command that continues a saved match
        self.replay = replay  # the command that steps through a finished one
        self.moves = 0  # how many had been made when the match was last saved

    @property
    def is_needed(self) -> bool:
        """Whether something would be lost by leaving now."""
        session = self.game.session
        return not session.is_over and len(session.deciders) > self.moves

    def keep(self, name: str) -> bool:
        """`save FILE`: says what happened. Returns whether the match is saved."""
        if not name:
            self.say("save-which")
            return False
        path = Path(name)
        try:
            path = path.expanduser()
            why = why_not(path)
        except RuntimeError:  # ~name of an unknown user
            why = "why-no-folder"
        if why:
            self.say("save-failed", file=name, why=self.game.speech.words.say(why))
            return False
        if path.exists() and path.stat().st_size and not self.may_replace(name):
            self.say("save-kept")
            return False
        return self.write(path)

    def may_replace(self, name: str) -> bool:
        speech = self.game.speech
        answer = self.game.screen.ask(speech.say("save-over", file=name) + " ")
        return answer.casefold() in speech.words.say("quit-yes").split()

    def write(self, path: Path) -> bool:
        try:
            save(self.game.session, path)
        except (OSError, ValueError) as error:
            why = self.game.speech.words.say(reason(error))
            self.say("save-failed", file=str(path), why=why)
            return False
        self.say(self.saved_message(path), file=str(path))
        self.tell_how(path)
        return True

    def saved_message(self, path: Path) -> str:
        is_over = self.game.session.is_over
        if self.is_text(path):
            return "save-done-over" if is_over else "save-done"
        if is_over:
            return "save-done-over-moment"
        return "save-done" if path.suffix == ONE_MOMENT else "save-done-moment"

    def is_text(self, path: Path) -> bool:
        """Whether the whole match is saved there, and not one position."""
        return isinstance(self.game.session, LiveMatch) and path.suffix != ONE_MOMENT

    def keep_by_itself(self, path: Path) -> None:
        """Save a match that somebody left; if nothing can be written, say nothing."""
        if not self.is_needed:
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            save(self.game.session, path)
        except OSError:
            return
        self.say("kept")
        self.tell_how(path)

    def tell_how(self, path: Path) -> None:
        """How to resume, on a line of its own without wrapping, so that it can be copied."""
        self.moves = len(self.game.session.deciders)
        file = shlex.quote(str(path))
        if not self.game.session.is_over:
            self.game.screen.raw(f"  {self.resume} --load {file}")
        elif self.is_text(path):
            self.game.screen.raw(f"  {self.replay} {file}")

    def say(self, message: str, **args: str) -> None:
        self.game.screen.line(self.game.speech.say(message, **args))
