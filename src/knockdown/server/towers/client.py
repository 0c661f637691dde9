"""The server's side of the tower process: tests go in, snapshots and verdicts come out."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Sequence
from itertools import count
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Final, Protocol

import msgspec

from knockdown.server.ops.logging import LOG
from knockdown.server.ops.tasks import side_by_side
from knockdown.server.protocol.messages import Hand, TowerBegan, TowerFrame
from knockdown.server.protocol.refusals import HandRefusal
from knockdown.server.settings import LogStyle
from knockdown.server.towers import messages as w
from knockdown.server.towers.messages import Chunk
from knockdown.server.towers.pipe import Pipe, connect
from knockdown.server.towers.process import work
from knockdown.tower import inputs
from knockdown.tower.child_processes import ignoring_interrupts
from knockdown.tower.pending import PendingTest
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND

BEAT_EVERY: Final = 0.05  # seconds
WAKING: Final = 60.0  # seconds of heartbeats until the first answer
SILENCE: Final = 4.0  # seconds of heartbeats without an answer, until the process counts as hung
TOGETHER: Final = 0.004  # seconds in which inputs are batched: a quarter of a snapshot's interval
SHORT_LIFE: Final = 5.0  # seconds; a process that dies this soon may do so again
PAUSE: Final = 1.0  # seconds until another one is started then
DECODER: Final = msgspec.msgpack.Decoder(w.FromProcess)
FRAME: Final = msgspec.json.Decoder(TowerFrame)


class Client(Protocol):
    """The owner of a tower: a match or a practice session."""

    def tower_laid(self, tower: RemoteTower) -> None: ...

    def show_tower(self, picture: bytes) -> None: ...

    def keep_tower(self, tower: RemoteTower, keep: w.Keep) -> None:
        """Write the chunk to the log, then confirm or refuse it."""

    def judge_tower(self, tower: RemoteTower, judge: w.Judge) -> None:
        """The same with the verdict."""

    def refuse_hand(self, sender: int, refusal: HandRefusal) -> None: ...

    def tower_lost(self) -> None:
        """The tower process has died; the tower must be restored from the log."""

    def tower_failed(self, tower: RemoteTower) -> None:
        """The tower cannot be built and is cleared."""


class TowerProcess:
    """The process that builds all towers of a server. If it dies or hangs, it is restarted."""

    def __init__(self, log: LogStyle = "plain") -> None:
        self.log = log
        self.numbers = count(1)
        self.towers: dict[int, RemoteTower] = {}
        self.process: BaseProcess | None = None
        self.pipe: Pipe | None = None
        self.patience = WAKING  # seconds of heartbeats that may still go unanswered

    @property
    def pid(self) -> int:
        """0 while there is none."""
        return (self.process.pid or 0) if self.process is not None else 0

    async def run(self) -> None:
        """Run it, as long as the server runs."""
        while True:
            born = time.monotonic()
            try:
                pipe = await self.open()
                await side_by_side(pipe.ended.wait(), self.beat(pipe))
            except Exception:
                LOG.exception("a process that builds towers could not be started")
            finally:
                self.close()
            LOG.error("the process that builds towers has ended; another one is started")
            for tower in list(self.towers.values()):
                tower.lose()
            if time.monotonic() - born < SHORT_LIFE:
                await asyncio.sleep(PAUSE)

    async def open(self) -> Pipe:
        """Start the process; messages wait until it is ready."""
        ours, theirs = socket.socketpair()
        with theirs:
            arguments = (theirs, self.log)
            process = get_context("spawn").Process(
                target=work, args=arguments, name="towers", daemon=True
            )
            with ignoring_interrupts():
                process.start()
        self.process = process
        pipe = Pipe(DECODER, self.take, self.show, TOGETHER)
        await connect(pipe, ours)
        self.pipe = pipe
        self.patience = WAKING
        for tower in self.towers.values():
            pipe.tell(tower.order)
        return pipe

    def close(self) -> None:
        if self.pipe is not None:
            self.pipe.transport.abort()
        if self.process is not None:
            self.process.kill()
        self.pipe = self.process = None

    async def beat(self, pipe: Pipe) -> None:
        """Send heartbeats until the process no longer answers, although it has towers to build.

        Heartbeats are counted, not seconds: if the server itself stalls, the process does not
        count as hung.
        """
        while self.patience > 0:
            if self.towers:
                self.patience -= BEAT_EVERY
                if not pipe.is_full:
                    pipe.tell(w.Beat())
            await asyncio.sleep(BEAT_EVERY)
        LOG.error("the process that builds towers does not answer")

    def hear(self) -> None:
        self.patience = SILENCE

    # ------------------------------------------------------------------ what goes in
    def lay(
        self,
        client: Client,
        test: PendingTest,
        skill: str,
        chunks: Sequence[Chunk],
        *,
        starts_itself: bool,
        is_attended: bool,
        is_awaited: bool,
    ) -> RemoteTower:
        number = next(self.numbers)
        order = w.Lay(number, test, skill, starts_itself, is_attended, is_awaited, list(chunks))
        tower = self.towers[number] = RemoteTower(self, client, order)
        self.tell(order)
        return tower

    def tell(self, message: w.ToProcess) -> None:
        """Send a message, unless there is no process: its towers are restored later anyway."""
        if self.pipe is not None:
            self.pipe.tell(message)

    # ---------------------------------------------------------------- what comes out
    def take(self, message: w.FromProcess) -> None:
        self.hear()
        tower = self.towers.get(message.tower)
        if tower is not None:  # else it has been cleared
            tower.take(message)

    def show(self, number: int, picture: bytes) -> None:
        self.hear()
        tower = self.towers.get(number)
        if tower is not None:
            tower.show(picture)


class RemoteTower:
    """A tower in the tower process, as the server sees it."""

    def __init__(self, tower_process: TowerProcess, client: Client, order: w.Lay) -> None:
        self.process = tower_process
        self.client = client
        self.order = order
        self.is_started = bool(order.chunks)
        self.is_attended = order.is_attended
        self.laid: w.Laid | None = None
        self.picture = b""  # the latest

    @property
    def test(self) -> PendingTest:
        return self.order.test

    @property
    def by_computer(self) -> bool:
        return bool(self.order.skill)

    # ------------------------------------------------------------------ what goes in
    def begin(self) -> None:
        self.is_started = True
        self.process.tell(w.Begin(self.order.tower))

    def attend(self, *, is_there: bool) -> None:
        if is_there != self.is_attended:
            self.is_attended = is_there
            self.process.tell(w.Attend(self.order.tower, is_there))

    def push(self, hand: Hand, sender: int) -> None:
        """Send an input. With sender 0, a refusal is not reported. Inputs are never queued."""
        pipe = self.process.pipe
        if pipe is None or pipe.is_full:
            raise HandRefusal(inputs.TOO_MANY)
        pipe.tell(w.Push(self.order.tower, sender, hand))

    def answer(self, *, is_kept: bool) -> None:
        self.process.tell(w.Answer(self.order.tower, is_kept))

    def clear(self) -> None:
        if self.process.towers.pop(self.order.tower, None) is not None:
            self.process.tell(w.Clear(self.order.tower))

    def lose(self) -> None:
        self.clear()
        try:
            self.client.tower_lost()
        except Exception:
            LOG.exception("a tower could not be restored")

    def fail(self) -> None:
        """Give up this tower after an error; the others go on."""
        LOG.exception("a tower failed")
        self.give_up()

    def give_up(self) -> None:
        self.clear()
        try:
            self.client.tower_failed(self)
        except Exception:
            LOG.exception("the owner of a failed tower could not be told")

    # ---------------------------------------------------------------- what comes out
    def show(self, picture: bytes) -> None:
        try:
            self.picture = picture
            self.client.show_tower(picture)
        except Exception:
            self.fail()

    def take(self, message: w.FromProcess) -> None:
        try:
            self.handle(message)
        except Exception:
            self.fail()

    def handle(self, message: w.FromProcess) -> None:
        match message:
            case w.Laid():
                self.laid, self.picture = message, message.picture
                self.client.tower_laid(self)
            case w.Keep():
                self.client.keep_tower(self, message)
            case w.Judge():
                self.client.judge_tower(self, message)
            case w.Refuse():
                self.client.refuse_hand(message.sender, HandRefusal(message.why))
            case w.Fail():
                self.give_up()

    @property
    def frame(self) -> TowerFrame:
        return FRAME.decode(self.picture)

    def began(self, own: Sequence[int]) -> TowerBegan:
        """Everything that a screen with these seats needs to draw it."""
        assert self.laid is not None
        return TowerBegan(
            seat=self.test.seat,
            yours=not self.by_computer and self.test.seat in own,
            heavy=self.laid.heavy,
            edge=SETTINGS.edge,
            half_width=self.laid.half_width,
            height=self.laid.height,
            reach=SETTINGS.reach * SETTINGS.edge,
            ticks_per_second=TICKS_PER_SECOND,
            seconds=SETTINGS.build_ticks / TICKS_PER_SECOND,
            frame=self.frame,
        )
