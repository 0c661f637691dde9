"""The library over HTTP: cards, rules and words in a language."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from knockdown.content.words import LANGUAGES, sources
from knockdown.server.http.rulebook import rulebook_json
from knockdown.server.present.catalogue import catalogue_json
from knockdown.server.protocol.refusals import NO_LANGUAGE, Refusal

# How the names of the page's files begin; what was refused it says anew in every language.
WORD_FILES: Final = ("server.ftl", "terms.ftl", "tower.ftl", "web")
WORDS_TYPE: Final = "text/plain"


@get("/api/catalogue/{lang:str}")
async def catalogue(lang: str) -> Response[bytes]:
    """The whole library in one language."""
    check_language(lang)
    return Response(catalogue_json(lang), media_type="application/json")


@get("/api/rules/{lang:str}")
async def rules(lang: str) -> Response[bytes]:
    """The rules in our own words."""
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


LIBRARY_ROUTES: Final = (catalogue, rules, words)
