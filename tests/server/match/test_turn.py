"""A turn of a hosted match: on the log first, then in memory, then everybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from server.tables import Table, heard, scene_of, sit_down

from knockdown.referee.record import Record
from knockdown.server.match.computers import Computers
from knockdown.server.match.hosted import Actor, HostedMatch
from knockdown.server.protocol.refusals import AWAY, NOT_KEPT, Refusal

pytestmark = pytest.mark.once


class Watching(Actor):
    """Counts how often it is called to carry on, and sees what the log has by then."""

    def __init__(self, hosted: HostedMatch) -> None:
        self.hosted = hosted
        self.entries: list[int] = []

    def carry_on(self) -> None:
        self.entries.append(self.hosted.entries)


def with_match(folder: Path, use: Callable[[HostedMatch], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Table(folder, Record(seed=3)).live() as hosted:
            await use(hosted)

    asyncio.run(run())


def test_what_is_committed_is_logged_told_and_carried_on(tmp_path: Path) -> None:
    async def use(hosted: HostedMatch) -> None:
        screens = [await sit_down(hosted, seat) for seat in (0, 1)]
        watching = Watching(hosted)
        hosted.attach(watching)
        async with hosted.turn() as turn:
            for screen in screens:
                heard(screen)
            await turn.decide(hosted.match.options[0])
            stored = await hosted.storage.load(hosted.id)
            assert stored is not None and len(stored.entries) == hosted.entries == 1
            assert [heard(screen) for screen in screens] == [[], []], "told before the turn is over"
        assert [scene_of(screen).revision for screen in screens] == [1, 1]
        assert watching.entries == [1]

    with_match(tmp_path, use)


def test_a_refusal_leaves_everything_as_it_was(tmp_path: Path) -> None:
    async def use(hosted: HostedMatch) -> None:
        screen = await sit_down(hosted, 0)
        watching = Watching(hosted)
        hosted.attach(watching)
        heard(screen)
        with pytest.raises(Refusal):
            async with hosted.turn():
                raise Refusal(NOT_KEPT)
        assert not hosted.lock.locked() and not hosted.is_in_doubt
        assert (hosted.revision, hosted.entries) == (0, 0)
        assert heard(screen) == [] and watching.entries == []

    with_match(tmp_path, use)


def test_a_turn_in_which_nothing_happens_tells_nobody(tmp_path: Path) -> None:
    async def use(hosted: HostedMatch) -> None:
        screen = await sit_down(hosted, 0)
        heard(screen)
        async with hosted.turn():
            pass
        assert heard(screen) == []

    with_match(tmp_path, use)


def test_a_match_that_was_closed_is_elsewhere(tmp_path: Path) -> None:
    """What came in meanwhile is refused, and finds the match at the server that has it now."""

    async def use(hosted: HostedMatch) -> None:
        assert hosted.actor(Computers).hosted is hosted
        await hosted.close()
        with pytest.raises(Refusal) as refused:
            async with hosted.turn():
                pytest.fail("a turn of a closed match")
        assert refused.value.reason == AWAY
        with pytest.raises(Refusal):
            hosted.actor(Computers)
        assert not hosted.actors

    with_match(tmp_path, use)
