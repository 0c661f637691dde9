"""How PostgreSQL is spoken to. Its driver is an extra, so it is imported only when needed."""

from __future__ import annotations

from typing import Any, Final

MISSING: Final = (
    "PostgreSQL needs a driver that is not installed here: pip install 'knockdown[postgres]'"
)
CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 10.0  # then whoever waits is told that nothing was kept
MIGRATION_LOCK: Final = 0x6B6E6F636B  # any number that no other program takes
SETTINGS: Final = {
    "application_name": "knockdown",
    "synchronous_commit": "on",  # every commit reaches the disk, whatever the server's default
}


def connect_args(*, patient: bool) -> dict[str, Any]:
    return {
        "timeout": CONNECT_SECONDS,
        "command_timeout": None if patient else ANSWER_SECONDS,
        "server_settings": SETTINGS,
    }


def failures() -> tuple[type[Exception], ...]:
    """What the driver raises by itself while it connects."""
    import asyncpg

    return asyncpg.PostgresError, asyncpg.InterfaceError
