"""A commit whose answer is lost: it has happened, and the match goes on from it."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from positions import before_a_test
from server.tables import TWO_PEOPLE, Table, heard, scene_of, sit_down
from server.towers.sites import next_picture
from waiting import until

from knockdown.referee.moves import move_texts
from knockdown.referee.record import Record
from knockdown.server.match.commands import take
from knockdown.server.match.computers import Computers
from knockdown.server.match.connection import Connection
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.tower import BuildTable
from knockdown.server.protocol.messages import Decide, Hand
from knockdown.server.protocol.refusals import NOT_KEPT, Refusal
from knockdown.server.protocol.seats import COMPUTER
from knockdown.server.storage.models import Entry, Seat
from knockdown.server.towers.client import RemoteTower
from knockdown.tower.inputs import Input
from knockdown.tower.settings import TICKS_PER_SECOND

pytestmark = pytest.mark.once


class LostAnswers:
    """Every entry is kept, but of some nobody hears."""

    def __init__(self, hosted: HostedMatch, monkeypatch: pytest.MonkeyPatch) -> None:
        self.keep = hosted.storage.append
        self.kind_to_lose = ""
        self.is_lost = False
        self.heard_since_lost = 0
        monkeypatch.setattr(hosted.storage, "append", self.append)

    async def append(self, match: str, entry: Entry, *more: Any) -> None:
        await self.keep(match, entry, *more)
        self.heard_since_lost += self.is_lost
        if entry.kind == self.kind_to_lose:
            self.kind_to_lose, self.is_lost = "", True
            raise Refusal(NOT_KEPT)


# ------------------------------------------------------------------------- computers
def test_a_computer_answers_what_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = (TWO_PEOPLE[0], Seat(COMPUTER, "rookie"))
    table = Table(tmp_path, Record(seed=3, knockdown="dice"), seats=seats)

    async def playing() -> None:
        async with table.live() as hosted:
            ann = await sit_down(hosted, 0)
            answers = LostAnswers(hosted, monkeypatch)
            option = await before_the_computer(hosted, ann)
            decided = Decide(hosted.revision, option)
            heard(ann)
            answers.kind_to_lose = "decision"
            await take(hosted, ann, decided)
            assert [each.reason for each in heard(ann)] == [NOT_KEPT]
            await take(hosted, ann, decided)
            told = heard(ann)
            assert [each.type for each in told] == ["scene", "refused"]
            assert told[0].thinking and told[1].reason == "old-revision"
            await until(lambda: hosted.revision > decided.revision + 1)
            hosted.actor(Computers).ai_pool.close()

    asyncio.run(playing())


async def before_the_computer(hosted: HostedMatch, ann: Connection) -> str:
    """An option of hers after which the computer is asked."""
    while True:
        await until(lambda: hosted.match.decider == 0)
        words = move_texts(hosted.match)
        for option, name in zip(hosted.match.options, words, strict=True):
            after = hosted.match.clone()
            after.apply(option)
            if after.decider == 1 and not after.is_over:
                return name
        await take(hosted, ann, Decide(hosted.revision, words[0]))


# ---------------------------------------------------------------------------- towers
async def begun(hosted: HostedMatch) -> RemoteTower:
    """7.1: the attacker has called three, two, one."""
    table = hosted.actor(BuildTable)
    await until(lambda: table.tower is not None and table.tower.laid is not None)
    tower = table.laid_tower()
    await table.start(Connection([1 - tower.test.seat], "en"), hosted.revision)
    return tower


def tower_table(folder: Path) -> tuple[Table, int]:
    record, test = before_a_test(2)
    return Table(folder, record), test.seat


def test_7_1_a_start_that_was_kept_is_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = tower_table(tmp_path)

    async def playing() -> None:
        async with table.live() as hosted:
            await sit_down(hosted, seat)
            answers = LostAnswers(hosted, monkeypatch)
            answers.kind_to_lose = "tower"
            with pytest.raises(Refusal):
                await begun(hosted)
            assert answers.is_lost and not hosted.is_tower_begun
            tower = hosted.actor(BuildTable).tower
            watcher = await sit_down(hosted)  # joining settles the doubt
            await until(lambda: hosted.actor(BuildTable).tower not in (None, tower))
            laid = hosted.actor(BuildTable).tower
            assert laid is not None
            await until(lambda: laid.laid is not None and laid.frame.phase == "building")
            assert scene_of(watcher).test.phase == "build"

    asyncio.run(playing())


def inputs_of(hosted: HostedMatch) -> list[Input]:
    """What the log has of the tower under way."""
    return [one for chunk in hosted.tower_log for one in chunk.inputs]


def test_7_1_inputs_are_logged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = tower_table(tmp_path)

    async def playing() -> None:
        async with table.live() as hosted:
            builder = await sit_down(hosted, seat)
            answers = LostAnswers(hosted, monkeypatch)
            tower = await begun(hosted)
            await until(lambda: tower.frame.phase == "building")
            answers.kind_to_lose = "tower"
            places: list[float] = []
            for place in count():
                places.append(place % 40 - 20.0)
                moved = Hand(tower.frame.tick, "move", places[-1], 20.0)
                hosted.actor(BuildTable).move_hand(builder, moved)
                await next_picture(tower, moved.tick)
                known = inputs_of(hosted)
                if answers.heard_since_lost >= 2 and len(known) > TICKS_PER_SECOND // 4:
                    break
            assert answers.is_lost and hosted.actor(BuildTable).tower is tower
        async with table.live() as again:
            kept = inputs_of(again)
            assert kept[: len(known)] == known
            assert [one.x for one in kept] == places[: len(kept)]

    asyncio.run(playing())


def test_7_1_a_verdict_that_was_kept_clears_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = tower_table(tmp_path)

    async def playing() -> None:
        async with table.live() as hosted:
            builder = await sit_down(hosted, seat)
            answers = LostAnswers(hosted, monkeypatch)
            tower = await begun(hosted)
            await until(lambda: tower.frame.phase == "building")
            answers.kind_to_lose = "verdict"
            hosted.actor(BuildTable).move_hand(builder, Hand(tower.frame.tick, "done"))
            await until(lambda: answers.is_lost)
            revision = hosted.revision
            await until(lambda: hosted.revision > revision)
            assert hosted.actor(BuildTable).tower is not tower
            assert tower not in hosted.actor(BuildTable).tower_process.towers.values()
            assert scene_of(builder).revision == hosted.revision

    asyncio.run(playing())
