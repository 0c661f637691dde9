"""A turn of a live match, the one way to change it.

`async with hosted.turn() as turn` goes from top to bottom: lock, settle what is in doubt after a
failed write, let the block check and commit (to the log first, then in memory), tell everybody,
let those who act by themselves carry on. What could not be written to the log has not happened.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from msgspec.structs import replace

from knockdown.engine.match import Match
from knockdown.engine.options import PASSED_OR_FAILED, Option
from knockdown.referee.forfeit import Forfeit
from knockdown.referee.moves import move_text
from knockdown.server.match import log
from knockdown.server.match.clock import Clock, clock_from
from knockdown.server.match.dice import Dice
from knockdown.server.match.log import Restored, State, summary_of
from knockdown.server.match.timekeeper import Timekeeper
from knockdown.server.ops.logging import note_progress
from knockdown.server.ops.metrics import COMMIT, DECISIONS
from knockdown.server.protocol.refusals import AWAY, NO_UNDO, TOO_LONG, Refusal
from knockdown.server.protocol.scene import NOBODY
from knockdown.server.storage.models import Entry
from knockdown.server.storage.store import Storage
from knockdown.server.towers.messages import Chunk
from knockdown.tower.evidence import Evidence


class LoggedMatch(ABC):
    """A match as its log has it, and the turn that changes both. `HostedMatch` adds the screens."""

    def __init__(self, match: str, restored: Restored, storage: Storage, times: Timekeeper) -> None:
        self.id = match
        self.storage = storage
        self.times = times
        self.lock = asyncio.Lock()
        self.is_in_doubt = False  # whether the log may hold more than we know
        self.is_closed = False  # whether it goes on elsewhere, or is to be loaded again
        self.become(restored)

    def become(self, restored: Restored) -> None:
        self.live = restored.live
        self.revision = restored.revision
        self.entries = restored.entries
        self.tower_log = restored.tower  # what the log has of the tower under way

    @property
    def match(self) -> Match:
        return self.live.match

    @property
    def is_tower_begun(self) -> bool:
        """7.1: whether the attacker has called three, two, one."""
        return bool(self.tower_log)

    @property
    def is_too_long(self) -> bool:
        """Whether nothing more is decided in it: only a tower under way comes to its end, and a
        player who gives up or runs out of time ends the match."""
        return self.entries >= log.LONGEST and self.live.pending_test is None

    # --------------------------------------------------------------------- a turn
    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Turn]:
        """Nobody else can change the match meanwhile. A refusal leaves everything as it was."""
        async with self.lock:
            await self.settle_doubt()
            if self.is_closed:  # while we waited: it goes on elsewhere
                raise Refusal(AWAY)
            turn = Turn(self)
            yield turn
        if turn.is_news:
            self.tell(fresh=turn.is_fresh)
            self.carry_on()

    async def settle_doubt(self) -> None:
        """After a failed write the log decides what has happened, and the match goes on from it."""
        if not self.is_in_doubt:
            return
        stored = await self.storage.load(self.id)
        if stored is not None and len(stored.entries) != self.entries:
            self.become(log.restore(stored.setup, stored.entries))
            self.recovered()
            self.set_clock(replace(clock_from(stored.clock), keeper=self.times.clock.keeper))
            self.tell(fresh=True)
            self.carry_on()
        self.is_in_doubt = False

    # ------------------------------------------------ what a turn has others do
    @abstractmethod
    def set_clock(self, clock: Clock) -> None:
        """The clock of the match is another one from now on."""

    @abstractmethod
    def recovered(self) -> None:
        """The log had more than we knew."""

    @abstractmethod
    def tell(self, *, fresh: bool = False) -> None:
        """Show every screen how the match stands."""

    @abstractmethod
    def carry_on(self) -> None:
        """Those who act by themselves may have something to do."""


class Turn:
    """What can be done to a match by the one who has its lock: on disk first, then in memory."""

    def __init__(self, hosted: LoggedMatch) -> None:
        self.hosted = hosted
        self.is_news = False  # whether everybody has to be told
        self.is_fresh = False  # from the beginning: what was told before no longer holds

    async def decide(self, option: Option) -> None:
        self.check_length()
        data = move_text(self.hosted.match, option)
        apply = self.hosted.live.apply
        await self.commit(log.DECISION, data, self.state_after(option), lambda: apply(option))

    async def undo(self, seat: int) -> None:
        """The last decision, which was this seat's, is open again."""
        self.check_length()
        hosted, live = self.hosted, self.hosted.live
        if hosted.is_tower_begun or not live.can_undo(seat):
            raise Refusal(NO_UNDO)
        moves = len(live.record.moves) - 1
        before = live.record.at(moves)
        state = State(hosted.times.after_undo(before), summary_of(before, moves))
        await self.commit(log.UNDO, "", state, lambda: live.undo(seat))
        self.is_fresh = True

    async def end(self, forfeit: Forfeit) -> None:
        """The match is over before the rules end it."""
        live = self.hosted.live
        summary = summary_of(live.match, len(live.record.moves), forfeit)
        state = State(self.hosted.times.stopped(), summary)
        await self.commit(
            log.FORFEIT, forfeit.reason, state, lambda: live.end(forfeit), forfeit.seat
        )

    # ---------------------------------------------------------------------- towers
    async def keep_chunk(self, chunk: Chunk) -> None:
        """7.1: a tower has come so far. The first chunk is the attacker's call."""
        is_first = not self.hosted.is_tower_begun
        state = State(self.hosted.times.stopped())
        await self.append(log.TOWER, log.format_chunk(chunk), state)
        self.hosted.tower_log.append(chunk)
        self.is_news = self.is_news or is_first

    async def judge(self, evidence: Evidence, written: str) -> None:
        """7.3: a tower is finished; `written` is its evidence as the log has it."""
        live = self.hosted.live
        live.check_evidence(evidence)  # before the log has it
        state = self.state_after(PASSED_OR_FAILED[0 if evidence.passed else 1])
        await self.commit(log.VERDICT, written, state, lambda: live.apply_evidence(evidence))

    async def judge_by_dice(self, dice: Dice) -> None:
        """7.2: a tower cannot be built; three dice decide instead."""
        live = self.hosted.live
        state = self.state_after(PASSED_OR_FAILED[0 if dice.passed else 1])
        await self.commit(log.DICE, str(dice), state, lambda: dice.decide(live))

    # --------------------------------------------------------------------- the log
    def check_length(self) -> None:
        if self.hosted.is_too_long:
            raise Refusal(TOO_LONG)

    def state_after(self, option: Option) -> State:
        after = self.hosted.match.clone()
        after.apply(option)
        summary = summary_of(after, len(self.hosted.live.record.moves) + 1)
        return State(self.hosted.times.after(after), summary)

    async def commit(
        self, kind: str, data: str, state: State, apply: Callable[[], None], seat: int = NOBODY
    ) -> None:
        hosted = self.hosted
        await self.append(kind, data, state, seat)
        apply()
        hosted.tower_log = []
        hosted.revision += 1
        self.is_news = True
        DECISIONS.labels(kind).inc()
        note_progress(hosted.id, hosted.entries, is_over=hosted.live.is_over)

    async def append(self, kind: str, data: str, state: State, seat: int = NOBODY) -> None:
        """By this seat, or by the one that decides."""
        hosted = self.hosted
        who = hosted.match.decider if seat == NOBODY else seat
        entry = Entry(hosted.entries + 1, kind, who, data)
        try:
            with COMMIT.time():
                clock = state.clock.to_json()
                await hosted.storage.append(hosted.id, entry, state.summary, clock)
        except Refusal:
            hosted.is_in_doubt = True
            raise
        hosted.entries = entry.number
        hosted.set_clock(state.clock)
