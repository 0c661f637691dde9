"""Which of many alike cases belong to every run, and which to `make soak`."""

from __future__ import annotations

from typing import Any

import pytest


def always(first: object, *others: object) -> list[Any]:
    """The first one always; the others, which differ in little, are slow tests."""
    return [first, *(pytest.param(*several(other), marks=pytest.mark.slow) for other in others)]


def several(case: object) -> tuple[object, ...]:
    """The arguments of a case: many, or one."""
    return case if isinstance(case, tuple) else (case,)
