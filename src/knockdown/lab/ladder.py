"""Players against each other: who wins how often, and a rating for each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any, Final

from openskill.models import PlackettLuce

from knockdown.lab.chunks import Chunk
from knockdown.lab.errors import LabError
from knockdown.lab.plan import Plan, game, make_plan
from knockdown.lab.play import play_rows, work
from knockdown.lab.run import OpenPool, Progress, Tell, work_through
from knockdown.lab.stats import Z, share_fields
from knockdown.lab.tables import COLUMNS

WINNER: Final = list(COLUMNS["matches"]).index("winner")
BETTER_BY: Final = 0.75  # the share of matches in which a level beats the one below
SURELY: Final = 0.70  # and the lower bound that its interval must exceed

Won = dict[tuple[str, str], dict[int, bool]]  # by pair and game: the first of the pair won


def first_player_won(chunk: Chunk) -> list[bool]:
    """Play a chunk. Returns whether the plan's first player won each game."""
    rows = play_rows(chunk)["matches"]
    first = chunk.plan.players[0]
    return [
        game(chunk.plan, number).players[int(row[WINNER])] == first
        for number, row in zip(range(chunk.start, chunk.stop), rows, strict=True)
    ]


def run_ladder(
    players: Sequence[str],
    games: int,
    open_pool: OpenPool,
    progress: Progress,
    tell: Tell,
    seed: int = 1,
    knockdown: str = "dice",
    only_steps: bool = False,
) -> dict[str, Any]:
    """A number of games for each pair of players, over all fighters, arenas and both seats."""
    met = pairs_of(players, only_steps)
    won = play_all(plans_for(met, games, seed, knockdown), open_pool, progress, tell)
    pairs = [pair_figures(pair, won[pair]) for pair in won]
    return {
        "games_per_pair": games,
        "seed": seed,
        "knockdown": knockdown,
        "players": rated(players, won),
        "pairs": pairs,
        "steps": [step_figures(pairs, lower, upper) for lower, upper in pairwise(players)],
    }


def pairs_of(players: Sequence[str], only_steps: bool) -> list[tuple[str, str]]:
    """The pairs, the weaker player first: all pairs, or only neighbours."""
    if len(set(players)) != len(players) or len(players) < 2:
        raise LabError(f"--players is '{','.join(players)}'; name two or more different players")
    return list(pairwise(players) if only_steps else combinations(players, 2))


def plans_for(
    pairs: Sequence[tuple[str, str]], games: int, seed: int, knockdown: str
) -> list[Plan]:
    return [
        make_plan(games, (upper, lower), seed=seed + number * games, knockdown=knockdown)
        for number, (lower, upper) in enumerate(pairs)
    ]


def play_all(plans: list[Plan], open_pool: OpenPool, progress: Progress, tell: Tell) -> Won:
    won: Won = {plan.players: {} for plan in plans}
    done = 0
    with open_pool() as pool:
        gaps = [work(plan, 0, plan.games) for plan in plans]
        for chunk, results in work_through(pool, gaps, tell):
            won[chunk.plan.players].update(
                zip(range(chunk.start, chunk.stop), results, strict=True)
            )
            done += chunk.size
            progress(done)
    return won


def pair_figures(pair: tuple[str, str], won: dict[int, bool]) -> dict[str, Any]:
    hits = sum(won.values())
    return {
        "player": pair[0],
        "opponent": pair[1],
        "games": len(won),
        "won": hits,
        **share_fields(hits, len(won)),
    }


def step_figures(pairs: list[dict[str, Any]], lower: str, upper: str) -> dict[str, Any]:
    """Whether a level beats the one below often enough, with certainty."""
    found = next(pair for pair in pairs if (pair["player"], pair["opponent"]) == (upper, lower))
    return {**found, "holds": found["rate"] >= BETTER_BY and found["low"] > SURELY}


# ------------------------------------------------------------------------- ratings
def rated(players: Sequence[str], won: Won) -> list[dict[str, Any]]:
    """Ratings from all games in a fixed order, the best player first.

    An interval contains the rating in 19 of 20 cases.
    """
    model = PlackettLuce()
    ratings = {player: model.rating(name=player) for player in players}
    rounds = max(len(results) for results in won.values())
    for number in range(rounds):
        for (a, b), results in won.items():
            better, worse = (a, b) if results[number] else (b, a)
            [[ratings[better]], [ratings[worse]]] = model.rate(
                [[ratings[better]], [ratings[worse]]]
            )
    table = [player_figures(player, ratings[player], won) for player in players]
    return sorted(table, key=lambda row: -float(row["rating"]))


def player_figures(player: str, rating: Any, won: Won) -> dict[str, Any]:
    games = hits = 0
    for pair, results in won.items():
        if player in pair:
            games += len(results)
            hits += sum(result == (pair[0] == player) for result in results.values())
    return {
        "player": player,
        "rating": round(rating.mu, 2),
        "rating_low": round(rating.mu - Z * rating.sigma, 2),
        "rating_high": round(rating.mu + Z * rating.sigma, 2),
        "games": games,
        "won": hits,
        **share_fields(hits, games),
    }
