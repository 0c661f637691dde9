"""Tests an external bot in any language: `knockdown bot check -- COMMAND…`.

A separate server is started. For each case a room is opened, the command joins
it by its link, and a match is played through a relay that can cut the connection.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from knockdown.engine.errors import KnockdownError
from knockdown.server.bots.host import Host
from knockdown.server.bots.opponent import Fault
from knockdown.server.bots.trial import Bench, trial

PATIENCE: Final = 30.0  # seconds that a bot has to answer
A_FEW: Final = 4  # decisions
MOST_TOWER_MATCHES: Final = 3


class Case(NamedTuple):
    """Something a bot must be able to do, as a sentence, and its test."""

    sentence: str
    run: Callable[[Bench], Awaitable[None]]


@dataclass(frozen=True)
class Finding:
    """The result of a case; `fault` is empty if it passed."""

    case: str
    sentence: str
    fault: str
    seconds: float

    def __str__(self) -> str:
        told = f"{self.case:<8} {'held' if not self.fault else 'DID NOT HOLD'}"
        told += f" ({self.seconds:.0f} s): {self.sentence}"
        return f"{told}\n         {self.fault}" if self.fault else told


# ------------------------------------------------------------------------- the cases
async def whole_match(bench: Bench, knockdown: str) -> None:
    async with trial(bench, knockdown) as one:
        await one.opponent.say_hello(one.match)
        await one.play()
        await one.check_manners()


async def dice(bench: Bench) -> None:
    await whole_match(bench, "dice")


async def table(bench: Bench) -> None:
    await whole_match(bench, "table")


async def towers(bench: Bench) -> None:
    """Play matches until both kinds of tower have occurred, which is up to chance."""
    built = started = 0
    for _ in range(MOST_TOWER_MATCHES):
        async with trial(bench, "tower") as one:
            one.opponent.built, one.opponent.started = built, started
            await one.play(one.opponent.has_seen_towers)
            await one.concede()
            await one.check_manners()
        built, started = one.opponent.built, one.opponent.started
        if one.opponent.has_seen_towers():
            return
    missing = "had to build no tower" if started else "had no tower of the opponent to start"
    raise Fault(f"it {missing} in {MOST_TOWER_MATCHES} matches; try again")


async def twice(bench: Bench) -> None:
    """Each answer arrives a second time, when the question has already been answered."""
    async with trial(bench, "dice") as one:
        one.relay.says_twice = True
        await one.see_decisions(2 * A_FEW)
        one.relay.says_twice = False
        await one.see_decisions(A_FEW)
        await one.concede()
        await one.check_manners()


async def cut(bench: Bench) -> None:
    async with trial(bench, "dice") as one:
        for _ in range(2):
            await one.see_decisions(A_FEW)
            one.relay.cut()
        await one.see_decisions(A_FEW)
        await one.concede()
        await one.check_manners()


async def restart(bench: Bench) -> None:
    async with trial(bench, "dice") as one:
        await one.see_decisions(A_FEW)
        await bench.host.kill()
        await bench.host.start()
        await one.see_decisions(A_FEW)
        await one.concede()
        await one.check_manners()


CASES: Final = {
    "dice": Case("it joins by the link and plays a whole match with dice", dice),
    "table": Case("it plays a whole match in which people tell how a test ends", table),
    "tower": Case("it builds its towers, and starts those of the opponent", towers),
    "twice": Case("it goes on when an answer comes too late and is refused", twice),
    "cut": Case("it comes back when the connection is lost", cut),
    "restart": Case("it comes back when the server was killed and started again", restart),
}


# ------------------------------------------------------------------------ all of them
class NoSuchCase(KnockdownError):
    """An unknown case."""


def chosen(only: str) -> list[str]:
    names = [name.strip() for name in only.split(",") if name.strip()] or list(CASES)
    for name in names:
        if name not in CASES:
            raise NoSuchCase(f"there is no case '{name}'; there are {', '.join(CASES)}")
    return names


async def check_bot(
    command: Sequence[str],
    tell: Callable[[Finding], None],
    cases: Sequence[str] = tuple(CASES),
    patience: float = PATIENCE,
) -> bool:
    """Run the cases and report each finding at once. Returns whether all passed."""
    with tempfile.TemporaryDirectory("-knockdown") as folder:
        host = Host(Path(folder))
        await host.start()
        try:
            bench = Bench(host, command, Path(folder), patience)
            findings = [await tried(name, bench, tell) for name in cases]
        finally:
            await host.kill()
    return not any(finding.fault for finding in findings)


async def tried(name: str, bench: Bench, tell: Callable[[Finding], None]) -> Finding:
    began, fault = time.monotonic(), ""
    try:
        await CASES[name].run(bench)
    except Fault as found:
        fault = str(found)
    finding = Finding(name, CASES[name].sentence, fault, time.monotonic() - began)
    tell(finding)
    return finding
