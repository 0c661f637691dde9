"""A hand for the tests: slow, exact, and the same every time."""

from __future__ import annotations

from itertools import pairwise

from knockdown.tower import inputs
from knockdown.tower.attempt import COUNTING, OVER, WAITING, Attempt
from knockdown.tower.inputs import Input
from knockdown.tower.settings import SETTINGS

EDGE = SETTINGS.edge
STROKE = 20  # ticks from one place to the next
REST = 12  # ticks until hand and cube have come to a stop


def begin(attempt: Attempt) -> None:
    """Start the countdown and wait for its end."""
    if attempt.phase == WAITING:
        attempt.start()
    while attempt.phase == COUNTING:
        attempt.advance()


def push(attempt: Attempt, kind: str, x: float = 0.0, y: float = 0.0, cube: int = 0) -> None:
    refusal = attempt.push(Input(attempt.tick, kind, x, y, cube))
    assert not refusal, f"{kind} at tick {attempt.tick} is refused: {refusal}"


def stroke(attempt: Attempt, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Straight from one place to another, at an even pace."""
    for step in range(1, STROKE + 1):
        part = step / STROKE
        x = start[0] + (end[0] - start[0]) * part
        push(attempt, inputs.MOVE, x, start[1] + (end[1] - start[1]) * part)
        attempt.advance()


def put(attempt: Attempt, cube: int, x: float, level: int) -> None:
    """Take a cube and put it down at x, this many cubes above the table."""
    start = attempt.poses()[cube]
    above = (level + 2) * EDGE
    places = [
        (start.x, start.y),
        (start.x, above),
        (x, above),
        (x, (level + 0.5) * EDGE + 1),  # a hair above whatever lies there
    ]
    push(attempt, inputs.GRAB, start.x, start.y, cube)
    for here, there in pairwise(places):
        stroke(attempt, here, there)
    attempt.advance(REST)
    push(attempt, inputs.RELEASE)
    attempt.advance(REST)


def stack(attempt: Attempt) -> None:
    """Put all cubes on the first one; up to ten are done in time."""
    begin(attempt)
    x = attempt.poses()[0].x
    for level in range(1, attempt.cubes.total):
        put(attempt, level, x, level)


def claim(attempt: Attempt) -> None:
    """'Done', and on to the verdict."""
    begin(attempt)
    push(attempt, inputs.DONE)
    wait(attempt)


def wait(attempt: Attempt) -> None:
    """Do nothing until the verdict."""
    begin(attempt)
    while attempt.phase != OVER:
        attempt.advance()
