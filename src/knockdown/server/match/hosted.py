"""A live match in the memory of the server that plays it: its screens, its actors, its clock.

It changes in a turn only (`turn.py`), and is dropped when nobody looks at it.
"""

from __future__ import annotations

import math
from contextlib import suppress
from typing import TypeVar

from msgspec.structs import replace

from knockdown.engine.errors import IllegalOption
from knockdown.engine.options import Option
from knockdown.referee.moves import find_move
from knockdown.server.match.clock import Clock, clock_from
from knockdown.server.match.connection import ENCODER, Baseline, Connection
from knockdown.server.match.log import Restored
from knockdown.server.match.timekeeper import Lost, Timekeeper, timed_seat, wall_time
from knockdown.server.match.turn import LoggedMatch
from knockdown.server.match.visibility import (
    SceneKey,
    give_back_screen,
    mode_of,
    scene_key,
    viewing_on,
)
from knockdown.server.ops.logging import LOG, SHOWN
from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.present.scene import build_scene
from knockdown.server.protocol.refusals import (
    AWAY,
    MATCH_OVER,
    NO_TIME,
    NOT_OFFERED,
    NOT_YOURS,
    OLD_REVISION,
    OUR_FAULT,
    TAKE_SCREEN,
    TOO_LONG,
    Refusal,
)
from knockdown.server.protocol.scene import NOBODY, Scene
from knockdown.server.storage.models import Stored
from knockdown.server.storage.store import Storage


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


class HostedMatch(LoggedMatch):
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
        clock = clock_from(stored.clock).resume(alive_until, wall_time())
        times = Timekeeper(stored.seats, replace(clock, keeper=keeper))
        super().__init__(stored.id, restored, storage, times)
        self.seats = stored.seats
        self.room = room
        self.spoke = [-math.inf, -math.inf]  # when each seat last said something
        self.connections: set[Connection] = set()
        self.tasks = BackgroundTasks()
        self.actors: dict[type[Actor], Actor] = {}

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

    def recovered(self) -> None:
        for actor in self.actors.values():
            actor.recovered()

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
        baseline = connection.next_baseline(fresh=fresh)
        key = scene_key(self.live, connection, baseline)
        try:
            if key not in drawn:
                drawn[key] = ENCODER.encode(self.scene(connection, baseline))
            connection.pass_on(drawn[key], baseline)
        except Exception:
            LOG.exception("a scene of match %s could not be built", self.id[:SHOWN])
            connection.send(Refusal(OUR_FAULT).refused(connection.lang))
        connection.told = self.live.story_length

    def scene(self, connection: Connection, baseline: Baseline) -> Scene:
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
            told=0 if baseline.fresh else baseline.told,
            fresh=baseline.fresh,
            thinking=self.is_computer_asked,
            test_phase="build" if self.is_tower_begun else "start",
        )
        scene = replace(scene, room=self.room if connection.own else "")
        if self.is_too_long and not scene.over:
            why = Refusal(TOO_LONG).text(connection.lang)
            scene = replace(scene, question=None, can_undo=False, waiting=why)
        return self.times.add_to(scene, connection.own)
