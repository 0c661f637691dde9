"""Many live matches and towers at one server: how fast it is, and what it forgets when it dies."""

from __future__ import annotations

import asyncio
import math
import statistics
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from server.people import Person
from server.play import SHARED, play_on
from server.postgres import run
from server.servers import Server
from soak.crowd import Crowd, Sizes
from soak.disk import sync_times
from soak.duels import Played
from soak.progress import say, wait

from knockdown.server.settings import database_url

OPTIONS: Final = ("--limits", "0", "--metrics", "0")  # all clients are one address
SLOWEST: Final = 0.1  # seconds until 99 of 100 decisions are with the opponent
FEWEST: Final = 55.0  # pictures a second of any tower
MOST_MEMORY: Final = 1.0  # MB for each match
LEAST_PACE: Final = 0.97  # of one decision a second: a match that waits for its server is slower
WORKSHOP: Final = "knockdown_workshop_process"  # as `process`, of the one that builds towers
BETWEEN_KILLS: Final = 2.0  # seconds of play after everybody has come back


class Row(NamedTuple):
    """A figure beside its goal."""

    what: str
    goal: str
    found: str
    holds: bool = True


class Measured(NamedTuple):
    """The server while it was watched."""

    begin: float
    end: float
    memory: float  # MB more than before, at most
    server: float  # processors in use, without the process that builds its towers
    towers: float
    clients: float


def load(sizes: Sizes, database: Path | str) -> list[Row]:
    server = Server(database, options=OPTIONS, is_command=True)
    crowd = Crowd(server, sizes)
    try:
        measured = measure(server, crowd)
        stuck = kill_again_and_again(server, crowd)
        if sizes.kills:
            say("every match is played to its end")
            crowd.finish()
        played, shown = crowd.played(), crowd.shown()
        complaints = server.end()
        found = (each.rate(measured.begin, measured.end) for each in shown)
        rates = [rate for rate in found if rate is not None]
        rows = rows_of_speed(sizes, measured, played, rates)
        if sizes.kills:
            rows += rows_of_kills(sizes, stuck, played, lost(str(database), played))
        refused = sorted(set(played.refused))
        quiet = not refused and not complaints
        told = ", ".join(refused) or complaints.strip().rpartition("\n")[2] or "none"
        rows.append(Row("  refusals, and errors of the server", "none", told, quiet))
        return rows if isinstance(database, str) else [*rows, row_of_disk(database.parent)]
    finally:
        crowd.remove()
        if server.process.poll() is None:
            server.kill()


# --------------------------------------------------------------------------- the load
def measure(server: Server, crowd: Crowd) -> Measured:
    sizes = crowd.sizes
    warm_up(server)
    empty = memory(server)
    say(f"{sizes.matches} matches and {sizes.towers} towers are begun")
    crowd.come()
    crowd.wait_until_going(since=0.0)
    say(f"all go on; they are watched for {sizes.seconds:.0f} s")
    begin, clients = time.monotonic(), crowd.busy
    busy, building = processor_time(server), processor_time(server, WORKSHOP)
    most = memory(server)
    while (left := begin + sizes.seconds - time.monotonic()) > 0:
        wait(lambda: False, min(left, 5.0), lambda: "")
        most = max(most, memory(server))
        say(f"{max(left - 5, 0):.0f} s left, {most - empty:.0f} MB more than before")
    end = time.monotonic()
    passed = end - begin
    return Measured(
        begin,
        end,
        most - empty,
        (processor_time(server) - busy) / passed,
        (processor_time(server, WORKSHOP) - building) / passed,
        (crowd.busy - clients) / passed,
    )


def warm_up(server: Server) -> None:
    """What is loaded once for all matches is not of one match."""
    person = Person(server)
    play_on(person.sit_down(person.new_match(seats=SHARED, knockdown="dice")), Random(1), most=20)
    person.leave()


