"""A server is killed, held up, or cut off from the other: matches go on at the other one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import NamedTuple

import pytest
from server.cluster.company import LONGEST, Company, Page, Table, begin_match, play_on
from server.people import Person, Screen
from server.play import SHARED
from server.rooms.lobby import join, meet, open_room
from server.scenarios import Outage, Scenario, go_through
from server.servers import Server
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from waiting import wait_until
from websockets.exceptions import ConnectionClosed

from knockdown.server.cluster.leases import DEAD_AFTER
from knockdown.server.match.clock import PACES, SECOND
from knockdown.server.protocol.messages import TakeScreen
from knockdown.server.protocol.rooms import ReadyUp
from knockdown.server.rooms.presence import GRACE

pytestmark = pytest.mark.once
Come = Callable[..., Person]
MATCHES = 3
BLITZ = PACES["blitz"]


def sit_down(company: Company, come: Come) -> list[Table]:
    """Of each match a player is at one server, the other and a watcher at the other."""
    here, there = company.servers
    tables = []
    for number in range(MATCHES):
        first, second = (here, there) if number % 2 else (there, here)
        people = [come(first), come(second), come(second)]
        tables.append(Table(people, company, begin_match(*people[:2]), number))
    return tables


class Figures(NamedTuple):
    """What `make soak` shows."""

    decisions: int
    longest: float  # seconds that a match was stuck


def until_all_play_on(tables: list[Table], decisions: int = 5) -> None:
    """So many are acknowledged at each."""
    goals = [table.made + decisions for table in tables]
    for table, goal in zip(tables, goals, strict=True):
        wait_until(partial(has_made, table, goal))


def has_made(table: Table, decisions: int) -> bool:
    return table.made >= decisions or table.failure is not None


def die_again_and_again(company: Company, come: Come, times: int) -> Figures:
    """In the middle of whatever is just being done. Nothing acknowledged is lost."""
    tables = sit_down(company, come)
    for table in tables:
        table.start()
    for turn in range(times):
        until_all_play_on(tables)
        victim = company.servers[turn % 2]
        victim.kill()
        until_all_play_on(tables)
        victim.start()
    until_all_play_on(tables)
    for table in tables:
        table.end()
        company.check_kept(table.known)
        assert table.made > 10 * times
    longest = max(table.longest for table in tables)
    assert longest < LONGEST
    return Figures(sum(table.made for table in tables), longest)


@pytest.mark.alone
def test_one_of_two_is_killed_again_and_again(company: Company, come: Come) -> None:
    die_again_and_again(company, come, 2)


def a_player_there_is_away(company: Company, come: Come) -> Scenario:
    here, there = company.servers
    ann, ben = come(here), come(there)
    match = begin_match(ann, ben)
    at_ann = ann.sit_down(match)
    ben.sit_down(match)
    at_ann.until("scene", lambda scene: scene.away == [-1, -1])
    outage = yield
    at_ann.until("scene", lambda scene: scene.away[1] >= 0)
    assert time.monotonic() - outage.killed < LONGEST


def a_guest_who_was_ready_there_is_not_waited_for(company: Company, come: Come) -> Scenario:
    here, there = company.servers
    ann, ben = come(here), come(there)
    room = open_room(ann, "Ann")
    at_ann, at_ben = meet(ann, room), join(ben, room, "Ben")
    at_ben.send(ReadyUp(on=True))
    at_ann.until(lambda room: room.guests[1] is not None and room.guests[1].ready)
    outage = yield
    gone = at_ann.until(lambda room: not room.guests[1].ready)
    assert not gone.guests[1].here
    assert time.monotonic() - outage.killed < DEAD_AFTER + GRACE + 3
    at_ann.send(ReadyUp(on=True))
    alone = at_ann.until(lambda room: room.guests[0].ready)
    assert not alone.playing
    ben.server = here
    meet(ben, room).send(ReadyUp(on=True))
    at_ann.until(lambda room: room.playing)


def the_clock_does_not_run_while_nobody_has_the_match(company: Company, come: Come) -> Scenario:
    here, there = company.servers
    ann, ben = come(there), come(here)
    match = begin_match(ann, ben, clock="blitz")
    came = time.monotonic()
    clock = ann.sit_down(match).scene.clock
    if clock.seat < 0:  # nobody's time runs before they have come
        clock = ben.sit_down(match).scene.clock
    seen = time.monotonic()
    beats = f"SELECT beat FROM workers WHERE id = '{company.holder_of(match)}'"
    for _ in range(3):  # what is spent before the last one counts
        wait_for_another(lambda: company.read(beats))
    outage = yield
    page = Page(ben, [here], match)
    again = time.monotonic()
    after = page.come().scene.clock
    assert time.monotonic() - again > 2  # until the other one was taken to be dead
    assert after.seat == clock.seat
    spent = (BLITZ.decision - after.left) / SECOND
    assert (outage.killed - seen) / 2 <= spent <= outage.killed - came + 1


def wait_for_another(read: Callable[[], object]) -> None:
    before = read()
    wait_until(lambda: read() != before)


def test_one_of_two_is_killed(company: Company, come: Come) -> None:
    def kill() -> Outage:
        killed = time.monotonic()
        company.servers[1].kill()
        return Outage(killed, killed)

    scenarios = (
        the_clock_does_not_run_while_nobody_has_the_match,
        a_player_there_is_away,
        a_guest_who_was_ready_there_is_not_waited_for,
    )
    go_through((each(company, come) for each in scenarios), kill, at_once=len(scenarios))


def test_a_server_that_comes_to_itself_has_nothing_to_say(company: Company, come: Come) -> None:
    """Both think for a moment that the match is theirs; the log knows better."""
    here, there = company.servers
    ann, ben = come(here), come(there)
    match = begin_match(ann, ben)
    stale = ann.sit_down(match)
    holder = company.holder_of(match)
    ben_page = Page(ben, [there], match)
    ben_page.come()
    with here.held_up():
        time.sleep(DEAD_AFTER + 1)
        ann.server = there
        pages = [Page(ann, [there], match), ben_page]
        play_on(pages, Random(4), 5)
        assert company.holder_of(match) not in ("", holder)
        kept = company.log_of(match)
        if stale.scene.question is not None:
            stale.decide(stale.scene.question.options[-1].option)
    assert ends_with(stale) == "away"
    assert company.log_of(match) == kept
    play_on(pages, Random(5), 1)
    assert len(company.log_of(match)) == len(kept) + 1
    company.check_kept([(page.match, page.known) for page in pages])
    ann.server = here
    assert Page(ann, [here], match).come().scene.revision == len(kept) + 1


def test_one_of_several_finds_out_when_it_can_write_again(company: Company, come: Come) -> None:
    here, _ = company.servers
    ann = come(here)
    match = ann.new_match(seats=SHARED)
    asked = ann.sit_down(match)
    company.postgres.run("ALTER TABLE entries RENAME TO gone", company.database)
    asked.send(TakeScreen(asked.scene.handover))
    asked.until("scene", lambda scene: scene.question is not None)
    asked.decide(asked.scene.question.options[0].option)
    assert asked.until("refused").reason == "not-kept"
    company.postgres.run("ALTER TABLE gone RENAME TO entries", company.database)
    begun = time.monotonic()
    wait_until(lambda: ann.get("/healthz").json() == {"status": "ok"})
    assert time.monotonic() - begun < LONGEST


@contextmanager
def stopped_in_a_transaction(company: Company, server: Server, screen: Screen) -> Iterator[None]:
    """It has written to the lease of a match, but not yet the entry, when it is stopped."""
    with asyncio.Runner() as runner:
        engine = create_async_engine(company.database)
        other = runner.run(begun(engine, "LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"))
        screen.decide(screen.scene.question.options[0].option)
        waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        wait_until(lambda: bool(company.postgres.run(waits)))
        with server.held_up():
            runner.run(other.close())
            runner.run(engine.dispose())
            free = f"SELECT 1 FROM leases WHERE match = '{screen.scene.match}'"
            assert not company.postgres.run(f"{free} FOR UPDATE SKIP LOCKED", company.database)
            yield


async def begun(engine: AsyncEngine, statement: str) -> AsyncConnection:
    connection = await engine.connect()
    await connection.execute(text(statement))
    return connection


@pytest.mark.parametrize("decisions", [0, 20], ids=["first", "later"])
def test_a_server_that_is_stopped_in_a_transaction_loses_its_matches(
    company: Company, come: Come, decisions: int
) -> None:
    """The first time a statement is sent in two parts, and PostgreSQL waits between them."""
    here, there = company.servers
    ann, ben = come(here), come(here)
    match = begin_match(ann, ben)
    at_here = [Page(person, [here], match) for person in (ann, ben)]
    play_on(at_here, Random(6), decisions)
    screens = [page.come() for page in at_here]
    for page in at_here:
        page.catch_up(max(screen.scene.revision for screen in screens))
    asked = next(screen for screen in screens if screen.scene.question is not None)
    kept = company.log_of(match)
    with stopped_in_a_transaction(company, here, asked):
        began = time.monotonic()
        ben.server = there
        pages = [Page(ben, [there], match) for _ in range(8)]
        for page in pages:
            page.come()
        assert time.monotonic() - began < LONGEST
        assert company.log_of(match) == kept  # it was never acknowledged
    assert ends_with(asked) in ("away", "not-kept")


def ends_with(screen: Screen) -> str:
    """The word of the last refusal before the connection is closed."""
    last = ""
    revision = screen.scene.revision
    try:
        while True:
            message = screen.hear()
            if message.type == "refused":
                last = message.reason
            assert screen.scene.revision == revision or not last
    except ConnectionClosed:
        return last
