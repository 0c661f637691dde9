"""House rules from the request to the database and back to the screen, whichever there are."""

from __future__ import annotations

import msgspec
import pytest

from knockdown.engine.match_rules import FIELDS, USUAL
from knockdown.gym.matches import Matches
from knockdown.server.match.create import again, chosen
from knockdown.server.match.log import restored_from
from knockdown.server.protocol.requests import NewMatch
from knockdown.server.protocol.rooms import RoomOptions
from knockdown.server.storage.models import SetupData

pytestmark = pytest.mark.once
OTHER = {  # none of them as usual
    field.name: field.setting(
        field.least if field.usual != field.setting(field.least) else field.most
    )
    for field in FIELDS
}
SEATS = [{"kind": "person"}, {"kind": "computer", "level": "rookie"}]


def test_they_go_from_the_request_to_the_match_and_its_rematch() -> None:
    wanted = msgspec.convert({"seats": SEATS, **OTHER}, NewMatch)
    match = chosen(wanted, "ann")
    live = restored_from(match).live
    assert live.match.match_rules == live.record.match_rules == wanted.match_rules
    assert live.match.match_rules.words() == OTHER
    rematch = again(live.record, match.seats, "ann", swap=True)
    assert rematch.setup.match_rules == live.match.match_rules


def test_they_lie_flat_in_the_database() -> None:
    match = chosen(msgspec.convert({"seats": SEATS, **OTHER}, NewMatch), "ann")
    text = msgspec.json.encode(match.setup)
    assert msgspec.json.decode(text).items() >= OTHER.items()
    assert msgspec.json.decode(text, type=SetupData) == match.setup


def test_a_room_keeps_them() -> None:
    options = msgspec.convert(OTHER, RoomOptions)
    assert msgspec.json.decode(msgspec.json.encode(options), type=RoomOptions) == options
    assert options.match_rules.words() == OTHER


def test_an_environment_takes_them() -> None:
    """How Knockdown Tests are decided has more words there."""
    others = {name: setting for name, setting in OTHER.items() if name != "knockdown"}
    rules = Matches(**others).begin(0).match_rules  # type: ignore[arg-type]  # any of them
    assert rules.words() == {**OTHER, "knockdown": USUAL.knockdown}
