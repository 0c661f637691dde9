"""Gives new users a cookie, and shows players their own face-down Skills."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post

from knockdown.server.access.identity import asker, cookies_for, new_token
from knockdown.server.ops.tasks import aside
from knockdown.server.present.fighters import face_down
from knockdown.server.protocol.refusals import NOT_YOURS, Refusal
from knockdown.server.protocol.requests import FaceDown, Known
from knockdown.server.services import Services
from knockdown.server.storage.models import seats_of


@post("/api/me", status_code=200)
async def introduce(request: Request[Any, Any, Any]) -> Response[Known]:
    """A route of its own: a browser that follows a link from another site requests the page
    without its cookie, and would get another one."""
    token = "" if asker(request) else new_token()
    return Response(Known(bool(token)), status_code=200, cookies=cookies_for(request, token))


@get("/api/matches/{match:str}/face-down")
async def own_face_down(
    request: Request[Any, Any, Any], match: str, services: Services
) -> FaceDown:
    """3.3: players may look at their own Skills at any time; on a shared screen, the one asked."""
    stored, record = await services.matches.record(match)
    now = await aside(record.match)
    if stored.over or now.decider not in seats_of(stored.seats, asker(request)):
        raise Refusal(NOT_YOURS)
    return FaceDown(now.decider, face_down(now.view(now.decider)))


OWN_ROUTES: Final = (introduce, own_face_down)
