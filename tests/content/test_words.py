"""The Fluent files: three languages that say the same things."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from knockdown.content import words
from knockdown.content.clauses import DEEDS, id_of
from knockdown.content.text import BONUSES, CHANGES, IMMUNITIES, SETTINGS, SWITCHES
from knockdown.content.words import (
    LANGUAGES,
    UnfinishedMessageError,
    UnknownLanguageError,
    UnknownMessageError,
    Words,
    words_for,
)
from knockdown.engine import terms
from knockdown.engine.book import Modifiers

# Grammar that one language needs and another does not: the form of a verb, and
# the token whose name stands in another case after the word 'token'.
GRAMMAR = {"form", "token"}


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)


def entries(lang: str) -> Iterator[tuple[str, ast.EntryType]]:
    for name, text in words.sources(lang).items():
        for entry in FluentParser().parse(text).body:
            yield name, entry


def messages(lang: str) -> dict[str, ast.Message]:
    return {
        f"{name}: {entry.id.name}": entry
        for name, entry in entries(lang)
        if isinstance(entry, ast.Message)
    }


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_parses(lang: str) -> None:
    broken = [entry.content for _, entry in entries(lang) if isinstance(entry, ast.Junk)]
    assert not broken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    ids = [entry.id.name for _, entry in entries(lang) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("lang", ["es", "pl"])
def test_the_same_messages_in_the_same_files_and_order(lang: str) -> None:
    assert list(messages(lang)) == list(messages("en"))


@pytest.mark.parametrize("lang", ["es", "pl"])
def test_the_same_variables_in_every_message(lang: str) -> None:
    english = messages("en")
    differing = {
        name: (variables(english[name]), variables(message))
        for name, message in messages(lang).items()
        if variables(english[name]) - GRAMMAR != variables(message) - GRAMMAR
    }
    assert not differing


def needed() -> Iterator[str]:
    """A message for every word of the engine."""
    yield from (id_of("symbol", word) for word in (*terms.SYMBOLS, "wild"))
    yield from (id_of("type", word) for word in terms.ATTACK_TYPES)
    yield from (id_of("trigger", word) for word in terms.TRIGGERS[1:])
    yield from (id_of("moment", word) for word in terms.MOMENTS)
    yield from needed_operations()
    for condition in needed_conditions():
        yield condition
        yield f"{condition}-not"
    yield from needed_modifiers()


def needed_operations() -> Iterator[str]:
    for word in terms.OPERATIONS:
        if word == "wound_per":
            yield from ("op-wound-per-heavy", "op-wound-per-light")
        else:
            yield id_of("op", word)


def needed_conditions() -> Iterator[str]:
    parts = {
        "distance": ["exact", "span", "from"],
        "did": sorted(set(DEEDS.values())),
        "attack_type": list(terms.ATTACK_TYPES),
    }
    for word in terms.CONDITIONS:
        yield from (id_of(id_of("cond", word), part) for part in parts.get(word, []))
        if word not in parts:
            yield id_of("cond", word)


def needed_modifiers() -> Iterator[str]:
    for word in CHANGES:
        yield from (id_of("mod", f"{word}_{way}") for way in ("more", "less"))
    yield from (id_of("mod", word) for word in SETTINGS + BONUSES + SWITCHES + IMMUNITIES)
    for side in ("attacker", "target"):
        yield from (id_of("mod-pool", f"{side}_{way}") for way in ("more", "less", "soften"))
    yield from ("mod-ranges", "mod-range-one", "mod-take-top", "mod-take-top-attack")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_engine_has_its_words(lang: str) -> None:
    assert not [message for message in needed() if not words_for(lang).has(message)]


def test_every_modifier_is_written() -> None:
    modifiers = {name for name in dir(Modifiers()) if not name.startswith("_")}
    written = {"ranges", "pools", "take_top"}
    written.update(CHANGES, SETTINGS, BONUSES, SWITCHES, IMMUNITIES)
    assert modifiers == written


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguageError, match="'de': choose one of en, es, pl"):
        words_for("de")


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(UnknownMessageError, match="words/pl: there is no message 'op-fly'"):
        words_for("pl").say("op-fly")


def test_a_missing_variable_is_an_error_not_a_gap() -> None:
    with pytest.raises(UnfinishedMessageError, match=r"'op-wound' cannot be formatted.*wounds"):
        words_for("en").say("op-wound", form="do")


def test_no_invisible_marks_around_what_is_filled_in() -> None:
    assert Words("en").say("op-wound", form="do", wounds="1 heavy wound") == "inflict 1 heavy wound"


def test_words_are_read_once() -> None:
    assert words_for("es") is words_for("es")
