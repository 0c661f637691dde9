"""Computers think in other processes, so that no match waits for another one's thoughts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import ParamSpec, TypeVar

from knockdown.knockout.deaf import deaf
from knockdown.server.ops import thoughts

P = ParamSpec("P")
T = TypeVar("T")


class Thinking:
    """A few processes that any match may ask."""

    def __init__(self, minds: int) -> None:
        self.minds = minds
        self.awaited = 0  # answers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.minds, get_context("spawn"), initializer=thoughts.settle_in)

    async def wake(self) -> None:
        """Have them ready before the first one is asked."""
        await asyncio.gather(*(self.ask(thoughts.ready) for _ in range(self.minds)))

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
        with deaf():  # it may take a new process to answer
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
