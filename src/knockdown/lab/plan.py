"""Which games a lab plays: every pair of fighters, both seats, every arena.

A game's number determines its seed, players, fighters and arena. So any process
can play any game, and games can be added to a finished run without touching the
old ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

from knockdown import content
from knockdown.content import Library
from knockdown.engine.rng import MAX_SEED, SETUP_STREAM, Rng
from knockdown.lab.errors import LabError
from knockdown.lab.knockdown_tests import check_kind
from knockdown.players import player_named

ALL = "all"


@dataclass(frozen=True)
class Plan:
    """All that decides what is played."""

    games: int
    players: tuple[str, str]
    fighters: tuple[str, ...]
    arenas: tuple[str, ...]
    seed: int
    knockdown: str
    boxes: tuple[str, ...] = ()

    @property
    def library(self) -> Library:
        return opened(self.boxes)


class Game(NamedTuple):
    """One game; the first of each pair has seat 0."""

    number: int
    seed: int
    arena: str
    fighters: tuple[str, str]
    players: tuple[str, str]


class Meeting(NamedTuple):
    """One combination of fighters, arena and seats."""

    arena: str
    fighters: tuple[str, str]
    swapped: bool  # whether the plan's first player sits in seat 1


@cache
def opened(boxes: tuple[str, ...]) -> Library:
    """Cached per process: reading the boxes takes longer than a game."""
    return content.load([Path(box) for box in boxes])


@cache
def meetings(
    fighters: tuple[str, ...], arenas: tuple[str, ...], two_players: bool
) -> list[Meeting]:
    """Every combination once, in a fixed shuffled order, so that few games are a fair sample.

    Two different players meet twice in a row, with their seats swapped.
    """
    pairs = [pair for a, b in combinations(fighters, 2) for pair in ((a, b), (b, a))]
    places = list(product(arenas, pairs))
    order = list(range(len(places)))
    Rng(0, SETUP_STREAM).shuffle(order)
    sides = (False, True) if two_players else (False,)
    return [Meeting(*places[place], swapped) for place in order for swapped in sides]


def plan_meetings(plan: Plan) -> list[Meeting]:
    return meetings(plan.fighters, plan.arenas, plan.players[0] != plan.players[1])


def game(plan: Plan, number: int) -> Game:
    """Games cycle through all combinations; each has its own seed."""
    order = plan_meetings(plan)
    meeting = order[number % len(order)]
    a, b = plan.players
    players = (b, a) if meeting.swapped else (a, b)
    return Game(number, plan.seed + number, meeting.arena, meeting.fighters, players)


def make_plan(
    games: int,
    players: tuple[str, str],
    fighters: Sequence[str] = (ALL,),
    seed: int = 1,
    knockdown: str = "dice",
    boxes: Sequence[Path] = (),
) -> Plan:
    """A plan in which all names exist; anything else raises an error."""
    plan = Plan(
        games=games,
        players=players,
        fighters=(),
        arenas=(),
        seed=seed,
        knockdown=knockdown,
        boxes=tuple(str(box.resolve()) for box in boxes),
    )
    for player in players:
        player_named(player)
    check_kind(knockdown)
    if seed < 0 or seed + games - 1 > MAX_SEED:
        raise LabError(f"the seeds {seed} to {seed + games - 1} are not all in 0 to {MAX_SEED}")
    book = plan.library.book
    return Plan(
        games=plan.games,
        players=plan.players,
        fighters=known_fighters(plan.library, fighters),
        arenas=tuple(arena.key for arena in book.arenas),
        seed=plan.seed,
        knockdown=plan.knockdown,
        boxes=plan.boxes,
    )


def known_fighters(library: Library, wanted: Sequence[str]) -> tuple[str, ...]:
    """In the order of the boxes, not of the request."""
    known = [fighter.key for fighter in library.book.fighters]
    if list(wanted) == [ALL]:
        return tuple(known)
    found = {library.fighter(key).key for key in wanted}
    if len(found) < 2 or len(found) < len(wanted):
        raise LabError(
            f"--fighters is '{','.join(wanted)}'; it must be two or more different fighters,"
            f" or {ALL}"
        )
    return tuple(key for key in known if key in found)
