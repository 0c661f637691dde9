"""The application: routes, headers, and the lifespan of the services."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from knockdown.server.access.addresses import host_of
from knockdown.server.access.rate_limits import Limiter
from knockdown.server.access.security import HEADERS, is_own_page
from knockdown.server.http.errors import (
    HANDLERS,
    JsonRequest,
    describe_troubles,
    matches_methods,
    rooms_methods,
)
from knockdown.server.http.health import healthz
from knockdown.server.http.identity import IDENTITY_ROUTES
from knockdown.server.http.library import LIBRARY_ROUTES
from knockdown.server.http.matches import BRINGS_TEXT, MAKES_MATCH, MATCH_ROUTES
from knockdown.server.http.pages import page_routes
from knockdown.server.http.replay import REPLAY_ROUTES, WEIGHT
from knockdown.server.http.rooms import ROOM_ROUTES, TRIES_CODE
from knockdown.server.ops.logging import note
from knockdown.server.protocol.refusals import FOREIGN_PAGE, Refusal
from knockdown.server.protocol.requests import LARGEST_TEXT
from knockdown.server.services import Services, measured
from knockdown.server.settings import Settings
from knockdown.server.sockets.match import play
from knockdown.server.sockets.practice import practice
from knockdown.server.sockets.room import meet

LARGEST_BODY: Final = 2 * LARGEST_TEXT  # a match text as JSON, with escapes
SAFE: Final = ("GET", "HEAD", "OPTIONS")
Asked = Request[Any, Any, Any]


def create_app(settings: Settings, limiter: Limiter) -> Litestar:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.open()
        note("server started")
        try:
            with measured(services):
                yield
        finally:
            await services.close()
            note("server stopped")

    async def check_request(request: Asked) -> None:
        if request.method not in SAFE and not is_own_page(request, settings.origins):
            raise Refusal(FOREIGN_PAGE)
        host, route = host_of(request.scope), request.route_handler.opt
        limiter.ask(host, route.get(WEIGHT, 1) - 1)  # the middleware has already counted one
        if route.get(MAKES_MATCH):
            limiter.make_match(host)
        if route.get(BRINGS_TEXT):
            limiter.bring_text(host)
        if route.get(TRIES_CODE):
            limiter.try_code(host)

    app = Litestar(
        [
            matches_methods,
            rooms_methods,
            *MATCH_ROUTES,
            *ROOM_ROUTES,
            *REPLAY_ROUTES,
            *IDENTITY_ROUTES,
            *LIBRARY_ROUTES,
            play,
            meet,
            practice,
            healthz,
            *page_routes(settings.page),
        ],
        lifespan=[lifespan],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "limiter": Provide(lambda: limiter, sync_to_thread=False),
        },
        request_class=JsonRequest,
        exception_handlers=HANDLERS,
        before_request=check_request,
        before_send=[add_headers],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Knockdown",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    describe_troubles(app.openapi_schema)
    return app


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers to every response, including errors."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
