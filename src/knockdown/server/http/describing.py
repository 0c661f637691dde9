"""The HTTP interface as it describes itself: what an answer looks like when something is wrong."""

from __future__ import annotations

from typing import Final

from litestar import HttpMethod, Response, route
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


@route("/api/matches", http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=204)
async def matches_methods() -> Response[None]:
    """Where a path has two routes, the framework would name the method of the first one only.

    It has to come before both of them.
    """
    return Response(None, headers={"Allow": "GET, OPTIONS, POST"})


@route("/api/rooms", http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=204)
async def rooms_methods() -> Response[None]:
    """As above."""
    return Response(None, headers={"Allow": "GET, OPTIONS, POST"})


def describe_troubles(schema: OpenAPI) -> None:
    """To every operation, whatever its route declares."""
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
