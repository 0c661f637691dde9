"""Stepping through a recorded match, as one player may see it or with everything open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from knockdown.content import Library
from knockdown.engine.book import NONE
from knockdown.engine.events import EVERYBODY, Event
from knockdown.engine.match import Match
from knockdown.referee.errors import NotationError
from knockdown.referee.forfeit import Forfeit, forfeit_text
from knockdown.referee.moves import move_text
from knockdown.referee.notation import parse_match
from knockdown.referee.record import Record
from knockdown.referee.visibility import is_choice_secret
from knockdown.tower.evidence import Evidence

LARGEST_FILE = 4 * 1024 * 1024
UNKNOWN_SKILL = "skill ?"


@dataclass(frozen=True)
class Step:
    """One move and its result. Step 0 is the setup: no move, no text.

    `match` is the match after the move. The next step continues it, so
    clone it to keep it. `tower` is the tower whose result the move tells, if
    it was kept; `knockdown.tower.evidence.Rebuild` builds it again. A match
    that was forfeited has one step more, in which nobody moves: its `forfeit`.
    """

    number: int
    player: int
    round: int
    turn: int
    text: str
    events: list[Event]
    match: Match
    tower: Evidence | None = None
    forfeit: Forfeit | None = None


def steps(record: Record, viewer: int = EVERYBODY) -> Iterator[Step]:
    """The match move by move; a player sees only what that player may know (5.2)."""
    match = record.begin(recording=True)
    yield Step(0, NONE, match.round, match.turn, "", seen(match, 0, viewer), match)
    for number, option in enumerate(record.moves, 1):
        player, told = match.decider, len(match.events)
        round, turn = match.round, match.turn
        is_secret = is_choice_secret(match, viewer)
        text = UNKNOWN_SKILL if is_secret else move_text(match, option)
        match.apply(option)
        events, tower = seen(match, told, viewer), record.towers.get(number)
        yield Step(number, player, round, turn, text, events, match, tower)
    if record.forfeit is not None:
        yield forfeit_step(record.last_step, record.forfeit, match)


def forfeit_step(number: int, forfeit: Forfeit, match: Match) -> Step:
    text = forfeit_text(forfeit)
    return Step(number, forfeit.seat, match.round, match.turn, text, [], match, forfeit=forfeit)


def seen(match: Match, told: int, viewer: int) -> list[Event]:
    return [event.seen_by(viewer) for event in match.events[told:]]


def load_record(path: Path | str, library: Library | None = None) -> Record:
    """Read a match text from a file; `NotationError` names the file and the line."""
    text = read_text(Path(path))
    try:
        return parse_match(text, library)
    except NotationError as error:
        told = f"{path}, {error}" if error.line else f"{path}: {error}"
        named = NotationError(told, 0, error.move, error.offered)
        named.line = error.line
        raise named from error


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise NotationError(f"{path}: {error.strerror or 'cannot be read'}") from error
    if len(data) > LARGEST_FILE:
        raise NotationError(f"{path}: more than {LARGEST_FILE} bytes; this is not a match text")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(f"{path}: not UTF-8; this is not a match text") from error
