"""People far apart: each has a browser of their own, and they meet in a room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, Route, expect
from server.people import Person
from server.rooms.lobby import catch_up
from server.servers import Server

from browser.player import Player, Sight
from browser.shown import Shown

API: Final = "**/api/**"
WHO: Final = "/api/me"  # asked by who was never here, and by one tab after the other
WAITING: Final = "async () => (await navigator.locks.query()).pending.length"


def open_room(player: Player, name: str, *options: str) -> str:
    """By the page; tells the path of the room. Options are chosen by their messages."""
    page, form = player.page, player.form("web-online-open")
    player.open("/online")
    name_field(player, form).fill(name)
    for option in options:
        player.option(option, form).click()
    player.button("web-online-open-go").click()
    page.wait_for_url("**/room/*")
    ready_button(player).wait_for()
    return page.url.removeprefix(player.address)


def join(player: Player, room: str, name: str) -> None:
    player.open(room)
    take_place(player, name)


def take_place(tab: Shown, name: str) -> None:
    name_field(tab, entrance(tab)).fill(name)
    tab.button("web-online-join", entrance(tab)).click()
    ready_button(tab).wait_for()


def entrance(tab: Shown) -> Locator:
    """For who has no place in the room."""
    return tab.form("web-online-join")


def name_field(tab: Shown, within: Locator) -> Locator:
    return within.get_by_role("textbox", name=tab.say("web-online-name"))


def ready_button(tab: Shown) -> Locator:
    """For who is not ready yet; after that it takes it back."""
    return tab.button("web-online-ready-go")


def ready(tab: Shown) -> Locator:
    return tab.button("web-online-ready-off")


def place(tab: Shown, number: int, who: str) -> Locator:
    """One of the two of a room."""
    name = f"{tab.say('web-online-place', n=number)}: {who}"
    return tab.page.get_by_role("region", name=name, exact=True)


def full(tab: Shown) -> Locator:
    """Both places are taken: one can but watch."""
    return tab.heading("web-online-full")


def open_at_once(player: Player, server: Server, path: str, last: str) -> list[Shown]:
    """In two tabs. With the answer to the request `last` both go on in the same moment, and
    both want to know who they are before either was told."""
    tabs, held, asked = [player.page, player.tab()], dict[Page, Route](), set[Page]()

    def hold(route: Route) -> None:
        page = route.request.frame.page
        if page not in held and last in route.request.url:
            held[page] = route
            return
        route.continue_()
        if page in held and WHO in route.request.url:
            asked.add(page)

    def is_asked() -> bool:
        """By both tabs, or by one whose answer the other waits for."""
        return len(asked) == len(tabs) or bool(player.page.evaluate(WAITING))

    player.context.route(API, hold)
    for tab in tabs:
        tab.goto(player.address + path, wait_until="commit")
    player.wait(lambda: len(held) == len(tabs), "a tab does not come so far")
    answers = [route.fetch() for route in held.values()]
    asked.clear()
    with server.held_up():
        for route, answer in zip(held.values(), answers, strict=True):
            route.fulfill(response=answer)
        player.wait(is_asked, "a tab does not go on")
    return [Shown(tab, player.lang) for tab in tabs]


def make_ready(*players: Player) -> None:
    for player in players:
        ready_button(player).click()


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
                player.next_picture()
        if not any(map(may_act, sights)):
            players[0].next_picture()
    raise AssertionError(f"the match does not end: {[player.look() for player in players]}")


def play_unseen_to_a_test(server: Server, players: Sequence[Player]) -> None:
    """The same people, away from their pages, play on in a moment until one calls a test."""
    match, rng = players[0].match, Random(1)
    people = [same_person(server, player) for player in players]
    for player in players:
        player.open()
    screens = [person.sit_down(match) for person in people]
    while (scene := screens[0].scene).test is None:
        asked = next(screen for screen in screens if screen.scene.question is not None)
        options = [each.option for each in asked.scene.question.options]
        asked.decide("test" if "test" in options else rng.choice(options))
        catch_up(screens, scene.revision + 1)
    for player, person in zip(players, people, strict=True):
        person.leave()
        player.open(f"/match/{match}")


def same_person(server: Server, player: Player) -> Person:
    person = Person(server)
    person.cookie = "; ".join(f"{one['name']}={one['value']}" for one in player.context.cookies())
    return person


def may_act(sight: Sight) -> bool:
    return bool(sight.answers) and sight.what not in {"over", "lost"}


def lose_line(player: Player) -> None:
    """The network is gone, and comes back."""
    player.context.set_offline(True)
    expect(player.offline).to_be_visible()
    player.context.set_offline(False)
    expect(player.offline).to_be_hidden()


class Ears:
    """What the server sends to a page through its sockets."""

    def __init__(self, player: Player) -> None:
        self.heard: list[str] = []
        player.page.on("websocket", self.listen)

    def listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda data: self.heard.append(str(data)))
