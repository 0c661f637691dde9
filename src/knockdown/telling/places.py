"""What is worth knowing about a space of the arena."""

from __future__ import annotations

from collections.abc import Sequence

from knockdown.engine.arena import candle_spaces, is_in_the_dark
from knockdown.engine.book import Arena
from knockdown.engine.view import View
from knockdown.telling.speech import Speech, arena_of, has_edges


def marks(speech: Speech, view: View, space: int, *, dark: str = "") -> list[str]:
    """An edge, a Candle, tokens; a space beyond the Candles is called `dark` if that is given."""
    tokens = [placed >> 6 for placed in view.board if placed & 31 == space]
    return marks_with(speech, arena_of(view), space, view.candles, tokens, dark=dark)


def marks_with(
    speech: Speech,
    arena: Arena,
    space: int,
    candles: int,
    tokens: Sequence[int],
    *,
    dark: str = "",
) -> list[str]:
    """The same, with this many Candles and these tokens on the space."""
    found = []
    if has_edges(arena) and space in (0, arena.spaces - 1):
        found.append(speech.words.say("mark-edge"))
    if space in candle_spaces(arena, candles):
        found.append(speech.words.say("mark-candle"))
    elif is_in_the_dark(arena, candles, space):
        found.append(dark or speech.words.say("mark-dark"))
    return [*found, *(speech.token_name(token) for token in tokens)]
