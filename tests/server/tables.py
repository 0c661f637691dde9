"""A live match without a server around it: its storage is real, its screens are lists."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from waiting import until

from knockdown.engine.match_rules import KNOCKDOWN_TOWER
from knockdown.referee.record import Record
from knockdown.server.match import create
from knockdown.server.match.clock import Clock
from knockdown.server.match.connection import Connection
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.log import restored_from
from knockdown.server.match.registry import attach_actors
from knockdown.server.ops.ai_pool import AiPool
from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.protocol.seats import PERSON
from knockdown.server.settings import database_url
from knockdown.server.storage.models import Seat, Stored
from knockdown.server.storage.store import Storage
from knockdown.server.towers.client import TowerProcess

TWO_PEOPLE = (Seat(PERSON, "", "Ann", "a"), Seat(PERSON, "", "Ben", "b"))


class Table:
    """One match, kept in a file, that can be left and come back to."""

    def __init__(
        self,
        folder: Path,
        record: Record,
        clock: Clock | None = None,
        seats: Sequence[Seat] = TWO_PEOPLE,
    ) -> None:
        self.database = database_url(str(folder / "matches.sqlite"))
        self.match = new_match(record, clock, seats)
        self.is_kept = False

    @asynccontextmanager
    async def live(self, alive_until: int | None = None) -> AsyncIterator[HostedMatch]:
        storage, tasks = Storage(self.database), BackgroundTasks()
        await storage.open()
        try:
            if not self.is_kept:
                await storage.add(self.match)
                self.is_kept = True
            stored = await storage.load(self.match.id)
            assert stored is not None
            restored = restored_from(stored)
            ai_pool, tower_process = AiPool(1), TowerProcess()
            hosted = HostedMatch(stored, restored, storage, alive_until)
            attach_actors(hosted, ai_pool, tower_process)
            if hosted.match.match_rules.knockdown == KNOCKDOWN_TOWER:
                tasks.start(tower_process.run())
            yield hosted
            await hosted.close()
        finally:
            await tasks.stop()
            await storage.close()

    async def kept_clock(self, hosted: HostedMatch) -> Any:
        stored = await hosted.storage.find(self.match.id)
        assert stored is not None and stored.clock is not None
        return SimpleNamespace(**json.loads(stored.clock))


def new_match(record: Record, clock: Clock | None, seats: Sequence[Seat]) -> Stored:
    stored = create.stored(record, seats, "a")
    data = {name: getattr(stored, name) for name in stored.__struct_fields__}
    return Stored(**data | {"clock": clock.to_json() if clock else None})


async def sit_down(hosted: HostedMatch, *own: int) -> Connection:
    connection = Connection(own, "en")
    await hosted.join(connection)
    return connection


def heard(connection: Connection) -> list[Any]:
    """Everything that waits to be delivered; it counts as delivered."""
    found = []
    while (message := connection.next()) is not None:
        text = message.data.decode()
        found.append(json.loads(text, object_hook=lambda fields: SimpleNamespace(**fields)))
    return found


def scene_of(connection: Connection) -> Any:
    """The last one that was sent."""
    return [message for message in heard(connection) if message.type == "scene"][-1]


async def until_over(hosted: HostedMatch) -> None:
    await until(lambda: hosted.live.is_over)
