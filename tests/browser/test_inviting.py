"""Invitations from a computer at home: whom a link reaches is said beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from server.play import ALONE
from server.servers import Server

from browser.conftest import Visit
from browser.matches import begun
from browser.meeting import join, open_room, place
from browser.player import Player
from knockdown.server.access.addresses import network_address

pytestmark = pytest.mark.once
UNTRUSTED = "origin was untrustworthy"  # an address without TLS that is not the computer's own


@pytest.fixture
def everywhere(built_page: Path, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "matches.sqlite", built_page, ("--host", "0.0.0.0"))
    yield server
    assert server.end() == ""


def invitation(player: Player) -> Locator:
    """The link, and beside it whom it reaches."""
    return player.region("web-online-invite")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "only on this computer"), ("es", "solo funciona en"), ("pl", "tylko na tym")],
)
def test_a_link_that_works_here_alone_says_so(visit: Visit, lang: str, said: str) -> None:
    ann: Player = visit(lang=lang)
    room = open_room(ann, "Ann")
    expect(invitation(ann)).to_contain_text(said)
    expect(invitation(ann)).to_contain_text('make play ARGS="--host 0.0.0.0"')
    expect(ann.field("web-online-link")).to_have_value(ann.address + room)


def test_so_does_a_link_to_a_replay(visit: Visit) -> None:
    ann: Player = visit()
    ann.open(f"/replay/{begun(ann, ALONE, seed=11)}")
    ann.button("web-read-replay-share").click()
    expect(ann.dialog).to_contain_text("only on this computer")


@pytest.mark.skipif(not network_address("0.0.0.0", 1), reason="this computer is in no network")
def test_a_link_to_the_network_leads_there(everywhere: Server, visit: Visit) -> None:
    ann: Player = visit(house=everywhere)
    ben: Player = visit()
    ben.expect(UNTRUSTED)
    open_room(ann, "Ann")
    expect(invitation(ann)).to_contain_text("everybody in your network")
    link = ann.field("web-online-link").input_value()
    ben.address = network_address("0.0.0.0", everywhere.port).rstrip("/")
    join(ben, link.removeprefix(ben.address), "Ben")
    expect(place(ann, 2, "Ben")).to_be_visible()
    expect(invitation(ben)).to_be_visible()
    expect(invitation(ben)).not_to_contain_text("your network")
    expect(invitation(ben)).not_to_contain_text("only on this computer")
