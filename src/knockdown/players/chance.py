"""The chance that players think with. It tells nothing of the match's own.

A generator can be turned backwards to the number it was made of. If that were
the seed of the match, a player could read the deck out of it (5.2).
"""

from __future__ import annotations

import hashlib

from knockdown.engine.rng import MAX_SEED, SEARCH_STREAM, Rng


def chance_for(seed: int, count: int = 0) -> Rng:
    """For thoughts about the match with this seed; the same for the same match."""
    digest = hashlib.sha256(f"thoughts about {seed}".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "big") & MAX_SEED, SEARCH_STREAM, count)
