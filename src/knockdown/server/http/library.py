"""The library over HTTP: cards, rules and words in a language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final

import msgspec
from litestar import Response, get, route

from knockdown import content
from knockdown.content.words import LANGUAGES, WordsError, sources
from knockdown.server.http.pages import ALWAYS_ASK, FOREVER, READ
from knockdown.server.present.catalogue import ART, catalogue_json
from knockdown.server.protocol.library import (
    BlockKind,
    RuleBlock,
    Rulebook,
    RuleChapter,
    RulePart,
    RuleWords,
)
from knockdown.server.protocol.refusals import NO_LANGUAGE, NO_ROUTE, Refusal

# Prefixes of the page's files; refusals are included, since the page shows them in any language.
WORD_FILES: Final = ("server.ftl", "terms.ftl", "tower.ftl", "web")
WORDS_TYPE: Final = "text/plain"
HEADING: Final = re.compile(r"(#{1,2}) ([a-z]+): ([^(]+?)(?: \(([\d., ]+)\))?")
INSIDE: Final = re.compile(r"\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)|\{([a-z-]+)\}")
MARKS: Final[dict[str, BlockKind]] = {"- ": "list", "~ ": "ruling"}


@get("/api/catalogue/{lang:str}")
async def catalogue(lang: str) -> Response[bytes]:
    """The whole library in one language."""
    check_language(lang)
    return Response(catalogue_json(content.load(), lang), media_type="application/json")


@get("/api/rules/{lang:str}")
async def rules(lang: str) -> Response[bytes]:
    """The rules, in our own words."""
    check_language(lang)
    return Response(rulebook_json(lang), media_type="application/json")


@get("/words/{file:str}", media_type="text/plain")
async def words(file: str) -> Response[str]:
    """What the page says, as Fluent."""
    lang = file.removesuffix(".ftl")
    check_language(lang)
    texts = [text for name, text in sources(lang).items() if name.startswith(WORD_FILES)]
    return Response("\n".join(texts), media_type=WORDS_TYPE)


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Refusal(NO_LANGUAGE)


@route(
    f"{ART}/{{box:str}}/{{version:str}}/{{drawing:path}}", http_method=READ, include_in_schema=False
)
async def drawing(box: str, version: str, drawing: str) -> Response[bytes]:
    """A drawing of a box. Its version is part of the address, so that it is fetched once."""
    place, _, ending = drawing.removeprefix("/").rpartition(".")
    try:
        art = content.load().box(box).art
        found = art.drawings[place if ending == "svg" else ""]
    except LookupError as error:
        raise Refusal(NO_ROUTE) from error
    kept = FOREVER if version == art.version else ALWAYS_ASK
    return Response(
        found,
        media_type="image/svg+xml",
        headers={"Cache-Control": kept.to_header()},
    )


LIBRARY_ROUTES: Final = (catalogue, rules, words, drawing)


class RulebookError(WordsError):
    """A line of a rules file cannot be read."""

    def __init__(self, lang: str, line: int, reason: str) -> None:
        super().__init__(f"words/{lang}/rules.md, line {line}: {reason}")


@cache
def rulebook_json(lang: str) -> bytes:
    """Built once for each language."""
    return msgspec.json.encode(rulebook(lang))


def rulebook(lang: str) -> Rulebook:
    source = files("knockdown").joinpath("words", lang, "rules.md")
    return read_rules(source.read_text(encoding="utf-8"), lang)


def read_rules(text: str, lang: str) -> Rulebook:
    chapters: list[RuleChapter] = []
    body: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.startswith("#"):
            if line and not (chapters and chapters[-1].parts):
                raise RulebookError(lang, number, "a text without a heading")
            body.append(line)
            continue
        finish(chapters, body)
        body = []
        found = HEADING.fullmatch(line)
        if found is None:
            raise RulebookError(lang, number, "a heading is `## key: Title (4.1, 4.2)`")
        level, key, title, numbers = found.groups()
        if level == "#":
            chapters.append(RuleChapter(key, title, []))
        elif chapters:
            told = numbers.split(", ") if numbers else []
            chapters[-1].parts.append(RulePart(key, title, told, []))
        else:
            raise RulebookError(lang, number, "a part without a chapter")
    finish(chapters, body)
    return Rulebook(lang, chapters)


def finish(chapters: list[RuleChapter], body: list[str]) -> None:
    if chapters and chapters[-1].parts:
        chapters[-1].parts[-1].blocks.extend(blocks_of(body))


def blocks_of(body: list[str]) -> Iterator[RuleBlock]:
    """Consecutive lines of one kind are a block; an empty line separates blocks."""
    for kind, lines in groupby(body, key=kind_of):
        if kind is None:
            continue
        texts = [line[2:] if kind != "paragraph" else line for line in lines]
        yield RuleBlock(kind, [list(words_of(text)) for text in texts])


def kind_of(line: str) -> BlockKind | None:
    return MARKS.get(line[:2], "paragraph") if line else None


def words_of(text: str) -> Iterator[RuleWords]:
    end = 0
    for found in INSIDE.finditer(text):
        if found.start() > end:
            yield RuleWords("text", text[end : found.start()], "")
        end = found.end()
        yield marked(found)
    if end < len(text):
        yield RuleWords("text", text[end:], "")


def marked(found: re.Match[str]) -> RuleWords:
    strong, words, to, icon = found.groups()
    if strong is not None:
        return RuleWords("strong", strong, "")
    if icon is not None:
        return RuleWords("icon", "", icon)
    return RuleWords("page" if to.startswith("/") else "link", words, to)
