"""A match in a list, and who may read all of it."""

from __future__ import annotations

from knockdown.server.kept import Stored
from knockdown.server.protocol.requests import MatchLine
from knockdown.server.refusals import NOT_OVER, Refusal
from knockdown.server.seats import holds_every_person, seats_of


def line_of(match: Stored, owner: str) -> MatchLine:
    summary = match.summary
    return MatchLine(
        match=match.id,
        fighters=summary.fighters,
        players=[seat.name for seat in match.seats],
        levels=[seat.level for seat in match.seats],
        arena=summary.arena,
        victories=summary.victories,
        over=match.over,
        winner=summary.winner,
        ending=summary.ending or ("rounds" if match.over else ""),
        yours=seats_of(match.seats, owner),
        guided=match.guided,
        moves=summary.moves,
        changed=match.changed,
    )


def check_open(match: Stored, owner: str) -> None:
    """5.2: nobody reads what is hidden from somebody who still plays."""
    is_brought = match.text is not None
    if not (match.over or is_brought or holds_every_person(match.seats, owner)):
        raise Refusal(NOT_OVER)
