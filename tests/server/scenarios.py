"""Scenarios that go through the same outages: to start a server takes seconds."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple


class Outage(NamedTuple):
    """When, by `time.monotonic()`."""

    killed: float
    back: float


# Yields whenever the server is to go down, and is told when it did.
Scenario = Generator[None, Outage, None]


def go_through(
    scenarios: Iterable[Scenario], outage: Callable[[], Outage], at_once: int = 1
) -> None:
    """Each to its next `yield`, so many at once, then the outage, until all have ended.

    One that fails does not keep the others from going on to theirs.
    """
    happened: Outage | None = None
    left = list(scenarios)
    with ThreadPoolExecutor(at_once) as pool:
        while left:
            go_on = list(pool.map(partial(goes_on, happened), left))
            left = [each for each, more in zip(left, go_on, strict=True) if more]
            happened = outage() if left else None


def goes_on(happened: Outage | None, scenario: Generator[None, Any, None]) -> bool:
    try:
        scenario.send(happened)
    except StopIteration:
        return False
    return True
