"""New matches: from what was chosen, from another match, from a moment of one."""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from knockdown import content
from knockdown.content import UnknownKey
from knockdown.engine.errors import SetupError
from knockdown.engine.rng import MAX_SEED
from knockdown.players import LEVELS
from knockdown.referee.errors import NotationError, OtherVersion
from knockdown.referee.notation import parse_match
from knockdown.referee.record import Record, check_name
from knockdown.server.match.clock import new_clock
from knockdown.server.match.log import DECISION, LONGEST, OUTCOME, VERDICT, setup_of, summary_of
from knockdown.server.protocol.refusals import (
    BROKEN_TEXT,
    NO_STEP,
    OTHER_VERSION,
    SAME_FIGHTER,
    TOO_LARGE,
    UNKNOWN_KEY,
    WRONG_NAME,
    WRONG_SETUP,
    Refusal,
)
from knockdown.server.protocol.requests import NewMatch, SeatWanted
from knockdown.server.protocol.scene import ClockKind
from knockdown.server.protocol.seats import COMPUTER, PERSON
from knockdown.server.storage.models import (
    Entry,
    Seat,
    SetupData,
    Stored,
    Summary,
    new_id,
)
from knockdown.server.storage.store import now
from knockdown.setup import PICK, RANDOM
from knockdown.tower.evidence_text import format_evidence
from knockdown.tower.pending import pending_test


def new_seed() -> int:
    return secrets.randbelow(MAX_SEED + 1)


def today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def chosen(wanted: NewMatch, owner: str) -> Stored:
    """3: a match as it was chosen on the first screens."""
    return arranged(wanted, seats_from(wanted.seats, owner), owner)


def arranged(wanted: NewMatch, seats: Sequence[Seat], owner: str) -> Stored:
    """3: a match as it was chosen, with these people and computers at it."""
    check_keys(wanted)
    try:
        record = Record(
            fighters=wanted.fighters,
            arena=wanted.arena,
            skills=wanted.skills,
            seed=wanted.seed if wanted.seed >= 0 else new_seed(),
            match_rules=wanted.match_rules,
            players=names_of(seats),
            date=today(),
        )
        return stored(record, seats, owner, guided=wanted.guided, clock=wanted.clock)
    except SetupError as error:
        raise Refusal(WRONG_SETUP) from error


def again(
    record: Record, seats: Sequence[Seat], owner: str, *, swap: bool, clock: ClockKind = "none"
) -> Stored:
    """The same fighters in the same Arena, new cards; `swap` exchanges the fighters.

    Of an imported match the requester plays the people.
    """
    match = record.match()
    fighters = [
        match.book.fighters[player.fighter].key if player.fighter >= 0 else PICK
        for player in match.players
    ]
    first, second = reversed(fighters) if swap else fighters
    next_record = Record(
        (first, second),
        match.arena.key,
        match.book.skill_sets[match.skill_set].key,
        new_seed(),
        match_rules=record.match_rules,
        players=record.players,
        date=today(),
    )
    return stored(next_record, [taken(seat, owner) for seat in seats], owner, clock=clock)


def taken(seat: Seat, owner: str) -> Seat:
    return seat if seat.is_computer or seat.owner else replace(seat, owner=owner)


def gone_on(record: Record, step: int, wanted: Sequence[SeatWanted], owner: str) -> Stored:
    """A new match that begins with the moves of this one up to a step."""
    if not 0 <= step <= len(record.moves):
        raise Refusal(NO_STEP, last=len(record.moves))
    seats = seats_from(wanted, owner)
    begun = Record(
        record.fighters,
        record.arena,
        record.skills,
        record.seed,
        match_rules=record.match_rules,
        players=names_of(seats),
        date=today(),
        library=record.library,
        moves=record.moves[:step],
        towers={number: tower for number, tower in record.towers.items() if number <= step},
    )
    return stored(begun, seats, owner)


# --------------------------------------------------------------------- its parts
def stored(
    record: Record,
    seats: Sequence[Seat],
    owner: str,
    *,
    guided: bool = False,
    clock: ClockKind = "none",
) -> Stored:
    summary = summary_of(record.match(), len(record.moves))
    return Stored(
        id=new_id(),
        owner=owner,
        changed=now(),
        setup=setup_of(record),
        brought=False,
        guided=guided,
        over=summary.is_over,
        summary=summary,
        clock=new_clock(clock).to_json(),
        seats=list(seats),
        entries=entries_of(record),
    )


def entries_of(record: Record) -> list[Entry]:
    """The log that tells the moves of a record."""
    entries: list[Entry] = []
    match = record.begin()
    for number, (option, words) in enumerate(zip(record.moves, record.texts(), strict=True), 1):
        tower = record.towers.get(number)
        if tower is not None:
            kind, data = VERDICT, format_evidence(tower)
        else:  # a text may leave a tower out, and dice may have decided instead of one
            kind, data = (DECISION if pending_test(match) is None else OUTCOME), words
        entries.append(Entry(number, kind, match.decider, data))
        match.apply(option)
    return entries


def seats_from(wanted: Sequence[SeatWanted], owner: str) -> list[Seat]:
    return [seat_from(seat, owner) for seat in wanted]


def seat_from(wanted: SeatWanted, owner: str) -> Seat:
    """The requester plays all the people in it."""
    if wanted.kind == COMPUTER:
        check_level(wanted.level)
        return Seat(COMPUTER, wanted.level)
    return Seat(PERSON, "", name_from(wanted.name), owner)


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal(UNKNOWN_KEY, key=shown(level))


def name_from(written: str) -> str:
    name = written.strip()
    try:
        check_name(name)
    except SetupError as error:
        raise Refusal(WRONG_NAME) from error
    return name


def names_of(seats: Sequence[Seat]) -> tuple[str, str]:
    """For the match text: people by their names, computers by their levels."""
    first, second = (seat.name or seat.level for seat in seats)
    return first, second


def check_keys(wanted: NewMatch) -> None:
    library = content.load()
    try:
        for fighter in wanted.fighters:
            if fighter not in (RANDOM, PICK):
                library.fighter(fighter)
        if wanted.arena != RANDOM:
            library.arena(wanted.arena)
        if wanted.skills != RANDOM:
            library.skill_set(wanted.skills)
    except UnknownKey as error:
        raise Refusal(UNKNOWN_KEY, key=shown(error.key)) from error
    first, second = wanted.fighters
    if first == second and first not in (RANDOM, PICK):
        raise Refusal(SAME_FIGHTER)


def shown(key: str) -> str:
    """Untrusted input inside a sentence: printable and short."""
    return "".join(letter if letter.isprintable() else "?" for letter in key)[:40]


class ReadText(NamedTuple):
    """A match text that could be read, or the reason why not and what it is about."""

    setup: SetupData | None
    summary: Summary | None
    reason: str = ""
    details: Mapping[str, str | int] | None = None


def read_text(text: str) -> ReadText:
    """Runs in another process: a long or malicious text takes a while."""
    try:
        record = parse_match(text)
    except OtherVersion as error:
        told = {"written": error.written, "known": error.known}
        return ReadText(None, None, OTHER_VERSION[error.kind], told)
    except NotationError as error:
        return ReadText(None, None, BROKEN_TEXT, {"line": error.line})
    if len(record.moves) > LONGEST:
        return ReadText(None, None, TOO_LARGE)
    return ReadText(setup_of(record), summary_of(record.match(), len(record.moves), record.forfeit))
