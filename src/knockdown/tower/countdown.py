"""7.1, 7.5: what is called out while a tower is built, for any screen or voice.

Three, two, one, go; the seconds that are left, from ten to one; stop.
"""

from __future__ import annotations

from typing import NamedTuple

from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND

# Calls that are not numbers. Each is the end of a message key `tower-call-…`.
GO = "go"
STOP = "stop"
CALLS = (GO, STOP)

COUNT_IN_SECONDS = SETTINGS.count_ticks // TICKS_PER_SECOND
BUILD_SECONDS = SETTINGS.build_ticks // TICKS_PER_SECOND


class Cue(NamedTuple):
    """`second` counts from the start of building; `call` is digits or one of `CALLS`."""

    second: int
    call: str


COUNT_IN = tuple(Cue(-left, str(left)) for left in range(COUNT_IN_SECONDS, 0, -1))
LEFT = tuple(Cue(BUILD_SECONDS - left, str(left)) for left in range(BUILD_SECONDS, 0, -1))
CUES = (*COUNT_IN, Cue(0, GO), *LEFT, Cue(BUILD_SECONDS, STOP))
