"""Errors in a box, reported so that its author can correct them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

_HUGE = 10**12  # Python refuses to print numbers of thousands of digits


@dataclass(frozen=True)
class Problem:
    """One mistake in a box: the file, the place in it, what is wrong, what would be right."""

    file: str
    where: str
    wrong: str
    right: str

    def __str__(self) -> str:
        place = f"{self.file}, {self.where}" if self.where else self.file
        return f"{place}: {self.wrong}; {self.right}"


class BoxError(Exception):
    """A box that cannot be played, with every mistake found in it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = list(problems)


class UnknownKey(LookupError):
    """A fighter, arena, Skill… that is in no loaded box."""

    def __init__(self, kind: str, key: str, known: Iterable[str]) -> None:
        self.kind = kind
        self.key = key
        self.known = sorted(known)
        super().__init__(f'there is no {kind} "{key}"; {hint(key, self.known)}')


def hint(word: str, known: Iterable[str]) -> str:
    """The nearest known word, and all of them."""
    words = list(known)
    if not words:
        return "there are none"
    near = get_close_matches(word, words, n=1)
    listed = ", ".join(words)
    return f'did you mean "{near[0]}"? Known: {listed}' if near else f"known: {listed}"


def shown(value: object) -> str:
    """A value as TOML would show it, short enough for a message."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and abs(value) >= _HUGE:
        return "a huge number"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    safe = "".join(letter if letter.isprintable() else "?" for letter in text)
    return safe if len(safe) <= 60 else safe[:57] + "…"
