"""A whole match as text people can read, and back: tags, then the moves.

`docs/notation.md` describes the format. `format_match(parse_match(text))` is
the text itself, byte for byte, if `format_match` wrote it.
"""

from __future__ import annotations

from knockdown import content
from knockdown.content import Library
from knockdown.referee.errors import NotationError
from knockdown.referee.reader import Reader
from knockdown.referee.record import Record, digest_of
from knockdown.referee.tags import DIGEST_LENGTH, Tag, Tags, format_tags, read_tag
from knockdown.referee.towers import check_towers
from knockdown.referee.writer import Writer


def format_match(record: Record) -> str:
    """The match as text."""
    for place, comment in record.comments.items():
        check_comment(record, place, comment)
    check_towers(record)
    check_forfeit(record)
    writer = Writer(record)
    tags = format_tags(record, writer.result, digest_of(record, writer.texts))
    return "\n".join([*tags, *writer.lines, "", writer.result, ""])


def parse_match(text: str, library: Library | None = None) -> Record:
    """The record of a match text; raises `NotationError`, which names the line."""
    lines = clean_lines(text)
    tags_end, tags = read_tags(lines)
    library = library or content.edition(tags.played_with())
    tags.check_origin(library)
    record, match = tags.record(library)
    reader = Reader(record, match, "\n".join(lines[tags_end:]), tags_end + 1)
    reader.towers.check()
    reader.check_result(tags.value("Result"))
    check_digest(record, tags)
    return record


def clean_lines(text: str) -> list[str]:
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if any(letter < " " and letter != "\t" for letter in line):
            raise NotationError("a control character: this is not a match text", number)
    return lines


def read_tags(lines: list[str]) -> tuple[int, Tags]:
    """The tags, and how many lines they take including blank ones."""
    tags: list[Tag] = []
    for number, line in enumerate(lines, 1):
        if line.startswith("["):
            tags.append(read_tag(line, number))
        elif line.strip():
            return number - 1, Tags(tags)
    return len(lines), Tags(tags)


def check_digest(record: Record, tags: Tags) -> None:
    """The digest reveals damage; a text written by hand may omit it."""
    told = tags.value("Digest")
    played = record.digest()[:DIGEST_LENGTH]
    if told and told != played:
        raise tags.wrong(
            "Digest",
            f'but the rest gives "{played}": a move, a tower or a tag was changed'
            " (leave the tag out if that was meant)",
        )


def check_forfeit(record: Record) -> None:
    if record.forfeit is not None and record.match().is_over:
        raise NotationError("the match was played to its end; nobody can forfeit it any more")


def check_comment(record: Record, place: int, comment: str) -> None:
    if not 0 <= place <= len(record.moves):
        raise NotationError(f"a comment is at move {place}; there are {len(record.moves)}")
    tidy = " ".join(comment.split())
    if not tidy.isprintable() or not tidy or tidy != comment or set(comment) & set("{}"):
        raise NotationError(
            f"the comment at move {place} is not one line of printable text without braces"
        )
