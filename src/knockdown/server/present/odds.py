"""7.5 A computer tested at the table has no hands there: its odds decide, and are shown."""

from __future__ import annotations

from knockdown.engine.match_rules import KNOCKDOWN_TABLE
from knockdown.server.present.context import SceneContext
from knockdown.telling import odds


def is_left_to_odds(context: SceneContext, seat: int, kind: str) -> bool:
    return context.players[seat].is_computer and kind == KNOCKDOWN_TABLE


def pass_percent(context: SceneContext, seat: int, wounds: int) -> int:
    """The chance that this seat's hand passes a test on this many wounds."""
    return odds.pass_percent(context.view, context.players[seat].hand, wounds)


def odds_text(context: SceneContext, seat: int, wounds: int) -> str:
    percent = pass_percent(context, seat, wounds)
    return context.speech.say("test-table-computer", name=context.name(seat), percent=percent)
