"""The pipe between a server and its tower process: messages in order, snapshots only the latest.

Memory stays constant if the other end does not read: the snapshots of a tower
replace each other, and every other message waits for an answer before the next.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from struct import Struct
from typing import Any, Final, cast

import msgspec

from knockdown.server.towers.messages import Message

HEAD: Final = Struct("!II")  # the number of bytes that follow, and the tower of a snapshot
NO_PICTURE: Final = 0  # a message, not a snapshot
ENCODER: Final = msgspec.msgpack.Encoder()
Show = Callable[[int, bytes], None]


class Pipe(asyncio.Protocol):
    """One end of the pipe. Messages within `patience` seconds are sent together."""

    def __init__(
        self,
        decoder: msgspec.msgpack.Decoder[Any],
        take: Callable[[Any], None],
        show: Show,
        patience: float = 0.0,
    ) -> None:
        self.decoder = decoder
        self.take = take
        self.show_on = show
        self.patience = patience
        self.loop = asyncio.get_running_loop()
        self.ended = asyncio.Event()
        self.incoming = bytearray()
        self.outgoing = bytearray()
        self.pictures: dict[int, bytes] = {}  # snapshots that wait until the other end reads
        self.is_full = False

    # ---------------------------------------------------------------------- to say
    def tell(self, message: Message) -> None:
        """Send a message, after the snapshots shown before it."""
        if (picture := self.pictures.pop(message.tower, None)) is not None:
            self.send(message.tower, picture)
        self.send(NO_PICTURE, ENCODER.encode(message))

    def show(self, tower: int, picture: bytes) -> None:
        if self.is_full:
            self.pictures[tower] = picture
        else:
            self.send(tower, picture)

    def send(self, tower: int, data: bytes) -> None:
        if not self.outgoing:
            self.loop.call_later(self.patience, self.flush)
        self.outgoing += HEAD.pack(len(data), tower)
        self.outgoing += data

    def flush(self) -> None:
        data, self.outgoing = self.outgoing, bytearray()
        if not self.transport.is_closing():
            self.transport.write(data)

    def pause_writing(self) -> None:
        self.is_full = True

    def resume_writing(self) -> None:
        self.is_full = False
        pictures, self.pictures = self.pictures, {}
        for tower, picture in pictures.items():
            self.send(tower, picture)

    # --------------------------------------------------------------------- to hear
    def data_received(self, data: bytes) -> None:
        """Of several snapshots between two messages only the last is passed on."""
        self.incoming += data
        pictures: dict[int, bytes] = {}
        for tower, raw in self.messages():
            if tower == NO_PICTURE:
                message = self.decoder.decode(raw)
                if (picture := pictures.pop(message.tower, None)) is not None:
                    self.show_on(message.tower, picture)
                self.take(message)
            else:
                pictures[tower] = raw
        for tower, picture in pictures.items():
            self.show_on(tower, picture)

    def messages(self) -> list[tuple[int, bytes]]:
        """The complete messages; an incomplete one waits for the rest."""
        found = []
        place, size = 0, len(self.incoming)
        whole = bytes(self.incoming)
        while size - place >= HEAD.size:
            length, tower = HEAD.unpack_from(whole, place)
            begin = place + HEAD.size
            if begin + length > size:
                break
            place = begin + length
            found.append((tower, whole[begin:place]))
        del self.incoming[:place]
        return found

    # ------------------------------------------------------------------ both ends
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.ended.set()


async def connect(pipe: Pipe, end: socket.socket) -> None:
    """Connect to one end of a socketpair, which may be a TCP socket on some systems."""
    if end.family == socket.AF_INET:
        await pipe.loop.create_connection(lambda: pipe, sock=end)
    else:
        await pipe.loop.create_unix_connection(lambda: pipe, sock=end)
