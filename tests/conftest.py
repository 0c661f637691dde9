"""Deals the tests to the processes that run them.

Each process gets an equal share of the list, in its order, and takes from the
end of the others' when it is done. So what takes long comes first in every
share, and files that start a browser or a server of their own stay together.
"""

from __future__ import annotations

import os
import signal
from itertools import cycle, groupby
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
BROWSER: Final = ("browser",)  # these keep processors busy, so they begin in one process only
SLOW_FILES: Final = ("test_cli_lab.py", "test_cli.py")
INSTALL: Final = "test_install.py"  # busy for long by itself: it begins at once
# The longest first. Most of them wait for clocks, towers and servers: several at a time do no harm.
LONG: Final = (INSTALL, "soak", "server", "tower", "lab", "players", *SLOW_FILES, "gym")

# What a shell runs in the background ignores Ctrl-C, and so would the programs that tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)  # when it is known which tests are run
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if processes > 1:
        items[:] = dealt(items, processes)


def dealt(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    shares: list[list[pytest.Item]] = [[] for _ in range(processes)]
    for parts, takers in ((BROWSER, shares[:1]), (LONG, shares[1:])):
        of_parts = [item for one in parts for item in items if part(item) == one]
        for taker, (_, file) in zip(
            cycle(takers), groupby(of_parts, lambda item: item.path), strict=False
        ):
            taker.extend(file)
    rest = [item for item in items if part(item) not in BROWSER + LONG]
    for number, share in enumerate(shares):
        # As many as pytest-xdist is going to hand to this process.
        left = len(items) - sum(map(len, shares[:number]))
        room = max(0, left // (processes - number) - len(share))
        share += rest[:room]
        del rest[:room]
    return [item for share in shares for item in share] + rest


def part(item: pytest.Item) -> str:
    """The folder of tests that it lies in, or its file."""
    return item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""
