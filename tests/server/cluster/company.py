"""Several servers that share everything, and pages that come back by themselves."""

from __future__ import annotations

import time
from random import Random
from threading import Event, Thread
from typing import Any, Final

from server.people import Person, Screen
from server.postgres import Postgres
from server.redis_server import RedisServer
from server.rooms.lobby import both_ready, join, meet, open_room
from server.servers import Server
from waiting import wait_until
from websockets.exceptions import ConnectionClosed, InvalidHandshake

# A server may also be killed in the middle of a handshake.
GONE: Final = (ConnectionClosed, InvalidHandshake, OSError)
AGAIN_AFTER: Final = 0.25  # seconds, as the page does it
LONGEST: Final = 10.0  # seconds that a match may be stuck
PAUSE: Final = 0.1  # between two decisions


class Company:
    """Two servers, one database, one Redis."""

    def __init__(self, postgres: Postgres, redis: RedisServer) -> None:
        self.postgres = postgres
        self.redis = redis
        self.database = postgres.new_database()
        options = ("--redis", redis.url, "--limits", "10", "--metrics", "0")
        self.servers = [Server(self.database, options=options) for _ in range(2)]

    def wake(self) -> None:
        for server in self.servers:
            if server.process.poll() is not None:
                server.start()

    def end(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()

    def log_of(self, match: str) -> list[str]:
        wanted = f"SELECT data FROM entries WHERE match = '{match}' ORDER BY number"
        return [row.data for row in self.read(wanted)]

    def check_kept(self, known: list[tuple[str, dict[int, str]]]) -> None:
        """Every decision that was acknowledged is in the log, at its place."""
        for match, decisions in known:
            log = self.log_of(match)
            for place, option in decisions.items():
                assert log[place] == option

    def holder_of(self, match: str) -> str:
        """The server that has it; empty if none does."""
        wanted = f"SELECT worker FROM leases WHERE match = '{match}'"
        return "".join(row.worker for row in self.read(wanted))

    def read(self, statement: str) -> list[Any]:
        """Straight in the database."""
        return self.postgres.run(statement, self.database)


def begin_match(first: Person, second: Person, **options: object) -> str:
    """In a room whose guests are at servers of their own."""
    room = open_room(first, "Ann", options={"knockdown": "dice"} | options)
    return both_ready(meet(first, room), join(second, room, "Ben"))


class Page:
    """Somebody's page of a match. It notes which of its decisions were acknowledged."""

    def __init__(self, person: Person, servers: list[Server], match: str) -> None:
        self.person = person
        self.servers = servers
        self.match = match
        self.known: dict[int, str] = {}  # decisions, by their place in the log
        self.screen: Screen | None = None

    def come(self) -> Screen:
        """At once, or as soon as some server lets us in."""
        if self.screen is None:
            wait_until(self.is_let_in, AGAIN_AFTER)
        assert self.screen is not None
        return self.screen

    def is_let_in(self) -> bool:
        try:
            self.screen = self.person.sit_down(self.match)
        except GONE:
            self.person.server = self.other_server()
        return self.screen is not None

    def other_server(self) -> Server:
        turn = self.servers.index(self.person.server) + 1
        return self.servers[turn % len(self.servers)]

    def go_to(self, match: str) -> None:
        self.person.leave()
        self.match, self.known, self.screen = match, {}, None

    def decide(self, rng: Random) -> bool:
        """Whether it was acknowledged."""
        screen = self.come()
        revision, options = screen.scene.revision, screen.scene.question.options
        option = rng.choice(options).option
        try:
            screen.decide(option)
            while screen.scene.revision == revision:
                if screen.hear().type == "refused":
                    return False
        except GONE:
            self.screen = None
            return False
        self.known[revision] = option
        return True

    def catch_up(self, revision: int) -> None:
        while self.come().scene.revision < revision:
            try:
                self.come().until("scene")
            except GONE:
                self.screen = None


def step(pages: list[Page], rng: Random) -> bool:
    """The player who is asked decides. Returns whether that was acknowledged."""
    newest = max(page.come().scene.revision for page in pages)
    for page in pages:
        page.catch_up(newest)
    asked = next((page for page in pages if page.come().scene.question is not None), None)
    return asked is not None and asked.decide(rng)


def play_on(pages: list[Page], rng: Random, decisions: int) -> None:
    """So many that are acknowledged."""
    while decisions:
        decisions -= step(pages, rng)


class Table(Thread):
    """People who play one match after the other, whatever happens to the servers."""

    def __init__(self, people: list[Person], company: Company, match: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.company = company
        self.pages = [Page(person, company.servers, match) for person in people]
        self.rng = Random(seed)
        self.is_enough = Event()
        self.longest = 0.0  # seconds until a decision was acknowledged
        self.made = 0
        self.known: list[tuple[str, dict[int, str]]] = []  # of matches that are over
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            last = time.monotonic()
            while not self.is_enough.wait(PAUSE):
                if self.pages[0].come().scene.over:
                    self.begin_again()
                elif step(self.pages, self.rng):
                    self.longest = max(self.longest, time.monotonic() - last)
                    last = time.monotonic()
                    self.made += 1
        except BaseException as failure:
            self.failure = failure

    def begin_again(self) -> None:
        self.note_known()
        match = ""
        while not match:
            try:
                match = begin_match(*(page.person for page in self.pages[:2]))
            except GONE:
                for page in self.pages:
                    page.person.server = page.other_server()
        for page in self.pages:
            page.go_to(match)

    def note_known(self) -> None:
        self.known += [(page.match, page.known) for page in self.pages]

    def end(self) -> None:
        self.is_enough.set()
        self.join(6 * LONGEST)
        assert self.failure is None, self.failure
        assert not self.is_alive()
        self.note_known()
