"""Adapters for learners: a PettingZoo environment and an OpenSpiel game.

Importing this package registers `knockdown_v0` with PettingZoo, if that is
installed: `pettingzoo.make("aec", "knockdown_v0")`. The OpenSpiel game is in
`knockdown.gym.open_spiel_game`.
"""

from __future__ import annotations

from contextlib import suppress

with suppress(ImportError):
    from pettingzoo import register

    register("aec", "knockdown_v0", entry_point="knockdown.gym.knockdown_v0:env")
