"""What one of two people at one screen looks at alone, without the whole screen being theirs."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get

from knockdown.server.access.identity import asker
from knockdown.server.match.registry import House
from knockdown.server.ops.aside import aside
from knockdown.server.present.fighters import face_down
from knockdown.server.protocol.refusals import NOT_YOURS, Refusal
from knockdown.server.protocol.requests import FaceDown
from knockdown.server.storage.seats import seats_of


@get("/api/matches/{match:str}/face-down")
async def own_face_down(request: Request[Any, Any, Any], match: str, house: House) -> FaceDown:
    """3.3: a player may look at the own Skills at any time; here: whoever is asked just now."""
    stored, record = await house.record(match)
    now = await aside(record.match)
    if stored.over or now.decider not in seats_of(stored.seats, asker(request)):
        raise Refusal(NOT_YOURS)
    return FaceDown(now.decider, face_down(now.view(now.decider)))


OWN_ROUTES: Final = (own_face_down,)
