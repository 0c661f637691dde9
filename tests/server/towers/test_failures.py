"""What goes wrong with one tower ends that one alone, and three dice decide its test (7.2)."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from positions import before_a_test
from server.tables import Table, heard, sit_down
from server.towers.sites import Site, before_a_tower, laid, until_with_server
from waiting import until

from knockdown.server.match import log
from knockdown.server.match import tower as build_table
from knockdown.server.match.clock import new_clock
from knockdown.server.match.dice import Dice, roll
from knockdown.server.match.tower import BuildTable
from knockdown.server.protocol.messages import Hand
from knockdown.server.protocol.refusals import NOT_KEPT, HandRefusal, Refusal
from knockdown.server.storage.models import Entry
from knockdown.server.towers import messages as w
from knockdown.server.towers.client import RemoteTower
from knockdown.server.towers.messages import Chunk
from knockdown.server.towers.process import Towers
from knockdown.tower.builder import build
from knockdown.tower.evidence import evidence_of
from knockdown.tower.evidence_text import format_evidence
from knockdown.tower.scatter import Cubes
from knockdown.tower.skills import skill_named

pytestmark = pytest.mark.once
_, TEST = before_a_test(2)


def fall_over(*_: object, **__: object) -> Any:
    raise ZeroDivisionError


# ------------------------------------------------------------------- in the tower process
class Floor:
    """All that a tower process says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.inside = Towers()
        self.told: list[Any] = []
        self.seen: list[int] = []
        monkeypatch.setattr(self.inside.pipe, "tell", self.hear)
        monkeypatch.setattr(self.inside.pipe, "show", self.see)

    def hear(self, message: Any) -> None:
        self.told.append(message)
        if isinstance(message, w.Keep):
            self.inside.take(w.Answer(message.tower, True))

    def see(self, tower: int, picture: bytes) -> None:
        self.seen.append(tower)

    async def lay(self, tower: int, skill: str = "") -> None:
        before = len(self.told)
        self.inside.take(w.Lay(tower, TEST, skill, False, True, False, []))
        await until(lambda: len(self.told) > before)

    async def still_builds(self, tower: int) -> bool:
        self.inside.take(w.Begin(tower))
        before = self.seen.count(tower)
        await until_with_server(self.inside, lambda: self.seen.count(tower) > before + 3)
        return True


def breaks(what: str) -> Callable[[Floor], None]:
    def sabotage(floor: Floor) -> None:
        tower = floor.inside.sites[1].tower
        setattr(tower, what, fall_over)
        floor.inside.take(w.Begin(1))
        floor.inside.take(w.Push(1, 5, Hand(0, "grab")))

    return sabotage


