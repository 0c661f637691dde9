"""Replays over HTTP: a match's text, and its steps."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get

from knockdown.referee.notation import format_match
from knockdown.server.access.identity import asker
from knockdown.server.http.matches import line_of
from knockdown.server.match.visibility import check_open, is_open, viewer_for
from knockdown.server.ops.tasks import in_one_thread
from knockdown.server.present.replay import build_replay, build_step
from knockdown.server.protocol.refusals import NO_STEP, Refusal, spoken
from knockdown.server.protocol.requests import Replay, ReplayStep
from knockdown.server.services import Services

Asked = Request[Any, Any, Any]
PLAIN_TEXT: Final = "text/plain"
WEIGHT: Final = "weight"  # how many requests this one counts for: the whole match is replayed
HEAVY: Final = {WEIGHT: 5}


@get("/api/matches/{match:str}/text", media_type=PLAIN_TEXT, opt=HEAVY)
async def match_text(match: str, services: Services) -> Response[str]:
    stored, record = await services.matches.record(match)
    check_open(stored)
    text = await services.storage.text_of(match)
    if text is None:
        text = await in_one_thread(format_match, record)
    return Response(text, media_type=PLAIN_TEXT)


@get("/api/matches/{match:str}/replay", opt=HEAVY)
async def replay(
    request: Asked, match: str, services: Services, viewer: int | None = None, lang: str = ""
) -> Replay:
    stored, record = await services.matches.record(match)
    owner = asker(request)
    seen_as = viewer_for(stored, owner, viewer)
    return await in_one_thread(
        build_replay,
        record,
        seen_as,
        language(request, lang),
        line_of(stored, owner),
        is_open=is_open(stored),
    )


@get("/api/matches/{match:str}/steps/{number:int}", opt=HEAVY)
async def replay_step(
    request: Asked,
    match: str,
    number: int,
    services: Services,
    viewer: int | None = None,
    lang: str = "",
) -> ReplayStep:
    stored, record = await services.matches.record(match)
    seen_as = viewer_for(stored, asker(request), viewer)
    if not 0 <= number <= record.last_step:
        raise Refusal(NO_STEP, last=record.last_step)
    return await in_one_thread(
        build_step,
        record,
        number,
        seen_as,
        language(request, lang),
        stored.id,
        stored.seats,
        is_open=is_open(stored),
    )


def language(request: Asked, lang: str) -> str:
    return spoken(lang, request.headers.get("accept-language", ""))


REPLAY_ROUTES: Final = (match_text, replay, replay_step)
