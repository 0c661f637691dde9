"""Who comes to a match while it is brought into memory, or let go."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from weakref import ref

import pytest
from server.stored import a_match
from waiting import LONG, until

from knockdown.referee.moves import move_text
from knockdown.server.match.clock import new_clock
from knockdown.server.match.commands import decide
from knockdown.server.match.connection import Connection
from knockdown.server.match.flag_fall import FlagFall
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.registry import Elsewhere, Registry
from knockdown.server.match.timekeeper import wall_time
from knockdown.server.protocol.refusals import AWAY, Refusal
from knockdown.server.services import Services
from knockdown.server.settings import Settings, database_url

pytestmark = pytest.mark.once


def with_registry(folder: Path, use: Callable[[Registry], Awaitable[None]]) -> None:
    """One that is not opened: nothing goes on in it by itself."""

    async def run() -> None:
        database = database_url(str(folder / "matches.sqlite"))
        services = Services(Settings(database, ai_processes=1, idle_seconds=0.01))
        await services.storage.open()
        try:
            await use(services.matches)
        finally:
            await services.close()

    asyncio.run(run())


def test_waiters_share_the_failure_of_a_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    fails = asyncio.Event()

    async def claim_and_load(match: str) -> HostedMatch:
        tried.append(match)
        await fails.wait()
        raise Elsewhere("there")

    async def use(registry: Registry) -> None:
        monkeypatch.setattr(registry, "claim_and_load", claim_and_load)
        enter = registry.enter
        coming = [asyncio.create_task(enter("match", Connection([], "en"))) for _ in range(10)]
        await asyncio.sleep(0)
        fails.set()
        found = await asyncio.gather(*coming, return_exceptions=True)
        assert [getattr(each, "worker", each) for each in found] == ["there"] * 10
        assert tried == ["match"]
        with pytest.raises(Elsewhere):
            await registry.enter("match", Connection([], "en"))
        assert tried == ["match", "match"]

    with_registry(tmp_path, use)


def test_joining_a_match_being_released_is_retried(tmp_path: Path) -> None:
    async def use(registry: Registry) -> None:
        match = a_match()
        await registry.storage.add(match)
        here, coming = Connection([0], "en"), Connection([0], "en")
        hosted = await registry.enter(match.id, here)
        async with hosted.lock:  # as while a decision is written
            entering = asyncio.create_task(registry.enter(match.id, coming))
            await asyncio.sleep(0)
            assert registry.load_lock(match.id).locked()  # it waits
            await registry.let_go(hosted)
        with pytest.raises(Refusal, match=AWAY):
            await entering
        assert here.behind.is_set() and coming not in hosted.connections
        again = await registry.enter(match.id, coming)
        assert registry.hosted == {match.id: again} and again.connections == {coming}

    with_registry(tmp_path, use)


def test_a_match_that_was_let_go_is_waited_for_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[HostedMatch] = []

    async def use(registry: Registry) -> None:
        is_left = registry.is_left

        def look(hosted: HostedMatch) -> bool:
            looks.append(hosted)
            return is_left(hosted)

        monkeypatch.setattr(registry, "is_left", look)
        match = a_match()
        await registry.storage.add(match)
        ann = Connection([0], "en")
        hosted = await registry.enter(match.id, ann)
        hosted.set_clock(new_clock("blitz").start(0, wall_time()))
        registry.leave(hosted, ann)
        await until(lambda: len(looks) > 3)
        assert registry.hosted and registry.tasks.running  # it must be able to end
        await registry.let_go(hosted)
        async with asyncio.timeout(LONG):  # that is less than its clock has left
            await asyncio.gather(*registry.tasks.running)

    with_registry(tmp_path, use)


def test_a_match_that_was_left_is_gone_at_once(tmp_path: Path) -> None:
    """Without Python having to look for circles: that would keep everybody waiting."""

    async def play(registry: Registry) -> ref[HostedMatch]:
        match = a_match()
        await registry.storage.add(match)
        people = [Connection([seat], "en") for seat in (0, 1)]
        hosted, _ = [await registry.enter(match.id, each) for each in people]
        for _ in range(10):
            decider = people[hosted.match.decider]
            words = move_text(hosted.match, hosted.match.options[0])
            await decide(hosted, decider, hosted.revision, words)
        for each in people:
            registry.leave(hosted, each)
        return ref(hosted)

    async def use(registry: Registry) -> None:
        gc.disable()
        try:
            left = await play(registry)
            await until(lambda: not registry.hosted and not registry.tasks.running)
            assert left() is None
        finally:
            gc.enable()

    with_registry(tmp_path, use)


def test_nothing_acts_on_a_match_whose_loading_was_cut_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a clock that nobody knows of would end it later."""
    timers: list[HostedMatch] = []

    async def cut_short(hosted: HostedMatch) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(HostedMatch, "keep_clock", cut_short)
    monkeypatch.setattr(FlagFall, "clock_set", lambda flag: timers.append(flag.hosted))

    async def use(registry: Registry) -> None:
        match = a_match()
        await registry.storage.add(match)
        with pytest.raises(asyncio.CancelledError):
            await registry.enter(match.id, Connection([0], "en"))
        assert registry.hosted == {} and timers == []

    with_registry(tmp_path, use)
