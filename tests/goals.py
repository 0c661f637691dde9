"""Figures beside their goals: the table that `make bench` and `make soak` write."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field


@dataclass
class Table:
    """Rows of goals and findings as they come; keeps which goals were missed."""

    missed: list[str] = field(default_factory=list)

    def row(self, what: str, goal: str, found: str, *, holds: bool = True) -> None:
        sys.stdout.write(f"  {what:44} {goal:>18} {found:>18}\n")
        sys.stdout.flush()
        if not holds:
            self.missed.append(what)
