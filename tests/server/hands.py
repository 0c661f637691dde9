"""A hand that builds a tower through the wire, from what it sees."""

from __future__ import annotations

from typing import Any

from server.people import Wire

from knockdown.server.protocol.messages import Hand

STEPS = 12  # movements from the table to above the tower


class Builder:
    """Puts every cube onto the lowest one that lies there, one after the other."""

    def __init__(self, screen: Wire, began: Any) -> None:
        self.screen = screen
        self.edge = began.edge
        self.frame = began.frame

    def see(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.frame = self.screen.until("tower")

    def wait_for(self, phase: str) -> None:
        while self.frame.phase != phase:
            self.see()

    def place(self, cube: int) -> tuple[float, float]:
        x, y = self.frame.cubes[3 * cube : 3 * cube + 2]
        return x, y

    def do(self, kind: Any, cube: int = 0, x: float = 0.0, y: float = 0.0) -> None:
        self.screen.send(Hand(self.frame.tick, kind, x, y, cube))

    def stack(self, cube: int, base: int, high: float) -> None:
        """Up first, then over, then softly down."""
        x, y = self.place(cube)
        goal, _ = self.place(base)
        self.do("grab", cube, x, y)
        for step in range(1, STEPS + 1):
            self.see()
            self.do("move", 0, x, y + (high + self.edge - y) * step / STEPS)
        for step in range(1, STEPS + 1):
            self.see()
            self.do("move", 0, x + (goal - x) * step / STEPS, high + self.edge)
        self.see(4)
        for step in range(1, 7):
            self.see()
            self.do("move", 0, goal, high + self.edge * (1 - 0.96 * step / 6))
        self.see(12)
        self.do("release")
        self.see(12)

    def build(self, cubes: int) -> None:
        """The first cube is stood upright on its own place, the others go on top of it."""
        x, y = self.place(0)
        self.do("grab", 0, x, y)
        self.see(20)
        self.do("move", 0, 0.0, self.edge * 1.0)
        self.see(25)
        self.do("move", 0, 0.0, self.edge * 0.52)
        self.see(12)
        self.do("release")
        self.see(10)
        for level in range(1, cubes):
            self.stack(level, 0, self.edge * (level + 0.5))
        self.do("done")
