"""One live match: who looks at it, what everybody is told, and the turn in which alone it changes.

Whatever acts on a match (people, computers, the clock, the process that builds towers) does so in
a turn, `async with hosted.turn() as turn`: lock, settle what is in doubt, check, commit, apply;
then everybody is told, and those who act by themselves carry on. What could not be written to the
log has not happened.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from msgspec.structs import replace

from knockdown.engine.errors import IllegalOption
from knockdown.engine.match import Match
from knockdown.engine.options import PASSED_OR_FAILED, Option
from knockdown.referee.forfeit import Forfeit
from knockdown.referee.moves import find_move, move_text
from knockdown.server.match import log
from knockdown.server.match.clock import Clock, clock_from
from knockdown.server.match.connection import ENCODER, Connection, Sketch
from knockdown.server.match.dice import Dice
from knockdown.server.match.log import Restored, State, summary_of
from knockdown.server.match.timekeeper import Lost, Timekeeper, timed_seat, wall_time
from knockdown.server.match.visibility import (
    SceneKey,
    give_back_screen,
    mode_of,
    scene_key,
    viewing_on,
)
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
from knockdown.server.towers.messages import Chunk
from knockdown.tower.evidence import Evidence


class Actor:
    """Acts on a match by itself, and is told when there may be something to do."""

    def carry_on(self) -> None:
        """The match has changed, or somebody has come."""

    def clock_set(self) -> None:
        """The clock of the match is another one."""

    def joined(self, connection: Connection) -> None:
        """A screen has been told how the match stands."""

    def presence_changed(self) -> None:
        """Somebody has come or gone."""

    def recovered(self) -> None:
        """The log had more than we knew, and the match goes on from what it says."""

    def close(self) -> None:
        """The match leaves this server's memory."""


A = TypeVar("A", bound=Actor)


