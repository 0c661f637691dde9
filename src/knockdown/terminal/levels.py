"""How strong the computer plays."""

from __future__ import annotations

from typing import Final

from knockdown.engine.errors import SetupError
from knockdown.players import LEVELS, ComputerPlayer, player_named

DEFAULT_LEVEL: Final = "brawler"
DEFAULT_LEVELS: Final = (DEFAULT_LEVEL, DEFAULT_LEVEL)


def levels_of(text: str, *, two: bool, watch: bool) -> tuple[str, str]:
    """`--level`: one for every computer or, with `--watch`, one each."""
    if not text:
        return DEFAULT_LEVELS
    if two:
        raise SetupError("--level is for computers, and with --two only people play; leave it out")
    levels = [level.strip().lower() for level in text.split(",")]
    for level in levels:
        if level not in LEVELS:
            raise SetupError(f"there is no level '{level}'; there are {', '.join(LEVELS)}")
    if len(levels) > 1 and not watch:
        raise SetupError(f"--level is '{text}'; only with --watch two computers have a level each")
    if len(levels) > 2:
        raise SetupError(f"--level is '{text}'; there are two computers to give levels to")
    return levels[0], levels[-1]


def computer(level: str, hand: str) -> ComputerPlayer:
    """It builds towers as well as its level does, unless all hands are given."""
    player = player_named(level)
    if hand:
        player.tower_skill = hand
    return player
