"""Which of many alike cases belong to every run, and which to `make soak`."""

from __future__ import annotations

from typing import Any

import pytest


def always(first: str, *others: str) -> list[Any]:
    """The first one always; the others, which differ in little, are slow tests."""
    return [first, *(pytest.param(other, marks=pytest.mark.slow) for other in others)]
