"""Bad input: a plain sentence in the player's language and a way on, never a blank page."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import FilePayload, WebSocketRoute, expect
from positions import asked, at_the_board
from server.servers import Server
from tiers import always

from browser.conftest import Visit
from browser.matches import come_to
from browser.player import Player

pytestmark = pytest.mark.once
ON_ITS_WAY = ".draft .chosen"  # an answer; only drawn like that
LANGUAGES = ("en", "es", "pl")


@pytest.mark.parametrize("lang", always(*LANGUAGES))
def test_an_unknown_match(visit: Visit, lang: str) -> None:
    player: Player = visit(lang=lang)
    player.expect("404", "WebSocket connection to")
    told = set()
    for path in ("/match/nobody", "/replay/nobody", "/nowhere"):
        player.open(path)
        sight = player.await_sight(lambda sight: sight.what == "lost")
        told.add(sight.text)
        assert len(sight.text) > 10 and "404" not in sight.text and "web-" not in sight.text
    assert len(told) >= 2
    player.link("web-to-title").click()
    expect(player.way("web-play")).to_be_visible()


def test_what_is_lost_is_told_in_the_language_of_now(visit: Visit) -> None:
    player: Player = visit()
    player.expect("404", "400", "WebSocket connection to")
    told = {"reason": "not-read", "text": "As the server says it.", "details": {}}
    refusal = {"status": 400, "json": told}
    player.page.route("**/api/matches?lang=en", lambda route: route.fulfill(**refusal))
    for path in ("/match/nobody", "/replay/nobody", "/room/nobody", "/nowhere", "/learn"):
        player.open(path)
        english = player.lost.inner_text()
        player.speak("pl")
        expect(player.lost).not_to_have_text(english)
        expect(player.lost).to_contain_text(re.compile(r"nie", re.IGNORECASE))
        player.speak("en")
        expect(player.lost).to_have_text(english)


def test_a_page_without_its_scripts(visit: Visit) -> None:
    """The server went away behind the page's first lines."""
    player: Player = visit()
    player.expect("ERR_FAILED")
    player.page.route("**/assets/*.js", lambda route: route.abort())
    player.open()
    again = player.link("web-again")
    expect(again).to_be_visible()
    player.page.unroute("**/assets/*.js")
    again.click()
    expect(player.way("web-play")).to_be_visible()


@pytest.mark.parametrize("lang", always(*LANGUAGES))
def test_a_broken_match_file(visit: Visit, lang: str) -> None:
    player: Player = visit(lang=lang)
    player.expect("400", "413", "422")
    player.open("/replays")
    trouble, bring = player.alert, player.field("web-read-replays-file")
    read = player.button("web-read-replays-read")
    file = FilePayload(name="match.txt", mimeType="text/plain", buffer=b"\xff\x00 no match")
    bring.set_input_files(file)
    expect(trouble).not_to_be_empty()
    large = FilePayload(name="match.txt", mimeType="text/plain", buffer=b"{ x }" * 1_000_000)
    bring.set_input_files(large)
    expect(trouble).not_to_be_empty()
    first = trouble.inner_text()
    assert "Traceback" not in first and "web-" not in first
    player.field("web-read-replays-paste").fill("knockdown 1\nseed 1\nmoves\nfly away")
    read.click()
    expect(trouble).not_to_be_empty()
    expect(read).to_be_enabled()


def test_an_option_that_is_no_longer_offered(visit: Visit) -> None:
    """Two tabs: the second one answers what the first one has answered already."""
    player: Player = visit()
    other = player.tab()
    held = Held()
    other.route_web_socket("**/play*", held.connect)
    sight = come_to(player, at_the_board())
    first = player.page
    other.goto(first.url)
    player.page = other
    late = player.await_sight(lambda late: late.answers == sight.answers)
    held.hold()
    player.page = first
    player.act(player.chosen(sight))
    player.wait(lambda: held.has("scene"), "no scene came")
    player.page = other
    player.act(player.chosen(late))
    player.wait(lambda: held.has("refused"), "nothing was refused")
    held.release()
    told = other.get_by_role("alert")
    expect(told).to_be_visible()
    assert len(told.inner_text()) > 10
    player.decide(2)
    player.page = first
    player.decide(2)
    expect(first.get_by_role("alert")).to_have_count(0)


def test_an_answer_that_is_lost_can_be_given_again(visit: Visit) -> None:
    """The line seems to be open, and yet a click in the draft gets nowhere."""
    player: Player = visit()
    lost: list[str | bytes] = []

    def connect(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "decide" and not lost:
                lost.append(message)
            else:
                server.send(message)

        page.on_message(pass_on)

    player.page.route_web_socket("**/play*", connect)
    sight = come_to(player, asked(lambda name, _: name == "draft_card"))
    player.act(player.chosen(sight))
    expect(player.page.locator(ON_ITS_WAY)).to_be_visible()
    player.await_sight(lambda again: len(again.answers) == len(sight.answers))
    player.decide(3)
    assert len(lost) == 1


@pytest.mark.parametrize("lang", always("es", "pl"))
def test_a_decision_that_cannot_be_kept(mortal: Server, visit: Visit, lang: str) -> None:
    """The disk is full: nothing has happened, and when there is room again the match goes on."""
    player: Player = visit(lang=lang, house=mortal)
    sight = come_to(player, at_the_board())
    told = player.alert
    with mortal.full_disk():
        player.act(player.chosen(sight))
        expect(told).to_contain_text(player.say("refusal-not-kept"))
        player.await_sight(lambda again: again.answers == sight.answers)
    player.decide(3)
    expect(told).to_have_count(0)


class Held:
    """A line on which what the server says can be held back for a while."""

    def __init__(self) -> None:
        self.kept: list[str | bytes] | None = None

    def connect(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        server.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        if self.kept is None:
            self.page.send(message)
        else:
            self.kept.append(message)

    def hold(self) -> None:
        self.kept = []

    def has(self, kind: str) -> bool:
        return any(json.loads(message)["type"] == kind for message in self.kept or [])

    def release(self) -> None:
        kept, self.kept = self.kept or [], None
        for message in kept:
            self.page.send(message)
