"""What keeps strangers out: which pages may connect, and what browsers are told to refuse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # Svelte's transitions write style rules
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


def is_own_page(connection: ASGIConnection[Any, Any, Any, Any], origins: Sequence[str]) -> bool:
    """Programs that are no browsers carry nobody's cookie."""
    origin = connection.headers.get("origin", "")
    if not is_page(connection) or origin in origins:
        return True
    host = connection.headers.get("host", "")
    return bool(host) and host_in(origin) == host.lower()


def is_page(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Browsers say which page asks, with whatever is no plain reading."""
    return bool(connection.headers.get("origin", ""))


def host_in(origin: str) -> str:
    """Empty if it is no address at all: browsers write none like that."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def is_address(host: str) -> bool:
    """Whether somebody can have meant this server by it; browsers write none else."""
    try:
        parts = urlsplit(f"//{host}")
        return parts.netloc == host and parts.port != 0
    except ValueError:
        return False
