"""Letting a player think without stopping anything else.

A search holds the interpreter while it thinks, so it thinks in slices of
about a millisecond and gives way after each. Cancel the task to cancel it.
"""

from __future__ import annotations

import asyncio

from knockdown.engine.options import TEST_RESULT, Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players.player import Advice, ComputerPlayer
from knockdown.players.searchers import Searcher


async def choose_meanwhile(player: ComputerPlayer, view: View, rng: Rng) -> Option:
    """`player.choose` for an event loop."""
    is_quick = len(view.options) == 1 or view.decision == TEST_RESULT
    if is_quick or not isinstance(player, Searcher):
        return player.choose(view, rng)
    return (await advise_meanwhile(player, view, rng))[0].option


async def advise_meanwhile(player: ComputerPlayer, view: View, rng: Rng) -> list[Advice]:
    """`player.advise` for an event loop."""
    if not isinstance(player, Searcher):
        return player.advise(view, rng)
    thought = player.begin(view, rng)
    while thought.go_on():
        await asyncio.sleep(0)
    return thought.advice()
