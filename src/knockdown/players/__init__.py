"""Computer opponents: they see views, never the match."""

from knockdown.players.greedy import Brawler, RandomPlayer, Rookie
from knockdown.players.levels import LEVELS, PLAYERS, player_named
from knockdown.players.player import Advice, ComputerPlayer
from knockdown.players.searchers import Champion, Duelist

__all__ = [
    "LEVELS",
    "PLAYERS",
    "Advice",
    "Brawler",
    "Champion",
    "ComputerPlayer",
    "Duelist",
    "RandomPlayer",
    "Rookie",
    "player_named",
]
