"""Scenarios that go through the same outages: to start a server takes seconds."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, NamedTuple


class Outage(NamedTuple):
    """When, by `time.monotonic()`."""

    killed: float
    back: float


# Yields whenever the server is to go down, and is told when it did.
Scenario = Generator[None, Outage, None]


def go_through(scenarios: Iterable[Scenario], outage: Callable[[], Outage]) -> None:
    """One after the other to its next `yield`, then the outage, until all have ended."""
    left = [each for each in scenarios if goes_on(each, None)]
    while left:
        happened = outage()
        left = [each for each in left if goes_on(each, happened)]


def goes_on(scenario: Generator[None, Any, None], happened: Outage | None) -> bool:
    try:
        scenario.send(happened)
    except StopIteration:
        return False
    return True
