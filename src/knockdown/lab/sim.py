"""Matches between computers, played one after the other and counted.

The same seed gives the same matches on every run and on both engines: the
`digest` of all moves proves it.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable

from knockdown.content import Library
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.rounds import KO
from knockdown.players import ComputerPlayer, RandomPlayer, player_named
from knockdown.players.chance import chance_for
from knockdown.setup import new_match
from knockdown.tower.answers import BY_DICE, Decided

Progress = Callable[[int], None]


class Tally:
    """What is counted over all matches."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.matches = 0
        self.wins = [0, 0]
        self.played: dict[str, int] = {}
        self.won: dict[str, int] = {}
        self.rounds = 0
        self.ko_rounds = 0
        self.decisions = 0
        self.hash = hashlib.sha256()

    def count(self, match: Match) -> None:
        self.matches += 1
        self.wins[match.winner] += 1
        self.rounds += len(match.endings)
        self.ko_rounds += sum(ending // 2 == KO for ending in match.endings)
        for player in match.players:
            key = self.library.book.fighters[player.fighter].key
            self.played[key] = self.played.get(key, 0) + 1
            self.won[key] = self.won.get(key, 0) + (player.seat == match.winner)

    def result(self, seconds: float) -> dict[str, object]:
        return {
            "matches": self.matches,
            "wins": {"first_seat": self.wins[0], "second_seat": self.wins[1]},
            "fighters": {
                key: {"played": self.played[key], "won": self.won[key]}
                for key in sorted(self.played)
            },
            "rounds": self.rounds,
            "ko_rounds": self.ko_rounds,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / seconds),
            "digest": self.hash.hexdigest(),
        }


def run_sim(
    games: int,
    seed: int,
    fighters: tuple[str, str],
    arena: str,
    players: tuple[str, str],
    library: Library,
    progress: Progress | None = None,
    tests: Decided = BY_DICE,
) -> dict[str, object]:
    """Play `games` matches with the seeds from `seed` on; `progress` is called after each."""
    seats = [player_named(name) for name in players]
    tally = Tally(library)
    start = time.perf_counter()
    for number in range(games):
        match = new_match(
            fighters, arena, seed=seed + number, knockdown=tests.knockdown, library=library
        )
        play(match, seats, chance_for(seed + number), tests, tally)
        tally.count(match)
        if progress is not None:
            progress(number + 1)
    return tally.result(max(time.perf_counter() - start, 1e-9))


def play(match: Match, seats: list[ComputerPlayer], rng: Rng, tests: Decided, tally: Tally) -> None:
    """One match to its end, every move added to the digest."""
    log: list[str] = [f"{match.seed}"]
    while not match.is_over:
        option = tests.result(match) or choose(match, seats[match.decider], rng)
        log.append(f"{option.kind} {option.a} {option.b}")
        match.apply(option)
    tally.decisions += len(log) - 1
    log.append(f"winner {match.winner}\n")
    tally.hash.update("\n".join(log).encode())


def choose(match: Match, player: ComputerPlayer, rng: Rng) -> Option:
    """The random player itself needs no view, but its subclasses may."""
    if type(player) is RandomPlayer:
        return match.options[rng.below(len(match.options))]
    return player.choose(match.view(match.decider), rng)
