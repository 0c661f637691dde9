"""How likely a Knockdown Test is passed, as people are told it: in whole percents."""

from __future__ import annotations

from knockdown.engine.view import View
from knockdown.players.odds import MOST_WOUNDS, pass_odds


def pass_percent(view: View, hand: str, wounds: int) -> int:
    """Rounded here and nowhere else: what is told as falling is 100 less this."""
    return round(100 * pass_odds(view, hand)[min(wounds, MOST_WOUNDS - 1)])
