"""Checks an older run before it is read: cards and players may have changed since."""

from __future__ import annotations

from typing import Any

from knockdown.content import Library
from knockdown.engine.errors import SetupError
from knockdown.engine.options import KEEP_SKILL
from knockdown.lab.errors import LabError
from knockdown.players import player_named
from knockdown.players.player import BasePlayer


def since_then(run: dict[str, Any], library: Library) -> list[str]:
    """What has changed since a run was played, as sentences; fails without its boxes."""
    then: dict[str, str] = run["boxes"]
    now = {box.key: box.hash for box in library.boxes}
    missing = [key for key in then if key not in now]
    if missing:
        raise LabError(
            f"this run was played with the box {' and the box '.join(missing)};"
            " give its folder with --boxes"
        )
    changed = [key for key in then if now[key] != then[key]]
    if not changed:
        return []
    return [
        f"The cards of {' and '.join(changed)} have changed since this run was played: names and"
        " lists of cards are today's, all numbers are those of the old cards."
    ]


def keeps_by_chance(name: str) -> bool:
    """3.3: whether a player keeps Skills at random, as all built-in ones do."""
    try:
        player = player_named(name)
    except SetupError:  # an old run of a player that no longer exists
        return False
    return isinstance(player, BasePlayer) and KEEP_SKILL in player.blind_at
