"""How long a match may become: no rule ends every one (4.9), so nothing is decided at last."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.tables import TWO_PEOPLE, Table, heard, scene_of, sit_down

from knockdown.content.words import words_for
from knockdown.referee.moves import move_texts
from knockdown.referee.record import Record
from knockdown.server.match import log
from knockdown.server.match.commands import take
from knockdown.server.match.computers import Computers
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.protocol.messages import Concede, Decide, FromPage, Undo
from knockdown.server.protocol.seats import COMPUTER
from knockdown.server.storage.models import Seat

pytestmark = pytest.mark.once
FEW = 12  # entries
WHY = words_for("en").say("refusal-too-long")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LONGEST", FEW)


async def decide_first(hosted: HostedMatch) -> None:
    async with hosted.turn() as turn:
        await turn.decide(hosted.match.options[0])


async def play_on(hosted: HostedMatch) -> None:
    for _ in range(FEW - hosted.entries):
        await decide_first(hosted)


def first_option(hosted: HostedMatch) -> Decide:
    return Decide(hosted.revision, move_texts(hosted.match)[0])


def test_in_a_match_that_is_too_long_nothing_is_decided(tmp_path: Path) -> None:
    async def playing() -> None:
        async with Table(tmp_path, Record(seed=3)).live() as hosted:
            screens = [await sit_down(hosted, seat) for seat in (0, 1)]
            await play_on(hosted)
            hosted.tell()
            for screen in screens:
                scene = scene_of(screen)
                assert scene.question is None and not scene.can_undo and scene.waiting == WHY
            asked = screens[hosted.match.decider]
            messages: list[FromPage] = [first_option(hosted), Undo(hosted.revision)]
            for message in messages:
                await take(hosted, asked, message)
                assert [each.text for each in heard(asked)] == [WHY]
            assert hosted.entries == FEW

    asyncio.run(playing())


def test_giving_up_ends_it(tmp_path: Path) -> None:
    async def playing() -> None:
        async with Table(tmp_path, Record(seed=3)).live() as hosted:
            ann = await sit_down(hosted, 0)
            await play_on(hosted)
            await take(hosted, ann, Concede(hosted.revision))
            scene = scene_of(ann)
            assert scene.over and scene.winner == 1 and scene.waiting != WHY

    asyncio.run(playing())


def test_a_computer_does_not_think_about_it_for_ever(tmp_path: Path) -> None:
    computers = [Seat(COMPUTER, "rookie")] * 2

    async def playing() -> None:
        async with Table(tmp_path, Record(seed=3), seats=computers).live() as hosted:
            watcher = await sit_down(hosted)
            task = hosted.actor(Computers).task
            assert task is not None
            await asyncio.wait_for(task, 60)
            assert hosted.entries == FEW and scene_of(watcher).waiting == WHY
            hosted.actor(Computers).ai_pool.close()

    asyncio.run(playing())


def test_undone_decisions_count(tmp_path: Path) -> None:
    """Else a log could grow for ever without a match going on."""

    async def playing() -> None:
        async with Table(tmp_path, Record(seed=3), seats=(TWO_PEOPLE[0],) * 2).live() as hosted:
            both = await sit_down(hosted, 0, 1)
            for _ in range(FEW // 2):
                await decide_first(hosted)
                await take(hosted, both, Undo(hosted.revision))
            assert hosted.entries == FEW and not hosted.live.record.moves
            assert hosted.is_too_long

    asyncio.run(playing())
