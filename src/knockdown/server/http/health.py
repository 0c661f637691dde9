"""The health check, for monitoring."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from litestar import Response, get
from msgspec import Struct
from sqlalchemy import select

from knockdown.server.protocol.refusals import Refusal
from knockdown.server.services import Services
from knockdown.server.storage.schema import MATCHES

PATIENCE: Final = 2.0  # seconds
HEADERS: Final = {"Cache-Control": "no-store"}


class Health(Struct, frozen=True):
    status: Literal["ok", "database-away", "read-only", "redis-away"]


@get("/healthz")
async def healthz(services: Services) -> Response[Health]:
    """200 if the database answers in time and the last write succeeded, else 503. Without Redis
    most things still work."""
    if not await database_answers(services):
        return Response(Health("database-away"), status_code=503, headers=HEADERS)
    if services.storage.no_writing.lasts:
        return Response(Health("read-only"), status_code=503, headers=HEADERS)
    is_cut_off = services.cluster is not None and not services.cluster.bus.is_up
    return Response(Health("redis-away" if is_cut_off else "ok"), headers=HEADERS)


async def database_answers(services: Services) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await services.storage.read(select(MATCHES.c.id).limit(1))
    except (Refusal, TimeoutError):
        return False
    return True
