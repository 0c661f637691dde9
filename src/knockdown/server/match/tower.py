"""7.1 The table of a match at which towers are built: laid when a test waits for it.

The building itself happens in the workshop. What counts is decided here: a
tower is what the match's log has of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from knockdown.content.words import words_for
from knockdown.engine.options import PASSED_OR_FAILED
from knockdown.knockout.evidence import Evidence
from knockdown.knockout.evidence_text import parse_evidence
from knockdown.knockout.pending import PendingTest
from knockdown.server.match import log
from knockdown.server.match.connection import Connection
from knockdown.server.match.dice import BY_DICE, Dice, roll
from knockdown.server.match.log import State
from knockdown.server.match.presence import is_between_two
from knockdown.server.ops.logging import LOG, SHOWN
from knockdown.server.protocol.messages import Hand, TowerJudged
from knockdown.server.protocol.refusals import NO_TOWER, NOT_YOURS, HandRefusal, Refusal
from knockdown.server.towers.client import RemoteTower, TowerProcess
from knockdown.server.towers.messages import Chunk, Judge, Keep

if TYPE_CHECKING:
    from knockdown.server.match.hosted import HostedMatch

MOST_LOST: Final = 3  # times that a tower is lost with its workshop: it may be what kills it
PATIENCE: Final = 1.0  # seconds until dice that could not be kept are tried again


class BuildTable:
    """`chunks` is what the log has of the tower under way; the first one is the attacker's call."""

    def __init__(
        self, hosted: HostedMatch, tower_process: TowerProcess, chunks: Sequence[Chunk]
    ) -> None:
        self.hosted = hosted
        self.tower_process = tower_process
        self.chunks = list(chunks)
        self.tower: RemoteTower | None = None
        self.lost = 0  # how often a workshop died with this tower

    @property
    def is_begun(self) -> bool:
        """Whether the attacker has called three, two, one."""
        return bool(self.chunks)

    @property
    def is_being_laid(self) -> bool:
        """So that nobody can do anything yet."""
        return self.tower is not None and self.tower.laid is None

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
            if test is None or (self.tower is not None and test != self.tower.test):
                self.forget()
            if test is not None and self.tower is None and hosted.connections:
                self.tower = self.lay(test)
            has_changed = hosted.times.look_who_can_act()
        if has_changed:
            hosted.tell()

    def lay(self, test: PendingTest) -> RemoteTower:
        seats = self.hosted.seats
        builder, attacker = seats[test.seat], seats[1 - test.seat]
        skill = builder.hand if builder.is_computer else ""
        return self.tower_process.lay(
            self,
            test,
            skill,
            self.chunks,
            starts_itself=attacker.is_computer,
            is_attended=self.is_attended(test),
            is_awaited=is_between_two(seats),
        )

    def clear(self) -> None:
        if self.tower is not None:
            self.tower.clear()
            self.tower = None

    def forget(self) -> None:
        """The test is over, or was never to be."""
        self.clear()
        self.chunks = []
        self.lost = 0

    def learn(self, chunks: Sequence[Chunk]) -> None:
        """The log has more than we knew, `chunks` of the tower that the match waits for.

        One under way goes on, and what is kept of it is not kept again; any other is laid anew.
        """
        self.chunks = list(chunks)
        is_under_way = self.tower is not None and self.tower.is_started
        if not chunks or not is_under_way or self.is_out_of_date:
            self.clear()

    def show_to(self, connection: Connection) -> None:
        if self.tower is not None and self.tower.laid is not None:
            connection.send(self.tower.began(connection.own))

    def note_presence(self) -> None:
        if self.tower is not None and self.tower.laid is not None:
            self.tower.attend(is_there=self.is_attended(self.tower.test))

    def is_attended(self, test: PendingTest) -> bool:
        """Whether whoever builds is there; for a computer, anybody who looks on."""
        by_computer = self.hosted.seats[test.seat].is_computer
        return any(by_computer or test.seat in each.own for each in self.hosted.connections)

    # -------------------------------------------------------------- what people do
    async def start(self, connection: Connection, revision: int) -> None:
        """7.1: the attacker starts it; for a computer anybody who plays may speak.

        Kept at once, whether whoever builds is there or not: from now on no time of the
        attacker's runs, and the test cannot be taken back.
        """
        hosted = self.hosted
        async with hosted.lock:
            await hosted.settle_doubt()
            hosted.check_player(connection, revision)
            tower = self.laid_tower()
            is_attacker = 1 - tower.test.seat in connection.own
            if not is_attacker and not tower.order.starts_itself:
                raise Refusal(NOT_YOURS)
            if not self.is_begun:
                await self.write(tower, Chunk(tower.frame.tick, []))
        tower.begin()
        hosted.tell()

    def move_hand(self, connection: Connection, hand: Hand) -> None:
        """That it cannot do so is told later; of a movement never, since the next one follows."""
        tower = self.laid_tower()
        if tower.by_computer or tower.test.seat not in connection.own:
            raise Refusal(NOT_YOURS)
        tower.push(hand, 0 if hand.kind == "move" else id(connection))

    def laid_tower(self) -> RemoteTower:
        if self.tower is None or self.tower.laid is None:
            raise Refusal(NO_TOWER)
        return self.tower

    # ------------------------------------------------------------ what a tower does
    def tower_laid(self, tower: RemoteTower) -> None:
        if self.hosted.times.look_who_can_act():
            self.hosted.tell()
        self.note_presence()
        for connection in self.hosted.connections:
            self.show_to(connection)

    def tower_lost(self) -> None:
        """It goes on from what the log has, but not for ever."""
        self.lost += 1
        if self.lost >= MOST_LOST and self.tower is not None:
            self.tower_failed(self.tower)
            return
        self.tower = None
        self.hosted.carry_on()

    def show_tower(self, picture: bytes) -> None:
        for connection in self.hosted.connections:
            connection.show(picture)

    def refuse_hand(self, sender: int, refusal: HandRefusal) -> None:
        """Told to whose hand it is, if that one is still there."""
        for connection in self.hosted.connections:
            if id(connection) == sender:
                connection.refuse(refusal)

    def keep_tower(self, tower: RemoteTower, keep: Keep) -> None:
        self.hosted.tasks.start(self.answer(tower, keep))

    def judge_tower(self, tower: RemoteTower, judge: Judge) -> None:
        self.hosted.tasks.start(self.answer(tower, judge))

    async def answer(self, tower: RemoteTower, asked: Keep | Judge) -> None:
        """What is refused is asked again; with what went wrong that would be no use."""
        is_kept = False
        try:
            if isinstance(asked, Keep):
                await self.keep(tower, asked)
            else:
                await self.judge(tower, asked)
            is_kept = True
        except Refusal:
            pass
        except Exception:
            tower.fail()
        finally:
            tower.answer(is_kept=is_kept)

    def tower_failed(self, tower: RemoteTower) -> None:
        LOG.error("dice decide instead of a tower in match %s", self.hosted.id[:SHOWN])
        self.hosted.tasks.start(self.decide_by_dice(tower))

    async def keep(self, tower: RemoteTower, keep: Keep) -> None:
        """Of a test that was just taken back nothing is kept, so it does not start.

        What the log has already is not kept again: of an earlier try only the answer was lost.
        """
        hosted = self.hosted
        async with hosted.lock:
            await hosted.settle_doubt()
            self.check_wanted(tower)
            known = sum(len(chunk.inputs) for chunk in self.chunks)
            is_first = not self.is_begun
            await self.write(tower, Chunk(keep.chunk.tick, keep.chunk.inputs[known - keep.after :]))
        if is_first:
            hosted.tell()

    async def write(self, tower: RemoteTower, chunk: Chunk) -> None:
        """Whoever calls this holds the lock."""
        state = State(self.hosted.times.stopped())
        await self.hosted.append(log.TOWER, log.format_chunk(chunk), state)
        self.chunks.append(chunk)
        tower.is_started = True

    def is_wanted(self, tower: RemoteTower) -> bool:
        """Whether the match still waits for this tower: it may have been given up meanwhile."""
        return self.tower is tower and not self.is_out_of_date

    def check_wanted(self, tower: RemoteTower) -> None:
        if not self.is_wanted(tower):
            raise Refusal(NO_TOWER)

    # --------------------------------------------------------------- what it comes to
    async def judge(self, tower: RemoteTower, judge: Judge) -> None:
        hosted = self.hosted
        evidence = await asyncio.to_thread(parse_evidence, judge.evidence)  # thousands of inputs
        async with hosted.lock:
            await hosted.settle_doubt()
            self.check_wanted(tower)
            hosted.live.check_evidence(evidence)  # before the log has it
            await self.conclude(
                log.VERDICT,
                judge.evidence,
                lambda: hosted.live.apply_evidence(evidence),
                passed=evidence.passed,
            )
        for connection in hosted.connections:
            connection.pass_on(judge.picture)
            connection.send(judged(evidence, judge.cubes, connection.lang))
        hosted.tell()
        hosted.carry_on()

    async def decide_by_dice(self, tower: RemoteTower) -> None:
        """What cannot be kept is tried again, as long as the match waits for it."""
        while self.is_wanted(tower):
            try:
                await self.judge_by(roll(tower.test), tower)
            except Refusal:
                await asyncio.sleep(PATIENCE)

    async def judge_by(self, dice: Dice, tower: RemoteTower) -> None:
        hosted = self.hosted
        async with hosted.lock:
            await hosted.settle_doubt()
            self.check_wanted(tower)
            await self.conclude(
                log.DICE, str(dice), lambda: dice.decide(hosted.live), passed=dice.passed
            )
        for connection in hosted.connections:
            connection.send(judged_by(dice, connection.lang))
        hosted.tell()
        hosted.carry_on()

    async def conclude(
        self, kind: str, data: str, apply: Callable[[], None], *, passed: bool
    ) -> None:
        """Whoever calls this holds the lock."""
        state = self.hosted.state_after(PASSED_OR_FAILED[0 if passed else 1])
        await self.hosted.commit(kind, data, state, apply)
        self.forget()
        self.hosted.times.look_who_can_act()


def judged(evidence: Evidence, cubes: list[int], lang: str) -> TowerJudged:
    message = "tower-passed" if evidence.passed else f"tower-reason-{evidence.reason}"
    counts = {} if evidence.passed else {"n": len(cubes)}
    text = words_for(lang).say(message, **counts)
    return TowerJudged(evidence.passed, evidence.reason, cubes, text)


def judged_by(dice: Dice, lang: str) -> TowerJudged:
    shown = ", ".join(map(str, dice.shown))
    text = words_for(lang).say("tower-by-dice", dice=shown, sum=sum(dice.shown), needed=dice.wounds)
    return TowerJudged(dice.passed, BY_DICE, [], text)
