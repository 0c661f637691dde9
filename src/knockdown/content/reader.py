"""Reads TOML tables key by key and collects every mistake instead of stopping at the first.

A getter that finds a mistake records it and returns a harmless value, so that
the rest of the box can be checked in the same pass.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from knockdown.content.problems import Problem, hint, shown

LANGUAGES = ("en", "es", "pl")
SOURCES = ("rulebook", "reconstructed", "custom")

Names = dict[str, str]
Value = TypeVar("Value")

_KEY = re.compile("[a-z][a-z0-9_]{0,39}")
_LONGEST_TEXT = 120


class Spot:
    """A place in a box file, and the list of its mistakes."""

    def __init__(self, file: str, problems: list[Problem], path: tuple[str, ...] = ()) -> None:
        self.file = file
        self.problems = problems
        self.path = path

    def into(self, part: str) -> Spot:
        return Spot(self.file, self.problems, (*self.path, part))

    def note(self, wrong: str, right: str) -> None:
        self.problems.append(Problem(self.file, " → ".join(self.path), wrong, right))


class Table:
    """One TOML table. Keys that no getter has read are mistakes, see `close`."""

    def __init__(self, data: Mapping[str, object], spot: Spot) -> None:
        self.data = data
        self.spot = spot
        self.asked: list[str] = []

    def has(self, key: str) -> bool:
        self._ask(key)
        return key in self.data

    def close(self) -> None:
        """Report every unknown key."""
        for key in self.data:
            if key not in self.asked:
                self.spot.note(f'unknown key "{_tidy(key)}"', hint(key, self.asked))

    def missing(self, key: str, right: str) -> None:
        self.spot.note(f'the key "{key}" is missing', f"write {right}")

    def refuse(self, key: str, value: object, right: str) -> None:
        self.spot.into(key).note(f"{shown(value)} is not possible here", f"write {right}")

    def text(self, key: str) -> str:
        """A short printable text, so that a box cannot send control codes to a terminal."""
        right = f"a text of 1 to {_LONGEST_TEXT} printable characters"
        return self._get(key, _printable, right, "")

    def key(self) -> str:
        right = "small letters, digits and _, beginning with a letter"
        return self._get("key", _plain_key, right, "")

    def flag(self, key: str, default: bool = False) -> bool:
        return self._get(key, _boolean, "true or false", default, required=False)

    def sure(self, key: str) -> None:
        """A key whose only possible value is true."""
        self._get(key, _true, "true, or leave it out", True)

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within sane bounds; required unless there is a default."""

        def within(value: object) -> int | None:
            number = _whole(value)
            return number if number is not None and low <= number <= high else None

        right = f"{key} = {low}" if low == high else f"a whole number from {low} to {high}"
        required = default is None
        return self._get(key, within, right, low if default is None else default, required)

    def word(self, key: str, words: Sequence[str]) -> str:
        """One of the given words; "" after a mistake."""
        if not self.has(key):
            self.missing(key, "one of: " + ", ".join(words))
            return ""
        value = self.data[key]
        if isinstance(value, str) and value in words:
            return value
        near = hint(value if isinstance(value, str) else "", words)
        self.spot.into(key).note(f"{shown(value)} is not possible here", near)
        return ""

    def notation(
        self,
        key: str,
        parse: Callable[[str], Value | None],
        form: str,
        default: Value,
        required: bool = True,
    ) -> Value:
        """A text in one of the notations of `values`."""

        def parsed(value: object) -> Value | None:
            return parse(value) if isinstance(value, str) else None

        return self._get(key, parsed, form, default, required)

    def names(self, key: str) -> Names:
        """A text in every language."""
        if not self.has(key):
            self.missing(key, f'{key} = {{ en = "…", es = "…", pl = "…" }}')
            return dict.fromkeys(LANGUAGES, "")
        inner = self.table(key)
        found = {language: inner.text(language) for language in LANGUAGES}
        inner.close()
        return found

    def source(self) -> str:
        return self.word("source", SOURCES)

    def table(self, key: str) -> Table:
        """A table; an empty one if there is none."""
        value = self.data.get(key, {})
        self._ask(key)
        spot = self.spot.into(key)
        if isinstance(value, dict):
            return Table(value, spot)
        spot.note(f"{shown(value)} is not a table", f"write {key} = {{ … }}")
        return _empty_table(spot)

    def items(self, key: str, right: str) -> list[object]:
        """A non-empty list; an empty one if the key is missing."""
        if not self.has(key):
            return []
        value = self.data[key]
        if isinstance(value, list) and value:
            return value
        wrong = "the list is empty" if value == [] else f"{shown(value)} is not a list"
        self.spot.into(key).note(wrong, f"write {right}")
        return []

    def tables(self, key: str) -> list[Table]:
        """A list of tables, `[[key]]` in TOML; an empty one if there is none."""
        found = []
        for number, item in enumerate(self.items(key, f"a list of tables, [[{key}]]"), 1):
            spot = self.spot.into(_label(key, number, item))
            if isinstance(item, dict):
                found.append(Table(item, spot))
            else:
                spot.note(f"{shown(item)} is not a table", "write { … }")
        return found

    def texts(self, key: str, right: str) -> list[str]:
        """A list of texts."""
        found = []
        for number, item in enumerate(self.items(key, right), 1):
            if isinstance(item, str):
                found.append(item)
            else:
                spot = self.spot.into(f"{key}[{number}]")
                spot.note(f"{shown(item)} is not a text", f"write {right}")
        return found

    def _ask(self, key: str) -> None:
        if key not in self.asked:
            self.asked.append(key)

    def _get(
        self,
        key: str,
        read: Callable[[object], Value | None],
        right: str,
        default: Value,
        required: bool = True,
    ) -> Value:
        if not self.has(key):
            if required:
                self.missing(key, right)
            return default
        value = read(self.data[key])
        if value is None:
            self.refuse(key, self.data[key], right)
            return default
        return value


def _empty_table(spot: Spot) -> Table:
    """A substitute for a value that is not a table; its missing keys are not reported."""
    return Table({}, Spot(spot.file, []))


def _label(key: str, number: int, item: object) -> str:
    """`attack[4] "ram"`: the place, counted from 1, and the name if there is one."""
    own = item.get("key") if isinstance(item, dict) else None
    return f'{key}[{number}] "{_tidy(own)}"' if isinstance(own, str) else f"{key}[{number}]"


def _tidy(text: str) -> str:
    return shown(text)[1:-1] if len(text) <= 40 else shown(text[:40])[1:-1] + "…"


def _printable(value: object) -> str | None:
    if not isinstance(value, str) or not value.isprintable() or value != value.strip():
        return None
    return value if 1 <= len(value) <= _LONGEST_TEXT else None


def _plain_key(value: object) -> str | None:
    return value if isinstance(value, str) and _KEY.fullmatch(value) else None


def _boolean(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _true(value: object) -> bool | None:
    return True if value is True else None


def _whole(value: object) -> int | None:
    """TOML distinguishes true from 1, Python does not."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None
