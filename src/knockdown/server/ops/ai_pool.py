"""Computers think in other processes, so that no match waits for another one's"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Final, ParamSpec, TypeVar

from knockdown import content
from knockdown.engine.match import Match, from_dict
from knockdown.knockout.child_processes import end_with_parent, ignoring_interrupts
from knockdown.players import player_named
from knockdown.players.chance import chance_for
from knockdown.telling.hints import adviser, hint_rng, tips

P = ParamSpec("P")
T = TypeVar("T")
MANNERS: Final = 5  # whoever builds a tower or waits for an answer goes first
Save = dict[str, object]


class AiPool:
    """A few processes that any match may ask."""

    def __init__(self, minds: int) -> None:
        self.minds = minds
        self.awaited = 0  # answers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.minds, get_context("spawn"), initializer=settle_in)

    async def wake(self) -> None:
        """Have them ready before the first one is asked."""
        await asyncio.gather(*(self.ask(ready) for _ in range(self.minds)))

    async def ask(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What came of the call. If its process died, others are hired and asked once more."""
        pool = self.pool
        try:
            return await self.submit(pool, call, *args, **kwargs)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self.new_pool()
            return await self.submit(self.pool, call, *args, **kwargs)

    async def submit(
        self, pool: ProcessPoolExecutor, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        with ignoring_interrupts():  # it may take a new process to answer
            future = pool.submit(call, *args, **kwargs)
        self.awaited += 1
        try:
            return await asyncio.wrap_future(future)
        finally:
            self.awaited -= 1

    def close(self) -> None:
        """At once, whatever they think about, with whatever else the server has started."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()


def settle_in() -> None:
    """The first thing such a process does: it reads the boxes, and ends with the server."""
    if hasattr(os, "nice"):
        os.nice(MANNERS)
    end_with_parent()
    content.load()


def ready() -> bool:
    return True


def choose(save: Save, seat: int, level: str, moves: int) -> int:
    """The place of a computer's answer among the options."""
    match = match_from(save)
    view = match.view(seat)
    option = player_named(level).choose(view, chance_for(match.seed, moves))
    return view.options.index(option)


def advise(save: Save, seat: int, hand: str, moves: int) -> list[tuple[int, int]]:
    """The places of the best answers, with the chance in percent to win with each."""
    view = match_from(save).view(seat)
    found = tips(view, adviser(hand).advise(view, hint_rng(moves)))
    return [(tip.number - 1, tip.percent) for tip in found]


def match_from(save: Save) -> Match:
    return from_dict(content.load().book, save)
