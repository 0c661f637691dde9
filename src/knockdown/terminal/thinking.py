"""Shows a notice while a computer thinks for longer than a moment."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players import Advice, ComputerPlayer
from knockdown.players.searchers import Searcher, Thought
from knockdown.terminal.screen import Screen

BLINK: Final = 0.3  # seconds


class Thinking:
    """Runs searches, with a notice on the screen while one lasts.

    What is read aloud cannot be removed: for screen readers the notice is printed
    once, and not again until somebody has answered.
    """

    def __init__(self, screen: Screen, clock: Callable[[], float] = time.monotonic) -> None:
        self.screen = screen
        self.clock = clock
        self.is_told = False

    def choose(self, player: ComputerPlayer, view: View, rng: Rng, notice: str) -> Option:
        if not isinstance(player, Searcher) or not player.thinks_at(view):
            return player.choose(view, rng)
        return self.follow(player.begin(view, rng, only_choice=True), notice)[0].option

    def advise(self, player: Searcher, view: View, rng: Rng, notice: str) -> list[Advice]:
        return self.follow(player.begin(view, rng), notice)

    def follow(self, thought: Thought, notice: str) -> list[Advice]:
        due = self.clock() + BLINK
        is_shown = False
        try:
            while thought.go_on():
                if not is_shown and self.clock() >= due:
                    is_shown = True
                    self.show(notice)
        finally:
            if is_shown and self.screen.can_wipe:
                self.screen.wipe(notice)
        return thought.advice()

    def show(self, notice: str) -> None:
        if self.screen.can_wipe:
            self.screen.flash(notice)
        elif self.screen.keeps_time and not self.is_told:
            self.is_told = True
            self.screen.line(notice)
