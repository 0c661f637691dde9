"""How fast the PettingZoo environment is, next to PettingZoo's own `hanabi_v5` in the same run.

Both are driven as in PettingZoo's `performance_benchmark`: look at the
observation, pick an action the mask allows, step. Machines are noisy, so both
are measured in turns and the median counts.
"""

from __future__ import annotations

import random
import statistics
import time
import warnings
from importlib.util import find_spec
from typing import Any

from knockdown.gym import knockdown_v0
from knockdown.gym.needs import needed_for

with needed_for("knockdown.gym.bench"):
    import numpy as np
    import pettingzoo

PEER = "classic/hanabi-v5"
_PEER_NEEDS = ("shimmy", "pyspiel")
TURNS = 5
STEPS = 100  # between two checks of the clock


def run_bench(seconds: float) -> dict[str, object]:
    """Measure each for about `seconds`; without the peer's packages there is no ratio."""
    envs: dict[str, Any] = {"steps_per_s": knockdown_v0.env()}
    if has_peer():
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # warnings of the peer's packages are not ours
            envs["peer_steps_per_s"] = pettingzoo.make("aec", PEER)
    rates = in_turns(envs, seconds)
    ours, peer = rates["steps_per_s"], rates.get("peer_steps_per_s")
    return {
        "steps_per_s": round(ours),
        "peer": PEER if peer else None,
        "peer_steps_per_s": round(peer) if peer else None,
        "ratio": round(ours / peer, 2) if peer else None,
    }


def has_peer() -> bool:
    return all(find_spec(package) is not None for package in _PEER_NEEDS)


def in_turns(envs: dict[str, Any], seconds: float) -> dict[str, float]:
    """The median of several short measurements of each, taken in turns after a warm-up."""
    found: dict[str, list[float]] = {name: [] for name in envs}
    for env in envs.values():
        steps_per_second(env, seconds / TURNS)
    for _ in range(TURNS):
        for name, env in envs.items():
            found[name].append(steps_per_second(env, seconds / TURNS))
    return {name: statistics.median(rates) for name, rates in found.items()}


def steps_per_second(env: Any, seconds: float) -> float:
    """Random play, a new match as soon as one is over."""
    pick = random.Random(1)
    env.reset(seed=1)
    steps = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        for _ in range(STEPS):
            step_at_random(env, pick)
        steps += STEPS
    return steps / elapsed


def step_at_random(env: Any, pick: random.Random) -> None:
    observation, _, termination, truncation, _ = env.last()
    if termination or truncation:
        env.reset()
    else:
        env.step(pick.choice(np.flatnonzero(observation["action_mask"]).tolist()))
