"""Reads whole boxes, one after the other, into a library."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable

from knockdown.content.arenas import read_arena
from knockdown.content.art import Art
from knockdown.content.attacks import PrintedCard, read_deck
from knockdown.content.draft import Draft
from knockdown.content.fighters import read_fighters
from knockdown.content.files import BOX_FILE, FILES, Folder, read_files
from knockdown.content.library import BoxInfo, Guide, Library
from knockdown.content.problems import Problem
from knockdown.content.reader import Table
from knockdown.content.skills import read_skills
from knockdown.content.tokens import read_tokens

FORMAT = 1
# What people read, see or hear but no rule looks at; a better translation keeps the hash.
UNPLAYED = frozenset(("name", "class", "plan", "source", "colour", "scenery", "guide"))
HASH_LENGTH = 16


def read_boxes(folders: Iterable[Folder]) -> tuple[Library, list[Problem]]:
    """The library of these boxes and every mistake in them; with mistakes it is not to be used."""
    draft = Draft()
    problems: list[Problem] = []
    guides: list[Table] = []
    for folder in folders:
        files = read_files(folder, problems)
        if BOX_FILE in files:
            guides += _read_box(draft, files, folder)
    for table in reversed(guides):  # now that there are the fighters of all boxes
        draft.library.guide = _read_guide(draft.library, table)
    draft.book.content_hash = content_hash(box.hash for box in draft.library.boxes)
    return draft.library, problems


def _read_box(draft: Draft, files: dict[str, Table], folder: Folder) -> list[Table]:
    """The table about the guided match, if there is one."""
    header = files[BOX_FILE]
    if header.integer("format", FORMAT, FORMAT) != header.data.get("format"):
        return []
    key = header.key()
    names = header.names("name")
    volume = header.integer("volume", 1, 99) if header.has("volume") else None
    guides = [header.table("guide")] if header.has("guide") else []
    header.close()
    if any(box.key == key for box in draft.library.boxes):
        header.spot.into("key").note(
            f'there is a box "{key}" already', "choose another key for this box"
        )
    draft.box = key
    _read_contents(draft, files)
    found = "" if header.spot.problems else _box_hash(files)
    art = Art(folder.root)
    draft.library.boxes.append(BoxInfo(key, names, volume, found, folder.label, art))
    return guides


def _read_guide(library: Library, table: Table) -> Guide:
    """Its fighters may come from another box."""
    fighters = [fighter.key for fighter in library.book.fighters]
    pair = table.table("fighters")
    guide = Guide(
        (pair.word("you", fighters), pair.word("opponent", fighters)),
        table.word("arena", [arena.key for arena in library.book.arenas]),
        table.word("skills", [each.key for each in library.book.skill_sets]),
        table.integer("seed", 0, 2**31),
    )
    pair.close()
    table.close()
    return guide


def _read_contents(draft: Draft, files: dict[str, Table]) -> None:
    """Tokens first, since effects name them; Skills after attacks, which they name."""
    printed: list[PrintedCard] = []
    if len(files) == 1:
        files[BOX_FILE].spot.note("there is nothing in the box", "add " + ", ".join(FILES[1:]))
    if "tokens.toml" in files:
        read_tokens(draft, files["tokens.toml"])
    if "attacks.toml" in files:
        printed = read_deck(draft, files["attacks.toml"])
        if "arena.toml" not in files:
            files["attacks.toml"].spot.note(
                "no arena is played with this deck", "add arena.toml: a deck belongs to its arena"
            )
    if "fighters.toml" in files:
        read_fighters(draft, files["fighters.toml"])
    if "skills.toml" in files:
        read_skills(draft, files["skills.toml"])
    if "arena.toml" in files:
        read_arena(draft, files["arena.toml"], printed)


def _box_hash(files: dict[str, Table]) -> str:
    return _hash({name: _what_plays(table.data) for name, table in files.items()})


def _what_plays(value: object) -> object:
    """The content without its words, colours and sounds."""
    if isinstance(value, dict):
        return {key: _what_plays(inner) for key, inner in value.items() if key not in UNPLAYED}
    if isinstance(value, list):
        return [_what_plays(inner) for inner in value]
    return value


def content_hash(boxes: Iterable[str]) -> str:
    """Of the hashes of boxes in the order they are loaded."""
    return _hash(list(boxes))


def _hash(content: object) -> str:
    """Written the same way on every machine, then hashed."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:HASH_LENGTH]
