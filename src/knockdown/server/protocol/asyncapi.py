"""All WebSockets as an AsyncAPI 3 document, written from the server's types.

python -m knockdown.server.protocol.asyncapi > docs/asyncapi.yaml
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, get_args

import msgspec

from knockdown.content.words import LANGUAGES
from knockdown.server.protocol.messages import FromPage, ToPage
from knockdown.server.protocol.practice import FromLearner, ToLearner
from knockdown.server.protocol.rooms import FromGuest, ToGuest

Document = dict[str, Any]
SCHEMAS: Final = "#/components/schemas/"
SERVER: Final = {
    "host": "127.0.0.1:8000",
    "protocol": "ws",
    "description": "As `knockdown serve` starts it; `wss` behind a proxy with TLS.",
}
TITLE: Final = "Knockdown"
ABOUT: Final = (
    "What goes through the WebSockets of Knockdown: JSON, one message a text frame. "
    "The HTTP side is at /api/schema/openapi.json, and docs/bots.md tells how to use both."
)


class Channel(NamedTuple):
    """A WebSocket: where it is, and what goes through it in each direction."""

    name: str
    path: str
    named: str  # by the path; empty where it names nothing
    about: str
    received: Any  # by a bot or page
    sent: Any


CHANNELS: Final = (
    Channel(
        "room",
        "/api/rooms/{room}/meet",
        "The room, as its link names it.",
        "Where two meet before a match. The whole room is sent whenever something has changed.",
        ToGuest,
        FromGuest,
    ),
    Channel(
        "match",
        "/api/matches/{match}/play",
        "The match, as the room names it.",
        "Where a match is played. The whole scene is sent whenever something has happened.",
        ToPage,
        FromPage,
    ),
    Channel(
        "practice",
        "/api/practice",
        "",
        "Where somebody builds towers alone, without a match. Nothing is kept.",
        ToLearner,
        FromLearner,
    ),
)


def document() -> Document:
    """The same types always give the same document."""
    structs = [each for channel in CHANNELS for each in (*parts(channel, 0), *parts(channel, 1))]
    _, schemas = msgspec.json.schema_components(structs, ref_template=SCHEMAS + "{name}")
    return {
        "asyncapi": "3.0.0",
        "info": {"title": TITLE, "version": "1", "description": ABOUT},
        "defaultContentType": "application/json",
        "servers": {"own": SERVER},
        "channels": {channel.name: channel_now(channel) for channel in CHANNELS},
        "operations": dict(operations()),
        "components": {
            "messages": {each.__name__: message_now(each) for each in structs},
            "schemas": dict(sorted(schemas.items())),
        },
    }


def parts(channel: Channel, way: int) -> tuple[type[msgspec.Struct], ...]:
    return get_args((channel.received, channel.sent)[way])


def names(channel: Channel, way: int) -> list[str]:
    return [each.__name__ for each in parts(channel, way)]


def message_now(struct: type[msgspec.Struct]) -> Document:
    return {
        "name": struct.__struct_config__.tag,
        "summary": " ".join((struct.__doc__ or "").split()),
        "payload": {"$ref": SCHEMAS + struct.__name__},
    }


def channel_now(channel: Channel) -> Document:
    query = {"lang": {"type": "string", "enum": list(LANGUAGES)}}
    parameters = {channel.name: {"description": channel.named}} if channel.named else {}
    through = dict.fromkeys(names(channel, 0) + names(channel, 1))
    return {
        "address": channel.path,
        "description": channel.about,
        "parameters": parameters,
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in through},
        "bindings": {"ws": {"query": {"type": "object", "properties": query}}},
    }


def operations() -> Iterator[tuple[str, Document]]:
    """As a bot does them."""
    for channel in CHANNELS:
        for way, action in enumerate(("receive", "send")):
            place = f"#/channels/{channel.name}"
            yield (
                f"{action}InA{channel.name.capitalize()}",
                {
                    "action": action,
                    "channel": {"$ref": place},
                    "messages": [
                        {"$ref": f"{place}/messages/{name}"} for name in names(channel, way)
                    ],
                },
            )


if __name__ == "__main__":
    sys.stdout.write(msgspec.yaml.encode(document()).decode())
