"""The settings of a server."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final, Literal

DEFAULT_HOST: Final = "127.0.0.1"
DRIVER: Final = "sqlite+aiosqlite:///"
FILE_NAME: Final = "matches.sqlite"
NO_LIMIT: Final = 1e6
LogStyle = Literal["plain", "json"]


@dataclass(frozen=True)
class Rate:
    """A rate limit: a burst, and then so much per second."""

    at_once: float
    a_second: float

    def times(self, factor: float) -> Rate:
        return Rate(self.at_once * factor, self.a_second * factor)


@dataclass(frozen=True)
class Limits:
    """The rate limits of one connection and one address.

    Far more than people need, even two families or a school class behind one
    address; far less than what would slow the server down for others.
    """

    messages: Rate = Rate(300, 30)  # of a connection: a bot's whole match at full speed
    hands: Rate = Rate(480, 240)  # of a tower's builder: twice what a page sends
    strikes: Rate = Rate(100, 2)  # messages too many, until the connection is closed
    all_messages: Rate = Rate(3000, 200)  # of an address
    all_hands: Rate = Rate(4800, 2400)  # of an address: twenty towers at once
    frames: Rate = Rate(1000, 300)  # of a connection: more than all of its messages and strikes
    all_frames: Rate = Rate(9000, 3000)  # of an address: more than all of its messages
    requests: Rate = Rate(1500, 60)  # of an address, over HTTP: a page with its art is about fifty
    matches: Rate = Rate(120, 1)  # of an address: each is kept on disk
    towers: Rate = Rate(30, 2)  # of an address, for practice: a school class, each four a minute
    texts: Rate = Rate(30, 0.01)  # of an address: each is a match, and up to 512 kB
    codes: Rate = Rate(60, 0.2)  # of an address: tries of a room's code; nobody finds one by chance
    connections: int = 100  # of an address: three screens for each of a school class

    def times(self, factor: float) -> Limits:
        """The limits times a factor; 0 means practically no limits."""
        factor = factor or NO_LIMIT
        rates = {
            each.name: value.times(factor)
            for each in fields(self)
            if isinstance(value := getattr(self, each.name), Rate)
        }
        return replace(self, connections=int(self.connections * factor), **rates)


@dataclass(frozen=True)
class Settings:
    """`database` is an SQLAlchemy URL. `page` is the folder of the built page, if there is one."""

    database: str = field(repr=False)  # it may hold a password
    redis: str = field(default="", repr=False)  # where several servers meet; it may as well
    page: Path | None = None
    host: str = DEFAULT_HOST  # where it listens
    ai_processes: int = field(default_factory=lambda: default_ai_processes())
    origins: tuple[str, ...] = ()  # other sites whose pages may connect: `https://example.org`
    idle_seconds: float = 60.0  # how long a match without connections stays in memory
    keep_days: int = 0  # how long a finished match is stored; 0: for ever
    keep_text_days: int = 30  # the same for uploaded texts, finished or not
    limits: Limits = Limits()
    proxies: str = ""  # trusted reverse proxies, for the client's address: `10.0.0.2,…`
    metrics: str = ""  # where to serve metrics for Prometheus, if at all: `9100`, `10.0.0.5:9100`
    log: LogStyle = "plain"


def default_ai_processes() -> int:
    """At least two, so that no match waits behind one champion."""
    return min(max(os.cpu_count() or 2, 2), 8)


def database_url(database: str) -> str:
    """A URL unchanged; a path as an SQLite URL."""
    return database if "://" in database else DRIVER + str(Path(database).absolute())


def data_folder(environment: Mapping[str, str]) -> Path:
    """The user's data folder."""
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "knockdown"
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home()) / "Knockdown"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Knockdown"
    return Path.home() / ".local" / "share" / "knockdown"


def page_folder(environment: Mapping[str, str]) -> Path | None:
    """The built page: from KNOCKDOWN_PAGE, from the package, or from the checkout."""
    package = Path(__file__).parent
    named = environment.get("KNOCKDOWN_PAGE")
    checkout = package.parent.parent.parent / "build" / "page"
    folders = [Path(named)] if named else [package / "page", checkout]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)
