"""The contract of every player, as a test that external bots can run too.

from knockdown.players.conformance import check_player
check_player(MyBot)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Final, SupportsFloat

from knockdown import content
from knockdown.engine.book import Book
from knockdown.engine.kit import Kit
from knockdown.engine.match import Match
from knockdown.engine.match_rules import KNOCKDOWNS
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.view import View
from knockdown.players.chance import chance_for
from knockdown.players.player import Advice, ComputerPlayer
from knockdown.setup import PICK, new_match
from knockdown.tower.skills import SKILLS

TIMES_WATCHED: Final = 3  # per kind of decision in a match: ask for advice, and ask again
ON_THE_WAY: Final = ("kits", "payable", "payments", "sight")  # caches, filled on demand


class NotConforming(AssertionError):
    """A player broke the contract."""


def check_player(
    make: Callable[[], ComputerPlayer], matches: int = 6, by_clock: bool = False
) -> None:
    """Let two of these players play whole matches, and check everything they do.

    Matches alternate between dice, table tests and towers; the players themselves
    answer whether they passed. A player that thinks `by_clock` may answer the same
    question in two ways.
    """
    fighters = [fighter.key for fighter in content.load().book.fighters]
    pairs = [(PICK, PICK), *combinations(fighters, 2)]
    players = (make(), make())
    for player in players:
        check_parts(player)
    watch = Watch(players, by_clock)
    for seed in range(matches):
        kind = KNOCKDOWNS[seed % len(KNOCKDOWNS)]
        match = new_match(pairs[seed * 7 % len(pairs)], seed=seed, knockdown=kind)
        with unwritten(match.book):
            watch.play(match)
    watch.check_order()


class Watch:
    """Two watched players, and how often their advice began with the best option."""

    def __init__(self, players: tuple[ComputerPlayer, ComputerPlayer], by_clock: bool) -> None:
        self.players = players
        self.by_clock = by_clock
        self.compared = 0
        self.best_first = 0

    def play(self, match: Match) -> None:
        seen: Counter[int] = Counter()
        asked = 0
        while not match.is_over:
            asked += 1
            seen[match.decision] += 1
            chosen = checked_choice(self.players[match.decider], match, asked)
            if seen[match.decision] <= TIMES_WATCHED:
                self.look_closer(match, asked, chosen)
            match.apply(chosen)

    def look_closer(self, match: Match, asked: int, chosen: Option) -> None:
        player = self.players[match.decider]
        chances = [each.chance for each in checked_advice(player, match, asked)]
        if max(chances) > min(chances):
            self.compared += 1
            self.best_first += chances[0] == max(chances)
        if not self.by_clock and checked_choice(player, match, asked) is not chosen:
            raise NotConforming(
                f"the same view and generator gave two answers at {match.decision_name}"
            )

    def check_order(self) -> None:
        """The best comes first in most cases; a search may put its surest option before it."""
        if self.best_first * 2 < self.compared:
            raise NotConforming(
                "advice must name the best option first; it did so at"
                f" {self.best_first} of {self.compared} questions"
            )


def check_parts(player: ComputerPlayer) -> None:
    """A tower skill, and both methods."""
    hand = getattr(player, "tower_skill", None)
    if hand not in SKILLS:
        raise NotConforming(f"tower_skill is {hand!r}; there are {', '.join(SKILLS)}")
    for name in ("choose", "advise"):
        if not callable(getattr(player, name, None)):
            raise NotConforming(f"there is no method {name}(view, rng)")


def checked_choice(player: ComputerPlayer, match: Match, asked: int) -> Option:
    """One of the options offered."""
    with a_question(match, asked) as (view, rng):
        chosen = player.choose(view, rng)
    if not any(chosen is offered for offered in match.options):
        raise NotConforming(f"{chosen!r} was not offered at {match.decision_name}")
    return chosen


def checked_advice(player: ComputerPlayer, match: Match, asked: int) -> list[Advice]:
    """Some of the options, each once, with chances from 0 to 1."""
    with a_question(match, asked) as (view, rng):
        advice: object = player.advise(view, rng)  # a bot may return anything
    where = f"advice at {match.decision_name}"
    if not isinstance(advice, list) or not all(isinstance(each, Advice) for each in advice):
        raise NotConforming(f"{where} is not a list of Advice(option, chance)")
    options = [each.option for each in advice]
    if not options or len({*map(id, options)}) != len(options):
        raise NotConforming(f"{where} is empty or repeats an option")
    if any(option not in match.options for option in options):
        raise NotConforming(f"{where} names an option not offered")
    if not all(is_chance(each.chance) for each in advice):
        raise NotConforming(f"{where} has a chance that is not a number from 0 to 1")
    return advice


def is_chance(value: object) -> bool:
    return isinstance(value, SupportsFloat) and 0 <= float(value) <= 1


@contextmanager
def a_question(match: Match, asked: int) -> Iterator[tuple[View, Rng]]:
    """What a player is given, and must leave unchanged."""
    view = match.view(match.decider)
    before = repr(view.to_dict())
    yield view, chance_for(match.seed, asked)
    if repr(view.to_dict()) != before:
        raise NotConforming(f"the view was changed at {match.decision_name}")


# ------------------------------------------------------------------------- shared data
@contextmanager
def unwritten(book: Book) -> Iterator[None]:
    """Cards and sheets are the same objects in all matches of a process."""
    before = printed(book)
    yield
    is_kept = all(printed(kit) == printed(rebuilt(book, kit)) for kit in book.kits.values())
    if printed(book) != before or not is_kept:
        raise NotConforming(
            "cards or sheets, which all matches share, were changed; they stay changed until"
            " Python restarts"
        )


def printed(thing: object) -> object:
    """A book or a kit as plain data, without its caches."""
    if isinstance(thing, list | tuple):
        return [printed(each) for each in thing]
    if thing is None or isinstance(thing, int | str):
        return thing
    named = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {
        name: printed(value)
        for name, value in named.items()
        if name not in ON_THE_WAY and not isinstance(value, Book) and not callable(value)
    }


def rebuilt(book: Book, kit: Kit) -> Kit:
    arena = next(arena for arena in book.arenas if arena.payments is kit.payments)
    return Kit(book, kit.fighter, kit.skills, arena)
