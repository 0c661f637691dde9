"""A match in a list."""

from __future__ import annotations

from knockdown.server.protocol.requests import MatchLine
from knockdown.server.storage.models import Stored
from knockdown.server.storage.seats import seats_of


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
