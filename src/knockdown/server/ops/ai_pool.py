"""Computer players think in worker processes, so that no match waits for another one"""

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
from knockdown.players import player_named
from knockdown.players.chance import chance_for
from knockdown.telling.hints import adviser, hint_rng, tips
from knockdown.tower.child_processes import end_with_parent, ignoring_interrupts

P = ParamSpec("P")
T = TypeVar("T")
NICENESS: Final = 5  # towers and answers to players have priority
Save = dict[str, object]


class AiPool:
    """A few worker processes that all matches share."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.awaited = 0  # calls in progress
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, get_context("spawn"), initializer=start_worker)

    async def wake(self) -> None:
        """Start a process before the first call; others follow when all are busy."""
        await self.ask(ready)

    async def ask(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the call. If a process died, a new pool gets the call once more."""
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
        with ignoring_interrupts():  # the call may start a new process
            future = pool.submit(call, *args, **kwargs)
        self.awaited += 1
        try:
            return await asyncio.wrap_future(future)
        finally:
            self.awaited -= 1

    def close(self) -> None:
        """Stop at once, even in the middle of a search.

        The pool's own thread is waited for: one that still runs when Python exits may fail there.
        """
        for process in active_children():
            process.terminate()
        self.pool.shutdown(cancel_futures=True)


def start_worker() -> None:
    """Initialises a worker process: it reads the boxes, and will end with the server."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    end_with_parent()
    content.load()


def ready() -> bool:
    return True


def choose(save: Save, seat: int, level: str, moves: int) -> int:
    """The index of a computer's answer among the options."""
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
    return from_dict(content.edition_hashed(str(save["content"])).book, save)
