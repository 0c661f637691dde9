"""How PostgreSQL is spoken to. Its driver is an extra, so it is imported only when needed."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy.exc import DBAPIError

MISSING: Final = (
    "PostgreSQL needs a driver that is not installed here: pip install 'knockdown[postgres]'"
)
CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 10.0  # then whoever waits is told that nothing was kept
STILL_SECONDS: Final = 2.0  # in the middle of a transaction: less than a server needs to seem dead
MIGRATION_LOCK: Final = 0x6B6E6F636B  # any numbers that no other program takes
SERVER_LOCK: Final = MIGRATION_LOCK + 1
APPLICATION: Final = "knockdown"
SETTINGS: Final = {
    "synchronous_commit": "on",  # every commit reaches the disk, whatever the server's default
    # A machine that was unplugged is noticed within about ten seconds:
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10s",
}
LOCKED: Final = "55P03"  # SQLSTATE: a lock was waited for in vain


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
    """Kept by PostgreSQL itself: whoever was stopped in the middle of something cannot give it up,
    and others would wait for its locks."""
    return {
        "statement_timeout": milliseconds(ANSWER_SECONDS),
        "idle_in_transaction_session_timeout": milliseconds(STILL_SECONDS),
    }


def milliseconds(seconds: float) -> str:
    return str(round(seconds * 1000))


def is_locked(error: DBAPIError) -> bool:
    """Whether somebody else had a lock for longer than we wanted to wait."""
    return getattr(error.orig, "sqlstate", None) == LOCKED


def failures() -> tuple[type[Exception], ...]:
    """What the driver raises by itself while it connects."""
    import asyncpg

    return asyncpg.PostgresError, asyncpg.InterfaceError
