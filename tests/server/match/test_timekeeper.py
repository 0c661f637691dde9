"""Clocks and presence in live matches, with a real database and a clock that is nearly over."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from positions import before_a_test
from server.tables import TWO_PEOPLE, Table, heard, scene_of, sit_down, until_over
from server.towers.sites import before_a_tower, laid
from waiting import until

from knockdown.referee.moves import move_texts
from knockdown.referee.record import Record
from knockdown.server.match import log
from knockdown.server.match import timekeeper as timekeeping
from knockdown.server.match.clock import PACES, SECOND, Clock, new_clock
from knockdown.server.match.commands import claim, decide, undo
from knockdown.server.match.flag_fall import FlagFall
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.timekeeper import timed_seat, wall_time
from knockdown.server.match.tower import BuildTable
from knockdown.server.protocol.messages import Hand
from knockdown.server.protocol.refusals import Refusal
from knockdown.server.protocol.seats import COMPUTER
from knockdown.server.storage.models import Entry, Seat

pytestmark = pytest.mark.once
SHORT = 150  # milliseconds that are left in these tests
BLITZ = PACES["blitz"]


def run(playing: Coroutine[Any, Any, None]) -> None:
    asyncio.run(playing)


def nearly_over(hosted: HostedMatch, left: int = SHORT) -> None:
    """Whose time runs has so much of it left, reserve included."""
    clock = hosted.times.clock
    assert clock.is_running
    since = wall_time() - BLITZ.decision - clock.reserves[clock.seat] + left
    hosted.set_clock(Clock(clock.kind, clock.reserves, clock.seat, since))


async def first_answer(hosted: HostedMatch, connection: Any) -> None:
    await decide(hosted, connection, hosted.revision, move_texts(hosted.match)[0])


# -------------------------------------------------------------------------- the clock
def test_whose_time_is_over_has_lost(tmp_path: Path) -> None:
    table = Table(tmp_path, Record(seed=5), new_clock("blitz"))

    async def playing() -> None:
        async with table.live() as hosted:
            asked = hosted.match.decider
            ann, ben, watcher = [await sit_down(hosted, *own) for own in ([0], [1], [])]
            nearly_over(hosted)
            await until_over(hosted)
            for connection in (ann, ben, watcher):
                scene = scene_of(connection)
                assert scene.over and scene.winner == 1 - asked and scene.ending == "time"
                assert scene.clock.seat == -1
            stored = await hosted.storage.load(hosted.id)
            assert stored is not None and stored.over and stored.summary.ending == "time"
            assert stored.entries == [Entry(1, log.FORFEIT, asked, "time")]
        async with table.live() as again:
            assert again.live.winner == 1 - asked and not again.times.clock.is_running

    run(playing())


def test_time_runs_out_for_somebody_who_went_away(tmp_path: Path) -> None:
    table = Table(tmp_path, Record(seed=5), new_clock("blitz"))

    async def playing() -> None:
        async with table.live() as hosted:
            asked = hosted.match.decider
            gone = await sit_down(hosted, asked)
            hosted.leave(gone)
            nearly_over(hosted)
            await until_over(hosted)
            assert hosted.live.winner == 1 - asked

    run(playing())


def test_an_answer_stops_it_and_starts_the_next(tmp_path: Path) -> None:
    table = Table(tmp_path, Record(seed=5), new_clock("blitz"))

    async def playing() -> None:
        async with table.live() as hosted:
            people = [await sit_down(hosted, 0), await sit_down(hosted, 1)]
            first = hosted.match.decider
            nearly_over(hosted, SECOND)
            before = hosted.actor(FlagFall).timer
            await first_answer(hosted, people[first])
            clock, timer = hosted.times.clock, hosted.actor(FlagFall).timer
            assert before is not None and before.cancelled() and timer is not None
            left = timer.when() - asyncio.get_running_loop().time()
            assert left > (BLITZ.decision + BLITZ.reserve) / SECOND - 1
            assert clock.seat == hosted.match.decider == 1 - first
            assert 0 < clock.reserves[first] <= SECOND
            assert clock.reserves[1 - first] == BLITZ.reserve
            assert (await table.kept_clock(hosted)).reserves == list(clock.reserves)
            shown = scene_of(people[0]).clock
            assert (shown.kind, shown.seat) == ("blitz", 1 - first)
            assert BLITZ.decision - SECOND < shown.left <= BLITZ.decision

    run(playing())


def test_an_answer_that_comes_too_late_is_refused(tmp_path: Path) -> None:
    table = Table(tmp_path, Record(seed=5), new_clock("blitz"))

    async def playing() -> None:
        async with table.live() as hosted:
            ann = await sit_down(hosted, 0, 1)
            hosted.actor(FlagFall).stop_timer()  # as if it came a moment late
            nearly_over(hosted, 0)
            hosted.actor(FlagFall).stop_timer()
            with pytest.raises(Refusal, match="no-time"):
                hosted.check_player(ann, hosted.revision)

    run(playing())


def test_it_does_not_run_before_the_asked_player_has_come(tmp_path: Path) -> None:
    table = Table(tmp_path, Record(seed=5), new_clock("relaxed"))

    async def playing() -> None:
        async with table.live() as hosted:
            asked = hosted.match.decider
            other = await sit_down(hosted, 1 - asked)
            assert scene_of(other).clock.seat == -1
            own = await sit_down(hosted, asked)
            assert scene_of(own).clock.seat == scene_of(other).clock.seat == asked

    run(playing())


def test_without_a_clock_there_is_none(tmp_path: Path) -> None:
    async def playing() -> None:
        async with Table(tmp_path, Record(seed=5)).live() as hosted:
            assert scene_of(await sit_down(hosted, 0)).clock is None
            assert hosted.actor(FlagFall).timer is None

    run(playing())


@pytest.mark.parametrize("lived", [4 * SECOND, 20 * SECOND])
def test_a_restart_costs_nobody_time(tmp_path: Path, lived: int) -> None:
    """It died an hour ago, so long after somebody was asked."""
    record = Record(seed=5)
    asked, since = record.begin().decider, wall_time() - 3600 * SECOND
    table = Table(tmp_path, record, new_clock("blitz").start(asked, since))

    async def playing() -> None:
        async with table.live(alive_until=since + lived) as hosted:
            clock = hosted.times.clock
            expected = BLITZ.decision + BLITZ.reserve - lived
            assert clock.seat == asked and hosted.actor(FlagFall).timer is not None
            assert expected - 5 * SECOND < clock.left(wall_time()) <= expected
            person = await sit_down(hosted, asked)
            assert hosted.times.clock == clock  # coming back is no new beginning
            await first_answer(hosted, person)
            beyond = max(lived - BLITZ.decision, 0)
            kept = await table.kept_clock(hosted)
            assert 0 <= BLITZ.reserve - beyond - kept.reserves[asked] < 5 * SECOND

    run(playing())


# ------------------------------------------------------------------------- 7.1 a tower
def test_7_1_the_attacker_has_to_start_it_and_while_it_is_built_nobodys_time_runs(
    tmp_path: Path,
) -> None:
    record, test = before_a_test(2)
    table = Table(tmp_path, record, new_clock("blitz"))

    async def playing() -> None:
        async with table.live() as hosted:
            people = [await sit_down(hosted, 0), await sit_down(hosted, 1)]
            attacker = people[1 - test.seat]
            assert hosted.times.clock.seat == 1 - test.seat
            tower = await laid(hosted)
            nearly_over(hosted, SECOND)
            await hosted.actor(BuildTable).start(attacker, hosted.revision)
            again = await sit_down(hosted, 1 - test.seat)  # a refresh restarts nothing
            assert scene_of(again).clock.seat == -1
            kept = await table.kept_clock(hosted)
            assert kept.seat == -1 and kept.reserves[1 - test.seat] <= SECOND
            await until(lambda: tower.frame.phase == "building")
            done = Hand(tower.frame.tick, "done")
            hosted.actor(BuildTable).move_hand(people[test.seat], done)
            before = hosted.revision
            await until(lambda: hosted.revision > before)
            assert scene_of(again).clock.seat == timed_seat(hosted.match, hosted.seats)

    run(playing())


def test_7_1_an_attacker_who_does_not_start_a_test_runs_out_of_time(tmp_path: Path) -> None:
    record, test = before_a_test(2)
    table = Table(tmp_path, record, new_clock("blitz"))

    async def playing() -> None:
        async with table.live() as hosted:
            await sit_down(hosted, 0)
            await sit_down(hosted, 1)
            nearly_over(hosted)
            await until_over(hosted)
            assert hosted.live.winner == test.seat
            await hosted.actor(BuildTable).set_up()
            assert hosted.actor(BuildTable).tower is None

    run(playing())


def test_7_1_against_a_computer_it_is_the_builders_time(tmp_path: Path) -> None:
    """It waits until they are ready, and not for ever; who starts it has stopped the clock."""
    record, test = before_a_test(2)
    seats = [Seat(COMPUTER, "rookie", "", ""), Seat(COMPUTER, "rookie", "", "")]
    seats[test.seat] = TWO_PEOPLE[test.seat]
    late, ready = (
        Table(tmp_path / name, record, new_clock("blitz"), seats) for name in ("late", "ready")
    )

    async def playing() -> None:
        async with late.live() as hosted:
            await sit_down(hosted, test.seat)
            assert hosted.times.clock.seat == test.seat
            nearly_over(hosted)
            await until_over(hosted)
            assert hosted.live.winner == 1 - test.seat
        async with ready.live() as hosted:
            builder = await sit_down(hosted, test.seat)
            await laid(hosted)
            await hosted.actor(BuildTable).start(builder, hosted.revision)
            assert hosted.times.clock.seat == -1

    for table in ("late", "ready"):
        (tmp_path / table).mkdir()
    run(playing())


def test_7_1_restoring_a_tower_costs_nobody_time(tmp_path: Path) -> None:
    """The attacker could not start anything meanwhile."""

    async def playing() -> None:
        async with before_a_tower(tmp_path, new_clock("blitz")) as site:
            hosted, lost, clock = site.hosted, site.table.tower, site.hosted.times.clock
            assert clock.is_running and not clock.rests
            site.kill()
            await until(lambda: site.table.tower not in (None, lost))
            assert hosted.times.clock.rests and hosted.actor(FlagFall).timer is None
            nearly_over(hosted, SECOND)
            heard(site.attacker)
            left = hosted.times.clock.left(wall_time())
            assert site.table.is_being_laid  # no other process has begun so soon
            assert hosted.times.clock.left(wall_time() + SECOND) == left
            await laid(hosted)
            assert not hosted.live.is_over and not hosted.times.clock.rests
            assert hosted.times.clock.left(wall_time()) > left - SECOND / 2
            assert scene_of(site.attacker).clock.seat == hosted.times.clock.seat

    run(playing())


def test_7_1_a_player_who_undoes_while_the_tower_is_set_up_sees_their_clock(tmp_path: Path) -> None:
    async def playing() -> None:
        record, test = before_a_test(2)
        async with Table(tmp_path, record, new_clock("blitz")).live() as hosted:
            people = [await sit_down(hosted, 0), await sit_down(hosted, 1)]
            attacker = people[1 - test.seat]
            await until(lambda: hosted.actor(BuildTable).is_being_laid)
            await until(lambda: bool(hosted.times.clock.rests))
            assert scene_of(attacker).clock.seat == -1, "the page shows no time that rests"
            await undo(hosted, attacker, hosted.revision)
            await until(lambda: not hosted.times.clock.rests)
            await settled(hosted)
            assert scene_of(attacker).clock.seat == hosted.times.clock.seat != -1

    run(playing())


# -------------------------------------------------------------------------------- away
class Hours:
    """Time that goes by when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0
        monkeypatch.setattr(timekeeping, "steady_time", lambda: self.now)


