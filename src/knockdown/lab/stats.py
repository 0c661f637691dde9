"""Shares with confidence intervals."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964  # 95 %


class Share(NamedTuple):
    """A measured share and its 95 % interval (Wilson)."""

    rate: float
    low: float
    high: float


def wilson(hits: int, tries: int) -> Share:
    """Good for few trials and for shares near 0 and 1, where the normal interval is not."""
    if tries == 0:
        return Share(0.5, 0.0, 1.0)
    rate = hits / tries
    spread = Z * Z / tries
    middle = (rate + spread / 2) / (1 + spread)
    reach = Z * sqrt(rate * (1 - rate) / tries + spread / (4 * tries)) / (1 + spread)
    return Share(rate, max(middle - reach, 0.0), min(middle + reach, 1.0))


def share_fields(hits: int, tries: int) -> dict[str, float]:
    """As fields of a figure."""
    return {name: round(value, 4) for name, value in wilson(hits, tries)._asdict().items()}


def median_ranks(count: int) -> tuple[int, int, int]:
    """The places of the median and of its interval's ends in a sorted list of this length."""
    reach = Z * sqrt(count) / 2
    low = max(int((count - 1) / 2 - reach), 0)
    high = min(int((count - 1) / 2 + reach + 1), count - 1)
    return (count - 1) // 2, low, high
