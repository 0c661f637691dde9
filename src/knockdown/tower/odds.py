"""How likely a builder is to pass, by skill and number of cubes.

A tower takes a thousand ticks and a lab plays thousands of matches, so the
builder's success is measured once and then looked up. The table records the
settings it was measured with and is refused when they have changed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path

from knockdown.engine.errors import KnockdownError
from knockdown.engine.terms import TOWER_LIMIT
from knockdown.tower.builder import build
from knockdown.tower.child_processes import ignoring_interrupts
from knockdown.tower.scatter import half_heavy
from knockdown.tower.skills import SKILLS, builder_hash, skill_named

TABLE_FILE = Path(__file__).with_name("odds.json")
HOPELESS = 2  # cube counts without a success, after which larger ones are not measured
CHUNK = 8
MEASURE = "measure it with: knockdown tower calibrate -o"

Progress = Callable[[str, int], None]
Job = tuple[str, int, int]
Run = Callable[[Callable[[Job], bool], list[Job]], Iterator[bool]]


class OddsError(KnockdownError):
    """A table of odds that cannot be used, and why."""


@dataclass(frozen=True)
class Odds:
    """`passed[skill][n - 1]` of `trials` attempts with n cubes; with more cubes, none."""

    trials: int
    passed: dict[str, list[int]]

    def chance(self, skill: str, cubes: int) -> float:
        """The chance to pass; never higher with more cubes, since only luck would make it so."""
        if cubes == 0:
            return 1.0
        rates = falling(self.passed[skill])
        return rates[cubes - 1] / self.trials if cubes <= len(rates) else 0.0


def falling(counts: list[int]) -> list[float]:
    """The closest sequence that never rises: neighbours that rise are pooled."""
    pools: list[tuple[float, int]] = []
    for count in counts:
        mean, size = float(count), 1
        while pools and pools[-1][0] < mean:
            before, many = pools.pop()
            mean = (before * many + mean * size) / (many + size)
            size += many
        pools.append((mean, size))
    return [mean for mean, size in pools for _ in range(size)]


# ------------------------------------------------------------------------- measuring
def attempt_passes(job: Job) -> bool:
    """One attempt: skill, cubes, and the seed that makes it differ from the others."""
    skill, cubes, seed = job
    verdict = build(half_heavy(cubes), skill_named(skill), seed, 0).verdict
    assert verdict is not None
    return verdict.passed


@contextmanager
def workers(processes: int) -> Iterator[Run]:
    """A `map` that runs in this many processes."""
    if processes == 1:
        yield map
        return
    with ignoring_interrupts():
        pool = get_context("spawn").Pool(processes)
    with pool:
        yield partial(pool.imap, chunksize=CHUNK)


def attempts(skill: str, cubes: int, trials: int, run: Run) -> Iterator[bool]:
    """Whether each of these attempts passed; the same results however they are run."""
    yield from run(attempt_passes, [(skill, cubes, seed) for seed in range(trials)])


def calibrate(trials: int, run: Run, progress: Progress) -> Odds:
    """Measure all skills; `progress` is called with each skill and number of cubes."""
    return Odds(trials, {skill: measured(skill, trials, run, progress) for skill in SKILLS})


def measured(skill: str, trials: int, run: Run, progress: Progress) -> list[int]:
    passed: list[int] = []
    while len(passed) < TOWER_LIMIT and (len(passed) < HOPELESS or any(passed[-HOPELESS:])):
        progress(skill, len(passed) + 1)
        passed.append(sum(attempts(skill, len(passed) + 1, trials, run)))
    return passed


# --------------------------------------------------------------------------- keeping
def write_odds(odds: Odds, path: Path) -> None:
    data = {"settings": builder_hash(), "trials": odds.trials, "passed": odds.passed}
    scratch = path.with_name(path.name + ".new")
    text = json.dumps(data, indent=1).replace("\n   ", " ").replace("\n  ]", " ]")
    try:
        scratch.write_text(text + "\n", encoding="utf-8")
        os.replace(scratch, path)
    finally:
        scratch.unlink(missing_ok=True)


@cache
def load_odds(path: Path = TABLE_FILE) -> Odds:
    """The table, or `OddsError` if it is damaged or was measured with other settings."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        odds = Odds(int(data["trials"]), {skill: [*data["passed"][skill]] for skill in SKILLS})
        settings = data["settings"]
    except FileNotFoundError as error:
        raise OddsError(f"{path}: there is no such table; {MEASURE} {path}") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise OddsError(f"{path}: not a table of tower odds ({error})") from error
    check_counts(odds, path)
    if settings != builder_hash():
        raise OddsError(
            f"{path}: measured with the settings {settings}, but they are {builder_hash()} now;"
            f" {MEASURE} {path}"
        )
    return odds


def check_counts(odds: Odds, path: Path) -> None:
    counts = [count for skill in odds.passed for count in odds.passed[skill]]
    if odds.trials < 1 or any(count not in range(odds.trials + 1) for count in counts):
        raise OddsError(f"{path}: a count is not a number from 0 to the trials")
