"""The rows of a match in the lab's tables.

Rounds and tests are read from the events at the end; what was offered and
chosen is counted during the match, since no event reports what was not chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from knockdown.engine import options as o
from knockdown.engine.book import NONE, Book
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
from knockdown.lab.knockdown_tests import KnockdownTests
from knockdown.lab.plan import Game

Row = tuple[int | float | str | bool, ...]
Subject = tuple[str, int]
Rows = dict[str, list[Row]]

# Decisions that show what a player thinks of a card.
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


class Subjects:
    """The subjects of options, for one fighter in one arena: computed once for all matches.

    Every subject has a place, where a match counts it.
    """

    def __init__(self) -> None:
        self.places: dict[Subject, int] = {}
        self.in_order: list[tuple[str, str, int]] = []
        # By decision: the place of each option's subject.
        self.options: dict[int, dict[Option, int]] = {decision: {} for decision in WATCHED}

    def learn(self, match: Match) -> None:
        """The options of a question."""
        known = self.options[match.decision]
        for option in match.options:
            subject = subject_of(match, option)
            known[option] = self.places.setdefault(subject, len(self.places))

    def listed(self, book: Book) -> list[tuple[str, str, int]]:
        """Kind, key and place of all known subjects; sorted again only if there are more."""
        if len(self.in_order) != len(self.places):
            self.in_order = [
                (subject[0], key_of(book, subject), place)
                for subject, place in sorted(self.places.items())
            ]
        return self.in_order


def subject_of(match: Match, option: Option) -> Subject:
    """Kind, and number in the book."""
    kind = option.kind
    if kind == o.ATTACK:
        return "attack", match.arena.cards[option.a].attack
    if kind in (o.SPECIAL, o.REACT):
        return "special", match.players[match.decider].kit.specials[option.a].index
    if kind == o.SKILL:
        return SKILLS[match.decision], option.a
    if kind == o.CARD:
        return "draft", match.arena.cards[option.a].attack
    return PLAIN.get(kind, "pass"), kind


def key_of(book: Book, subject: Subject) -> str:
    kind, number = subject
    if kind in ("attack", "special", "draft"):
        return book.attacks[number].key
    if kind in SKILLS.values():
        return book.skills[number].key
    return o.OPTION_KINDS[number]


@cache
def subjects_of(content: str, arena: int, fighter: int) -> Subjects:
    return Subjects()


class Counts:
    """How often each subject was offered to and chosen by one seat."""

    def __init__(self, subjects: Subjects) -> None:
        self.subjects = subjects
        self.questions = 0
        self.offered: list[int] = []
        self.chosen: list[int] = []
        self.last: list[int] = []  # the question in which it was last offered
        self.make_room()

    def make_room(self) -> None:
        """Make room for all known subjects."""
        more = [0] * (len(self.subjects.places) - len(self.offered))
        self.offered.extend(more)
        self.chosen.extend(more)
        self.last.extend(more)

    def watch(self, match: Match, chosen: Option) -> None:
        """A subject offered twice in one question counts once."""
        places = self.subjects.options.get(match.decision)
        if places is None:
            return
        self.questions += 1
        for option in match.options:
            place = places.get(option, NONE)
            if place == NONE:
                self.subjects.learn(match)
                place = places[option]
            if place >= len(self.offered):
                self.make_room()
            if self.last[place] != self.questions:
                self.last[place] = self.questions
                self.offered[place] += 1
        self.chosen[places[chosen]] += 1

    def counted(self, book: Book) -> list[tuple[str, str, int, int]]:
        """Kind and key of each subject, how often it was offered, and how often chosen."""
        return [
            (kind, key, self.offered[place], self.chosen[place])
            for kind, key, place in self.subjects.listed(book)
            if place < len(self.offered) and self.offered[place]
        ]


class MatchRows:
    """Counts during one match. `watch` runs at every decision, so it does little."""

    def __init__(self, match: Match, tests: KnockdownTests) -> None:
        self.match = match
        self.tests = tests
        self.decisions = 0
        content, arena = match.book.content_hash, match.arena.index
        self.counts = [
            Counts(subjects_of(content, arena, player.fighter)) for player in match.players
        ]

    def watch(self, chosen: Option) -> None:
        """Before an option is applied."""
        self.decisions += 1
        self.counts[self.match.decider].watch(self.match, chosen)

    # ------------------------------------------------------------------ at the end
    def rows(self, game: Game) -> Rows:
        rounds = Rounds(game, self.tests)
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
        for seat, counts in enumerate(self.counts):
            fighter, won = game.fighters[seat], self.match.winner == seat
            for kind, key, offered, chosen in counts.counted(self.match.book):
                rows.append((game.number, seat, fighter, kind, key, offered, chosen, won))
        return rows


def first_player(match: Match) -> int:
    """3.5: who began the first round."""
    return next(event.first for event in match.events if isinstance(event, RoundBegan))


class Rounds:
    """Rounds and Knockdown Tests, from the events of a match."""

    def __init__(self, game: Game, decided_by: KnockdownTests) -> None:
        self.game = game.number
        self.decided_by = decided_by
        self.rounds: list[Row] = []
        self.tests: list[Row] = []
        self.begin(0, NONE)
        # A match has hundreds of events; most of them are not needed here.
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
        chance = self.decided_by.ko_chance(seat, event.wounds, event.kind)
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
