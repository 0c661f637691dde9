"""A screen that does not read costs little, and nobody else anything."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from server.people import LONG

from knockdown.server.access.rate_limits import Limiter
from knockdown.server.match.connection import (
    MOST_BYTES,
    MOST_WAITING,
    Baseline,
    Connection,
    Waiting,
)
from knockdown.server.protocol.messages import FromPage, Pong
from knockdown.server.settings import Limits
from knockdown.server.sockets.match import DECODER
from knockdown.server.sockets.session import Socket, attend, listen

pytestmark = pytest.mark.once


def delivered(connection: Connection, count: int) -> list[bytes]:
    """What is sent when there is time to send again."""
    found: list[bytes] = []

    async def run() -> None:
        done = asyncio.Event()

        async def send(message: Waiting) -> None:
            found.append(message.data)
            if len(found) == count:
                done.set()

        task = asyncio.create_task(connection.deliver(send))
        await asyncio.wait_for(done.wait(), LONG)
        await asyncio.sleep(0)
        task.cancel()

    asyncio.run(run())
    return found


def test_of_pictures_only_the_latest_is_sent() -> None:
    connection = Connection([0], "en")
    for number in range(1000):
        connection.show(b"%d" % number)
    assert delivered(connection, 1) == [b"999"]


def test_messages_come_in_order_and_make_older_pictures_pointless() -> None:
    connection = Connection([0], "en")
    connection.show(b"old")
    connection.send(Pong(1))
    connection.send(Pong(2))
    connection.show(b"new")
    first, second, picture = delivered(connection, 3)
    assert b":1}" in first and b":2}" in second and picture == b"new"


def test_a_scene_that_was_not_sent_yet_is_told_by_the_next_one() -> None:
    connection = Connection([0], "en")
    for number in range(1000):
        baseline = connection.next_baseline(fresh=number == 3)
        assert baseline == Baseline(0, number >= 3)
        connection.pass_on(b"scene %d" % number, baseline)
        connection.told = 1 + number
    assert delivered(connection, 1) == [b"scene 999"]
    assert connection.next_baseline(fresh=False) == Baseline(1000, False)


def test_a_decision_is_as_late_as_the_scene_that_tells_it() -> None:
    connection = Connection([0], "en")
    connection.pass_on(b"one", connection.next_baseline(fresh=False))
    connection.note_decided(5.0)
    connection.pass_on(b"two", connection.next_baseline(fresh=False))
    connection.note_decided(9.0)
    assert [(each.data, each.decided) for each in connection.waiting] == [(b"two", 5.0)]


def test_a_scene_takes_the_place_of_an_older_one_wherever_that_stands() -> None:
    """Otherwise a refusal between any two of them would keep all of them waiting."""
    connection = Connection([0], "en")
    for number in range(10):
        baseline = connection.next_baseline(fresh=number == 3)
        assert baseline == Baseline(0, number >= 3)
        connection.pass_on(b"scene %d" % number, baseline)
        connection.told = 1 + number
        connection.send(Pong(number))
    assert len(connection.waiting) == 11
    told = delivered(connection, 11)
    assert told[9:] == [b"scene 9", told[-1]] and b":9}" in told[-1]
    assert connection.next_baseline(fresh=False) == Baseline(10, False)


def test_the_queue_is_bounded_in_bytes() -> None:
    connection = Connection([0], "en")
    for _ in range(4):
        connection.pass_on(bytes(MOST_BYTES // 4))
    assert not connection.behind.is_set()
    connection.send(Pong(0))
    assert connection.behind.is_set()
    assert sum(len(each.data) for each in connection.waiting) == MOST_BYTES


def test_a_message_alone_always_has_room() -> None:
    connection = Connection([0], "en")
    connection.pass_on(bytes(2 * MOST_BYTES), connection.next_baseline(fresh=True))
    connection.pass_on(bytes(2 * MOST_BYTES), connection.next_baseline(fresh=True))
    assert not connection.behind.is_set() and len(connection.waiting) == 1


def test_a_connection_too_far_behind_is_noticed() -> None:
    connection = Connection([0], "en")
    for _ in range(MOST_WAITING):
        connection.send(Pong(0))
    assert not connection.behind.is_set()
    connection.send(Pong(0))
    assert connection.behind.is_set() and len(connection.waiting) == MOST_WAITING


class Stuck:
    """A socket whose other end neither reads nor says anything."""

    async def send_text(self, message: str) -> None:
        await asyncio.Event().wait()

    async def receive_text(self) -> str:
        await asyncio.Event().wait()
        raise AssertionError


def test_a_client_that_does_not_read_is_cut_off() -> None:
    async def run() -> None:
        connection = Connection([0], "en")
        stuck = cast(Socket, Stuck())
        visitor = Limiter(Limits()).connect("")

        async def take(message: FromPage) -> None:
            raise AssertionError

        listening = listen(stuck, connection, visitor, DECODER, take)
        attending = asyncio.create_task(attend(stuck, connection, listening))
        for _ in range(MOST_WAITING + 1):  # the first one is on its way
            connection.send(Pong(0))
            await asyncio.sleep(0)
        assert not attending.done()
        connection.send(Pong(0))
        await asyncio.wait_for(attending, LONG)

    asyncio.run(run())
