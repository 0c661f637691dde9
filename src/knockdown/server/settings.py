"""What a server is started with."""

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
    """So much at once, and from then on so much a second."""

    at_once: float
    a_second: float

    def times(self, factor: float) -> Rate:
        return Rate(self.at_once * factor, self.a_second * factor)


@dataclass(frozen=True)
class Limits:
    """What one connection and one address may do.

    Far more than people need, even two families or a school class behind one
    address; far less than what would keep the server from serving others.
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
    codes: Rate = Rate(60, 0.2)  # of an address: tries of a room's code; nobody finds one by chance
    connections: int = 100  # of an address: three screens for each of a school class

    def times(self, factor: float) -> Limits:
        """0: none that anybody could reach."""
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
    minds: int = field(default_factory=lambda: default_minds())  # processes that think
    origins: tuple[str, ...] = ()  # other sites whose pages may connect: `https://example.org`
    idle_seconds: float = 60.0  # how long a match that nobody looks at stays in memory
    keep_days: int = 0  # how long a finished match is kept; 0: for ever
    limits: Limits = Limits()
    proxies: str = ""  # reverse proxies whose word on a visitor's address counts: `10.0.0.2,…`
    metrics: str = ""  # where figures are told to Prometheus, if they are: `9100`, `10.0.0.5:9100`
    log: LogStyle = "plain"


def default_minds() -> int:
    """At least two, so that nobody waits behind one champion; they give way to the server."""
    return min(max(os.cpu_count() or 2, 2), 8)


def database_url(database: str) -> str:
    """A URL as it is; a path becomes one of SQLite."""
    return database if "://" in database else DRIVER + str(Path(database).absolute())


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where this user's programs keep what they must not lose."""
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "knockdown"
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home()) / "Knockdown"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Knockdown"
    return Path.home() / ".local" / "share" / "knockdown"


def page_folder(environment: Mapping[str, str]) -> Path | None:
    """The built page: named by KNOCKDOWN_PAGE, part of the package, or built in the checkout."""
    package = Path(__file__).parent
    named = environment.get("KNOCKDOWN_PAGE")
    checkout = package.parent.parent.parent / "build" / "page"
    folders = [Path(named)] if named else [package / "page", checkout]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)
