"""The constants of the tower's world, and the hash that reveals a change of them.

Many short steps with few solver iterations hold a tower better than few steps
with many, and cost less: `docs/tower.md` has the comparison.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass

import pymunk

# Raise it with every change of the simulation or the builder that moves a cube
# differently, so that towers recorded before can be told apart.
TOWER_VERSION = 1

TICKS_PER_SECOND = 120


@dataclass(frozen=True)
class Settings:
    """Lengths are in units, 40 to a cube's edge; times in seconds or ticks."""

    edge: float = 40.0
    gravity: float = 1500.0
    cube_mass: float = 1.0
    cube_friction: float = 0.9
    table_friction: float = 1.0
    damping: float = 0.7
    iterations: int = 8
    substeps: int = 4
    tall_from: int = 26  # cubes from which a tower needs shorter steps
    tall_substeps: int = 8
    headroom: float = 10.0  # edges from the highest tower to the ceiling

    # The two heaps a test begins with, in edges.
    free_middle: float = 1.5  # on both sides of the middle
    pitch: float = 1.4  # from one cube to the next
    jitter: float = 0.2
    drop: float = 0.75  # just above where a cube on its corner would touch the table
    layer: float = 1.5  # between one layer of dropped cubes and the next
    margin: float = 4.0  # of the table beyond the heaps, and of the room above the tower
    lie_ticks: int = 6 * TICKS_PER_SECOND  # at most, until they lie still

    hand_smoothing: float = 0.025
    hand_force: float = 60_000.0  # the weight of forty cubes: a quick hand must not lag
    hand_torque: float = 250_000.0
    hand_slack: float = 0.7**60  # the share of the hand's lag that is left after a second
    reach: float = 1.5  # edges between pointer and cube at which it can still be grabbed

    count_ticks: int = 3 * TICKS_PER_SECOND
    build_ticks: int = 10 * TICKS_PER_SECOND
    settle_damping: float = 0.03  # damps swaying once building has ended; holds nothing up
    settle_ticks: int = 3 * TICKS_PER_SECOND  # at most; a tower at rest is judged at once

    sample_ticks: int = 6
    window_samples: int = 10  # half a second
    contact_samples: int = 2  # a contact seen in a fifth of the window counts
    rest_speed: float = 1.0
    rest_spin: float = 0.01


SETTINGS = Settings()


def settings_hash(*more: object) -> str:
    """Twelve digits: a hash of the version, the world's constants and any further values."""
    numbers = [TOWER_VERSION, asdict(SETTINGS), *more]
    text = json.dumps(numbers, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def physics_mark() -> str:
    """Identifies the simulation: with equal marks, the same inputs give the same tower."""
    return f"{TOWER_VERSION}-{settings_hash()}-{pymunk.version}"
