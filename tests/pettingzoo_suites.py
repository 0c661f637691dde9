"""PettingZoo's own test suites, imported without the warning they set off themselves."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    # Its fixtures still import environments in the way it warns against.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

__all__ = ["api_test", "performance_benchmark", "seed_test"]
