"""7.5 A computer tested at the table has no hands there: its odds decide, and are shown."""

from __future__ import annotations

from knockdown.engine.match_rules import KNOCKDOWN_TABLE
from knockdown.server.present.showing import Showing
from knockdown.telling import odds


def is_left_to_odds(showing: Showing, seat: int, kind: str) -> bool:
    return showing.players[seat].is_computer and kind == KNOCKDOWN_TABLE


def pass_percent(showing: Showing, seat: int, wounds: int) -> int:
    """The chance that this seat's hand passes a test on this many wounds."""
    return odds.pass_percent(showing.view, showing.players[seat].hand, wounds)


def odds_text(showing: Showing, seat: int, wounds: int) -> str:
    percent = pass_percent(showing, seat, wounds)
    return showing.speech.say("test-table-computer", name=showing.name(seat), percent=percent)
