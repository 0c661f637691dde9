"""The computers of a match: they think elsewhere, and answer like everybody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from knockdown.server.ops.ai_pool import AiPool, choose
from knockdown.server.protocol.refusals import Refusal

if TYPE_CHECKING:
    from knockdown.server.match.hosted import HostedMatch

PATIENCE: Final = 1.0  # seconds until an answer that could not be kept is tried again


class Opponents:
    """Thinks as long as it is a computer's turn and somebody looks on."""

    def __init__(self, hosted: HostedMatch, ai_pool: AiPool) -> None:
        self.hosted = hosted
        self.ai_pool = ai_pool
        self.task: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        live = self.hosted.live
        if live.is_over or live.pending_test is not None or self.hosted.is_too_long:
            return False
        return self.hosted.seats[live.match.decider].is_computer

    def carry_on(self) -> None:
        if self.is_thinking and (self.task is None or self.task.done()):
            self.task = self.hosted.tasks.start(self.think())

    async def think(self) -> None:
        hosted = self.hosted
        while hosted.connections and self.is_thinking:
            revision, seat = hosted.revision, hosted.match.decider
            place = await self.ai_pool.ask(
                choose,
                hosted.match.to_dict(),
                seat,
                hosted.seats[seat].level,
                len(hosted.live.record.moves),
            )
            try:
                await self.answer(revision, place)
            except Refusal:
                await asyncio.sleep(PATIENCE)

    async def answer(self, revision: int, place: int) -> None:
        """A thought counts only if nothing has changed since it began."""
        hosted = self.hosted
        async with hosted.lock:
            await hosted.settle_doubt()
            if revision != hosted.revision:
                return
            await hosted.answer(hosted.match.options[place])
        hosted.tell()
        await hosted.build_table.set_up()
