"""Time in a live match: whose runs, what happens when it is over, and who is away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from knockdown.engine.match import Match
from knockdown.knockout.pending import pending_test
from knockdown.referee.forfeit import OUT_OF_TIME, Forfeit
from knockdown.server.match.clock import SECOND, Clock
from knockdown.server.match.connection import Connection
from knockdown.server.match.presence import HERE, Presence
from knockdown.server.protocol.refusals import Refusal
from knockdown.server.protocol.scene import NOBODY, Scene
from knockdown.server.storage.models import Seat

if TYPE_CHECKING:
    from knockdown.server.match.hosted import HostedMatch

PATIENCE: Final = 1.0  # seconds until an end that could not be kept is tried again
LOOK_EVERY: Final = 0.5  # seconds
NOTICED: Final = 2 * SECOND  # less than that is a busy server, and counts


def wall_time() -> int:
    return time.time_ns() // 1_000_000


def steady_time() -> int:
    return time.monotonic_ns() // 1_000_000


def timed_seat(match: Match, seats: Sequence[Seat]) -> int:
    """The person who has to answer next; 7.1: of a tower, the attacker, who starts it.

    A computer that attacks waits until whoever builds says so: then it is their time.
    """
    if match.is_over:
        return NOBODY
    test = pending_test(match)
    asked = (match.decider,) if test is None else (1 - test.seat, test.seat)
    return next((seat for seat in asked if not seats[seat].is_computer), NOBODY)


class Timekeeper:
    """Keeps the clock of one match and ends the match for whose time is over."""

    def __init__(self, hosted: HostedMatch, clock: Clock) -> None:
        self.hosted = hosted
        self.presence = Presence(hosted.seats, steady_time())
        self.timer: asyncio.TimerHandle | None = None
        self.set(clock)

    def set(self, clock: Clock) -> None:
        self.clock = clock
        self.stop_timer()
        if clock.is_running and not clock.rests:
            self.call_after(clock.left(wall_time()) / SECOND)
        self.look_who_can_act()

    def look_who_can_act(self) -> bool:
        """The clock rests for whose time runs, but who cannot come, or finds no table laid.

        Tells whether that has changed.
        """
        clock = self.fair(self.clock)
        if clock == self.clock:
            return False
        self.set(clock)
        self.hosted.tasks.start(self.keep())
        return True

    def fair(self, clock: Clock) -> Clock:
        now = wall_time()
        can_act = not (
            self.presence.is_cut_off(clock.seat) or self.hosted.build_table.is_being_laid
        )
        return clock.go_on(now) if can_act else clock.rest(now)

    async def keep(self) -> None:
        """As it is now, without a decision."""
        async with self.hosted.lock:
            await self.hosted.keep_clock()

    def call_after(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(seconds, lambda: self.hosted.tasks.start(self.flag()))

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # ------------------------------------------------------------------ the clock
    def after(self, match: Match) -> Clock:
        """The clock as soon as the match is this one."""
        return self.fair(self.clock.start(timed_seat(match, self.hosted.seats), wall_time()))

    def after_undo(self, match: Match) -> Clock:
        return self.fair(self.clock.take_back(timed_seat(match, self.hosted.seats), wall_time()))

    def stopped(self) -> Clock:
        return self.clock.stop(wall_time())

    @property
    def is_out_of_time(self) -> bool:
        return self.clock.out_of_time(wall_time())

    def give_back(self, lost: Lost) -> None:
        """The server stood still, and nobody could do anything."""
        self.presence.give_back(lost.steady)
        if self.clock.is_running:
            self.set(self.clock.give_back(lost.wall))
            self.hosted.tasks.start(self.keep())
        self.hosted.tell()

    def begin(self, connection: Connection) -> bool:
        """Nobody's time runs before they have come to see what they are asked."""
        hosted = self.hosted
        if hosted.live.is_over or self.clock.is_running or hosted.build_table.is_begun:
            return False
        seat = timed_seat(hosted.match, hosted.seats)
        if seat in connection.own:
            self.set(self.clock.start(seat, wall_time()))
        return self.clock.is_running

    async def flag(self) -> None:
        """Decided here, for everybody, like anything else: under the lock, and in the log."""
        hosted = self.hosted
        await asyncio.sleep(0)  # after a standstill time is given back first
        try:
            async with hosted.lock:
                await hosted.settle_doubt()
                if not self.is_out_of_time:
                    self.set(self.clock)
                    return
                await hosted.end(Forfeit(self.clock.seat, OUT_OF_TIME))
        except Refusal:
            self.call_after(PATIENCE)
            return
        hosted.tell()
        hosted.carry_on()

    # ----------------------------------------------------------------- who is there
    def note_presence(self) -> bool:
        """Tells whether those who wait should know."""
        present = {seat for each in self.hosted.connections for seat in each.own}
        is_news = self.presence.note(present, steady_time())
        self.look_who_can_act()
        return is_news

    def note_way(self, *, can_come: bool) -> None:
        """Whether people at other servers can reach the match."""
        if self.presence.note_way(steady_time(), can_come=can_come):
            self.look_who_can_act()
            self.hosted.tell()

    def claim_in(self, connection: Connection) -> int:
        """Milliseconds until the match may be claimed, or HERE."""
        if self.hosted.live.is_over:
            return HERE
        return self.presence.claim_in(connection.own, self.clock.pace.grace, steady_time())

    # ---------------------------------------------------------------------- to see
    def add_to(self, scene: Scene, connection: Connection) -> Scene:
        return replace(
            scene,
            clock=self.clock.shown(wall_time()),
            away=[in_seconds(self.presence.gone(seat, steady_time())) for seat in (0, 1)],
            claim_in=in_seconds(self.claim_in(connection)),
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
