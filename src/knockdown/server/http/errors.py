"""Every error over HTTP becomes a message in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import HTTPException
from litestar.openapi.spec import (
    Components,
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    PathItem,
    Reference,
    Schema,
)
from litestar.types import ExceptionHandlersMap

from knockdown.server.http.middleware import retry_after
from knockdown.server.ops.logging import LOG, TRACE
from knockdown.server.ops.metrics import REFUSALS
from knockdown.server.protocol.refusals import (
    NO_METHOD,
    NO_ROUTE,
    NOT_UNDERSTOOD,
    OUR_FAULT,
    STATUS,
    TOO_LARGE,
    Refusal,
    spoken,
)
from knockdown.server.protocol.requests import Trouble

Asked = Request[Any, Any, Any]
HUNG_UP: Final = "client disconnected prematurely"  # the framework's message; no answer is needed
BY_STATUS: Final = {404: NO_ROUTE, 405: NO_METHOD, 413: TOO_LARGE}
NAME: Final = "Trouble"
WORD: Final = Schema(type=OpenAPIType.STRING)
TROUBLE: Final = Schema(
    type=OpenAPIType.OBJECT,
    description="Why something was not done: a word for programs, a sentence for people.",
    properties={"reason": WORD, "text": WORD},
    required=["reason", "text"],
)
ANSWER: Final = OpenAPIResponse(
    description="Anything else: 429 has a Retry-After.",
    content={
        "application/json": OpenAPIMediaType(schema=Reference(ref=f"#/components/schemas/{NAME}"))
    },
)
FRAMEWORKS_OWN: Final = "400"  # a shape that is never sent here


class JsonRequest(Request[Any, Any, Any]):
    """Treats two more errors of the JSON parser as errors of the client."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:  # nested too deep; not UTF-8
            raise Refusal(NOT_UNDERSTOOD) from error


def answer(
    request: Asked, refusal: Refusal, headers: Mapping[str, str] | None = None
) -> Response[Trouble]:
    lang = spoken(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))
    status = STATUS.get(refusal.reason, 400)
    REFUSALS.labels(refusal.reason).inc()
    told = {**(headers or {}), **retry_after(refusal)}
    if status >= 500:  # the operator finds the log entry by this
        told["X-Trace-Id"] = TRACE.get()
    return Response(
        refusal.trouble(lang), status_code=status, media_type="application/json", headers=told
    )


def on_refusal(request: Asked, refusal: Refusal) -> Response[Trouble]:
    return answer(request, refusal)


def on_http_error(request: Asked, error: HTTPException) -> Response[Trouble]:
    """Errors of the framework: routes, methods, schemas, sizes."""
    if error.status_code >= 500 and error.detail != HUNG_UP:
        return on_error(request, error)
    refusal = Refusal(BY_STATUS.get(error.status_code, NOT_UNDERSTOOD))
    return answer(request, refusal, error.headers)  # which methods are allowed, say


def on_error(request: Asked, error: Exception) -> Response[Trouble]:
    LOG.error("%s failed", request.scope.get("route_handler", request.method), exc_info=error)
    return answer(request, Refusal(OUR_FAULT))


HANDLERS: Final[ExceptionHandlersMap] = {
    Refusal: on_refusal,
    HTTPException: on_http_error,
    Exception: on_error,
}


@route("/api/matches", http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=204)
async def matches_methods() -> Response[None]:
    """Where a path has two routes, the framework would name only the first one's method.

    It has to be registered before both of them.
    """
    return Response(None, headers={"Allow": "GET, OPTIONS, POST"})


@route("/api/rooms", http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=204)
async def rooms_methods() -> Response[None]:
    """As above."""
    return Response(None, headers={"Allow": "GET, OPTIONS, POST"})


def describe_troubles(schema: OpenAPI) -> None:
    """Add the errors to every operation of the schema."""
    components = schema.components
    assert isinstance(components, Components)
    components.schemas[NAME] = TROUBLE
    for item in (schema.paths or {}).values():
        for operation in operations(item):
            responses = operation.responses or {}
            responses.pop(FRAMEWORKS_OWN, None)
            operation.responses = {**responses, "default": ANSWER}


def operations(item: PathItem) -> list[Operation]:
    every = (item.get, item.post, item.put, item.patch, item.delete)
    return [operation for operation in every if operation is not None]
