"""The screen as lines: written from top to bottom, read one answer at a time."""

from __future__ import annotations

import os
import select
import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib import import_module

WIDEST = 120  # longer lines are hard to read
NARROWEST = 30
HIDING_LINES = 60  # enough to scroll a secret off most screens


LONGEST_ANSWER = 500  # a path at most; what is answered may be said again in a sentence


def edit_lines() -> None:
    """Let arrow keys edit what is typed and bring back earlier lines, where that exists."""
    with suppress(ImportError):
        import_module("readline")


class Leave(Exception):
    """The person at the screen wants to go: quit, Ctrl-C or the end of the input."""

    @property
    def is_interrupt(self) -> bool:
        return isinstance(self.__cause__, KeyboardInterrupt)


class Screen:
    """Prints wrapped text and asks for lines; tests give their own functions."""

    def __init__(
        self,
        write: Callable[[str], object] | None = None,
        read: Callable[[str], str] = input,
        sleep: Callable[[float], None] = time.sleep,
        width: int = 0,
    ) -> None:
        self._write = write or sys.stdout.write
        self._read = read
        self._sleep = sleep
        self._width = width
        self.is_plain = False  # for screen readers: no marks that only the eye needs

    @property
    def width(self) -> int:
        columns = self._width or shutil.get_terminal_size().columns
        return max(NARROWEST, min(columns - 1, WIDEST))

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits at the keyboard."""
        return self._read is input and sys.stdin.isatty()

    @property
    def keeps_time(self) -> bool:
        """Whether somebody sees each line when it is written, so that waiting makes sense."""
        return self.is_interactive and sys.stdout.isatty()

    @property
    def can_wipe(self) -> bool:
        """Whether something may stand there for a moment only: an eye sees it come and go."""
        return self.keeps_time and not self.is_plain

    def flash(self, text: str) -> None:
        """Something that stays until it is wiped away, before the next line."""
        self._write(text[: self.width])
        sys.stdout.flush()

    def wipe(self, text: str) -> None:
        """Also what Ctrl-C leaves behind it: ^C."""
        blank = " " * min(len(text) + 2, self.width)
        self._write(f"\r{blank}\r")

    def line(self, text: str = "", indent: str = "", hanging: str | None = None) -> None:
        """One line of text, wrapped between words; `hanging` indents what follows."""
        following = indent if hanging is None else hanging
        wrapped = textwrap.wrap(
            text,
            self.width,
            initial_indent=indent,
            subsequent_indent=following,
            break_long_words=False,
            break_on_hyphens=False,
        )
        self.raw("\n".join(wrapped) if wrapped else "")

    def raw(self, text: str) -> None:
        self._write(text + "\n")

    def banner(self, text: str) -> None:
        """A line that stands out for the eye and is still read as one sentence."""
        self.raw("")
        self.line(text, "" if self.is_plain else "=== ", "" if self.is_plain else "    ")

    def heading(self, text: str) -> None:
        self.raw("")
        self.line(text, "" if self.is_plain else "--- ", "" if self.is_plain else "    ")

    def ask(self, prompt: str = "> ") -> str:
        """The next line that is typed, without spaces around it, its absurd part cut off."""
        try:
            return self._read(prompt).strip()[:LONGEST_ANSWER]
        except (EOFError, KeyboardInterrupt) as error:
            self.raw("")
            raise Leave from error

    def is_stopped(self, seconds: float = 1) -> bool:
        """Wait so long; whether Enter was pressed meanwhile, where one can tell."""
        try:
            if not self.is_interactive or os.name != "posix":
                self._sleep(seconds)
                return False
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
            return bool(ready) and bool(sys.stdin.readline())
        except KeyboardInterrupt as error:
            self.raw("")
            raise Leave from error

    def hide(self) -> None:
        """Scroll away what the next person at the screen must not read."""
        self.raw("\n" * HIDING_LINES)

    def call_out(self, calls: Iterable[str], *, is_stoppable: bool = True) -> bool:
        """One call a second, in one line; whether Enter has stopped them."""
        for call in calls:
            self._write(f"{call} ")
            sys.stdout.flush()
            if self.is_stopped() and is_stoppable:
                return True
        return False


def number_of(text: str) -> int:
    """The number somebody typed; 0 for anything else and for what is absurdly long."""
    return int(text) if text.isdecimal() and len(text) < 10 else 0
