"""Stepping through a recorded match on the screen."""

from __future__ import annotations

from knockdown.content.library import Library
from knockdown.engine.book import NONE
from knockdown.referee.record import Record
from knockdown.referee.replay import Step, steps
from knockdown.terminal.picture import Picture
from knockdown.terminal.screen import Leave, Screen
from knockdown.terminal.speech import Speech
from knockdown.terminal.story import BANNERS, Storyteller, condensed

TO_THE_END = 10**9


class Replay:
    """A record told move by move, everything face up."""

    def __init__(
        self, record: Record, library: Library, screen: Screen, lang: str, *, drawn: bool = True
    ) -> None:
        self.record = record
        self.screen = screen
        self.drawn = drawn
        self.speech = Speech(library, lang, NONE, ["player-one", "player-two"])

    def run(self, *, stops: bool = True) -> None:
        """With `stops` a person says how far to go; without, all of it at once."""
        left = 0 if stops else TO_THE_END
        for step in steps(self.record):
            if step.number == 0:
                self.tell_title(step)
                if stops:
                    self.screen.line(self.speech.say("replay-help"))
            self.tell(step)
            if left:
                left -= 1
            else:
                left = self.ask(step)
        self.screen.line(self.speech.say("replay-end"))

    def tell_title(self, step: Step) -> None:
        first, second = (self.name(step, seat) for seat in range(2))
        moves = len(self.record.moves)
        self.screen.line(self.speech.say("replay-title", first=first, second=second, moves=moves))

    def name(self, step: Step, seat: int) -> str:
        return self.record.players[seat] or self.speech.name(seat, step.match.players[seat].fighter)

    def tell(self, step: Step) -> None:
        if step.number:
            name = self.speech.name(step.player, step.match.players[step.player].fighter)
            self.screen.line(
                self.speech.say("replay-move", number=step.number, name=name, text=step.text)
            )
        fighters = [player.fighter for player in step.match.players]
        teller = Storyteller(self.speech, step.match.arena, fighters)
        for event, times in condensed(step.events):
            text = teller.tell(event, times)
            if event.name in BANNERS:
                self.screen.banner(text)
            else:
                self.screen.line(text, "  ", "    ")
        if comment := self.record.comments.get(step.number):
            self.screen.line(comment, "  # ", "    ")

    def ask(self, step: Step) -> int:
        """How many moves to go on with before the next stop, besides the next one."""
        if step.number == len(self.record.moves):
            return 0
        words = self.speech.words
        while True:
            text = self.screen.ask().casefold()
            if not text:
                return 0
            if text.isdecimal() and int(text) > 0:
                return int(text) - 1
            if text in words.say("replay-to-end").split():
                return TO_THE_END
            if text in words.say("command-quit").split():
                raise Leave
            if text in words.say("command-board").split():
                self.show_board(step)
            else:
                self.screen.line(self.speech.say("replay-help"))

    def show_board(self, step: Step) -> None:
        if step.match.round:
            view = step.match.view(max(step.match.active, 0))
            Picture(self.speech, view).show(self.screen, drawn=self.drawn)