@pytest.mark.parametrize(("kind", "grace"), [("none", 60), ("relaxed", 60), ("blitz", 30)])
def test_a_player_who_stays_away_too_long_can_be_claimed_against(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Any, grace: int
) -> None:
    hours = Hours(monkeypatch)
    table = Table(tmp_path, Record(seed=5), new_clock(kind))

    async def playing() -> None:
        async with table.live() as hosted:
            ann, ben = await sit_down(hosted, 0), await sit_down(hosted, 1)
            assert scene_of(ann).away == [-1, -1]
            with pytest.raises(Refusal, match="not-away"):
                await claim(hosted, ann, hosted.revision)
            second_tab = await sit_down(hosted, 1)
            hosted.leave(second_tab)
            assert not heard(ann)
            hosted.leave(ben)
            told = scene_of(ann)
            assert told.away == [-1, 0] and told.claim_in == grace and told.events == []
            hours.now += (grace - 1) * SECOND
            with pytest.raises(Refusal, match="not-away"):
                await claim(hosted, ann, hosted.revision)
            hours.now += SECOND
            await claim(hosted, ann, hosted.revision)
            scene = scene_of(ann)
            assert scene.over and scene.winner == 0 and scene.ending == "left"
            assert scene.ending_text.endswith(" did not come back.") and scene.claim_in == -1
            stored = await hosted.storage.load(hosted.id)
            assert stored is not None
            assert stored.entries == [Entry(1, log.FORFEIT, 1, "left")]

    run(playing())


