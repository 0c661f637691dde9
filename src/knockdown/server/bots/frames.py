"""The frames of a WebSocket, cut out of a stream of bytes (RFC 6455, 5.2)."""

from __future__ import annotations

import struct
from typing import Final, NamedTuple

TEXT: Final = 1
LENGTHS: Final = {126: ">H", 127: ">Q"}  # where the second byte does not hold it
MASKED: Final = 0x80
KEY: Final = 4  # bytes


class Frame(NamedTuple):
    """`raw` are its bytes as they were sent, `data` what they say."""

    raw: bytes
    opcode: int
    data: bytes


class FrameReader:
    """Is fed with bytes as they come, and gives the frames that are whole."""

    def __init__(self) -> None:
        self.buffer = b""

    def feed(self, data: bytes) -> list[Frame]:
        self.buffer += data
        frames = []
        while (frame := self.next()) is not None:
            frames.append(frame)
            self.buffer = self.buffer[len(frame.raw) :]
        return frames

    def next(self) -> Frame | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & ~MASKED, 2
        if length in LENGTHS:
            start += struct.calcsize(LENGTHS[length])
            if len(buffer) < start:
                return None
            (length,) = struct.unpack(LENGTHS[length], buffer[2:start])
        key = b""
        if buffer[1] & MASKED:
            key, start = buffer[start : start + KEY], start + KEY
        if len(buffer) < start + length:
            return None
        data = buffer[start : start + length]
        return Frame(buffer[: start + length], buffer[0] & 0x0F, unmasked(data, key))


def unmasked(data: bytes, key: bytes) -> bytes:
    if not key:
        return data
    return bytes(byte ^ key[place % KEY] for place, byte in enumerate(data))
