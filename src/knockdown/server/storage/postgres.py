"""Connecting to PostgreSQL. Its driver is an optional extra, imported only when needed."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy.exc import DBAPIError

MISSING: Final = (
    "PostgreSQL needs a driver that is not installed here: pip install 'knockdown[postgres]'"
)
CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 10.0  # then the write is reported as failed
STILL_SECONDS: Final = 2.0  # idle inside a transaction: less than until a server counts as dead
MIGRATION_LOCK: Final = 0x6B6E6F636B  # arbitrary, but not used by other programs
SERVER_LOCK: Final = MIGRATION_LOCK + 1
APPLICATION: Final = "knockdown"
SETTINGS: Final = {
    "synchronous_commit": "on",  # every commit reaches the disk, whatever the server's default
    # A machine that lost power is noticed within about ten seconds:
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10s",
}
LOCKED: Final = "55P03"  # SQLSTATE: lock not available


def connect_args(*, patient: bool, worker: str) -> dict[str, Any]:
    return {
        "timeout": CONNECT_SECONDS,
        "command_timeout": None if patient else ANSWER_SECONDS,
        "server_settings": {
            "application_name": f"{APPLICATION} {worker}".rstrip(),
            **SETTINGS,
            **({} if patient else limits()),
        },
    }


def limits() -> dict[str, str]:
    """Enforced by PostgreSQL: a suspended server cannot end its transaction, and others would wait
    for its locks."""
    return {
        "statement_timeout": milliseconds(ANSWER_SECONDS),
        "idle_in_transaction_session_timeout": milliseconds(STILL_SECONDS),
    }


def milliseconds(seconds: float) -> str:
    return str(round(seconds * 1000))


def is_locked(error: DBAPIError) -> bool:
    """Whether waiting for a lock timed out."""
    return getattr(error.orig, "sqlstate", None) == LOCKED


def failures() -> tuple[type[Exception], ...]:
    """What the driver itself raises while connecting."""
    import asyncpg

    return asyncpg.PostgresError, asyncpg.InterfaceError
