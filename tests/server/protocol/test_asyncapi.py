"""What AsyncAPI says of the WebSockets is what goes through them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator
from server.people import Person
from server.play import ALONE
from server.rooms.lobby import meet, open_room

from knockdown.server.protocol.asyncapi import CHANNELS, document, names
from knockdown.server.protocol.messages import Decide, Ping
from knockdown.server.protocol.scene import LARGEST

pytestmark = pytest.mark.once
PAGE = Path(__file__).parents[3] / "docs" / "asyncapi.yaml"

ONLY_AT_ONE_SCREEN = ("take_screen",)


def references(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        yield from [part["$ref"]] if "$ref" in part else []
        for each in part.values():
            yield from references(each)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


def follow(whole: Any, reference: str) -> Any:
    for step in reference.removeprefix("#/").split("/"):
        whole = whole[step]
    return whole


def check(message: object, name: str) -> None:
    schema = {"$ref": f"#/components/schemas/{name}", "components": document()["components"]}
    Draft202012Validator(schema).validate(message)


def test_the_page_is_up_to_date() -> None:
    assert msgspec.yaml.decode(PAGE.read_bytes()) == document(), (
        "python -m knockdown.server.protocol.asyncapi > docs/asyncapi.yaml"
    )


def test_whatever_is_named_is_there() -> None:
    whole = document()
    named = list(references(whole))
    assert len(named) > 50
    assert all(follow(whole, reference) for reference in named)


def test_every_message_is_told_apart_and_explained() -> None:
    messages = document()["components"]["messages"]
    assert all(message["name"] and message["summary"] for message in messages.values())
    assert {"Decide", "Scene", "Join", "RoomNow", "Hand", "TowerBegan"} <= set(messages)


def numbers(schema: Any) -> Iterator[Any]:
    """All whole ones in a message, wherever in it."""
    if "$ref" in schema:
        schema = follow(document(), schema["$ref"])
    for field in schema.get("properties", {}).values():
        if field.get("type") == "integer":
            yield field
        else:
            yield from numbers(field)


def test_no_message_from_a_page_has_a_number_that_cannot_be_passed_on() -> None:
    components = document()["components"]
    for channel in CHANNELS:
        for name in names(channel, 1):
            for field in numbers(components["schemas"][name]):
                assert -LARGEST <= field["minimum"] <= field["maximum"] <= LARGEST, name


def test_every_message_is_on_a_page_for_people() -> None:
    pages = "".join((PAGE.parent / name).read_text("utf-8") for name in ("bots.md", "rooms.md"))
    for message in document()["components"]["messages"].values():
        if message["name"] not in ONLY_AT_ONE_SCREEN:
            assert re.search(rf"[`\"]{message['name']}[`\"{{]", pages), message["name"]


def test_real_messages_are_as_described(ann: Person) -> None:
    room = meet(ann, open_room(ann))
    check(json.loads(room.heard[0]), "RoomNow")
    screen = ann.sit_down(ann.new_match(seats=ALONE, knockdown="dice", seed=6))
    screen.send(Ping(1.5))
    check(vars(screen.until("pong")), "Pong")
    screen.send(Decide(10_000, "nothing"))
    refused = vars(screen.until("refused"))
    check(refused | {"details": vars(refused["details"])}, "Refused")
    line = ann.get("/api/schema/openapi.json").json()
    assert "/api/rooms" in line["paths"] and "/api/codes/{code}" in line["paths"]


def test_a_scene_is_as_described(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=ALONE, knockdown="dice", seed=6))
    screen.decide(screen.scene.question.options[0].option)
    scene = json.loads(str(screen.socket.recv(30)))
    assert scene["type"] == "scene"
    check(scene, "Scene")
    with pytest.raises(Exception, match="revision"):
        check({key: value for key, value in scene.items() if key != "revision"}, "Scene")
