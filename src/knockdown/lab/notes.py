"""What is written down of a match: its rows in the lab's tables.

Rounds and tests are read from the events at the end; what was offered and
chosen is counted on the way, since no event tells what was left.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from knockdown.engine import options as o
from knockdown.engine.book import NONE
from knockdown.engine.events import (
    Event,
    Healed,
    KnockdownBegan,
    KnockdownEnded,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    Wounded,
    WoundMoved,
)
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.lab.judges import Judges
from knockdown.lab.plan import Game

Row = tuple[int | float | str | bool, ...]
Subject = tuple[str, int]
Rows = dict[str, list[Row]]

# Decisions that tell what a player thinks of a card.
WATCHED: Final = frozenset(
    {
        o.KEEP_SKILL,
        o.SHOW_SKILL,
        o.DRAFT_CARD,
        o.TAKE_ACTION,
        o.CONTINUE_COMBO,
        o.REACT_NOW,
        o.CHOOSE_BLOCK,
        o.START_TEST,
    }
)
PLAIN: Final = {  # options that name no card
    o.MOVE: "move",
    o.DASH_TO: "move",
    o.TAKE_TOP: "move",
    o.BLOCK_WOUNDS: "block",
    o.BLOCK_EFFECT: "block",
    o.BLOCK_BOTH: "block",
    o.TEST: "test",
}
SKILLS: Final = {o.KEEP_SKILL: "skill", o.SHOW_SKILL: "show"}


class Subjects(dict[Option, int]):
    """What one seat is offered and chooses at one kind of decision.

    Each option is worked out once a match: to a bit that stands for its card.
    """

    def __init__(self, match: Match, seat: int, decision: int) -> None:
        super().__init__()
        self.match = match
        self.seat = seat
        self.decision = decision
        self.known: list[Subject] = []
        self.offered: defaultdict[int, int] = defaultdict(int)  # by bits of all that is offered
        self.chosen: defaultdict[int, int] = defaultdict(int)  # by bit

    def __missing__(self, option: Option) -> int:
        subject = self.subject(option)
        if subject not in self.known:
            self.known.append(subject)
        bit = self[option] = 1 << self.known.index(subject)
        return bit

    def subject(self, option: Option) -> Subject:
        """Kind, and number in the book."""
        match = self.match
        kind = option.kind
        if kind == o.ATTACK:
            return "attack", match.arena.cards[option.a].attack
        if kind in (o.SPECIAL, o.REACT):
            return "special", match.players[self.seat].kit.specials[option.a].index
        if kind == o.SKILL:
            return SKILLS[self.decision], option.a
        if kind == o.CARD:
            return "draft", match.arena.cards[option.a].attack
        return PLAIN.get(kind, "pass"), kind

    def watch(self, options: list[Option], chosen: Option) -> None:
        """What is offered twice in one question counts once."""
        bits = 0
        for option in options:
            bits |= self[option]
        self.offered[bits] += 1
        self.chosen[self[chosen]] += 1

    def counted(self) -> Iterator[tuple[Subject, int, int]]:
        """Each subject, how often it was offered and how often chosen."""
        for place, subject in enumerate(self.known):
            bit = 1 << place
            offered = sum(count for bits, count in self.offered.items() if bits & bit)
            yield subject, offered, self.chosen.get(bit, 0)


class Notes:
    """Kept while one match is played. What happens at every decision is kept short."""

    def __init__(self, match: Match, judges: Judges) -> None:
        self.match = match
        self.judges = judges
        self.decisions = 0
        self.subjects = tuple(
            {decision: Subjects(match, seat, decision) for decision in WATCHED} for seat in range(2)
        )

    def watch(self, chosen: Option) -> None:
        """Before an option is applied."""
        self.decisions += 1
        match = self.match
        subjects = self.subjects[match.decider].get(match.decision)
        if subjects is not None:
            subjects.watch(match.options, chosen)

    # ------------------------------------------------------------------ at the end
    def rows(self, game: Game) -> Rows:
        rounds = Rounds(game, self.judges)
        rounds.read(self.match.events)
        return {
            "matches": [self.match_row(game)],
            "rounds": rounds.rounds,
            "tests": rounds.tests,
            "choices": self.choice_rows(game),
        }

    def match_row(self, game: Game) -> Row:
        match = self.match
        one, two = match.players
        return (
            game.number,
            game.seed,
            game.arena,
            "-".join(sorted(game.fighters)),
            *game.fighters,
            *game.players,
            first_player(match),
            match.winner,
            one.victories,
            two.victories,
            self.decisions,
            *self.skills(0),
            *self.skills(1),
        )

    def skills(self, seat: int) -> tuple[str, str]:
        """3.3: the Skill that was face up from the start, and the other one."""
        player = self.match.players[seat]
        kept = [self.match.book.skills[n].key for n in (player.kept_first, player.kept_second)]
        return (kept[0], kept[1]) if player.to_show == 1 else (kept[1], kept[0])

    def choice_rows(self, game: Game) -> list[Row]:
        rows: list[Row] = []
        for seat, asked in enumerate(self.subjects):
            counts: dict[Subject, tuple[int, int]] = {}
            for subjects in asked.values():
                for subject, offered, chosen in subjects.counted():
                    before = counts.get(subject, (0, 0))
                    counts[subject] = (before[0] + offered, before[1] + chosen)
            fighter, won = game.fighters[seat], self.match.winner == seat
            for subject in sorted(counts):
                kind, key = subject[0], self.key(*subject)
                rows.append((game.number, seat, fighter, kind, key, *counts[subject], won))
        return rows

    def key(self, kind: str, number: int) -> str:
        book = self.match.book
        if kind in ("attack", "special", "draft"):
            return book.attacks[number].key
        if kind in SKILLS.values():
            return book.skills[number].key
        return o.OPTION_KINDS[number]


def first_player(match: Match) -> int:
    """3.5: who began the first round."""
    return next(event.first for event in match.events if isinstance(event, RoundBegan))


class Rounds:
    """Rounds and Knockdown Tests, from the events of a match."""

    def __init__(self, game: Game, judges: Judges) -> None:
        self.game = game.number
        self.judges = judges
        self.rounds: list[Row] = []
        self.tests: list[Row] = []
        self.begin(0, NONE)
        # A match has hundreds of events; most of them tell nothing new here.
        self.readers: dict[type[Event], Callable[[Any], None]] = {
            TurnBegan: self.turn_began,
            RoundBegan: self.round_began,
            RoundEnded: self.round_ended,
            Wounded: self.wounded,
            Healed: self.healed,
            WoundMoved: self.wound_moved,
            KnockdownBegan: self.test_began,
            KnockdownEnded: self.test_ended,
        }

    def begin(self, number: int, first: int) -> None:
        self.round = number
        self.first = first
        self.turn = 0
        self.heavy = [0, 0]
        self.light = [0, 0]

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            reader = self.readers.get(type(event))
            if reader is not None:
                reader(event)

    def turn_began(self, event: TurnBegan) -> None:
        self.turn = event.turn

    def round_began(self, event: RoundBegan) -> None:
        self.begin(event.round, event.first)

    def wounded(self, event: Wounded) -> None:
        self.wound(event.player, event.heavy, event.light)

    def healed(self, event: Healed) -> None:
        self.wound(event.player, -event.heavy, -event.light)

    def wound_moved(self, event: WoundMoved) -> None:
        self.wound(event.player, event.heavy, event.light)
        self.wound(1 - event.player, -event.heavy, -event.light)

    def wound(self, seat: int, heavy: int, light: int) -> None:
        self.heavy[seat] += heavy
        self.light[seat] += light

    def test_began(self, event: KnockdownBegan) -> None:
        seat = event.player
        wounds = self.heavy[seat] + self.light[seat]
        chance = self.judges.ko_chance(seat, event.wounds, event.kind)
        self.tests.append(
            (self.game, self.round, self.turn, seat, wounds, event.wounds, chance, False)
        )

    def test_ended(self, event: KnockdownEnded) -> None:
        self.tests[-1] = (*self.tests[-1][:-1], not event.passed)

    def round_ended(self, event: RoundEnded) -> None:
        wounds = (self.heavy[0], self.light[0], self.heavy[1], self.light[1])
        self.rounds.append(
            (self.game, self.round, self.first, self.turn, event.how, event.winner, *wounds)
        )
