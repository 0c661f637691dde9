"""Letting a player think without stopping anything else.

A search holds the interpreter while it thinks, so it thinks in slices (about a
millisecond where the engine is compiled, ten where it is not) and gives way
after each. Cancel the task to cancel it. Who does not search cannot be stopped
in the middle: it thinks in a thread, and its answer is dropped.
"""

from __future__ import annotations

import asyncio

from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players.player import Advice, ComputerPlayer
from knockdown.players.searchers import Searcher, Thought


async def choose_meanwhile(player: ComputerPlayer, view: View, rng: Rng) -> Option:
    """`player.choose` for an event loop."""
    if not isinstance(player, Searcher) or not player.thinks_at(view):
        return await asyncio.to_thread(player.choose, view, rng)
    return (await advice_of(player.begin(view, rng, only_choice=True)))[0].option


async def advise_meanwhile(player: ComputerPlayer, view: View, rng: Rng) -> list[Advice]:
    """`player.advise` for an event loop."""
    if not isinstance(player, Searcher):
        return await asyncio.to_thread(player.advise, view, rng)
    return await advice_of(player.begin(view, rng))


async def advice_of(thought: Thought) -> list[Advice]:
    while thought.go_on():
        await asyncio.sleep(0)
    return thought.advice()
