"""A position as one line of text: the whole table and the rules in progress.

It holds the same as `Match.to_dict`, in words: five groups separated by `|` (the
table, both players, the cards, the rules in progress), then a checksum. Default
values are left out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from knockdown import content
from knockdown.content import Library
from knockdown.engine.book import Arena, Book
from knockdown.engine.errors import SaveError
from knockdown.engine.match import Match, from_dict
from knockdown.engine.match_rules import FIELDS
from knockdown.engine.rounds import HOW_ROUNDS_END
from knockdown.engine.save import FORMAT, FORMAT_VERSION
from knockdown.engine.terms import RULES_VERSION
from knockdown.referee.codecs import (
    Codec,
    Flag,
    FrameText,
    Many,
    Number,
    OwnedToken,
    Row,
    TokenOnSpace,
    Word,
)
from knockdown.referee.errors import PositionError, shorten
from knockdown.referee.moves import card_names

VERSION = "1"
GROUPS = ("the table", "player 1", "player 2", "the cards", "the stack")


@dataclass(frozen=True)
class Field:
    """Some values of a save under one label, `wounds=1/2`; the `usual` value is left out."""

    label: str
    codecs: Mapping[str, Codec]
    usual: str = ""
    between: str = field(default="/", kw_only=True)

    def write(self, data: Mapping[str, object]) -> str:
        words = [codec.write(data[key]) for key, codec in self.codecs.items()]
        return self.between.join(words)

    def read(self, text: str, group: str) -> dict[str, object]:
        words = text.split(self.between) if len(self.codecs) > 1 else [text]
        if len(words) != len(self.codecs):
            raise PositionError(
                f"{group}: {self.label} is '{shorten(text)}';"
                f" it has {len(self.codecs)} parts with '{self.between}' between them"
            )
        try:
            return {
                key: codec.read(word)
                for (key, codec), word in zip(self.codecs.items(), words, strict=True)
            }
        except ValueError as error:
            raise PositionError(f"{group}: {self.label}: {error}") from error


# How a round ended and who won it, in the engine's order: ko:1, ko:2, deck:1…
ENDINGS = [f"{how}:{seat}" for how in HOW_ROUNDS_END for seat in (1, 2)]


def table_fields(book: Book) -> list[Field]:
    seat = Number(1)
    return [
        Field("arena", {"arena": Word([arena.key for arena in book.arenas])}),
        Field("skills", {"skill_set": Word([skills.key for skills in book.skill_sets])}),
        Field("seed", {"seed": Number()}),
        Field("opened", {"shuffles": Number(), "rolls": Number(), "towers": Number()}),
        *(
            Field(
                field.label,
                {field.name: Word(field.words) if field.words else Number()},
                str(field.usual),
            )
            for field in FIELDS
        ),
        Field("first", {"first": seat}, "-"),
        Field("active", {"active": seat}),
        Field("round", {"round": Number()}),
        Field("turn", {"turn": Number()}),
        Field("quiet", {"quiet_turns": Number()}, "0"),
        Field("stirred", {"stirred": Flag()}, "no"),
        Field("candles", {"candles": Number()}, "0"),
        Field("winner", {"winner": seat}, "-"),
        Field("endings", {"endings": Many(Word(ENDINGS))}, "-"),
    ]


def player_fields(book: Book, arena: Arena) -> list[Field]:
    cards = Many(Word(card_names(book, arena)))
    skill = Word([skill.key for skill in book.skills])
    number = Number()
    fighter = Word([fighter.key for fighter in book.fighters])
    return [
        Field("fighter", {"fighter": fighter, "space": Number(1)}, between="@"),
        Field("wounds", {"heavy": number, "light": number}, "0/0"),
        Field("won", {"victories": number}, "0"),
        Field("hand", {"hand": cards}, "-"),
        Field("hidden", {"hidden": cards}, "-"),
        Field("tokens", {"tokens": Many(OwnedToken([token.key for token in book.tokens]))}, "-"),
        Field("dealt", {"dealt": Many(skill)}, "-"),
        Field("received", {"received": Many(skill)}, "-"),
        Field("passed", {"passed": Many(skill)}, "-"),
        Field("kept", {"kept_first": skill, "kept_second": skill}, "-/-"),
        Field("show", {"to_show": number}, "-1"),
        Field("shown", {"shown": number}, "0"),
        Field("crossed", {"crossed": Flag()}, "no"),
        Field("dashed", {"dashed": Flag()}, "no"),
        Field("unblockable", {"unblockable": Flag()}, "no"),
        Field("more", {"more_heavy": number, "more_light": number}, "0/0"),
        Field("used", {"used_powers": number}, "0"),
    ]


def card_fields(book: Book, arena: Arena) -> list[Field]:
    card = Word(card_names(book, arena))
    tokens = TokenOnSpace([token.key for token in book.tokens])
    return [
        Field("row", {"row": Row(card)}),
        Field("deck", {"deck": Many(card)}, "-"),
        Field("discards", {"discards": Many(card)}, "-"),
        Field("board", {"board": Many(tokens)}, "-"),
    ]


def format_position(match: Match) -> str:
    """The match at its pending decision, hidden cards included, in one line."""
    data = {field.name: field.number(field.usual) for field in FIELDS} | match.to_dict()
    players = data["players"]
    assert isinstance(players, list)
    sheet = player_fields(match.book, match.arena)
    groups = [
        f"{origin(match.book)} {write_group(table_fields(match.book), data)}",
        write_group(sheet, players[0]),
        write_group(sheet, players[1]),
        write_group(card_fields(match.book, match.arena), data),
        write_stack(data["stack"]),
    ]
    text = " | ".join(groups)
    return f"{text} #{checksum(text)}"


def parse_position(text: str, library: Library | None = None) -> Match:
    """The match of a position; raises `PositionError`, which names the field."""
    book = (library or content.load()).book
    groups = split_groups(" ".join(text.split()))
    fields = fields_of(groups[0], GROUPS[0])
    check_origin(fields, book)
    data = read_group(table_fields(book), fields, GROUPS[0])
    number = data["arena"]
    if not isinstance(number, int) or number < 0:
        raise PositionError("the table: arena is not given")
    arena = book.arenas[number]
    sheet = player_fields(book, arena)
    data["players"] = [
        read_group(sheet, fields_of(groups[seat], GROUPS[seat]), GROUPS[seat]) for seat in (1, 2)
    ]
    data |= read_group(card_fields(book, arena), fields_of(groups[3], GROUPS[3]), GROUPS[3])
    data["stack"] = read_stack(groups[4])
    data |= {"format": FORMAT, "version": FORMAT_VERSION}
    data |= {"rules": RULES_VERSION, "content": book.content_hash}
    try:
        return from_dict(book, data)
    except SaveError as error:
        raise PositionError(f"the position is not possible: {error}") from error


# ---------------------------------------------------------------------- groups
def write_group(fields: list[Field], data: Mapping[str, object]) -> str:
    words = [(entry, entry.write(data)) for entry in fields]
    return " ".join(f"{entry.label}={word}" for entry, word in words if word != entry.usual)


def read_group(fields: list[Field], words: dict[str, str], group: str) -> dict[str, object]:
    data: dict[str, object] = {}
    for entry in fields:
        word = words.pop(entry.label, entry.usual)
        if not word:
            raise PositionError(f"{group}: {entry.label} is missing")
        data |= entry.read(word, group)
    for label in words:
        raise PositionError(f"{group}: there is no field '{shorten(label)}'")
    return data


def fields_of(text: str, group: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for part in text.split():
        label, equals, word = part.partition("=")
        if not equals or not word or label in words:
            wrong = "is there twice" if label in words else "is not a field, like seed=3"
            raise PositionError(f"{group}: '{shorten(part)}' {wrong}")
        words[label] = word
    return words


def write_stack(stack: object) -> str:
    assert isinstance(stack, list)
    frame = FrameText()
    return " > ".join(frame.write(entry) for entry in stack) or "-"


def read_stack(text: str) -> list[object]:
    frame = FrameText()
    try:
        return [] if text == "-" else [frame.read(word.strip()) for word in text.split(">")]
    except ValueError as error:
        raise PositionError(f"the stack: {error}") from error


# ------------------------------------------------------------------ origin and checksum
def origin(book: Book) -> str:
    return f"knockdown={VERSION} rules={RULES_VERSION} content={book.content_hash}"


def check_origin(fields: dict[str, str], book: Book) -> None:
    for label, expected, wrong in (
        ("knockdown", VERSION, "it was written in another format"),
        ("rules", str(RULES_VERSION), "it was played with another version of the rules"),
        ("content", book.content_hash, "it was played with other boxes"),
    ):
        found = fields.pop(label, "")
        if found != expected:
            told = f"is '{shorten(found)}', not '{expected}'" if found else "is missing"
            raise PositionError(f"the table: {label} {told}: {wrong}")


def split_groups(text: str) -> list[str]:
    if not text.startswith("knockdown="):
        raise PositionError(f"'{shorten(text)}' is not a position; those begin with knockdown=")
    body, _, told = text.rpartition(" #")
    if told != checksum(body):
        raise PositionError(
            "the checksum at the end does not fit: the text is damaged or cut off"
            + (f" (of what is there it would be #{checksum(body)})" if body else "")
        )
    groups = [group.strip() for group in body.split("|")]
    if len(groups) != len(GROUPS):
        raise PositionError(f"there are {len(groups)} groups, not {', '.join(GROUPS)}")
    return groups


def checksum(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:8]
