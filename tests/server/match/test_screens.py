"""Many screens of one match: what they see in the same way is put together once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.tables import Table, heard, sit_down

import knockdown
from knockdown.referee.record import Record
from knockdown.server.match import hosted as matches
from knockdown.server.match.commands import decide, speak
from knockdown.server.match.connection import ENCODER, Baseline, Connection
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.present.scene import build_scene

pytestmark = pytest.mark.once


class Counting:
    """How many scenes are put together."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        monkeypatch.setattr(matches, "build_scene", self.build)

    def build(self, *args: Any, **named: Any) -> object:
        self.count += 1
        return build_scene(*args, **named)


async def come(hosted: HostedMatch, lang: str, *own: int) -> Connection:
    connection = await sit_down(hosted, *own)
    speak(hosted, connection, lang)
    return connection


async def decide_first(hosted: HostedMatch, player: Connection) -> None:
    await decide(hosted, player, hosted.revision, knockdown.move_texts(hosted.match)[0])


def test_watchers_share_one_scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Table(tmp_path, Record(seed=3, knockdown="dice")).live() as hosted:
            players = [await come(hosted, "en", seat) for seat in (0, 1)]
            watchers = [await come(hosted, "pl" if number % 2 else "en") for number in range(20)]
            again = await come(hosted, "en", 0)
            counting = Counting(monkeypatch)
            await decide_first(hosted, players[hosted.match.decider])
            assert counting.count == 4  # of each player, and of watchers in two languages
            told = [heard(each)[-1] for each in (*players, again, *watchers)]
            assert [scene.mode for scene in told] == ["alone"] * 3 + ["watched"] * 20
            assert [scene.viewer for scene in told] == [0, 1, 0] + [-1] * 20
            assert [scene.lang for scene in told[3:5]] == ["en", "pl"]
            assert all(scene.revision == 1 and scene.events for scene in told)

    asyncio.run(play())


def test_everybody_sees_what_they_would_see_alone(tmp_path: Path) -> None:
    """Also who was told less than others."""

    async def play() -> None:
        async with Table(tmp_path, Record(seed=3, knockdown="dice")).live() as hosted:
            screens = [await come(hosted, "en", *own) for own in ((0,), (1,), (), (), (0, 1))]
            for _ in range(12):
                await decide_first(hosted, screens[hosted.match.decider])
            for screen in screens:
                heard(screen)
            screens[3].told = 2
            alone = [
                ENCODER.encode(hosted.scene(screen, Baseline(screen.told, False)))
                for screen in screens
            ]
            hosted.tell()
            found = [screen.waiting[-1].data for screen in screens]
            assert found == alone and len(set(found)) == len(screens)
            assert all(screen.told == hosted.live.story_length for screen in screens)

    asyncio.run(play())