class HostedMatch:
    """A match in memory. It is what its log says, and is dropped when nobody looks at it."""

    def __init__(
        self,
        stored: Stored,
        restored: Restored,
        storage: Storage,
        alive_until: int | None = None,
        *,
        keeper: str = "",
        room: str = "",
    ) -> None:
        """`alive_until` is when the server that had the match before was last known to live.

        `keeper` is the server that has it now, and `room` where its players meet again.
        """
        self.id = stored.id
        self.seats = stored.seats
        self.room = room
        self.spoke = [-math.inf, -math.inf]  # when each seat last said something
        self.storage = storage
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.tasks = BackgroundTasks()
        self.actors: dict[type[Actor], Actor] = {}
        self.is_in_doubt = False  # whether the log may hold more than we know
        self.is_closed = False  # whether it goes on elsewhere, or is to be loaded again
        self.become(restored)
        clock = clock_from(stored.clock).resume(alive_until, wall_time())
        self.times = Timekeeper(stored.seats, replace(clock, keeper=keeper))

    def become(self, restored: Restored) -> None:
        self.live = restored.live
        self.revision = restored.revision
        self.entries = restored.entries
        self.tower_log = restored.tower  # what the log has of the tower under way

    @property
    def match(self) -> Match:
        return self.live.match

    # ----------------------------------------------------------------------- actors
    def attach(self, actor: Actor) -> None:
        """Until the match is closed: then nothing keeps the two of them in memory."""
        self.actors[type(actor)] = actor

    def actor(self, kind: type[A]) -> A:
        found = self.actors.get(kind)
        if not isinstance(found, kind):
            raise Refusal(AWAY)  # closed: the match goes on elsewhere
        return found

    def carry_on(self) -> None:
        """With nobody looking on, nothing goes on by itself: actors see to that."""
        for actor in self.actors.values():
            actor.carry_on()

    async def close(self) -> None:
        self.is_closed = True
        for actor in self.actors.values():
            actor.close()
        self.actors.clear()
        await self.tasks.stop()

    # ------------------------------------------------------------ coming and going
    async def join(self, connection: Connection) -> None:
        async with self.turn():
            self.connections.add(connection)
            has_begun = self.start_clock(connection)
            if has_begun:
                await self.keep_clock()
            if self.note_present() or has_begun:
                self.tell(but=connection)
            self.send_scene(connection, fresh=True)
            for actor in self.actors.values():
                actor.joined(connection)
                actor.presence_changed()
        self.carry_on()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        is_news = self.note_present()
        for actor in self.actors.values():
            actor.presence_changed()
        if is_news:
            self.tell()

    def note_present(self) -> bool:
        """Whether those who wait should know."""
        is_news = self.times.note_present({seat for each in self.connections for seat in each.own})
        self.update_clock()
        return is_news

    def note_way(self, *, can_come: bool) -> None:
        """Whether people at other servers can reach the match."""
        if self.times.note_way(can_come=can_come):
            self.update_clock()
            self.tell()

    # ------------------------------------------------------------------- the clock
    def set_clock(self, clock: Clock) -> None:
        self.times.clock = clock
        for actor in self.actors.values():
            actor.clock_set()
        self.update_clock()

    def update_clock(self) -> bool:
        """Let time rest for a player who cannot act, and go on for one who can; whether it did."""
        clock = self.times.fair(self.times.clock)
        if clock == self.times.clock:
            return False
        self.set_clock(clock)
        self.tasks.start(self.save_clock())
        return True

    def start_clock(self, connection: Connection) -> bool:
        """Nobody's time runs before they have come to see what they are asked."""
        if self.live.is_over or self.times.clock.is_running or self.is_tower_begun:
            return False
        seat = timed_seat(self.match, self.seats)
        if seat in connection.own:
            self.set_clock(self.times.clock.start(seat, wall_time()))
        return self.times.clock.is_running

    def give_back(self, lost: Lost) -> None:
        """The server stood still, and nobody could do anything."""
        self.times.presence.give_back(lost.steady)
        if self.times.clock.is_running:
            self.set_clock(self.times.clock.give_back(lost.wall))
            self.tasks.start(self.save_clock())
        self.tell()

    async def save_clock(self) -> None:
        async with self.lock:
            await self.keep_clock()

    async def keep_clock(self) -> None:
        """As it is now, without an entry; if that fails the next entry will keep it."""
        if self.times.clock.is_running:
            with suppress(Refusal):
                await self.storage.keep_clock(self.id, self.times.clock.to_json())

    # ---------------------------------------------------------------- how it stands
    @property
    def is_tower_begun(self) -> bool:
        """7.1: whether the attacker has called three, two, one."""
        return bool(self.tower_log)

    @property
    def is_too_long(self) -> bool:
        """Whether nothing more is decided in it: only a tower under way comes to its end, and a
        player who gives up or runs out of time ends the match."""
        return self.entries >= log.LONGEST and self.live.pending_test is None

    @property
    def is_computer_asked(self) -> bool:
        if self.live.is_over or self.live.pending_test is not None or self.is_too_long:
            return False
        return self.seats[self.match.decider].is_computer

    def check_player(self, connection: Connection, revision: int) -> None:
        """Only a player who knows how the match stands may do something about it."""
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
        if viewing_on(self.live, connection).handover != NOBODY:
            raise Refusal(TAKE_SCREEN)

    def option(self, words: str) -> Option:
        if self.live.pending_test is not None:  # 7.1: a tower decides, not a word
            raise Refusal(NOT_OFFERED)
        try:
            return find_move(self.match, words)
        except IllegalOption as error:
            raise Refusal(NOT_OFFERED) from error

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
            for actor in self.actors.values():
                actor.recovered()
            self.set_clock(replace(clock_from(stored.clock), keeper=self.times.clock.keeper))
            self.tell(fresh=True)
            self.carry_on()
        self.is_in_doubt = False

    # --------------------------------------------------------------------- telling
    def tell(self, *, fresh: bool = False, but: Connection | None = None) -> None:
        """What many watchers see in the same way is put together once."""
        drawn: dict[SceneKey, bytes] = {}
        for connection in self.connections:
            if connection is not but:
                self.send_scene(connection, drawn, fresh=fresh)

    def send_scene(
        self,
        connection: Connection,
        drawn: dict[SceneKey, bytes] | None = None,
        *,
        fresh: bool = False,
    ) -> None:
        """One screen that cannot be drawn must not keep the others from being told."""
        give_back_screen(self.live, connection)
        drawn = {} if drawn is None else drawn
        sketch = connection.next_sketch(fresh=fresh)
        key = scene_key(self.live, connection, sketch)
        try:
            if key not in drawn:
                drawn[key] = ENCODER.encode(self.scene(connection, sketch))
            connection.pass_on(drawn[key], sketch)
        except Exception:
            LOG.exception("a scene of match %s could not be built", self.id[:SHOWN])
            connection.send(Refusal(OUR_FAULT).refused(connection.lang))
        connection.told = self.live.story_length

    def scene(self, connection: Connection, sketch: Sketch) -> Scene:
        viewing = viewing_on(self.live, connection)
        scene = build_scene(
            self.live,
            viewing.viewer,
            connection.lang,
            match=self.id,
            revision=self.revision,
            mode=mode_of(connection.own),
            players=self.seats,
            handover=viewing.handover,
            told=0 if sketch.fresh else sketch.told,
            fresh=sketch.fresh,
            thinking=self.is_computer_asked,
            test_phase="build" if self.is_tower_begun else "start",
        )
        scene = replace(scene, room=self.room if connection.own else "")
        if self.is_too_long and not scene.over:
            why = Refusal(TOO_LONG).text(connection.lang)
            scene = replace(scene, question=None, can_undo=False, waiting=why)
        return self.times.add_to(scene, connection.own)


class Turn:
    """What can be done to a match by the one who has its lock: on disk first, then in memory."""

    def __init__(self, hosted: HostedMatch) -> None:
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
