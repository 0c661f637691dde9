"""The computer's levels: every player by its name, from weak to strong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from knockdown.engine.errors import SetupError
from knockdown.players.greedy import Brawler, RandomPlayer, Rookie
from knockdown.players.player import ComputerPlayer
from knockdown.players.searchers import Champion, Duelist, Searcher

PLAYERS: Final[dict[str, Callable[[], ComputerPlayer]]] = {
    "random": RandomPlayer,
    "rookie": Rookie,
    "brawler": Brawler,
    "duelist": Duelist,
    "champion": Champion,
}
LEVELS: Final = tuple(PLAYERS)[1:]  # what people play against, from weak to strong


def player_named(name: str) -> ComputerPlayer:
    """A player by name; `champion:6000` thinks for 6000 walks instead of its usual budget."""
    plain, colon, budget = name.partition(":")
    if plain not in PLAYERS:
        raise SetupError(f"there is no player '{name}'; there are {', '.join(PLAYERS)}")
    player = PLAYERS[plain]()
    if colon:
        is_number = budget.isascii() and budget.isdecimal() and len(budget) < 10
        if not isinstance(player, Searcher) or not is_number or not int(budget):
            raise SetupError(
                f"'{name}': only duelist and champion have a budget, duelist:WALKS or"
                " champion:WALKS, from 1 to 999999999"
            )
        player.walks = int(budget)
    return player
