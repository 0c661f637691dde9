"""How often cards are picked, and what they are worth: Skills, Attack cards, Special Attacks.

A card's worth is given in points: how many percentage points more often a seat
wins with it than the same fighter, with the same player against the same
opponent, wins overall.
"""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from knockdown.lab.catalogue import Entry
from knockdown.lab.stats import share_fields, wilson

Figure = dict[str, Any]
SAME: Final = ["player", "other", "fighter"]


def sides(matches: pl.DataFrame) -> pl.DataFrame:
    """A row for each seat of each match, with the overall win rate of its group."""
    seats = []
    for seat in range(2):
        other = 1 - seat
        seats.append(
            matches.select(
                "game",
                "arena",
                pl.lit(seat, pl.Int16).alias("seat"),
                pl.col(f"fighter_{seat}").alias("fighter"),
                pl.col(f"fighter_{other}").alias("opponent"),
                pl.col(f"player_{seat}").alias("player"),
                pl.col(f"player_{other}").alias("other"),
                pl.col(f"up_{seat}").alias("up"),
                pl.col(f"down_{seat}").alias("down"),
                (pl.col("first") == seat).alias("began"),
                (pl.col("winner") == seat).alias("won"),
            )
        )
    both = pl.concat(seats)
    return both.with_columns(pl.col("won").mean().over(SAME).alias("usual"))


def worth(won: int, games: int, usual: float) -> Figure:
    """In points, with an interval."""
    share = wilson(won, games)
    points = [round(100 * (value - usual), 2) for value in share]
    return {
        "games": games,
        "won": won,
        "rate": round(share.rate, 4),
        "points": points[0],
        "points_low": points[1],
        "points_high": points[2],
    }


def picks(offered: int, chosen: int) -> Figure:
    """How often a card is picked when it could be."""
    share = share_fields(chosen, offered)
    return {
        "offered": offered,
        "chosen": chosen,
        "picked": share["rate"] if offered else None,
        "picked_low": share["low"],
        "picked_high": share["high"],
    }


# -------------------------------------------------------------------------- Skills
def skill_figures(entries: list[Entry], seats: pl.DataFrame, choices: pl.LazyFrame) -> list[Figure]:
    """Skills face up from the start, and Skills kept (also face down)."""
    up = won_with(seats.rename({"up": "key"}))
    kept = won_with(
        pl.concat(seats.select("arena", "won", "usual", pl.col(c).alias("key")) for c in KEPT)
    )
    offers = offered_in(choices, seats, "skill", "arena")
    return [
        {
            "home": entry.home,
            "key": entry.key,
            "name": entry.name,
            **picks(*offers.get(entry[:2], (0, 0))),
            **worth(*up.get(entry[:2], (0, 0, 0.5))),
            "kept": worth(*kept.get(entry[:2], (0, 0, 0.5))),
        }
        for entry in entries
    ]


KEPT: Final = ("up", "down")


def won_with(seats: pl.DataFrame) -> dict[tuple[str, str], tuple[int, int, float]]:
    """By arena and Skill: wins, games, and the expected wins."""
    table = seats.group_by("arena", "key").agg(
        pl.col("won").sum(), pl.len().alias("games"), pl.col("usual").mean()
    )
    return {(row[0], row[1]): (row[2], row[3], row[4]) for row in table.iter_rows()}


def offered_in(
    choices: pl.LazyFrame, seats: pl.DataFrame, kind: str, home: str
) -> dict[tuple[str, str], tuple[int, int]]:
    table = (
        choices.filter(pl.col("kind") == kind)
        .join(homes(seats).lazy(), on=["game", "seat"])
        .group_by(home, "key")
        .agg(pl.col("offered").sum(), pl.col("chosen").sum())
        .collect()
    )
    return {(row[0], row[1]): (row[2], row[3]) for row in table.iter_rows()}


def homes(seats: pl.DataFrame) -> pl.DataFrame:
    return seats.select("game", "seat", "arena", "usual")


# ------------------------------------------------------------------------- attacks
def attack_figures(
    entries: list[Entry], seats: pl.DataFrame, choices: pl.LazyFrame, kind: str, home: str
) -> list[Figure]:
    """Attack cards by arena, or Special Attacks by fighter.

    `won` counts the seats that used the attack at least once in the match.
    """
    offers = offered_in(choices, seats, kind, home)
    used = used_in(choices, seats, kind, home)
    return [
        {
            "home": entry.home,
            "key": entry.key,
            "name": entry.name,
            **picks(*offers.get(entry[:2], (0, 0))),
            **worth(*used.get(entry[:2], (0, 0, 0.5))),
        }
        for entry in entries
    ]


def used_in(
    choices: pl.LazyFrame, seats: pl.DataFrame, kind: str, home: str
) -> dict[tuple[str, str], tuple[int, int, float]]:
    table = (
        choices.filter((pl.col("kind") == kind) & (pl.col("chosen") > 0))
        .join(homes(seats).lazy(), on=["game", "seat"])
        .group_by(home, "key")
        .agg(pl.col("won").sum(), pl.len().alias("games"), pl.col("usual").mean())
        .collect()
    )
    return {(row[0], row[1]): (row[2], row[3], row[4]) for row in table.iter_rows()}
