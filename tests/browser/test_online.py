"""Two people with browsers of their own meet in a room, play, and meet again."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect
from server.people import wait_until
from server.servers import Server
from tiers import always

from browser.axe import grave_faults
from browser.conftest import Visit
from browser.meeting import (
    Ears,
    await_match,
    entrance,
    full,
    join,
    lose_line,
    make_ready,
    name_field,
    open_at_once,
    open_room,
    place,
    play_together,
    play_unseen_to_a_test,
    ready,
    ready_button,
    take_place,
)
from browser.player import Finger, Player
from browser.shown import Shown
from browser.test_coming_back import GONE
from browser.towers import Tower

pytestmark = pytest.mark.once
OFFLINE = "ERR_INTERNET_DISCONNECTED"
KINDS = always(Player, Finger)
DICE, TOWER = "web-select-test-dice", "web-select-test-tower"
BLITZ = "web-online-clock-blitz"


class Three(NamedTuple):
    """Two who play, and one who watches."""

    ann: Player
    ben: Player
    eve: Player


def play_past_a_tower(mortal: Server, visit: Visit) -> Three:
    """A line is lost, and the server killed in the middle of a tower; a third browser watches."""
    ann, ben, eve = visit(house=mortal), visit(house=mortal), visit(house=mortal)
    for each in (ann, ben, eve):
        each.expect(GONE, OFFLINE, "403")
    ears, towers = Ears(eve), {one: Tower(one) for one in (ann, ben)}
    room = open_room(ann, "Ann", TOWER)
    join(ben, room, "Ben")
    eve.open(room)
    expect(full(eve)).to_be_visible()
    make_ready(ann, ben)
    await_match(ann, ben, eve)

    play_together([ann, ben], lambda: ann.actions.count() > 0)
    lose_line(ben)
    play_unseen_to_a_test(mortal, [ann, ben])
    eve.open(f"/match/{ann.match}")  # she need not see all that
    play_together([ann, ben], lambda: any(map(is_building, (ann, ben))))
    tower = towers[ann if is_building(ann) else ben]
    tower.until_building()
    mortal.kill()
    for each in (ann, ben, eve):
        expect(each.offline).to_be_visible()
    tower.frame = None
    mortal.start()
    for each in (ann, ben, eve):
        expect(each.offline).to_be_hidden()
    tower.wait(lambda: tower.frame is not None, "the tower did not come back")
    tower.until_building()
    tower.drop_one()  # goes on with it
    tower.claim()
    tower.wait(lambda: tower.judged is not None, "nobody judges the tower")
    looks_on(eve, ears)
    return Three(ann, ben, eve)


@pytest.mark.alone  # a tower is built in real seconds
def test_a_match_between_two_browsers(mortal: Server, visit: Visit) -> None:
    ann, ben, eve = play_past_a_tower(mortal, visit)
    play_together([ann, ben], lambda: is_at_the_table(ann))
    give_up(ann)
    expect(ben.headline).to_have_text(ben.say("web-select-match-you"))
    sees_the_end(eve)
    expect(eve.paragraph(f"{eve.called(fighter_of(ann))} gives up.")).to_be_visible()


@pytest.mark.alone
@pytest.mark.slow  # minutes
def test_a_whole_match_between_two_browsers(mortal: Server, visit: Visit) -> None:
    ann, ben, eve = play_past_a_tower(mortal, visit)
    first = ann.match
    play_together([ann, ben])  # all other towers are lost on time
    assert sum(one.heading("web-select-match-you").count() for one in (ann, ben)) == 1
    sees_the_end(eve)
    ann.button("web-select-rematch").click()
    expect(ready(ann)).to_be_visible()
    expect(ben.text("web-online-again-asked", name="Ann")).to_be_visible()
    ben.button("web-select-swap").click()
    expect(ready(ben)).to_be_visible()
    expect(ready_button(ann)).to_be_visible()
    make_ready(ann)
    await_match(ann, ben, after=first)


def is_at_the_table(player: Player) -> bool:
    """Asked for a decision, with nothing in front of the table."""
    return player.look().what == "decide" and player.actions.is_visible()


def is_building(player: Player) -> bool:
    return player.done.count() > 0


def looks_on(eve: Player, ears: Ears) -> None:
    """A spectator sees no secret and is asked nothing."""
    expect(watching(eve)).to_be_visible()
    assert eve.look().what != "decide"
    expect(eve.button("web-online-say")).to_have_count(0)
    scenes = [told for told in map(json.loads, ears.heard) if told["type"] == "scene"]
    assert scenes
    for scene in scenes:
        assert (scene["mode"], scene["viewer"], scene["question"]) == ("watched", -1, None)
        assert scene["room"] == ""
        for fighter in scene["fighters"]:
            hidden = [one["skill"] for one in fighter["skills"] if not one["face_up"]]
            assert not any(hidden), hidden
            unseen = [card for card in fighter["hand"] if not card["known"]]
            assert not any(card["letters"] for card in unseen), unseen


def time_of(player: Shown, name: str) -> Locator:
    return player.page.get_by_role("timer").filter(has_text=name)


def watching(player: Shown) -> Locator:
    return player.text("web-online-watching")


def sees_the_end(eve: Player) -> None:
    """Going on from what she has seen at her own pace."""
    assert eve.play().what == "over"
    assert "decide" not in eve.seen
    expect(eve.button("web-select-rematch")).to_have_count(0)


def test_clocks_phrases_and_giving_up(visit: Visit) -> None:
    """On a phone and at a desk, in two languages."""
    ann, bea = visit(), visit(Finger, "es")
    room = open_room(ann, "Ann", BLITZ, DICE)
    join(bea, room, "Bea")
    make_ready(ann, bea)
    await_match(ann, bea)
    play_together([ann, bea], lambda: is_at_the_table(ann))
    own, other = time_of(ann, "Ann"), time_of(ann, "Bea")
    before = own.inner_text(), other.inner_text()
    expect(own).not_to_have_text(before[0], use_inner_text=True)  # she is asked, so hers runs
    expect(other).to_have_text(before[1], use_inner_text=True)

    ann.page.keyboard.press("t")
    phrases(ann).first.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    for hears in (ann, bea):
        said = f"Ann {hears.say('phrase-good-luck')}"
        expect(hears.main.get_by_text(said, exact=True)).to_be_visible()
    bea.button("web-online-say").tap()
    bea.dialog.get_by_role("switch").tap()
    expect(phrases(bea).first).to_be_disabled()
    assert not any(phrase.is_enabled() for phrase in phrases(bea).all())
    bea.page.keyboard.press("Escape")

    bea.open()
    expect(away(ann, "Bea")).to_be_visible()
    expect(ann.button("web-online-claim")).to_have_count(0)
    bea.open(f"/match/{ann.match}")
    expect(away(ann, "Bea")).to_have_count(0)

    give_up(ann)
    expect(bea.paragraph(f"{bea.called(fighter_of(ann))} se rinde.")).to_be_visible()

    first = ann.match
    assert (seats_of(ann), seats_of(bea)) == ([0], [1])
    ann.button("web-select-swap").click(no_wait_after=True)
    bea.button("web-select-swap").tap()
    await_match(ann, bea, after=first)
    assert (seats_of(ann), seats_of(bea)) == ([1], [0])  # both have asked: swapped once


def give_up(player: Player) -> None:
    player.menu.click()
    give_up = player.button("web-online-concede", player.dialog)
    give_up.click()
    expect(player.dialog).to_contain_text("wins it")
    give_up.click()
    expect(player.paragraph("You give up.")).to_be_visible()


def phrases(player: Player) -> Locator:
    return player.dialog.get_by_role("listitem").get_by_role("button")


def away(player: Player, name: str) -> Locator:
    return player.main.get_by_text(f"{name} has been away")


def line_of(player: Player) -> Any:
    """Their match, as a list of matches shows it to them."""
    return player.ask(f"/api/matches/{player.match}")


def seats_of(player: Player) -> list[int]:
    seats: list[int] = line_of(player)["yours"]
    return seats


def fighter_of(player: Player) -> str:
    line = line_of(player)
    return str(line["fighters"][line["yours"][0]])


def test_two_tabs_of_a_newcomer_are_one_person(server: Server, visit: Visit) -> None:
    ann, ben = visit(), visit()
    room = open_room(ann, "Ann", DICE)
    tabs = open_at_once(ben, server, room, "/api/catalogue/")
    for tab in tabs:
        expect(entrance(tab)).to_be_visible()
    take_place(tabs[0], "Ben")
    for tab in tabs:
        expect(ready_button(tab)).to_be_visible()
    make_ready(ann, ben)
    await_match(ann, ben)
    for tab in tabs:
        expect(tab.setup).to_be_visible()
        expect(watching(tab)).to_have_count(0)
    assert seats_of(ben) == [1]


def test_matches_begun_in_two_tabs_of_a_newcomer_belong_to_one_person(
    server: Server, visit: Visit
) -> None:
    player: Player = visit()
    begun = set()
    for tab in open_at_once(player, server, "/learn", "/api/matches?lang="):
        tab.page.wait_for_url("**/learn?match=*")
        begun.add(tab.page.url.rpartition("=")[2])
    listed = player.ask("/api/matches")
    assert len(begun) == 2 and {line["match"] for line in listed} == begun


def test_what_a_room_refuses(visit: Visit) -> None:
    """A name that is missing or taken, a full room, a wrong code, a link that leads nowhere."""
    ann, ben, eve = (visit() for _ in range(3))
    eve.expect("404", "WebSocket connection to")
    room = open_room(ann, "Ann", DICE)
    come_in = ben.button("web-online-join", entrance(ben))
    ben.open(room)
    come_in.click()
    expect(ben.alert).to_contain_text("Choose a name first")
    name_field(ben, entrance(ben)).fill("ann")
    come_in.click()
    expect(ben.alert).to_contain_text("already has this name")
    join(ben, room, "Ben")

    eve.open(room)
    expect(full(eve)).to_be_visible()
    make_ready(ann, ben)
    await_match(ann, ben, eve)
    eve.open(room)
    eve.link("web-online-watch").click()
    await_match(ann, eve)

    eve.open("/online")
    eve.field("web-online-code-field").fill("aaa-aaa")
    eve.button("web-online-code-go").click()
    expect(eve.alert).to_contain_text("No open room has this code")
    eve.open("/room/nowhere")
    expect(eve.lost).to_contain_text("There is no such room")


def test_an_expired_room(mortal: Server, visit: Visit) -> None:
    ann: Player = visit(house=mortal)
    ann.expect("410", "WebSocket connection to")
    room = open_room(ann, "Ann")
    with sqlite3.connect(mortal.database) as database:
        # That she has come is noted beside everything else, and must not be later than long ago.
        seen = "SELECT seen > created FROM rooms"
        wait_until(lambda: database.execute(seen).fetchone() == (1,))
        ann.open()
        database.execute("UPDATE rooms SET seen = '2000-01-01T00:00:00+00:00'")
    ann.open(room)
    expect(ann.lost).to_contain_text("This room has expired")
    ann.link("web-online-other-room").click()
    ann.page.wait_for_url("**/online")


def test_a_public_room_a_code_and_a_computer(visit: Visit) -> None:
    """By keyboard alone, as far as the room."""
    ann, ben = visit(), visit()
    page = ann.page
    ann.open("/online")
    name = name_field(ann, ann.form("web-online-open"))
    name.fill("Ann")
    page.get_by_role("switch").press("Space")
    name.press("Enter")
    ready_button(ann).wait_for()
    code = ann.region("web-online-invite").get_by_text(re.compile("^[A-Z0-9]{6}$")).inner_text()
    ben.open("/online")
    listed = ben.link("web-online-join-named", name="Ann")
    expect(listed).to_have_attribute("href", page.url.removeprefix(ann.address))
    ben.field("web-online-code-field").fill(code.lower())
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_url(page.url)

    ann.button("web-online-computer").click()
    computer = place(ann, 2, ann.say("web-select-computer"))
    ann.option("level-brawler", computer).click()
    ann.button("web-online-fighter-change", computer).click()
    ann.tile("maggot", ann.dialog).click()
    expect(computer.get_by_text("Maggot", exact=True)).to_be_visible()
    expect(full(ben)).to_be_visible()
    ann.button("web-online-clear-computer").click()
    expect(entrance(ben)).to_be_visible()
    ann.button("web-online-swap").click()
    expect(place(ann, 2, "Ann")).to_be_visible()


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_bars_the_way(visit: Visit, kind: type[Player]) -> None:
    """axe on every screen of online play."""
    ann, ben, eve = (visit(each) for each in (kind, kind, Player))
    found = {}

    def look_at(name: str, player: Player) -> None:
        found[name] = grave_faults(player.page)

    room = open_room(ann, "Ann", BLITZ, DICE)
    look_at("room", ann)
    eve.open("/online")
    look_at("online", eve)
    ben.open(room)
    look_at("join", ben)
    join(ben, room, "Ben")
    ben.button("web-online-fighter-change").click()
    look_at("fighters", ben)
    ben.page.keyboard.press("Escape")
    eve.open(room)
    look_at("full", eve)
    make_ready(ann, ben)
    await_match(ann, ben, eve)
    eve.setup.wait_for()
    look_at("draft", eve)
    play_together([ann, ben], lambda: ann.actions.count() > 0)
    look_at("match", ann)
    look_at("watched", eve)
    ann.button("web-online-say").click()
    look_at("phrases", ann)
    ann.page.keyboard.press("Escape")
    ben.open()
    away(ann, "Ben").wait_for()
    look_at("away", ann)
    assert not any(found.values()), found
