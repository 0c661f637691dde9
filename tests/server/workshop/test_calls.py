"""7.1: the attacker calls three, two, one, whatever becomes of the workshop meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.play import before_a_test
from server.workshop.sites import before_a_tower, laid, until

from knockdown.server.workshop import letters as w
from knockdown.server.workshop.inside import Inside

pytestmark = pytest.mark.once


def test_a_call_for_a_test_that_was_taken_back_is_none(tmp_path: Path) -> None:
    """The workshop dies with the call, while an undo waits."""

    async def play() -> None:
        async with before_a_tower(tmp_path) as site:
            hosted, table = site.hosted, site.table
            site.stop()
            async with hosted.lock:
                undo = asyncio.create_task(hosted.undo(site.attacker, hosted.revision))
                await asyncio.sleep(0)
                site.start()
                site.kill()
                await until(lambda: table.tower is None)
            await undo
            await until(lambda: not table.is_begun)
            await hosted.decide(site.attacker, hosted.revision, "test")
            assert (await laid(hosted)).frame.phase == "waiting"
            await asyncio.sleep(0.3)
            assert not table.is_begun

    asyncio.run(play())


def test_a_call_outlives_the_workshop_that_was_to_keep_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with before_a_tower(tmp_path) as site:
            hosted, table = site.hosted, site.table
            async with hosted.lock:
                before = len(hosted.errands.tasks)
                site.start()
                await until(lambda: len(hosted.errands.tasks) > before)  # it is to be kept
                site.kill()
                await until(lambda: table.tower is None)
            await until(lambda: table.is_building)

    asyncio.run(play())


def test_nothing_is_left_of_a_tower_that_was_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even what it was just keeping."""
    _, test = before_a_test(2)

    async def build() -> None:
        inside, told = Inside(), list[object]()
        monkeypatch.setattr(inside.pipe, "tell", told.append)
        monkeypatch.setattr(inside.pipe, "show", lambda tower, picture: inside.metronome.hear())

        async def heard(kind: type, times: int = 1) -> None:
            await until(lambda: sum(isinstance(letter, kind) for letter in told) == times)

        inside.take(w.Lay(1, test, "", False, True, []))
        await heard(w.Laid)
        inside.take(w.Begin(1))
        await heard(w.Keep)
        inside.take(w.Answer(1, True))
        await heard(w.Keep, 2)
        inside.take(w.Clear(1))
        await until(lambda: asyncio.all_tasks() == {asyncio.current_task()})
        assert not inside.sites

    asyncio.run(build())
