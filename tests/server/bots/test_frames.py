"""Frames are found in a stream, however it is cut."""

from __future__ import annotations

import pytest
from websockets.frames import Frame as Written
from websockets.frames import Opcode

from knockdown.server.bots.frames import TEXT, FrameReader

pytestmark = pytest.mark.once
SAID = [b"", b"hand", b"x" * 125, b"y" * 126, b"z" * 70_000]


@pytest.mark.parametrize("mask", [True, False])
@pytest.mark.parametrize("step", [1, 7, 100_000])
def test_frames_come_out_as_they_went_in(mask: bool, step: int) -> None:
    frames = [Written(Opcode.TEXT, said).serialize(mask=mask) for said in SAID]
    frames.insert(2, Written(Opcode.PING, b"?").serialize(mask=mask))
    stream, reader = b"".join(frames), FrameReader()
    cuts = range(0, len(stream), step)
    found = [frame for cut in cuts for frame in reader.feed(stream[cut : cut + step])]
    assert [frame.raw for frame in found] == frames and reader.buffer == b""
    assert [frame.data for frame in found if frame.opcode == TEXT] == SAID
