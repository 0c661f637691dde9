"""What may become of the tower process, or of one tower, while somebody practises."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.tables import heard
from server.towers.sites import Site, before_a_tower
from waiting import until

from knockdown.server.access.rate_limits import Limiter
from knockdown.server.match.connection import Connection
from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.protocol.messages import Hand
from knockdown.server.protocol.practice import LayTower
from knockdown.server.protocol.refusals import Refusal
from knockdown.server.settings import Limits, Rate
from knockdown.server.sockets import practice
from knockdown.server.sockets.practice import SEAT, PracticeSession, PracticeTable
from knockdown.server.towers import client
from knockdown.server.towers.client import RemoteTower, TowerProcess
from knockdown.server.towers.messages import Judge

pytestmark = pytest.mark.once


Practising = Callable[[PracticeTable], Awaitable[None]]
Practise = Callable[[Practising], None]


async def laid(table: PracticeTable, cubes: int = 2) -> RemoteTower:
    table.lay(cubes)
    tower = table.tower
    assert tower is not None
    await until(lambda: tower.laid is not None)
    return tower


async def begun(table: PracticeTable) -> RemoteTower:
    tower = await laid(table)
    table.start()
    await until(lambda: tower.frame.phase == "building")
    return tower


def told(table: PracticeTable) -> list[str]:
    """Verdicts and refusals."""
    found = heard(table.connection)
    return [each.reason for each in found if each.type in ("refused", "tower_judged")]


async def until_told(table: PracticeTable) -> list[str]:
    reasons: list[str] = []

    def has_heard() -> bool:
        reasons.extend(told(table))
        return bool(reasons)

    await until(has_heard)
    return reasons


@pytest.fixture(scope="module")
def practise() -> Iterator[Practise]:
    """At a table of one's own; all tests have the same tower process, or its successor."""
    with asyncio.Runner() as runner, pytest.MonkeyPatch.context() as patch:
        patch.setattr(client, "PAUSE", 0.0)  # one that dies young is replaced at once
        tower_process, tasks = runner.run(opened())

        async def at_table(practising: Practising) -> None:
            table = PracticeTable(Connection((SEAT,), "en"), tower_process, tasks)
            await until(lambda: tower_process.pipe is not None)
            try:
                await practising(table)
            finally:
                for tower in list(tower_process.towers.values()):
                    tower.clear()

        yield lambda practising: runner.run(at_table(practising))
        runner.run(tasks.stop())


async def opened() -> tuple[TowerProcess, BackgroundTasks]:
    tower_process, tasks = TowerProcess(), BackgroundTasks()
    tasks.start(tower_process.run())
    return tower_process, tasks


def kill(tower_process: TowerProcess) -> None:
    os.kill(tower_process.pid, signal.SIGKILL)


@pytest.mark.parametrize("is_begun", [True, False])
def test_a_tower_is_lost_with_the_tower_process_and_another_one_is_laid(
    is_begun: bool, practise: Practise
) -> None:
    async def practising(table: PracticeTable) -> None:
        await (begun(table) if is_begun else laid(table))
        kill(table.tower_process)
        assert await until_told(table) == ["tower-lost"]
        with pytest.raises(Refusal, match="no-tower"):
            table.start()
        tower = await begun(table)
        table.move_hand(Hand(tower.frame.tick, "done"))
        assert await until_told(table) == ["left-over"]

    practise(practising)


def test_one_that_dies_while_the_table_is_laid_is_told_as_well(practise: Practise) -> None:
    async def practising(table: PracticeTable) -> None:
        await until(lambda: table.tower_process.pid > 0)
        kill(table.tower_process)
        table.lay(2)
        assert await until_told(table) == ["tower-lost"]
        await laid(table)

    practise(practising)


def test_a_match_beside_it_goes_on_from_its_log(tmp_path: Path) -> None:
    async def both() -> None:
        async with before_a_tower(tmp_path) as site:
            tasks = BackgroundTasks()
            table = PracticeTable(Connection((SEAT,), "en"), site.tower_process, tasks)
            await begun(table)
            await beside(site, table)
            await tasks.stop()

    async def beside(site: Site, table: PracticeTable) -> None:
        tower = await site.build()
        kill(site.tower_process)
        assert await until_told(table) == ["tower-lost"]
        await until(lambda: site.table.tower is not tower)
        await begun(table)
        await until(lambda: site.table.laid_tower().frame.tick > 0)

    asyncio.run(both())


def fall_over(*_: object, **__: object) -> Any:
    raise ZeroDivisionError


@pytest.mark.parametrize("what", ["show_tower", "keep_tower", "judge_tower"])
def test_an_error_ends_only_its_tower(
    monkeypatch: pytest.MonkeyPatch, what: str, practise: Practise
) -> None:
    async def practising(table: PracticeTable) -> None:
        process = table.tower_process.pid
        tower = await laid(table)
        monkeypatch.setattr(table, what, fall_over)
        table.start()
        if what == "judge_tower":
            await until(lambda: tower.frame.phase == "building")
            table.move_hand(Hand(tower.frame.tick, "done"))
        assert await until_told(table) == ["tower-lost"]
        monkeypatch.undo()
        await begun(table)
        assert process in (0, table.tower_process.pid)

    practise(practising)


def test_a_verdict_that_cannot_be_read_is_none(
    monkeypatch: pytest.MonkeyPatch, practise: Practise
) -> None:
    async def practising(table: PracticeTable) -> None:
        monkeypatch.setattr(practice, "parse_evidence", fall_over)
        tower = await begun(table)
        table.move_hand(Hand(tower.frame.tick, "done"))
        assert await until_told(table) == ["tower-lost"]

    practise(practising)


def test_a_message_that_fails_clears_the_table(
    monkeypatch: pytest.MonkeyPatch, practise: Practise
) -> None:
    async def practising(table: PracticeTable) -> None:
        await laid(table)
        learner = PracticeSession(table, Limiter(Limits()), "")
        monkeypatch.setattr(table, "lay", fall_over)
        await learner.take(LayTower(2))
        assert told(table) == ["tower-lost"]
        assert table.tower is None and not table.tower_process.towers

    practise(practising)


def test_asking_for_too_many_towers_is_refused_and_keeps_the_current_one(
    practise: Practise,
) -> None:
    """Each is laid by the process that builds everybody's towers."""

    async def practising(table: PracticeTable) -> None:
        learner = PracticeSession(table, Limiter(Limits(towers=Rate(1, 0.1))), "")
        await learner.take(LayTower(2))
        tower = table.tower
        await learner.take(LayTower(3))
        assert told(table) == ["too-fast"] and table.tower is tower

    practise(practising)


def test_a_tower_that_was_left_is_not_judged(
    monkeypatch: pytest.MonkeyPatch, practise: Practise
) -> None:
    async def practising(table: PracticeTable) -> None:
        tower = await begun(table)
        judging: list[tuple[RemoteTower, Judge]] = []
        monkeypatch.setattr(table, "judge_tower", lambda *asked: judging.append(asked))
        table.move_hand(Hand(tower.frame.tick, "done"))
        await until(lambda: bool(judging))
        again = await laid(table)
        await table.judge(*judging[0])
        assert told(table) == [] and table.tower is again
        assert list(table.tower_process.towers.values()) == [again]

    practise(practising)
