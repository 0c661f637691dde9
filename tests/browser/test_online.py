"""Two people with browsers of their own meet in a room, play, and meet again."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect
from server.people import wait_until
from server.servers import Server
from tiers import always

from browser.axe import grave_faults
from browser.conftest import Visit
from browser.meeting import (
    Ears,
    await_match,
    join,
    lose_line,
    make_ready,
    open_at_once,
    open_room,
    play_together,
    take_place,
)
from browser.player import Finger, Player
from browser.test_coming_back import GONE
from browser.towers import Tower
from browser.visitors import LAPTOP
from knockdown import content

pytestmark = pytest.mark.once
OFFLINE = "ERR_INTERNET_DISCONNECTED"
KINDS = always(Player, Finger)
MENU = ".match .menu button"
AGAIN = "text=Rematch"


class Three(NamedTuple):
    """Two who play, and one who watches."""

    ann: Player
    ben: Player
    eve: Player


def play_past_a_tower(mortal: Server, visit: Visit) -> Three:
    """A line is lost, and the server killed in the middle of a tower; a third browser watches."""
    ann, ben, eve = visit(house=mortal), visit(house=mortal), visit(house=mortal, window=LAPTOP)
    for each in (ann, ben, eve):
        each.expect(GONE, OFFLINE, "403")
    ears, towers = Ears(eve), {one: Tower(one) for one in (ann, ben)}
    room = open_room(ann, "Ann", "tower")
    join(ben, room, "Ben")
    eve.open(room)
    expect(eve.page.locator("#room-full")).to_be_visible()
    make_ready(ann, ben)
    await_match(ann, ben, eve)

    play_together([ann, ben], lambda: ann.page.locator(".match .acts").count() > 0)
    lose_line(ben)
    play_together([ann, ben], lambda: any(map(is_building, (ann, ben))))
    tower = towers[ann if is_building(ann) else ben]
    tower.until_building()
    mortal.kill()
    for each in (ann, ben, eve):
        expect(each.page.locator(".offline")).to_be_visible()
    tower.frame = None
    mortal.start()
    for each in (ann, ben, eve):
        expect(each.page.locator(".offline")).to_be_hidden()
    tower.wait(lambda: tower.frame is not None, "the tower did not come back")
    tower.until_building()
    tower.drop_one()  # goes on with it
    tower.claim()
    tower.wait(lambda: tower.judged is not None, "nobody judges the tower")
    looks_on(eve, ears)
    return Three(ann, ben, eve)


@pytest.mark.alone  # a tower is built in ten real seconds
def test_a_match_between_two_browsers(mortal: Server, visit: Visit) -> None:
    ann, ben, eve = play_past_a_tower(mortal, visit)
    play_together([ann, ben], lambda: is_at_the_table(ann))
    give_up(ann)
    expect(ben.page.locator("h1")).to_have_text("You win!")
    sees_the_end(eve)
    expect(eve.page.locator(".why")).to_have_text(f"{fighter_of(ann, 'en')} gives up.")


@pytest.mark.alone
@pytest.mark.slow  # minutes
def test_a_whole_match_between_two_browsers(mortal: Server, visit: Visit) -> None:
    ann, ben, eve = play_past_a_tower(mortal, visit)
    first = ann.match
    play_together([ann, ben])  # all other towers are lost on time
    assert sorted(one.page.locator("h1").inner_text() == "YOU WIN!" for one in (ann, ben)) == [
        False,
        True,
    ]
    sees_the_end(eve)
    ann.page.locator(AGAIN).click()
    expect(ann.page.locator(".place.mine.ready")).to_be_visible()
    expect(ben.page.locator(".asked")).to_contain_text("Ann")
    ben.page.get_by_text("Swap sides").click()
    expect(ben.page.locator(".place.mine.ready")).to_be_visible()
    expect(ann.page.locator(".place.mine:not(.ready)")).to_be_visible()
    make_ready(ann)
    await_match(ann, ben, after=first)


def is_at_the_table(player: Player) -> bool:
    """Asked for a decision, with nothing in front of the table."""
    return player.look().what == "decide" and player.page.locator(MENU).is_visible()


def is_building(player: Player) -> bool:
    return player.page.locator(".table.yours").count() > 0


def looks_on(eve: Player, ears: Ears) -> None:
    """A spectator sees no secret and is asked nothing."""
    expect(eve.page.locator(".watching")).to_be_visible()
    assert eve.look().what != "decide"
    expect(eve.page.locator(".say")).to_have_count(0)
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


def sees_the_end(eve: Player) -> None:
    """Going on from what she has seen at her own pace."""
    assert eve.play().what == "over"
    assert "decide" not in eve.seen
    expect(eve.page.locator(AGAIN)).to_have_count(0)


def test_clocks_phrases_and_giving_up(visit: Visit) -> None:
    """On a phone and at a desk, in two languages."""
    ann, bea = visit(), visit(Finger, "es")
    room = open_room(ann, "Ann", "blitz", "dice")
    join(bea, room, "Bea")
    make_ready(ann, bea)
    await_match(ann, bea)
    play_together([ann, bea], lambda: ann.page.locator(".match .acts").count() > 0)
    timers = ann.page.locator("[role=timer]")
    expect(timers).to_have_count(2)
    expect(ann.page.locator(".timer.running")).to_have_count(1)
    running = ann.page.locator(".timer.running")
    expect(running).not_to_have_text(running.inner_text())

    ann.page.keyboard.press("t")
    ann.page.get_by_role("dialog").locator("ul button").first.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".bubble")).to_contain_text("Good luck!")
    expect(bea.page.locator(".bubble")).to_contain_text("¡Buena suerte!")
    bea.page.locator(".say").tap()
    bea.page.get_by_role("dialog").get_by_role("switch").tap()
    expect(bea.page.get_by_role("dialog").locator("ul button:enabled")).to_have_count(0)
    bea.page.keyboard.press("Escape")

    bea.open()
    expect(ann.page.locator(".gone")).to_contain_text("Bea has been away")
    expect(ann.page.locator(".gone button")).to_have_count(0)
    bea.open(f"/match/{ann.match}")
    expect(ann.page.locator(".gone")).to_have_count(0)

    give_up(ann)
    expect(bea.page.locator(".why")).to_have_text(f"{fighter_of(ann, 'es')} se rinde.")

    first = ann.match
    assert (seats_of(ann), seats_of(bea)) == ([0], [1])
    swap = ".over .ways .bar >> nth=1"
    ann.page.locator(swap).click(no_wait_after=True)
    bea.page.locator(swap).tap()
    await_match(ann, bea, after=first)
    assert (seats_of(ann), seats_of(bea)) == ([1], [0])  # both have asked: swapped once


def give_up(player: Player) -> None:
    player.page.locator(MENU).click()
    player.page.get_by_role("dialog").locator(".bar", has_text="Give up").click()
    expect(player.page.get_by_role("dialog")).to_contain_text("wins it")
    player.page.get_by_role("dialog").locator("footer .bar").last.click()
    expect(player.page.locator(".why")).to_have_text("You give up.")


def line_of(player: Player) -> Any:
    """Their match, as a list of matches shows it to them."""
    return player.ask(f"/api/matches/{player.match}")


def seats_of(player: Player) -> list[int]:
    seats: list[int] = line_of(player)["yours"]
    return seats


def fighter_of(player: Player, lang: str) -> str:
    line, library = line_of(player), content.load()
    key = line["fighters"][line["yours"][0]]
    (found,) = (each for each in library.book.fighters if each.key == key)
    return library.fighter_name(found, lang)


def test_two_tabs_of_a_newcomer_are_one_person(server: Server, visit: Visit) -> None:
    ann, ben = visit(), visit()
    room = open_room(ann, "Ann", "dice")
    tabs = open_at_once(ben, server, room, "**/api/catalogue/*")
    for tab in tabs:
        expect(tab.locator("#room-join")).to_be_visible()
    take_place(tabs[0], "Ben")
    for tab in tabs:
        expect(tab.locator("button.ready")).to_be_visible()
    make_ready(ann, ben)
    await_match(ann, ben)
    for tab in tabs:
        expect(tab.locator(".draft")).to_be_visible()
        expect(tab.locator(".watching")).to_have_count(0)
    assert seats_of(ben) == [1]


def test_matches_begun_in_two_tabs_of_a_newcomer_belong_to_one_person(
    server: Server, visit: Visit
) -> None:
    player: Player = visit()
    begun = set()
    for tab in open_at_once(player, server, "/learn", "**/api/matches?lang=*"):
        tab.wait_for_url("**/learn?match=*")
        begun.add(tab.url.rpartition("=")[2])
    listed = player.ask("/api/matches")
    assert len(begun) == 2 and {line["match"] for line in listed} == begun


def test_what_a_room_refuses(visit: Visit) -> None:
    """A name that is missing or taken, a full room, a wrong code, a link that leads nowhere."""
    ann, ben, eve = (visit() for _ in range(3))
    eve.expect("404", "WebSocket connection to")
    room = open_room(ann, "Ann", "dice")
    page, alert = ben.page, ben.page.get_by_role("alert")
    ben.open(room)
    page.locator(".middle form button").click()
    expect(alert).to_contain_text("Choose a name first")
    page.locator(".middle form input").fill("ann")
    page.locator(".middle form button").click()
    expect(alert).to_contain_text("already has this name")
    join(ben, room, "Ben")

    eve.open(room)
    expect(eve.page.locator("#room-full")).to_have_text("Both places are taken")
    make_ready(ann, ben)
    await_match(ann, ben, eve)
    eve.open(room)
    eve.page.get_by_text("Watch the match").click()
    await_match(ann, eve)

    eve.open("/online")
    eve.page.locator(".find form input").fill("aaa-aaa")
    eve.page.locator(".find form button").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("No open room has this code")
    eve.open("/room/nowhere")
    expect(eve.page.locator(".lost h1")).to_contain_text("There is no such room")


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
    expect(ann.page.locator(".lost h1")).to_contain_text("This room has expired")
    ann.page.get_by_text("Open or find a room").click()
    ann.page.wait_for_url("**/online")


def test_a_public_room_a_code_and_a_computer(visit: Visit) -> None:
    """By keyboard alone, as far as the room."""
    ann, ben = visit(), visit()
    page = ann.page
    ann.open("/online")
    page.locator("form.open input[type=text]").fill("Ann")
    page.locator("form.open input[role=switch]").press("Space")
    page.locator("form.open input[type=text]").press("Enter")
    page.locator("button.ready").wait_for()
    code = page.locator(".code b").inner_text()
    ben.open("/online")
    line = ben.page.locator("li", has_text="Ann")
    expect(line.locator("a")).to_have_attribute("href", page.url.removeprefix(ann.address))
    ben.page.locator(".find form input").fill(code.lower())
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_url(page.url)

    page.get_by_text("Let a computer play").click()
    page.locator('.place:not(.mine) label:has(input[value="brawler"])').click()
    page.locator(".place:not(.mine) .bar", has_text="Change the fighter").click()
    page.locator('dialog [data-fighter="maggot"]').click()
    expect(page.locator(".place:not(.mine) .fighter")).to_have_text("Maggot")
    expect(ben.page.locator("#room-full")).to_be_visible()
    page.get_by_text("Send the computer away").click()
    expect(ben.page.locator("#room-join")).to_be_visible()
    page.get_by_text("Swap places").click()
    expect(page.locator(".seat.right .place.mine")).to_be_visible()


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_bars_the_way(visit: Visit, kind: type[Player]) -> None:
    """axe on every screen of online play."""
    ann, ben, eve = (visit(each) for each in (kind, kind, Player))
    found = {}

    def look_at(name: str, player: Player) -> None:
        found[name] = grave_faults(player.page)

    room = open_room(ann, "Ann", "blitz", "dice")
    look_at("room", ann)
    eve.open("/online")
    look_at("online", eve)
    ben.open(room)
    look_at("join", ben)
    join(ben, room, "Ben")
    ben.page.locator(".place.mine .bar").first.click()
    look_at("fighters", ben)
    ben.page.keyboard.press("Escape")
    eve.open(room)
    look_at("full", eve)
    make_ready(ann, ben)
    await_match(ann, ben, eve)
    eve.page.locator(".draft").wait_for()
    look_at("draft", eve)
    play_together([ann, ben], lambda: ann.page.locator(".match .acts").count() > 0)
    look_at("match", ann)
    look_at("watched", eve)
    ann.page.locator(".say").click()
    look_at("phrases", ann)
    ann.page.keyboard.press("Escape")
    ben.open()
    ann.page.locator(".gone").wait_for()
    look_at("away", ann)
    assert not any(found.values()), found
