"""Time in a live match: whose runs, when it rests, and who is away.

The clock rests for a player who can do nothing: whose way to the server is cut, or who waits for
a tower that is not there yet. `flag_fall.py` ends the match when time is over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Container, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from knockdown.engine.match import Match
from knockdown.server.match.clock import SECOND, Clock
from knockdown.server.match.presence import HERE, Presence
from knockdown.server.protocol.scene import NOBODY, Scene
from knockdown.server.storage.models import Seat
from knockdown.tower.pending import pending_test

LOOK_EVERY: Final = 0.5  # seconds
NOTICED: Final = 2 * SECOND  # less than that is a busy server, and counts


def wall_time() -> int:
    return time.time_ns() // 1_000_000


def steady_time() -> int:
    return time.monotonic_ns() // 1_000_000


def timed_seat(match: Match, seats: Sequence[Seat]) -> int:
    """The person who has to answer next; 7.1: of a tower, the attacker, who starts it.

    A computer that attacks waits until the builder says so: then it is the builder's time.
    """
    if match.is_over:
        return NOBODY
    test = pending_test(match)
    asked = (match.decider,) if test is None else (1 - test.seat, test.seat)
    return next((seat for seat in asked if not seats[seat].is_computer), NOBODY)


class Timekeeper:
    """The clock of one match and the presence of its players, by the server's time."""

    def __init__(self, seats: Sequence[Seat], clock: Clock) -> None:
        self.seats = seats
        self.presence = Presence(seats, steady_time())
        self.waits_for_tower = False  # nobody can do anything until it is set up
        self.clock = clock

    # ------------------------------------------------------------------ the clock
    def fair(self, clock: Clock) -> Clock:
        """The same clock, resting if its player cannot act."""
        now = wall_time()
        cannot_act = self.waits_for_tower or self.presence.is_cut_off(clock.seat)
        return clock.rest(now) if cannot_act else clock.go_on(now)

    def after(self, match: Match) -> Clock:
        """The clock as soon as the match is this one."""
        return self.fair(self.clock.start(timed_seat(match, self.seats), wall_time()))

    def after_undo(self, match: Match) -> Clock:
        return self.fair(self.clock.take_back(timed_seat(match, self.seats), wall_time()))

    def stopped(self) -> Clock:
        return self.clock.stop(wall_time())

    @property
    def is_out_of_time(self) -> bool:
        return self.clock.out_of_time(wall_time())

    @property
    def seconds_left(self) -> float | None:
        """Until the time is over of the player whose time passes, if anybody's does."""
        if not self.clock.is_running or self.clock.rests:
            return None
        return self.clock.left(wall_time()) / SECOND

    # ----------------------------------------------------------------- who is there
    def note_present(self, seats: Container[int]) -> bool:
        """Whether that is news for those who wait."""
        return self.presence.note(seats, steady_time())

    def note_way(self, *, can_come: bool) -> bool:
        """Whether people at other servers can reach the match; returns whether that is new."""
        return self.presence.note_way(steady_time(), can_come=can_come)

    def claim_in(self, own: Sequence[int]) -> int:
        """Milliseconds until the player of these seats may claim the match, or HERE."""
        return self.presence.claim_in(own, self.clock.pace.grace, steady_time())

    # ---------------------------------------------------------------------- to see
    def add_to(self, scene: Scene, own: Sequence[int]) -> Scene:
        return replace(
            scene,
            clock=self.clock.shown(wall_time()),
            away=[in_seconds(self.presence.gone(seat, steady_time())) for seat in (0, 1)],
            claim_in=in_seconds(HERE if scene.over else self.claim_in(own)),
        )


def in_seconds(milliseconds: int) -> float:
    return float(HERE) if milliseconds == HERE else milliseconds / SECOND


class Lost(NamedTuple):
    """Milliseconds by both clocks: wall time also goes on while a machine sleeps, or is set."""

    wall: int
    steady: int


async def watch(give_back: Callable[[Lost], None]) -> None:
    """It waits for nothing but the time, so nothing else can seem to be a standstill."""
    while True:
        wall, steady = wall_time(), steady_time()
        await asyncio.sleep(LOOK_EVERY)
        due = round(LOOK_EVERY * SECOND)
        lost = Lost(wall_time() - wall - due, steady_time() - steady - due)
        if lost.wall > NOTICED:
            give_back(lost)
