"""The log of a match: what is written after each thing that happens, and a match read from it.

decision   the words of the option: `move 5`
undo       the last decision is taken back
verdict    7.1: a tower is finished; its evidence
dice       7.2: a tower could not be built; what three dice showed instead
outcome    7.1: `passed` or `failed` of a match that was copied without what its tower was
tower      7.1: a tower under way; the tick reached, and what the hand did since the entry before
forfeit    a seat loses the match: it gave up, ran out of time or stayed away; which of them
"""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from knockdown import content
from knockdown.engine.errors import KnockdownError, SetupError
from knockdown.engine.match import Match
from knockdown.referee.ending import ending_of
from knockdown.referee.errors import NotationError
from knockdown.referee.forfeit import Forfeit
from knockdown.referee.live import LiveMatch
from knockdown.referee.moves import find_move
from knockdown.referee.notation import parse_match
from knockdown.referee.record import Record
from knockdown.server.match.clock import Clock
from knockdown.server.match.dice import Dice
from knockdown.server.protocol.refusals import OTHER_RULES, Refusal
from knockdown.server.storage.models import Entry, SetupData, Stored, Summary
from knockdown.server.towers.messages import Chunk
from knockdown.tower.evidence_text import Packer, Unpacker, parse_evidence

DECISION: Final = "decision"
UNDO: Final = "undo"
VERDICT: Final = "verdict"
DICE: Final = "dice"
OUTCOME: Final = "outcome"
TOWER: Final = "tower"
FORFEIT: Final = "forfeit"
KINDS: Final = (DECISION, UNDO, VERDICT, DICE, OUTCOME, TOWER, FORFEIT)
NO_INPUTS: Final = "-"
# The log of a match among people has some hundred entries. No rule ends every match: a round may go
# on for ever without the stall rule, and even with it (4.9) as long as somebody is wounded.
LONGEST: Final = 5_000


@dataclass
class Restored:
    """A match as its log tells it."""

    live: LiveMatch
    revision: int  # how often it has changed
    entries: int
    tower: list[Chunk]  # of the tower under way; empty if none was started


def restore(setup: SetupData, entries: Sequence[Entry]) -> Restored:
    """Replay a log. One that was written with other rules is refused."""
    record = record_of(setup)
    kept: list[Entry] = []
    tower: list[Chunk] = []
    revision = 0
    for entry in entries:
        if entry.kind == TOWER:
            tower.append(parse_chunk(entry.data))
            continue
        tower = []
        revision += 1
        if entry.kind == UNDO:
            kept.pop()
        else:
            kept.append(entry)
    try:
        live = LiveMatch(record)
        for entry in kept:
            play_entry(live, entry)
    except (KnockdownError, LookupError) as error:
        raise Refusal(OTHER_RULES) from error
    return Restored(live, revision, len(entries), tower if live.pending_test else [])


def play_entry(live: LiveMatch, entry: Entry) -> None:
    if entry.kind == DECISION:
        live.play(entry.data)
        return
    if entry.kind == FORFEIT:
        live.end(Forfeit(entry.seat, entry.data))
        return
    if entry.kind == DICE:
        Dice.parse(entry.data).decide(live)
        return
    if entry.kind == OUTCOME:
        live.decide(find_move(live.match, entry.data))
        return
    live.apply_evidence(parse_evidence(entry.data))


# ------------------------------------------------------------------------- setups
def setup_of(record: Record) -> SetupData:
    return SetupData(
        record.fighters,
        record.arena,
        record.skills,
        record.seed,
        record.players,
        record.date,
        record.rules,
        record.boxes,
        **record.match_rules.words(),
    )


def record_of(setup: SetupData) -> Record:
    """The record before its first move; refused if the cards or the rules have changed."""
    try:
        match_rules = setup.match_rules
    except SetupError as error:
        raise Refusal(OTHER_RULES) from error
    record = Record(
        setup.fighters,
        setup.arena,
        setup.skills,
        setup.seed,
        match_rules=match_rules,
        players=setup.players,
        date=setup.date,
        library=content.edition(setup.boxes),
    )
    if (record.rules, record.boxes) != (setup.rules, setup.boxes):
        raise Refusal(OTHER_RULES)
    return record


def summary_of(match: Match, moves: int, forfeit: Forfeit | None = None) -> Summary:
    fighters = [
        match.book.fighters[player.fighter].key if player.fighter >= 0 else ""
        for player in match.players
    ]
    victories = [player.victories for player in match.players]
    ending = ending_of(match, forfeit)
    return Summary(fighters, match.arena.key, victories, ending.winner, moves, ending.reason)


# ------------------------------------------------------------------------- towers
def format_chunk(chunk: Chunk) -> str:
    packer = Packer()
    for one in chunk.inputs:
        packer.add(one)
    return f"{chunk.tick} {base64.b64encode(bytes(packer.data)).decode() or NO_INPUTS}"


def parse_chunk(data: str) -> Chunk:
    tick, _, packed = data.partition(" ")
    if packed == NO_INPUTS:
        return Chunk(int(tick), [])
    return Chunk(int(tick), Unpacker(base64.b64decode(packed)).inputs())


class State(NamedTuple):
    """Stored along with an entry: the clock, and the summary for lists of matches if it changes."""

    clock: Clock
    summary: Summary | None = None


def restored_from(stored: Stored) -> Restored:
    """An imported text is read as it was written; nobody plays on in it."""
    if stored.text is None:
        return restore(stored.setup, stored.entries)
    try:
        record = parse_match(stored.text)
    except NotationError as error:
        raise Refusal(OTHER_RULES) from error
    return Restored(LiveMatch(record), len(record.moves), 0, [])
