"""Whether the server can do what it is there for."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from server.people import Person
from server.servers import Server

from knockdown.server import health
from knockdown.server.house import House

pytestmark = pytest.mark.once


def test_a_server_is_well_while_its_database_answers(tmp_path: Path) -> None:
    bob = Person(Server(tmp_path / "matches.sqlite"))
    answer = bob.get("/healthz")
    assert answer.status == 200 and answer.json() == {"status": "ok"}
    assert answer.headers["cache-control"] == "no-store" and "set-cookie" not in answer.headers
    with closing(sqlite3.connect(bob.server.database)) as other:
        other.execute("ALTER TABLE matches RENAME TO gone")
    answer = bob.get("/healthz")
    assert answer.status == 503 and answer.json() == {"status": "database-away"}
    assert answer.headers["cache-control"] == "no-store"
    bob.server.kill()


def test_a_database_that_takes_too_long_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read(statement: Any) -> None:
        await asyncio.Event().wait()

    house = cast(House, SimpleNamespace(storage=SimpleNamespace(read=read)))
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    assert not asyncio.run(health.database_answers(house))
