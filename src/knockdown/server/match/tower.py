"""7.1 The table of a match at which towers are built: set up when a test waits for a tower.

The building itself happens in the tower process. What counts is decided here: a tower is what the
match's log has of it.
"""

from __future__ import annotations

import asyncio
from typing import Final

from knockdown.content.words import words_for
from knockdown.server.match.connection import Connection
from knockdown.server.match.dice import BY_DICE, Dice, roll
from knockdown.server.match.hosted import Actor, HostedMatch
from knockdown.server.match.presence import is_between_two
from knockdown.server.ops.logging import LOG, SHOWN
from knockdown.server.protocol.messages import Hand, TowerJudged
from knockdown.server.protocol.refusals import NO_TOWER, NOT_YOURS, HandRefusal, Refusal
from knockdown.server.towers.client import RemoteTower, TowerProcess
from knockdown.server.towers.messages import Chunk, Judge, Keep
from knockdown.tower.evidence import Evidence
from knockdown.tower.evidence_text import parse_evidence
from knockdown.tower.pending import PendingTest

MOST_LOST: Final = 3  # times that a tower is lost with its process: it may be what kills it
PATIENCE: Final = 1.0  # seconds until dice that could not be kept are tried again


class BuildTable(Actor):
    """Sets a tower up in the tower process, and carries what happens there into the match."""

    def __init__(self, hosted: HostedMatch, tower_process: TowerProcess) -> None:
        self.hosted = hosted
        self.tower_process = tower_process
        self.tower: RemoteTower | None = None
        self.lost = 0  # how often the process died with this tower

    @property
    def is_being_laid(self) -> bool:
        """So that nobody can do anything yet."""
        return self.tower is not None and self.tower.laid is None

    @property
    def is_out_of_date(self) -> bool:
        """Whether there is another test than the one it is laid for, or none any more."""
        laid = None if self.tower is None else self.tower.test
        return self.hosted.live.pending_test != laid

    # ---------------------------------------------------------- what the match tells it
    def carry_on(self) -> None:
        if self.is_out_of_date:
            self.hosted.tasks.start(self.set_up())

    def joined(self, connection: Connection) -> None:
        if self.tower is not None and self.tower.laid is not None:
            connection.send(self.tower.began(connection.own))

    def presence_changed(self) -> None:
        if self.tower is not None and self.tower.laid is not None:
            self.tower.attend(is_there=self.is_attended(self.tower.test))

    def recovered(self) -> None:
        """A tower under way goes on, and what is kept of it is not kept again; any other is laid
        again from what the log has."""
        is_under_way = self.tower is not None and self.tower.is_started
        if not self.hosted.is_tower_begun or not is_under_way or self.is_out_of_date:
            self.clear()

    def close(self) -> None:
        self.clear()

    # ---------------------------------------------------------------------- setting up
    async def set_up(self) -> None:
        """Lay the table if a test waits for it, clear it if none does any more."""
        hosted = self.hosted
        async with hosted.lock:  # not in the middle of somebody's turn
            test = hosted.live.pending_test
            if test is None or (self.tower is not None and test != self.tower.test):
                self.forget()
            if test is not None and self.tower is None and hosted.connections:
                self.use(self.lay(test))
            has_changed = hosted.update_clock()
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
            self.hosted.tower_log,
            starts_itself=attacker.is_computer,
            is_attended=self.is_attended(test),
            is_awaited=is_between_two(seats),
        )

    def use(self, tower: RemoteTower | None) -> None:
        """The clock rests until a tower that is being laid is there."""
        self.tower = tower
        self.hosted.times.waits_for_tower = self.is_being_laid

    def clear(self) -> None:
        if self.tower is not None:
            self.tower.clear()
            self.use(None)

    def forget(self) -> None:
        """The test is over, or was never to be."""
        self.clear()
        self.lost = 0

    def is_attended(self, test: PendingTest) -> bool:
        """Whether the builder is there; for a computer, anybody who looks on."""
        by_computer = self.hosted.seats[test.seat].is_computer
        return any(by_computer or test.seat in each.own for each in self.hosted.connections)

    # -------------------------------------------------------------- what people do
    async def start(self, connection: Connection, revision: int) -> None:
        """7.1: the attacker starts it; for a computer any player may speak.

        Kept at once, whether the builder is there or not: from now on no time of the
        attacker's runs, and the test cannot be taken back.
        """
        hosted = self.hosted
        async with hosted.turn() as turn:
            hosted.check_player(connection, revision)
            tower = self.laid_tower()
            is_attacker = 1 - tower.test.seat in connection.own
            if not is_attacker and not tower.order.starts_itself:
                raise Refusal(NOT_YOURS)
            if not hosted.is_tower_begun:
                await turn.keep_chunk(Chunk(tower.frame.tick, []))
            tower.begin()

    def move_hand(self, connection: Connection, hand: Hand) -> None:
        """A refusal is told later; of a movement never, since the next one follows."""
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
        hosted = self.hosted
        hosted.times.waits_for_tower = False
        if hosted.update_clock():
            hosted.tell()
        self.presence_changed()
        for connection in hosted.connections:
            self.joined(connection)

    def tower_lost(self) -> None:
        """It goes on from what the log has, but not for ever."""
        self.lost += 1
        if self.lost >= MOST_LOST and self.tower is not None:
            self.tower_failed(self.tower)
            return
        self.use(None)
        self.hosted.carry_on()

    def show_tower(self, picture: bytes) -> None:
        for connection in self.hosted.connections:
            connection.show(picture)

    def refuse_hand(self, sender: int, refusal: HandRefusal) -> None:
        """Told to the screen whose hand it is, if that one is still there."""
        for connection in self.hosted.connections:
            if id(connection) == sender:
                connection.refuse(refusal)

    def keep_tower(self, tower: RemoteTower, keep: Keep) -> None:
        self.hosted.tasks.start(self.answer(tower, keep))

    def judge_tower(self, tower: RemoteTower, judge: Judge) -> None:
        self.hosted.tasks.start(self.answer(tower, judge))

    async def answer(self, tower: RemoteTower, asked: Keep | Judge) -> None:
        """What is refused is asked again by the process; any other error would come again."""
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
        async with hosted.turn() as turn:
            self.check_wanted(tower)
            known = sum(len(chunk.inputs) for chunk in hosted.tower_log)
            await turn.keep_chunk(Chunk(keep.chunk.tick, keep.chunk.inputs[known - keep.after :]))
            tower.is_started = True

    def is_wanted(self, tower: RemoteTower) -> bool:
        """Whether the match still waits for this tower: it may have been given up meanwhile."""
        return self.tower is tower and not self.is_out_of_date

    def check_wanted(self, tower: RemoteTower) -> None:
        if not self.is_wanted(tower):
            raise Refusal(NO_TOWER)

    # --------------------------------------------------------------- what it comes to
    async def judge(self, tower: RemoteTower, judge: Judge) -> None:
        evidence = await asyncio.to_thread(parse_evidence, judge.evidence)  # thousands of inputs
        async with self.hosted.turn() as turn:
            self.check_wanted(tower)
            await turn.judge(evidence, judge.evidence)
            self.conclude()
            for connection in self.hosted.connections:  # before the scene that follows from it
                connection.pass_on(judge.picture)
                connection.send(judged(evidence, judge.cubes, connection.lang))

    def conclude(self) -> None:
        self.forget()
        self.hosted.update_clock()  # it may have rested for a tower that was never there

    async def decide_by_dice(self, tower: RemoteTower) -> None:
        """What cannot be kept is tried again, as long as the match waits for it."""
        while self.is_wanted(tower):
            try:
                await self.judge_by(roll(tower.test), tower)
            except Refusal:
                await asyncio.sleep(PATIENCE)

    async def judge_by(self, dice: Dice, tower: RemoteTower) -> None:
        async with self.hosted.turn() as turn:
            self.check_wanted(tower)
            await turn.judge_by_dice(dice)
            self.conclude()
            for connection in self.hosted.connections:
                connection.send(judged_by(dice, connection.lang))


def judged(evidence: Evidence, cubes: list[int], lang: str) -> TowerJudged:
    message = "tower-passed" if evidence.passed else f"tower-reason-{evidence.reason}"
    counts = {} if evidence.passed else {"n": len(cubes)}
    text = words_for(lang).say(message, **counts)
    return TowerJudged(evidence.passed, evidence.reason, cubes, text)


def judged_by(dice: Dice, lang: str) -> TowerJudged:
    shown = ", ".join(map(str, dice.shown))
    text = words_for(lang).say("tower-by-dice", dice=shown, sum=sum(dice.shown), needed=dice.wounds)
    return TowerJudged(dice.passed, BY_DICE, [], text)
