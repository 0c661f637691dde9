"""`python -m soak.figures`: how strong the server is, beside its goals. It takes some minutes.

Names after it choose what is measured: load, workers, attack, http.
"""

from __future__ import annotations

import resource
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from goals import Table
from server.cluster.company import LONGEST, Company
from server.cluster.test_deaths import die_again_and_again
from server.conftest import little_page
from server.http.test_schemathesis import fuzz
from server.people import Person
from server.postgres import Postgres
from server.redis_server import RedisServer
from server.servers import Server
from server.sockets.test_hostile import attack
from soak.crowd import Sizes
from soak.load import OPTIONS, Row, load
from soak.progress import meanwhile, say

OWN: Final = "postgres"  # as --database: one that is started here
FILES_FOR_EACH: Final = 4  # open files for each match, in one process
SPARE_FILES: Final = 500
Work = Callable[[], list[Row]]


def under_load(sizes: Sizes, database: str) -> list[Row]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if database == OWN:
            postgres = Postgres()
            stack.callback(postgres.remove)
            database = postgres.new_database()
        return load(sizes, database or folder / "matches.sqlite")


def two_servers(times: int) -> list[Row]:
    """Longer than `LONGEST`, or anything lost, is an assertion of its own."""
    people: list[Person] = []

    def come(server: Server, lang: str = "en") -> Person:
        people.append(Person(server, lang))
        return people[-1]

    with ExitStack() as stack, meanwhile(f"one of two servers is killed {times} times"):
        postgres = Postgres()
        stack.callback(postgres.remove)
        redis = RedisServer()
        stack.callback(redis.remove)
        company = Company(postgres, redis)
        stack.callback(company.end)
        found = die_again_and_again(company, come, times)
        for person in people:
            person.leave()
    return [
        Row(
            f"one of two servers killed {times} times: stuck",
            f"{LONGEST} s",
            f"{found.longest:.1f} s",
        ),
        Row("  acknowledged / lost", "– / 0", f"{found.decisions:,} / 0"),
    ]


@contextmanager
def open_server() -> Iterator[tuple[Server, Path]]:
    """Without limits, so that everything is looked at."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        page = little_page(folder / "page")
        server = Server(folder / "matches.sqlite", page, OPTIONS, is_command=True)
        try:
            yield server, folder
            complaints = server.end()
            assert not complaints, complaints
        finally:
            if server.process.poll() is None:
                server.kill()


def attacked(messages: int) -> list[Row]:
    with open_server() as (server, _), meanwhile(f"{messages:,} bad messages"):
        waited = attack(server, messages)
    return [
        Row(f"{messages:,} bad messages: crashes, 5xx, changes", "0", "0"),
        Row("  honest players wait, median", "500 ms", f"{waited * 1000:.0f} ms"),
    ]


def asked(examples: int) -> list[Row]:
    with open_server() as (server, folder), meanwhile("schemathesis asks"):
        fuzz(server, folder, "--max-examples", str(examples))
    return [Row(f"schemathesis, {examples} examples: findings", "0", "0")]


def tried(what: str, work: Work) -> list[Row]:
    """Whatever goes wrong is a goal that was missed; the others are measured all the same."""
    try:
        return work()
    except Exception:
        traceback.print_exc()
        return [Row(what, "–", "failed, see above", holds=False)]


def write(rows: Sequence[Row]) -> list[str]:
    """The table; tells what was missed."""
    table = Table()
    table.row("", "goal", "found")
    for what, goal, found, holds in rows:
        table.row(what, goal, found, holds=holds)
    return [what.strip() for what in table.missed]


def allow_files(matches: int) -> None:
    """Every connection is one; the server has this limit from us."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_FOR_EACH * matches + SPARE_FILES
    wanted = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if now not in (resource.RLIM_INFINITY, most) and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def main(
    only: Annotated[list[str] | None, typer.Argument(help="load, workers, attack, http")] = None,
    matches: int = 500,
    towers: int = 20,
    cubes: int = 8,
    seconds: float = 60.0,
    kills: int = 20,
    clients: int = 2,
    deaths: int = 10,
    messages: int = 100_000,
    examples: int = 200,
    database: Annotated[str, typer.Option(help="of the load: a URL, or postgres")] = "",
) -> None:
    """How strong the server is, beside its goals."""
    sizes = Sizes(matches, towers, cubes, seconds, kills, clients)
    works: dict[str, Work] = {
        "load": lambda: under_load(sizes, database),
        "workers": lambda: two_servers(deaths),
        "attack": lambda: attacked(messages),
        "http": lambda: asked(examples),
    }
    if unknown := set(only or ()) - set(works):
        sys.exit(f"no such figures: {', '.join(unknown)}; there are {', '.join(works)}")
    allow_files(matches)
    rows: list[Row] = []
    try:
        for what, work in works.items():
            if not only or what in only:
                rows += tried(what, work)
    except KeyboardInterrupt:
        say("stopped; what was found until then:")
        write(rows)
        sys.exit(130)
    if missed := write(rows):
        sys.exit(f"Missed: {'; '.join(missed)}.")


if __name__ == "__main__":
    typer.run(main)
