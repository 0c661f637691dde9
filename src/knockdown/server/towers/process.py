"""The tower process, in which all towers of a server are built."""

from __future__ import annotations

import asyncio
import socket
import sys
from typing import Final

import msgspec

from knockdown.server.ops.logging import LOG, set_up
from knockdown.server.ops.process_tuning import tune_process
from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.protocol.refusals import NOT_KEPT, HandRefusal, Refusal
from knockdown.server.settings import LogStyle
from knockdown.server.towers import messages as w
from knockdown.server.towers.building import TowerTest
from knockdown.server.towers.messages import Chunk
from knockdown.server.towers.metronome import Metronome
from knockdown.server.towers.pipe import Pipe, connect
from knockdown.tower.attempt import Attempt
from knockdown.tower.child_processes import end_with_parent
from knockdown.tower.evidence import evidence_of
from knockdown.tower.evidence_text import format_evidence
from knockdown.tower.scatter import HEAVY

DECODER: Final = msgspec.msgpack.Decoder(w.ToProcess)


def work(end: socket.socket, log: LogStyle) -> None:
    """The main function of the process, until the server ends."""
    end_with_parent()
    set_up(log)
    tune_process()
    with asyncio.Runner(loop_factory=None if sys.platform == "win32" else uv_loop) as runner:
        runner.run(build_towers(end))


def uv_loop() -> asyncio.AbstractEventLoop:
    """The same event loop as the server's, or asyncio's own without it."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def build_towers(end: socket.socket) -> None:
    pipe = Towers().pipe
    await connect(pipe, end)
    await pipe.ended.wait()


def ignore_snapshot(tower: int, picture: bytes) -> None:
    """Snapshots only go to the server."""


class Towers:
    """All towers, and the messages to them."""

    def __init__(self) -> None:
        self.pipe = Pipe(DECODER, self.take, ignore_snapshot)
        self.metronome = Metronome()
        self.sites: dict[int, Site] = {}
        self.tasks = BackgroundTasks()

    def take(self, message: w.ToProcess) -> None:
        self.metronome.hear()
        if isinstance(message, w.Beat):
            self.pipe.tell(message)
        elif isinstance(message, w.Lay):
            site = self.sites[message.tower] = Site(message.tower, self.pipe)
            site.task = self.tasks.start(site.run(message, self.metronome))
        elif isinstance(message, w.Clear):
            if (cleared := self.sites.pop(message.tower, None)) is not None:
                cleared.stop()
        elif message.tower in self.sites:
            self.sites[message.tower].take(message)


class Site:
    """Builds one tower and sends its messages to the server.

    An error ends only this tower.
    """

    tower: TowerTest
    task: asyncio.Task[None]

    def __init__(self, number: int, pipe: Pipe) -> None:
        self.number = number
        self.pipe = pipe
        self.answer: asyncio.Future[bool] | None = None

    async def run(self, order: w.Lay, metronome: Metronome) -> None:
        """Dropping the cubes or restoring a tower takes a moment."""
        try:
            self.tower = await asyncio.to_thread(lay, order)
            self.pipe.tell(self.laid())
            await self.tower.run(self, metronome)
        except Exception:
            self.fail()

    def laid(self) -> w.Laid:
        attempt = self.tower.attempt
        heavy = [colour == HEAVY for colour in attempt.colours]
        bounds = attempt.world.bounds
        return w.Laid(self.number, heavy, *bounds, self.tower.picture())

    def stop(self) -> None:
        """Cancel the question that is still unanswered."""
        self.task.cancel()
        if self.answer is not None:
            self.answer.cancel()

    def fail(self) -> None:
        LOG.exception("a tower cannot be built")
        self.stop()
        self.pipe.tell(w.Fail(self.number))

    # ----------------------------------------------------------- what a server says
    def take(self, message: w.ToProcess) -> None:
        try:
            self.handle(message)
        except Exception:
            self.fail()

    def handle(self, message: w.ToProcess) -> None:
        """Messages about a tower arrive only after it is ready."""
        match message:
            case w.Push():
                self.push(message)
            case w.Begin():
                self.tower.begin.set()
            case w.Attend(is_there=True):
                self.tower.attended.set()
            case w.Attend():
                self.tower.leave()
            case w.Answer():
                if self.answer is not None and not self.answer.done():
                    self.answer.set_result(message.is_kept)

    def push(self, message: w.Push) -> None:
        try:
            self.tower.push(message.hand)
        except HandRefusal as refusal:
            if message.sender:
                self.pipe.tell(w.Refuse(self.number, message.sender, refusal.why))

    # ------------------------------------------------------------ what a tower says
    async def keep_tower(self, chunk: Chunk, after: int) -> None:
        await self.ask(w.Keep(self.number, chunk, after))

    def show_tower(self, picture: bytes) -> None:
        self.pipe.show(self.number, picture)

    async def judge_tower(self, attempt: Attempt) -> None:
        evidence = evidence_of(attempt)
        assert attempt.verdict is not None
        shown_by = list(attempt.verdict.cubes)
        text = format_evidence(evidence)
        await self.ask(w.Judge(self.number, text, shown_by, self.tower.picture()))

    async def ask(self, question: w.Keep | w.Judge) -> None:
        """A tower asks one question at a time."""
        self.answer = asyncio.get_running_loop().create_future()
        self.pipe.tell(question)
        if not await self.answer:
            raise Refusal(NOT_KEPT)


def lay(order: w.Lay) -> TowerTest:
    tower = TowerTest(
        order.test,
        order.skill,
        order.chunks,
        starts_itself=order.starts_itself,
        is_awaited=order.is_awaited,
    )
    if order.is_attended:
        tower.attended.set()
    return tower
