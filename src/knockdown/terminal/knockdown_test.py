"""7 The Knockdown Test in the terminal: a tower built for you, real cubes, or dice."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from knockdown.engine import options as o
from knockdown.engine.frames import KnockdownFrame
from knockdown.engine.options import Option
from knockdown.terminal.commands import Pause
from knockdown.terminal.tower import TowerTeller, call_text
from knockdown.tower import countdown
from knockdown.tower.attempt import Attempt
from knockdown.tower.builder import Builder
from knockdown.tower.pending import PendingTest, pending_test
from knockdown.tower.skills import skill_named

if TYPE_CHECKING:
    from knockdown.terminal.game import Game

DEFAULT_HAND: Final = "average"


class KnockdownTest:
    """Carries out the tests that the engine leaves to the players."""

    def __init__(self, game: Game, hand: str) -> None:
        self.game = game
        self.hand = hand  # the skill that builds the towers of people

    def hand_of(self, seat: int) -> str:
        """The skill that builds this seat's towers; a computer has its own."""
        player = self.game.seats[seat]
        return self.hand if player is None else player.tower_skill

    @property
    def tower(self) -> PendingTest | None:
        """The tower to be built now."""
        return pending_test(self.game.match)

    # ------------------------------------------------------------- 7.1 in a simulation
    def build(self, test: PendingTest) -> None:
        """Build the tower with a simulated hand; its verdict is the answer."""
        game = self.game
        attempt = Attempt(test.cubes, test.seed, test.number)
        builder = Builder(attempt, skill_named(self.hand_of(test.seat)))

        def step() -> None:
            builder.act()
            attempt.advance()

        self.teller().introduce(test.cubes.total, self.who(test.seat))
        self.await_start(1 - test.seat)
        self.teller().tell(attempt, step, paced=game.stops)
        game.session.apply_tower(attempt)
        if game.screen.keeps_time and game.stops:  # before the next table scrolls it away
            self.await_enter(lambda: game.speech.say("tower-on"))

    def teller(self) -> TowerTeller:
        return TowerTeller(self.game.speech, self.game.screen, drawn=self.game.drawn)

    def await_start(self, attacker: int) -> None:
        """7.1: the attacker starts the countdown; a computer does so at once."""
        game = self.game
        if game.seats[attacker] is not None:
            return
        self.await_enter(lambda: game.speech.say("tower-start", **self.who(attacker)))

    def who(self, seat: int) -> dict[str, str]:
        return self.game.speech.who(seat, self.game.match.players[seat].fighter)

    def await_enter(self, told: Callable[[], str]) -> None:
        pause = Pause(self.game, told, "  ")
        pause.show()
        pause.is_enter()

    # --------------------------------------------------------------- 7.5 at the table
    def count_down(self) -> None:
        speech, screen = self.game.speech, self.game.screen
        player = self.game.match.players[self.game.match.decider]
        name = speech.fighter(player.fighter)
        screen.line(speech.say("countdown-ready", name=name, n=self.wounds()))
        screen.ask()
        calls = self.calls()
        begin = countdown.COUNT_IN_SECONDS
        screen.call_out(calls[:begin], is_stoppable=False)
        if not screen.call_out(calls[begin:-1]):
            screen.raw(calls[-1])

    def calls(self) -> list[str]:
        """The calls, second by second."""
        return [
            " ".join(call_text(self.game.speech, cue.call) for cue in cues)
            for _, cues in groupby(countdown.CUES, key=attrgetter("second"))
        ]

    def wounds(self) -> int:
        frame = self.game.match.stack[-1]
        assert isinstance(frame, KnockdownFrame)
        return frame.wounds

    def roll_for_computer(self) -> Option:
        """7.2: a computer has no hands, so dice decide, as where cubes are impossible."""
        speech, screen = self.game.speech, self.game.screen
        screen.line(speech.say("countdown-computer"), "  ", "    ")
        dice = [self.game.rng.below(6) + 1 for _ in range(3)]
        needed = self.wounds()
        shown = " ".join(f"[{die}]" for die in dice)
        told = speech.say("event-dice-rolled", dice=shown, sum=sum(dice), needed=needed)
        screen.line(told, "  ", "    ")
        return o.PASSED_OR_FAILED[0 if sum(dice) >= needed else 1]
