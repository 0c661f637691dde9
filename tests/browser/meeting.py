"""People far apart: each has a browser of their own, and they meet in a room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from browser.player import Player, Sight
from playwright.sync_api import expect


def open_room(player: Player, name: str, *options: str) -> str:
    """By the page; tells the path of the room. Options are chosen by the words they are kept as."""
    page = player.page
    player.open("/online")
    page.locator("form.open input[type=text]").fill(name)
    for option in options:
        page.locator(f'form.open label:has(input[value="{option}"])').first.click()
    page.locator("form.open button.go").click()
    page.wait_for_url("**/room/*")
    page.locator("button.ready").wait_for()
    return page.url.removeprefix(player.address)


def join(player: Player, room: str, name: str) -> None:
    player.open(room)
    player.page.locator(".middle form input").fill(name)
    player.page.locator(".middle form button").click()
    player.page.locator("button.ready").wait_for()


def make_ready(*players: Player) -> None:
    for player in players:
        player.page.locator("button.ready").click()


def await_match(*players: Player, after: str = "/") -> str:
    """They are all at the same match, another one than that before."""
    for player in players:
        player.page.wait_for_url(lambda url: "/match/" in url and not url.endswith(after))
    assert len({player.match for player in players}) == 1
    return players[0].match


def play_together(
    players: Sequence[Player], until: Callable[[], bool] = lambda: False, most: int = 4000
) -> None:
    """Whoever has something to do does it, until all have come to the end."""
    for _ in range(most):
        sights = [player.look() for player in players]
        if until() or all(sight.what == "over" for sight in sights):
            return
        for player, sight in zip(players, sights, strict=True):
            if may_act(sight):
                player.act(player.chosen(sight))
                player.page.wait_for_timeout(20)
        if not any(map(may_act, sights)):
            players[0].page.wait_for_timeout(30)
    raise AssertionError(f"the match does not end: {[player.look() for player in players]}")


def may_act(sight: Sight) -> bool:
    return bool(sight.answers) and sight.what not in {"over", "lost"}


def lose_line(player: Player) -> None:
    """The network is gone, and comes back."""
    offline = player.page.locator(".offline")
    player.context.set_offline(True)
    expect(offline).to_be_visible()
    player.context.set_offline(False)
    expect(offline).to_be_hidden()


class Ears:
    """What the server sends to a page through its sockets."""

    def __init__(self, player: Player) -> None:
        self.heard: list[str] = []
        player.page.on("websocket", self.listen)

    def listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda data: self.heard.append(str(data)))