def test_a_player_who_comes_back_in_time_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours(monkeypatch)

    async def playing() -> None:
        async with Table(tmp_path, Record(seed=5)).live() as hosted:
            ann, ben = await sit_down(hosted, 0), await sit_down(hosted, 1)
            watcher = await sit_down(hosted)
            hosted.leave(ben)
            hours.now += 50 * SECOND
            back = await sit_down(hosted, 1)
            assert scene_of(ann).away == [-1, -1] and scene_of(back).fresh
            hours.now += 50 * SECOND
            with pytest.raises(Refusal, match="not-away"):
                await claim(hosted, ann, hosted.revision)
            with pytest.raises(Refusal, match="not-yours"):
                await claim(hosted, watcher, hosted.revision)
            with pytest.raises(Refusal, match="old-revision"):
                await claim(hosted, back, hosted.revision + 1)

    run(playing())


def test_a_player_cut_off_by_us_loses_neither_the_match_nor_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The way to other servers is lost, and somebody plays through one."""
    hours = Hours(monkeypatch)
    table = Table(tmp_path, Record(seed=5), new_clock("blitz"))

    async def playing() -> None:
        async with table.live() as hosted:
            asked = hosted.match.decider
            far, near = await sit_down(hosted, asked), await sit_down(hosted, 1 - asked)
            hosted.note_way(can_come=False)
            assert hosted.times.clock.seat == asked and not hosted.times.clock.rests
            hosted.leave(far)
            told = scene_of(near)
            assert told.away[asked] == 0 and told.claim_in == -1 and told.clock.seat == -1
            assert hosted.actor(FlagFall).timer is None
            await settled(hosted)
            assert (await table.kept_clock(hosted)).rests
            hours.now += 300 * SECOND
            with pytest.raises(Refusal, match="not-away"):
                await claim(hosted, near, hosted.revision)
            hosted.note_way(can_come=True)
            told = scene_of(near)
            assert told.away[asked] == 0 and told.claim_in == 30 and told.clock.seat == asked
            hours.now += 30 * SECOND
            await claim(hosted, near, hosted.revision)

    run(playing())


def test_a_player_who_reconnects_elsewhere_plays_on(tmp_path: Path) -> None:
    table = Table(tmp_path, Record(seed=5), new_clock("blitz"))

    async def playing() -> None:
        async with table.live() as hosted:
            first = hosted.match.decider
            near = await sit_down(hosted, first)
            hosted.note_way(can_come=False)
            await first_answer(hosted, near)
            assert hosted.times.clock.seat == 1 - first and hosted.times.clock.rests
            assert (await table.kept_clock(hosted)).rests
            far = await sit_down(hosted, 1 - first)
            assert (
                scene_of(far).clock.seat == 1 - first and hosted.actor(FlagFall).timer is not None
            )
            await settled(hosted)
            assert not (await table.kept_clock(hosted)).rests

    run(playing())


async def settled(hosted: HostedMatch) -> None:
    """What was to be kept is kept."""
    await asyncio.gather(*hosted.tasks.running)
