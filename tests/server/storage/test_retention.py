"""`knockdown matches`, `--keep-days`, `--keep-text-days`: what is exported, and what is deleted."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from positions import before_a_test
from random_matches import LINE_UPS
from records import random_record
from server.people import Person, wait_until
from server.servers import Server
from server.stored import a_match, a_text, entry, with_storage
from sqlalchemy import func, select, text, update
from typer.testing import CliRunner, Result

from knockdown.cli import app
from knockdown.engine.options import PASSED_OR_FAILED
from knockdown.referee.notation import format_match, parse_match
from knockdown.referee.record import Record
from knockdown.server.match.create import gone_on
from knockdown.server.match.log import DECISION, OUTCOME, restore
from knockdown.server.protocol.requests import SeatWanted
from knockdown.server.storage.models import Stored
from knockdown.server.storage.retention import days_ago
from knockdown.server.storage.schema import ENTRIES, MATCHES, SEATS
from knockdown.server.storage.store import Storage

pytestmark = pytest.mark.once
PEOPLE = (SeatWanted(name="Ann"), SeatWanted(name="Ben"))


def call(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["matches", *map(str, arguments)], env={"COLUMNS": "200"})


class Kept:
    """Two finished matches, one of them old, and an old one that is not over."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.record = a_finished_record()
        self.old, self.new = self.finished(), self.finished()
        self.live = a_match()
        with_storage(database, self.fill)

    def finished(self) -> Stored:
        match = gone_on(self.record, len(self.record.moves), PEOPLE, "ann")
        assert match.over
        return match

    async def fill(self, storage: Storage) -> None:
        for match in (self.old, self.new, self.live):
            await storage.add(match)
        await storage.append(self.live.id, entry(1))
        for match, days in ((self.old, 100), (self.live, 400)):
            changed = update(MATCHES).where(MATCHES.c.id == match.id)
            async with storage.transaction() as connection:
                await connection.execute(changed.values(changed=days_ago(days)))

    def ids(self) -> set[str]:
        """Of the matches that are there, with all that belongs to them."""
        found: set[str] = set()

        async def read(storage: Storage) -> None:
            found.update(row.id for row in await storage.read(select(MATCHES.c.id)))
            for table in (SEATS, ENTRIES):
                assert {row[0] for row in await storage.read(select(table.c.match))} == found

        with_storage(self.database, read)
        return found


@cache
def a_finished_record() -> Record:
    records = (random_record(line_up) for line_up in LINE_UPS if line_up.knockdown == "dice")
    return next(record for record in records if record.match().is_over)


@pytest.fixture
def kept(database: str) -> Kept:
    return Kept(database)


# ------------------------------------------------------------------------- export
def test_finished_matches_become_texts(kept: Kept, tmp_path: Path) -> None:
    folder = tmp_path / "far" / "away"
    result = call("export", folder, "--database", kept.database)
    assert result.exit_code == 0, result.output
    assert result.stdout == f"2 finished matches written to {folder}\n"
    names = {f"{days_ago(100)[:10]}-{kept.old.id}.txt", f"{days_ago(0)[:10]}-{kept.new.id}.txt"}
    assert {path.name for path in folder.iterdir()} == names
    for path in folder.iterdir():
        again = parse_match(path.read_text("utf-8"))
        assert again.players == ("Ann", "Ben") and again.texts() == kept.record.texts()


def test_one_match_becomes_a_text(kept: Kept, tmp_path: Path) -> None:
    def export(match: str) -> Result:
        return call("export", tmp_path / "one", "--match", match, "--database", kept.database)

    assert export(kept.new.id).exit_code == 0
    assert [path.stem[11:] for path in (tmp_path / "one").iterdir()] == [kept.new.id]
    for match, told in (("moon", "no match 'moon'"), (kept.live.id, "is not over yet")):
        result = export(match)
        assert result.exit_code == 2 and told in result.stderr


def test_matches_with_other_rules_are_named(kept: Kept, tmp_path: Path) -> None:
    async def change(storage: Storage) -> None:
        async with storage.transaction() as connection:
            older = func.replace(MATCHES.c.setup, '"rules":', '"rules":9')
            changed = update(MATCHES).where(MATCHES.c.id == kept.old.id).values(setup=older)
            await connection.execute(changed)

    with_storage(kept.database, change)
    result = call("export", tmp_path / "texts", "--database", kept.database)
    assert result.exit_code == 2 and result.stdout.startswith("1 finished match written")
    assert result.stderr == f"knockdown: {kept.old.id} was played with other rules or cards\n"


def test_a_text_that_was_brought_along_leaves_as_it_came(tmp_path: Path) -> None:
    kept = Kept(str(tmp_path / "a.sqlite"))
    brought = format_match(kept.record) + "\n"

    async def change(storage: Storage) -> None:
        async with storage.transaction() as connection:
            await connection.execute(update(MATCHES).values(text=brought))

    with_storage(kept.database, change)
    call("export", tmp_path / "one", "--match", kept.old.id, "--database", kept.database)
    assert [path.read_text("utf-8") for path in (tmp_path / "one").iterdir()] == [brought]


