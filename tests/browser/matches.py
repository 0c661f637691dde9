"""Matches of a visitor, begun without the page: new ones, and some that wait for a decision."""

from __future__ import annotations

from positions import decider_of
from server.play import PERSON, ROOKIE

import knockdown
from browser.player import Player, Sight
from knockdown.referee.record import Record


def begun(player: Player, seats: object, **wanted: object) -> str:
    """A new match of this player; tests are made with dice."""
    data = {"seats": seats, "knockdown": "dice", "arena": "siege_storm"} | wanted
    return str(player.ask("/api/matches", data)["match"])


def brought(player: Player, record: Record, seats: object) -> str:
    """Goes on with a match that is brought along as text; tells which match it is now."""
    text = knockdown.format_match(record)
    known = player.ask("/api/texts", {"text": text})["match"]
    wanted = {"step": len(record.moves), "seats": seats}
    return str(player.ask(f"/api/matches/{known}/continue", wanted)["match"])


def against_a_computer(record: Record) -> tuple[object, object]:
    """The player is the one who is asked."""
    return (PERSON, ROOKIE) if decider_of(record) == 0 else (ROOKIE, PERSON)


def come_to(player: Player, record: Record, seats: object = None) -> Sight:
    """On the page at the decision that the match waits for; against a computer, if not said."""
    match = brought(player, record, seats or against_a_computer(record))
    player.open(f"/match/{match}")
    return player.play(lambda sight: sight.what == "decide")
