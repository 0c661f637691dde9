"""Starting and stopping a server."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any, Final, cast

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from knockdown.engine.errors import KnockdownError
from knockdown.server.access.addresses import local_address, network_address
from knockdown.server.access.rate_limits import Limiter
from knockdown.server.app import create_app
from knockdown.server.cluster import redis_bus
from knockdown.server.http.middleware import RateLimitMiddleware
from knockdown.server.http.pages import NO_PAGE
from knockdown.server.ops.logging import set_up
from knockdown.server.ops.metrics import exporting
from knockdown.server.ops.process_tuning import tune_process
from knockdown.server.settings import Settings
from knockdown.server.sockets.frame_limits import protocol_for
from knockdown.server.storage.database_lock import lock_for
from knockdown.server.storage.engine import SQLITE, url_of
from knockdown.server.storage.store import Storage

LARGEST_MESSAGE: Final = 16 * 1024
SECONDS_TO_END: Final = 3
BACKLOG: Final = 1024
MOST_UNSENT: Final = 128 * 1024  # bytes buffered by the system for a client that does not read
# Idle connections are closed soon, so that nobody can hoard them. Behind a proxy they stay open
# longer than those of nginx (60) and Caddy (120), or a request on a closing one would fail.
SECONDS_KEPT: Final = 5
SECONDS_KEPT_FOR_PROXIES: Final = 150
UNREAD_MILLISECONDS: Final = 30_000  # until the system drops a connection that reads nothing


class ServeError(KnockdownError):
    """The server cannot be started, and why."""


class Server(uvicorn.Server):
    """Prints its address as soon as it listens."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_start()


def serve(settings: Settings, port: int, *, opens: bool, tell: Callable[[str], None]) -> None:
    """Until Ctrl-C."""
    asyncio.run(try_out(settings))
    allow_connections()
    listening = listen(settings.host, port)
    port = listening.getsockname()[1]
    address = local_address(settings.host, port)

    def on_start() -> None:
        tune_process()
        tell(f"Knockdown is played at {address} (Ctrl-C ends it)")
        if elsewhere := network_address(settings.host, port):
            tell(f"Others in your network play at {elsewhere}")
        if opens:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if settings.page is None:
        tell(NO_PAGE.strip())
    server = Server(configuration(settings), on_start)
    set_up(settings.log)
    with ExitStack() as stack:
        stack.enter_context(listening)
        stack.enter_context(suppress(KeyboardInterrupt))
        if settings.metrics:
            tell(f"Figures are told at {stack.enter_context(exporting(settings.metrics))}")
        server.run([listening])
    if not server.started:
        raise ServeError("the server could not be started; the lines above say why")


async def try_out(settings: Settings) -> None:
    """Check the database and Redis before the server starts, with clear errors."""
    if settings.redis:
        check_shared(settings.database)
        await redis_bus.try_out(settings.redis)
    database_lock = lock_for(settings)
    try:
        await database_lock.begin()  # before the tables are brought up to date
        storage = Storage(settings.database)
        await storage.open()
        await storage.close()
    finally:
        await database_lock.end()


def allow_connections() -> None:
    """Raise the limit of open files, whose default of 1024 is for small programs."""
    if sys.platform != "win32":  # where there is no such limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def check_shared(database: str) -> None:
    if url_of(database).get_backend_name() == SQLITE:
        raise ServeError(
            "--redis is for several servers with one PostgreSQL, but matches would be kept in"
            " SQLite, which is for one; name a PostgreSQL with --database"
            " (postgresql+asyncpg://user:password@host/name), or leave --redis out"
        )


def configuration(settings: Settings) -> uvicorn.Config:
    limiter = Limiter(settings.limits)
    app = RateLimitMiddleware(create_app(settings, limiter), limiter)
    return uvicorn.Config(
        cast(Any, app),  # two libraries, two types of the same interface
        ws=protocol_for(limiter),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        lifespan="on",
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        log_config=None if settings.log == "json" else LOGGING_CONFIG,
        timeout_keep_alive=SECONDS_KEPT_FOR_PROXIES if settings.proxies else SECONDS_KEPT,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )


def listen(host: str, port: int) -> socket.socket:
    """Bind the port first, since a port in use is the most likely error."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # on Windows this would share a port that is in use
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections inherit it from this socket
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        raise ServeError(
            f"cannot listen on {host}, port {port}: {why.lower()};"
            " name another port with --port, or --port 0 for any free one"
        ) from error
    return listening
