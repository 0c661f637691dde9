"""Who has no cookie yet is given one, before anything is theirs."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post

from knockdown.server.access.identity import asker, cookies_for, new_token
from knockdown.server.protocol.requests import Known


@post("/api/me", status_code=200)
async def introduce(request: Request[Any, Any, Any]) -> Response[Known]:
    """Not with a page itself: by a link from elsewhere a browser asks for that without its cookie,
    and would be given another one."""
    token = "" if asker(request) else new_token()
    return Response(Known(bool(token)), status_code=200, cookies=cookies_for(request, token))
