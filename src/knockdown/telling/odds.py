"""The chance to pass a Knockdown Test, as shown to people: in whole percent."""

from __future__ import annotations

from knockdown.engine.view import View
from knockdown.players.odds import MOST_WOUNDS, pass_odds


def pass_percent(view: View, hand: str, wounds: int) -> int:
    """Rounded only here: the chance to fall is shown as 100 minus this."""
    return round(100 * pass_odds(view, hand)[min(wounds, MOST_WOUNDS - 1)])