def memory(server: Server) -> float:
    """Of both processes: that of the towers is a part of the server."""
    figures = server.figures()
    both = ("process", WORKSHOP)
    return sum(figures[f"{each}_resident_memory_bytes"] for each in both) / 1e6


def processor_time(server: Server, process: str = "process") -> float:
    return server.figures()[f"{process}_cpu_seconds_total"]


def rows_of_speed(
    sizes: Sizes, measured: Measured, played: Played, rates: list[float]
) -> list[Row]:
    begin, end = measured.begin, measured.end
    delays = [each.took for each in played.delays if begin <= each.sent < end]
    pace = len(delays) / (end - begin)
    middle, most = math.inf, math.inf
    if len(delays) > 1:
        middle, most = statistics.median(delays), statistics.quantiles(delays, n=100)[-1]
    each = measured.memory / sizes.matches
    rows = [
        Row(
            f"{sizes.matches} matches, decisions a second",
            f"{sizes.matches}",
            f"{pace:.1f}",
            pace >= sizes.matches * LEAST_PACE,
        ),
        Row(
            "  from send to delivery, median / 99 %",
            f"– / {SLOWEST * 1000:.0f} ms",
            f"{middle * 1000:.1f} / {most * 1000:.1f} ms",
            most <= SLOWEST,
        ),
        Row("  memory of each match", f"< {MOST_MEMORY} MB", f"{each:.3f} MB", each < MOST_MEMORY),
        Row(
            "  processors: server, its towers, clients",
            "–",
            f"{measured.server:.2f}, {measured.towers:.2f}, {measured.clients:.2f}",
        ),
    ]
    if sizes.towers:
        slowest = min(rates, default=0.0)
        what = f"{sizes.towers} towers, pictures a second, slowest"
        rows.insert(2, Row(what, f"{FEWEST:.0f}", f"{slowest:.1f}", slowest >= FEWEST))
    return rows


def row_of_disk(folder: Path) -> Row:
    """With nothing beside it: what no server can be faster than."""
    middle, most = sync_times(folder)
    what = "  the disk alone, a sync, median / 99 %"
    return Row(what, "–", f"{middle * 1000:.1f} / {most * 1000:.1f} ms")


# -------------------------------------------------------------------------- the kills
def kill_again_and_again(server: Server, crowd: Crowd) -> float:
    """In the middle of whatever is just being done; tells the longest standstill in seconds."""
    longest = 0.0
    rng = Random(1)
    for turn in range(crowd.sizes.kills):
        time.sleep(BETWEEN_KILLS * (0.5 + rng.random()))
        server.kill()
        killed = time.monotonic()
        server.start()
        crowd.wait_until_going(since=killed)
        stuck = time.monotonic() - killed
        longest = max(longest, stuck)
        say(f"kill -9, {turn + 1} of {crowd.sizes.kills}: all go on after {stuck:.1f} s")
    return longest


def lost(database: str, played: Played) -> int:
    """How many decisions were acknowledged and are not in the log, at their place."""
    entries = "SELECT match, data FROM entries ORDER BY match, number"
    logs: defaultdict[str, list[str]] = defaultdict(list)
    for match, data in asyncio.run(run(database_url(database), entries)):
        logs[match].append(data)
    return sum(
        place >= len(logs[match]) or logs[match][place] != option
        for match, decisions in played.known.items()
        for place, option in decisions.items()
    )


def rows_of_kills(sizes: Sizes, stuck: float, played: Played, gone: int) -> list[Row]:
    known = sum(map(len, played.known.values()))
    finished, all_of_them = played.finished, sizes.matches
    return [
        Row(
            f"kill -9, {sizes.kills} times: acknowledged / lost",
            "– / 0",
            f"{known:,} / {gone}",
            known > 0 and gone == 0,
        ),
        Row(
            "  matches that were finished",
            f"{all_of_them}",
            f"{finished}",
            finished == all_of_them,
        ),
        Row("  until all of them went on, at most", "–", f"{stuck:.1f} s"),
    ]
