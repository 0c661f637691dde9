"""Gives new users the cookie they are known by; `access/identity.py` says what is in it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, post

from knockdown.server.access.identity import asker, cookies_for, new_token
from knockdown.server.protocol.requests import Known


@post("/api/me", status_code=200)
async def introduce(request: Request[Any, Any, Any]) -> Response[Known]:
    """A route of its own: a browser that follows a link from another site requests the page
    without its cookie, and would get another one."""
    token = "" if asker(request) else new_token()
    return Response(Known(bool(token)), status_code=200, cookies=cookies_for(request, token))


IDENTITY_ROUTES: Final = (introduce,)
