"""What a server is started with."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8000
DRIVER: Final = "sqlite+aiosqlite:///"
FILE_NAME: Final = "matches.sqlite"


@dataclass(frozen=True)
class Settings:
    """`database` is an SQLAlchemy URL. `page` is the folder of the built page, if there is one."""

    database: str
    page: Path | None = None
    minds: int = field(default_factory=lambda: default_minds())  # processes that think
    origins: tuple[str, ...] = ()  # other sites whose pages may connect: `https://example.org`
    idle_seconds: float = 60.0  # how long a match that nobody looks at stays in memory


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
