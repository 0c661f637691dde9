"""The builder: plays a tower as a person would, through the same inputs.

It sees where the cubes are and knows nothing else. Its hand needs time to
move (Fitts' law), trembles, misses, sometimes drops a cube, and gets worse
when the time runs out. It is written as one generator; each `yield` is a tick
that passes.
"""

from __future__ import annotations

import math
from collections.abc import Generator

from knockdown.engine.rng import HAND_STREAM, Rng
from knockdown.tower import inputs
from knockdown.tower.attempt import BUILDING, OVER, SETTLING, Attempt
from knockdown.tower.inputs import Input
from knockdown.tower.scatter import Cubes, fraction
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.tower.sight import column_on, free_place, is_on_table, next_cube, tower_seen
from knockdown.tower.skills import HABITS, Skill
from knockdown.tower.strokes import Point, Stroke, aside_and_down, fitts, gauss, over
from knockdown.tower.world import NO_CUBE, Pose

Ticks = Generator[None, None, None]


class Builder:
    """One hand at one attempt. Call `act` once a tick, before the tick passes."""

    def __init__(self, attempt: Attempt, skill: Skill) -> None:
        self.attempt = attempt
        self.skill = skill
        self.rng = Rng(attempt.seed, HAND_STREAM, attempt.number)
        self.pace = math.exp(skill.spread * gauss(self.rng))
        self.pointer = Point(0.0, 2 * SETTINGS.edge)
        self.base = NO_CUBE  # the cube it builds on
        self.to_place = attempt.cubes.total - 1
        self.story = self.play()

    def act(self) -> None:
        if self.attempt.phase == BUILDING:
            next(self.story, None)
        elif self.attempt.phase == SETTLING:
            self.story.close()  # breaks a reference cycle that would keep the cubes alive

    # ------------------------------------------------------------------- the story
    def play(self) -> Ticks:
        yield from self.pause(self.skill.reaction)
        while True:
            yield from self.watch_it_fall()
            poses = self.attempt.poses()
            tower = self.tower(poses)
            loose = [cube for cube in range(len(poses)) if cube not in tower]
            self.to_place = len(loose)
            if not loose:
                yield from self.claim()
            else:
                x = poses[tower[0]].x if tower else 0.0
                yield from self.place(next_cube(poses, loose, x))

    def tower(self, poses: list[Pose]) -> list[int]:
        """The tower on the cube it began with, as long as that cube has not moved."""
        cubes = [cube for cube in range(len(poses)) if cube != self.attempt.world.held]
        base = self.base
        if base not in cubes or not is_on_table(poses[base]):
            seen = tower_seen(poses, cubes)
            self.base = seen[0] if seen else NO_CUBE
            return seen
        return column_on(base, poses, cubes)

    def place(self, cube: int) -> Ticks:
        """Take a cube and put it on the tower, where the tower is by then."""
        yield from self.reach(cube)
        while self.attempt.world.held == cube:
            poses = self.attempt.poses()
            tower = self.tower(poses)
            yield from self.carry(self.goal(poses, tower))
            yield from self.pause(self.skill.dwell)
            if self.is_where_it_was(poses, tower):
                yield from self.let_go()
            else:
                yield from self.watch_it_fall()

    def goal(self, poses: list[Pose], tower: list[int]) -> Point:
        """Where the next cube should go: on top, or on the table where there is room."""
        edge = SETTINGS.edge
        if not tower:
            return Point(free_place(poses, self.attempt.world.bounds.half_width), edge / 2)
        top, base = poses[tower[-1]], poses[tower[0]]
        x = top.x + HABITS.to_the_middle * (base.x - top.x)
        above = HABITS.above + HABITS.higher * fraction(self.rng)
        return Point(x + self.miss() * edge, top.y + edge * (1 + above))

    def is_where_it_was(self, poses: list[Pose], tower: list[int]) -> bool:
        """Whether the top of the tower is still below the cube in the hand."""
        if not tower:
            return True
        before, now = poses[tower[-1]], self.attempt.poses()[tower[-1]]
        return math.dist(before[:2], now[:2]) < HABITS.noticed * SETTINGS.edge

    def claim(self) -> Ticks:
        """All cubes are on the tower: check that it stands, then claim it."""
        yield from self.pause(HABITS.sure)
        if not self.is_falling():
            self.push(inputs.DONE)
        yield

    def watch_it_fall(self) -> Ticks:
        """Wait until everything has fallen, then for the reaction time."""
        if not self.is_falling():
            return
        watched = 0
        while self.is_falling() and watched < HABITS.longest_watch * TICKS_PER_SECOND:
            watched += 1
            yield
        yield from self.pause(self.skill.reaction)

    def is_falling(self) -> bool:
        return any(speed > HABITS.calm_speed for speed, _ in self.attempt.world.speeds())

    # -------------------------------------------------------------------- the hand
    def reach(self, cube: int) -> Ticks:
        pose = self.attempt.poses()[cube]
        goal = Point(
            pose.x + gauss(self.rng) * SETTINGS.edge / 6,
            pose.y + gauss(self.rng) * SETTINGS.edge / 6,
        )
        way = math.dist(self.pointer, goal)
        seconds = self.hurried(fitts(self.skill, way, HABITS.grab_width * SETTINGS.edge))
        yield from self.draw(aside_and_down(self.pointer, goal, seconds))
        self.push(inputs.GRAB, cube)

    def carry(self, goal: Point) -> Ticks:
        """Carry the held cube to the goal; now and then it slips away."""
        x, y = self.attempt.world.offset
        goal = Point(goal.x - x, goal.y - y)
        way = math.dist(self.pointer, goal)
        seconds = self.hurried(fitts(self.skill, way, HABITS.place_width * SETTINGS.edge))
        slips = fraction(self.rng) < self.skill.slip * (1 + self.panic())
        lost_at = fraction(self.rng) if slips else 1.0
        clear = goal.y + HABITS.clearance * SETTINGS.edge
        lift = Point(self.pointer.x + self.away(goal.x), clear)
        yield from self.draw(over(self.pointer, lift, goal, seconds), lost_at)
        if slips:
            yield from self.let_go()

    def away(self, x: float) -> float:
        """How far to lean aside when lifting a cube that lies at the tower's foot."""
        near = HABITS.lean * SETTINGS.edge - abs(self.pointer.x - x)
        return math.copysign(max(near, 0.0), self.pointer.x - x)

    def draw(self, stroke: Stroke, until: float = 1.0) -> Ticks:
        """Move the pointer along a stroke, trembling."""
        ticks = max(round(stroke.seconds * TICKS_PER_SECOND), 1)
        tremor = self.skill.tremor * SETTINGS.edge
        for tick in range(1, max(round(ticks * until), 1) + 1):
            if tick % HABITS.pointer_ticks == 0 or tick == ticks:
                point = stroke.at(tick / ticks)
                self.move(point.x + tremor * gauss(self.rng), point.y + tremor * gauss(self.rng))
            yield

    def let_go(self) -> Ticks:
        self.push(inputs.RELEASE)
        if self.to_place == 1 and fraction(self.rng) < self.skill.hasty:
            self.push(inputs.DONE)
        yield

    def move(self, x: float, y: float) -> None:
        bounds = self.attempt.world.bounds
        x = min(max(x, -bounds.half_width), bounds.half_width)
        self.pointer = Point(x, min(max(y, 0.0), bounds.height))
        self.push(inputs.MOVE)

    def push(self, kind: str, cube: int = 0) -> None:
        given = Input(self.attempt.tick, kind, self.pointer.x, self.pointer.y, cube)
        self.attempt.push(given)

    def pause(self, seconds: float) -> Ticks:
        for _ in range(round(self.hurried(seconds) * TICKS_PER_SECOND)):
            yield

    # ------------------------------------------------------------------ the nerves
    def panic(self) -> float:
        """From 0 to the skill's own panic: how short the time is for the remaining cubes."""
        needed = self.to_place * self.pace * (2 * self.skill.start + 8 * self.skill.bit)
        short = 1.0 - self.attempt.seconds_left / needed if needed else 0.0
        return self.skill.panic * min(max(short, 0.0), 1.0)

    def hurried(self, seconds: float) -> float:
        return seconds * self.pace / (1.0 + HABITS.hurry * self.panic())

    def miss(self) -> float:
        """How far from its aim a cube will be put, in edges."""
        spread = self.skill.aim * (1.0 + HABITS.careless * self.panic())
        if fraction(self.rng) < self.skill.fumble:
            spread *= HABITS.fumble
        return spread * gauss(self.rng)


def build(cubes: Cubes, skill: Skill, seed: int, number: int) -> Attempt:
    """A whole attempt by a builder, from the start to the verdict."""
    attempt = Attempt(cubes, seed, number)
    builder = Builder(attempt, skill)
    attempt.start()
    while attempt.phase != OVER:
        builder.act()
        attempt.advance()
    return attempt
