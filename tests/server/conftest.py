"""One server for all tests of a process; a test that kills it gets another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.people import Person
from server.postgres import Postgres
from server.servers import Server
from tiers import always


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    page, more = little_page(folder / "page"), ("--limits", "10")  # all tests are one address
    running = Server(folder / "matches.sqlite", page, more)
    yield running
    assert running.end() == ""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.remove()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """An empty database."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    return database_of(request, tmp_path)


def database_of(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    return str(tmp_path / "matches.sqlite")


@pytest.fixture
def newcomer(server: Server) -> Iterator[Callable[..., Person]]:
    """People who were never here before; they leave when the test is over."""
    people: list[Person] = []

    def come(lang: str = "en") -> Person:
        people.append(Person(server, lang))
        return people[-1]

    yield come
    for person in people:
        person.leave()


@pytest.fixture
def ann(newcomer: Callable[..., Person]) -> Person:
    return newcomer()


@pytest.fixture(params=always("sqlite", "postgresql"))
def bob(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Person]:
    """Somebody with a server of their own, to kill it."""
    person = Person(Server(database_of(request, tmp_path)))
    yield person
    person.server.kill()
    person.leave()


def little_page(folder: Path) -> Path:
    """As a built page lies there."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Knockdown</title>", "utf-8")
    (folder / "assets" / "index-1a2b.js").write_text("export {}", "utf-8")
    return folder
