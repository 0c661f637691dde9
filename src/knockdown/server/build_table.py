"""7.1 The table of a match at which towers are built: laid when a test waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from knockdown.content.words import words_for
from knockdown.knockout.attempt import Attempt
from knockdown.knockout.evidence import evidence_of
from knockdown.knockout.evidence_text import format_evidence
from knockdown.knockout.pending import PendingTest
from knockdown.server import logbook
from knockdown.server.connections import Connection
from knockdown.server.kept import State
from knockdown.server.logbook import Chunk
from knockdown.server.protocol.messages import Hand, TowerJudged
from knockdown.server.refusals import NO_TOWER, NOT_YOURS, OLD_REVISION, Refusal
from knockdown.server.towers import TowerTest

if TYPE_CHECKING:
    from knockdown.server.matches import HostedMatch


class BuildTable:
    """`chunks` is what the log has of a tower that was begun before a restart."""

    def __init__(self, hosted: HostedMatch, chunks: Sequence[Chunk]) -> None:
        self.hosted = hosted
        self.chunks = chunks
        self.tower: TowerTest | None = None
        self.building: asyncio.Task[None] | None = None

    @property
    def is_building(self) -> bool:
        return bool(self.chunks) if self.tower is None else self.tower.is_started

    @property
    def is_begun(self) -> bool:
        """Whether the attacker has done what there is to do for a tower."""
        called = self.tower is not None and self.tower.begin.is_set()
        return called or self.is_building

    @property
    def is_out_of_date(self) -> bool:
        """Whether there is another test than the one it is laid for, or none any more."""
        laid = None if self.tower is None else self.tower.test
        return self.hosted.live.pending_test != laid

    async def set_up(self) -> None:
        """Lay the table if a test waits for it, clear it if none does any more."""
        hosted = self.hosted
        async with hosted.lock:
            test = hosted.live.pending_test
            if self.tower is not None and test != self.tower.test:
                self.clear()
            if test is None or self.tower is not None or not hosted.connections:
                return
            self.tower = await asyncio.to_thread(self.lay, test)
            self.chunks = ()
        self.note_presence()
        for connection in hosted.connections:
            self.show_to(connection)
        self.building = hosted.errands.start(self.tower.run(self))

    def lay(self, test: PendingTest) -> TowerTest:
        """It takes a moment until the cubes lie still, or until a tower is built again."""
        seats = self.hosted.seats
        builder, attacker = seats[test.seat], seats[1 - test.seat]
        skill = builder.hand if builder.is_computer else ""
        return TowerTest(test, skill, self.chunks, starts_itself=attacker.is_computer)

    def clear(self) -> None:
        self.tower = None
        if self.building is not None:
            self.building.cancel()

    def learn(self, chunks: Sequence[Chunk]) -> None:
        """The log has more than we knew, `chunks` of the tower that the match waits for.

        One under way goes on, and what is kept of it is not kept again; any other is laid anew.
        """
        tower = self.tower
        if tower is not None and chunks and tower.is_started and not self.is_out_of_date:
            tower.kept = sum(len(chunk.inputs) for chunk in chunks)
            tower.kept_tick = chunks[-1].tick
            return
        self.clear()
        self.chunks = chunks

    def show_to(self, connection: Connection) -> None:
        if self.tower is not None:
            connection.send(self.tower.began(connection.own))

    def note_presence(self) -> None:
        """Whether whoever builds is there; for a computer, anybody who looks on."""
        if self.tower is None:
            return
        seat = self.tower.test.seat
        by_computer = self.tower.builder is not None
        if any(by_computer or seat in each.own for each in self.hosted.connections):
            self.tower.attended.set()
        else:
            self.tower.attended.clear()

    # -------------------------------------------------------------- what people do
    def start(self, connection: Connection, revision: int) -> None:
        """The attacker starts it; for a computer anybody who plays may speak."""
        if revision != self.hosted.revision:
            raise Refusal(OLD_REVISION)
        if self.tower is None:
            raise Refusal(NO_TOWER)
        is_attacker = 1 - self.tower.test.seat in connection.own
        if not is_attacker and not (self.tower.starts_itself and connection.own):
            raise Refusal(NOT_YOURS)
        self.tower.begin.set()
        self.hosted.times.set(self.hosted.times.stopped())

    def move_hand(self, connection: Connection, hand: Hand) -> None:
        if self.tower is None:
            raise Refusal(NO_TOWER)
        if self.tower.builder is not None or self.tower.test.seat not in connection.own:
            raise Refusal(NOT_YOURS)
        self.tower.push(hand)

    # ------------------------------------------------------------ what a tower does
    async def keep_tower(self, chunk: Chunk) -> None:
        """Of a test that was just taken back nothing is kept, so it does not start.

        If a part of it was kept meanwhile the next chunk has the rest.
        """
        known = self.hosted.entries
        async with self.hosted.lock:
            await self.hosted.settle_doubt()
            self.check_wanted()
            if self.hosted.entries != known:
                raise Refusal(OLD_REVISION)
            state = State(self.hosted.times.stopped())
            await self.hosted.append(logbook.TOWER, logbook.format_chunk(chunk), state)

    def check_wanted(self) -> None:
        """Whether the match still waits for this tower: it may have been given up meanwhile."""
        if self.tower is None or self.hosted.live.pending_test != self.tower.test:
            raise Refusal(NO_TOWER)

    def tower_started(self) -> None:
        self.hosted.tell()

    def show_tower(self, picture: bytes) -> None:
        for connection in self.hosted.connections:
            connection.show(picture)

    async def judge_tower(self, attempt: Attempt) -> None:
        hosted = self.hosted
        async with hosted.lock:
            await hosted.settle_doubt()
            self.check_wanted()
            evidence = evidence_of(attempt)
            option = hosted.match.options[0 if evidence.passed else 1]
            await hosted.commit(
                logbook.VERDICT,
                format_evidence(evidence),
                hosted.state_after(option),
                lambda: hosted.live.apply_tower(attempt),
            )
            tower, self.tower = self.tower, None
        assert tower is not None
        for connection in hosted.connections:
            connection.send(tower.frame())
            connection.send(judged(attempt, connection.lang))
        hosted.tell()
        hosted.carry_on()


def judged(attempt: Attempt, lang: str) -> TowerJudged:
    verdict = attempt.verdict
    assert verdict is not None
    message = "tower-passed" if verdict.passed else f"tower-reason-{verdict.reason}"
    counts = {} if verdict.passed else {"n": len(verdict.cubes)}
    text = words_for(lang).say(message, **counts)
    return TowerJudged(verdict.passed, verdict.reason, list(verdict.cubes), text)
