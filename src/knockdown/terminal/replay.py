"""Stepping through a recorded match on the screen."""

from __future__ import annotations

from dataclasses import replace

from knockdown.content.clauses import id_of
from knockdown.content.library import Library
from knockdown.engine.book import NONE
from knockdown.referee.forfeit import Forfeit
from knockdown.referee.record import Record
from knockdown.referee.replay import Step, steps
from knockdown.telling.forfeits import forfeit_text, victory_text
from knockdown.telling.ledger import Ledger
from knockdown.telling.questions import Question
from knockdown.telling.speech import Speech
from knockdown.telling.story import BANNERS, Storyteller, condensed
from knockdown.terminal.picture import Picture
from knockdown.terminal.screen import Leave, Screen, number_of
from knockdown.terminal.tower import TowerTeller
from knockdown.tower.evidence import Evidence, Rebuild


class Replay:
    """A record, told move by move with everything face up."""

    def __init__(
        self, record: Record, library: Library, screen: Screen, lang: str, *, drawn: bool = True
    ) -> None:
        self.record = record
        self.screen = screen
        screen.is_plain = not drawn
        self.drawn = drawn
        self.speech = Speech(library, lang, NONE, ["player-one", "player-two"])
        self.steps = [replace(step, match=step.match.clone()) for step in steps(record)]

    def run(self, *, stops: bool = True) -> None:
        """With `stops` a person says how far to go; without, the whole match is told at once."""
        last = len(self.steps) - 1
        place, until = 0, 0 if stops else len(self.steps)
        self.tell_title(self.steps[0])
        if stops:
            self.screen.line(self.speech.say("replay-help"))
        self.tell(self.steps[0])
        while place < last:
            if place >= until:
                until = self.ask(self.steps[place])
            place = min(place + 1, until)
            self.tell(self.steps[place], paced=place == until)
        self.screen.line(self.speech.say("replay-end"))

    def tell_title(self, step: Step) -> None:
        first, second = (self.name(step, seat) for seat in range(2))
        moves = len(self.record.moves)
        self.screen.line(self.speech.say("replay-title", first=first, second=second, moves=moves))

    def name(self, step: Step, seat: int) -> str:
        return self.record.players[seat] or self.speech.name(seat, step.match.players[seat].fighter)

    def tell(self, step: Step, *, paced: bool = False) -> None:
        if step.forfeit is not None:
            self.tell_forfeit(step, step.forfeit)
            return
        if step.tower is not None:
            self.tell_tower(step, step.tower, paced=paced)
        if step.number:
            name = self.speech.name(step.player, step.match.players[step.player].fighter)
            text = self.answer(step)
            self.screen.line(
                self.speech.say("replay-move", number=step.number, name=name, text=text)
            )
        fighters = [player.fighter for player in step.match.players]
        ledger = Ledger(self.speech.book, step.match.arena)
        for earlier in self.steps[: step.number]:
            ledger.follow_all(earlier.events)
        teller = Storyteller(self.speech, step.match.arena, fighters, ledger)
        for event, times in condensed(step.events):
            text = teller.tell(event, times)
            if event.name in BANNERS:
                self.screen.banner(text)
            else:
                self.screen.line(text, "  ", "    ")
        if comment := self.record.comments.get(step.number):
            self.screen.line(comment, "  # ", "    ")

    def tell_forfeit(self, step: Step, forfeit: Forfeit) -> None:
        fighters = [player.fighter for player in step.match.players]
        self.screen.line(forfeit_text(self.speech, fighters, forfeit))
        self.screen.banner(victory_text(self.speech, fighters, forfeit))

    def tell_tower(self, step: Step, tower: Evidence, *, paced: bool) -> None:
        """7.1: rebuilt from its evidence; the match follows the original verdict."""
        rebuild = Rebuild(tower)
        teller = TowerTeller(self.speech, self.screen, drawn=self.drawn)
        who = self.speech.who(step.player, step.match.players[step.player].fighter)
        teller.introduce(tower.cubes.total, who)
        teller.tell(rebuild.attempt, rebuild.advance, paced=paced)
        for finding in rebuild.findings():
            teller.line(self.speech.say(id_of("tower-replay", finding)))

    def answer(self, step: Step) -> str:
        """The move, as an answer to its question."""
        view = self.steps[step.number - 1].match.view(step.player)
        return Question(self.speech, view, brief=True).answer(self.record.moves[step.number - 1])

    def ask(self, step: Step) -> int:
        """The move to go to before the next stop."""
        words = self.speech.words
        while True:
            text = self.screen.ask().casefold()
            if not text:
                return step.number + 1
            if number_of(text) > 0:
                return step.number + number_of(text)
            if text in words.say("replay-to-end").split():
                return len(self.steps)
            if text in words.say("replay-back").split() and step.number:
                return step.number - 1
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
