"""How fast this machine plays, next to OpenSpiel in the same run.

Machines are noisy, so everything is measured in turns, several times, and the
median counts. Ratios say more than times.
"""

from __future__ import annotations

import importlib.util
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable

from knockdown import content
from knockdown.engine import match as engine
from knockdown.engine.match import Match, Setup
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.engine.rollout import rollout
from knockdown.lab import crazy_eights

TURNS = 5
LIMIT = 1_000_000  # no random match is that long
CLONES = 1_000
POSITIONS = 12
Meter = Callable[[float], float]


def run_bench(seconds: float) -> dict[str, object]:
    """Measure everything for about `seconds` each; rates are per second on one core."""
    meters: dict[str, Meter] = {
        "python_api_per_s": python_api,
        "rollout_per_s": rollouts,
        "clone_per_s": clones,
    }
    if has_peer():
        meters["peer_per_s"] = crazy_eights.weighted_per_second
        meters["peer_uniform_per_s"] = crazy_eights.uniform_per_second
    rates = in_turns(meters, seconds)
    result: dict[str, object] = {"engine": "compiled" if is_compiled() else "interpreted"}
    result.update({name: round(rate) for name, rate in rates.items()})
    result["match_bytes"] = match_bytes()
    result.update(compared(rates))
    return result


def compared(rates: dict[str, float]) -> dict[str, object]:
    """Our Python API against the peer's."""
    if "peer_per_s" not in rates:
        return {"peer": None, "peer_per_s": None, "ratio": None}
    return {
        "peer": f"open_spiel {crazy_eights.GAME}",
        "ratio": round(rates["python_api_per_s"] / rates["peer_per_s"], 2),
        "ratio_uniform": round(rates["python_api_per_s"] / rates["peer_uniform_per_s"], 2),
        "rollout_ratio": round(rates["rollout_per_s"] / rates["peer_per_s"], 2),
    }


def in_turns(meters: dict[str, Meter], seconds: float) -> dict[str, float]:
    """The median of several short measurements of each, taken in turns after a warm-up."""
    for meter in meters.values():
        meter(seconds / TURNS)
    found: dict[str, list[float]] = {name: [] for name in meters}
    for _ in range(TURNS):
        for name, meter in meters.items():
            found[name].append(meter(seconds / TURNS))
    return {name: statistics.median(rates) for name, rates in found.items()}


def has_peer() -> bool:
    return importlib.util.find_spec("pyspiel") is not None


def is_compiled() -> bool:
    return not (engine.__file__ or "").endswith(".py")


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Do pieces of work until the time is up. Returns the rate per second."""
    done = 0
    piece = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        done += work(piece)
        piece += 1
    return done / elapsed


def begin(seed: int) -> Match:
    return engine.new_match(content.load().book, Setup(seed=seed))


def python_api(seconds: float) -> float:
    """Random play through the Python API, listing the options at every decision."""
    pick = random.Random(1).random

    def play(seed: int) -> int:
        match = begin(seed)
        decisions = 0
        while not match.is_over:
            options = match.options
            match.apply(options[int(pick() * len(options))])
            decisions += 1
        return decisions

    return rate(play, seconds)


def rollouts(seconds: float) -> float:
    """Random play inside the engine, as a search does it: clone a position, play it out."""
    rng = Rng(1, SEARCH_STREAM)
    positions = [in_the_middle(seed) for seed in range(POSITIONS)]
    return rate(lambda piece: rollout(positions[piece % POSITIONS].clone(), rng, LIMIT), seconds)


def in_the_middle(seed: int) -> Match:
    """A match after thirty decisions."""
    match = begin(seed)
    rollout(match, Rng(seed, SEARCH_STREAM), 30)
    return match


def clones(seconds: float) -> float:
    match = in_the_middle(3)

    def copy(_: int) -> int:
        for _ in range(CLONES):
            match.clone()
        return CLONES

    return rate(copy, seconds)


def match_bytes() -> int:
    """The memory one more match takes."""
    match = in_the_middle(3)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [match.clone() for _ in range(CLONES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)
