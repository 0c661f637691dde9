"""A match on one screen: people and computers take turns, and every event is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from knockdown.content.library import Library
from knockdown.engine import options as o
from knockdown.engine.book import NONE
from knockdown.engine.events import Event
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players import ComputerPlayer
from knockdown.referee.choices import silent_choice
from knockdown.referee.visibility import (
    audience,
    is_open,
    sole_viewer,
    still_alone,
    viewing,
)
from knockdown.telling.choices import choice_text
from knockdown.telling.forfeits import forfeit_text, victory_text
from knockdown.telling.ledger import Ledger
from knockdown.telling.reference import arena_text, sheet
from knockdown.telling.speech import Speech
from knockdown.telling.story import BANNERS, HEADINGS, Storyteller, condensed
from knockdown.terminal.commands import Pause
from knockdown.terminal.knockdown_test import DEFAULT_HAND, KnockdownTest
from knockdown.terminal.picture import Picture
from knockdown.terminal.prompt import Prompt
from knockdown.terminal.saving import MatchSaver
from knockdown.terminal.screen import Screen
from knockdown.terminal.session import Session
from knockdown.terminal.thinking import Thinking
from knockdown.tower.pending import PendingTest

SETUP: Final = (o.PICK_FIGHTER, o.KEEP_SKILL, o.SHOW_SKILL, o.DRAFT_CARD)


class Game:
    """One match at one screen. A seat without a computer player is a person's."""

    def __init__(
        self,
        session: Session,
        library: Library,
        screen: Screen,
        lang: str,
        seats: Sequence[ComputerPlayer | None],
        rng: Rng,
        *,
        drawn: bool = True,
        hand: str = DEFAULT_HAND,
        resume: str = "knockdown play",
        replay: str = "knockdown replay",
    ) -> None:
        self.session = session
        self.library = library
        self.screen = screen
        self.seats = seats
        self.rng = rng
        self.drawn = drawn
        self.saver = MatchSaver(self, resume, replay)
        self.thinking = Thinking(screen)
        self.test = KnockdownTest(self, hand)
        self.before = Ledger(library.book, self.match.arena)  # before the first event
        if not self.match.events:  # loaded from one saved position
            self.before.begin_with(self.match)
        self.told = 0  # events
        self.seen_turn = (NONE, NONE, NONE)  # round, turn and seat
        self.stops = True  # spectators are asked before each turn
        self.introduced = False
        self.alone = NONE  # the player who has the screen to themselves
        self.told_before_alone = 0
        self.speak(lang)

    @property
    def match(self) -> Match:
        return self.session.match

    @property
    def fighters(self) -> list[int]:
        return [player.fighter for player in self.match.players]

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(2) if self.seats[seat] is None]

    @property
    def is_shared(self) -> bool:
        return len(self.people) == 2

    def has_seen_turn(self, view: View) -> bool:
        """Whether the person has already seen the whole table and all texts in this turn."""
        if view.decision not in (o.TAKE_ACTION, o.CONTINUE_COMBO):
            return False
        now = view.round, view.turn, view.viewer
        seen, self.seen_turn = self.seen_turn == now, now
        return seen

    def speak(self, lang: str) -> None:
        """Switch to this language. One person is `you`; two are called by name."""
        you = self.people[0] if len(self.people) == 1 else NONE
        players = ["player-one", "player-two"]
        if len(self.people) == 1:
            players[1 - you] = "player-computer"
        self.speech = Speech(self.library, lang, you, players, self.match.match_rules)

    # ----------------------------------------------------------------- playing
    def run(self) -> None:
        """Play to the end of the match; `Leave` if somebody wants to go."""
        self.tell_news()
        while not self.session.is_over:
            if self.test.tower is not None:
                self.build_tower(self.test.tower)
            else:
                self.decide()
        self.tell_score()

    def decide(self) -> None:
        option = self.next_option()
        if option is None:
            return
        told = self.choice_text(option)
        self.session.apply(option)
        if told:
            self.screen.line(told, "  ", "    ")
        self.tell_news()

    def build_tower(self, test: PendingTest) -> None:
        """7.1: everybody watches."""
        if self.alone != NONE:
            self.look_again()
        self.test.build(test)
        self.tell_news()

    def next_option(self) -> Option | None:
        """The answer to the pending decision, or None if the decision has changed."""
        seat = self.match.decider
        player = self.seats[seat]
        if player is None:
            return self.ask_person()
        if self.match.decision == o.TEST_RESULT:
            return self.test.roll_for_computer()
        return self.thinking.choose(player, self.match.view(seat), self.rng, self.notice(seat))

    def notice(self, seat: int) -> str:
        name = self.speech.name(seat, self.match.players[seat].fighter)
        return self.speech.say("thinking", name=name)

    def ask_person(self) -> Option | None:
        self.introduce()
        self.give_screen()
        if self.match.decision == o.TEST_RESULT:
            self.test.count_down()
        option = Prompt(self).ask()
        self.thinking.is_told = False
        return option

    # ----------------------------------------------------------------- telling
    def storyteller(self, told: int) -> Storyteller:
        """A storyteller that continues after this many events."""
        ledger = self.before.copy()
        ledger.follow_all(self.match.events[:told])
        return Storyteller(self.speech, self.match.arena, self.fighters, ledger)

    def choice_text(self, option: Option) -> str:
        """A choice of another player that no event reports."""
        choice = silent_choice(self.match, option)
        if choice is None or choice.seat == self.speech.you:
            return ""
        return choice_text(self.speech, self.fighters, choice)

    def audience(self) -> int:
        """5.2: to whom this screen tells what happens."""
        return audience(sole_viewer(self.people), is_open=is_open(has_people=bool(self.people)))

    def events(self, start: int) -> list[Event]:
        return [event.seen_by(self.audience()) for event in self.match.events[start:]]

    def tell_news(self) -> None:
        news = condensed(self.events(self.told))
        teller = self.storyteller(self.told)
        self.told = len(self.match.events)
        for event, times in news:
            self.tell(event, teller.tell(event, times))

    def tell(self, event: Event, text: str) -> None:
        if event.name in BANNERS:
            self.screen.banner(text)
        elif event.name in HEADINGS:
            self.screen.heading(text)
            self.pause_for_watchers()
        else:
            self.screen.line(text, "  ", "    ")

    def pause_for_watchers(self) -> None:
        """Only spectators are at this screen: show the table at every turn, at reading speed."""
        if not self.people and not self.session.is_over:
            view = self.match.view(self.match.active)
            Picture(self.speech, view).show(self.screen, drawn=self.drawn)
            if self.screen.is_interactive and self.stops:
                self.ask_watcher()

    def ask_watcher(self) -> None:
        """Enter continues; a spectator may also leave or run to the end."""
        pause = Pause(self, lambda: self.speech.say("watch-help"))
        self.stops = pause.is_enter("replay-to-end")
        self.thinking.is_told = False

    def introduce(self) -> None:
        """Show both sheets and the arena once, before the first real choice."""
        known = all(player.fighter != NONE for player in self.match.players)
        if self.introduced or not known:
            return
        self.introduced = True
        if self.match.decision in SETUP:
            self.screen.raw("")
            self.show_sheets()

    def show_sheets(self) -> None:
        first = self.speech.you if self.speech.you != NONE else 0
        for seat in (first, 1 - first):
            lines = sheet(self.speech, self.match.players[seat].fighter)
            self.screen.line(lines[0], hanging="  ")
            for line in lines[1:]:
                self.screen.line(line, "  - ", "    ")
        self.screen.line(arena_text(self.speech, self.match.arena), hanging="  ")

    def tell_score(self) -> None:
        forfeit = self.session.forfeit
        if forfeit is not None:  # the match was played elsewhere
            self.screen.line(forfeit_text(self.speech, self.fighters, forfeit), "  ", "    ")
            self.screen.banner(victory_text(self.speech, self.fighters, forfeit))
        score = ", ".join(
            f"{self.speech.name(player.seat, player.fighter)} {player.victories}"
            for player in self.match.players
        )
        self.screen.line(self.speech.say("end-score", score=score))

    # ----------------------------------------------------------- sharing a screen
    def give_screen(self) -> None:
        """3.3, 5.2: show secrets only after the screen was handed over."""
        if self.alone != NONE and not still_alone(self.match, self.alone):
            self.look_again()
        seat = viewing(self.match, self.people, self.alone).handover
        if seat != NONE:
            self.told_before_alone = self.told
            self.alone = seat
            self.screen.ask(self.speech.say("hand-over", name=self.whose()) + " ")

    def whose(self) -> str:
        """Which of the two people is asked, by player name and fighter."""
        player = self.match.players[self.match.decider]
        name = self.speech.say(self.speech.players[player.seat])
        if player.fighter == NONE:
            return name
        return f"{name} ({self.speech.fighter(player.fighter)})"

    def look_again(self) -> None:
        """The other player returns: hide the secret, tell again what happened."""
        self.alone = NONE
        self.seen_turn = (NONE, NONE, NONE)
        self.screen.hide()
        self.told = min(self.told_before_alone, len(self.match.events))
        self.tell_news()

    # --------------------------------------------------------------------- undo
    def undoer(self) -> int:
        """Whose decision is undone: the person's or, of two people, the last to decide."""
        if not self.is_shared:
            return self.people[0]
        return self.session.deciders[-1] if self.session.deciders else 0

    def undo(self) -> None:
        self.session.undo(self.undoer())
        self.told = min(self.told, len(self.match.events))