# -------------------------------------------------------------------------- prune
def test_old_matches_are_deleted_only_when_asked_to(kept: Kept) -> None:
    everything = {kept.old.id, kept.new.id, kept.live.id}
    told = call("prune", "--days", "90", "--database", kept.database)
    assert told.exit_code == 0, told.output
    assert (
        f"1 finished match over for more than 90 days (the oldest from {days_ago(100)[:10]})"
        in (told.stdout)
    )
    assert "--delete" in told.stdout and kept.ids() == everything
    done = call("prune", "--days", "90", "--delete", "--database", kept.database)
    assert done.stdout == "1 finished match deleted\n"
    assert kept.ids() == everything - {kept.old.id}
    again = call("prune", "--days", "90", "--database", kept.database)
    assert "there is nothing to delete" in again.stdout


def test_any_number_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knockdown.server.storage.retention.AT_ONCE", 1)
    kept = Kept(str(tmp_path / "a.sqlite"))

    async def age(storage: Storage) -> None:
        async with storage.transaction() as connection:
            await connection.execute(text("UPDATE matches SET changed = '2020-01-01'"))

    with_storage(kept.database, age)
    result = call("prune", "--days", "1", "--delete", "--database", kept.database)
    assert result.stdout == "2 finished matches deleted\n"
    assert kept.ids() == {kept.live.id}


def test_a_server_deletes_by_itself(tmp_path: Path) -> None:
    kept = Kept(str(tmp_path / "a.sqlite"))
    server = Server(kept.database, options=["--keep-days", "30"])
    person = Person(server)
    wait_until(lambda: person.get(f"/api/matches/{kept.old.id}").status == 404)
    assert person.get(f"/api/matches/{kept.new.id}").status == 200
    assert person.get(f"/api/matches/{kept.live.id}").status == 200
    assert server.end() == ""


# -------------------------------------------------------- texts that were brought along
class Texts:
    """An old one and a new one, neither of a match that was over."""

    def __init__(self, database: str) -> None:
        self.old, self.new = a_text(), a_text()
        with_storage(database, self.fill)

    async def fill(self, storage: Storage) -> None:
        for match in (self.old, self.new):
            await storage.add(match)
        aged = update(MATCHES).where(MATCHES.c.id == self.old.id).values(changed=days_ago(40))
        async with storage.transaction() as connection:
            await connection.execute(aged)


def test_a_text_counts_as_finished(kept: Kept) -> None:
    texts = Texts(kept.database)
    done = call("prune", "--days", "35", "--delete", "--database", kept.database)
    assert done.stdout == "2 finished matches deleted\n"

    async def look(storage: Storage) -> None:
        assert await storage.find(texts.old.id) is None and await storage.find(kept.old.id) is None
        assert await storage.find(texts.new.id) and await storage.find(kept.live.id)

    with_storage(kept.database, look)


@pytest.mark.parametrize(("options", "status"), [((), 404), (("--keep-text-days", "0"), 200)])
def test_a_server_forgets_texts_after_a_month(
    tmp_path: Path, options: tuple[str, ...], status: int
) -> None:
    """Also without `--keep-days`: anybody may bring them."""
    kept = Kept(str(tmp_path / "a.sqlite"))
    texts = Texts(kept.database)
    server = Server(kept.database, options=options)
    person = Person(server)
    wait_until(lambda: person.get(f"/api/matches/{texts.old.id}").status == status)
    for match in (texts.new, kept.old, kept.live):
        assert person.get(f"/api/matches/{match.id}").status == 200
    assert server.end() == ""


# ---------------------------------------------------------------------- bad input
@pytest.mark.parametrize("command", [["export", "texts"], ["prune", "--days", "3"]])
def test_nothing_is_made_just_to_look_into_it(tmp_path: Path, command: list[str]) -> None:
    result = call(*command, "--database", tmp_path / "a.sqlite")
    assert result.exit_code == 2 and "there is no database" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [["prune"], ["prune", "--days", "0"], ["export"]])
def test_half_a_command_is_refused(arguments: list[str]) -> None:
    assert call(*arguments).exit_code == 2


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    kept = Kept(str(tmp_path / "a.sqlite"))
    result = call("export", kept.database, "--database", kept.database)
    assert result.exit_code == 2 and "a.sqlite: File exists" in result.stderr


# ------------------------------------------------------- going on from a match before
@pytest.mark.parametrize("passed", [True, False])
def test_7_1_a_match_goes_on_past_a_test_whose_tower_is_not_told(passed: bool) -> None:
    """A text may leave it out, and dice may have decided instead of one."""
    record, _ = before_a_test(3)
    record.moves.append(PASSED_OR_FAILED[0 if passed else 1])
    copied = gone_on(record, len(record.moves), PEOPLE, "ann")
    assert [each.kind for each in copied.entries[-2:]] == [DECISION, OUTCOME]
    restored = restore(copied.setup, copied.entries)
    assert restored.live.match.to_dict() == record.match().to_dict()
