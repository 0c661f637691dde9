"""Identity: a token in a cookie. Only its hash is ever stored."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from knockdown.server.access.security import is_page
from knockdown.server.protocol.refusals import NO_COOKIE, Refusal

COOKIE: Final = "knockdown"
TOKEN_BYTES: Final = 32
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # 32 bytes in base64
MAX_AGE: Final = 400 * 24 * 3600  # the longest that browsers allow


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def owner_of(token: str) -> str:
    """The hash of a token, which is what is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def asker(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The owner of a request's cookie; empty without a valid one.

    Only generated tokens are valid: a chosen word could be guessed, or chosen twice.
    """
    token = connection.cookies.get(COOKIE, "")
    return owner_of(token) if TOKEN.fullmatch(token) else ""


def identify(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
    """The owner of a request; a program without a cookie gets a new token for one.

    A page without one has no owner and must ask for its cookie first (`introduce`): if two tabs
    got cookies at once, the browser would keep only one of them, and what was made under the
    other would be lost.
    """
    owner = asker(connection)
    if owner or is_page(connection):
        return owner, ""
    token = new_token()
    return owner_of(token), token


def identify_creator(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
    """The same, but refuses a request without an owner."""
    owner, token = identify(connection)
    if not owner:
        raise Refusal(NO_COOKIE)
    return owner, token


def cookies_for(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> list[Cookie]:
    """The cookie with a new token."""
    is_secure = connection.scope["scheme"] in ("https", "wss")
    return [token_cookie(token, secure=is_secure)] if token else []


def token_cookie(token: str, *, secure: bool) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        max_age=MAX_AGE,
        path="/",
        httponly=True,
        secure=secure,
        samesite="strict",
    )
