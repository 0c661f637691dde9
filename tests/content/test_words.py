"""The Fluent files: three languages that say the same things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import knockdown
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
from knockdown.players import LEVELS
from knockdown.server.protocol.scene import CLOCKS
from knockdown.tower.countdown import CALLS
from knockdown.tower.evidence import FINDINGS
from knockdown.tower.inputs import REFUSALS
from knockdown.tower.skills import SKILLS
from knockdown.tower.verdict import REASONS, Status

pytestmark = pytest.mark.once
SOURCE = Path(knockdown.__file__).parent

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


@cache
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


PAGE = Path(__file__).parents[2] / "web" / "src"
NAMED_BY_THE_PAGE = re.compile(r"'(web-[\w-]+)'")
SCREENS = re.compile(r"^  \| '(\w+)'", re.MULTILINE)


def needed_by_the_page() -> Iterator[str]:
    """What its code names, and what it puts together from keys that are known."""
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield from NAMED_BY_THE_PAGE.findall(path.read_text("utf-8"))
    yield from (f"web-select-level-{level}-says" for level in LEVELS)
    for clock in CLOCKS:
        yield from (f"web-online-clock-{clock}", f"web-online-clock-{clock}-says")
    routes = (PAGE / "browser" / "route.svelte.ts").read_text("utf-8")
    yield from (f"web-screen-{screen}" for screen in SCREENS.findall(routes))


def test_the_page_names_no_message_that_is_missing() -> None:
    wanted = set(needed_by_the_page())
    assert len(wanted) > 400 and "web-screen-title" in wanted
    assert not [message for message in wanted if not words_for("en").has(message)]


def needed_for_towers() -> Iterator[str]:
    """A message for everything that can be said of a tower, whichever screen says it."""
    yield from (id_of("tower-condition", each.name) for each in fields(Status))
    yield from (id_of("tower-call", call) for call in CALLS)
    yield from (id_of("tower-reason", reason) for reason in REASONS)
    yield from (id_of("tower-refused", refusal) for refusal in REFUSALS)
    yield from (id_of("tower-replay", finding) for finding in FINDINGS)
    yield from (id_of("tower-skill", skill) for skill in SKILLS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_7_1_everything_about_a_tower_has_its_words(lang: str) -> None:
    for message in needed_for_towers():
        for n in (1, 2, 5):
            assert words_for(lang).say(message, n=n)


def test_7_1_no_words_about_towers_are_left_over() -> None:
    code = "".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))
    written = [name.removeprefix("tower.ftl: ") for name in messages("en") if "tower.ftl" in name]
    listed = set(needed_for_towers())
    assert written and listed <= set(written)
    assert not [name for name in written if name not in listed and f'"{name}"' not in code]


@pytest.mark.parametrize(
    ("n", "told"),
    [
        (1, "stoi 1 z 23 kostek."),
        (2, "stoją 2 z 23 kostek."),
        (5, "stoi 5 z 23 kostek."),
        (12, "stoi 12 z 23 kostek."),
        (22, "stoją 22 z 23 kostek."),
    ],
)
def test_polish_counts_cubes_in_three_ways(n: int, told: str) -> None:
    assert words_for("pl").say("tower-standing", n=n, total=23) == told


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
