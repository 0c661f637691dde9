"""The tags at the top of a match text: `[Seed "3"]`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from knockdown.content import Library, UnknownKey
from knockdown.content.problems import hint
from knockdown.engine.errors import SetupError
from knockdown.engine.match import Match
from knockdown.engine.match_rules import FIELDS, MatchRules, rules_from
from knockdown.engine.terms import RULES_VERSION
from knockdown.referee.errors import NotationError, OtherVersion, shorten
from knockdown.referee.record import Record

FORMAT = "1"
REQUIRED = (
    "Knockdown",
    "Rules",
    "Box",
    "Fighters",
    "Arena",
    "Skills",
    "Seed",
    *(field.tag for field in FIELDS if not field.is_later),
    "Result",
)
OPTIONAL = (
    "Player1",
    "Player2",
    "Date",
    "Digest",
    *(field.tag for field in FIELDS if field.is_later),
)
DIGEST_LENGTH = 16
TAG = re.compile(r'\[([A-Za-z0-9]+) "((?:[^"\\]|\\["\\])*)"\]\s*')
NUMBER = re.compile("[0-9]{1,18}")


@dataclass(frozen=True)
class Tag:
    name: str
    value: str
    line: int


def format_tags(record: Record, result: str, digest: str) -> list[str]:
    tags = [("Knockdown", FORMAT), ("Rules", str(record.rules))]
    tags += [("Box", f"{key} {content_hash}") for key, content_hash in record.boxes]
    tags += [
        ("Player1", record.players[0]),
        ("Player2", record.players[1]),
        ("Date", record.date),
        ("Fighters", " ".join(record.fighters)),
        ("Arena", record.arena),
        ("Skills", record.skills),
        ("Seed", str(record.seed)),
        *((field.tag, str(setting)) for field, setting in record.match_rules.written()),
        ("Result", result),
        ("Digest", digest[:DIGEST_LENGTH]),
    ]
    return [f'[{name} "{escape(value)}"]' for name, value in tags if value]


def escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def unescape(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value)


def wrong_value(tag: Tag, why: str) -> str:
    return f'{tag.name} is "{shorten(tag.value)}", {why}'


def other_version(tag: Tag, why: str, kind: str, known: str) -> OtherVersion:
    return OtherVersion(wrong_value(tag, why), tag.line, kind, shorten(tag.value), known)


class Tags:
    """The tags of a text. Errors in them name the line."""

    def __init__(self, tags: list[Tag]) -> None:
        self.boxes = [tag for tag in tags if tag.name == "Box"]
        self.by_name: dict[str, Tag] = {}
        self.check_format(tags)
        for tag in tags:
            self.add(tag)
        if not tags:
            raise NotationError(f'this is no match text; one begins with [Knockdown "{FORMAT}"]')
        for name in REQUIRED:
            if name not in self.by_name:
                raise NotationError(f"the tag {name} is missing")

    def check_format(self, tags: list[Tag]) -> None:
        """Checked first, because another format may have other tags."""
        for tag in tags:
            if tag.name == "Knockdown" and tag.value != FORMAT:
                why = f'but this program reads format "{FORMAT}"'
                raise other_version(tag, why, "format", FORMAT)

    def add(self, tag: Tag) -> None:
        if tag.name not in REQUIRED + OPTIONAL:
            known = hint(tag.name, REQUIRED + OPTIONAL)
            raise NotationError(f"there is no tag {shorten(tag.name)}; {known}", tag.line)
        if tag.name in self.by_name and tag.name != "Box":
            raise NotationError(f"the tag {tag.name} is there twice", tag.line)
        self.by_name[tag.name] = tag

    def value(self, name: str) -> str:
        return self.by_name[name].value if name in self.by_name else ""

    def number(self, name: str) -> int:
        if not NUMBER.fullmatch(self.value(name)):
            raise self.wrong(name, "not a whole number")
        return int(self.value(name))

    def wrong(self, name: str, why: str) -> NotationError:
        tag = self.by_name[name]
        return NotationError(wrong_value(tag, why), tag.line)

    def played_with(self) -> list[tuple[str, str]]:
        """The key and the hash of every box."""
        parts = [tag.value.partition(" ") for tag in self.boxes]
        return [(key, found) for key, _, found in parts]

    def check_origin(self, library: Library) -> None:
        """Require the same rules and boxes, or the moves would mean something else."""
        if self.value("Rules") != str(RULES_VERSION):
            why = (
                f"but this program plays version {RULES_VERSION} of the rules:"
                " the same moves could lead to another match"
            )
            raise other_version(self.by_name["Rules"], why, "rules", str(RULES_VERSION))
        for tag in self.boxes:
            check_box(tag, library)
        played = [key for key, _ in self.played_with()]
        opened = [box.key for box in library.boxes]
        if played != opened:
            raise NotationError(
                f"the match was played with the boxes {', '.join(played)};"
                f" open now: {', '.join(opened)}",
                self.boxes[0].line,
            )

    def record(self, library: Library) -> tuple[Record, Match]:
        """A record without moves, and its match at the first decision."""
        fighters = self.value("Fighters").split()
        if len(fighters) != 2:
            raise self.wrong("Fighters", 'not two fighters apart by a space ("random" and "pick")')
        try:
            record = Record(
                (fighters[0], fighters[1]),
                self.value("Arena"),
                self.value("Skills"),
                self.number("Seed"),
                match_rules=self.match_rules(),
                players=(self.value("Player1"), self.value("Player2")),
                date=self.value("Date"),
                library=library,
            )
            return record, record.begin()
        except (SetupError, UnknownKey) as error:
            raise NotationError(f"the tags do not make a match: {error}") from error

    def match_rules(self) -> MatchRules:
        return rules_from(
            {
                field.name: self.value(field.tag) if field.words else self.number(field.tag)
                for field in FIELDS
                if field.tag in self.by_name
            }
        )


def check_box(tag: Tag, library: Library) -> None:
    key, _, content_hash = tag.value.partition(" ")
    for box in library.boxes:
        if box.key == key:
            if box.hash != content_hash:
                raise NotationError(
                    f"the match was played with another edition of the box {key}"
                    f" ({shorten(content_hash)}, here {box.hash})",
                    tag.line,
                )
            return
    known = hint(key, [box.key for box in library.boxes])
    raise NotationError(
        f'the match was played with a box "{shorten(key)}" that is not open; {known}', tag.line
    )


def read_tag(text: str, line: int) -> Tag:
    found = TAG.fullmatch(text)
    if found is None:
        raise NotationError(f'{shorten(text)} is not a tag; tags look like [Seed "3"]', line)
    return Tag(found[1], unescape(found[2]), line)
