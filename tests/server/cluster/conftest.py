"""Two servers with one PostgreSQL and one Redis."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from server.cluster.company import Company
from server.people import Person
from server.postgres import Postgres
from server.redis_server import RedisServer
from server.servers import Server


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    running = RedisServer()
    yield running
    running.remove()


@pytest.fixture(scope="module")
def company(postgres: Postgres, redis: RedisServer) -> Iterator[Company]:
    """The same two servers for all tests of a file; a killed one is started again."""
    running = Company(postgres, redis)
    yield running
    running.end()


@pytest.fixture
def come(company: Company) -> Iterator[Callable[..., Person]]:
    """People, each at the server they name; they leave when the test is over."""
    company.wake()
    people: list[Person] = []

    def come(server: Server, lang: str = "en") -> Person:
        people.append(Person(server, lang))
        return people[-1]

    yield come
    for person in people:
        person.leave()
