"""7.1 The Knockdown Test as the page shows it, built with a real mouse."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Visit
from browser.keyboard import Typist
from browser.player import Player, Sight
from browser.towers import (
    PERSON,
    ROOKIE,
    SHARED,
    Tower,
    at_a_tower,
    before_a_call,
    begun,
    brought,
)
from playwright.sync_api import expect

import knockdown

pytestmark = pytest.mark.once


@pytest.mark.alone  # 7.1: in ten real seconds
def test_a_tower_is_built_with_the_mouse(visit: Visit) -> None:
    player: Player = visit()
    tower = Tower(player)
    at_a_tower(player, 3)
    tower.start()
    tower.build()
    expect(player.page.locator(".tower li.met")).to_have_count(4)
    tower.claim()
    verdict = player.await_sight(lambda sight: sight.what == "verdict")
    assert tower.judged["passed"], tower.judged
    expect(player.page.locator(".verdict")).to_contain_text(tower.judged["text"])
    player.act(verdict.answers[0])
    player.decide(2)
    expect(player.page.locator(".test")).to_have_count(0)


def test_a_tower_is_lost_on_time(visit: Visit) -> None:
    player: Player = visit()
    tower = Tower(player)
    at_a_tower(player, 2)
    tower.start()
    clock = player.page.get_by_role("timer")
    expect(clock).to_have_class(re.compile("late"), timeout=30_000)
    player.await_sight(lambda sight: sight.what == "verdict")
    expect(clock).to_have_text("0.0")
    assert not tower.judged["passed"] and tower.judged["reason"] == "time-up"
    expect(player.page.locator(".verdict")).to_contain_text(tower.judged["text"])
    sight = player.play(lambda sight: sight.what in {"round", "over"})
    assert sight.what in {"round", "over"}


@pytest.mark.alone
def test_a_tower_is_built_with_keys(visit: Visit) -> None:
    player: Typist = visit(Typist)
    tower = Tower(player)
    at_a_tower(player, 2)
    tower.start()
    tower.key_two()
    player.press("d")
    player.await_sight(lambda sight: sight.what == "verdict")
    assert tower.judged["passed"], tower.judged


def test_the_computer_is_seen_building(visit: Visit) -> None:
    player: Player = visit()
    tower = Tower(player)
    at_a_tower(player, 4, against=ROOKIE)
    player.act(player.await_sight(lambda sight: sight.what == "start").answers[0])
    tower.wait(lambda: tower.frame["held"] >= 0, "the computer takes no cube")
    expect(player.page.locator(".table.yours")).to_have_count(0)
    player.await_sight(lambda sight: sight.what == "verdict")
    expect(player.page.locator(".verdict")).to_contain_text(tower.judged["text"])


def test_a_tower_at_the_table(visit: Visit) -> None:
    """The page counts, people build with their own cubes and say what became of it."""
    player: Player = visit()
    player.open(f"/match/{begun(player, SHARED, knockdown='table', seed=8)}")

    def is_after(sight: Sight) -> bool:
        return "table" in player.seen and sight.what in {"decide", "round"}

    assert player.play(is_after).what == "decide"
    expect(player.page.locator(".test")).to_have_count(0)


def test_the_odds_of_a_computer_at_the_table_are_told(visit: Visit) -> None:
    """It has no hands there: how likely it stands is said before the verdict, and decides."""
    player: Player = visit()
    record, caller = before_a_call("table")
    seats = (PERSON, ROOKIE) if caller == 0 else (ROOKIE, PERSON)
    text = knockdown.format_match(record)
    player.open(f"/match/{brought(player, text, len(record.moves), seats)}")
    player.page.locator('[data-option="test"]').first.click()
    expect(player.page.locator(".odds .told")).to_contain_text(re.compile(r"\d+ % of cases"))
    verdict = player.await_sight(lambda sight: sight.what == "verdict")
    expect(player.page.locator(".verdict")).to_contain_text(re.compile(r"\d+ % of cases"))
    player.act(verdict.answers[0])
    expect(player.page.locator(".test")).to_have_count(0)
