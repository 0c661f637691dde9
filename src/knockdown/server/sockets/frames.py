"""What comes through a WebSocket beneath its messages: frames.

`limits.Visitor` counts messages. But a message may come in a million empty
pieces, and pings and pongs are none at all. So frames are counted as well, and
much that comes at once is taken in parts, with a turn for everybody else
between two of them. The parts are there even where all limits are lifted.
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

PART: Final = 2048  # bytes: at most 341 frames, a few milliseconds
SMALL: Final = 256  # bytes; a larger frame counts for several
MOST_PIECES: Final = 64  # of a message; browsers send it whole


class Frames(WebSocketsSansIOProtocol):
    """A connection whose frames are counted. `protocol_for` gives it the limiter."""

    limiter: Limiter

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.unread = b""  # came already, and waits for its turn
        self.pieces = 0  # of the message that came last
        self.pong = b""  # for who sends pings and reads nothing
        self.stream: Stream | None = None

    # --------------------------------------------------------------------- reading
    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self.shake_hands(data)
        elif not self.handshake_complete:
            self.transport.abort()  # RFC 6455, 4.1: a client waits until it is let in
        else:
            self.unread += data
            self.read_part()

    def shake_hands(self, request: bytes) -> None:
        """It is complete. One that cannot be read would be waited for, for ever."""
        super().data_received(request)
        if not self.handshake_initiated:
            self.close_sent = True
            self.transport.abort()

    def read_part(self) -> None:
        """It counts for one frame before it is looked at: bytes may come one by one as well."""
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
        """By now it is known for whom a proxy asks."""
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
        """Whether somebody will take them, and go on reading then."""
        return not (self.queue.empty() or self.close_sent)

    def read_on(self) -> None:
        """Everybody else has had a turn."""
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
        """RFC 6455, 5.5.3: of pings that cannot be answered yet the last one is enough."""
        answers = self.conn.data_to_send()
        if self.writable.is_set() or self.conn.close_expected():
            self.transport.write(b"".join(answers))
        elif answers:
            self.pong = answers[-1]

    # ---------------------------------------------------------------------- ending
    def cut_off(self) -> None:
        self.unread = b""
        if not self.close_sent:  # else it was told before, and went on
            CUT_OFF.labels(TOO_FAST).inc()
            mention(self.limiter, host_of(self.scope), Refusal(TOO_FAST))
        self.conn.fail(CLOSE_CODES[TOO_FAST])
        self.handle_parser_exception()


def protocol_for(limiter: Limiter) -> type[Frames]:
    """uvicorn makes one of these for each connection, and gives it nothing of ours."""
    return type("LimitedFrames", (Frames,), {"limiter": limiter})
