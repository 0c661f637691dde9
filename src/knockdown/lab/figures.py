"""All figures of a run: what the report draws and `--json` prints."""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from knockdown.content import Library
from knockdown.engine.rounds import HOW_ROUNDS_END
from knockdown.lab import catalogue
from knockdown.lab.cards import Figure, attack_figures, sides, skill_figures
from knockdown.lab.folder import Folder
from knockdown.lab.old_runs import keeps_by_chance, since_then
from knockdown.lab.stats import median_ranks, share_fields
from knockdown.lab.targets import judged

QUANTILES: Final = (0.1, 0.25, 0.75, 0.9)


def figures_of(folder: Folder, library: Library) -> dict[str, Any]:
    """All figures of a run, as plain data."""
    manifest = folder.manifest()
    warnings = since_then(manifest, library)
    with folder.reading():
        matches = folder.table("matches").collect()
        return figures(
            {**manifest, "planned": manifest["games"], "games": matches.height},
            matches,
            folder.table("rounds").collect(),
            folder.table("tests").collect(),
            folder.table("choices"),
            library,
            warnings,
        )


def figures(
    run: dict[str, Any],
    matches: pl.DataFrame,
    rounds: pl.DataFrame,
    tests: pl.DataFrame,
    choices: pl.LazyFrame,
    library: Library,
    warnings: list[str],
) -> dict[str, Any]:
    seats = sides(matches)
    arenas, fighters = list(run["arenas"]), list(run["fighters"])
    placed = rounds.join(matches.select("game", "arena", "fighter_0", "fighter_1"), on="game")
    found: dict[str, Any] = {
        "run": run,
        "warnings": warnings,
        "names": {
            **{key: catalogue.fighter_name(library, key) for key in fighters},
            **{f"arena:{key}": catalogue.arena_name(library, key) for key in arenas},
        },
        "colours": {key: library.fighter_colour(library.fighter(key)) for key in fighters},
        "fighters": fighter_figures(seats, fighters),
        "matchups": matchup_figures(seats, fighters),
        "first": first_figures(seats, rounds, arenas),
        "seats": share_of(seats.filter(pl.col("seat") == 0), "won"),
        "round_length": length_figures(placed),
        "endings": ending_figures(placed, arenas, fighters),
        "tests": test_figures(tests),
        "tests_offered": offered_tests(choices),
        "skills": skill_figures(
            [entry for arena in arenas for entry in catalogue.skills(library, arena)],
            seats,
            choices,
        ),
        "skills_by_chance": [name for name in run["players"] if keeps_by_chance(name)],
        "attacks": attack_figures(
            [entry for arena in arenas for entry in catalogue.attack_cards(library, arena)],
            seats,
            choices,
            "attack",
            "arena",
        ),
        "specials": attack_figures(
            [entry for fighter in fighters for entry in catalogue.specials(library, fighter)],
            seats,
            choices,
            "special",
            "fighter",
        ),
    }
    found["targets"] = judged(found)
    return found


def share_of(table: pl.DataFrame, column: str) -> Figure:
    """How often a column is true, with an interval."""
    hits = int(table[column].sum())
    return {"games": table.height, "won": hits, **share_fields(hits, table.height)}


# ------------------------------------------------------------------------ who wins
def fighter_figures(seats: pl.DataFrame, fighters: list[str]) -> list[Figure]:
    return [
        {"fighter": key, **share_of(seats.filter(pl.col("fighter") == key), "won")}
        for key in fighters
    ]


def matchup_figures(seats: pl.DataFrame, fighters: list[str]) -> list[Figure]:
    """Every fighter against every other, from both sides."""
    table = seats.partition_by("fighter", "opponent", as_dict=True)
    empty = seats.clear()
    return [
        {"fighter": one, "opponent": two, **share_of(table.get((one, two), empty), "won")}
        for one in fighters
        for two in fighters
        if one != two
    ]


def first_figures(seats: pl.DataFrame, rounds: pl.DataFrame, arenas: list[str]) -> list[Figure]:
    """3.5, 9.4: does going first help? The loser of a round goes first in the next."""
    began = seats.filter("began")
    firsts = rounds.with_columns((pl.col("first") == pl.col("winner")).alias("won"))
    found = [{"what": "match", **share_of(began, "won")}]
    for arena in arenas:
        in_arena = began.filter(pl.col("arena") == arena)
        found.append({"what": f"arena:{arena}", **share_of(in_arena, "won")})
    opening = pl.col("round") == 1
    found.append({"what": "first_round", **share_of(firsts.filter(opening), "won")})
    found.append({"what": "later_rounds", **share_of(firsts.filter(~opening), "won")})
    return found


# -------------------------------------------------------------------------- rounds
def length_figures(placed: pl.DataFrame) -> Figure:
    turns = placed["turns"].sort()
    middle, low, high = median_ranks(len(turns))
    counted = placed.group_by("arena", "turns").len("rounds").sort("arena", "turns")
    return {
        "rounds": len(turns),
        "median": turns[middle],
        "median_low": turns[low],
        "median_high": turns[high],
        **{f"p{round(100 * q)}": quantile(turns, q) for q in QUANTILES},
        "arenas": counted.to_dicts(),
    }


def quantile(ordered: pl.Series, share: float) -> int:
    return int(ordered[min(int(share * len(ordered)), len(ordered) - 1)])


def ending_figures(placed: pl.DataFrame, arenas: list[str], fighters: list[str]) -> list[Figure]:
    """How rounds end: overall, by arena and by fighter."""
    groups = [("all", placed)]
    groups += [(f"arena:{key}", placed.filter(pl.col("arena") == key)) for key in arenas]
    for key in fighters:
        is_in = (pl.col("fighter_0") == key) | (pl.col("fighter_1") == key)
        groups.append((key, placed.filter(is_in)))
    return [{"group": name, **endings(rounds)} for name, rounds in groups]


def endings(rounds: pl.DataFrame) -> Figure:
    counts = {how: rounds.filter(pl.col("ending") == how).height for how in HOW_ROUNDS_END}
    ko = share_fields(counts["ko"], rounds.height)
    return {"rounds": rounds.height, **counts, **{f"ko_{name}": ko[name] for name in ko}}


# ------------------------------------------------------------------ Knockdown Tests
def test_figures(tests: pl.DataFrame) -> list[Figure]:
    """By wounds tested: how often it was tried, how often it succeeded, and the odds."""
    table = (
        tests.group_by("tested")
        .agg(pl.len().alias("tried"), pl.col("ko").sum(), pl.col("ko_chance").mean())
        .sort("tested")
    )
    return [
        {
            "wounds": row["tested"],
            "tried": row["tried"],
            "ko": row["ko"],
            **share_fields(row["ko"], row["tried"]),
            "odds": round(row["ko_chance"], 4),
        }
        for row in table.iter_rows(named=True)
    ]


def offered_tests(choices: pl.LazyFrame) -> Figure:
    """6.3: how often a test is started when it may be."""
    counts = (
        choices.filter(pl.col("kind") == "test")
        .select(pl.col("offered").sum(), pl.col("chosen").sum())
        .collect()
    )
    offered, chosen = counts.row(0)
    return {"offered": offered, "tried": chosen, **share_fields(chosen, offered)}
