"""A small library for the tests of card text."""

from __future__ import annotations

import pytest

from knockdown.content.library import Library
from knockdown.content.words import LANGUAGES
from knockdown.engine.book import Token


@pytest.fixture
def library() -> Library:
    """Four tokens: two kinds on sheets, one on spaces, one of a box the words do not know."""
    library = Library()
    for key, names, count, on_space in (
        ("poison", ("Poison", "Veneno", "Trucizna"), 2, False),
        ("curse", ("Curse", "Maldición", "Klątwa"), 1, False),
        ("trap", ("Trap", "Trampa", "Pułapka"), 4, True),
        ("ward", ("Ward", "Sello", "Pieczęć"), 2, True),
    ):
        token = Token(key, "test", count, on_space, [])
        library.book.add_token(token)
        library.entitle(token, dict(zip(LANGUAGES, names, strict=True)), "custom")
    return library
