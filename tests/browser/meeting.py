"""People far apart: each has a browser of their own, and they meet in a room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Page, Route, expect
from server.servers import Server

from browser.player import Player, Sight

SLOW: Final = 2000  # milliseconds until a server answers


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
    take_place(player.page, name)


def take_place(tab: Page, name: str) -> None:
    tab.locator(".middle form input").fill(name)
    tab.locator(".middle form button").click()
    tab.locator("button.ready").wait_for()


def open_at_once(player: Player, server: Server, path: str, last: str) -> list[Page]:
    """In two tabs. With the answer to the request `last` both go on in the same moment, and
    whatever they ask for then is asked before either was answered."""
    tabs, held = [player.page, player.tab()], dict[Page, Route]()

    def hold(route: Route) -> None:
        if held.setdefault(route.request.frame.page, route) is not route:
            route.continue_()

    player.context.route(last, hold)
    for tab in tabs:
        tab.goto(player.address + path, wait_until="commit")
    player.wait(lambda: len(held) == len(tabs), "a tab does not come so far")
    answers = [route.fetch() for route in held.values()]
    with server.held_up():
        for route, answer in zip(held.values(), answers, strict=True):
            route.fulfill(response=answer)
        player.page.wait_for_timeout(SLOW)
    return tabs


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
    """Everybody who has something to do does it, until all have come to the end."""
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
