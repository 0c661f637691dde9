"""The game's words in three languages, from the Fluent files in `knockdown/words`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from knockdown.content.patterns import Quick, quick
from knockdown.content.reader import LANGUAGES
from knockdown.engine.errors import KnockdownError

__all__ = ["LANGUAGES", "Words", "WordsError", "words_for"]


_REMEMBERED: Final = 50_000  # sentences; a match says the same ones again and again


class WordsError(KnockdownError):
    """Something cannot be said."""


class UnknownLanguageError(WordsError):
    """The game does not speak this language."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"unknown language {lang!r}: choose one of {', '.join(LANGUAGES)}")


class UnknownMessageError(WordsError):
    """No Fluent file of the language has this message."""

    def __init__(self, lang: str, message: str) -> None:
        super().__init__(f"words/{lang}: there is no message {message!r}")


class UnfinishedMessageError(WordsError):
    """A message was given too little, or refers to something that is not there."""

    def __init__(self, lang: str, message: str, reasons: list[Exception]) -> None:
        listed = "; ".join(f"{type(reason).__name__}: {reason}" for reason in reasons)
        super().__init__(f"words/{lang}: message {message!r} cannot be formatted: {listed}")


class Words:
    """All messages of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguageError(lang)
        self.lang = lang
        # Isolation marks are invisible characters that break comparing and screen readers.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for text in sources(lang).values():
            self._bundle.add_resource(FluentResource(text))
        self._said: dict[str | tuple[object, ...], str] = {}
        self._quick: dict[str, Quick | None] = {}
        self._plural_form = cache(Locale.parse(lang).plural_form)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, **args: str | int) -> str:
        """The message with its variables filled in; never a half-filled text."""
        key = (message, *args.items()) if args else message
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._format(message, args)
        return said

    def _format(self, message: str, args: dict[str, str | int]) -> str:
        if not self.has(message):
            raise UnknownMessageError(self.lang, message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise UnknownMessageError(self.lang, message)
        if message not in self._quick:
            self._quick[message] = quick(pattern, self._plural_form)
        found = self._quick[message]
        filled = found.filled(args) if found else None
        if filled is not None:
            return filled
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise UnfinishedMessageError(self.lang, message, errors)
        return str(text)


@cache
def words_for(lang: str) -> Words:
    """The words of a language, read once."""
    return Words(lang)


def sources(lang: str) -> dict[str, str]:
    """The Fluent files of a language by name, in a fixed order."""
    folder = files("knockdown").joinpath("words", lang)
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in sorted(found, key=lambda entry: entry.name)
    }
