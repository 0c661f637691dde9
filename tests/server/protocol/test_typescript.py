"""The page's types are those of the server."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from knockdown.server.protocol.events import EventNow, Moved
from knockdown.server.protocol.messages import FromPage, Hand, ToPage
from knockdown.server.protocol.requests import NewMatch
from knockdown.server.protocol.scene import Question, Scene
from knockdown.server.protocol.typescript import interface, structs, type_text, typescript

pytestmark = pytest.mark.once
PAGE = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"


def test_the_pages_types_are_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == typescript(), (
        "python -m knockdown.server.protocol.typescript > web/src/protocol.ts"
    )


def test_every_message_is_told_apart_by_its_type() -> None:
    for union in (FromPage, ToPage):
        tags = [part.__struct_config__.tag for part in union.__args__]
        assert None not in tags and len(set(tags)) == len(tags)


def test_names_are_unique() -> None:
    names = [struct.__name__ for struct in structs()]
    assert len(set(names)) == len(names)


def test_what_the_page_may_leave_out_is_optional() -> None:
    lines = list(interface(Hand))
    assert "  type: 'hand';" in lines and "  tick: number;" in lines and "  x?: number;" in lines
    assert "  seats: [SeatWanted, SeatWanted];" in list(interface(NewMatch))


def test_what_the_page_receives_is_whole() -> None:
    assert "  coming: Coming | null;" in list(interface(Question))


def test_events_are_told_apart_by_their_names() -> None:
    tags = [event.__struct_config__.tag for event in get_args(EventNow)]
    assert len(set(tags)) == len(tags)
    assert list(interface(Moved)) == [
        "export interface Moved extends EventBase {",
        "  name: 'moved';",
        "  data: MovedData;",
        "}",
    ]
    assert "  events: EventNow[];" in list(interface(Scene))


def test_alternatives_in_a_list_stay_together() -> None:
    assert type_text(list[int | None]) == "(number | null)[]"
    assert type_text(dict[str, list[str]]) == "Record<string, string[]>"
    with pytest.raises(TypeError):
        type_text(msgspec.Raw)
