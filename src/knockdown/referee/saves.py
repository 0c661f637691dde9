"""A match at any decision as JSON text, with a checksum over all of it."""

from __future__ import annotations

import hashlib
import json

from knockdown import content
from knockdown.content import Library
from knockdown.engine.errors import SaveError
from knockdown.engine.match import Match, from_dict

SAVED = "knockdown"
CHECKSUM = "sha256"


def save_match(match: Match) -> str:
    """The whole match, hidden cards included, for `load_match`."""
    data = match.to_dict()
    return json.dumps({SAVED: data, CHECKSUM: checksum(data)}, separators=(",", ":"))


def load_match(text: str, library: Library | None = None) -> Match:
    """What `save_match` wrote; anything else raises `SaveError`, which names the field."""
    library = library or content.load()
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError(f"this is not a saved match: {error}") from error
    if not isinstance(data, dict) or SAVED not in data:
        raise SaveError(f"{SAVED} is missing: this is not a saved match")
    if data.get(CHECKSUM) != checksum(data[SAVED]):
        raise SaveError(f"{CHECKSUM} does not fit the rest: the save is damaged")
    return from_dict(library.book, data[SAVED])


def checksum(data: object) -> str:
    """A hash of the data in its shortest form, so that spacing does not matter."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
