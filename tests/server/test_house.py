"""Who comes to a match while it is brought into memory, or let go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from knockdown.server.connections import Connection
from knockdown.server.house import House
from knockdown.server.matches import HostedMatch
from knockdown.server.settings import Settings, database_url
from knockdown.server.workers.leases import Elsewhere

pytestmark = pytest.mark.once


def with_house(folder: Path, use: Callable[[House], Awaitable[None]]) -> None:
    """One that is not opened: nothing goes on in it by itself."""

    async def run() -> None:
        house = House(Settings(database_url(str(folder / "matches.sqlite")), minds=1))
        await house.storage.open()
        try:
            await use(house)
        finally:
            await house.close()

    asyncio.run(run())


def test_what_one_could_not_have_those_who_waited_do_not_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    async def bring(match: str) -> HostedMatch:
        tried.append(match)
        await asyncio.sleep(0.1)
        raise Elsewhere("there")

    async def use(house: House) -> None:
        monkeypatch.setattr(house, "bring", bring)
        coming = [house.enter("match", Connection([], "en")) for _ in range(10)]
        found = await asyncio.gather(*coming, return_exceptions=True)
        assert [getattr(each, "worker", each) for each in found] == ["there"] * 10
        assert tried == ["match"]
        with pytest.raises(Elsewhere):
            await house.enter("match", Connection([], "en"))
        assert tried == ["match", "match"]

    with_house(tmp_path, use)
