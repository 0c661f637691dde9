"""The key moments of a match, from its events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from knockdown.engine import events as e
from knockdown.engine.events import Event
from knockdown.referee.forfeit import Forfeit
from knockdown.server.protocol.requests import KeyMoment
from knockdown.telling.forfeits import forfeit_text
from knockdown.telling.speech import Speech


@dataclass(frozen=True)
class Hit:
    """What one attack inflicted."""

    number: int
    round: int
    seat: int
    attack: int
    heavy: int = 0
    light: int = 0

    def with_more(self, event: e.Wounded) -> Hit:
        heavy, light = self.heavy + event.heavy, self.light + event.light
        return Hit(self.number, self.round, self.seat, self.attack, heavy, light)

    @property
    def weight(self) -> tuple[int, int]:
        return self.heavy + self.light, self.heavy


@dataclass(frozen=True)
class Test:
    """7: a Knockdown Test and how it ended."""

    number: int
    round: int
    seat: int
    wounds: int
    passed: bool


class Remembering:
    """Collects the events of a match, move by move."""

    def __init__(self) -> None:
        self.number = 0
        self.round = 0
        self.hit: Hit | None = None
        self.biggest: Hit | None = None
        self.tested = 0  # wounds of the current test
        self.tests: list[Test] = []
        self.turns: list[tuple[int, int, e.SkillShown]] = []
        self.rounds: list[tuple[int, int, int]] = []
        self.won: tuple[int, int, int] | None = None
        self.forfeit: tuple[int, int, Forfeit] | None = None

    def take(self, number: int, event: Event) -> None:
        self.number = number
        if isinstance(event, e.AttackBegan):
            self.hit = Hit(number, self.round, event.player, event.attack) if event.hits else None
        elif isinstance(event, e.Wounded):
            self.wounded(event)
        elif isinstance(event, e.KnockdownBegan):
            self.tested = event.wounds
        elif isinstance(event, e.KnockdownEnded):
            self.tests.append(Test(number, self.round, event.player, self.tested, event.passed))
        elif isinstance(event, e.CardTaken | e.TurnBegan):
            self.hit = None
        else:
            self.take_ending(event)

    def take_ending(self, event: Event) -> None:
        if isinstance(event, e.RoundBegan):
            self.round = event.round
        elif isinstance(event, e.SkillShown) and self.round:
            self.turns.append((self.number, self.round, event))
        elif isinstance(event, e.RoundEnded):
            self.rounds.append((self.number, self.round, event.winner))
        elif isinstance(event, e.MatchEnded):
            self.won = self.number, self.round, event.winner

    def take_forfeit(self, number: int, forfeit: Forfeit) -> None:
        self.forfeit = number, self.round, forfeit
        self.won = number, self.round, forfeit.winner

    def wounded(self, event: e.Wounded) -> None:
        """Everything inflicted until the attack's card is taken counts for the attack."""
        if self.hit is None or event.player == self.hit.seat or event.cause == "candle":
            return
        self.hit = self.hit.with_more(event)
        if self.biggest is None or self.hit.weight > self.biggest.weight:
            self.biggest = self.hit


class Teller:
    """Writes key moments as text."""

    def __init__(self, found: Remembering, speech: Speech, fighters: list[int]) -> None:
        self.found = found
        self.speech = speech
        self.fighters = fighters

    def tell(self, seat: int, message: str, **args: str | int) -> str:
        return self.speech.say(message, name=self.speech.name(seat, self.fighters[seat]), **args)

    def moments(self) -> list[KeyMoment]:
        """In the order of the match, and within a move in this order."""
        told = [*self.hits(), *self.tests(), *self.endings(), *self.turns()]
        return sorted(told, key=lambda moment: moment.number)

    def hits(self) -> Iterator[KeyMoment]:
        hit = self.found.biggest
        if hit is not None:
            attack = self.speech.attack(self.speech.book.attacks[hit.attack])
            wounds = self.speech.wounds(hit.heavy, hit.light)
            text = self.tell(hit.seat, "key-biggest-hit", attack=attack, wounds=wounds)
            yield KeyMoment(hit.number, hit.round, hit.seat, text)

    def tests(self) -> Iterator[KeyMoment]:
        """The passed test with the most wounds was the closest escape."""
        passed = [test for test in self.found.tests if test.passed]
        closest = max(passed, key=lambda test: test.wounds, default=None)
        for test in self.found.tests:
            message = "key-survived" if test.passed else "key-knocked-out"
            if test is closest:
                message = "key-closest-escape"
            text = self.tell(test.seat, message, n=test.wounds)
            yield KeyMoment(test.number, test.round, test.seat, text)

    def turns(self) -> Iterator[KeyMoment]:
        """8.3: the loser of a round has another Skill from then on."""
        for number, round, shown in self.found.turns:
            text = self.tell(shown.player, "key-skill", skill=self.speech.skill(shown.skill))
            yield KeyMoment(number, round, shown.player, text)

    def endings(self) -> Iterator[KeyMoment]:
        for number, round, winner in self.found.rounds:
            text = self.tell(winner, "key-round-won", round=round)
            yield KeyMoment(number, round, winner, text)
        if self.found.forfeit is not None:
            number, round, forfeit = self.found.forfeit
            text = forfeit_text(self.speech, self.fighters, forfeit)
            yield KeyMoment(number, round, forfeit.seat, text)
        if self.found.won is not None:
            number, round, winner = self.found.won
            yield KeyMoment(number, round, winner, self.tell(winner, "key-match-won"))


def key_moments(found: Remembering, speech: Speech, fighters: list[int]) -> list[KeyMoment]:
    return Teller(found, speech, fighters).moments()
