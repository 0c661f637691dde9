"""The computers of a match: they think in other processes, and answer like everybody else."""

from __future__ import annotations

import asyncio
from typing import Final

from knockdown.server.match.hosted import Actor, HostedMatch
from knockdown.server.ops.ai_pool import AiPool, choose
from knockdown.server.protocol.refusals import Refusal

PATIENCE: Final = 1.0  # seconds until an answer that could not be kept is tried again


class Computers(Actor):
    """They think as long as it is a computer's turn and somebody looks on."""

    def __init__(self, hosted: HostedMatch, ai_pool: AiPool) -> None:
        self.hosted = hosted
        self.ai_pool = ai_pool
        self.task: asyncio.Task[None] | None = None

    def carry_on(self) -> None:
        if self.hosted.is_computer_asked and (self.task is None or self.task.done()):
            self.task = self.hosted.tasks.start(self.think())

    def close(self) -> None:
        self.task = None  # a cancelled one keeps its traceback, which leads back here

    async def think(self) -> None:
        hosted = self.hosted
        while hosted.connections and hosted.is_computer_asked:
            revision, seat = hosted.revision, hosted.match.decider
            place = await self.ai_pool.ask(
                choose,
                hosted.match.to_dict(),
                seat,
                hosted.seats[seat].level,
                len(hosted.live.record.moves),
            )
            try:
                async with hosted.turn() as turn:
                    if revision == hosted.revision:  # else the match has changed meanwhile
                        await turn.decide(hosted.match.options[place])
            except Refusal:
                await asyncio.sleep(PATIENCE)
