"""The clock of a match: time for each decision, and a reserve for when that is not enough.

Nothing here reads the time: `now` is passed in, in milliseconds of wall time, so that a clock can
be stored with its match and goes on after a restart.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from knockdown.server.protocol.scene import NOBODY, ClockKind, ClockNow

SECOND: Final = 1000


class Pace(NamedTuple):
    """Milliseconds for each decision, and for the whole match on top of that."""

    decision: int
    reserve: int
    grace: int  # how long somebody may be gone before the match can be claimed


PACES: Final[dict[ClockKind, Pace]] = {
    "none": Pace(0, 0, 60 * SECOND),
    "relaxed": Pace(60 * SECOND, 600 * SECOND, 60 * SECOND),
    "blitz": Pace(15 * SECOND, 120 * SECOND, 30 * SECOND),
}


class Clock(Struct, frozen=True):
    """Immutable: every change returns a new clock.

    `spent` is how much of its own time the last decision took; a player who takes it back does not
    get that time again.
    """

    kind: ClockKind = "none"
    reserves: tuple[int, int] = (0, 0)
    seat: int = NOBODY  # whose time runs
    since: int = 0
    spent: int = 0
    keeper: str = ""  # the server that hosts the match; its last heartbeat tells how long it lived
    rests: int = 0  # since when it is paused for the player whose time runs; 0: it is not

    @property
    def pace(self) -> Pace:
        return PACES[self.kind]

    @property
    def is_running(self) -> bool:
        return self.seat != NOBODY

    # ------------------------------------------------------------- what is done to it
    def start(self, seat: int, now: int) -> Clock:
        """The next decision is this seat's; the one before has been answered."""
        stopped = self.stop(now)
        if self.kind == "none" or seat == NOBODY:
            return stopped
        return replace(stopped, seat=seat, since=now)

    def stop(self, now: int) -> Clock:
        """What a decision took beyond its own time comes out of the reserve."""
        if not self.is_running:
            return self
        spent = min(self.elapsed(now), self.pace.decision)
        return replace(
            self, reserves=self.reserves_at(now), seat=NOBODY, since=0, spent=spent, rests=0
        )

    def take_back(self, seat: int, now: int) -> Clock:
        """The last decision is open again, with the time it had left.

        The time since then counts for it as well. If more is taken back, all of the decision's own
        time counts as spent.
        """
        again = min(self.elapsed(now), self.pace.decision) if self.seat == seat else 0
        used = self.spent + again
        opened = self.start(seat, now)
        if not opened.is_running:
            return opened
        return replace(opened, since=now - used, spent=self.pace.decision)

    def resume(self, alive_until: int | None, now: int) -> Clock:
        """After a restart: the time until the server died counts, the rest does not.

        If it is unknown how long it lived, the time of the pending decision starts over.
        """
        if not self.is_running:
            return self
        passed = 0 if alive_until is None else self.elapsed(min(alive_until, now))
        return replace(self, since=now - passed, rests=0)

    def give_back(self, lost: int) -> Clock:
        """So much of the time passed does not count."""
        return (
            replace(self, since=self.since + lost) if self.is_running and not self.rests else self
        )

    def rest(self, now: int) -> Clock:
        """Pause: nobody loses time while they cannot act."""
        return replace(self, rests=now) if self.is_running and not self.rests else self

    def go_on(self, now: int) -> Clock:
        return replace(self, since=now - self.elapsed(now), rests=0) if self.rests else self

    # ------------------------------------------------------------------ what it shows
    def elapsed(self, now: int) -> int:
        """Since the decision was asked; never negative, even if wall time was set back."""
        return max((self.rests or now) - self.since, 0) if self.is_running else 0

    def reserves_at(self, now: int) -> tuple[int, int]:
        beyond = max(self.elapsed(now) - self.pace.decision, 0)
        first, second = (
            max(reserve - beyond, 0) if seat == self.seat else reserve
            for seat, reserve in enumerate(self.reserves)
        )
        return first, second

    def left(self, now: int) -> int:
        """Until the player whose time runs has lost; 0 if nobody's does."""
        if not self.is_running:
            return 0
        return max(self.pace.decision + self.reserves[self.seat] - self.elapsed(now), 0)

    def out_of_time(self, now: int) -> bool:
        return self.is_running and self.left(now) == 0

    def shown(self, now: int) -> ClockNow | None:
        """For a page, which counts down by itself; nothing without a clock."""
        if self.kind == "none":
            return None
        seat = NOBODY if self.rests else self.seat
        own = max(self.pace.decision - self.elapsed(now), 0) if seat != NOBODY else 0
        return ClockNow(self.kind, seat, own, list(self.reserves_at(now)), now)

    def to_json(self) -> str | None:
        """As it is stored; nothing without a clock."""
        return None if self.kind == "none" else msgspec.json.encode(self).decode()


def new_clock(kind: ClockKind) -> Clock:
    reserve = PACES[kind].reserve
    return Clock(kind, (reserve, reserve))


def clock_from(text: str | None) -> Clock:
    """What `to_json` wrote."""
    return Clock() if text is None else msgspec.json.decode(text, type=Clock)
