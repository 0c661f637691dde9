"""What goes through the pipe comes out in order, and does not pile up in it."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import msgspec
import pytest
from waiting import until

from knockdown.server.protocol.messages import Hand
from knockdown.server.towers import messages as w
from knockdown.server.towers.messages import Chunk
from knockdown.server.towers.pipe import Pipe, connect
from knockdown.tower.inputs import Input
from knockdown.tower.pending import PendingTest
from knockdown.tower.scatter import Cubes

pytestmark = pytest.mark.once
CHUNK = Chunk(60, [Input(3, "grab", 1.5, 2.0, 4), Input(60, "rotate", angle=0.25)])
MESSAGES: list[w.Message] = [
    w.Lay(7, PendingTest(1, Cubes(2, 1), 5, 0), "novice", True, False, True, [CHUNK]),
    w.Begin(7),
    w.Attend(7, True),
    w.Push(7, 2**47, Hand(3, "grab", 1.5, 2.0, 4)),
    w.Answer(7, False),
    w.Clear(7),
    w.Beat(),
    w.Laid(7, [True, False], 100.0, 200.0, b"{}"),
    w.Keep(7, CHUNK, 12),
    w.Judge(7, "cubes 2/1", [0, 2], b"{}"),
    w.Refuse(7, 2**47, "hand-full"),
]


class Ends:
    """Both ends of a pipe; whatever comes out at the other one is noted."""

    def __init__(self) -> None:
        decoder: Any = msgspec.msgpack.Decoder(w.Message)
        self.heard: list[Any] = []
        self.near = Pipe(decoder, self.heard.append, self.see)
        self.far = Pipe(decoder, self.heard.append, self.see)

    def see(self, tower: int, picture: bytes) -> None:
        self.heard.append((tower, picture))

    async def open(self) -> None:
        for pipe, end in zip((self.near, self.far), socket.socketpair(), strict=True):
            await connect(pipe, end)

    async def hear(self, count: int) -> list[Any]:
        await until(lambda: len(self.heard) >= count)
        return self.heard


def test_messages_come_as_they_were_sent() -> None:
    async def send() -> None:
        ends = Ends()
        await ends.open()
        for message in MESSAGES:
            ends.near.tell(message)
        assert await ends.hear(len(MESSAGES)) == MESSAGES
        ends.near.transport.abort()
        await ends.far.ended.wait()

    asyncio.run(send())


def test_a_message_may_come_in_any_pieces() -> None:
    async def send() -> None:
        ends = Ends()
        ends.near.show(3, b"old")
        for message in MESSAGES:
            ends.near.tell(message)
        ends.near.show(7, b"new")
        for byte in bytes(ends.near.outgoing):
            ends.far.data_received(bytes([byte]))
        assert ends.heard == [(3, b"old"), *MESSAGES, (7, b"new")]
        ends.near.outgoing.clear()

    asyncio.run(send())


def test_of_pictures_that_came_together_only_the_latest_are_seen() -> None:
    async def send() -> None:
        ends = Ends()
        await ends.open()
        for number in range(9):
            ends.near.show(1 + number % 2, b"%d" % number)
        ends.near.tell(w.Begin(2))
        ends.near.show(2, b"last")
        assert await ends.hear(4) == [(2, b"7"), w.Begin(2), (1, b"8"), (2, b"last")]
        ends.near.transport.abort()
        await ends.far.ended.wait()

    asyncio.run(send())


def test_a_slow_reader_gets_the_latest_snapshots_and_all_messages() -> None:
    """Memory stays constant meanwhile."""
    picture = b"x" * 500

    async def send() -> None:
        ends = Ends()
        await ends.open()
        ends.far.transport.pause_reading()
        sizes = []
        for number in range(4000):
            ends.near.show(1, b"1%d" % number + picture)
            ends.near.show(2, b"2%d" % number + picture)
            if number % 1000 == 999:
                ends.near.tell(w.Begin(number))
                await until(lambda: not ends.near.outgoing)
                sizes.append(ends.near.transport.get_write_buffer_size())
            await asyncio.sleep(0)
        assert ends.near.is_full and sizes[-1] - sizes[1] < 1000
        ends.far.transport.resume_reading()
        heard = await ends.hear(6)
        messages = [each for each in heard if isinstance(each, w.Begin)]
        assert messages == [w.Begin(999), w.Begin(1999), w.Begin(2999), w.Begin(3999)]
        last = {(1, b"13999" + picture), (2, b"23999" + picture)}
        await until(lambda: last <= set(ends.heard))
        ends.near.transport.abort()
        await ends.far.ended.wait()

    asyncio.run(send())
