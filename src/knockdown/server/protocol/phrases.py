"""Quick phrases instead of free chat: everybody hears them in their own language."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (  # `phrase-…` in words/*/web-phrases.ftl
    "hello",
    "good-luck",
    "well-played",
    "nice-tower",
    "ouch",
    "close-one",
    "thinking",
    "sorry",
    "hurry",
    "thanks",
    "good-match",
    "again",
    "bye",
)
