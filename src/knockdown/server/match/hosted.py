"""One live match: who looks at it, who may decide what, and what everybody is told.

Whatever changes it goes through one lock: check, commit, apply, tell. What
could not be written to the log has not happened.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from contextlib import suppress
from weakref import proxy

from msgspec.structs import replace

from knockdown.engine.errors import IllegalOption
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.referee.forfeit import Forfeit
from knockdown.referee.moves import find_move, move_text
from knockdown.server.match import log
from knockdown.server.match.clock import clock_from
from knockdown.server.match.computers import Opponents
from knockdown.server.match.connection import ENCODER, Connection, Sketch
from knockdown.server.match.log import Restored, State, summary_of
from knockdown.server.match.timekeeper import Timekeeper, wall_time
from knockdown.server.match.tower import BuildTable
from knockdown.server.match.visibility import Sight, eyes_of, look_again, mode_of, sight_of
from knockdown.server.ops.ai_pool import AiPool
from knockdown.server.ops.logging import LOG, SHOWN, note_progress
from knockdown.server.ops.metrics import COMMIT, DECISIONS
from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.present.scene import build_scene
from knockdown.server.protocol.refusals import (
    AWAY,
    MATCH_OVER,
    NO_TIME,
    NO_UNDO,
    NOT_OFFERED,
    NOT_YOURS,
    OLD_REVISION,
    OUR_FAULT,
    TAKE_SCREEN,
    TOO_LONG,
    Refusal,
)
from knockdown.server.protocol.scene import NOBODY, Scene
from knockdown.server.storage.models import Entry, Stored
from knockdown.server.storage.store import Storage
from knockdown.server.towers.client import TowerProcess


class HostedMatch:
    """A match in memory. It is what its log says, and is dropped when nobody looks at it."""

    def __init__(
        self,
        stored: Stored,
        restored: Restored,
        storage: Storage,
        ai_pool: AiPool,
        tower_process: TowerProcess,
        alive_until: int | None = None,
        *,
        keeper: str = "",
        room: str = "",
    ) -> None:
        """`alive_until` is when whoever had the match before was last known to live.

        `keeper` is who has it now, and `room` where its players meet again.
        """
        self.id = stored.id
        self.seats = stored.seats
        self.room = room
        self.spoke = [-math.inf, -math.inf]  # when each seat last said something
        self.storage = storage
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.tasks = BackgroundTasks()
        around = proxy(
            self
        )  # a match has its parts, not they the match: it is gone when it is left
        self.opponents = Opponents(around, ai_pool)
        self.build_table = BuildTable(around, tower_process, restored.tower)
        self.is_doubtful = False  # whether the log may hold more than we know
        self.is_closed = False  # whether it goes on elsewhere, or is to be loaded anew
        self.become(restored)
        clock = clock_from(stored.clock).resume(alive_until, wall_time())
        self.times = Timekeeper(around, replace(clock, keeper=keeper))

    def become(self, restored: Restored) -> None:
        self.live = restored.live
        self.revision = restored.revision
        self.entries = restored.entries

    @property
    def match(self) -> Match:
        return self.live.match

    # ------------------------------------------------------------ coming and going
    async def join(self, connection: Connection) -> None:
        async with self.lock:
            await self.settle_doubt()
            if self.is_closed:  # while we waited; whoever comes again finds it where it is
                raise Refusal(AWAY)
            self.connections.add(connection)
            has_begun = self.times.begin(connection)
            if has_begun:
                await self.keep_clock()
            if self.times.note_presence() or has_begun:
                self.tell(but=connection)
            self.send_scene(connection, fresh=True)
            self.build_table.show_to(connection)
        self.build_table.note_presence()
        self.carry_on()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.build_table.note_presence()
        if self.times.note_presence():
            self.tell()

    async def close(self) -> None:
        self.is_closed = True
        self.times.stop_timer()
        self.build_table.clear()
        await self.tasks.stop()

    def carry_on(self) -> None:
        """Let whoever is next get going; with nobody looking on, nothing goes on by itself."""
        if self.is_closed:
            return
        if self.build_table.is_out_of_date:
            self.tasks.start(self.build_table.set_up())
        self.opponents.carry_on()

    # ------------------------------------------------------------------- decisions
    async def decide(self, connection: Connection, revision: int, words: str) -> None:
        """An answer of a person."""
        async with self.lock:
            await self.settle_doubt()
            self.check_answer(connection, revision)
            await self.answer(self.option(words))
        self.tell()
        self.carry_on()

    def check_player(self, connection: Connection, revision: int) -> None:
        """Whoever plays, and knows how the match stands, may do something about it."""
        if not connection.own:
            raise Refusal(NOT_YOURS)
        if revision != self.revision:
            raise Refusal(OLD_REVISION)
        if self.live.is_over:
            raise Refusal(MATCH_OVER)
        if self.times.is_out_of_time:
            raise Refusal(NO_TIME)

    def check_answer(self, connection: Connection, revision: int) -> None:
        self.check_player(connection, revision)
        if self.match.decider not in connection.own:
            raise Refusal(NOT_YOURS)
        if eyes_of(self.live, connection).handover != NOBODY:
            raise Refusal(TAKE_SCREEN)

    def option(self, words: str) -> Option:
        if self.live.pending_test is not None:  # 7.1: a tower decides, not a word
            raise Refusal(NOT_OFFERED)
        try:
            return find_move(self.match, words)
        except IllegalOption as error:
            raise Refusal(NOT_OFFERED) from error

    async def answer(self, option: Option) -> None:
        """Whoever calls this holds the lock."""
        self.check_length()
        data = move_text(self.match, option)
        await self.commit(
            log.DECISION, data, self.state_after(option), lambda: self.live.apply(option)
        )

    @property
    def is_too_long(self) -> bool:
        """Whether nothing more is decided in it: only a tower under way comes to its end, and
        whoever gives up or runs out of time ends the match."""
        return self.entries >= log.LONGEST and self.live.pending_test is None

    def check_length(self) -> None:
        if self.is_too_long:
            raise Refusal(TOO_LONG)

    def state_after(self, option: Option) -> State:
        after = self.match.clone()
        after.apply(option)
        summary = summary_of(after, len(self.live.record.moves) + 1)
        return State(self.times.after(after), summary)

    async def end(self, forfeit: Forfeit) -> None:
        """The match is over before the rules end it. Whoever calls this holds the lock."""
        summary = summary_of(self.match, len(self.live.record.moves), forfeit)
        await self.commit(
            log.FORFEIT,
            forfeit.reason,
            State(self.times.stopped(), summary),
            lambda: self.live.end(forfeit),
            forfeit.seat,
        )

    async def undo(self, connection: Connection, revision: int) -> None:
        async with self.lock:
            await self.settle_doubt()
            self.check_length()
            seat = self.undoer(connection)
            if revision != self.revision:
                raise Refusal(OLD_REVISION)
            if self.build_table.is_begun or not self.live.can_undo(seat):
                raise Refusal(NO_UNDO)
            moves = len(self.live.record.moves) - 1
            before = self.live.record.at(moves)
            state = State(self.times.after_undo(before), summary_of(before, moves))
            await self.commit(log.UNDO, "", state, lambda: self.live.undo(seat))
        self.tell(fresh=True)
        self.carry_on()

    def undoer(self, connection: Connection) -> int:
        """The person, or of two people at one screen who decided last."""
        if not connection.own:
            raise Refusal(NOT_YOURS)
        deciders = self.live.deciders
        is_shared = len(connection.own) > 1
        return deciders[-1] if is_shared and deciders else connection.own[0]

    async def take_screen(self, connection: Connection, seat: int) -> None:
        async with self.lock:
            if eyes_of(self.live, connection).handover != seat or seat == NOBODY:
                raise Refusal(NOT_YOURS)
            connection.has_screen = seat
            self.send_scene(connection)

    # --------------------------------------------------------------------- the log
    async def commit(
        self, kind: str, data: str, state: State, apply: Callable[[], None], seat: int = NOBODY
    ) -> None:
        """On disk first, then in memory."""
        await self.append(kind, data, state, seat)
        apply()
        self.revision += 1
        DECISIONS.labels(kind).inc()
        note_progress(self.id, self.entries, is_over=self.live.is_over)

    async def append(self, kind: str, data: str, state: State, seat: int = NOBODY) -> None:
        """By this seat, or by whoever decides."""
        who = self.match.decider if seat == NOBODY else seat
        entry = Entry(self.entries + 1, kind, who, data)
        try:
            with COMMIT.time():
                await self.storage.append(self.id, entry, state.summary, state.clock.to_json())
        except Refusal:
            self.is_doubtful = True
            raise
        self.entries = entry.number
        self.times.set(state.clock)

    async def keep_clock(self) -> None:
        """As it is now, without an entry; if that fails the next entry will keep it."""
        if self.times.clock.is_running:
            with suppress(Refusal):
                await self.storage.keep_clock(self.id, self.times.clock.to_json())

    async def settle_doubt(self) -> None:
        """After a failed write the log decides what has happened, and the match goes on from it."""
        if not self.is_doubtful:
            return
        stored = await self.storage.load(self.id)
        if stored is not None and len(stored.entries) != self.entries:
            restored = log.restore(stored.setup, stored.entries)
            self.become(restored)
            self.build_table.learn(restored.tower)
            self.times.set(replace(clock_from(stored.clock), keeper=self.times.clock.keeper))
            self.tell(fresh=True)
            self.carry_on()
        self.is_doubtful = False

    # --------------------------------------------------------------------- telling
    def tell(self, *, fresh: bool = False, but: Connection | None = None) -> None:
        """What many watchers see in the same way is put together once."""
        drawn: dict[Sight, bytes] = {}
        for connection in self.connections:
            if connection is not but:
                self.send_scene(connection, drawn, fresh=fresh)

    def send_scene(
        self,
        connection: Connection,
        drawn: dict[Sight, bytes] | None = None,
        *,
        fresh: bool = False,
    ) -> None:
        """One screen that cannot be drawn must not keep the others from being told."""
        look_again(self.live, connection)
        drawn = {} if drawn is None else drawn
        sketch = connection.next_sketch(fresh=fresh)
        sight = sight_of(self.live, connection, sketch)
        try:
            if sight not in drawn:
                drawn[sight] = ENCODER.encode(self.scene(connection, sketch))
            connection.pass_on(drawn[sight], sketch)
        except Exception:
            LOG.exception("a scene of match %s could not be built", self.id[:SHOWN])
            connection.send(Refusal(OUR_FAULT).refused(connection.lang))
        connection.told = self.live.story_length

    def scene(self, connection: Connection, sketch: Sketch) -> Scene:
        eyes = eyes_of(self.live, connection)
        scene = build_scene(
            self.live,
            eyes.viewer,
            connection.lang,
            match=self.id,
            revision=self.revision,
            mode=mode_of(connection.own),
            players=self.seats,
            handover=eyes.handover,
            told=0 if sketch.fresh else sketch.told,
            fresh=sketch.fresh,
            thinking=self.opponents.is_thinking,
            test_phase="build" if self.build_table.is_begun else "start",
        )
        scene = replace(scene, room=self.room if connection.own else "")
        if self.is_too_long and not scene.over:
            why = Refusal(TOO_LONG).text(connection.lang)
            scene = replace(scene, question=None, can_undo=False, waiting=why)
        return self.times.add_to(scene, connection)

    def speak(self, connection: Connection, lang: str) -> None:
        connection.lang = lang
        self.send_scene(connection, fresh=True)
