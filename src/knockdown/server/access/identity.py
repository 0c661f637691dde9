"""Who somebody is: a token in a cookie. Only its hash is ever stored."""

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
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # so many letters hold 32 bytes
MAX_AGE: Final = 400 * 24 * 3600  # browsers keep none longer


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def owner_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def asker(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The owner that a request's cookie stands for; empty without one of ours.

    A word that somebody has chosen could be guessed, and shared by all who choose it.
    """
    token = connection.cookies.get(COOKIE, "")
    return owner_of(token) if TOKEN.fullmatch(token) else ""


def who_comes(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
    """The asker's owner; a program that has no cookie yet is given a token for one.

    A page without one is nobody: it is to ask for its cookie first (`introduce`). Of those
    that two tabs are given at once a browser keeps one, and what was made under the other
    would be lost.
    """
    owner = asker(connection)
    if owner or is_page(connection):
        return owner, ""
    token = new_token()
    return owner_of(token), token


def who_asks(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
    """The same for whoever is to own something."""
    owner, token = who_comes(connection)
    if not owner:
        raise Refusal(NO_COOKIE)
    return owner, token


def cookies_for(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> list[Cookie]:
    """What brings a new token to its owner."""
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
