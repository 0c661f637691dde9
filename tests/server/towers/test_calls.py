"""7.1: the attacker calls three, two, one, and that is kept at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from positions import before_a_test
from server.tables import Table, scene_of, sit_down
from server.towers.hours import pass_hours, pass_time
from server.towers.sites import before_a_tower, laid, until_with_server
from waiting import until

from knockdown.server.match.clock import new_clock
from knockdown.server.match.commands import undo
from knockdown.server.match.tower import BuildTable
from knockdown.server.protocol.refusals import NO_UNDO, OLD_REVISION, Refusal
from knockdown.server.protocol.scene import NOBODY
from knockdown.server.towers import messages as w
from knockdown.server.towers.building import GLANCE, TowerTest
from knockdown.server.towers.messages import Chunk
from knockdown.server.towers.metronome import Metronome
from knockdown.server.towers.process import Towers
from knockdown.tower.attempt import Attempt

pytestmark = pytest.mark.once


@pytest.mark.parametrize("is_undone", [True, False])
def test_of_a_call_and_an_undo_the_first_one_counts(tmp_path: Path, is_undone: bool) -> None:
    """And a decision that cannot be taken back any more gets none of its time again."""

    async def play() -> None:
        async with before_a_tower(tmp_path, new_clock("blitz")) as site:
            hosted = site.hosted
            undoing = undo(hosted, site.attacker, hosted.revision)
            first, second = (undoing, site.start()) if is_undone else (site.start(), undoing)
            async with hosted.lock:
                tasks = [asyncio.create_task(first), asyncio.create_task(second)]
                await asyncio.sleep(0)
            done, refused = await asyncio.gather(*tasks, return_exceptions=True)
            assert done is None and isinstance(refused, Refusal)
            assert refused.reason == (OLD_REVISION if is_undone else NO_UNDO)
            assert hosted.is_tower_begun != is_undone
            assert hosted.times.clock.is_running == is_undone

    asyncio.run(play())


def test_a_call_is_logged_before_the_builder_has_come(tmp_path: Path) -> None:
    """From then on none of the attacker's time runs, not even after a restart."""
    record, test = before_a_test(2)
    table = Table(tmp_path, record, new_clock("blitz"))

    async def play() -> None:
        async with table.live() as hosted:
            attacker = await sit_down(hosted, 1 - test.seat)
            tower = await laid(hosted)
            await hosted.actor(BuildTable).start(attacker, hosted.revision)
            await until(lambda: tower.frame.phase == "resting")
            assert scene_of(attacker).clock.seat == NOBODY
            kept = await table.kept_clock(hosted)
            assert kept.seat == NOBODY
        async with table.live() as again:
            attacker = await sit_down(again, 1 - test.seat)
            assert again.is_tower_begun and not again.times.clock.is_running
            tower = await laid(again)
            await sit_down(again, test.seat)
            await until(lambda: tower.frame.phase == "counting")

    asyncio.run(play())


def test_nothing_is_left_of_a_tower_that_was_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even what it was just keeping."""
    _, test = before_a_test(2)

    async def build() -> None:
        inside, told = Towers(), list[object]()
        monkeypatch.setattr(inside.pipe, "tell", told.append)
        monkeypatch.setattr(inside.pipe, "show", lambda tower, picture: None)

        async def heard(kind: type) -> None:
            await until_with_server(
                inside, lambda: any(isinstance(message, kind) for message in told)
            )

        inside.take(w.Lay(1, test, "", False, True, False, []))
        await heard(w.Laid)
        inside.take(w.Begin(1))
        await heard(w.Keep)
        inside.take(w.Clear(1))
        await until(lambda: asyncio.all_tasks() == {asyncio.current_task()})
        assert not inside.sites

    asyncio.run(build())


class Host:
    """Keeps whatever it is asked to, and looks at nothing."""

    async def keep_tower(self, chunk: Chunk, after: int) -> None: ...

    def show_tower(self, picture: bytes) -> None: ...

    async def judge_tower(self, attempt: Attempt) -> None: ...


@pytest.mark.parametrize(("skill", "starts"), [("", False), ("average", True)])
def test_a_computer_that_attacks_waits_for_the_builder(skill: str, starts: bool) -> None:
    """For another computer it calls by itself."""
    _, test = before_a_test(2)

    async def wait() -> None:
        tower = TowerTest(test, skill, (), starts_itself=True, is_awaited=False)
        tower.attended.set()
        running = asyncio.create_task(tower.run(Host(), Metronome()))
        await pass_time(10 * GLANCE)
        running.cancel()
        assert tower.is_started is starts

    pass_hours(wait())


def test_an_attacker_who_comes_back_may_start_at_once() -> None:
    _, test = before_a_test(2)

    async def wait() -> None:
        tower = TowerTest(test, "", (), starts_itself=True, is_awaited=False)
        tower.attended.set()
        running = asyncio.create_task(tower.run(Host(), Metronome()))
        await pass_time(GLANCE / 2)
        tower.leave()
        tower.attended.set()
        tower.begin.set()
        await until(lambda: tower.is_started)
        running.cancel()

    pass_hours(wait())
