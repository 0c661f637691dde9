"""The line between a bot and the server."""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress

import pytest

from knockdown.server.bots.relay import END_OF_HEAD, HOST, Relay

pytestmark = pytest.mark.once


async def hold(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A server that neither answers nor hangs up, until it is ended itself."""
    try:
        await asyncio.Event().wait()
    finally:
        writer.close()


async def complete_handshake(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A server that lets everybody in and says nothing."""
    await reader.readuntil(END_OF_HEAD)
    writer.write(b"HTTP/1.1 101 Switching Protocols" + END_OF_HEAD)
    await hold(reader, writer)


def test_bytes_that_are_no_frame_end_the_connection_and_are_counted() -> None:
    async def babble() -> Relay:
        async with await asyncio.start_server(complete_handshake, HOST, 0) as server:
            async with Relay(server.sockets[0].getsockname()[1]) as relay:
                reader, writer = await asyncio.open_connection(HOST, relay.port)
                writer.write(b"GET / HTTP/1.1\r\nUpgrade: websocket" + END_OF_HEAD)
                await reader.readuntil(END_OF_HEAD)
                writer.write(b"Good evening!")
                assert await reader.read() == b""
                writer.close()
                await writer.wait_closed()
            return relay

    assert asyncio.run(babble()).refusals == {"not-understood": 1}


def test_nothing_stays_open_when_it_is_not_needed_any_more() -> None:
    """Not even a bot that has just come, and is not yet put through."""

    async def leave(moments: int) -> Relay:
        async with await asyncio.start_server(hold, HOST, 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Relay(port) as relay:
                _, bot = await asyncio.open_connection(HOST, relay.port)
                while not relay.carrying:
                    await asyncio.sleep(0)
                for _ in range(moments):
                    await asyncio.sleep(0)
            bot.close()
            with suppress(OSError):
                await bot.wait_closed()
            return relay

    for moments in range(6):
        relay = asyncio.run(leave(moments))
        assert not relay.writers and not relay.carrying
    gc.collect()  # what was left open would complain now, and pytest would hear it
