"""Middleware: the rate limit of every request and connection."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from knockdown.server.access.addresses import host_of
from knockdown.server.access.rate_limits import Limiter, mention
from knockdown.server.access.security import HEADERS, is_address
from knockdown.server.ops.logging import new_trace
from knockdown.server.protocol.refusals import NOT_UNDERSTOOD, STATUS, Refusal, spoken

Asking = ASGIConnection[Any, Any, Any, Any]
JSON: Final = "application/json"


class RateLimitMiddleware:
    """Wraps the whole application, since requests without a route cost time as well."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        self.app = app
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            new_trace()
        if scope["type"] == ScopeType.HTTP:  # `play` refuses WebSockets, with a message
            asking: Asking = ASGIConnection(scope)
            try:
                self.limiter.ask(host_of(scope))
            except Refusal as refusal:
                mention(self.limiter, host_of(scope), refusal)
                await refuse(asking, refusal, send)
                return
            if not is_address(asking.headers.get("host", "")):  # the framework crashes on some
                await refuse(asking, Refusal(NOT_UNDERSTOOD), send)
                return
        await self.app(scope, receive, send)


def retry_after(refusal: Refusal) -> dict[str, str]:
    seconds = refusal.details.get("seconds")
    return {} if seconds is None else {"Retry-After": str(seconds)}


async def refuse(asking: Asking, refusal: Refusal, send: Send) -> None:
    """Refuse and close the connection, so that a flooding client cannot hold many."""
    lang = spoken(asking.query_params.get("lang", ""), asking.headers.get("accept-language", ""))
    body = msgspec.json.encode(refusal.trouble(lang))
    length = {"Content-Type": JSON, "Content-Length": str(len(body)), "Cache-Control": "no-store"}
    headers = HEADERS | length | retry_after(refusal) | {"Connection": "close"}
    await send(
        {
            "type": "http.response.start",
            "status": STATUS[refusal.reason],
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
