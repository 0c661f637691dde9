"""The screen: lines of output, and one line of input at a time."""

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


LONGEST_ANSWER = 500  # enough for a path; an answer may be quoted in a sentence


def edit_lines() -> None:
    """Enable line editing and history with arrow keys, where readline exists."""
    with suppress(ImportError):
        import_module("readline")


class Leave(Exception):
    """The person wants to leave: quit, Ctrl-C or the end of the input."""

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
        self.is_plain = False  # for screen readers: no purely visual marks

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
        """Whether lines are seen as they are written, so that pauses make sense."""
        return self.is_interactive and sys.stdout.isatty()

    @property
    def can_wipe(self) -> bool:
        """Whether temporary text can be shown: not with a screen reader."""
        return self.keeps_time and not self.is_plain

    def flash(self, text: str) -> None:
        """Show text that `wipe` removes before the next line."""
        self._write(text[: self.width])
        sys.stdout.flush()

    def wipe(self, text: str) -> None:
        """Remove the text, and the ^C that Ctrl-C leaves behind it."""
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
        """The next typed line, stripped, and cut off if it is absurdly long."""
        try:
            return self._read(prompt).strip()[:LONGEST_ANSWER]
        except (EOFError, KeyboardInterrupt) as error:
            self.raw("")
            raise Leave from error

    def is_stopped(self, seconds: float = 1) -> bool:
        """Wait this long. Returns whether Enter was pressed, where that can be detected."""
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
        """One call a second, on one line. Returns whether Enter stopped them."""
        for call in calls:
            self._write(f"{call} ")
            sys.stdout.flush()
            if self.is_stopped() and is_stoppable:
                return True
        return False


def number_of(text: str) -> int:
    """The number that was typed; 0 for anything else or an absurdly long number."""
    return int(text) if text.isdecimal() and len(text) < 10 else 0
