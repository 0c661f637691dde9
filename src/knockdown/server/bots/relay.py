"""A proxy between a bot and the server: cuts connections, repeats messages, records refusals."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, Self, cast

import msgspec
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, SERVER, Protocol

from knockdown.server.protocol.messages import Refused
from knockdown.server.protocol.refusals import NOT_UNDERSTOOD

HOST: Final = "127.0.0.1"
CHUNK: Final = 65_536
END_OF_HEAD: Final = b"\r\n\r\n"
REFUSED: Final = b'{"type":"refused"'
AGAIN: Final = 0.1  # seconds until connections still being made are cut, too
GONE: Final = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Relay:
    """Its address stays the same when the server is restarted."""

    def __init__(self, server_port: int) -> None:
        self.server_port = server_port
        self.says_twice = False  # whether every message of the bot is sent twice
        self.refusals: Counter[str] = Counter()
        self.writers: set[asyncio.StreamWriter] = set()
        self.carrying: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_server(self.come, HOST, 0)
        self.port: int = self.listening.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close all connections, including those being made."""
        self.listening.close()
        while self.carrying:
            self.cut()
            await asyncio.wait(self.carrying, timeout=AGAIN)
        await self.listening.wait_closed()

    def cut(self) -> None:
        """Cut the connection abruptly, like a pulled cable."""
        for writer in self.writers:
            writer.transport.abort()

    def come(self, bot: asyncio.StreamReader, to_bot: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self.carry(bot, to_bot))
        self.carrying.add(task)
        task.add_done_callback(self.carrying.discard)

    async def carry(self, bot: asyncio.StreamReader, to_bot: asyncio.StreamWriter) -> None:
        """Carry one connection until either side closes it or the server is away."""
        async with self.line(to_bot):
            with suppress(*GONE):
                server, to_server = await asyncio.open_connection(HOST, self.server_port)
                async with self.line(to_server):
                    await self.carry_both_ways(bot, to_bot, server, to_server)

    @asynccontextmanager
    async def line(self, writer: asyncio.StreamWriter) -> AsyncIterator[None]:
        """Register the connection so that it can be cut until it is closed."""
        self.writers.add(writer)
        try:
            yield
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
            self.writers.discard(writer)

    async def carry_both_ways(
        self,
        bot: asyncio.StreamReader,
        to_bot: asyncio.StreamWriter,
        server: asyncio.StreamReader,
        to_server: asyncio.StreamWriter,
    ) -> None:
        head = await bot.readuntil(END_OF_HEAD)
        to_server.write(head)
        if b"upgrade: websocket" in head.lower():
            to_bot.write(await server.readuntil(END_OF_HEAD))
            ways = (self.repeat(bot, to_server), self.overhear(server, to_bot))
        else:
            ways = (pass_on(bot, to_server), pass_on(server, to_bot))
        tasks = {asyncio.create_task(way) for way in ways}
        _, open_ones = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in open_ones:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def repeat(self, bot: asyncio.StreamReader, to_server: asyncio.StreamWriter) -> None:
        parser = Protocol(SERVER, max_size=None)
        while data := await bot.read(CHUNK):
            for frame in frames_in(parser, data):
                times = 2 if self.says_twice and frame.opcode is Opcode.TEXT else 1
                to_server.write(frame.serialize(mask=True) * times)
            await to_server.drain()
            if parser.parser_exc is not None:  # the server would hang up, too
                self.refusals[NOT_UNDERSTOOD] += 1
                return

    async def overhear(self, server: asyncio.StreamReader, to_bot: asyncio.StreamWriter) -> None:
        parser = Protocol(CLIENT, max_size=None)
        while data := await server.read(CHUNK):
            to_bot.write(data)
            for frame in frames_in(parser, data):
                if bytes(frame.data).startswith(REFUSED):
                    self.refusals[msgspec.json.decode(frame.data, type=Refused).reason] += 1
            await to_bot.drain()


def frames_in(parser: Protocol, data: bytes) -> list[Frame]:
    """The messages completed by these bytes, after the handshake."""
    parser.receive_data(data)
    parser.data_to_send()  # its own answers to pings, which bot and server give themselves
    return cast(list[Frame], parser.events_received())


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(CHUNK):
        writer.write(data)
        await writer.drain()
