"""Single values of a position as words, and back. An unknown word raises ValueError."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from knockdown.content.problems import hint
from knockdown.engine.book import NONE
from knockdown.engine.frames import FRAMES
from knockdown.referee.errors import shorten

EMPTY = "-"
FRAME_WORDS = (
    "setup",
    "round",
    "turn",
    "step",
    "walk",
    "take",
    "combo",
    "pay",
    "reaction",
    "attack",
    "block",
    "effect",
    "moment",
    "discard",
    "steal",
    "test",
)
assert len(FRAME_WORDS) == len(FRAMES)

_NUMBER = re.compile("-?[0-9]{1,160}")
_FRAME = re.compile(r"([a-z]+)\(([-0-9,]*)\)")
_ON_SPACE = 32  # the engine's code of a token on the board is token and owner, then the space


class Codec(Protocol):
    def write(self, value: object) -> str: ...

    def read(self, word: str) -> object: ...


class Number:
    """A whole number; spaces and seats count from 1 in texts and from 0 in the engine."""

    def __init__(self, first: int = 0) -> None:
        self.first = first

    def write(self, value: object) -> str:
        number = as_int(value)
        return EMPTY if self.first and number == NONE else str(number + self.first)

    def read(self, word: str) -> object:
        if self.first and word == EMPTY:
            return NONE
        if not _NUMBER.fullmatch(word):
            raise ValueError(f"'{shorten(word)}' is not a whole number")
        return int(word) - self.first


class Flag:
    def write(self, value: object) -> str:
        return "yes" if value else "no"

    def read(self, word: str) -> object:
        if word not in ("yes", "no"):
            raise ValueError(f"'{shorten(word)}' is not yes or no")
        return word == "yes"


class Word:
    """One of some words, by its number; NONE is written '-'."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)

    def write(self, value: object) -> str:
        number = as_int(value)
        return EMPTY if number == NONE else self.words[number]

    def read(self, word: str) -> object:
        if word == EMPTY:
            return NONE
        if word not in self.words:
            raise ValueError(f"'{shorten(word)}' is not known; {hint(word, self.words)}")
        return self.words.index(word)


class Many:
    """A list; an empty one is written '-'."""

    def __init__(self, one: Codec) -> None:
        self.one = one

    def write(self, value: object) -> str:
        assert isinstance(value, list)
        return ",".join(self.one.write(item) for item in value) or EMPTY

    def read(self, word: str) -> object:
        return [] if word == EMPTY else [self.one.read(part) for part in word.split(",")]


class Row(Many):
    """The four places of the row: an empty place is '-', no row at all is 'none'."""

    def write(self, value: object) -> str:
        return super().write(value) if value else "none"

    def read(self, word: str) -> object:
        return [] if word == "none" else [self.one.read(part) for part in word.split(",")]


class OwnedToken:
    """`poison/2`: a token of player 2."""

    def __init__(self, tokens: Sequence[str]) -> None:
        self.kind = Word(tokens)

    def write(self, value: object) -> str:
        code = as_int(value)
        return f"{self.kind.write(code >> 1)}/{(code & 1) + 1}"

    def read(self, word: str) -> object:
        kind, _, owner = word.partition("/")
        if owner not in ("1", "2") or kind == EMPTY:
            raise ValueError(f"'{shorten(word)}' is not a token with its owner, like poison/2")
        return as_int(self.kind.read(kind)) * 2 + int(owner) - 1


class TokenOnSpace:
    """`trap/1@4`: a token of player 1 on space 4."""

    def __init__(self, tokens: Sequence[str]) -> None:
        self.token = OwnedToken(tokens)
        self.space = Number(1)

    def write(self, value: object) -> str:
        owned, space = divmod(as_int(value), _ON_SPACE)
        return f"{self.token.write(owned)}@{self.space.write(space)}"

    def read(self, word: str) -> object:
        owned, _, space = word.partition("@")
        place = as_int(self.space.read(space))
        if not 0 <= place < _ON_SPACE:
            raise ValueError(f"'{shorten(word)}' is off the arena")
        return as_int(self.token.read(owned)) * _ON_SPACE + place


class FrameText:
    """`turn(2,0,1)`: a rule in progress with its numbers."""

    def write(self, value: object) -> str:
        assert isinstance(value, list)
        return f"{FRAME_WORDS[value[0]]}({','.join(str(number) for number in value[1:])})"

    def read(self, word: str) -> object:
        found = _FRAME.fullmatch(word)
        if found is None or found[1] not in FRAME_WORDS:
            raise ValueError(f"'{shorten(word)}' is not a rule in progress, like turn(2,0,1)")
        number = Number()
        return [FRAME_WORDS.index(found[1]), *(number.read(n) for n in found[2].split(","))]


def as_int(value: object) -> int:
    assert isinstance(value, int)
    return value
