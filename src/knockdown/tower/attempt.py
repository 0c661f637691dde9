"""One attempt at a tower, on the clock of the authority that runs it.

The attacker starts it (7.1). Three, two, one; ten seconds to build; a moment
in which the tower has to stand by itself; the verdict. Only `advance` moves the
clock: inputs never make it go faster or slower, and a hand that sends nothing
runs out of time.
"""

from __future__ import annotations

from collections import deque
from math import hypot

from knockdown.tower import inputs
from knockdown.tower.inputs import Input
from knockdown.tower.scatter import Cubes, check_cubes, scattered
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.tower.verdict import Status, Verdict, Watch
from knockdown.tower.world import NO_CUBE, Pose

WAITING = "waiting"  # for the attacker to start
COUNTING = "counting"
BUILDING = "building"
SETTLING = "settling"
OVER = "over"

WINDOW_TICKS = SETTINGS.window_samples * SETTINGS.sample_ticks
FASTEST = 240  # inputs a second


class Attempt:
    """`tick` counts from the start of building; before that it is negative."""

    def __init__(self, cubes: Cubes, seed: int, number: int) -> None:
        check_cubes(cubes)
        self.cubes = cubes
        self.seed = seed
        self.number = number
        self.world, self.colours = scattered(cubes, seed, number)
        self.watch = Watch(self.world)
        self.phase = WAITING
        self.tick = -SETTINGS.count_ticks
        self.ended = SETTINGS.build_ticks  # the tick at which building ends
        self.verdict: Verdict | None = None
        self.inputs: list[Input] = []
        self.last_stamp = 0
        self.recent: deque[int] = deque(maxlen=FASTEST)

    # -------------------------------------------------------------------- the clock
    def start(self) -> None:
        """The attacker starts the countdown; a second start changes nothing."""
        if self.phase == WAITING:
            self.phase = COUNTING

    def advance(self, ticks: int = 1) -> None:
        """Let time pass; before the start and after the verdict nothing happens."""
        for _ in range(ticks):
            if self.phase in (WAITING, OVER):
                return
            self.pass_tick()

    def pass_tick(self) -> None:
        if self.phase != COUNTING:  # until building begins the cubes lie still
            self.world.step()
        self.tick += 1
        if self.phase == COUNTING:
            self.phase = BUILDING if self.tick == 0 else COUNTING
            return
        if self.tick % SETTINGS.sample_ticks == 0:
            self.watch.look()
        if self.phase == BUILDING and self.tick >= self.ended:
            self.end_building()
        elif self.phase == SETTLING:
            self.settle()

    def end_building(self) -> None:
        self.ended = self.tick
        self.phase = SETTLING
        self.world.calm()

    def settle(self) -> None:
        """The tower has to stand by itself for half a second; until then it may sway a little."""
        waited = self.tick - self.ended
        is_calm = waited >= WINDOW_TICKS and self.watch.is_settled()
        if is_calm or waited >= SETTINGS.settle_ticks:
            self.phase = OVER
            self.verdict = self.watch.judge(time_up=self.ended == SETTINGS.build_ticks)

    @property
    def seconds_left(self) -> float:
        """The building time that is left."""
        return max(self.ended - max(self.tick, 0), 0) / TICKS_PER_SECOND

    # -------------------------------------------------------------------- the hand
    def push(self, given: Input) -> str:
        """Apply an input of the hand now. Returns why it was refused, or an empty string."""
        refusal = self.why_not_now(given) or self.why_not_there(given)
        if refusal:
            return refusal
        exact = given.at(self.tick)
        refusal = self.why_not_there(exact)  # as evidence will record it
        if refusal:
            return refusal
        self.last_stamp = given.tick
        self.recent.append(self.tick)
        self.inputs.append(exact)
        self.do(exact)
        return ""

    def why_not_now(self, given: Input) -> str:
        if self.phase in (WAITING, COUNTING):
            return inputs.NOT_YET
        if self.phase != BUILDING:
            return inputs.AFTER_TIME
        if given.kind not in inputs.KINDS:
            return inputs.UNKNOWN
        if not given.is_finite():
            return inputs.NOT_A_NUMBER
        if given.tick < self.last_stamp:
            return inputs.OUT_OF_ORDER
        if given.tick > self.tick:
            return inputs.FROM_THE_FUTURE
        if len(self.recent) == FASTEST and self.recent[0] > self.tick - TICKS_PER_SECOND:
            return inputs.TOO_MANY
        return ""

    def why_not_there(self, given: Input) -> str:
        holding = self.world.held != NO_CUBE
        if given.kind in (inputs.GRAB, inputs.MOVE) and not self.is_on_table(given):
            return inputs.OFF_THE_TABLE
        if given.kind in (inputs.RELEASE, inputs.ROTATE) and not holding:
            return inputs.HAND_EMPTY
        if given.kind != inputs.GRAB:
            return ""
        if given.cube not in range(self.cubes.total):
            return inputs.NO_SUCH_CUBE
        if holding:
            return inputs.HAND_FULL
        return "" if self.is_in_reach(given) else inputs.OUT_OF_REACH

    def is_on_table(self, given: Input) -> bool:
        bounds = self.world.bounds
        return abs(given.x) <= bounds.half_width and 0 <= given.y <= bounds.height

    def is_in_reach(self, given: Input) -> bool:
        x, y = self.world.cubes[given.cube].position
        return hypot(given.x - x, given.y - y) <= SETTINGS.reach * SETTINGS.edge

    def do(self, given: Input) -> None:
        if given.kind == inputs.GRAB:
            self.world.grab(given.cube, given.x, given.y)
        elif given.kind == inputs.MOVE:
            self.world.move(given.x, given.y)
        elif given.kind == inputs.ROTATE:
            self.world.turn(given.angle)
        elif given.kind == inputs.RELEASE:
            self.world.release()
        else:
            self.end_building()

    # ------------------------------------------------------------------ what is seen
    def poses(self) -> list[Pose]:
        return self.world.poses()

    def status(self) -> Status:
        return self.watch.status()
