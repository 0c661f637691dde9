"""Matches and a room that were stored before there were more house rules go on as they were."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from referee.test_old_texts import NAMES, old
from server.stored import with_storage
from sqlalchemy import select, update

from knockdown.referee.notation import parse_match
from knockdown.server.match.log import restored_from, setup_of
from knockdown.server.protocol.refusals import OTHER_RULES, Refusal
from knockdown.server.protocol.rooms import RoomOptions
from knockdown.server.rooms import store as rooms
from knockdown.server.storage.models import Stored
from knockdown.server.storage.schema import MATCHES, ROOMS
from knockdown.server.storage.store import Storage, now

pytestmark = pytest.mark.once
OLD = Path(__file__).parent / "old" / "house_rules.sql"
OWNER = "a" * 64


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A finished match, the first half of it, a text that was brought along; and a room."""
    path = tmp_path / "old.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(OLD.read_text("utf-8"))
    connection.close()
    return path


@pytest.mark.parametrize(("rule", "setting"), [("relief", '"halves"'), ("stall_turns", "5000")])
def test_a_house_rule_of_another_version_hides_no_list(path: Path, rule: str, setting: str) -> None:
    """As after going back to an older version: only the match itself cannot be played."""
    connection = sqlite3.connect(path)
    changed = f"UPDATE matches SET setup = json_set(setup, '$.{rule}', json('{setting}'))"
    connection.execute(changed)
    connection.commit()
    connection.close()

    async def use(storage: Storage) -> None:
        listed = await storage.matches_of(OWNER)
        assert listed and all(match.setup.fighters for match in listed)
        for match in [stored for stored in await stored_matches(storage) if not stored.text]:
            with pytest.raises(Refusal) as refused:
                restored_from(match)
            assert refused.value.reason == OTHER_RULES

    with_storage(path, use)


async def stored_matches(storage: Storage) -> list[Stored]:
    ids = [row.id for row in await storage.read(select(MATCHES.c.id))]
    found = [await storage.load(match) for match in ids]
    return [match for match in found if match is not None]


def test_old_matches_are_played_again_move_by_move(path: Path) -> None:
    records = [parse_match(old(name, "kd")) for name in NAMES]

    async def use(storage: Storage) -> None:
        matches = await stored_matches(storage)
        assert len(matches) == 2 * len(records) + 1
        for stored in matches:
            live = restored_from(stored).live
            [record] = [each for each in records if each.seed == live.record.seed]
            moves = len(record.moves) if stored.over else len(record.moves) // 2
            assert live.record.moves == record.moves[:moves]
            assert live.match.to_dict() == record.at(moves).to_dict()
            assert live.is_over == stored.over
            if stored.over:
                assert live.record.digest() == record.digest()
            assert setup_of(live.record) == stored.setup

    with_storage(path, use)


def test_an_old_room_has_its_options(path: Path) -> None:
    async def use(storage: Storage) -> None:
        [row] = await storage.read(select(ROOMS.c.id))
        async with storage.transaction() as connection:  # or it has expired
            await connection.execute(update(ROOMS).values(seen=now()))
        room = await rooms.load(storage, row.id)
        assert room.options == RoomOptions(
            "siege_storm",
            "random",
            knockdown="dice",
            relief="light",
            stall_turns=30,
            clock="blitz",
        )
        assert room.owner == OWNER and room.public

    with_storage(path, use)
