"""Matches over HTTP: create one, list them, read one, continue from one, own face-down Skills."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, get, post

from knockdown.server.access.addresses import host_of
from knockdown.server.access.identity import asker, cookies_for, identify_creator
from knockdown.server.access.rate_limits import Limiter
from knockdown.server.match import create
from knockdown.server.match.clock import clock_from
from knockdown.server.match.presence import is_between_two
from knockdown.server.match.visibility import check_open
from knockdown.server.ops.tasks import in_one_thread
from knockdown.server.present.fighters import face_down
from knockdown.server.protocol.refusals import NO_REMATCH, NOT_YOURS, TOO_LARGE, Refusal
from knockdown.server.protocol.requests import (
    LARGEST_TEXT,
    Created,
    FaceDown,
    GoOn,
    MatchLine,
    MatchText,
    NewMatch,
)
from knockdown.server.protocol.seats import PERSON
from knockdown.server.services import Services
from knockdown.server.storage.models import Seat, Stored, new_id, seats_of
from knockdown.server.storage.store import now

Asked = Request[Any, Any, Any]
MOVES_OF_A_MATCH: Final = 250
MAKES_MATCH: Final = "makes_match"  # routes with a further limit, since each match is stored
BRINGS_TEXT: Final = "brings_text"  # routes with a still lower limit, since a text may be large


# -------------------------------------------------------------------- new matches
def created(request: Asked, match: Stored, token: str) -> Response[Created]:
    return Response(Created(match.id), status_code=201, cookies=cookies_for(request, token))


@post("/api/matches", opt={MAKES_MATCH: True})
async def new_match(request: Asked, data: NewMatch, services: Services) -> Response[Created]:
    owner, token = identify_creator(request)
    match = create.chosen(data, owner)
    await services.storage.add(match)
    return created(request, match, token)


@post("/api/matches/{match:str}/rematch", opt={MAKES_MATCH: True})
async def rematch(
    request: Asked, match: str, services: Services, swap: bool = False
) -> Response[Created]:
    """For a player of the match, or its creator if only computers play. Nobody can put others
    into a match: two people agree on the next one in their room."""
    stored, record = await services.matches.record(match)
    owner = asker(request)
    if not seats_of(stored.seats, owner) and stored.owner != owner:
        raise Refusal(NOT_YOURS)
    if is_between_two(stored.seats):
        raise Refusal(NO_REMATCH)
    next_match = await asyncio.to_thread(
        create.again,
        record,
        stored.seats,
        stored.owner,
        swap=swap,
        clock=clock_from(stored.clock).kind,
    )
    await services.storage.add(next_match)
    return created(request, next_match, "")


@post("/api/matches/{match:str}/continue", opt={MAKES_MATCH: True})
async def go_on(
    request: Asked, match: str, data: GoOn, services: Services, limiter: Limiter
) -> Response[Created]:
    """All moves so far are stored again, so a long match counts for several."""
    owner, token = identify_creator(request)
    stored, record = await services.matches.record(match)
    check_open(stored)
    next_match = await asyncio.to_thread(create.gone_on, record, data.step, data.seats, owner)
    limiter.make_match(host_of(request.scope), len(next_match.entries) // MOVES_OF_A_MATCH)
    await services.storage.add(next_match)
    return created(request, next_match, token)


@post("/api/texts", opt={MAKES_MATCH: True, BRINGS_TEXT: True})
async def bring_text(request: Asked, data: MatchText, services: Services) -> Response[Created]:
    """A match to look at. It is parsed in another process, since a long one takes time."""
    owner, token = identify_creator(request)
    if len(data.text.encode("utf-8", "surrogatepass")) > LARGEST_TEXT:
        raise Refusal(TOO_LARGE)
    read = await services.ai_pool.ask(create.read_text, data.text)
    if read.setup is None or read.summary is None:
        raise Refusal(read.reason, **(read.details or {}))
    first, second = (Seat(PERSON, "", name) for name in read.setup.players)
    match = Stored(
        id=new_id(),
        owner=owner,
        changed=now(),
        setup=read.setup,
        brought=True,
        guided=False,
        over=read.summary.is_over,
        summary=read.summary,
        seats=[first, second],
        text=data.text,
    )
    await services.storage.add(match)
    return created(request, match, token)


# ----------------------------------------------------------------- what there is
@get("/api/matches")
async def my_matches(request: Asked, services: Services) -> list[MatchLine]:
    owner = asker(request)
    found = await services.storage.matches_of(owner) if owner else []
    return [line_of(match, owner) for match in found]


@get("/api/matches/{match:str}")
async def one_match(request: Asked, match: str, services: Services) -> MatchLine:
    return line_of(await services.matches.stored(match), asker(request))


@get("/api/matches/{match:str}/face-down")
async def own_face_down(request: Asked, match: str, services: Services) -> FaceDown:
    """3.3: players may look at their own Skills at any time; on a shared screen, the one asked."""
    stored, record = await services.matches.record(match)
    played = await in_one_thread(record.match)
    if stored.over or played.decider not in seats_of(stored.seats, asker(request)):
        raise Refusal(NOT_YOURS)
    return FaceDown(played.decider, face_down(played.view(played.decider)))


MATCH_ROUTES: Final = (new_match, rematch, go_on, bring_text, my_matches, one_match, own_face_down)


def line_of(match: Stored, owner: str) -> MatchLine:
    summary = match.summary
    return MatchLine(
        match=match.id,
        fighters=summary.fighters,
        players=[seat.name for seat in match.seats],
        levels=[seat.level for seat in match.seats],
        arena=summary.arena,
        victories=summary.victories,
        over=match.over,
        winner=summary.winner,
        ending=summary.reason,
        yours=seats_of(match.seats, owner),
        guided=match.guided,
        moves=summary.moves,
        changed=match.changed,
    )
