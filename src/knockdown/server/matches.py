"""One live match: who looks at it, who may decide what, and what everybody is told.

Whatever changes it goes through one lock: check, commit, apply, tell. What
could not be written to the log has not happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from knockdown.engine.errors import IllegalOption
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.knockout.pending import pending_test
from knockdown.referee.moves import find_move, move_text
from knockdown.server import logbook
from knockdown.server.build_table import BuildTable
from knockdown.server.connections import Connection
from knockdown.server.errands import Errands
from knockdown.server.kept import Entry, Stored, Summary
from knockdown.server.logbook import Restored, summary_of
from knockdown.server.opponents import Opponents
from knockdown.server.present.scene import build_scene
from knockdown.server.protocol.scene import NOBODY, Scene
from knockdown.server.refusals import (
    NO_UNDO,
    NOT_OFFERED,
    NOT_YOURS,
    OLD_REVISION,
    OUR_FAULT,
    TAKE_SCREEN,
    Refusal,
)
from knockdown.server.screens import eyes_of, look_again
from knockdown.server.seats import mode_of
from knockdown.server.storage import Storage
from knockdown.server.thinking import Thinking

LOG = logging.getLogger("knockdown.server")


class HostedMatch:
    """A match in memory. It is what its log says, and is dropped when nobody looks at it."""

    def __init__(
        self, stored: Stored, restored: Restored, storage: Storage, thinking: Thinking
    ) -> None:
        self.id = stored.id
        self.seats = stored.seats
        self.storage = storage
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.errands = Errands()
        self.opponents = Opponents(self, thinking)
        self.build_table = BuildTable(self, restored.tower)
        self.is_doubtful = False  # whether the log may hold more than we know
        self.become(restored)

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
            self.connections.add(connection)
            self.send_scene(connection, fresh=True)
            self.build_table.show_to(connection)
        self.build_table.note_presence()
        self.carry_on()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.build_table.note_presence()

    async def close(self) -> None:
        await self.errands.stop()

    def carry_on(self) -> None:
        """Let whoever is next get going; with nobody looking on, nothing goes on by itself."""
        self.errands.start(self.build_table.set_up())
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

    def check_answer(self, connection: Connection, revision: int) -> None:
        if not connection.own:
            raise Refusal(NOT_YOURS)
        if revision != self.revision:
            raise Refusal(OLD_REVISION)
        if self.match.is_over:
            raise Refusal(NOT_OFFERED)
        if self.match.decider not in connection.own:
            raise Refusal(NOT_YOURS)
        if eyes_of(self.match, connection).handover != NOBODY:
            raise Refusal(TAKE_SCREEN)

    def option(self, words: str) -> Option:
        if pending_test(self.match) is not None:  # 7.1: a tower decides, not a word
            raise Refusal(NOT_OFFERED)
        try:
            return find_move(self.match, words)
        except IllegalOption as error:
            raise Refusal(NOT_OFFERED) from error

    async def answer(self, option: Option) -> None:
        """Whoever calls this holds the lock."""
        data = move_text(self.match, option)
        await self.commit(
            logbook.DECISION, data, self.summary_after(option), lambda: self.live.apply(option)
        )

    def summary_after(self, option: Option) -> Summary:
        after = self.match.clone()
        after.apply(option)
        return summary_of(after, len(self.live.record.moves) + 1)

    async def undo(self, connection: Connection, revision: int) -> None:
        async with self.lock:
            await self.settle_doubt()
            seat = self.undoer(connection)
            if revision != self.revision:
                raise Refusal(OLD_REVISION)
            if self.build_table.is_building or not self.live.can_undo(seat):
                raise Refusal(NO_UNDO)
            moves = len(self.live.record.moves) - 1
            summary = summary_of(self.live.record.at(moves), moves)
            await self.commit(logbook.UNDO, "", summary, lambda: self.live.undo(seat))
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
            if eyes_of(self.match, connection).handover != seat or seat == NOBODY:
                raise Refusal(NOT_YOURS)
            connection.has_screen = seat
            self.send_scene(connection)

    # --------------------------------------------------------------------- the log
    async def commit(
        self, kind: str, data: str, summary: Summary, apply: Callable[[], None]
    ) -> None:
        """On disk first, then in memory."""
        await self.append(kind, data, summary)
        apply()
        self.revision += 1

    async def append(self, kind: str, data: str, summary: Summary | None = None) -> None:
        entry = Entry(self.entries + 1, kind, self.match.decider, data)
        try:
            await self.storage.append(self.id, entry, summary)
        except Refusal:
            self.is_doubtful = True
            raise
        self.entries = entry.number

    async def settle_doubt(self) -> None:
        """After a failed write the log decides what has happened."""
        if not self.is_doubtful:
            return
        stored = await self.storage.load(self.id)
        if stored is not None and len(stored.entries) != self.entries:
            self.become(logbook.restore(stored.setup, stored.entries))
            self.tell(fresh=True)
        self.is_doubtful = False

    # --------------------------------------------------------------------- telling
    def tell(self, *, fresh: bool = False) -> None:
        for connection in self.connections:
            self.send_scene(connection, fresh=fresh)

    def send_scene(self, connection: Connection, *, fresh: bool = False) -> None:
        """One screen that cannot be drawn must not keep the others from being told."""
        look_again(self.match, connection)
        try:
            connection.send(self.scene(connection, fresh=fresh))
        except Exception:
            LOG.exception("a scene of match %s could not be built", self.id)
            connection.send(Refusal(OUR_FAULT).refused(connection.lang))
        connection.told = len(self.live.story)

    def scene(self, connection: Connection, *, fresh: bool = False) -> Scene:
        eyes = eyes_of(self.match, connection)
        return build_scene(
            self.live,
            eyes.viewer,
            connection.lang,
            match=self.id,
            revision=self.revision,
            mode=mode_of(connection.own),
            players=self.seats,
            handover=eyes.handover,
            told=0 if fresh else connection.told,
            fresh=fresh,
            thinking=self.opponents.is_thinking,
            test_phase="build" if self.build_table.is_building else "start",
        )

    def speak(self, connection: Connection, lang: str) -> None:
        connection.lang = lang
        self.send_scene(connection, fresh=True)
