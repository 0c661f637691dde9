"""Looking back at a match over HTTP: its text, and a replay step by step."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, get

from knockdown.referee.notation import format_match
from knockdown.server.house import House
from knockdown.server.identity import asker
from knockdown.server.lines import check_open, line_of
from knockdown.server.present.replay import build_replay, build_step
from knockdown.server.protocol.requests import Replay, ReplayStep
from knockdown.server.protocol.scene import NOBODY
from knockdown.server.refusals import NO_STEP, NOT_UNDERSTOOD, Refusal, spoken

Asked = Request[Any, Any, Any]
PLAIN_TEXT: Final = "text/plain"


@get("/api/matches/{match:str}/text", media_type="text/plain")
async def match_text(request: Asked, match: str, house: House) -> Response[str]:
    stored, record = await house.record(match)
    check_open(stored, asker(request))
    text = stored.text
    if text is None:
        text = await asyncio.to_thread(format_match, record)
    return Response(text, media_type=PLAIN_TEXT)


@get("/api/matches/{match:str}/replay")
async def replay(
    request: Asked, match: str, house: House, viewer: int = NOBODY, lang: str = ""
) -> Replay:
    check_viewer(viewer)
    stored, record = await house.record(match)
    check_open(stored, asker(request))
    line = line_of(stored, asker(request))
    return await asyncio.to_thread(build_replay, record, viewer, language(request, lang), line)


@get("/api/matches/{match:str}/steps/{number:int}")
async def replay_step(
    request: Asked, match: str, number: int, house: House, viewer: int = NOBODY, lang: str = ""
) -> ReplayStep:
    check_viewer(viewer)
    stored, record = await house.record(match)
    check_open(stored, asker(request))
    if not 0 <= number <= record.last_step:
        raise Refusal(NO_STEP, last=record.last_step)
    return await asyncio.to_thread(
        build_step, record, number, viewer, language(request, lang), stored.id, stored.seats
    )


def check_viewer(viewer: int) -> None:
    if viewer not in (NOBODY, 0, 1):
        raise Refusal(NOT_UNDERSTOOD)


def language(request: Asked, lang: str) -> str:
    return spoken(lang, request.headers.get("accept-language", ""))


BACK_ROUTES: Final = (match_text, replay, replay_step)
