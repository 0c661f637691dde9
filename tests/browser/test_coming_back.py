"""A refresh, a closed tab, a server that was killed: the same match is there again."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect
from positions import at_the_board
from server.servers import Server

from browser.conftest import Visit
from browser.matches import come_to
from browser.player import Player
from browser.towers import Tower, at_a_tower
from knockdown.server.match.log import TOWER, parse_chunk

pytestmark = pytest.mark.once
# However a connection ends that its server leaves.
ENDS = (
    "CONNECTION_(REFUSED|RESET|CLOSED)",
    "EMPTY_RESPONSE",
    "SOCKET_NOT_CONNECTED",
    "INCOMPLETE_CHUNKED_ENCODING",
    "CONTENT_LENGTH_MISMATCH",
)
GONE = rf"net::ERR_({'|'.join(ENDS)})|WebSocket connection to"


def table_of(player: Player) -> str:
    """What lies on the table, as it is spoken: fighters, spaces, row and hands."""
    parts = (player.spaces, player.row, player.main.get_by_role("img"))
    spoken = "all => all.map(one => one.ariaLabel ?? one.innerText)"
    return "\n".join(line for part in parts for line in part.evaluate_all(spoken))


def test_a_refresh_and_a_closed_tab_in_a_match(visit: Visit) -> None:
    player: Player = visit()
    come_to(player, at_the_board())
    match = player.match
    before = table_of(player)
    player.page.reload()
    player.await_sight(lambda sight: sight.what == "decide")
    assert before and table_of(player) == before
    player.page.close()
    player.page = player.tab()
    player.open()
    player.page.get_by_role("link", name=player.say("web-go-on")).click()
    player.page.wait_for_url(f"**/match/{match}")
    player.await_sight(lambda sight: sight.what == "decide")
    assert table_of(player) == before
    player.decide(3)


def test_a_killed_server_in_a_match(visit: Visit, mortal: Server) -> None:
    player: Player = visit(house=mortal)
    player.expect(GONE)
    come_to(player, at_the_board())
    before = table_of(player)
    mortal.kill()
    expect(player.offline).to_be_visible()
    mortal.start()
    expect(player.offline).to_be_hidden(timeout=30_000)
    player.await_sight(lambda sight: sight.what == "decide")
    assert table_of(player) == before
    player.decide(4)


def test_a_refresh_in_a_tower(visit: Visit) -> None:
    player: Player = visit()
    tower = Tower(player)
    at_a_tower(player, 3)
    tower.start()
    move_one(tower)
    left, place = tower.frame["left"], tower.cube(0)
    player.page.reload()
    tower.until_building()
    assert tower.began["frame"]["left"] == pytest.approx(left, abs=1.5)
    assert tower.cube(0) == pytest.approx(place, abs=1)
    expect(player.page.get_by_role("timer")).to_be_visible()
    tower.claim()
    player.await_sight(lambda sight: sight.what == "verdict")
    assert tower.judged["reason"] == "left-over"


def test_a_killed_server_in_a_tower(visit: Visit, mortal: Server) -> None:
    player: Player = visit(house=mortal)
    player.expect(GONE)
    tower = Tower(player)
    at_a_tower(player, 3)
    tower.start()
    move_one(tower)
    place = tower.cube(0)
    await_log(player, mortal, tower)
    mortal.kill()
    expect(player.offline).to_be_visible()
    tower.frame = None
    mortal.start()
    tower.wait(lambda: tower.frame is not None, "the tower did not come back")
    tower.until_building()
    assert tower.cube(0) == pytest.approx(place, abs=1)
    tower.claim()
    player.await_sight(lambda sight: sight.what == "verdict")
    player.decide(2)


def await_log(player: Player, server: Server, tower: Tower) -> None:
    """Everything that was done so far is kept."""
    tick, log = tower.frame["tick"], "SELECT data FROM entries WHERE kind = ? ORDER BY number"
    with closing(sqlite3.connect(server.database)) as database:

        def is_kept() -> bool:
            kept = [parse_chunk(data) for (data,) in database.execute(log, [TOWER])]
            return bool(kept) and kept[-1].tick >= tick

        player.wait(is_kept, "the log does not have the tower")


def move_one(tower: Tower) -> None:
    """The first cube goes to the table's middle."""
    tower.drag(0, 0.0, 0.52 * tower.edge)
