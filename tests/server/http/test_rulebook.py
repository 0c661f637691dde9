"""The rules in our own words: the same in every language, complete, and linked to each other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.people import Person

from knockdown.content.words import LANGUAGES
from knockdown.server.http.library import RulebookError, read_rules, rulebook
from knockdown.server.present.question import RULES as ASKED
from knockdown.server.protocol.library import RuleBlock, RulePart, RuleWords
from knockdown.server.protocol.refusals import NO_LANGUAGE
from knockdown.telling.reference import RULE_OF, RULES

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
# 1 to 11: the chapters of the rules that players need; components are shown by the gallery.
CHAPTERS = range(1, 12)


def parts(lang: str) -> list[RulePart]:
    return [part for chapter in rulebook(lang).chapters for part in chapter.parts]


def words(part: RulePart) -> Iterator[RuleWords]:
    for block in part.blocks:
        for line in block.lines:
            yield from line


def shape(part: RulePart) -> list[tuple[str, int]]:
    return [(block.kind, len(block.lines)) for block in part.blocks]


def targets(part: RulePart) -> list[str]:
    return sorted(each.to for each in words(part) if each.to)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_the_same_rules_in_the_same_order(lang: str) -> None:
    english = [chapter.key for chapter in rulebook("en").chapters]
    assert [chapter.key for chapter in rulebook(lang).chapters] == english
    for told, part in zip(parts(lang), parts("en"), strict=True):
        assert (told.key, told.numbers) == (part.key, part.numbers)
        assert shape(told) == shape(part), part.key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_links_and_shows_the_same(lang: str) -> None:
    for told, part in zip(parts(lang), parts("en"), strict=True):
        assert targets(told) == targets(part), part.key


def test_keys_are_used_once() -> None:
    keys = [part.key for part in parts("en")]
    assert len(set(keys)) == len(keys)


def test_every_part_a_match_points_at_is_there() -> None:
    keys = {part.key for part in parts("en")}
    assert {*RULES, *RULE_OF.values(), *ASKED.values()} <= keys


def test_every_part_the_page_points_at_is_there() -> None:
    keys = {part.key for part in parts("en")}
    asked = re.compile(r"""openRules\('(\w+)'|<Term part="(\w+)"|\brule: '(\w+)'""")
    for path in [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/screens/guide/*.ts")]:
        for found in asked.finditer(path.read_text("utf-8")):
            assert next(filter(None, found.groups())) in keys, path.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_part_is_empty(lang: str) -> None:
    for part in parts(lang):
        assert part.title.strip() and part.numbers, part.key
        assert all(line for block in part.blocks for line in block.lines)
        assert len("".join(each.text for each in words(part))) > 40, part.key


def test_every_chapter_of_the_rules_is_told() -> None:
    told = {int(number.partition(".")[0]) for part in parts("en") for number in part.numbers}
    assert told == set(CHAPTERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_links_and_icons_lead_somewhere(lang: str) -> None:
    keys = {part.key for part in parts(lang)}
    icons = {path.stem for path in WEB.glob("art/icons/*.svg")}
    for part in parts(lang):
        for each in words(part):
            if each.kind == "link":
                assert each.to in keys - {part.key}
            elif each.kind == "icon":
                assert each.to in icons
            elif each.kind == "page":
                assert each.to in {"/cards", "/practice"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_the_notation_is_left_in_the_words(lang: str) -> None:
    for part in parts(lang):
        for each in words(part):
            assert not set("*[]{}~#") & set(each.text), (part.key, each.text)


def test_what_the_notation_means() -> None:
    book = read_rules("# a: Chapter\n\n## b: Part (4.1)\nSee **this** {ko} [x](c).\n~ Ours.", "en")
    part = book.chapters[0].parts[0]
    assert (part.key, part.title, part.numbers) == ("b", "Part", ["4.1"])
    assert part.blocks == [
        RuleBlock(
            "paragraph",
            [
                [
                    RuleWords("text", "See ", ""),
                    RuleWords("strong", "this", ""),
                    RuleWords("text", " ", ""),
                    RuleWords("icon", "", "ko"),
                    RuleWords("text", " ", ""),
                    RuleWords("link", "x", "c"),
                    RuleWords("text", ".", ""),
                ]
            ],
        ),
        RuleBlock("ruling", [[RuleWords("text", "Ours.", "")]]),
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [("Words", 1), ("\n## a: Part (1)", 2), ("# Chapter", 1), ("# a: Chapter\nWords", 2)],
)
def test_a_line_that_cannot_be_read_is_named(text: str, line: int) -> None:
    with pytest.raises(RulebookError, match=f"words/pl/rules.md, line {line}: "):
        read_rules(text, "pl")


def test_the_rules_over_http(ann: Person) -> None:
    told = ann.get("/api/rules/es").json()
    assert told["chapters"][0]["parts"][0]["title"] == "Partida y ronda"
    assert ann.get("/api/rules/xx").json()["reason"] == NO_LANGUAGE
