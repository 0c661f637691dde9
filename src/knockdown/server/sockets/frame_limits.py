"""Rate limits on WebSocket frames, below the level of messages.

`rate_limits.Visitor` counts messages. But a message may come in a million empty
fragments, and pings and pongs are not messages. So frames are counted as well,
and large amounts of data are read in parts, yielding to other connections in
between, even without limits.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import Event

from knockdown.server.access.addresses import host_of
from knockdown.server.access.rate_limits import Limiter, Stream, mention
from knockdown.server.ops.metrics import CUT_OFF
from knockdown.server.protocol.refusals import CLOSE_CODES, TOO_FAST, Refusal

PART: Final = 2048  # bytes read at once: at most 341 frames, a few milliseconds
SMALL: Final = 256  # bytes; a larger frame counts as several
MOST_PIECES: Final = 64  # fragments of a message; browsers send it whole


class Frames(WebSocketsSansIOProtocol):
    """A connection whose frames are counted. `protocol_for` sets the limiter."""

    limiter: Limiter

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.unread = b""  # received data that waits for its turn
        self.pieces = 0  # fragments of the latest message
        self.pong = b""  # waits for a client that sends pings and reads nothing
        self.stream: Stream | None = None

    # --------------------------------------------------------------------- reading
    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self.complete_handshake(data)
        elif not self.handshake_complete:
            self.transport.abort()  # RFC 6455, 4.1: a client waits until it is let in
        else:
            self.unread += data
            self.read_part()

    def complete_handshake(self, request: bytes) -> None:
        """Process a complete handshake; an invalid one would otherwise be waited for."""
        super().data_received(request)
        if not self.handshake_initiated:
            self.close_sent = True
            self.transport.abort()

    def read_part(self) -> None:
        """Read one part. It counts as a frame before parsing, as bytes may come one by one."""
        part, self.unread = self.unread[:PART], self.unread[PART:]
        stream = self.stream or self.begin_stream()
        if self.transport.is_closing():
            self.unread = b""
        elif stream.is_too_much(1):
            self.cut_off()
        else:
            self.conn.receive_data(part)
            more = self.weigh(self.conn.events) - 1
            if self.pieces > MOST_PIECES or (more > 0 and stream.is_too_much(more)):
                self.cut_off()
            else:
                self.act()

    def begin_stream(self) -> Stream:
        """Begin counting, now that the client's address behind a proxy is known."""
        self.stream = self.limiter.stream(host_of(self.scope))
        return self.stream

    def weigh(self, events: Iterable[Event]) -> int:
        weight = 0
        for frame in cast(Iterable[Frame], events):  # the handshake is over
            weight += 1 + len(frame.data) // SMALL
            if frame.opcode is Opcode.CONT:
                self.pieces += 1
            elif frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
                self.pieces = 1
        return weight

    def act(self) -> None:
        if self.conn.parser_exc is not None:
            self.unread = b""
            self.handle_parser_exception()
            return
        self.handle_events()
        if self.unread and not self.has_messages:
            self.read_paused = True
            self.transport.pause_reading()
            self.loop.call_soon(self.read_on)

    @property
    def has_messages(self) -> bool:
        """Whether there are messages to deliver, after which reading continues."""
        return not (self.queue.empty() or self.close_sent)

    def read_on(self) -> None:
        """Continue after other connections have had their turn."""
        self.read_part()
        if self.read_paused and not (self.unread or self.has_messages):
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.unread and self.queue.empty():
            self.read_part()
        return message

    # --------------------------------------------------------------------- writing
    def resume_writing(self) -> None:
        super().resume_writing()
        if self.pong:
            self.transport.write(self.pong)
            self.pong = b""

    def handle_ping(self) -> None:
        """RFC 6455, 5.5.3: if pings pile up, it is enough to answer the last one."""
        answers = self.conn.data_to_send()
        if self.writable.is_set() or self.conn.close_expected():
            self.transport.write(b"".join(answers))
        elif answers:
            self.pong = answers[-1]

    # ---------------------------------------------------------------------- ending
    def cut_off(self) -> None:
        self.unread = b""
        if not self.close_sent:  # else it was told to close before
            CUT_OFF.labels(TOO_FAST).inc()
            mention(self.limiter, host_of(self.scope), Refusal(TOO_FAST))
        self.conn.fail(CLOSE_CODES[TOO_FAST])
        self.handle_parser_exception()


def protocol_for(limiter: Limiter) -> type[Frames]:
    """A class for uvicorn, which creates the protocols without arguments of ours."""
    return type("LimitedFrames", (Frames,), {"limiter": limiter})
