"""Allowed origins of pages, and the security headers for browsers."""

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
    """Programs other than browsers send no Origin, and carry no user's cookie."""
    origin = connection.headers.get("origin", "")
    if not is_page(connection) or origin in origins:
        return True
    host = connection.headers.get("host", "")
    return bool(host) and host_in(origin) == host.lower()


def is_page(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Browsers send the page's Origin with every request that is not a plain read."""
    return bool(connection.headers.get("origin", ""))


def host_in(origin: str) -> str:
    """Empty if it is not a valid address; browsers send only valid ones."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def is_address(host: str) -> bool:
    """Whether it can be the address of a server; browsers send no other."""
    try:
        parts = urlsplit(f"//{host}")
        return parts.netloc == host and parts.port != 0
    except ValueError:
        return False
