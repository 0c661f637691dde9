"""Whether the server can do what it is there for."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from server.people import Person, wait_until
from server.play import ALONE
from server.servers import Server

from knockdown.server.http import health
from knockdown.server.services import Services

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


def test_a_server_that_cannot_write_is_not_well(tmp_path: Path) -> None:
    """As with a full disk: everything can be read."""
    bob = Person(Server(tmp_path / "matches.sqlite"))
    bob.new_match(seats=ALONE)
    with closing(sqlite3.connect(bob.server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert bob.post("/api/matches", {"seats": ALONE}).json()["reason"] == "not-kept"
        answer = bob.get("/healthz")
        assert answer.status == 503 and answer.json() == {"status": "read-only"}
        assert len(bob.get("/api/matches").json()) == 1
    wait_until(lambda: bob.get("/healthz").status == 200)  # it finds out by itself
    bob.server.kill()


def test_a_database_that_takes_too_long_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read(statement: Any) -> None:
        await asyncio.Event().wait()

    services = cast(Services, SimpleNamespace(storage=SimpleNamespace(read=read)))
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    assert not asyncio.run(health.database_answers(services))
