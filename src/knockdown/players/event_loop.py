"""Players in an event loop: they think without blocking it.

A search holds the interpreter while it thinks, so it thinks in slices (about a
millisecond with a compiled engine, ten without) and yields after each. Cancel
the task to cancel it. Other players cannot be stopped in the middle: they think
in a thread, and after a cancellation the answer is dropped.
"""

from __future__ import annotations

import asyncio

from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players.player import Advice, ComputerPlayer
from knockdown.players.searchers import Searcher, Thought


async def choose_async(player: ComputerPlayer, view: View, rng: Rng) -> Option:
    """`player.choose`, awaitable."""
    if not isinstance(player, Searcher) or not player.thinks_at(view):
        return await asyncio.to_thread(player.choose, view, rng)
    return (await advice_of(player.begin(view, rng, only_choice=True)))[0].option


async def advise_async(player: ComputerPlayer, view: View, rng: Rng) -> list[Advice]:
    """`player.advise`, awaitable."""
    if not isinstance(player, Searcher):
        return await asyncio.to_thread(player.advise, view, rng)
    return await advice_of(player.begin(view, rng))


async def advice_of(thought: Thought) -> list[Advice]:
    while thought.go_on():
        await asyncio.sleep(0)
    return thought.advice()