@pytest.mark.parametrize("what", ["push", "pass_ticks", "picture"])
def test_the_others_are_built_on(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    async def build() -> None:
        floor = Floor(monkeypatch)
        await floor.lay(1)
        await floor.lay(2)
        breaks(what)(floor)
        await until_with_server(floor.inside, lambda: w.Fail(1) in floor.told)
        assert await floor.still_builds(2)
        assert floor.told.count(w.Fail(1)) == 1
        for tower in (1, 2):
            floor.inside.take(w.Clear(tower))
        await until(lambda: asyncio.all_tasks() == {asyncio.current_task()})

    asyncio.run(build())


def test_one_that_cannot_even_be_laid_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def build() -> None:
        floor = Floor(monkeypatch)
        await floor.lay(1, "nobody's")
        assert floor.told == [w.Fail(1)]

    asyncio.run(build())


def test_a_beat_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def beat() -> None:
        floor = Floor(monkeypatch)
        floor.inside.take(w.Beat())
        assert floor.told == [w.Beat()]

    asyncio.run(beat())


# --------------------------------------------------------------------- in the server
class Onlooker:
    """Wants a tower that is built by a simulated hand."""

    def __init__(self) -> None:
        self.pictures = 0
        self.is_lost = False

    def tower_laid(self, tower: RemoteTower) -> None:
        tower.begin()

    def show_tower(self, picture: bytes) -> None:
        self.pictures += 1

    def keep_tower(self, tower: RemoteTower, keep: w.Keep) -> None:
        tower.answer(is_kept=True)

    def judge_tower(self, tower: RemoteTower, judge: w.Judge) -> None:
        tower.answer(is_kept=True)

    def refuse_hand(self, sender: int, refusal: HandRefusal) -> None: ...

    def tower_lost(self) -> None:
        self.is_lost = True

    def tower_failed(self, tower: RemoteTower) -> None:
        self.is_lost = True


def beside(site: Site) -> Onlooker:
    """Another tower in the same tower process."""
    onlooker = Onlooker()
    site.tower_process.lay(
        onlooker, TEST, "novice", [], starts_itself=True, is_attended=True, is_awaited=False
    )
    return onlooker


async def decided_by_dice(site: Site) -> None:
    hosted, revision = site.hosted, site.hosted.revision
    heard(site.attacker)
    await until(lambda: hosted.revision > revision)
    dice = roll(TEST)
    await until(lambda: not site.hosted.is_tower_begun)
    verdicts = [each for each in heard(site.attacker) if each.type == "tower_judged"]
    assert [(one.passed, one.reason) for one in verdicts] == [(dice.passed, "dice")]
    stored = await hosted.storage.load(hosted.id)
    assert stored is not None
    rolled = [entry for entry in stored.entries if entry.kind == log.DICE]
    assert [entry.data for entry in rolled] == [str(dice)] and Dice.parse(str(dice)) == dice
    again = log.restore(stored.setup, stored.entries).live
    assert again.match.to_dict() == hosted.match.to_dict() and again.pending_test is None
    assert not site.hosted.times.clock.rests


@pytest.mark.parametrize("what", ["show_tower", "keep", "judge"])
def test_dice_decide_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async def playing() -> None:
        async with before_a_tower(tmp_path, new_clock("blitz")) as site:
            onlooker, process = beside(site), site.tower_process.pid
            if what == "judge":
                tower = await site.build()
                site.table.move_hand(site.builder, Hand(tower.frame.tick, "done"))
            else:
                await site.start()
            monkeypatch.setattr(site.table, what, fall_over)
            await decided_by_dice(site)
            before = onlooker.pictures
            await until(lambda: onlooker.pictures > before + 3)
            assert not onlooker.is_lost and site.tower_process.pid == process

    asyncio.run(playing())


def test_a_tower_for_another_test_is_none(tmp_path: Path) -> None:
    """`TowerRefused`, which would be said of it for ever."""
    other = format_evidence(evidence_of(build(Cubes(1, 0), skill_named("expert"), 1, 0)))

    async def playing() -> None:
        async with before_a_tower(tmp_path) as site:
            tower = await site.build()
            tower.take(w.Judge(tower.order.tower, other, [], b"{}"))
            await decided_by_dice(site)

    asyncio.run(playing())


def test_one_that_cannot_be_laid_takes_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, _ = before_a_test(2)
    table = Table(tmp_path, record, new_clock("blitz"))

    async def playing() -> None:
        async with table.live() as hosted:
            people = [await sit_down(hosted, 0), await sit_down(hosted, 1)]
            await until(lambda: hosted.actor(BuildTable).tower is not None)
            tower = hosted.actor(BuildTable).tower
            assert tower is not None and tower.laid is None
            tower.take(w.Fail(tower.order.tower))
            await decided_by_dice(Site(hosted, people[1 - TEST.seat], people[TEST.seat]))

    asyncio.run(playing())


def test_dice_that_could_not_be_kept_are_rolled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_table, "PATIENCE", 0.01)

    async def playing() -> None:
        async with before_a_tower(tmp_path) as site:
            tower, keep, tries = await laid(site.hosted), site.hosted.storage.append, 0

            async def append(match: str, entry: Entry, *more: Any) -> None:
                nonlocal tries
                tries += 1
                if tries < 4:
                    raise Refusal(NOT_KEPT)
                await keep(match, entry, *more)

            monkeypatch.setattr(site.hosted.storage, "append", append)
            tower.take(w.Fail(tower.order.tower))
            await decided_by_dice(site)
            assert tries == 4

    asyncio.run(playing())


def test_a_match_that_is_closed_at_once_leaves_nothing_undone(
    tmp_path: Path, recwarn: pytest.WarningsRecorder
) -> None:
    """Python says so of what was begun and never awaited."""

    async def playing() -> None:
        async with before_a_tower(tmp_path) as site:
            tower = await laid(site.hosted)
            site.table.keep_tower(tower, w.Keep(tower.order.tower, Chunk(0, []), 0))
            await site.hosted.tasks.stop()

    asyncio.run(playing())
    gc.collect()
    assert [str(each.message) for each in recwarn if each.category is RuntimeWarning] == []
