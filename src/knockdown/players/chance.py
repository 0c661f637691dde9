"""The randomness that players think with. It reveals nothing about the match's own.

A generator can be run backwards to its seed. If that were the seed of the
match, a player could read the deck from it (5.2).
"""

from __future__ import annotations

import hashlib

from knockdown.engine.rng import MAX_SEED, SEARCH_STREAM, Rng


def chance_for(seed: int, count: int = 0) -> Rng:
    """A generator for thinking about the match with this seed; always the same one."""
    digest = hashlib.sha256(f"thoughts about {seed}".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "big") & MAX_SEED, SEARCH_STREAM, count)
