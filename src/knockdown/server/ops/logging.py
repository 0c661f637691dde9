"""The server's log on stderr: plain and quiet, or one JSON object per line.

Tokens, cookies, names and whole addresses are never logged, nor whole match
ids, since an id is enough to watch a match. An error in JSON has its type and
where it happened, but no message, which might quote user input.
"""

from __future__ import annotations

import datetime
import logging
import secrets
import sys
import traceback
from contextvars import ContextVar
from typing import Final

import msgspec

from knockdown.server.settings import LogStyle

LOG: Final = logging.getLogger("knockdown.server")
TRACE: Final[ContextVar[str]] = ContextVar("trace", default="")  # of a request or a connection
FIELDS: Final = "fields"
SHOWN: Final = 6  # characters of a match id: enough to find it in the database
VISITORS_FAULT: Final = (  # client errors that uvicorn would log although they were answered
    "Invalid HTTP request",
    "Invalid UTF-8 sequence",
    "Unsupported upgrade request",
)


def set_up(style: LogStyle) -> None:
    """Called once, at start. Plain is Python's default: warnings and errors."""
    logging.getLogger("uvicorn.error").addFilter(is_our_fault)
    if style == "json":
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonLines())
        logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
        LOG.setLevel(logging.INFO)


def is_our_fault(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(VISITORS_FAULT)


def new_trace() -> str:
    """From here on every log line has the id of its request or connection."""
    trace = secrets.token_hex(8)
    TRACE.set(trace)
    return trace


def note(event: str, **fields: str | int) -> None:
    """Log something noteworthy that is not an error."""
    LOG.info(event, extra={FIELDS: fields})


def note_progress(match: str, entries: int, *, is_over: bool) -> None:
    """Log that a match has begun or ended."""
    if is_over:
        note("match ended", match=match[:SHOWN], entries=entries)
    elif entries == 1:
        note("match begun", match=match[:SHOWN])


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line: dict[str, object] = {
            "time": time.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage().partition("\n")[0],
            **getattr(record, FIELDS, {}),
        }
        if trace := TRACE.get():
            line["trace"] = trace
        if record.exc_info and record.exc_info[1] is not None:
            line |= described(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def described(error: BaseException) -> dict[str, object]:
    causes: list[str] = []
    cause = error.__cause__ or error.__context__
    while cause is not None and len(causes) < 5:
        causes.append(type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    frames = traceback.extract_tb(error.__traceback__)[-10:]
    return {
        "error": type(error).__name__,
        "causes": causes,
        "at": [f"{each.filename}:{each.lineno} {each.name}" for each in frames],
    }
