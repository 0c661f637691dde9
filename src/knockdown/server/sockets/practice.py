"""7.1 Practice: a tower for one user, without a match. Nothing is stored."""

from __future__ import annotations

import asyncio
from typing import Final, assert_never

import msgspec
from litestar import websocket

from knockdown.server.access.addresses import host_of
from knockdown.server.access.rate_limits import Limiter, Visitor
from knockdown.server.access.security import is_own_page
from knockdown.server.match.connection import Connection
from knockdown.server.match.create import new_seed
from knockdown.server.match.tower import judged
from knockdown.server.ops.logging import LOG
from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.protocol.messages import Hand, Ping, Pong
from knockdown.server.protocol.practice import (
    MOST_CUBES,
    FromLearner,
    LayTower,
    Practice,
    StartTower,
)
from knockdown.server.protocol.refusals import (
    FOREIGN_PAGE,
    NO_TOWER,
    TOWER_LOST,
    HandRefusal,
    Refusal,
)
from knockdown.server.services import Services
from knockdown.server.sockets.session import Socket, attend, listen, welcome
from knockdown.server.towers.client import RemoteTower, TowerProcess
from knockdown.server.towers.messages import Judge, Keep
from knockdown.tower.evidence_text import parse_evidence
from knockdown.tower.pending import PendingTest
from knockdown.tower.scatter import half_heavy

DECODER: Final[msgspec.json.Decoder[FromLearner]] = msgspec.json.Decoder(FromLearner)
SEAT: Final = 0
TOLD: Final = 1  # the sender's number for refusals; 0 for movements, which are not refused


@websocket("/api/practice")
async def practice(socket: Socket, services: Services, limiter: Limiter) -> None:
    async def visit(visitor: Visitor, lang: str) -> None:
        if not is_own_page(socket, services.settings.origins):
            raise Refusal(FOREIGN_PAGE)
        connection = Connection((SEAT,), lang)
        table = PracticeTable(connection, services.tower_process, services.tasks)
        learner = PracticeSession(table, limiter, host_of(socket.scope))
        services.learners.add(connection)
        try:
            connection.send(Practice(MOST_CUBES))
            listening = listen(socket, connection, visitor, DECODER, learner.take)
            await attend(socket, connection, listening)
        finally:
            table.clear()
            services.learners.discard(connection)

    await welcome(socket, limiter, visit)


class PracticeTable:
    """One tower at a time. Requests to store something are confirmed without storing it."""

    def __init__(
        self, connection: Connection, tower_process: TowerProcess, tasks: BackgroundTasks
    ) -> None:
        self.connection = connection
        self.tower_process = tower_process
        self.tasks = tasks
        self.tower: RemoteTower | None = None

    # ------------------------------------------------------------- what somebody does
    def lay(self, cubes: int) -> None:
        self.clear()
        test = PendingTest(SEAT, half_heavy(cubes), new_seed(), 0)
        self.tower = self.tower_process.lay(
            self, test, "", [], starts_itself=False, is_attended=True, is_awaited=False
        )

    def start(self) -> None:
        self.laid_tower().begin()

    def move_hand(self, hand: Hand) -> None:
        self.laid_tower().push(hand, 0 if hand.kind == "move" else TOLD)

    def laid_tower(self) -> RemoteTower:
        if self.tower is None or self.tower.laid is None:
            raise Refusal(NO_TOWER)
        return self.tower

    def clear(self) -> None:
        if self.tower is not None:
            self.tower.clear()
            self.tower = None

    # -------------------------------------------------------------- what a tower does
    def tower_laid(self, tower: RemoteTower) -> None:
        self.connection.send(tower.began(self.connection.own))

    def show_tower(self, picture: bytes) -> None:
        self.connection.show(picture)

    def refuse_hand(self, sender: int, refusal: HandRefusal) -> None:
        self.connection.refuse(refusal)

    def keep_tower(self, tower: RemoteTower, keep: Keep) -> None:
        tower.answer(is_kept=True)

    def judge_tower(self, tower: RemoteTower, judge: Judge) -> None:
        self.tasks.start(self.judge(tower, judge))

    async def judge(self, tower: RemoteTower, judge: Judge) -> None:
        try:
            evidence = await asyncio.to_thread(parse_evidence, judge.evidence)
        except Exception:
            tower.fail()
            return
        if self.tower is tower:  # else it was replaced or cleared in the meantime
            self.clear()
            self.connection.pass_on(judge.picture)
            self.connection.send(judged(evidence, judge.cubes, self.connection.lang))

    def tower_lost(self) -> None:
        """Without a log the tower cannot be restored."""
        self.tower = None
        self.connection.refuse(Refusal(TOWER_LOST))

    def tower_failed(self, tower: RemoteTower) -> None:
        if self.tower is tower:
            self.tower_lost()


class PracticeSession:
    """The user at the table, and their messages."""

    def __init__(self, table: PracticeTable, limiter: Limiter, host: str) -> None:
        self.table = table
        self.limiter = limiter
        self.host = host

    async def take(self, message: FromLearner) -> None:
        try:
            self.do(message)
        except HandRefusal as refusal:
            if not (isinstance(message, Hand) and message.kind == "move"):  # the next one follows
                self.table.connection.refuse(refusal)
        except Refusal as refusal:
            self.table.connection.refuse(refusal)
        except Exception:
            LOG.exception("a message to a practice table failed")
            self.table.clear()
            self.table.tower_lost()

    def do(self, message: FromLearner) -> None:
        match message:
            case Hand():
                self.table.move_hand(message)
            case LayTower():
                self.limiter.lay_tower(self.host)
                self.table.lay(message.cubes)
            case StartTower():
                self.table.start()
            case Ping():
                self.table.connection.send(Pong(message.stamp))
            case _:
                assert_never(message)
