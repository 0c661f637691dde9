"""Somebody does not come back: the other one claims the match, with a mouse or with a finger."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect
from server.people import Person, Screen
from server.rooms import lobby
from server.servers import Server

from browser import hasty
from browser.conftest import Visit
from browser.player import Finger, Player

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def hasty_server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("hasty") / "matches.sqlite"
    running = Server(database, built_page, program=hasty.__file__)
    yield running
    assert running.end() == ""


def left_by_the_other(server: Server, *, is_drafted: bool) -> tuple[str, str]:
    """A match between two whose second person has gone; tells it, and the cookie of the first."""
    ann, ben = Person(server), Person(server)
    room = lobby.open_room(ann)
    match = lobby.both_ready(lobby.meet(ann, room), lobby.join(ben, room, "Ben"))
    if is_drafted:
        play_the_draft([ann.sit_down(match), ben.sit_down(match)])
    for person in (ann, ben):
        person.leave()
    return match, ann.cookie


def play_the_draft(screens: list[Screen]) -> None:
    rng = Random(1)
    while screens[0].scene.round == 0:
        lobby.play_together(screens, rng, most=1)


def with_a_mouse(button: Locator) -> None:
    button.click()


def with_a_finger(button: Locator) -> None:
    button.tap()


@pytest.mark.parametrize("is_drafted", [False, True], ids=["draft", "match"])
@pytest.mark.parametrize(
    ("kind", "press"), [(Player, with_a_mouse), (Finger, with_a_finger)], ids=["mouse", "finger"]
)
def test_a_match_is_claimed(
    hasty_server: Server,
    visit: Visit,
    kind: type[Player],
    press: Callable[[Locator], None],
    is_drafted: bool,
) -> None:
    match, cookie = left_by_the_other(hasty_server, is_drafted=is_drafted)
    player: Player = visit(kind, house=hasty_server)
    name, _, value = cookie.partition("=")
    player.context.add_cookies([{"name": name, "value": value, "url": player.address}])
    player.open(f"/match/{match}")
    press(player.button("web-online-claim"))
    expect(player.heading("web-select-match-you")).to_be_visible()
    expect(player.paragraph("did not come back.")).to_be_visible()
