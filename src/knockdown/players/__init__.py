"""Computer opponents: they see views, never the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from knockdown.engine.errors import SetupError
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players.simple import RandomPlayer, SimplePlayer

__all__ = ["PLAYERS", "ComputerPlayer", "RandomPlayer", "SimplePlayer", "player_named"]


class ComputerPlayer(Protocol):
    """Whoever can answer a decision from what a player may know (5.2)."""

    def choose(self, view: View, rng: Rng) -> Option:
        """One of the view's options; the same view and generator give the same answer."""


PLAYERS: Final[dict[str, Callable[[], ComputerPlayer]]] = {
    "random": RandomPlayer,
    "simple": SimplePlayer,
}


def player_named(name: str) -> ComputerPlayer:
    if name not in PLAYERS:
        raise SetupError(f"there is no player '{name}'; there are {', '.join(sorted(PLAYERS))}")
    return PLAYERS[name]()
