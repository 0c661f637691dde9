"""What happened, as a scene tells it: every event of the engine has its form on the wire."""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec
import pytest
from msgspec import StructMeta
from random_matches import LIBRARY, LINE_UPS
from scene import Scene as Laid
from server.present.staging import begun, random_play, show

from knockdown.content.words import LANGUAGES
from knockdown.engine.events import Event
from knockdown.server.protocol.events import (
    BranchChosen,
    CardTaken,
    EventNow,
    Forfeited,
    LeftOut,
    NoTest,
)
from knockdown.server.protocol.scene import Scene

OF_NO_ENGINE = {BranchChosen, Forfeited, LeftOut, NoTest}


def name_of(event: StructMeta) -> str:
    return str(event.__struct_config__.tag)


def test_every_event_of_the_engine_has_its_name_and_fields_on_the_wire() -> None:
    on_the_wire = {name_of(each): each for each in get_args(EventNow)}
    engines = {each.name: each for each in Event.__subclasses__()}
    assert on_the_wire.keys() == engines.keys() | {name_of(each) for each in OF_NO_ENGINE}
    for name, event in engines.items():
        data = get_type_hints(on_the_wire[name])["data"]
        assert set(event.fields) <= set(data.__struct_fields__), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_and_named_by_keys(lang: str) -> None:
    attacks = {each.key for each in LIBRARY.book.attacks}
    for line_up in LINE_UPS[::9]:
        *_, live = random_play(line_up)
        for event in show(live, 0, lang, told=0).events:
            assert event.text or isinstance(event, CardTaken)
            attack = getattr(event.data, "attack", "")
            assert attack == "" or attack in attacks


def test_a_scene_is_read_back_as_it_was_written() -> None:
    """Every event has the types that the page and bots are told."""
    for line_up in LINE_UPS[::9]:
        *_, live = random_play(line_up)
        scene = show(live, 0, told=0)
        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


def test_a_card_that_only_is_taken_is_told_once_and_still_flies() -> None:
    live = begun(LINE_UPS[0])
    live.match = Laid(row=["high_punch.F"], spaces=(3, 7)).play("attack high_punch.F").match
    events = show(live, 0, told=0).events
    taken = next(event for event in events if isinstance(event, CardTaken))
    assert taken.text == "" and taken.data.letters == "F"
    assert taken.data.attack == "high_punch"
